package burstein

import (
	"wallchart/model"
	"wallchart/pairing/fide"
)

// fold pairs a bracket without weighing it, or gives up.
//
// It looks only for what cannot be bettered: everybody paired but one of an odd
// number (C5), that one a resident (C6) whom the next bracket takes without
// harm (C7), everybody below can be paired (C4), and no more preferences missed
// than numbers force (C8): where more want one colour than there are pairs, the
// surplus; otherwise none.
//
// Pairings that reach this bound are the perfect matchings of a graph. If
// nobody need miss the preference, the graph has the pairs without a clash: no
// two who want White meet, no two who want Black. Otherwise every pair must
// have one of those who want the majority's colour: no two of the others meet,
// and by C3 no two who must have that colour. Either way two parts of players are
// kept apart from their own kind, and nobody else (parts.go). So each player
// in turn takes the opponent with the largest number such that neither part
// has more players left than there are pairs left, as long as it is roomy; the
// last are settled by searching (finish).
//
// The one who is left over has opponent 0, which comes last.
type fold struct {
	t       *task
	b       *bracket
	kind    []uint8      // of each player: twice the part, 0 for no part, and 1 if he may be left over
	odd     bool         // somebody is still to be left over
	left    int          // players not settled yet
	size    [kinds]int   // of them, of each kind
	last    [kinds]int32 // of them, the largest number of each kind, −1 for none
	before  []int32      // the next smaller number of the kind
	after   []int32
	settled []bool
	barred  int // the most opponents in the bracket that anybody is barred from
}

const kinds = 6

func (t *task) fold(b *bracket) bool {
	f := &fold{t: t, b: b, left: b.size, odd: b.size%2 == 1}
	may, ok := f.mayFloat()
	if !ok {
		return false
	}
	f.divide(may)
	if !f.fits(f.size, f.left, f.odd) {
		return false
	}
	f.prepare()
	for i := range int32(b.size) {
		if f.settled[i] {
			continue
		}
		if pairs := (f.left - 2) / 2; !roomy(pairs, f.barred) { // an odd number leaves one over
			return f.finish(i)
		}
		if !f.settle(i) {
			return false
		}
	}
	return true
}

// mayFloat finds who may be left over by C4, C6 and C7: nil for nobody. It
// returns false where it is not proved that the rest is as good as can be.
func (f *fold) mayFloat() ([]bool, bool) {
	t, next := f.t, f.b.next
	if !f.odd {
		return nil, t.closes(next)
	}
	if next == len(t.ps) {
		return nil, false
	}
	l := t.lookBelow(next, 1)
	all := l.sturdy(1)
	var receivers []int32
	if !all {
		receivers = l.receivers()
	}
	may := make([]bool, f.left)
	for i, v := range f.b.verts {
		may[i] = t.ps[v].Score == t.ps[next-1].Score && (all || t.meetsOne(v, receivers))
	}
	return may, true
}

// divide finds the two parts, and of those who may be left over keeps the ones
// with whom the fewest preferences need be missed.
func (f *fold) divide(may []bool) {
	b := f.b
	var want [3]int // by model.Colour
	for i := range b.size {
		want[b.person(i).Wants]++
	}
	// missed is how many preferences must be missed when one who wants that
	// colour is left over.
	missed := func(without model.Colour) int {
		w := want
		if f.odd {
			w[without]--
		}
		return max(0, w[model.White]-b.size/2, w[model.Black]-b.size/2)
	}
	least := b.size
	for i := range b.size {
		if !f.odd || may[i] {
			least = min(least, missed(b.person(i).Wants))
		}
	}
	major := model.White
	if want[model.Black] > want[model.White] {
		major = model.Black
	}
	f.kind = make([]uint8, b.size)
	for i := range b.size {
		p := b.person(i)
		part := uint8(0)
		switch {
		case least == 0:
			part = uint8(p.Wants)
		case p.Wants != major:
			part = 1
		case p.Strength == fide.Absolute:
			part = 2
		}
		f.kind[i] = 2 * part
		if f.odd && may[i] && missed(p.Wants) == least {
			f.kind[i]++
		}
		f.size[f.kind[i]]++
	}
}

// fits tells whether so many players can be paired, one who may be left over
// when their number is odd, as far as the parts are concerned.
func (f *fold) fits(size [kinds]int, left int, odd bool) bool {
	one, two := size[2]+size[3], size[4]+size[5]
	if !odd {
		return max(one, two) <= left/2
	}
	return size[1] > 0 && max(one, two) <= left/2 ||
		size[3] > 0 && max(one-1, two) <= left/2 ||
		size[5] > 0 && max(one, two-1) <= left/2
}

// prepare lists each kind, and counts the barred.
func (f *fold) prepare() {
	n := f.b.size
	f.settled, f.before, f.after = make([]bool, n), make([]int32, n), make([]int32, n)
	for k := range f.last {
		f.last[k] = -1
	}
	f.t.mark++
	for i := range int32(n) {
		k := f.kind[i]
		if f.before[i], f.after[i] = f.last[k], -1; f.last[k] >= 0 {
			f.after[f.last[k]] = i
		}
		f.last[k] = i
		f.t.marked[f.b.verts[i]] = f.t.mark
	}
	for i := range n {
		d := 0
		for _, o := range f.b.person(i).Barred {
			if f.t.marked[o] == f.t.mark {
				d++
			}
		}
		f.barred = max(f.barred, d)
	}
}

// settle pairs player i with the largest number that fits, or leaves i over.
func (f *fold) settle(i int32) bool {
	size, left := f.size, f.left-1
	size[f.kind[i]]--
	at := [kinds]int32{}
	for k := range uint8(kinds) {
		after := size
		after[k]--
		if (k/2 == 0 || k/2 != f.kind[i]/2) && f.fits(after, left-1, f.odd) {
			at[k] = f.last[k]
		}
	}
	for {
		k := 0
		for o := range at {
			if at[o] > at[k] {
				k = o
			}
		}
		j := at[k]
		if j <= i {
			break
		}
		if f.t.mayMeet(f.b.verts[i], f.b.verts[j]) {
			f.pair(i, j)
			return true
		}
		at[k] = f.before[j]
	}
	if !f.odd || f.kind[i]%2 == 0 || !f.fits(size, left, false) {
		return false
	}
	f.odd = false
	f.remove(i)
	return true
}

func (f *fold) pair(i, j int32) {
	f.b.pairs = append(f.b.pairs, [2]int32{i, j})
	f.remove(i)
	f.remove(j)
}

// remove takes a player who has been settled from the lists.
func (f *fold) remove(i int32) {
	k, b, a := f.kind[i], f.before[i], f.after[i]
	if a >= 0 {
		f.before[a] = b
	} else {
		f.last[k] = b
	}
	if b >= 0 {
		f.after[b] = a
	}
	f.settled[i] = true
	f.size[k]--
	f.left--
}

// finish settles the players from number i on, by searching.
func (f *fold) finish(i int32) bool {
	var list, verts []int32
	for ; int(i) < f.b.size; i++ {
		if !f.settled[i] {
			list, verts = append(list, i), append(verts, f.b.verts[i])
		}
	}
	n := len(list)
	size := n
	if f.odd {
		size++ // opponent 0
	}
	f.t.join(verts, size, func(i, j int) bool {
		one, two := f.kind[list[i]]/2, f.kind[list[j]]/2
		return one != two || one == 0
	})
	for k := range n {
		if f.odd && f.kind[list[k]]%2 == 1 {
			f.t.meet.Join(k, n)
		}
	}
	single := &f.t.single
	if 2*single.Match(&f.t.meet, nil) != size {
		return false
	}
	wanted := make([]int32, 0, size)
	for k := n - 1; k >= 0; k-- {
		wanted = append(wanted, int32(k))
	}
	if f.odd {
		wanted = append(wanted, int32(n))
	}
	done := make([]bool, size)
	for k := range int32(n) {
		if done[k] {
			continue
		}
		if f.t.solver.Cancelled() {
			return false
		}
		j := single.Take(k, wanted)
		done[j] = true
		if int(j) < n {
			f.b.pairs = append(f.b.pairs, [2]int32{list[k], list[j]})
		}
	}
	return true
}
