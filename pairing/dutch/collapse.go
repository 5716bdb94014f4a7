package dutch

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/pairing/matching"
)

// The edition of 2017 pairs score group by score group without regard to the
// rest, until the floaters of a bracket and all below could not be paired
// (A.9). That bracket, the penultimate, is then paired again so that they can
// (C4), and all of them make one collapsed last bracket.

// collapse is where the criteria begin that look different in a bracket whose
// residents have different scores. A list of score differences, greatest
// first, is a counter per difference; every edge counts for all differences
// but its own, so that more is better.
type collapse struct {
	differences []model.Points
	psd         []int    // C6
	down, up    [2]int   // C12 to C15
	downBy      [2][]int // C16, C18
	upBy        [2][]int // C17, C19
}

// pairOrCollapse pairs a bracket by the edition of 2017.
func (t *task) pairOrCollapse(b *bracket, next int) error {
	own := *b
	if next < len(t.ps) {
		b.nexts = t.groupEnd(next) - next
		for v := next; v < next+b.nexts; v++ {
			b.verts = append(b.verts, int32(v))
		}
	}
	if next == len(t.ps) {
		b.complete = true
		ok, err := b.solve()
		if err == nil && !ok {
			err = t.unpairable()
		}
		return err
	}
	if _, err := b.solve(); err != nil {
		return err
	}
	if t.completable(b.floaters(), next) {
		return nil
	}
	// Once more as the penultimate bracket, so that the rest can be paired.
	*b = own
	for v := next; v < len(t.ps); v++ {
		b.verts = append(b.verts, int32(v))
	}
	b.complete, b.completes = true, true
	ok, err := b.solve()
	if err == nil && !ok {
		err = t.unpairable()
	}
	if err != nil {
		return err
	}
	last := &bracket{t: t, complete: true, completes: true, last: true, g: b.g}
	last.verts = b.floaters()
	last.mdps = len(last.verts)
	for v := next; v < len(t.ps); v++ {
		last.verts = append(last.verts, int32(v))
	}
	last.size = len(last.verts)
	t.take(b)
	*b = *last
	ok, err = b.solve()
	if err == nil && !ok {
		err = t.unpairable()
	}
	return err
}

// completable tells whether the floaters and everybody below can be paired.
func (t *task) completable(floaters []int32, next int) bool {
	list := slices.Clone(floaters)
	for v := next; v < len(t.ps); v++ {
		list = append(list, int32(v))
	}
	n := len(list)
	if t.sturdy(next, len(t.ps), len(floaters)) && n%2 == 0 {
		return true
	}
	pairs := t.single.Match(t.adjacency(list, len(floaters)), nil)
	if n%2 == 0 {
		return 2*pairs == n
	}
	if 2*pairs < n-1 {
		return false
	}
	for i, free := range t.single.Replaceable() {
		if free && t.ps[list[i]].bye {
			return true
		}
	}
	return false
}

// fallBelow is the difference counted for whoever is left over: to a score one
// point below the lowest of the bracket (A.8).
func (b *bracket) fallBelow(v int32) model.Points {
	return b.t.ps[v].score - b.t.ps[b.verts[b.size-1]].score + model.One
}

func (b *bracket) layOutCollapsed() {
	c, f := &b.crit, &b.fall
	*c = criteria{unplayed: -1, next: -1}
	f.differences = f.differences[:0]
	for j, w := range b.verts {
		for _, v := range b.verts[:j] {
			f.differences = append(f.differences, b.t.ps[v].score-b.t.ps[w].score)
		}
		f.differences = append(f.differences, b.fallBelow(w))
	}
	slices.SortFunc(f.differences, func(x, y model.Points) int { return cmp.Compare(x, y) })
	f.differences = slices.Compact(f.differences)
	l := matching.Layout{Bits: orderRoom}
	c.set = l.Bits
	l.Bits += b.mdps
	half := b.size/2 + 1
	list := func() []int {
		at := make([]int, len(f.differences))
		for k := range at {
			at[k] = l.Field(half)
		}
		return at
	}
	for k := 1; k >= 0; k-- {
		f.upBy[k] = list()
		f.downBy[k] = list()
	}
	for k := 1; k >= 0; k-- {
		f.up[k] = l.Field(half)
		f.down[k] = l.Field(half)
	}
	c.strong, c.preference = l.Field(half), l.Field(half)
	c.third, c.wide = l.Field(half), l.Field(half)
	f.psd = list()
	c.pairs, c.complete = l.Field(half), l.Field(half)
	c.total = l.Bits
}

// weighCollapsed enters C6 and C12 to C19 for a pair of the collapsed bracket.
func (b *bracket) weighCollapsed(w matching.Weight, h, l *person) {
	d := h.score - l.score
	b.weighFall(w, d, func(k int) (bool, bool) { return d > 0 && h.down[k], d > 0 && l.up[k] })
}

// weighLastBye does the same for the bye, which is a downfloat.
func (b *bracket) weighLastBye(w matching.Weight, v int32) {
	b.weighFall(w, b.fallBelow(v), func(k int) (bool, bool) { return b.t.ps[v].down[k], false })
}

func (b *bracket) weighFall(w matching.Weight, difference model.Points, again func(k int) (down, up bool)) {
	f := &b.fall
	others := func(at []int, repeated bool) {
		for s, d := range f.differences {
			if !repeated || d != difference {
				w.Add(at[s], 1)
			}
		}
	}
	others(f.psd, true)
	for k := range 2 {
		down, up := again(k)
		others(f.downBy[k], down)
		others(f.upBy[k], up)
		if !down {
			w.Add(f.down[k], 1)
		}
		if !up {
			w.Add(f.up[k], 1)
		}
	}
}
