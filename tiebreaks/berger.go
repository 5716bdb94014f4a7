package tiebreaks

import "wallchart/model"

var sb = &TieBreak{
	Code: "SB", Name: "Sonneborn-Berger", Also: []string{"Neustadtl", "Sonneborn", "SONNEBORNBERGER"},
	Rule: "FIDE C.07 (March 2026) 9.1; US Chess 34E8", For: Players, Rules: true, Type: C, Format: Quarters, Takes: ModCut | ModForfeits,
	Doc: "For every round the points made times the opponent's score, added up. C1 leaves out the least significant value, that of the " +
		"opponent with the lowest score; P counts forfeited games as played.",
	Each: func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}

var berger = &TieBreak{
	Code: "BERGER", Name: "Berger", Also: []string{"Berg", "Berg."},
	Rule: "Sydney Academy of Chess", For: Players, Rules: true, Type: C, Format: Quarters, Home: "plain",
	Doc:  "For every round the points made times the opponent's score, added up: the Sonneborn-Berger, with scores as they stand.",
	Each: func(t *Tally) { t.addBerger(model.GamePoints, model.GamePoints) },
}

// addBerger adds the opponent's score of one kind times the points of another
// kind made against it.
func (t *Tally) addBerger(theirs, ours model.ScoreKind) {
	o := t.score(theirs, false)
	made := t.score(ours, false)
	cells := t.Cells(t.Who)
	ms := o.meetings(t.Who, t.Use.Forfeits)
	for n := range ms {
		m := &ms[n]
		got := cells[m.round].Points(ours)
		memo := m.nothing
		if m.opponent < 0 {
			switch {
			case t.Rules.OwnDrawn:
				got = made.draw
			case t.Rules.OwnNothing:
				memo = true
			}
		}
		t.Add(Part{Round: m.round + 1, Opponent: m.opponent, Term: times(Of(got), Of(m.score)), As: m.as, Why: m.why,
			rank: Of(m.score), voluntary: m.voluntary, fixed: memo, Memo: memo})
	}
}
