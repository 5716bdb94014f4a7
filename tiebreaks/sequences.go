package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/phrase"
)

// suffixes are the sums of a list from each place to the end.
func suffixes(vs []Value) []Value {
	out := slices.Clone(vs)
	for k := len(out) - 2; k >= 0; k-- {
		out[k] += out[k+1]
	}
	return out
}

// sequences compares the members by lists of values, the first difference
// deciding, and shows the lists as parts.
func (g *Group) sequences(what phrase.Format, of func(i int) []Value) {
	lists := make(map[int][]Value, len(g.Members))
	for k, i := range g.Members {
		lists[i] = of(i)
		for n, v := range lists[i] {
			g.Parts[k] = append(g.Parts[k], Part{Opponent: -1, Term: amount(v), As: phrase.New(what, n+1)})
		}
	}
	g.Order(func(a, b int) int { return slices.CompareFunc(lists[b], lists[a], cmp.Compare[Value]) })
}
