package tiebreaks

import "wallchart/model"

var ps = &TieBreak{
	Code: "PS", Name: "Progressive scores", Also: []string{"Progressive", "Sum of progressive scores", "Fortschritt"},
	Rule: "FIDE C.07 (March 2026) 7.5", For: Both, Type: B, Format: Halves, Takes: ModCut | ModScore,
	Doc:  "The running score after every round, added up. C1 leaves out the first round's, C2 the first two rounds'.",
	Each: func(t *Tally) { t.addProgress(t.Kind()) },
}

// addProgress adds the running score of every round.
func (t *Tally) addProgress(k model.ScoreKind) {
	var run model.Points
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(run)), As: "played", Why: unplayedNote(c)})
	}
}

func unplayedNote(c *model.Cell) string {
	if c.Outcome.Played() {
		return ""
	}
	return c.Outcome.String()
}
