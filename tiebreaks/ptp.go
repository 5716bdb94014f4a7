package tiebreaks

import "wallchart/model"

var ptp = &TieBreak{
	Code: "PTP", Name: "Perfect tournament performance", Also: []string{"Perfect performance"},
	Rule: "FIDE C.07 (March 2026) 10.3", For: Players, Type: D, Format: Whole, Takes: ModUnrated,
	Doc: "The lowest rating whose expected score against the opponents met over the board, by the rating table without its cut at 400, " +
		"reaches the score made; without any points, 800 below the weakest opponent.",
	Remark: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		if len(o.ratings) == 0 {
			t.addRatings()
			t.Undefined("no game over the board against a rated player")
			return
		}
		v := o.ptp()
		t.addRatings()
		for k := range t.Parts {
			p := &t.Parts[k]
			if p.Memo {
				continue
			}
			p.Memo = true
			p.Why = t.lineOf(v - int(p.Value()/One))
		}
		why := "the lowest rating expected to score " + model.Points(o.halves).Fraction()
		if o.halves == 0 {
			why = "no points: 800 below the weakest opponent"
		}
		t.Add(Part{Opponent: -1, Term: amount(Value(v) * One), As: "performance", Why: why})
	},
}
