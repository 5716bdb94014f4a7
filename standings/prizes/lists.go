package prizes

import (
	"slices"

	"wallchart/model"
)

// lists divides where there is a list of places and one for each other flight: units are those who share another flight's
// prizes when they come to it together, groups those who share the places. With hort half of each place stays with it.
func (f *field) lists(groups, units [][]int, hort bool) []payment {
	paid := make([]payment, len(f.all))
	var places, left []int
	for z := range f.pots {
		if f.flights[f.pots[z].flight].place() {
			places = append(places, z)
		} else {
			left = append(left, z)
		}
	}
	in := make([]bool, len(f.all)) // the list of places
	for _, g := range groups {
		for _, p := range g {
			in[p] = true
		}
	}
	offers := make([][]Instead, len(f.all))
	main := f.places(groups, in, places, hort)
	for _, u := range units {
		for len(u) > 0 {
			who, own := f.away(u, left, main)
			if who == nil {
				for _, p := range u {
					offers[p] = f.offers(p, u, left, places)
				}
				break
			}
			f.share(paid, who, own, nil)
			for _, p := range who {
				in[p] = false
				if m := main[p]; m.num > 0 {
					paid[p].instead = []Instead{{Flight: "", By: 1, Amount: model.Cents(m.num / m.den)}}
				}
			}
			u, left = without(u, who), without(left, own)
			main = f.places(groups, in, places, hort)
		}
	}
	f.payPlaces(paid, groups, in, places, hort)
	for p := range paid {
		switch {
		case len(paid[p].parts) == 0:
		case in[p]:
			paid[p].instead = offers[p]
		default: // others may have left the places after him
			in[p] = true
			if m := f.places(groups, in, places, hort)[p]; m.compare(fraction{int64(paid[p].amount()), 1}) > 0 {
				paid[p].grown = model.Cents(m.num / m.den)
			}
			in[p] = false
		}
	}
	return paid
}

// away are those of a unit to whom the prizes of another flight are worth more than their places, and those prizes.
func (f *field) away(u, left []int, main []fraction) (who, pots []int) {
	var most fraction
	best := -1
	for fl := range f.flights {
		in := f.members(u, fl)
		if len(in) == 0 || f.flights[fl].place() {
			continue
		}
		own := f.best(left, fl, len(in))
		each := fraction{int64(f.sum(own)), int64(len(in))}
		if each.compare(main[in[0]]) <= 0 {
			continue
		}
		order := each.compare(most)
		if best < 0 || order > 0 || order == 0 && f.before(fl, best) < 0 {
			who, pots, most, best = in, own, each, fl
		}
	}
	return who, pots
}

// still are those of a group who are in the list of places.
func still(g []int, in []bool) []int {
	return slices.DeleteFunc(slices.Clone(g), func(p int) bool { return !in[p] })
}

// places is what the list of places brings each who is in it, exactly.
func (f *field) places(groups [][]int, in []bool, places []int, hort bool) []fraction {
	main := make([]fraction, len(f.all))
	for _, g := range groups {
		g = still(g, in)
		n := min(len(g), len(places))
		total := int64(f.sum(places[:n]))
		for _, level := range f.level(g, hort) {
			own, k := int64(f.sum(within(places, level))), int64(len(level))
			for _, at := range level {
				main[g[at]] = fraction{total, int64(len(g))}
				if hort {
					main[g[at]] = fraction{own*int64(len(g)) + total*k, 2 * k * int64(len(g))}
				}
			}
		}
		places = places[n:]
	}
	return main
}

// level are the positions in a group whom nothing separates; without Hort that does not matter.
func (f *field) level(g []int, hort bool) [][]int {
	var all [][]int
	for at, p := range g {
		if at == 0 || hort && f.all[p].rank != f.all[g[at-1]].rank {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], at)
	}
	return all
}

// within are the places of some positions, of those there are.
func within(places, at []int) []int {
	from, to := min(at[0], len(places)), min(at[len(at)-1]+1, len(places))
	return places[from:to]
}

// payPlaces pays the list of places.
func (f *field) payPlaces(paid []payment, groups [][]int, in []bool, places []int, hort bool) {
	for _, g := range groups {
		g = still(g, in)
		n := min(len(g), len(places))
		pots := places[:n]
		if places = places[n:]; !hort || len(g) == 1 {
			f.share(paid, g, pots, nil)
			continue
		}
		f.payHort(paid, g, pots)
	}
}

// payHort pays half of each place to it and shares the other half. Those whom nothing separates share their places. What does not divide
// goes, a unit each, to the first of those whose amount was rounded down.
func (f *field) payHort(paid []payment, g, pots []int) {
	total, n := f.sum(pots), model.Cents(len(g))
	rows := make([]model.Cents, len(g))
	own := make([][]int, len(g)) // positions in pots
	rest, down := total, make([]bool, len(g))
	for _, level := range f.level(g, true) {
		k := model.Cents(len(level))
		for _, at := range level {
			for z := min(level[0], len(pots)); z < min(level[len(level)-1]+1, len(pots)); z++ {
				own[at] = append(own[at], z)
			}
			num, den := f.sum(within(pots, level))*n+total*k, 2*k*n
			rows[at] = num / den / f.unit * f.unit
			rest, down[at] = rest-rows[at], rows[at]*den < num
			paid[g[at]].sums = []Sum{{Prizes: f.whole(pots), By: len(g), Own: f.whole(within(pots, level)), OwnBy: len(level)}}
		}
	}
	for at := 0; rest > 0; at++ { // fewer units than were rounded down
		if down[at] {
			more := min(f.unit, rest)
			rows[at], rest = rows[at]+more, rest-more
		}
	}
	f.pieces(paid, g, rows, pots, func(r, c int) model.Cents {
		z := f.pots[pots[c]].amount
		piece := z / (2 * n)
		if slices.Contains(own[r], c) {
			piece += z / (2 * model.Cents(len(own[r])))
		}
		return piece
	})
}
