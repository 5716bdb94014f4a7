package ui

import (
	"errors"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/ui/words"
)

// whyNoPairing says what stands in the way of the next round.
func (a *App) whyNoPairing() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	s := a.state.Section
	if n := draw.Next(s) - 1; n > 0 && !timetabled(s, n+1) {
		if open := s.Rounds[n-1].Open(); len(open) > 0 {
			return words.Say("pair.open", n, boards(open))
		}
	}
	if len(s.Entries()) < 2 {
		return words.Say("pair.nobody")
	}
	if why := whyNameless(s); why != "" {
		return why
	}
	if last := lastRound(s); last > 0 && draw.Next(s) > last {
		return words.Say("pair.finished", last)
	}
	if _, err := draw.System(s, ""); err != nil {
		return words.Err(err) + "."
	}
	return ""
}

// lastRound is the last round that can be paired; 0 when nothing says.
func lastRound(s *model.Section) int {
	table, err := draw.Table(s)
	switch {
	case err != nil:
		return s.Planned
	case draw.PlayOff(s):
		return len(table) + 1
	}
	return len(table)
}

// timetabled tells whether a round stands in a table and waits for no result.
func timetabled(s *model.Section, round int) bool {
	table, err := draw.Table(s)
	return err == nil && round <= len(table)
}

// boards lists board numbers in words, the first few of many.
func boards(open []int) string {
	text := ""
	for i, b := range open {
		switch {
		case i == 5:
			return text + words.Say("pair.more", len(open)-i)
		case i > 0:
			text += ", "
		}
		text += words.Say("pair.board", b)
	}
	return text
}

func (a *App) pairWords() string {
	if a.whyNoSection() != "" {
		return words.Say("cmd.round.pair")
	}
	return words.Say("cmd.round.pair.number", draw.Next(a.state.Section))
}

// pairNext pairs the next round off the window's thread and enters it as one
// change, unless the event has moved on meanwhile.
func (a *App) pairNext() {
	t, s := a.state.Event, a.state.Section
	round := draw.Next(s)
	a.inBackground(words.Say("pair.busy", round), func(cancel <-chan struct{}) func() {
		m := makeRound(t, s, round, nil, cancel)
		return func() { a.enterMade(t, m) }
	})
}

// enterMade enters a round that was made from the event t, or says why there is
// none.
func (a *App) enterMade(t *model.Tournament, m made) {
	switch {
	case errors.Is(m.err, pairing.ErrCancelled):
	case m.err != nil:
		a.sayImpossible(t, m)
	case a.state.Event != t:
		a.status.say(words.Say("pair.moved"))
	default:
		if a.Do(m.withSystem(m.change())) == nil {
			a.onRounds().turnTo(m.round)
			if m.seats != nil {
				a.status.say(words.Err(m.seats))
			}
		}
	}
}

// unpair removes the last round; its results stay in the log and undo brings
// them back.
func (a *App) unpair() {
	s := a.state.Section
	_ = a.Do(journal.RemoveRound{Section: s.ID, Round: len(s.Rounds)})
}
