package ui

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// halfRightWords are what the command is called: it takes the right to half-point byes away, or gives it back.
func halfRightWords(lacking bool) string {
	if lacking {
		return words.Say("people.halfright.back")
	}
	return words.Say("cmd.round.halfright")
}

func (o *office) halfRightWords() string {
	s := o.Now().Section
	return halfRightWords(s != nil && arbiter.LacksHalfByeRight(s, o.marked()...))
}

// whyNoHalfRight says why the right cannot be taken from who is marked.
func (o *office) whyNoHalfRight() string {
	if why := o.Now().WhyNobody(); why != "" {
		return why
	}
	if _, err := arbiter.HalfByeRight(o.Now().Section, false, o.marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// turnHalfRight takes the right to half-point byes from those who are marked, or gives it back where all of them lack it.
func (o *office) turnHalfRight() {
	s := o.Now().Section
	o.halfRight(s, arbiter.LacksHalfByeRight(s, o.marked()...), o.marked()...)
}

func (o *office) halfRight(s *model.Section, has bool, who ...model.ID) {
	c, err := arbiter.HalfByeRight(s, has, who...)
	if err == nil {
		err = o.Do(c)
	}
	if err != nil {
		o.Say(words.Err(err))
	}
}
