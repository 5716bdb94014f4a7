package tiebreaks

import "wallchart/model"

// met is one round of a participant as tie-breaks over opponents see it: the
// opponent, real or standing in, and what was made against it.
type met struct {
	round     int          // 0-based
	opponent  int          // sheet index, -1 = a dummy
	score     model.Points // the opponent's score in the sums
	made      model.Points // points made, of the same kind of score
	as        string
	why       string
	voluntary bool
	nothing   bool // adds nothing and is no candidate for a cut
}

// meetings are the rounds of i that count in a sum over opponents. With
// forfeits (modifier P) a forfeited game counts as played. They are found once
// for everybody and kept, because many tie-breaks ask for them.
func (s *score) meetings(i int, forfeits bool) []met {
	k := 0
	if forfeits {
		k = 1
	}
	if s.ends[k] == nil {
		n := s.w.N()
		s.mets[k] = make([]met, 0, n*s.w.Sheet.Rounds)
		s.ends[k] = make([]int, n)
		for j := range n {
			s.meet(j, forfeits, k)
			s.ends[k][j] = len(s.mets[k])
		}
	}
	from := 0
	if i > 0 {
		from = s.ends[k][i-1]
	}
	return s.mets[k][from:s.ends[k][i]]
}

// meet finds the meetings of one participant.
func (s *score) meet(i int, forfeits bool, k int) {
	cells := s.w.Cells(i)
	for r := range cells {
		c := &cells[r]
		m := met{round: r, opponent: c.Opponent, made: s.got(i, r), as: "played"}
		switch {
		case c.Outcome == model.Rest, c.Outcome == model.Pending && !s.drawn(c, r),
			c.Opponent < 0 && s.w.Sheet.Predetermined: // no dummies in an all-play-all: C.07 15.2
			continue
		case c.Opponent >= 0 && (!s.unplayed(c, r) || forfeits):
			m.score, m.why = s.adj[c.Opponent], s.why[c.Opponent]
			switch {
			case s.drawn(c, r):
				m.as, m.why = "draw", "the last round counts as drawn, C.07 8.3"
			case !c.Outcome.Played():
				m.as, m.why = "forfeit", "a forfeited game counts as played"
			}
		default:
			s.standIn(i, &m, c)
		}
		s.mets[k] = append(s.mets[k], m)
	}
}

// standIn finds who stands in for the opponent of an unplayed round.
func (s *score) standIn(i int, m *met, c *model.Cell) {
	w := s.w
	m.opponent, m.voluntary, m.as = -1, c.Outcome.Voluntary(), "dummy"
	own := s.own[i]
	what := c.Outcome.String()
	switch w.Rules.Own {
	case Nothing:
		m.nothing, m.as, m.why = true, "nothing", what+": no opponent"
	case Zero:
		m.as, m.why = "zero", what+": an opponent with 0 ("+w.Rules.Article+")"
	case DummyOwn:
		m.score = own
		m.why = what + ": a dummy with the own score " + w.num(own) + " (" + w.Rules.Article + ")"
	case DummyCapped:
		limit, name := s.draw*model.Points(w.Sheet.Rounds), "a draw in every round"
		if c.Opponent >= 0 {
			limit, name = s.adj[c.Opponent], "the scheduled opponent's score"
		}
		m.score = min(own, limit)
		m.why = what + ": a dummy with the own score " + w.num(own)
		if limit < own {
			m.why += ", at most " + name + " " + w.num(limit)
		}
		m.why += " (" + w.Rules.Article + ")"
	case Virtual:
		before := model.Points(0)
		for r := range m.round {
			before += s.got(i, r)
		}
		left := model.Points(w.Sheet.Rounds - 1 - m.round)
		m.score = before + s.win - m.made + s.draw*left
		m.as = "virtual"
		draws := plural(int(left), "draw")
		if s.draw != model.Half {
			draws += " at " + s.draw.Fraction()
		}
		m.why = what + ": a virtual opponent with " + w.num(before) + " before the round, " + w.num(s.win-m.made) + " in it, then " +
			draws + " (" + w.Rules.Article + ")"
	}
}
