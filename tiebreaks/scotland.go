package tiebreaks

import (
	"cmp"
	"slices"
	"strconv"

	"wallchart/model"
)

var progelim = &TieBreak{
	Code: "PROGELIM", Name: "Progressive with successive elimination", Also: []string{"Progressive with elimination"},
	Rule: "Chess Scotland", For: Both, Type: A, Format: Whole, Takes: ModScore,
	Doc: "The progressive scores; among those still level, without the first round, then without the first two, and so on.",
	Among: func(g *Group) {
		k := g.kind(g.Use)
		g.sequences("without the first", func(i int) []Value {
			runs := make([]Value, g.Sheet.Rounds)
			var run model.Points
			for r, c := range g.Cells(i) {
				run += c.Points(k)
				runs[r] = Of(run)
			}
			return suffixes(runs)
		})
	},
}

var sorelim = &TieBreak{
	Code: "SORELIM", Name: "Sum of opponents' ratings, lowest left out", Also: []string{"Sum of ratings without the lowest"},
	Rule: "Chess Scotland", For: Players, Type: A, Format: Whole, Takes: ModUnrated,
	Doc: "The ratings of the opponents met over the board added up without the lowest; among those still level without the next lowest, " +
		"and so on. Only where everybody met rated opponents.",
	Missing: unratedMet,
	Among: func(g *Group) {
		g.sequences("without the lowest", func(i int) []Value {
			var o otb
			g.overTheBoard(i, g.Use.Unrated, &o)
			slices.Sort(o.ratings)
			vs := make([]Value, len(o.ratings))
			for k, r := range o.ratings {
				vs[k] = Value(r) * One
			}
			if s := suffixes(vs); len(s) > 0 {
				return s[1:]
			}
			return nil
		})
	},
}

var wallace = &TieBreak{
	Code: "WALLACE", Name: "Wallace", Also: []string{"Elimination of scores"},
	Rule: "Chess Scotland", For: Both, Type: A, Format: Whole, Takes: ModScore,
	Doc: "The points made without the games against the lowest score group; among those still level without the next lowest group too, " +
		"and so on. Points without a game are left out from the start.",
	Among: func(g *Group) {
		k := g.kind(g.Use)
		var groups []model.Points
		for i := range g.Sheet.Lines {
			groups = append(groups, g.Sheet.Lines[i].Total(k))
		}
		slices.Sort(groups)
		groups = slices.Compact(groups)
		g.sequences("without the lowest score groups", func(i int) []Value {
			out := make([]Value, len(groups))
			for n := range out {
				for _, c := range g.Cells(i) {
					if c.Outcome.Played() && c.Opponent >= 0 && g.Sheet.Lines[c.Opponent].Total(k) > groups[n] {
						out[n] += Of(c.Points(k))
					}
				}
			}
			return out
		})
	},
}

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
func (g *Group) sequences(what string, of func(i int) []Value) {
	lists := make(map[int][]Value, len(g.Members))
	for k, i := range g.Members {
		lists[i] = of(i)
		for n, v := range lists[i] {
			g.Parts[k] = append(g.Parts[k], Part{Opponent: -1, Text: v.short(), Amount: v, As: what + " " + strconv.Itoa(n+1)})
		}
	}
	g.Order(func(a, b int) int { return slices.CompareFunc(lists[b], lists[a], cmp.Compare[Value]) })
}
