package rules

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// addOpponents adds the opponents' scores.
func addOpponents(t *tiebreaks.Tally, k model.ScoreKind, fore bool) {
	ms := t.Score(k, fore).Meetings(t.Who, t.Use.Forfeits)
	for n := range ms {
		m := &ms[n]
		t.Add(tiebreaks.Part{Round: m.Round + 1, Opponent: m.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(m.Score)), Why: m.Why,
			Rank: tiebreaks.Of(m.Score), Voluntary: m.Voluntary, Fixed: m.Nothing, Memo: m.Nothing})
	}
}

// buchholz is the uncut Buchholz of a participant.
func buchholz(w *tiebreaks.Work, i int, k model.ScoreKind, fore bool) tiebreaks.Value {
	s := w.Score(k, fore)
	return tiebreaks.Once(w, buchholzSums{s}, func() []tiebreaks.Value {
		sums := make([]tiebreaks.Value, w.N())
		for i := range sums {
			for _, m := range s.Meetings(i, false) {
				sums[i] += tiebreaks.Of(m.Score)
			}
		}
		return sums
	})[i]
}

// buchholzSums is the key of everybody's Buchholz in a score.
type buchholzSums struct{ *tiebreaks.Score }

// addBerger adds the opponent's score of one kind times the points of another
// kind made against it.
func addBerger(t *tiebreaks.Tally, theirs, ours model.ScoreKind) {
	o := t.Score(theirs, false)
	made := t.Score(ours, false)
	cells := t.Cells(t.Who)
	ms := o.Meetings(t.Who, t.Use.Forfeits)
	for n := range ms {
		m := &ms[n]
		got := cells[m.Round].Points(ours)
		memo := m.Nothing
		if m.Opponent < 0 {
			switch {
			case t.Rules.OwnDrawn:
				got = made.Draw
			case t.Rules.OwnNothing:
				memo = true
			}
		}
		t.Add(tiebreaks.Part{Round: m.Round + 1, Opponent: m.Opponent, Term: tiebreaks.Times(tiebreaks.Of(got), tiebreaks.Of(m.Score)),
			Why:  m.Why,
			Rank: tiebreaks.Of(m.Score), Voluntary: m.Voluntary, Fixed: memo, Memo: memo})
	}
}
