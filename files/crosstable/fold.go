package crosstable

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
)

// One event may be printed several times: sorted by different tie-breaks, or as
// crosstable and wall chart. It becomes one section.

// fold takes a table in that prints a section again. The table that tells who had
// White is the one to keep.
func (r *Result) fold(old, s *model.Section, b *builder) {
	switch {
	case sameOrder(old, s):
		b.printed(old.ID, r)
	case coloured(s) && !coloured(old) && len(b.problems) == 0 && s.Boards == old.Boards && s.Primary == old.Primary:
		s.ID, s.Name = old.ID, old.Name
		complete(s, old)
		r.Tournament = r.Tournament.With(s)
		r.Printed = slices.DeleteFunc(r.Printed, func(p Printed) bool { return p.Section == s.ID })
		b.printed(s.ID, r)
	}
}

// coloured tells whether a section knows who had White.
func coloured(s *model.Section) bool {
	for _, r := range s.Rounds {
		if slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool { return !p.IsBye() && !p.NoColours }) {
			return true
		}
	}
	return false
}

// complete adds what only the other table says of the participants, and the list
// of tie-breaks.
func complete(s, old *model.Section) {
	players := map[string]model.Player{}
	for _, p := range old.Players {
		players[p.Name] = p
	}
	teams := map[string]model.Team{}
	for _, t := range old.Teams {
		teams[t.Name] = t
	}
	for i := range s.Players {
		p, o := &s.Players[i], players[s.Players[i].Name]
		p.Federation, p.Club = cmp.Or(p.Federation, o.Federation), cmp.Or(p.Club, o.Club)
		p.Title, p.State = cmp.Or(p.Title, o.Title), cmp.Or(p.State, o.State)
		p.Grade, p.NationalID = cmp.Or(p.Grade, o.Grade), cmp.Or(p.NationalID, o.NationalID)
	}
	for i := range s.Teams {
		t, o := &s.Teams[i], teams[s.Teams[i].Name]
		t.Federation, t.Club = cmp.Or(t.Federation, o.Federation), cmp.Or(t.Club, o.Club)
	}
	if len(s.Ranking.TieBreaks) == 0 {
		s.Ranking.TieBreaks = old.Ranking.TieBreaks
	}
}

// sameEvent tells whether two tables print the same results of the same people.
func sameEvent(a, b *model.Section) bool {
	return a.Kind == b.Kind && (sameOrder(a, b) || slices.Equal(signature(a), signature(b)))
}

// signature says of everybody, in order of names, what came of each round
// against whom: what two tables of one event share that differ in the order of
// rows and in what they tell of colours and numbers.
func signature(s *model.Section) []string {
	sh := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, len(s.Rounds))
	lines := make([]string, len(sh.Lines))
	for i := range sh.Lines {
		l := &sh.Lines[i]
		var b strings.Builder
		b.WriteString(l.Name)
		for _, c := range l.Cells {
			b.WriteString("\t" + string(c.Outcome.US()))
			if c.Opponent >= 0 {
				b.WriteString(sh.Lines[c.Opponent].Name)
			}
			if s.Team() && c.Outcome.Played() {
				b.WriteString(c.Games.Short())
			}
		}
		lines[i] = b.String()
	}
	slices.Sort(lines)
	return lines
}

// sameOrder tells the same of tables that also agree in the order of rows.
func sameOrder(a, b *model.Section) bool {
	same := func(p, q model.Player) bool {
		return p.Name == q.Name && p.Rating == q.Rating && p.NationalRating == q.NationalRating
	}
	sameTeam := func(p, q model.Team) bool { return p.Name == q.Name }
	sameRound := func(p, q model.Round) bool {
		return slices.EqualFunc(p.Pairings, q.Pairings, func(x, y model.Pairing) bool {
			return x.Sides == y.Sides && x.Outcomes == y.Outcomes && x.Score == y.Score
		})
	}
	return slices.EqualFunc(a.Players, b.Players, same) && slices.EqualFunc(a.Teams, b.Teams, sameTeam) &&
		slices.EqualFunc(a.Rounds, b.Rounds, sameRound)
}
