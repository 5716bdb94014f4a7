package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var oppcum = &TieBreak{
	Code: "OPPCUM", Name: phrase.New("Cumulative of Opposition"),
	Short: phrase.New("Opp. cum."),
	Also:  []string{"O", "Opposition Cumulative", "Opponents Cumulative", "Cum. Opp."},
	Rule:  []Source{usChess("34E9")}, For: Both, Type: C, Format: Halves, Home: "us", Takes: ModHalfByes | ModRulebook | ModScore,
	Doc: phrase.New("The Cumulatives of the opponents played, added up. As SwissSys prints it, half-point byes are " +
		"not deducted from them (H0); R or H1 deducts them."),
	Each: func(t *Tally) {
		half := t.Use.R || t.Use.HalfByes == "1"
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			v := t.cumulativeOf(c.Opponent, t.Kind(), half)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(v), rank: v})
		}
	},
}

// cumulativeOf is the Cumulative of an opponent.
func (w *Work) cumulativeOf(i int, k model.ScoreKind, half bool) Value {
	var run, sum model.Points
	cells := w.Cells(i)
	for r := range cells {
		run += cells[r].Points(k)
		sum += run - deducted(&cells[r], k, half)
	}
	return Of(sum)
}
