package tiebreaks

import "wallchart/model"

// addProgress adds the running score of every round.
func (t *Tally) addProgress(k model.ScoreKind) {
	var run model.Points
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(run)), Why: unplayedNote(c)})
	}
}

// deducted is what a round takes off a Cumulative.
func deducted(c *model.Cell, k model.ScoreKind, half bool) model.Points {
	if !c.Outcome.Unplayed() || c.Outcome == model.HalfBye && !half {
		return 0
	}
	return c.Points(k)
}
