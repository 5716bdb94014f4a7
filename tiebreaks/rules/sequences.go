package rules

import (
	"cmp"
	"slices"

	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// suffixes are the sums of a list from each place to the end.
func suffixes(vs []tiebreaks.Value) []tiebreaks.Value {
	out := slices.Clone(vs)
	for k := len(out) - 2; k >= 0; k-- {
		out[k] += out[k+1]
	}
	return out
}

// sequences compares the members by lists of values, the first difference
// deciding, and shows the lists as parts, each value with what it is of. The
// higher value is ahead, but at the head of a list that is lowFirst the lower.
func sequences(g *tiebreaks.Group, lowFirst bool, label func(n int) phrase.Text, of func(i int) []tiebreaks.Value) {
	lists := make(map[int][]tiebreaks.Value, len(g.Members))
	for k, i := range g.Members {
		lists[i] = of(i)
		for n, v := range lists[i] {
			g.Parts[k] = append(g.Parts[k], tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(v), As: label(n)})
		}
	}
	g.Order(func(a, b int) int {
		x, y := lists[a], lists[b]
		if lowFirst && len(x) > 0 && len(y) > 0 && x[0] != y[0] {
			return cmp.Compare(x[0], y[0])
		}
		return slices.CompareFunc(y, x, cmp.Compare[tiebreaks.Value])
	})
}

// withoutBoards is what sums are of from which so many of the last boards are left out.
func withoutBoards(n int) phrase.Text {
	if n == 1 {
		return phrase.New("without the last board")
	}
	return phrase.Count(n, "without the last %d board", "without the last %d boards")
}
