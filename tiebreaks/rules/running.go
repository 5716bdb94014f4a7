package rules

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// addProgress adds the running score of every round.
func addProgress(t *tiebreaks.Tally, k model.ScoreKind) {
	var run model.Points
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(run)), Why: unplayedNote(c)})
	}
}

// deducted is what a round takes off a Cumulative.
func deducted(c *model.Cell, k model.ScoreKind, half bool) model.Points {
	if !c.Outcome.Unplayed() || c.Outcome == model.HalfBye && !half {
		return 0
	}
	return c.Points(k)
}
