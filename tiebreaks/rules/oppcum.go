package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	OPPCUM us: 6.0 6.5 6.5 9.5
var OPPCUM = &tiebreaks.TieBreak{
	Code: "OPPCUM", Name: phrase.New("Cumulative of Opposition"),
	Short: phrase.New("Opp. cum."),
	Also:  []string{"O", "Opposition Cumulative", "Opponents Cumulative", "Cum. Opp."},
	Rule:  []tiebreaks.Source{usChess("34E9")}, For: tiebreaks.Both, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "us",
	Takes: tiebreaks.ModHalfByes | tiebreaks.ModRulebook | tiebreaks.ModScore,
	Doc: phrase.New("The Cumulatives of the opponents played, added up. As SwissSys prints it, half-point byes are " +
		"not deducted from them (H0); R or H1 deducts them."),
	Each: func(t *tiebreaks.Tally) {
		half := t.Use.R || t.Use.HalfByes == "1"
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			v := cumulativeOf(t.Work, c.Opponent, t.Kind(), half)
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(v), Rank: v})
		}
	},
}

// cumulativeOf is the Cumulative of an opponent.
func cumulativeOf(w *tiebreaks.Work, i int, k model.ScoreKind, half bool) tiebreaks.Value {
	var run, sum model.Points
	cells := w.Cells(i)
	for r := range cells {
		run += cells[r].Points(k)
		sum += run - deducted(&cells[r], k, half)
	}
	return tiebreaks.Of(sum)
}
