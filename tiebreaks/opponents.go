package tiebreaks

import "wallchart/model"

// addOpponents adds the opponents' scores.
func (t *Tally) addOpponents(k model.ScoreKind, fore bool) {
	ms := t.score(k, fore).meetings(t.Who, t.Use.Forfeits)
	for n := range ms {
		m := &ms[n]
		t.Add(Part{Round: m.round + 1, Opponent: m.opponent, Term: amount(Of(m.score)), Why: m.why,
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
		t.Add(Part{Round: m.round + 1, Opponent: m.opponent, Term: times(Of(got), Of(m.score)), Why: m.why,
			rank: Of(m.score), voluntary: m.voluntary, fixed: memo, Memo: memo})
	}
}
