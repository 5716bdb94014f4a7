package dubov

import (
	"cmp"
	"slices"

	"wallchart/model"
)

// bracket is 3.2.3 to 3.2.6.
func (w *witness) bracket(members []int) [][2]int {
	slices.SortFunc(members, func(a, b int) int { return cmp.Compare(w.ps[a].number, w.ps[b].number) })
	fresh := !slices.ContainsFunc(members, func(v int) bool { return len(w.ps[v].colours) > 0 })
	var g1, g2 []int
	for k, v := range members {
		if fresh && k < len(members)/2 || !fresh && w.ps[v].wants == model.White {
			g1 = append(g1, v)
		} else {
			g2 = append(g2, v)
		}
	}
	w.byARO(g1)
	fewest := w.fewestMisses(members)
	var best [][][2]int // all that are best by C7
	w.pairings(members, nil, func(p [][2]int) {
		if w.misses(p) == fewest {
			best = append(best, p)
		}
	})
	small, large := &g1, &g2
	if len(g2) < len(g1) {
		small, large = &g2, &g1
	}
	x := len(members)
	for _, p := range best {
		x = min(x, inside(p, *small))
	}
	a := w.firstSet(*small, x, func(set []int) bool {
		rest := minus(*small, set)
		return slices.ContainsFunc(best, func(p [][2]int) bool { return inside(p, rest) == 0 })
	})
	stay := minus(*small, a)
	b := w.firstSet(*large, (len(*large)+x-len(stay))/2, func(set []int) bool {
		one, two := append(slices.Clone(stay), set...), append(minus(*large, set), a...)
		return slices.ContainsFunc(best, func(p [][2]int) bool { return inside(p, one) == 0 && inside(p, two) == 0 })
	})
	*small, *large = append(stay, b...), append(minus(*large, b), a...)
	w.byARO(g1)
	slices.SortFunc(g2, func(a, b int) int { return cmp.Compare(w.ps[a].number, w.ps[b].number) })
	return w.permute(g1, g2, nil)
}

func (w *witness) byARO(list []int) {
	slices.SortFunc(list, func(a, b int) int {
		return cmp.Or(cmp.Compare(w.ps[a].aro, w.ps[b].aro), cmp.Compare(w.ps[a].number, w.ps[b].number))
	})
}

// inside counts the pairs both of whom are in a list.
func inside(pairs [][2]int, list []int) int {
	n := 0
	for _, p := range pairs {
		if slices.Contains(list, p[0]) && slices.Contains(list, p[1]) {
			n++
		}
	}
	return n
}

func minus(list, set []int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(v int) bool { return slices.Contains(set, v) })
}

// firstSet is the first set of n players of a list that will do, in the order of
// 4.3: numbered by taking the middle one of those left, the upper one of two.
func (w *witness) firstSet(list []int, n int, will func([]int) bool) []int {
	var order []int
	for left := slices.Clone(list); len(left) > 0; {
		at := (len(left) - 1) / 2
		order = append(order, left[at])
		left = slices.Delete(left, at, at+1)
	}
	var try func(from int, set []int) []int
	try = func(from int, set []int) []int {
		if len(set) == n {
			if will(set) {
				return slices.Clone(set)
			}
			return nil
		}
		for k := from; k < len(order); k++ {
			if found := try(k+1, append(slices.Clone(set), order[k])); found != nil {
				return found
			}
		}
		return nil
	}
	if n == 0 {
		return []int{}
	}
	return try(0, nil)
}

// permute is the first permutation of the second half that is legal (4.4).
func (w *witness) permute(s1, second []int, sofar [][2]int) [][2]int {
	if len(s1) == 0 {
		return sofar
	}
	for k, v := range second {
		if w.legal(s1[0], v) {
			rest := slices.Delete(slices.Clone(second), k, k+1)
			if p := w.permute(s1[1:], rest, append(slices.Clone(sofar), [2]int{s1[0], v})); len(p) == len(sofar)+len(s1) {
				return p
			}
		}
	}
	return nil
}

// coloured gives the colours by 5.2: White and Black, by index.
func (w *witness) coloured(p [2]int) [2]int {
	h, l := &w.ps[min(p[0], p[1])], &w.ps[max(p[0], p[1])]
	white := func(yes bool) [2]int {
		if yes {
			return [2]int{h.index, l.index}
		}
		return [2]int{l.index, h.index}
	}
	switch {
	case len(h.colours)+len(l.colours) == 0:
		return white((w.f.Seats()[h.index]%2 == 1) == (w.f.Initial == model.White))
	case h.wants != l.wants:
		return white(h.wants == model.White)
	case h.strength > l.strength:
		return white(h.wants == model.White)
	case h.strength < l.strength:
		return white(l.wants == model.Black)
	}
	for k := 1; k <= len(h.colours) && k <= len(l.colours); k++ {
		if c := h.colours[len(h.colours)-k]; c != l.colours[len(l.colours)-k] {
			return white(c == model.Black)
		}
	}
	return white(h.wants == model.White)
}
