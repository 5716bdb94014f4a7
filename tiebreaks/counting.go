package tiebreaks

import "wallchart/model"

// count adds 1 for every round of a kind.
func (t *Tally) count(yes func(c *model.Cell) bool) {
	cells := t.Cells(t.Who)
	for r := range cells {
		if c := &cells[r]; c.Outcome != model.Pending && yes(c) {
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(One), As: "played", Why: unplayedNote(c)})
		}
	}
}

func unplayedNote(c *model.Cell) string {
	if c.Outcome.Played() {
		return ""
	}
	return c.Outcome.String()
}
