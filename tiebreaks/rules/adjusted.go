package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// addUSAT adds game points × adjusted match score for each match played.
func addUSAT(t *tiebreaks.Tally) {
	for r := range t.Cells(t.Who) {
		c := &t.Cells(t.Who)[r]
		switch {
		case c.Outcome.Unplayed():
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(0), Memo: true,
				Why: phrase.New("%s: an own unplayed round adds nothing", c.Outcome)})
		case c.Outcome.Played() && c.Opponent >= 0:
			score, why := byesHalved(t, c.Opponent)
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Why: why, Term: tiebreaks.Times(tiebreaks.Of(c.Games), tiebreaks.Of(score))})
		}
	}
}

// byesHalved is a team's match score with every unplayed round as a drawn
// match, and how it came about. The tie-break is made for 1, ½, 0; where a won
// match gives twice a drawn one, whatever that is, the score is brought to it.
func byesHalved(t *tiebreaks.Tally, team int) (model.Points, phrase.Worded) {
	s := t.DrawnScore()
	score, why := s.Adjusted[team], s.Why[team]
	if s.Win != model.One && s.Win == 2*s.Draw && s.Win > 0 {
		score = score * model.One / s.Win
		if why == nil {
			why = phrase.New("%s match points", t.Num(s.Adjusted[team]))
		}
		why = phrase.New("%s, with a won match as 1: %s", why, t.Num(score))
	}
	return score, why
}
