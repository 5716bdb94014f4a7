package people

import (
	"errors"
	"strings"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// add makes a participant of what was typed into the empty last line: of a name,
// with a rating and a club behind it if need be, or of anything else that is known
// first. Who has no name yet is in the section, and the line says so.
func (s *Players) add(col int, text string) error {
	sec, f := s.st.Section, s.fields[col]
	var p model.Player
	if f.ID == "name" {
		name, rating, club, err := roster.Person(text)
		if err != nil {
			return err
		}
		if name == "" {
			return errors.New(words.Say("people.noName"))
		}
		p.Name, p.Club = name, club
		if p.Rating = rating; !sec.Team() {
			p.Rating = 0
			s.st.Event.Ratings(sec).Put(&p, rating)
		}
	} else {
		if strings.TrimSpace(text) == "" {
			return nil
		}
		if !f.begins() {
			return errors.New(words.Say("people.notInLast", f.heading()))
		}
		if err := f.set(&p, text); err != nil {
			return err
		}
	}
	c := entries.AddPlayer(s.st.Event, sec, p, 0)
	if sec.Team() {
		c = entries.AddTeam(sec, model.Team{Entry: p.Entry, Strength: p.Rating})
	}
	if err := s.host.Do(c); err != nil {
		return err
	}
	s.who.Everybody()
	if p.Name == "" {
		s.host.Say(words.Say("people.nameless.say", s.st.Section.Participants()))
	}
	return nil
}

// refuse says why a cell cannot be typed into.
func (s *Players) refuse(row, col int, _ table.Ref, _ rune) bool {
	t := s.Grid.Table()
	switch {
	case t.Rows[row].Cells[col].Editable:
		return false
	case s.at(row) == 0:
		s.host.Say(words.Say("people.notInLast", t.Columns[col].Title))
	default:
		s.host.Say(words.Say("people.notTyped", t.Columns[col].Title))
	}
	return true
}

// removePeople removes participants as one step. Those who have played stay: they
// can be withdrawn, which is offered.
func (o *Dialogs) removePeople(s *model.Section, who []model.ID) {
	if len(who) == 0 {
		o.Say(words.Say("people.nobodyMarked"))
		return
	}
	var changes []journal.Change
	var gone, stay []string
	var staying []model.ID
	why := ""
	for _, id := range who {
		c := entries.Remove(s, id)
		e, _ := s.Entry(id)
		if _, err := c.Apply(o.Now().Event); err != nil {
			stay, staying, why = append(stay, typing.NameOf(e)), append(staying, id), words.Err(err)
			continue
		}
		gone, changes = append(gone, typing.NameOf(e)), append(changes, c)
	}
	if len(changes) > 0 {
		c := steps.OneStep(phrase.Count(len(changes), "Remove %d from the list", "Remove %d from the list"), changes)
		_ = typing.WhenMade(o.Do(c), func() {
			o.Say(words.Say("people.removed", words.FirstFew(gone)))
			o.askWithdrawal(s, staying, stay, why)
		})
		return
	}
	o.askWithdrawal(s, staying, stay, why)
}

// askWithdrawal offers to withdraw those who cannot be removed, if there are any.
func (o *Dialogs) askWithdrawal(s *model.Section, who []model.ID, names []string, why string) {
	if len(who) == 0 {
		return
	}
	next := len(s.Rounds) + 1
	from := next
	var changes []journal.Change
	var none error // why somebody cannot be withdrawn
	for _, id := range who {
		if e, _ := s.Entry(id); e.Withdrawn > 0 && e.Withdrawn <= next {
			continue
		}
		first, err := entries.Leaves(s, id, next)
		if err != nil {
			none = err
			continue
		}
		changes, from = append(changes, entries.Withdraw(s, id, first)), first // the same of all: it is the section's
	}
	text := words.Say("people.stay", words.FirstFew(names), from)
	wording := words.Say("people.withdrawThem", from)
	switch {
	case len(changes) == 0 && none != nil:
		text, wording = why+"\n"+controls.Sentence(words.Err(none)), ""
	case len(changes) == 0:
		text, wording = words.Say("people.stayGone", words.FirstFew(names)), ""
	case len(names) == 1:
		text = why + "\n" + words.Say("people.stayOne", from)
	}
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(o.Canvas(), words.Say("people.stayTitle"), container.NewVScroll(l), wording, words.Say("dialog.cancel"))
	d.Confirm = func() error {
		return o.Do(steps.OneStep(phrase.New("Withdraw %d from round %d on", len(changes), from), changes))
	}
	o.Ask(d, style.Sentence, nil)
}
