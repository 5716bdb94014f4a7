package ui

import (
	"errors"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// whyNoPairing says what stands in the way of the next round.
func (a *App) whyNoPairing() string {
	return a.whyNot(arbiter.WhyNotNext)
}

// whyNot says why something cannot be done with the section, "" when it can.
func (a *App) whyNot(ask func(*model.Section) error) string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	return refusal(ask(a.state.Section))
}

// refusal is an error as a sentence, "" for none.
func refusal(err error) string { return controls.Sentences(words.Err(err)) }

func (a *App) pairWords() string {
	if a.whyNoSection() != "" {
		return words.Say("cmd.round.pair")
	}
	return words.Say("cmd.round.pair.number", draw.Next(a.state.Section))
}

// pairNext pairs the next round.
func (a *App) pairNext() {
	a.makeRound(arbiter.Asked{Round: draw.Next(a.state.Section)})
}

// makeRound makes a round off the window's thread and enters it as one change,
// unless the event has moved on meanwhile.
func (a *App) makeRound(ask arbiter.Asked) {
	t, s := a.state.Event, a.state.Section
	a.inBackground(words.Say("pair.busy", ask.Round), func(cancel <-chan struct{}) func() {
		ask.Cancel = cancel
		m, err := arbiter.MakeRound(t, s, ask)
		return func() { a.enterMade(t, ask.Round, m, err) }
	})
}

// enterMade enters a round that was made from the event t, or says why there is
// none.
func (a *App) enterMade(t *model.Tournament, round int, m *arbiter.Made, err error) {
	if err != nil {
		if !errors.Is(err, pairing.ErrCancelled) {
			a.sayImpossible(t, round, err)
		}
		return
	}
	if a.enterFrom(t, m.Change) {
		a.onRounds().turnTo(m.Number)
		if m.Seats != nil {
			a.status.say(words.Err(m.Seats))
		}
	}
}

// enterFrom makes a change to the event that it was thought of for, and tells
// whether it was made: not when the event has moved on.
func (a *App) enterFrom(t *model.Tournament, change func(*model.Tournament) (journal.Change, error)) bool {
	if a.state.Event != t {
		a.status.say(words.Say("pair.moved"))
		return false
	}
	c, err := change(t)
	if err != nil {
		a.status.say(refusal(err))
		return false
	}
	return a.Do(c) == nil
}

// unpair removes the last round; its results stay in the log and undo brings
// them back.
func (a *App) unpair() { _ = a.Do(arbiter.RemoveLast(a.state.Section)) }
