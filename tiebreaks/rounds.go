package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// met is one round of a participant as tie-breaks over opponents see it: the
// opponent, real or standing in, and what was made against it.
type met struct {
	Round     int          // 0-based
	Opponent  int          // sheet index, -1 = a dummy
	Score     model.Points // the opponent's score in the sums
	made      model.Points // points made, of the same kind of score
	Why       phrase.Worded
	Voluntary bool
	Nothing   bool // adds nothing and is no candidate for a cut
}

// Meetings are the rounds of i that count in a sum over opponents. With
// forfeits (modifier P) a forfeited game counts as played. They are found once
// and kept, because many tie-breaks ask for them.
func (s *Score) Meetings(i int, forfeits bool) []met {
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
func (s *Score) meet(i int, forfeits bool, k int) {
	cells := s.w.Cells(i)
	for r := range cells {
		c := &cells[r]
		m := met{Round: r, Opponent: c.Opponent, made: s.got(i, r)}
		switch {
		case c.Outcome == model.Rest, c.Outcome == model.Pending && !s.drawn(c, r),
			c.Opponent < 0 && s.w.Sheet.Predetermined: // no dummies in an all-play-all: C.07 15.2
			continue
		case c.Opponent >= 0 && (!s.unplayed(c, r) || forfeits):
			m.Score, m.Why = s.Adjusted[c.Opponent], s.Why[c.Opponent]
			switch {
			case s.drawn(c, r):
				m.Why = lastDrawn
			case !c.Outcome.Played():
				m.Why = forfeitPlayed
			}
		default:
			s.standIn(i, &m, c)
		}
		s.mets[k] = append(s.mets[k], m)
	}
}

// standIn finds who stands in for the opponent of an unplayed round.
func (s *Score) standIn(i int, m *met, c *model.Cell) {
	w := s.w
	m.Opponent, m.Voluntary = -1, c.Outcome.Voluntary()
	own := s.Own[i]
	what, article := c.Outcome, w.Rules.Article
	switch w.Rules.Own {
	case Nothing:
		m.Nothing, m.Why = true, phrase.New("%s: no opponent", what)
	case Zero:
		m.Why = phrase.New("%s: an opponent with 0 (%s)", what, article)
	case DummyOwn:
		m.Score = own
		m.Why = phrase.New("%s: a dummy with the own score %s (%s)", what, w.Num(own), article)
	case DummyCapped:
		limit := s.Draw * model.Points(w.Sheet.Rounds)
		if c.Opponent >= 0 {
			limit = s.Adjusted[c.Opponent]
		}
		m.Score = min(own, limit)
		switch {
		case limit >= own:
			m.Why = phrase.New("%s: a dummy with the own score %s (%s)", what, w.Num(own), article)
		case c.Opponent >= 0:
			m.Why = phrase.New("%s: a dummy with the own score %s, at most the scheduled opponent's score %s (%s)",
				what, w.Num(own), w.Num(limit), article)
		default:
			m.Why = phrase.New("%s: a dummy with the own score %s, at most a draw in every round %s (%s)",
				what, w.Num(own), w.Num(limit), article)
		}
	case Virtual:
		before := model.Points(0)
		for r := range m.Round {
			before += s.got(i, r)
		}
		left := model.Points(w.Sheet.Rounds - 1 - m.Round)
		m.Score = before + s.Win - m.made + s.Draw*left
		draws := phrase.Count(int(left), "%d draw", "%d draws")
		if s.Draw != model.Half {
			draws = phrase.Count(int(left), "%d draw at %s", "%d draws at %s", int(left), s.Draw.Fraction())
		}
		m.Why = phrase.New("%s: a virtual opponent with %s before the round, %s in it, then %s (%s)",
			what, w.Num(before), w.Num(s.Win-m.made), draws, article)
	}
}
