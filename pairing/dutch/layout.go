package dutch

import (
	"wallchart/pairing/matching"
)

// criteria is where each criterion's field begins in an edge weight; −1 for a
// criterion that cannot tell the candidates of the bracket apart. The fields
// stand from C4 (most significant) down to C21; below them is room for the
// generation order.
type criteria struct {
	set        int // generation order: which moved-down players are paired
	complete   int // C4, C2, C5: how many are paired at all
	pairs      int // C6
	pairScore  []int
	next       int // C8
	nextScore  []int
	unplayed   int // C9
	most       int // greatest number of unplayed rounds
	wide       int // C10
	third      int // C11
	preference int // C12
	strong     int // C13
	resident   [2]int
	opponent   [2]int
	difference [2][]int
	oppDiff    [2][]int
	total      int
}

// orderRoom is how many bits of generation order are solved for at a time.
const orderRoom = 128

// layOut measures the bracket and gives each criterion that can matter a field
// wide enough for its sum over a whole matching.
func (b *bracket) layOut() {
	if b.last {
		b.layOutCollapsed()
		return
	}
	t := b.t
	c := &b.crit
	l := matching.Layout{Bits: orderRoom}
	c.set = l.Bits
	l.Bits += b.mdps
	field := func(most int) int {
		if most == 0 {
			return -1
		}
		return l.Field(most)
	}
	n := len(b.verts)
	half := n/2 + 1
	mixed := b.mdps > 0
	slots := b.slotSizes()
	perSlot := func(on bool, from int) []int {
		at := make([]int, len(slots))
		for s := range slots {
			at[s] = -1
			if on && s >= from {
				at[s] = field(slots[s])
			}
		}
		return at
	}
	ahead := b.nexts > 0
	own := 0 // the lowest slot of the bracket itself
	if ahead {
		own = 1
	}
	when := func(on bool, most int) int {
		if !on {
			return -1
		}
		return field(most)
	}
	down, up, anyTop := b.countFloats()
	for k := 1; k >= 0; k-- {
		c.oppDiff[k] = perSlot(mixed && up[k] > 0, own)
		c.difference[k] = perSlot(mixed && down[k] > 0, own)
	}
	for k := 1; k >= 0; k-- {
		c.opponent[k] = when(mixed && up[k] > 0, half)
		c.resident[k] = field(down[k])
	}
	c.strong = field(half)
	c.preference = field(half)
	c.third = when(anyTop, half)
	c.wide = when(anyTop, half)
	c.most = 0
	for _, v := range b.verts[:b.size] {
		if b.isCandidate(v) {
			c.most = max(c.most, t.ps[v].unplayed)
		}
	}
	c.unplayed = when(b.byeHere && !t.ed.lastBye, c.most)
	c.nextScore = perSlot(ahead, 0)
	c.next = when(ahead, half)
	c.pairScore = perSlot(mixed, own)
	c.pairs = field(half)
	c.complete = when(b.complete || b.dummy >= 0, half)
	c.total = l.Bits
}

// countFloats counts who in the bracket floated down and up, one and two rounds
// ago, and tells whether there is a topscorer.
func (b *bracket) countFloats() (down, up [2]int, anyTop bool) {
	for _, v := range b.verts[:b.size] {
		p := &b.t.ps[v]
		for k := range 2 {
			if p.down[k] {
				down[k]++
			}
			if p.up[k] {
				up[k]++
			}
		}
		anyTop = anyTop || p.top
	}
	return down, up, anyTop
}

// slotSizes numbers the distinct scores of bracket and next score group, the
// lowest first, sets each vertex's slot, and counts who has each.
func (b *bracket) slotSizes() []int {
	var sizes []int
	end := b.size + b.nexts
	b.slot = b.slot[:0]
	for range b.verts {
		b.slot = append(b.slot, 0)
	}
	for i := end - 1; i >= 0; i-- {
		if i == end-1 || b.t.ps[b.verts[i]].score != b.t.ps[b.verts[i+1]].score {
			sizes = append(sizes, 0)
		}
		b.slot[i] = len(sizes) - 1
		sizes[len(sizes)-1]++
	}
	return sizes
}
