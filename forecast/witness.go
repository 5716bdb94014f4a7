package forecast

// witnesses makes up results, the best and the worst for everybody in turn, best placed first, and looks at what comes of
// them. Who reaches a goal with some and misses it with others, for him it is possible; what is always the same proves nothing.
func (f *Forecast) witnesses(answers [][]Answer) error {
	all := f.pass(nil)
	for _, p := range f.Standings.Places {
		for _, best := range []bool{true, false} {
			if f.steps < len(f.span) {
				break
			}
			for _, g := range f.Games {
				g.at.Outcomes = results[f.suits(g, p.Index, best)]
			}
			if err := f.take(all, nil); err != nil {
				return err
			}
		}
	}
	for i := range answers {
		for g := range answers[i] {
			if in := all.hits[i][g].in; answers[i][g] == Undecided && in > 0 && in < all.tried {
				answers[i][g] = Possible
			}
		}
	}
	return nil
}

// suits is the result of a game that leaves the fewest level with or before somebody, or the most.
func (f *Forecast) suits(g Game, p int, best bool) int {
	most, lines := f.s.Scoring.Win, f.Standings.Sheet.Lines
	if !best {
		most = f.s.Scoring.Loss
	}
	chosen, value := 0, 0
	for r := range results {
		a, b := f.worth(r)
		v := 0
		for side, more := range [2]int64{int64(a), int64(b)} {
			i := g.Sides[side]
			if i == p {
				v -= 1000 * int(more)
			} else if rest := int64(lines[i].Match) + more - int64(lines[p].Match) - int64(most); rest > 0 {
				v += 2
			} else if rest == 0 {
				v++
			}
		}
		if !best {
			v = -v
		}
		if r == 0 || v < value {
			chosen, value = r, v
		}
	}
	return chosen
}
