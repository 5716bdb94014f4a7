package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var cumulative = &TieBreak{
	Code: "CUMULATIVE", Name: phrase.New("Cumulative"), Also: []string{"C", "Cumul"},
	Short: phrase.New("Cum."),
	Rule:  []Source{usChess("34E3")}, For: Both, Type: B, Format: Halves, Home: "us", Takes: ModHalfByes | ModScore,
	Doc: phrase.New("The running score after every round, added up, less one for each full-point bye or forfeit win. " +
		"Half-point byes are deducted as ½ (H1, the usual reading) or not (H0, as in Michigan)."),
	Reach: ByOwn,
	Each:  func(t *Tally) { t.addCumulative(t.Who, t.Kind(), t.Use.HalfByes != "0") },
}

// addCumulative adds the running scores and what is deducted from them.
func (t *Tally) addCumulative(i int, k model.ScoreKind, half bool) {
	var run model.Points
	cells := t.Cells(i)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(run))})
	}
	for r := range cells {
		if d := deducted(&cells[r], k, half); d != 0 {
			t.Add(Part{Round: r + 1, Opponent: -1, Term: amount(-Of(d)), Why: phrase.New("%s: not won by playing", cells[r].Outcome)})
		}
	}
}
