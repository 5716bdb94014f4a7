package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/phrase"
)

// Group is one tie: the participants that everything before left equal. A
// record's Among gives each a place in it.
type Group struct {
	*Work
	Use     Use
	Members []int    // sheet indices
	Places  []int    // of each member, from 1; equal places stay tied
	Parts   [][]Part // of each member
	Table   func() [][]phrase.Text
	Notes   []phrase.Text

	splits []Step
	at     map[int]int // position in Members, once asked for
}

func newGroup(w *Work, u Use, members []int) *Group {
	g := &Group{Work: w, Use: u, Members: members, Places: make([]int, len(members)), Parts: make([][]Part, len(members))}
	for k := range g.Places {
		g.Places[k] = 1
	}
	return g
}

// Split tells whether the group came apart.
func (g *Group) Split() bool {
	for _, p := range g.Places {
		if p != g.Places[0] {
			return true
		}
	}
	return false
}

// At is the position of a participant in Members, or -1.
func (g *Group) At(who int) int {
	if g.at == nil {
		g.at = make(map[int]int, len(g.Members))
		for k, i := range g.Members {
			g.at[i] = k
		}
	}
	if k, ok := g.at[who]; ok {
		return k
	}
	return -1
}

// ByValue gives places by a value of each member, higher first.
func (g *Group) ByValue(values []Value) {
	g.places(func(x, y int) int { return cmp.Compare(values[y], values[x]) })
}

// Order gives places by a comparison of members (negative: a is ahead).
func (g *Group) Order(compare func(a, b int) int) {
	g.places(func(x, y int) int { return compare(g.Members[x], g.Members[y]) })
}

// places gives places by a comparison of positions.
func (g *Group) places(compare func(x, y int) int) {
	order := make([]int, len(g.Members))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, compare)
	for n, k := range order {
		g.Places[k] = n + 1
		if n > 0 && compare(order[n-1], k) == 0 {
			g.Places[k] = g.Places[order[n-1]]
		}
	}
}

// Note adds a sentence to the explanation of the tie.
func (g *Group) Note(t phrase.Text) { g.Notes = append(g.Notes, t) }

// cells closes the group.
func (g *Group) cells() []Cell {
	t := &tie{members: g.Members, places: g.Places, table: g.Table, notes: g.Notes, splits: g.splits}
	split := g.Split()
	out := make([]Cell, len(g.Members))
	for k := range g.Members {
		out[k] = Cell{Defined: split, Text: "0", Parts: g.Parts[k], tie: t}
		if split {
			out[k].Value = One * Value(g.Places[k])
			out[k].Text = Whole.Text(out[k].Value)
		} else {
			out[k].Note = phrase.New("does not separate them")
		}
	}
	return out
}

// subties returns the members that share a place, best place first, as lists of
// positions in Members.
func (g *Group) subties() [][]int {
	at := make([]int, len(g.Members))
	for k := range at {
		at[k] = k
	}
	slices.SortStableFunc(at, func(a, b int) int { return cmp.Compare(g.Places[a], g.Places[b]) })
	var out [][]int
	for _, k := range at {
		if n := len(out); n > 0 && g.Places[out[n-1][0]] == g.Places[k] {
			out[n-1] = append(out[n-1], k)
		} else {
			out = append(out, []int{k})
		}
	}
	return out
}

// Tiers writes an order down as places.
func (g *Group) Tiers(tiers [][]int) {
	place := 1
	for _, t := range tiers {
		for _, i := range t {
			g.Places[g.At(i)] = place
		}
		place += len(t)
	}
}
