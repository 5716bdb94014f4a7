package forecast

import "slices"

// pass is results that were tried: of some games all there are, of the others one.
type pass struct {
	games []int // in Games, of which every result is tried
	tried int
	kinds [][3]int  // by game of the pass: how often it ended in each kind
	hits  [][]tally // by participant of the sheet and goal
}

// tally is how often a goal was reached.
type tally struct {
	in   int
	with [][3]int // by game of the pass and result
}

// pass begins with all games drawn, and so are those that are not of the pass.
func (f *Forecast) pass(games []int) *pass {
	p := &pass{games: games, kinds: make([][3]int, len(games)), hits: make([][]tally, len(f.span))}
	for i := range p.hits {
		p.hits[i] = make([]tally, len(f.Goals))
		for g := range p.hits[i] {
			p.hits[i][g].with = make([][3]int, len(games))
		}
	}
	for k := range f.Games {
		f.Games[k].put(len(f.Games[k].ends) / 2)
	}
	return p
}

// hit counts a goal that was reached with results of these kinds of the games of the pass.
func (p *pass) hit(i, goal int, chosen []int) {
	h := &p.hits[i][goal]
	h.in++
	for k, kind := range chosen {
		h.with[k][kind]++
	}
}

// count notes that results are tried, by their kinds.
func (p *pass) count(kinds []int) {
	p.tried++
	for k, kind := range kinds {
		p.kinds[k][kind]++
	}
}

// affordable says whether all results of some games can be gone through.
func (f *Forecast) affordable(games []int) bool {
	if !f.exact {
		return false
	}
	cost := max(1, len(f.span))
	for _, k := range games {
		if cost *= len(f.Games[k].ends); cost > f.steps {
			return false
		}
	}
	return true
}

// every goes through all results of the games of a pass.
func (f *Forecast) every(p *pass) error {
	chosen, kinds := make([]int, len(p.games)), make([]int, len(p.games))
	for {
		for k, r := range chosen {
			g := &f.Games[p.games[k]]
			g.put(r)
			kinds[k] = g.ends[r].kind
		}
		if err := f.take(p, kinds); err != nil {
			return err
		}
		if !f.next(p, chosen) {
			return nil
		}
	}
}

// next goes on to other results; false after the last.
func (f *Forecast) next(p *pass, chosen []int) bool {
	for k := range chosen {
		if chosen[k]++; chosen[k] < len(f.Games[p.games[k]].ends) {
			return true
		}
		chosen[k] = 0
	}
	return false
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

// conclude answers from the counts of all results. One that came as often as there are hits, and in all of them, is exactly what
// it takes, and one that is in all misses, and as often, exactly what prevents it.
func (f *Forecast) conclude(p *pass, row *Row, g int) {
	h := &p.hits[row.Index][g]
	row.Answers[g] = of(h.in, p.tried)
	own, games := -1, 0
	for k, game := range p.games {
		for r, n := range h.with[k] {
			if h.in == p.kinds[k][r] && n == h.in {
				row.If[g] = &One{game, r}
			}
			if p.tried-h.in == p.kinds[k][r] && n == 0 {
				row.Unless[g] = &One{game, r}
			}
		}
	}
	for k := range f.Games {
		if sides := f.Games[k].Sides; sides[0] == row.Index || sides[1] == row.Index {
			own = slices.Index(p.games, k)
			games++
		}
	}
	if games != 1 || own < 0 {
		return
	}
	for r, n := range h.with[own] {
		at := r
		if f.Games[p.games[own]].Sides[1] == row.Index {
			at = 2 - r
		}
		row.ByOwn[g][at] = of(n, p.kinds[own][r])
	}
}
