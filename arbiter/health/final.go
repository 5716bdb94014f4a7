package health

import (
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/phrase"
)

// final looks whether the groups of a final still say who is in it and with how many points: a result of one may have been corrected.
func (h *look) final() {
	f := h.s.Final
	if f == nil {
		return
	}
	var groups []*model.Section
	for _, id := range f.Groups {
		g := h.t.Section(id)
		if g == nil {
			return // is not there any more, and nobody can say
		}
		groups = append(groups, g)
	}
	all, err := pair.Qualifiers(h.t, groups, pair.Final{First: f.First, Next: f.Next, Carry: f.Carry, Seed: f.Seed})
	if err != nil {
		return // a group goes on, or has a tie that somebody settled elsewhere
	}
	here := map[model.Seat]*model.Player{}
	for i := range h.s.Players {
		if p := &h.s.Players[i]; p.Origin.Section != 0 {
			here[p.Origin] = p
		}
	}
	var in, out, other []phrase.Text
	var facts []any
	for _, q := range all {
		seat := model.Seat{Section: q.Group.ID, Player: q.Player.ID}
		p := here[seat]
		delete(here, seat)
		switch {
		case p == nil:
			in, facts = append(in, phrase.Verbatim(q.Player.Name+" ("+q.Group.Name+")")), append(facts, seat.Section, seat.Player)
		case q.Carried != carried(h.s, p.ID):
			other, facts = append(other, phrase.Verbatim(p.Name+" "+q.Carried.Fraction())), append(facts, p.ID, int(q.Carried))
		}
	}
	for i := range h.s.Players {
		if p := &h.s.Players[i]; here[p.Origin] == p {
			out, facts = append(out, phrase.Verbatim(p.Name)), append(facts, p.ID)
		}
	}
	switch {
	case len(in)+len(out) > 0:
		h.add("final-groups", Doubt, Place{}, phrase.New("By the groups as they are now others would be in this final: %s in place of %s. Make "+
			"the final again, or let it stand.", orNobody(in), orNobody(out)), facts...)
	case len(other) > 0:
		h.add("final-groups", Doubt, Place{}, phrase.New("By the groups as they are now these would begin the final with other points: %s. "+
			"Correct the points, or let them stand.", named(other)), facts...)
	}
}

func orNobody(who []phrase.Text) phrase.Text {
	if len(who) == 0 {
		return phrase.New("nobody")
	}
	return named(who)
}

// carried are the points with which somebody began.
func carried(s *model.Section, who model.ID) (points model.Points) {
	for _, a := range s.Adjustments {
		if a.Who == who && a.Carried > 0 {
			points += a.Games
		}
	}
	return points
}
