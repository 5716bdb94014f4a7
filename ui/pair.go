package ui

import (
	"errors"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/draw"
)

// whyNoPairing says what stands in the way of the next round.
func (a *App) whyNoPairing() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	s := a.state.Section
	if n := len(s.Rounds); n > 0 {
		if open := s.Rounds[n-1].Open(); len(open) > 0 && draw.Next(s) > n {
			return say("pair.open", n, boards(open))
		}
	}
	if len(s.Entries()) < 2 {
		return say("pair.nobody")
	}
	if s.Planned > 0 && draw.Next(s) > s.Planned {
		return say("pair.finished", s.Planned)
	}
	if _, err := draw.System(s, ""); err != nil {
		return err.Error() + "."
	}
	return ""
}

// boards lists board numbers in words, the first few of many.
func boards(open []int) string {
	text := ""
	for i, b := range open {
		switch {
		case i == 5:
			return text + say("pair.more", len(open)-i)
		case i > 0:
			text += ", "
		}
		text += say("pair.board", b)
	}
	return text
}

func (a *App) pairWords() string {
	if a.whyNoSection() != "" {
		return say("cmd.round.pair")
	}
	return say("cmd.round.pair.number", draw.Next(a.state.Section))
}

// pairNext pairs the next round off the window's thread and enters it as one
// change, unless the event has moved on meanwhile.
func (a *App) pairNext() {
	t, s := a.state.Event, a.state.Section
	d, err := draw.New(t, s, draw.Options{})
	if err != nil {
		a.tell(say("pair.title"), err.Error())
		return
	}
	a.inBackground(say("pair.busy", d.Field.Round, d.Engine.Name), func(cancel <-chan struct{}) func() {
		r, err := d.Make(pairing.Options{Cancel: cancel})
		return func() {
			switch {
			case errors.Is(err, pairing.ErrCancelled):
			case err != nil:
				a.tell(say("pair.title"), err.Error())
			case a.state.Event != t:
				a.status.say(say("pair.moved"))
			default:
				a.enterRound(s, d.Field.Round, d.Pairings(r))
			}
		}
	})
}

func (a *App) enterRound(s *model.Section, round int, ps []model.Pairing) {
	var c journal.Change = journal.AddRound{Section: s.ID, Round: round, Pairings: ps}
	if round <= len(s.Rounds) {
		c = journal.ReplacePairings{Section: s.ID, Round: round, Pairings: ps}
	}
	if a.Do(c) == nil {
		a.show("rounds")
	}
}

func (a *App) whyNoUnpairing() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	if len(a.state.Section.Rounds) == 0 {
		return say("pair.noRound")
	}
	return ""
}

// unpair removes the last round; its results stay in the log and undo brings
// them back.
func (a *App) unpair() {
	s := a.state.Section
	_ = a.Do(journal.RemoveRound{Section: s.ID, Round: len(s.Rounds)})
}

// drawn remembers what the system makes of a round, so that moving from board
// to board does not pair it each time.
type drawn struct {
	event *model.Tournament
	round int
	draw  *draw.Draw
	made  *pairing.Round
	err   error
}

// of pairs the round anew with its reasons.
func (d *drawn) of(st State, round int) {
	if d.event == st.Event && d.round == round {
		return
	}
	*d = drawn{event: st.Event, round: round}
	if d.draw, d.err = draw.New(st.Event, st.Section, draw.Options{Round: round}); d.err == nil {
		d.made, d.err = d.draw.Make(pairing.Options{Explain: true})
	}
}

// explain says in the panel why the two of the chosen board meet; of two chosen
// boards, why their first participants do not.
func (s *roundScreen) explain() {
	why := s.app.why
	why.hint(s.st)
	row, _, ok := s.grid.Selected()
	p := s.at(row)
	if !ok || p == nil || len(s.st.Section.Entries()) > explainMost {
		return
	}
	why.clear()
	first, _ := s.st.Section.Entry(p.Sides[0])
	second, _ := s.st.Section.Entry(p.Sides[1])
	if p.IsBye() {
		why.paragraph(first.Name+": "+p.Outcomes[0].String(), true)
	} else {
		why.paragraph(first.Name+" – "+second.Name, true)
	}
	s.drawn.of(s.st, s.round)
	if s.drawn.err != nil {
		why.paragraph(s.drawn.err.Error(), false)
	} else {
		s.reasons(p)
	}
	if rows := s.grid.SelectedRows(); len(rows) == 2 {
		s.whyNot(s.at(rows[0]), s.at(rows[1]))
	}
	why.moves(s.st)
	why.done()
}

// explainMost is how large a field may be for its round to be paired anew while
// somebody walks from board to board.
const explainMost = 400

func (s *roundScreen) reasons(p *model.Pairing) {
	why, d := s.app.why, &s.drawn
	pair, opponent := d.draw.Find(d.made, p.Sides[0])
	switch {
	case pair == nil && p.IsBye():
	case pair == nil || d.draw.Field.Players[opponent].ID != p.Sides[1]:
		why.paragraph(say("pair.byHand", d.draw.Engine.Name), false)
		if pair != nil {
			x, _ := s.st.Section.Entry(p.Sides[0])
			why.paragraph(say("pair.instead", x.Name, d.draw.Field.Players[opponent].Name), false)
		}
	default:
		for _, r := range pair.Why {
			why.paragraph(r.Text, false)
			if r.Rule != "" {
				why.small(r.Rule)
			}
		}
	}
	if p.IsBye() {
		for _, n := range d.made.Notes {
			why.paragraph(n.Text, false)
		}
	}
	why.small(d.draw.Engine.Name + " · " + d.draw.Engine.Rule)
}

// whyNot says why the first participants of two boards do not meet.
func (s *roundScreen) whyNot(a, b *model.Pairing) {
	d := &s.drawn
	if a == nil || b == nil || d.err != nil || d.draw.Engine.WhyNot == nil {
		return
	}
	index := func(id model.ID) int {
		for i := range d.draw.Field.Players {
			if d.draw.Field.Players[i].ID == id {
				return i
			}
		}
		return -1
	}
	i, j := index(a.Sides[0]), index(b.Sides[0])
	if i < 0 || j < 0 {
		return
	}
	reasons, err := d.draw.Engine.WhyNot(d.draw.Field, i, j, pairing.Options{Explain: true})
	if err != nil {
		return
	}
	players := d.draw.Field.Players
	s.app.why.paragraph(say("pair.whyNot", players[i].Name, players[j].Name), true)
	for _, r := range reasons {
		s.app.why.paragraph(r.Text, false)
	}
}
