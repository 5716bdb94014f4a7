package ui

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
)

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
	if d.draw, d.err = draw.New(st.Event, st.Section, drawOptions(st.Event, st.Section, round)); d.err == nil {
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
