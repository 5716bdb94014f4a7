package forecast

// witnesses makes up results, the best and the worst for everybody in turn, best placed first, and looks at what comes of
// them. Who reaches a goal with some and misses it with others, for him it is possible; what is always the same proves nothing.
func (f *Forecast) witnesses(answers [][]Answer) error {
	all := f.pass(nil)
	if f.race != nil {
		for _, x := range f.race.shown {
			if f.steps < len(f.span) {
				break
			}
			f.race.put(x)
			if err := f.take(all, nil); err != nil {
				return err
			}
		}
	}
	for _, p := range f.Standings.Places {
		for _, best := range []bool{true, false} {
			if f.steps < len(f.span) {
				break
			}
			for k := range f.Games {
				f.Games[k].put(f.suits(&f.Games[k], p.Index, best))
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

// suits is the end of a game that leaves the fewest level with or before somebody, or the most.
func (f *Forecast) suits(g *Game, p int, best bool) int {
	most := f.round()[0] // what a win brings, or what a loss does
	if !best {
		most = f.round()[2]
	}
	chosen, value := 0, 0
	for r, e := range g.ends {
		v := 0
		for side, more := range e.worth {
			i := g.Sides[side]
			if i == p {
				v -= 1000 * int(more)
			} else if rest := f.base[i] + more - f.base[p] - most; rest > 0 {
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
