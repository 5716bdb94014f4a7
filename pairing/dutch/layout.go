package dutch

import (
	"slices"

	"wallchart/pairing/matching"
)

// orderRoom is how many bits of generation order are solved for at a time; they
// stand below all criteria.
const orderRoom = 128

// A placed criterion is one that can tell the candidates of the bracket apart,
// with the bits where its fields begin.
type placed struct {
	*criterion
	at []int
}

// layOut measures the bracket and gives each criterion that can matter fields
// wide enough for their sums over a whole matching: the last criterion of the
// edition lowest, the first on top.
func (b *bracket) layOut() {
	b.measure()
	l := matching.Layout{Bits: orderRoom}
	b.placed = slices.Grow(b.placed[:0], len(b.criteria))
	at := make([]int, 0, 4*len(b.criteria))
	for k := len(b.criteria) - 1; k >= 0; k-- {
		c, from, bits := &b.criteria[k], len(at), l.Bits
		at = c.room(b, at)
		own := at[from:]
		for s, most := range own {
			if own[s] = -1; most > 0 {
				own[s] = l.Field(most)
			}
		}
		if l.Bits > bits {
			b.placed = append(b.placed, placed{c, own})
		}
	}
	b.bits = l.Bits
}

// weigh fills in the weight of the edge between vertices i and j, i ranked
// higher.
func (b *bracket) weigh(w matching.Weight, i, j int) {
	if j >= b.size+b.nexts {
		if top := b.placed[len(b.placed)-1]; top.any != nil { // C4, which alone counts every pair
			top.any(b, entry{w, top.at})
		}
		return
	}
	e := edge{i: i, j: j, h: &b.t.ps[b.verts[i]], l: &b.t.ps[b.verts[j]], down: i < b.mdps}
	for k := range b.placed {
		p := &b.placed[k]
		if p.any != nil {
			p.any(b, entry{w, p.at})
		}
		if j >= b.size {
			if p.next != nil {
				p.next(b, entry{w, p.at}, e)
			}
		} else if p.pair != nil {
			p.pair(b, entry{w, p.at}, e)
		}
	}
}

// weighBye fills in the weight of the edge between a person and the bye.
func (b *bracket) weighBye(w matching.Weight, v int32) {
	for _, p := range b.placed {
		if p.bye != nil {
			p.bye(b, entry{w, p.at}, v)
		}
	}
}

// measure counts what the criteria's rooms ask about.
func (b *bracket) measure() {
	b.down, b.up, b.anyTop, b.mostUnplayed = [2]int{}, [2]int{}, false, 0
	for _, v := range b.verts[:b.size] {
		p := &b.t.ps[v]
		for k := range 2 {
			if p.down[k] {
				b.down[k]++
			}
			if p.up[k] {
				b.up[k]++
			}
		}
		b.anyTop = b.anyTop || p.top
		if b.isCandidate(v) {
			b.mostUnplayed = max(b.mostUnplayed, p.unplayed)
		}
	}
	b.slotSizes()
}

// slotSizes numbers the distinct scores of bracket and next score group, the
// lowest first, sets the slot of each of their vertices, and counts who has each.
func (b *bracket) slotSizes() {
	b.slots = b.slots[:0]
	end := b.size + b.nexts
	b.slot = slices.Grow(b.slot[:0], end)[:end]
	for i := end - 1; i >= 0; i-- {
		if i == end-1 || b.t.ps[b.verts[i]].Score != b.t.ps[b.verts[i+1]].Score {
			b.slots = append(b.slots, 0)
		}
		b.slot[i] = len(b.slots) - 1
		b.slots[len(b.slots)-1]++
	}
}

// mixed tells a bracket with moved-down players.
func (b *bracket) mixed() bool { return b.mdps > 0 }

func (b *bracket) hasTopscorer() bool { return b.anyTop }

func always(*bracket) bool { return true }

// half is more than the pairs that the graph can have.
func (b *bracket) half() int { return len(b.verts)/2 + 1 }

// when is room for one number of pairs, under a condition.
func when(needed func(*bracket) bool) func(*bracket, []int) []int {
	return func(b *bracket, most []int) []int {
		if needed(b) {
			most = append(most, b.half())
		}
		return most
	}
}

// perScore is room for a number of players of each score; the lowest, where it
// is the next score group's, needs none.
func perScore(needed func(*bracket) bool) func(*bracket, []int) []int {
	return func(b *bracket, most []int) []int {
		if !needed(b) {
			return most
		}
		most = append(most, b.slots...)
		if b.nexts > 0 {
			most[0] = 0
		}
		return most
	}
}

// roomAhead is that of C8: the scores of the higher players of the next
// bracket's pairs, and above them the number of those pairs.
func roomAhead(b *bracket, most []int) []int {
	if b.nexts == 0 {
		return most
	}
	return append(append(most, b.slots...), b.half())
}

// roomUnplayed is that of C9. There is none in the edition of 2017.
func roomUnplayed(b *bracket, most []int) []int {
	if b.byeHere && !b.t.ed.lastBye {
		most = append(most, b.mostUnplayed)
	}
	return most
}

// roomDown is room for those of the bracket who floated down so many rounds ago.
func roomDown(ago int) func(*bracket, []int) []int {
	return func(b *bracket, most []int) []int { return append(most, b.down[ago]) }
}
