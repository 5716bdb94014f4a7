package tiebreaks

import "wallchart/model"

var cumulative = &TieBreak{
	Code: "CUMULATIVE", Name: "Cumulative", Also: []string{"C", "Cumul"},
	Rule: "US Chess 34E3", For: Both, Type: B, Format: Halves, Home: "us", Takes: ModHalfByes | ModScore,
	Doc: "The running score after every round, added up, less one for each full-point bye or forfeit win. Half-point byes are deducted " +
		"as ½ (H1, the usual reading) or not (H0, as in Michigan).",
	Each: func(t *Tally) { t.addCumulative(t.Who, t.Kind(), t.Use.HalfByes != "0") },
}

var adjcum = &TieBreak{
	Code: "ADJCUM", Name: "Adjusted Cumulative", Also: []string{"Adj. Cumulative"},
	Rule: "WinTD", For: Both, Type: B, Format: Halves, Home: "us", Takes: ModScore,
	Doc: "The running score after every round, added up, each unplayed point left out from the round it was given in. WinTD's manual " +
		"names it and does not define it; this is our reading.",
	Each: func(t *Tally) {
		var run model.Points
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Unplayed() {
				run += c.Points(t.Kind())
			}
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.num(run), Amount: Of(run), As: "played"})
		}
	},
}

var oppcum = &TieBreak{
	Code: "OPPCUM", Name: "Cumulative of Opposition", Also: []string{"O", "Opposition Cumulative", "Opponents Cumulative", "Cum. Opp."},
	Rule: "US Chess 34E9", For: Both, Type: C, Format: Halves, Home: "us", Takes: ModHalfByes | ModRulebook | ModScore,
	Doc: "The Cumulatives of the opponents played, added up. As SwissSys prints it, half-point byes are not deducted from them (H0); " +
		"R or H1 deducts them.",
	Each: func(t *Tally) {
		half := t.Use.R || t.Use.HalfByes == "1"
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			v := t.cumulativeOf(c.Opponent, t.Kind(), half)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.text(Trim, v), Amount: v, As: "played", rank: v})
		}
	},
}

// addCumulative adds the running scores and what is deducted from them.
func (t *Tally) addCumulative(i int, k model.ScoreKind, half bool) {
	var run model.Points
	cells := t.Cells(i)
	for r := range cells {
		c := &cells[r]
		run += c.Points(k)
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.num(run), Amount: Of(run), As: "played"})
	}
	for r := range cells {
		if d := deducted(&cells[r], k, half); d != 0 {
			t.Add(Part{Round: r + 1, Opponent: -1, Text: t.num(-d), Amount: -Of(d), As: "deducted", Why: cells[r].Outcome.String() + ": not won by playing"})
		}
	}
}

// deducted is what a round takes off a Cumulative.
func deducted(c *model.Cell, k model.ScoreKind, half bool) model.Points {
	if !c.Outcome.Unplayed() || c.Outcome == model.HalfBye && !half {
		return 0
	}
	return c.Points(k)
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
