package tiebreaks

import "wallchart/model"

var bh = &TieBreak{
	Code: "BH", Name: "Buchholz", Also: []string{"Bucholz", "Buchholtz", "SOS"},
	Rule: "FIDE C.07 (March 2026) 8.1", For: Both | SwissOnly, Type: C, Format: Halves,
	Takes: ModCut | ModMedian | ModForfeits | ModScore,
	Doc: "The sum of the opponents' scores. How an opponent's and one's own unplayed rounds count is the rule set of the section. " +
		"C1 leaves out the least significant value, M1 the least and the most significant, P counts forfeited games as played.",
	Each: func(t *Tally) { t.addOpponents(t.Kind(), false) },
}

// addOpponents adds the opponents' scores.
func (t *Tally) addOpponents(k model.ScoreKind, fore bool) {
	t.score(k, fore).meetings(t.Who, t.Use.Forfeits, func(m met) {
		t.Add(Part{Round: m.round + 1, Opponent: m.opponent, Text: t.num(m.score), Amount: Of(m.score), As: m.as, Why: m.why,
			rank: Of(m.score), voluntary: m.voluntary, fixed: m.nothing || m.fixed, Memo: m.nothing})
	})
}
