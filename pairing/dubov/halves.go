package dubov

import (
	"cmp"
	"slices"

	"wallchart/model"
)

// halves is a bracket divided in two (3.2.3), before and after players have been
// moved from one half to the other (3.2.4).
type halves struct {
	fresh   bool       // nobody of the bracket has played
	lists   [2][]int32 // before: G1 by ARO, G2 by pairing number
	smaller int        // which of them has fewer players, or G1
	moved   [2][]int32 // who was moved out of each, in the order of 4.3
	first   []int32    // S1: the first half, by ARO (3.2.5)
	second  []int32    // the second half, by pairing number
}

// divide is 3.2.3: G1 are those who want White, G2 the others; where nobody of
// the bracket has played, G1 is the first half by pairing number.
func (t *task) divide(members []int32) *halves {
	h := &halves{fresh: true}
	for _, v := range members {
		h.fresh = h.fresh && t.ps[v].played == 0
	}
	if h.fresh {
		all := slices.Clone(members)
		t.byNumber(all)
		h.lists = [2][]int32{slices.Clone(all[:len(all)/2]), all[len(all)/2:]}
	} else {
		for _, v := range members {
			k := yes(t.ps[v].Wants != model.White)
			h.lists[k] = append(h.lists[k], v)
		}
		t.byNumber(h.lists[1])
	}
	t.byAverage(h.lists[0])
	if len(h.lists[1]) < len(h.lists[0]) {
		h.smaller = 1
	}
	return h
}

// byAverage sorts by ARO, lowest first, then by pairing number.
func (t *task) byAverage(list []int32) {
	t.sortBy(list, func(p *person) int { return p.aro })
}

func (t *task) byNumber(list []int32) { t.sortBy(list, func(*person) int { return 0 }) }

// sortBy sorts by what is given and then by pairing number.
func (t *task) sortBy(list []int32, by func(*person) int) {
	type key struct {
		place uint64
		v     int32
	}
	keys, sorted := make([]key, len(list)), true
	for k, v := range list {
		keys[k] = key{uint64(by(&t.ps[v]))<<32 | uint64(t.ps[v].number), v}
		sorted = sorted && (k == 0 || keys[k-1].place < keys[k].place)
	}
	if sorted {
		return
	}
	slices.SortFunc(keys, func(a, b key) int { return cmp.Compare(a.place, b.place) })
	for k := range keys {
		list[k] = keys[k].v
	}
}

// fromMiddle numbers n places from the middle outwards (4.3): the middle one of
// those left, the upper one of two. Of five: c b d a e; of six: c d b e a f.
func fromMiddle(n int) []int {
	places := make([]int, 0, n)
	low, high := (n+1)/2, (n+1)/2 // those between are taken
	for len(places) < n {
		if low >= n-high {
			low--
			places = append(places, low)
		} else {
			places = append(places, high)
			high++
		}
	}
	return places
}

// move makes both halves equal: it moves those named, in the order of 4.3, and
// puts both halves in order (3.2.5).
func (t *task) move(h *halves, moved [2][]int32) {
	h.moved = moved
	out := map[int32]bool{}
	for _, list := range moved {
		for _, v := range list {
			out[v] = true
		}
	}
	stay := func(list []int32, in []int32) []int32 {
		half := make([]int32, 0, len(list)+len(in))
		for _, v := range list {
			if !out[v] {
				half = append(half, v)
			}
		}
		return append(half, in...)
	}
	h.first, h.second = h.lists[0], h.lists[1]
	if len(out) > 0 {
		h.first, h.second = stay(h.lists[0], moved[1]), stay(h.lists[1], moved[0])
		t.byAverage(h.first)
		t.byNumber(h.second)
	}
}

// quickHalves divides the bracket and moves the first set of all: nobody out of
// the smaller half, and as many from the middle of the larger as make them equal.
// It reports whether that can be paired. Then it is the pairing of 3.2.4, and C7 is
// the least it can be.
func (t *task) quickHalves(b *bracket) bool {
	h := t.divide(b.members)
	larger := 1 - h.smaller
	var moved [2][]int32
	for _, k := range fromMiddle(len(h.lists[larger]))[:(len(h.lists[larger])-len(h.lists[h.smaller]))/2] {
		moved[larger] = append(moved[larger], h.lists[larger][k])
	}
	t.move(h, moved)
	if !t.ample(h.first, h.second) && !t.across(h.first, h.second).Perfect() {
		return false
	}
	b.halves = h
	return true
}
