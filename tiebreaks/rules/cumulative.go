package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	CUMULATIVE us: 5.0 2.0 2.5 1.5
var CUMULATIVE = &tiebreaks.TieBreak{
	Code: "CUMULATIVE", Name: phrase.New("Cumulative"), Also: []string{"C", "Cumul"},
	Short: phrase.New("Cum."),
	Rule:  []tiebreaks.Source{usChess("34E3")}, For: tiebreaks.Both, Type: tiebreaks.B, Format: tiebreaks.Halves, RuleSet: "us",
	Takes: tiebreaks.ModHalfByes | tiebreaks.ModScore,
	Doc: phrase.New("The running score after every round, added up, less one for each full-point bye or forfeit win. " +
		"Half-point byes are deducted as ½ (H1, the usual reading) or not (H0, as in Michigan)."),
	Reach: tiebreaks.ByOwn,
	Each:  func(t *tiebreaks.Tally) { addCumulative(t, t.Who, t.Kind(), t.Use.HalfByes != "0") },
}

// addCumulative adds the running scores and what is deducted from them.
func addCumulative(t *tiebreaks.Tally, i int, k model.ScoreKind, half bool) {
	var run model.Points
	cells := t.Cells(i)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(run))})
	}
	for r := range cells {
		if d := deducted(&cells[r], k, half); d != 0 {
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: -1, Term: tiebreaks.Amount(-tiebreaks.Of(d)),
				Why: phrase.New("%s: not won by playing", cells[r].Outcome)})
		}
	}
}
