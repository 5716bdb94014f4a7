package rules

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// performances are everybody's performance ratings by the ±400 rule.
type performances struct {
	value [2][]int // SwissSys', the rulebook's
	known [2][]bool
}

// performance is a participant's performance by the ±400 rule.
func performance(w *tiebreaks.Work, i int, rulebook bool) (int, bool) {
	p := tiebreaks.Once(w, (*performances)(nil), func() *performances { return allPerformances(w) })
	k := 0
	if rulebook {
		k = 1
	}
	return p.value[k][i], p.known[k][i]
}

// allPerformances goes over the games twice: first the unrated against the rated,
// then everybody, the unrated counting with what the first pass gave them.
func allPerformances(w *tiebreaks.Work) *performances {
	n := w.N()
	rating := func(i int) int { return int(w.Sheet.Lines[i].Rating) }
	first := make([]int, n)
	has := make([]bool, n)
	for i := range n {
		if rating(i) == 0 {
			first[i], has[i] = meanPerformance(w, i, func(o int, _ model.Outcome) (int, bool) { return rating(o), rating(o) > 0 })
		}
	}
	p := &performances{}
	for k := range p.value {
		p.value[k], p.known[k] = make([]int, n), make([]bool, n)
	}
	for i := range n {
		p.value[0][i], p.known[0][i] = meanPerformance(w, i, func(o int, out model.Outcome) (int, bool) {
			switch {
			case rating(i) > 0 && out.IsWin():
				return max(rating(o), rating(i)-350), true
			case rating(o) > 0:
				return rating(o), true
			}
			return first[o], has[o]
		})
		p.value[1][i], p.known[1][i] = meanPerformance(w, i, func(o int, _ model.Outcome) (int, bool) { return rating(o), rating(o) > 0 })
	}
	return p
}

// meanPerformance is the mean of the opponents' strengths ±400, cut down.
func meanPerformance(w *tiebreaks.Work, i int, strength func(opponent int, o model.Outcome) (int, bool)) (int, bool) {
	sum, n := 0, 0
	for _, c := range w.Cells(i) {
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		r, ok := strength(c.Opponent, c.Outcome)
		if !ok {
			continue
		}
		switch {
		case c.Outcome.IsWin():
			r += 400
		case c.Outcome.IsLoss():
			r -= 400
		}
		sum += r
		n++
	}
	if n == 0 {
		return 0, false
	}
	return int(tiebreaks.FloorDiv(tiebreaks.Value(sum), tiebreaks.Value(n))), true
}
