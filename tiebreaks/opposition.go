package tiebreaks

import "wallchart/model"

var avgopp = &TieBreak{
	Code: "AVGOPP", Name: "Average Opposition", Also: []string{"A", "Competition Average"},
	Rule: "US Chess 34E11, as SwissSys prints it", For: Players, Type: D, Format: Trim, Join: MeanFloorHalf, Home: "us", Takes: ModRulebook,
	Doc: "The mean rating of the opponents played. An unrated opponent counts with the performance in this event, and the mean is cut " +
		"down to a multiple of ½, as SwissSys does; R leaves out unrated opponents and gives two decimals.",
	Each: func(t *Tally) {
		if t.Use.R {
			t.Join = MeanCents
		}
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			p := Part{Round: r + 1, Opponent: c.Opponent, As: "played"}
			rating, known := int(t.Sheet.Lines[c.Opponent].Rating), true
			if rating == 0 {
				if rating, known = t.performance(c.Opponent, false); known {
					p.Why = "unrated, performance in this event"
				}
				if t.Use.R || !known {
					p.Memo, p.Why = true, "unrated, left out"
				}
			}
			p.rated(t, rating)
			t.Add(p)
		}
	},
}

var oppperf = &TieBreak{
	Code: "OPPPERF", Name: "Opposition's Performance", Also: []string{"P", "Opposition Performance", "Average Opposition Performance"},
	Rule: "US Chess 34E10, as SwissSys prints it", For: Players, Type: D, Format: Trim, Join: MeanFloorHalf, Home: "us", Takes: ModRulebook,
	Doc: "The mean performance of the opponents played; a performance is the mean of the opponents' ratings, 400 more for a win, 400 less " +
		"for a loss. As SwissSys prints it: unrated opponents count with their own performance against the rated, a rated player's win " +
		"counts at least as one over a player 350 points below, everything is cut down. R is the rulebook's: no such floor, games " +
		"with unrated opponents left out, two decimals.",
	Each: func(t *Tally) {
		if t.Use.R {
			t.Join = MeanCents
		}
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			p := Part{Round: r + 1, Opponent: c.Opponent, As: "played"}
			v, known := t.performance(c.Opponent, t.Use.R)
			if !known {
				p.Memo, p.Why = true, "no performance: no game with a rated opponent"
			}
			p.rated(t, v)
			t.Add(p)
		}
	},
}

// rated fills in a rating as the part's amount.
func (p *Part) rated(t *Tally, rating int) {
	p.Amount = Value(rating) * One
	p.rank = p.Amount
	p.Text = t.text(Whole, p.Amount)
}

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
