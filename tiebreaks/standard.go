package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var std = &TieBreak{
	Code: "STD", Name: phrase.New("Standard points"), Also: []string{"Standard score"},
	Short: phrase.New("Std."),
	Rule:  []Source{fideNew}, For: Both, Type: B, Format: Halves, Takes: ModScore,
	Doc: phrase.New("1 for every round in which more was scored than the opponent did, ½ for as much; without a " +
		"game, 1, ½ or 0 for an award of more than, as much as, less than a draw (so a double forfeit gives nobody " +
		"anything). For events that give 3 points for a win."),
	Reach: ByOpponents,
	Each: func(t *Tally) {
		k := t.Kind()
		for r := range t.Cells(t.Who) {
			c := &t.Cells(t.Who)[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			other := t.DrawWorth(k)
			if c.Opponent >= 0 && c.Outcome.Played() {
				other = t.Cells(c.Opponent)[r].Points(k)
			}
			p := Part{Round: r + 1, Opponent: c.Opponent, Term: amount(0), Why: unplayedNote(c)}
			switch own := c.Points(k); {
			case own > other:
				p.Term = amount(One)
			case own == other:
				p.Term = amount(One / 2)
			}
			t.Add(p)
		}
	},
}
