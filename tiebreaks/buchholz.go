package tiebreaks

import "wallchart/model"

var bh = &TieBreak{
	Code: "BH", Name: "Buchholz", Also: []string{"Bucholz", "Buchholtz", "SOS"},
	Rule: "FIDE C.07 (March 2026) 8.1", For: Both | SwissOnly, Rules: true, Type: C, Format: Halves,
	Takes: ModCut | ModMedian | ModForfeits | ModScore,
	Doc: "The sum of the opponents' scores. How an opponent's and one's own unplayed rounds count is the rule set of the section. " +
		"C1 leaves out the least significant value, M1 the least and the most significant, P counts forfeited games as played.",
	Each: func(t *Tally) { t.addOpponents(t.Kind(), false) },
}

var fb = &TieBreak{
	Code: "FB", Name: "Fore Buchholz", Also: []string{"Forebuchholz"},
	Rule: "FIDE C.07 (March 2026) 8.3", For: Both | SwissOnly, Rules: true, Type: D, Format: Halves,
	Takes: ModCut | ModMedian | ModForfeits | ModScore,
	Doc:   "The Buchholz as if all games paired in the last round counted had been drawn: known before that round is played.",
	Each:  func(t *Tally) { t.addOpponents(t.Kind(), true) },
}

// addOpponents adds the opponents' scores.
func (t *Tally) addOpponents(k model.ScoreKind, fore bool) {
	ms := t.score(k, fore).meetings(t.Who, t.Use.Forfeits)
	for n := range ms {
		m := &ms[n]
		t.Add(Part{Round: m.round + 1, Opponent: m.opponent, Term: amount(Of(m.score)), As: m.as, Why: m.why,
			rank: Of(m.score), voluntary: m.voluntary, fixed: m.nothing, Memo: m.nothing})
	}
}

// buchholz is the uncut Buchholz of a participant.
func (w *Work) buchholz(i int, k model.ScoreKind, fore bool) Value {
	s := w.score(k, fore)
	if s.sums == nil {
		s.sums = make([]Value, w.N())
		for i := range s.sums {
			for _, m := range s.meetings(i, false) {
				s.sums[i] += Of(m.score)
			}
		}
	}
	return s.sums[i]
}
