package people

import (
	"wallchart/arbiter/entries"
	"wallchart/model/journal"
	"wallchart/ui/kit/words"
)

// halfRightWords are what the command is called: it takes the right to half-point byes away, or gives it back.
func halfRightWords(lacking bool) string {
	if lacking {
		return words.Say("people.halfright.back")
	}
	return words.Say("cmd.round.halfright")
}

// HalfRightWords is what the command for it is called now.
func (o *Dialogs) HalfRightWords() string {
	s := o.Now().Section
	return halfRightWords(s != nil && entries.LacksHalfByeRight(s, o.Marked()...))
}

// WhyNoHalfRight says why the right cannot be taken from who is marked.
func (o *Dialogs) WhyNoHalfRight() string {
	if why := o.Now().WhyNobody(); why != "" {
		return why
	}
	if _, err := entries.HalfByeRight(o.Now().Section, false, o.Marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// TurnHalfRight takes the right to half-point byes from those who are marked, or gives it back where all of them lack it.
func (o *Dialogs) TurnHalfRight() {
	s := o.Now().Section
	o.made(entries.HalfByeRight(s, entries.LacksHalfByeRight(s, o.Marked()...), o.Marked()...))
}

// made makes a change that could be decided, or says why it could not.
func (o *Dialogs) made(c journal.Change, err error) {
	if err == nil && c != nil {
		err = o.Do(c)
	}
	if err != nil {
		o.Say(words.Err(err))
	}
}
