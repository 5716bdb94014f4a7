package forecast

// affordable says whether all results of the open games can be gone through.
func (f *Forecast) affordable() bool {
	cost := max(1, len(f.hits))
	for range f.Games {
		if cost *= 3; cost > f.steps {
			return false
		}
	}
	return true
}

// every goes through all results of the open games.
func (f *Forecast) every() error {
	chosen := make([]int, len(f.Games))
	for {
		for g, r := range chosen {
			f.Games[g].at.Outcomes = results[r]
		}
		if err := f.take(chosen); err != nil {
			return err
		}
		g := 0
		for ; g < len(chosen); g++ {
			if chosen[g]++; chosen[g] < len(results) {
				break
			}
			chosen[g] = 0
		}
		if g == len(chosen) {
			return nil
		}
	}
}

// of is the answer where a goal was reached so many times out of all.
func of(in, all int) Answer {
	switch in {
	case 0:
		return Out
	case all:
		return Certain
	}
	return Possible
}

// conclude answers from the counts of all results. Each result of one game came in a third of them: one that is in all
// hits and as often as there are hits is exactly what it takes, and one that is in all misses exactly what prevents it.
func (f *Forecast) conclude(row *Row, g int) {
	h := &f.hits[row.Index][g]
	row.Answers[g] = of(h.in, f.tried)
	third, own, games := f.tried/3, -1, 0
	for k, game := range f.Games {
		for r, n := range h.with[k] {
			if h.in == third && n == third {
				row.If[g] = &One{k, r}
			}
			if f.tried-h.in == third && n == 0 {
				row.Unless[g] = &One{k, r}
			}
		}
		if game.Sides[0] == row.Index || game.Sides[1] == row.Index {
			own = k
			games++
		}
	}
	if games != 1 {
		return
	}
	for r, n := range h.with[own] {
		at := r
		if f.Games[own].Sides[1] == row.Index {
			at = 2 - r
		}
		row.ByOwn[g][at] = of(n, third)
	}
}
