package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// count adds 1 for every round of a kind.
func count(t *tiebreaks.Tally, yes func(c *model.Cell) bool) {
	cells := t.Cells(t.Who)
	for r := range cells {
		if c := &cells[r]; c.Outcome != model.Pending && yes(c) {
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.One), Why: unplayedNote(c)})
		}
	}
}

// unplayedNote is what happened in a round without a game, nil for a game.
func unplayedNote(c *model.Cell) phrase.Worded {
	if c.Outcome.Played() {
		return nil
	}
	return c.Outcome
}
