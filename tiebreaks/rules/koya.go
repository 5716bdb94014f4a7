package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	KS fide2026: 1.0 0.0 0.5 0.0   9.2: the limit is half of 3 points, moved by half points
//	KS/L+1 fide2026: 1.0 0.0 0.5 0.0
//	KS/L+2 fide2026: 0.0 0.0 0.5 0.0
//	KS/L-1 fide2026: 1.5 0.0 0.5 0.5
var KS = &tiebreaks.TieBreak{
	Code: "KS", Name: phrase.New("Koya"), Also: []string{"Koya system"},
	Short: phrase.New("Koya"),
	Rule:  []tiebreaks.Source{fide("9.2")}, For: tiebreaks.Both, Type: tiebreaks.C, Format: tiebreaks.Halves,
	Takes: tiebreaks.ModLimit | tiebreaks.ModScore,
	Doc: phrase.New("The points scored against opponents with at least half of the points that could be had. L+1, L-2 " +
		"move that limit by so many half points. Forfeits count against the scheduled opponent. Made for an all-play-all."),
	Each: func(t *tiebreaks.Tally) {
		k := t.Kind()
		s := t.Score(k, false)
		limit2 := koyaMost(t.Work, s) + 2*model.Points(t.Use.Limit)*model.Half
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Opponent < 0 || c.Outcome == model.Pending {
				continue
			}
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(c.Points(k)))}
			if carried := t.Carried(c.Opponent); carried != 0 {
				p.Why = t.SaidCarried(s.Own[c.Opponent], carried)
			}
			if own := s.Own[c.Opponent]; 2*own < limit2 {
				p.Memo, p.Why = true, phrase.New("opponent's score %s is below the limit %s", t.Num(own), half(limit2))
			}
			t.Add(p)
		}
	},
}

// koyaMost is the most points a participant can have: a win in every round, in
// an all-play-all in as many as the busiest participant had opponents.
func koyaMost(w *tiebreaks.Work, s *tiebreaks.Score) model.Points {
	return s.Win * model.Points(tiebreaks.Once(w, koyaRounds{}, func() int {
		if !w.Sheet.Predetermined {
			return w.Sheet.Rounds
		}
		most := 0
		for i := range w.Sheet.Lines {
			n := 0
			for r := range w.Cells(i) {
				if w.Cells(i)[r].Opponent >= 0 {
					n++
				}
			}
			most = max(most, n)
		}
		return most
	}))
}

// koyaRounds is the key of the rounds of the busiest participant.
type koyaRounds struct{}

// half writes half of an amount of points, which may be a quarter.
func half(p model.Points) phrase.Decimal { return (tiebreaks.Of(p) / 2).Said() }
