package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var ks = &TieBreak{
	Code: "KS", Name: phrase.New("Koya"), Also: []string{"Koya system"},
	Short: phrase.New("Koya"),
	Rule:  []Source{fide("9.2")}, For: Both, Type: C, Format: Halves, Takes: ModLimit | ModScore,
	Doc: phrase.New("The points scored against opponents with at least half of the points that could be had. L+1, L-2 " +
		"move that limit by so many half points. Forfeits count against the scheduled opponent. Made for an all-play-all."),
	Each: func(t *Tally) {
		k := t.Kind()
		s := t.score(k, false)
		limit2 := t.koyaMost(s) + 2*model.Points(t.Use.Limit)*model.Half
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Opponent < 0 || c.Outcome == model.Pending {
				continue
			}
			p := Part{Round: r + 1, Opponent: c.Opponent, Term: amount(Of(c.Points(k)))}
			if carried := t.carried(c.Opponent); carried != 0 {
				p.Why = t.saidCarried(s.own[c.Opponent], carried)
			}
			if own := s.own[c.Opponent]; 2*own < limit2 {
				p.Memo, p.Why = true, phrase.New("opponent's score %s is below the limit %s", t.num(own), half(limit2))
			}
			t.Add(p)
		}
	},
}

// koyaMost is the most points a participant can have: a win in every round, in
// an all-play-all in as many as the busiest participant had opponents.
func (w *Work) koyaMost(s *score) model.Points {
	if w.most < 0 {
		w.most = w.Sheet.Rounds
		if w.Sheet.Predetermined {
			w.most = 0
			for i := range w.Sheet.Lines {
				n := 0
				for r := range w.Cells(i) {
					if w.Cells(i)[r].Opponent >= 0 {
						n++
					}
				}
				w.most = max(w.most, n)
			}
		}
	}
	return s.win * model.Points(w.most)
}

// half writes half of an amount of points, which may be a quarter.
func half(p model.Points) phrase.Decimal { return (Of(p) / 2).said() }
