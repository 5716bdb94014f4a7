package prizes

import (
	"slices"

	"wallchart/model"
)

// us divides by US Chess rule 32B: see the package comment.
func (f *field) us(groups [][]int) []payment {
	paid := make([]payment, len(f.all))
	left := make([]int, len(f.pots))
	for z := range left {
		left[z] = z
	}
	for _, g := range groups {
		for len(g) > 0 {
			pool := f.choose(g, left)
			limits := make([]model.Cents, len(g))
			for n, p := range g {
				limits[n] = f.alone(p, left)
			}
			up := level(f.sum(pool), limits)
			if who, own := f.leavers(g, left, up); len(who) > 0 {
				f.share(paid, who, own, nil)
				for _, p := range who {
					most := min(limits[slices.Index(g, p)], model.Cents(up.num/up.den))
					paid[p].instead = []Instead{{Shared: true, Prizes: f.whole(pool), By: len(g), Amount: most}}
				}
				g, left = without(g, who), without(left, own)
				continue
			}
			f.share(paid, g, pool, limits)
			for _, p := range g {
				paid[p].instead = f.offers(p, g, left, pool)
			}
			g, left = nil, without(left, pool)
		}
	}
	return paid
}

// choose is the most valuable set of prizes of which each can go to another member of the group who is eligible.
func (f *field) choose(g, left []int) []int {
	has := make([]int, len(g)) // which pot somebody holds
	for n := range has {
		has[n] = -1
	}
	var pool []int
	for _, z := range left {
		if len(pool) == len(g) {
			break
		}
		if f.place(z, g, has, make([]bool, len(g))) {
			pool = append(pool, z)
		}
	}
	return pool
}

// place finds a member of the group for a prize: somebody free, or somebody whose prize can go to another.
func (f *field) place(z int, g, has []int, seen []bool) bool {
	for n, p := range g {
		if seen[n] || !f.flights[f.pots[z].flight].in[p] {
			continue
		}
		seen[n] = true
		if has[n] < 0 || f.place(has[n], g, has, seen) {
			has[n] = z
			return true
		}
	}
	return false
}

// alone is the largest prize left that somebody is eligible for.
func (f *field) alone(p int, left []int) model.Cents {
	for _, z := range left {
		if f.flights[f.pots[z].flight].in[p] {
			return f.pots[z].amount
		}
	}
	return 0
}

// leavers are those to whom a flight that not all of the group are in brings more than the pool does, and its prizes. One that all are in
// brings them no more, as the pool is the most valuable set for all of them.
// Of several flights the one that brings most goes first, then the smaller number of players, then the order of 32B4.
func (f *field) leavers(g, left []int, up fraction) (who, pots []int) {
	var most fraction
	best := -1
	for fl := range f.flights {
		in := f.members(g, fl)
		if len(in) == 0 {
			continue
		}
		own := f.best(left, fl, len(in))
		each := fraction{int64(f.sum(own)), int64(len(in))}
		if each.compare(up) <= 0 {
			continue
		}
		order := each.compare(most)
		if best < 0 || order > 0 || order == 0 && (len(in) < len(who) || len(in) == len(who) && f.before(fl, best) < 0) {
			who, pots, most, best = in, own, each, fl
		}
	}
	return who, pots
}
