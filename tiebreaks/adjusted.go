package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// addUSAT adds game points × adjusted match score for each match played.
func (t *Tally) addUSAT() {
	for r := range t.Cells(t.Who) {
		c := &t.Cells(t.Who)[r]
		switch {
		case c.Outcome.Unplayed():
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(0), Memo: true,
				Why: phrase.New("%s: an own unplayed round adds nothing", c.Outcome)})
		case c.Outcome.Played() && c.Opponent >= 0:
			score, why := t.byesHalved(c.Opponent)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Why: why, Term: times(Of(c.Games), Of(score))})
		}
	}
}

// byesHalved is a team's match score with every unplayed round as a drawn
// match, and how it came about. The tie-break is made for 1, ½, 0; where a won
// match gives twice a drawn one, whatever that is, the score is brought to it.
func (t *Tally) byesHalved(team int) (model.Points, phrase.Worded) {
	s := t.drawnScore()
	score, why := s.adj[team], s.why[team]
	if s.win != model.One && s.win == 2*s.draw && s.win > 0 {
		score = score * model.One / s.win
		if why == nil {
			why = phrase.New("%s match points", t.num(s.adj[team]))
		}
		why = phrase.New("%s, with a won match as 1: %s", why, t.num(score))
	}
	return score, why
}
