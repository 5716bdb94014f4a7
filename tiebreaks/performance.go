package tiebreaks

import (
	"fmt"

	"wallchart/model"
)

var aro = &TieBreak{
	Code: "ARO", Name: "Average rating of opponents", Also: []string{"Average rating"},
	Rule: "FIDE C.07 (March 2026) 10.1", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModCut | ModMedian | ModUnrated,
	Doc: "The mean rating of the opponents met over the board, .5 up. C1 leaves out the lowest rating. When somebody met an unrated " +
		"opponent and no rating is announced (U1400), it is dropped for everybody.",
	Missing: unratedMet,
	Each:    func(t *Tally) { t.addRatings() },
}

var tpr = &TieBreak{
	Code: "TPR", Name: "Tournament performance rating", Also: []string{"Performance", "Rating performance", "Rp"},
	Rule: "FIDE C.07 (March 2026) 10.2", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc: "The mean rating of the opponents met over the board plus the difference that the rating table (B.02) gives for the score against " +
		"them. Games count 1, ½, 0 whatever the scoring.",
	Missing: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		t.addRatings()
		if n := len(o.ratings); n > 0 {
			p, d := o.percent(), difference(o.percent())
			t.Add(Part{Opponent: -1, Text: t.text(Whole, Value(d)*One), Amount: Value(d) * One, As: "rating table", After: true, fixed: true,
				Why: fmt.Sprintf("%s of %d is %d.%02d; rating table B.02: %d.%02d gives %+d", model.Points(o.halves).Fraction(), n, p/100, p%100, p/100, p%100, d)})
		}
	},
}

var ptp = &TieBreak{
	Code: "PTP", Name: "Perfect tournament performance", Also: []string{"Perfect performance"},
	Rule: "FIDE C.07 (March 2026) 10.3", For: Players, Type: D, Format: Whole, Takes: ModUnrated,
	Doc: "The lowest rating whose expected score against the opponents met over the board, by the rating table without its cut at 400, " +
		"reaches the score made; without any points, 800 below the weakest opponent.",
	Missing: unratedMet,
	Each: func(t *Tally) {
		var o otb
		t.overTheBoard(t.Who, t.Use.Unrated, &o)
		if len(o.ratings) == 0 {
			t.Undefined("no game over the board")
			return
		}
		v := o.ptp()
		t.addRatings()
		for k := range t.Parts {
			p := &t.Parts[k]
			p.Memo = true
			p.Why = t.lineOf(v - int(p.Amount/One))
		}
		why := "the lowest rating expected to score " + model.Points(o.halves).Fraction()
		if o.halves == 0 {
			why = "no points: 800 below the weakest opponent"
		}
		t.Add(Part{Opponent: -1, Text: t.text(Whole, Value(v)*One), Amount: Value(v) * One, As: "performance", Why: why})
	},
}

var apro = &TieBreak{
	Code: "APRO", Name: "Average performance rating of opponents", Also: []string{"Average of opponents' TPR"},
	Rule: "FIDE C.07 (March 2026) 10.4", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc:     "The mean of the tournament performance ratings (TPR) of the opponents met over the board, .5 up.",
	Missing: unratedMet,
	Each:    func(t *Tally) { t.addPerformances((*otb).tpr) },
}

var appo = &TieBreak{
	Code: "APPO", Name: "Average perfect performance of opponents", Also: []string{"Average of opponents' PTP"},
	Rule: "FIDE C.07 (March 2026) 10.5", For: Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc:     "The mean of the perfect tournament performances (PTP) of the opponents met over the board, .5 up.",
	Missing: unratedMet,
	Each:    func(t *Tally) { t.addPerformances((*otb).ptp) },
}

// addRatings adds the ratings of the opponents met over the board.
func (t *Tally) addRatings() {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		p := Part{Round: r + 1, Opponent: c.Opponent, As: "played", Why: t.ratingNote(c.Opponent)}
		p.rated(t, t.ratingOf(c.Opponent, t.Use.Unrated))
		t.Add(p)
	}
}

// addPerformances adds a performance of every opponent met over the board.
func (t *Tally) addPerformances(of func(*otb) int) {
	cells := t.Cells(t.Who)
	var o otb
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		t.overTheBoard(c.Opponent, t.Use.Unrated, &o)
		p := Part{Round: r + 1, Opponent: c.Opponent, As: "played"}
		p.rated(t, of(&o))
		t.Add(p)
	}
}
