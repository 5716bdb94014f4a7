package burstein

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// people are persons by what they want: W and B absolutely, w and b otherwise, "." for
// no preference, each barred from so many.
func people(wants string, barred ...int) *task {
	t := &task{}
	for k, r := range wants {
		p := person{}
		switch r {
		case 'W':
			p.Wants, p.Strength = model.White, fide.Absolute
		case 'B':
			p.Wants, p.Strength = model.Black, fide.Absolute
		case 'w':
			p.Wants, p.Strength = model.White, fide.Strong
		case 'b':
			p.Wants, p.Strength = model.Black, fide.Mild
		}
		if k < len(barred) {
			p.Barred = make([]int32, barred[k])
		}
		t.ps = append(t.ps, p)
	}
	t.count()
	return t
}

// C1 and C3 by numbers: with p pairs no more than p must have White, no more than p
// Black, and nobody is barred from more than p/2.
func TestSturdy(t *testing.T) {
	for _, c := range []struct {
		wants           string
		barred          []int
		from, to, extra int
		want            bool
	}{
		{"WWbb", nil, 0, 4, 0, true}, {"WWWb", nil, 0, 4, 0, false}, {"BBBb", nil, 0, 4, 0, false}, {"BBww", nil, 0, 4, 0, true},
		{"WBWB", nil, 0, 4, 0, true}, {"WWbbB", nil, 1, 5, 0, true}, {"WWWbbb", nil, 0, 4, 0, false}, {"WWWbbb", nil, 1, 5, 0, true},
		{"Wbb", nil, 0, 3, 1, true}, {"WWb", nil, 0, 3, 1, false}, {"BBb", nil, 0, 3, 1, false}, {"Bbb", nil, 0, 3, 1, true},
		{"Wbb", nil, 0, 3, 0, true}, {"WWb", nil, 0, 3, 0, false}, {"Wbbb", nil, 0, 4, 1, true}, {"Wb", nil, 0, 2, 1, false},
		{"bbbb", []int{1}, 0, 4, 0, true}, {"bbb", []int{0, 1}, 0, 3, 0, false}, {"bbbb", []int{0, 1, 2}, 0, 4, 0, false},
		{"bb", nil, 0, 2, 0, true}, {"", nil, 0, 0, 0, true},
	} {
		if got := people(c.wants, c.barred...).sturdy(c.from, c.to, c.extra); got != c.want {
			t.Errorf("%s, barred %v, %d to %d with %d more: %v", c.wants, c.barred, c.from, c.to, c.extra, got)
		}
	}
}

// The two parts of a bracket that are kept apart from their own kind (fold.go). A kind
// is twice the part, and 1 more for one who may be left over.
func TestPartsOfABracket(t *testing.T) {
	for _, c := range []struct {
		wants, may string
		want       []uint8
	}{
		// Nobody need miss the colour: those who want White, those who want Black.
		{"wwbb", "", []uint8{2, 2, 4, 4}}, {"WbB.", "", []uint8{2, 4, 4, 0}},
		// One White too many: every pair has one of them, and no two who must have White meet.
		{"wWwb", "", []uint8{0, 4, 0, 2}}, {"www.", "", []uint8{0, 0, 0, 2}},
		// One Black too many.
		{"bBbw", "", []uint8{0, 4, 0, 2}},
		// Of three one is left over: one of the two who want White, and then nobody misses it.
		{"wwb", "xxx", []uint8{3, 3, 4}}, {"wbb", "xxx", []uint8{2, 5, 5}},
		// Only the one who wants Black may be: then a White misses it.
		{"wWb", "..x", []uint8{0, 4, 3}},
		// Two too many of five: whoever of them is left over, one misses it.
		{"wwwwb", "xx..x", []uint8{1, 1, 0, 0, 2}},
	} {
		k := people(c.wants)
		b := &bracket{t: k, size: len(c.wants)}
		for v := range c.wants {
			b.verts = append(b.verts, int32(v))
		}
		f := &fold{t: k, b: b, odd: b.size%2 == 1, left: b.size}
		var may []bool
		for _, r := range c.may {
			may = append(may, r == 'x')
		}
		f.divide(may)
		var size [kinds]int
		for _, kind := range c.want {
			size[kind]++
		}
		if !slices.Equal(f.kind, c.want) || f.size != size {
			t.Errorf("%s: kinds %v, sizes %v, want %v", c.wants, f.kind, f.size, c.want)
		}
	}
}

// A part has no more players than there are pairs left, when one who may has been left
// over of an odd number.
func TestPartsFit(t *testing.T) {
	for _, c := range []struct {
		size [kinds]int // none, one, two; each but who may be left over, and who may
		left int
		want bool
	}{
		{[kinds]int{0, 0, 2, 0, 2, 0}, 4, true}, {[kinds]int{0, 0, 3, 0, 1, 0}, 4, false}, {[kinds]int{0, 0, 1, 0, 3, 0}, 4, false},
		{[kinds]int{0, 0, 1, 1, 1, 1}, 4, true}, {[kinds]int{0, 0, 2, 1, 0, 1}, 4, false}, {[kinds]int{4, 0, 0, 0, 0, 0}, 4, true},
		{[kinds]int{0, 1, 2, 0, 2, 0}, 5, true}, {[kinds]int{1, 0, 2, 0, 2, 0}, 5, false},
		{[kinds]int{0, 1, 3, 0, 1, 0}, 5, false}, {[kinds]int{0, 1, 1, 0, 3, 0}, 5, false},
		{[kinds]int{0, 0, 2, 1, 2, 0}, 5, true}, {[kinds]int{0, 0, 3, 1, 1, 0}, 5, false}, {[kinds]int{0, 0, 1, 1, 3, 0}, 5, false},
		{[kinds]int{0, 0, 2, 0, 2, 1}, 5, true}, {[kinds]int{0, 0, 1, 0, 3, 1}, 5, false}, {[kinds]int{0, 0, 3, 0, 1, 1}, 5, false},
		{[kinds]int{0, 0, 1, 2, 1, 1}, 5, true},
	} {
		if got := (&fold{}).fits(c.size, c.left, c.left%2 == 1); got != c.want {
			t.Errorf("%v of %d: %v", c.size, c.left, got)
		}
	}
}

// Player by player, each takes the largest number that leaves the parts room; who can
// take nobody is left over, if he may be. Kinds as in TestPartsOfABracket.
func TestSettledByNumbers(t *testing.T) {
	for _, c := range []struct {
		what   string
		kinds  []uint8
		barred [][2]int32
		pairs  [][2]int32
		ok     bool
	}{
		{"two parts", []uint8{2, 4, 2, 4}, nil, [][2]int32{{0, 3}, {1, 2}}, true},
		{"the largest of the other part", []uint8{2, 4, 2, 4, 2, 4}, nil, [][2]int32{{0, 5}, {1, 4}, {2, 3}}, true},
		{"0 and 3 have met", []uint8{2, 4, 2, 4}, [][2]int32{{0, 3}}, [][2]int32{{0, 1}, {2, 3}}, true},
		{"no parts", []uint8{0, 0, 0, 0}, nil, [][2]int32{{0, 3}, {1, 2}}, true},
		{"two who must not stay for each other", []uint8{0, 0, 2, 2}, nil, [][2]int32{{0, 3}, {1, 2}}, true},
		{"0 takes one of the part, or two of it would be left", []uint8{0, 2, 2, 0}, nil, [][2]int32{{0, 2}, {1, 3}}, true},
		{"0 alone may be left over, and must", []uint8{3, 2, 2, 4, 4}, nil, [][2]int32{{1, 4}, {2, 3}}, true},
		{"the last of those who may be is left over", []uint8{3, 3, 3, 4, 4}, nil, [][2]int32{{0, 4}, {1, 3}}, true},
		{"0 has met all he could take, and may not be left over", []uint8{2, 4, 3}, [][2]int32{{0, 1}}, nil, false},
		{"nor where that leaves too many of a part", []uint8{1, 2, 2}, [][2]int32{{0, 1}, {0, 2}}, nil, false},
		{"he may", []uint8{1, 2, 4}, [][2]int32{{0, 1}, {0, 2}}, [][2]int32{{1, 2}}, true},
	} {
		k := &task{ps: make([]person, len(c.kinds)), marked: make([]int32, len(c.kinds))}
		b := &bracket{t: k, size: len(c.kinds)}
		for v := range c.kinds {
			b.verts = append(b.verts, int32(v))
		}
		most := 0
		for _, p := range c.barred {
			for side, v := range p {
				k.ps[v].Barred = append(k.ps[v].Barred, p[1-side])
				most = max(most, len(k.ps[v].Barred))
			}
		}
		f := &fold{t: k, b: b, kind: c.kinds, odd: b.size%2 == 1, left: b.size}
		for _, kind := range c.kinds {
			f.size[kind]++
		}
		f.prepare()
		if f.barred != most {
			t.Errorf("%s: somebody is kept from %d, want %d", c.what, f.barred, most)
		}
		ok := true
		for i := int32(0); ok && int(i) < b.size; i++ {
			ok = f.settled[i] || f.settle(i)
		}
		if ok != c.ok || c.ok && (!slices.Equal(b.pairs, c.pairs) || f.left != 0 || f.odd || f.size != [kinds]int{}) {
			t.Errorf("%s: %v, %v; %d left, of each kind %v; want %v", c.what, b.pairs, ok, f.left, f.size, c.pairs)
		}
	}
}

// A bracket in which nobody has met anybody is folded without weighing it, whatever its
// size; of an odd number one floats to the single player below.
func TestEverySizeIsFolded(t *testing.T) {
	for n := 2; n < 12; n++ {
		var rows []string
		for range n {
			rows = append(rows, ". h")
		}
		if n%2 == 1 {
			rows = append(rows, ". z")
		}
		k := newTask(field(3, rows...), pairing.Options{})
		k.keep = true
		if _, err := k.run(); err != nil || !k.kept[0].folded || k.kept[0].size != n || len(k.kept[0].pairs) != n/2 {
			t.Errorf("%d players: %+v, %v", n, k.kept[0], err)
		}
	}
}

// Where 2 and 3 must not meet, 1 must not have the largest number. The last are settled by searching, and nothing is weighed.
func TestLastAreSearched(t *testing.T) {
	f := field(3, ". h", ". h", ". h", ". h")
	f.Forbidden = [][2]int{{1, 2}}
	k := newTask(f, pairing.Options{})
	k.keep = true
	if _, err := k.run(); err != nil || !k.kept[0].folded || !slices.Equal(k.kept[0].pairs, [][2]int32{{0, 2}, {1, 3}}) {
		t.Errorf("%+v, %v", k.kept[0], err)
	}
}

// Who of three may be left over: a resident who may meet the one below.
func TestMayFloat(t *testing.T) {
	for _, c := range []struct {
		scores []int
		apart  [][2]int32
		may    []bool // nil for nobody
		ok     bool
	}{
		{[]int{4, 4, 4, 2}, nil, []bool{true, true, true}, true},
		{[]int{4, 4, 4, 2}, [][2]int32{{2, 3}}, []bool{true, true, false}, true},
		{[]int{6, 4, 4, 2}, nil, []bool{false, true, true}, true},
		{[]int{4, 4, 4}, nil, nil, false},
		{[]int{4, 4, 2, 2}, nil, nil, true},
		{[]int{4, 4, 2, 2}, [][2]int32{{2, 3}}, nil, false},
	} {
		size := 3 - yes(c.scores[2] == 2)
		k := level(c.scores, c.apart...)
		b := &bracket{t: k, size: size, next: size, verts: fide.Between(0, size)}
		may, ok := (&fold{t: k, b: b, left: size, odd: size == 3}).mayFloat()
		if ok != c.ok || !slices.Equal(may, c.may) {
			t.Errorf("%v, %v apart: %v, %v; want %v, %v", c.scores, c.apart, may, ok, c.may, c.ok)
		}
	}
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// The natural opponent is the largest number that those before have left: 1 should have
// met 6, who is left to 2; then 3 should meet 4.
func TestNaturalOpponents(t *testing.T) {
	b := &bracket{size: 6, pairs: [][2]int32{{2, 3}, {0, 4}, {1, 5}}}
	if got, want := b.natural(), [][3]int32{{0, 4, 5}, {1, 5, 5}, {2, 3, 3}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The scores of a bracket, the highest first, and who has each.
func TestScoresOfABracket(t *testing.T) {
	b := &bracket{t: level([]int{6, 4, 4, 2}), verts: []int32{2, 3, 0, 1}, size: 4}
	if b.rate(); !slices.Equal(b.slot, []int{1, 2, 0, 1}) || !slices.Equal(b.slots, []int{1, 2, 1}) {
		t.Errorf("places %v, sizes %v", b.slot, b.slots)
	}
}
