package boards

import (
	"errors"
	"slices"
	"strings"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2/container"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/ui/explain"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
	"wallchart/ui/typing"
)

// Pairer makes, lays and examines rounds: what the window does with a round
// beside its boards.
type Pairer struct{ PairerHost }

// PairerHost is the window as the making of rounds sees it.
type PairerHost interface {
	explain.Host
	// Rounds shows the rounds and returns their screen.
	Rounds() *Rounds
	// Round is the one that the rounds screen shows, or would show.
	Round() int
	// Notify says something in the bar over the screen.
	Notify(section model.ID, x *notices.Notice)
	// Schools asks whether schools that look like one are, and does then what comes after the answer.
	Schools(all []entries.School, hint, do string, then func())
	// Work does what takes long off the window's thread, and then what it returns.
	Work(wording string, work func(cancel <-chan struct{}) (done func()))
}

// WhyNoPairing says what stands in the way of the next round.
func (p *Pairer) WhyNoPairing() string {
	return p.whyNot(func(s *model.Section) error {
		if pair.OneMore(s) { // which is asked about
			return nil
		}
		return pair.WhyNotNext(s)
	})
}

// whyNot says why something cannot be done with the section, "" when it can.
func (p *Pairer) whyNot(ask func(*model.Section) error) string {
	if why := p.Now().WhyNoSection(); why != "" {
		return why
	}
	return refusal(ask(p.Now().Section))
}

// refusal is an error as a sentence, "" for none.
func refusal(err error) string { return controls.Sentences(words.Err(err)) }

// PairWords is what the command for it is called now.
func (p *Pairer) PairWords() string {
	if p.Now().WhyNoSection() != "" {
		return words.Say("cmd.round.pair")
	}
	return words.Say("cmd.round.pair.number", draw.Next(p.Now().Section))
}

// PairNext pairs the next round, when it is known what becomes of those who have not come. One more than were announced is asked
// about.
func (p *Pairer) PairNext() {
	p.askSchools([]*model.Section{p.Now().Section}, func() { p.askNoShows([]*model.Section{p.Now().Section}, p.pairWith) })
}

// askSchools asks before a round is paired, where teammates are kept apart, whether schools that look like one are; and does then what
// comes after it.
func (p *Pairer) askSchools(sections []*model.Section, then func()) {
	var all []entries.School
	for _, s := range sections {
		if pair.WhyNotNext(s) != nil {
			continue
		}
		for _, x := range entries.Unjoined(p.Now().Event, s) {
			if !slices.ContainsFunc(all, func(o entries.School) bool { return o.Facts() == x.Facts() }) {
				all = append(all, x)
			}
		}
	}
	if all == nil {
		then()
		return
	}
	p.Schools(all, words.Say("schools.pair"), words.Say("pair.noShows.go"), then)
}

// askNoShows asks before a round is paired what becomes of those who lost a round by forfeit, or were left out of it, and have not
// come since; and does then what comes after it.
func (p *Pairer) askNoShows(sections []*model.Section, then func(entries.Fate)) {
	var said []string
	for _, s := range sections {
		if all := entries.NoShows(s); len(all) > 0 && pair.WhyNotNext(s) == nil {
			line := words.Text(entries.NoShowsSaid(s, all))
			if len(sections) > 1 {
				line = words.Say("pair.noShows.section", s.Name, line)
			}
			said = append(said, line)
		}
	}
	if said == nil {
		then(entries.Unasked)
		return
	}
	fates := controls.NewSelect([]string{words.Say("pair.noShows.leaveOut"), words.Say("pair.noShows.withdraw"),
		words.Say("pair.noShows.pair")}, nil)
	fates.SetSelectedIndex(0)
	l := controls.Wrapped(strings.Join(said, "\n"))
	d := controls.NewDialog(p.Canvas(), words.Say("pair.noShows.title"), container.NewBorder(nil, fates, nil, nil, container.NewVScroll(l)),
		words.Say("pair.noShows.go"), words.Say("dialog.cancel"))
	d.Of = fates
	d.Confirm = func() error {
		d.Close()
		then(entries.Fate(fates.SelectedIndex() + 1))
		return nil
	}
	p.Ask(d, style.Short, fates)
}

// pairWith pairs the next round, with what becomes of those who have not come.
func (p *Pairer) pairWith(noShows entries.Fate) {
	next := pair.Asked{Round: draw.Next(p.Now().Section), NoShows: noShows}
	if !pair.OneMore(p.Now().Section) {
		p.makeRound(next)
		return
	}
	next.More = true
	l := controls.Wrapped(words.Say("pair.more", p.Now().Section.PlannedRounds(), next.Round))
	d := controls.NewDialog(p.Canvas(), words.Say("pair.more.title"), l, words.Say("cmd.round.pair.number", next.Round),
		words.Say("dialog.cancel"))
	d.Confirm = func() error { p.makeRound(next); return nil }
	p.Ask(d, style.Sentence, nil)
}

// makeRound makes a round off the window's thread and enters it as one change,
// unless the event has moved on meanwhile.
func (p *Pairer) makeRound(ask pair.Asked) {
	t, s := p.Now().Event, p.Now().Section
	p.Work(words.Say("pair.busy", ask.Round), func(cancel <-chan struct{}) func() {
		ask.Cancel = cancel
		m, err := pair.MakeRound(t, s, ask)
		return func() { p.enterMade(t, ask.Round, m, err) }
	})
}

// enterMade enters a round that was made from the event t, or says why there is
// none.
func (p *Pairer) enterMade(t *model.Tournament, round int, m *pair.Made, err error) {
	if err != nil {
		if !errors.Is(err, pairing.ErrCancelled) {
			p.sayImpossible(t, round, err)
		}
		return
	}
	p.enterFrom(t, m.Change, func() {
		p.Rounds().TurnTo(m.Number)
		p.Notify(m.Section.ID, notices.Paired(m.Number))
		if m.Seats != nil {
			p.Say(words.Err(m.Seats))
		}
	})
}

// PairSections pairs the next round of every section, as one step, and says which were
// left and why.
func (p *Pairer) PairSections() {
	p.askSchools(p.Now().Event.Sections, func() { p.askNoShows(p.Now().Event.Sections, p.pairEverywhere) })
}

func (p *Pairer) pairEverywhere(noShows entries.Fate) {
	t := p.Now().Event
	p.Work(words.Say("pair.busy.sections"), func(cancel <-chan struct{}) func() {
		e, err := pair.PairEverywhere(t, noShows, cancel)
		return func() {
			if err == nil {
				p.enterFrom(t, e.Change, func() { p.tellSections(e) })
			}
		}
	})
}

// tellSections shows what came of pairing every section.
func (p *Pairer) tellSections(e *pair.Everywhere) {
	screen := p.Rounds()
	var sections []model.ID
	for _, m := range e.Made {
		sections = append(sections, m.Section.ID)
	}
	for _, m := range e.Made {
		p.Notify(m.Section.ID, notices.PairedWith(m.Number, sections))
		if m.Section.ID == p.Now().Section.ID {
			screen.TurnTo(m.Number)
		}
	}
	var said []string
	for _, text := range e.Words() {
		said = append(said, words.Text(text))
	}
	if len(said) > 0 {
		p.Tell(words.Say("pair.sections", len(e.Made)), strings.Join(said, "\n"))
		return
	}
	p.Say(words.Say("pair.sections", len(e.Made)))
}

// WhyNoSections says why it cannot be done, "" when it can.
func (p *Pairer) WhyNoSections() string {
	if why := p.Now().WhyNoEvent(); why != "" {
		return why
	}
	return refusal(pair.WhyNotAnywhere(p.Now().Event))
}

// enterFrom makes a change to the event that it was thought of for, and does then what comes after it: not when the event has moved on.
func (p *Pairer) enterFrom(t *model.Tournament, change func(*model.Tournament) (journal.Change, error), then func()) {
	if p.Now().Event != t {
		p.Say(words.Say("pair.moved"))
		return
	}
	c, err := change(t)
	if err != nil {
		p.Say(refusal(err))
		return
	}
	_ = typing.WhenMade(p.Do(c), then)
}

// Unpair removes the last round; its results stay in the log and undo brings
// them back.
func (p *Pairer) Unpair() { _ = p.Do(pair.RemoveLast(p.Now().Section)) }
