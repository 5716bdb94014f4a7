package forecast

import (
	"slices"

	"wallchart/model"
)

// byPoints says whether points come first in the order, so that they prove anything: not in a Keizer table, for one, and not
// where somebody has been expelled.
func (f *Forecast) byPoints() bool {
	if c := f.Standings.Columns[0]; c.TieBreak == nil || !slices.Contains([]string{"PTS", "MPTS", "GPTS"}, c.TieBreak.Code) {
		return false
	}
	return !slices.ContainsFunc(f.s.Entries(), func(e model.Entry) bool { return e.Expelled > 0 })
}

// bounds proves places by points alone. Somebody is certain of the first k where fewer than k others can reach the least he
// will have, and out of them where k others will have more than he can reach. Three leaders of 5 points and one round to go:
// who has 3½ is out of the first three.
func (f *Forecast) bounds(answers [][]Answer) {
	if !f.byPoints() {
		return
	}
	low, high := f.ranges()
	single := f.single()
	if single == nil {
		f.race = f.newRace()
	}
	for p := range answers {
		if !f.placed(p) {
			continue
		}
		worst, best := f.beside(p, single, low, high, f.separates())
		f.reach(p, best+1, worst+1)
		for g, goal := range f.Goals {
			switch {
			case goal.Places == 0:
			case worst < goal.Places:
				answers[p][g] = Certain
			case best >= goal.Places:
				answers[p][g] = Out
			}
		}
	}
}

// separates tells whether there are tie-breaks: without them who is level shares the place and is not behind.
func (f *Forecast) separates() bool { return len(f.uses) > 1 }

// placed tells whether somebody has a place, as house players have none.
func (f *Forecast) placed(i int) bool { return f.Standings.Sheet.Lines[i].Placed() }

// ranges are the least and the most points that each can come to. In a round that is not paired everything can happen.
func (f *Forecast) ranges() (low, high []model.Points) {
	any := f.round()
	for _, has := range f.base {
		low, high = append(low, has), append(high, has)
		for range f.Coming {
			low[len(low)-1] += slices.Min(any)
			high[len(high)-1] += slices.Max(any)
		}
	}
	for _, g := range f.Games {
		for side, i := range g.Sides {
			least, most := g.ends[0].worth[side], g.ends[0].worth[side]
			for _, e := range g.ends {
				least, most = min(least, e.worth[side]), max(most, e.worth[side])
			}
			low[i], high[i] = low[i]+least, high[i]+most
		}
	}
	return low, high
}

// single is the open game of each, -1 for none; nil where somebody has several, or rounds are to come.
func (f *Forecast) single() []int {
	if f.Coming > 0 {
		return nil
	}
	of := make([]int, len(f.span))
	for i := range of {
		of[i] = -1
	}
	for k, g := range f.Games {
		for _, i := range g.Sides {
			if of[i] >= 0 {
				return nil
			}
			of[i] = k
		}
	}
	return of
}

// beside is how many can be before somebody at most, with level those too who have as many points, and before him at least.
func (f *Forecast) beside(p int, single []int, low, high []model.Points, level bool) (worst, best int) {
	switch {
	case f.race != nil:
		return f.race.between(p, level)
	case single == nil:
		return f.between(p, low, high, level)
	case single[p] < 0:
		return f.boards(p, -1, 0, level, f.placed)
	}
	best = len(f.span)
	for e := range f.Games[single[p]].ends {
		w, b := f.boards(p, single[p], e, level, f.placed)
		worst, best = max(worst, w), min(best, b)
	}
	return worst, best
}

// between is the same by the least and the most that each can come to.
func (f *Forecast) between(p int, low, high []model.Points, level bool) (worst, best int) {
	for q := range low {
		if q == p || !f.placed(q) {
			continue
		}
		if high[q] > low[p] || high[q] == low[p] && level {
			worst++
		}
		if low[q] > high[p] {
			best++
		}
	}
	return worst, best
}

// boards is the same, exactly, where everybody has one game at most: the boards do not depend on each other. Only those of some count.
func (f *Forecast) boards(p, own, result int, alike bool, of func(i int) bool) (worst, best int) {
	mine := f.base[p]
	if own >= 0 {
		g := &f.Games[own]
		mine += g.ends[result].worth[slices.Index(g.Sides[:], p)]
	}
	count := func(i int, more model.Points) (level, ahead int) {
		if i == p || !of(i) {
			return 0, 0
		}
		if f.base[i]+more > mine {
			return 1, 1
		}
		if f.base[i]+more == mine && alike {
			level = 1
		}
		return level, ahead
	}
	playing := make([]bool, len(f.base))
	for k := range f.Games {
		g := &f.Games[k]
		most, least := 0, 2
		for r, e := range g.ends {
			if k == own && r != result {
				continue
			}
			la, aa := count(g.Sides[0], e.worth[0])
			lb, ab := count(g.Sides[1], e.worth[1])
			most, least = max(most, la+lb), min(least, aa+ab)
		}
		worst, best = worst+most, best+least
		playing[g.Sides[0]], playing[g.Sides[1]] = true, true
	}
	for i := range f.base {
		if !playing[i] {
			level, ahead := count(i, 0)
			worst, best = worst+level, best+ahead
		}
	}
	return worst, best
}

// before is how many of some are before somebody at least, whatever comes.
func (f *Forecast) before(p int, single []int, low, high []model.Points, of func(i int) bool) int {
	if f.race != nil {
		n, _ := f.race.fewest(p, false, of)
		return n
	}
	if single == nil {
		n := 0
		for q := range low {
			if q != p && low[q] > high[p] && of(q) {
				n++
			}
		}
		return n
	}
	if single[p] < 0 {
		_, best := f.boards(p, -1, 0, true, of)
		return best
	}
	least := len(f.base)
	for e := range f.Games[single[p]].ends {
		_, best := f.boards(p, single[p], e, true, of)
		least = min(least, best)
	}
	return least
}
