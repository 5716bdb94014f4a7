package forecast

import "wallchart/model"

// worth is what a result of an open game brings its sides.
func (f *Forecast) worth(r int) (a, b model.Points) {
	return f.s.Scoring.Game(results[r][0]), f.s.Scoring.Game(results[r][1])
}

// byPoints says whether points come first in the order, so that they prove anything: not in a Keizer table, for one, and not
// where somebody has been expelled.
func (f *Forecast) byPoints() bool {
	if c := f.Standings.Columns[0]; c.TieBreak == nil || c.TieBreak.Code != "PTS" {
		return false
	}
	for i := range f.s.Players {
		if f.s.Players[i].Expelled > 0 {
			return false
		}
	}
	return true
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
	for p := range answers {
		worst, best := 0, len(answers)
		if single == nil {
			worst, best = f.between(p, low, high)
		} else if g := single[p]; g < 0 {
			worst, best = f.boards(p, -1, 0)
		} else {
			for r := range results {
				w, b := f.boards(p, g, r)
				worst, best = max(worst, w), min(best, b)
			}
		}
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

// ranges are the least and the most points that each can come to. In a round that is not paired everything can happen.
func (f *Forecast) ranges() (low, high []model.Points) {
	sc := f.s.Scoring
	any := []model.Points{sc.Win, sc.Draw, sc.Loss, sc.Absent, sc.PairingBye, sc.FullBye, sc.HalfBye, 0}
	for _, l := range f.Standings.Sheet.Lines {
		low, high = append(low, l.Match), append(high, l.Match)
		for range f.Coming {
			low[len(low)-1] += minimum(any)
			high[len(high)-1] += maximum(any)
		}
	}
	for _, g := range f.Games {
		for side, i := range g.Sides {
			var all []model.Points
			for _, r := range results {
				all = append(all, sc.Game(r[side]))
			}
			low[i] += minimum(all)
			high[i] += maximum(all)
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

// between is how many can be level with or before somebody at most, and before him at least.
func (f *Forecast) between(p int, low, high []model.Points) (worst, best int) {
	for q := range low {
		if q == p || f.Standings.Sheet.Lines[q].House {
			continue
		}
		if high[q] >= low[p] {
			worst++
		}
		if low[q] > high[p] {
			best++
		}
	}
	return worst, best
}

// boards is the same, exactly, where everybody has one game at most: the boards do not depend on each other.
func (f *Forecast) boards(p, own, result int) (worst, best int) {
	lines := f.Standings.Sheet.Lines
	mine := lines[p].Match
	if own >= 0 {
		a, b := f.worth(result)
		if f.Games[own].Sides[1] == p {
			a = b
		}
		mine += a
	}
	count := func(i int, more model.Points) (level, ahead int) {
		if i == p || lines[i].House {
			return 0, 0
		}
		if lines[i].Match+more >= mine {
			level = 1
		}
		if lines[i].Match+more > mine {
			ahead = 1
		}
		return level, ahead
	}
	playing := make([]bool, len(lines))
	for k, g := range f.Games {
		most, least := 0, 2
		for r := range results {
			if k == own && r != result {
				continue
			}
			a, b := f.worth(r)
			la, aa := count(g.Sides[0], a)
			lb, ab := count(g.Sides[1], b)
			most, least = max(most, la+lb), min(least, aa+ab)
		}
		worst, best = worst+most, best+least
		playing[g.Sides[0]], playing[g.Sides[1]] = true, true
	}
	for i := range lines {
		if !playing[i] {
			level, ahead := count(i, 0)
			worst, best = worst+level, best+ahead
		}
	}
	return worst, best
}

func minimum(all []model.Points) model.Points {
	least := all[0]
	for _, p := range all {
		least = min(least, p)
	}
	return least
}

func maximum(all []model.Points) model.Points {
	most := all[0]
	for _, p := range all {
		most = max(most, p)
	}
	return most
}
