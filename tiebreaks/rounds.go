package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// met is one round of a participant as tie-breaks over opponents see it: the
// opponent, real or standing in, and what was made against it.
type met struct {
	round     int          // 0-based
	opponent  int          // sheet index, -1 = a dummy
	score     model.Points // the opponent's score in the sums
	made      model.Points // points made, of the same kind of score
	why       phrase.Worded
	voluntary bool
	nothing   bool // adds nothing and is no candidate for a cut
}

// meetings are the rounds of i that count in a sum over opponents. With
// forfeits (modifier P) a forfeited game counts as played. They are found once
// and kept, because many tie-breaks ask for them.
func (s *score) meetings(i int, forfeits bool) []met {
	k := 0
	if forfeits {
		k = 1
	}
	if s.spans[k] == nil {
		n := s.w.N()
		s.spans[k] = make([]span, n)
		if s.w.few == 0 {
			s.mets[k] = make([]met, 0, n*s.w.Sheet.Rounds)
		} else {
			s.mets[k] = make([]met, 0, s.w.few*s.w.Sheet.Rounds)
		}
	}
	at := &s.spans[k][i]
	if !at.found {
		from := len(s.mets[k])
		s.meet(i, forfeits, k)
		*at = span{from: from, to: len(s.mets[k]), found: true}
	}
	return s.mets[k][at.from:at.to:at.to]
}

// span is where the meetings of one participant stand.
type span struct {
	from, to int
	found    bool
}

var (
	lastDrawn     phrase.Worded = phrase.New("the last round counts as drawn, C.07 8.3")
	forfeitPlayed phrase.Worded = phrase.New("a forfeited game counts as played")
)

// meet finds the meetings of one participant.
func (s *score) meet(i int, forfeits bool, k int) {
	cells := s.w.Cells(i)
	for r := range cells {
		c := &cells[r]
		m := met{round: r, opponent: c.Opponent, made: s.got(i, r)}
		switch {
		case c.Outcome == model.Rest, c.Outcome == model.Pending && !s.drawn(c, r),
			c.Opponent < 0 && s.w.Sheet.Predetermined: // no dummies in an all-play-all: C.07 15.2
			continue
		case c.Opponent >= 0 && (!s.unplayed(c, r) || forfeits):
			m.score, m.why = s.adj[c.Opponent], s.why[c.Opponent]
			switch {
			case s.drawn(c, r):
				m.why = lastDrawn
			case !c.Outcome.Played():
				m.why = forfeitPlayed
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
	m.opponent, m.voluntary = -1, c.Outcome.Voluntary()
	own := s.own[i]
	what, article := c.Outcome, w.Rules.Article
	switch w.Rules.Own {
	case Nothing:
		m.nothing, m.why = true, phrase.New("%s: no opponent", what)
	case Zero:
		m.why = phrase.New("%s: an opponent with 0 (%s)", what, article)
	case DummyOwn:
		m.score = own
		m.why = phrase.New("%s: a dummy with the own score %s (%s)", what, w.num(own), article)
	case DummyCapped:
		limit := s.draw * model.Points(w.Sheet.Rounds)
		if c.Opponent >= 0 {
			limit = s.adj[c.Opponent]
		}
		m.score = min(own, limit)
		switch {
		case limit >= own:
			m.why = phrase.New("%s: a dummy with the own score %s (%s)", what, w.num(own), article)
		case c.Opponent >= 0:
			m.why = phrase.New("%s: a dummy with the own score %s, at most the scheduled opponent's score %s (%s)",
				what, w.num(own), w.num(limit), article)
		default:
			m.why = phrase.New("%s: a dummy with the own score %s, at most a draw in every round %s (%s)",
				what, w.num(own), w.num(limit), article)
		}
	case Virtual:
		before := model.Points(0)
		for r := range m.round {
			before += s.got(i, r)
		}
		left := model.Points(w.Sheet.Rounds - 1 - m.round)
		m.score = before + s.win - m.made + s.draw*left
		draws := phrase.Count(int(left), "%d draw", "%d draws")
		if s.draw != model.Half {
			draws = phrase.Count(int(left), "%d draw at %s", "%d draws at %s", int(left), s.draw.Fraction())
		}
		m.why = phrase.New("%s: a virtual opponent with %s before the round, %s in it, then %s (%s)",
			what, w.num(before), w.num(s.win-m.made), draws, article)
	}
}
