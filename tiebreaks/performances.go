package tiebreaks

import "wallchart/model"

// performances are everybody's performance ratings by the ±400 rule.
type performances struct {
	value [2][]int // SwissSys', the rulebook's
	known [2][]bool
}

// performance is a participant's performance by the ±400 rule.
func (w *Work) performance(i int, rulebook bool) (int, bool) {
	if w.perf == nil {
		w.perf = w.performances()
	}
	k := 0
	if rulebook {
		k = 1
	}
	return w.perf.value[k][i], w.perf.known[k][i]
}

// performances goes over the games twice: first the unrated against the rated,
// then everybody, the unrated counting with what the first pass gave them.
func (w *Work) performances() *performances {
	n := w.N()
	rating := func(i int) int { return int(w.Sheet.Lines[i].Rating) }
	first := make([]int, n)
	has := make([]bool, n)
	for i := range n {
		if rating(i) == 0 {
			first[i], has[i] = w.meanPerformance(i, func(o int, _ model.Outcome) (int, bool) { return rating(o), rating(o) > 0 })
		}
	}
	p := &performances{}
	for k := range p.value {
		p.value[k], p.known[k] = make([]int, n), make([]bool, n)
	}
	for i := range n {
		p.value[0][i], p.known[0][i] = w.meanPerformance(i, func(o int, out model.Outcome) (int, bool) {
			switch {
			case rating(i) > 0 && out.IsWin():
				return max(rating(o), rating(i)-350), true
			case rating(o) > 0:
				return rating(o), true
			}
			return first[o], has[o]
		})
		p.value[1][i], p.known[1][i] = w.meanPerformance(i, func(o int, _ model.Outcome) (int, bool) { return rating(o), rating(o) > 0 })
	}
	return p
}

// meanPerformance is the mean of the opponents' strengths ±400, cut down.
func (w *Work) meanPerformance(i int, strength func(opponent int, o model.Outcome) (int, bool)) (int, bool) {
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
	return int(floorDiv(Value(sum), Value(n))), true
}
