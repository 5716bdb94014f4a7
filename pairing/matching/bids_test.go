package matching

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// loaded is a kernel before its search: edges "i j weight", every dual 0 and everybody single.
func loaded(n int, edges ...[3]int) *kernel[[1]uint64] {
	var g Graph
	g.Reset(n, 20)
	for _, e := range edges {
		g.Edge(e[0], e[1]).Add(0, uint64(e[2]))
	}
	k := &kernel[[1]uint64]{n: n, g: &g}
	k.take()
	k.reset()
	clear(k.u)
	return k
}

// A single vertex bids: it keeps as much of its dual as its second best edge is worth to it and gives the rest to the other
// end of the best. Weights count twice.
func TestBids(t *testing.T) {
	for _, c := range []struct {
		name  string
		n     int
		edges [][3]int
		u     []uint64
		mate  []int32
		v     int32
		next  int32
		want  string // duals and mates
	}{
		{"nobody to meet", 2, nil, []uint64{9, 0}, []int32{-1, -1}, 0, -1, "[0 0] [-1 -1]"},
		{"edges that are covered", 2, [][3]int{{0, 1, 3}}, []uint64{9, 6}, []int32{-1, -1}, 0, -1, "[0 6] [-1 -1]"},
		{"one edge", 2, [][3]int{{0, 1, 3}}, []uint64{9, 0}, []int32{-1, -1}, 0, -1, "[0 6] [1 0]"},
		{"the better of two", 3, [][3]int{{0, 1, 7}, {0, 2, 10}}, []uint64{30, 0, 0}, []int32{-1, -1, -1}, 0, -1, "[14 0 6] [2 -1 0]"},
		{"the better comes first", 3, [][3]int{{0, 1, 10}, {0, 2, 7}}, []uint64{30, 0, 0}, []int32{-1, -1, -1}, 0, -1, "[14 6 0] [1 0 -1]"},
		{"the second of three", 4, [][3]int{{0, 1, 4}, {0, 2, 10}, {0, 3, 7}}, []uint64{30, 0, 0, 0}, []int32{-1, -1, -1, -1}, 0, -1,
			"[14 0 6 0] [2 -1 0 -1]"},
		{"what is left of an edge counts", 3, [][3]int{{0, 1, 7}, {0, 2, 10}}, []uint64{30, 0, 9}, []int32{-1, -1, -1}, 0, -1,
			"[11 3 9] [1 0 -1]"},
		{"somebody loses his", 3, [][3]int{{0, 1, 10}, {1, 2, 8}}, []uint64{14, 6, 0}, []int32{1, 0, -1}, 2, 0, "[14 16 0] [-1 2 1]"},
		{"two alike, both taken", 5, [][3]int{{0, 1, 5}, {0, 2, 5}, {1, 3, 5}, {2, 4, 5}}, []uint64{30, 0, 0, 0, 0}, []int32{-1, 3, 4, 1, 2},
			0, -1, "[10 0 0 0 0] [-1 3 4 1 2]"},
		{"two alike, the second is single", 4, [][3]int{{0, 1, 5}, {0, 2, 5}, {1, 3, 5}}, []uint64{30, 0, 0, 0}, []int32{-1, 3, -1, 1}, 0, -1,
			"[10 0 0 0] [2 3 0 1]"},
		{"two alike, both single: the first", 3, [][3]int{{0, 1, 5}, {0, 2, 5}}, []uint64{30, 0, 0}, []int32{-1, -1, -1}, 0, -1,
			"[10 0 0] [1 0 -1]"},
		{"two alike, the first is single", 4, [][3]int{{0, 1, 5}, {0, 2, 5}, {2, 3, 5}}, []uint64{30, 0, 0, 0}, []int32{-1, -1, 3, 2}, 0, -1,
			"[10 0 0 0] [1 0 3 2]"},
	} {
		k := loaded(c.n, c.edges...)
		for v := range c.n {
			k.u[v][0], k.mate[v] = c.u[v], c.mate[v]
		}
		next := k.bidOf(c.v)
		u := make([]uint64, c.n)
		for v := range u {
			u[v] = k.u[v][0]
		}
		if got := fmt.Sprint(u, " ", k.mate); got != c.want || next != c.next {
			t.Errorf("%s: %s, next %d; want %s, next %d", c.name, got, next, c.want, c.next)
		}
	}
}

// Everybody who is single bids, and whoever loses his bids again: 2 and 3 want 1 as 0 does, who has but one other edge.
func TestBidsGoOn(t *testing.T) {
	k := loaded(5, [3]int{0, 1, 10}, [3]int{0, 4, 9}, [3]int{2, 1, 12})
	k.bid()
	if got := fmt.Sprint(k.mate, k.u); got != "[4 2 1 -1 0] [[0] [24] [0] [0] [18]]" {
		t.Errorf("%s: 0 took 1, gave it 2 and kept 18; 2 gave it 22 more, and 0 took 4", got)
	}
	// No vertex bids more than four times: seven that want one another's ends come to an end.
	var all [][3]int
	for i := range 9 {
		for j := range i {
			all = append(all, [3]int{i, j, 1000 + i*j%7})
		}
	}
	k = loaded(9, all...)
	k.bid()
	for v, m := range k.mate {
		if m != none && k.mate[m] != int32(v) {
			t.Errorf("%d has %d, who has %d", v, m, k.mate[m])
		}
	}
}

// The first duals: each vertex has its greatest weight at first; then, one after the other, the least that leaves no edge
// uncovered, and whoever is single at an edge that has become tight is met.
func TestFirstDuals(t *testing.T) {
	k := loaded(4, [3]int{0, 1, 5}, [3]int{1, 2, 8}, [3]int{2, 3, 3})
	k.highest()
	if got := fmt.Sprint(k.u); got != "[[5] [8] [8] [3]]" {
		t.Errorf("%s: the greatest of its edges", got)
	}
	// 0: 10−8 = 2, tight to 1. 2: 16−8 = 8 to 1, which has 0; and 6−3 = 3: 8. 3: 6−8 is less than nothing.
	k.start()
	if got := fmt.Sprint(k.u, k.mate); got != "[[2] [8] [8] [0]] [1 0 -1 -1]" {
		t.Errorf("%s", got)
	}
	k = loaded(3, [3]int{0, 1, 5}, [3]int{0, 2, 5})
	k.mate[0], k.mate[1] = 1, 0
	k.u[0][0], k.u[1][0], k.u[2][0] = 7, 3, 9
	k.start() // who is met keeps his dual
	if got := fmt.Sprint(k.u, k.mate); got != "[[7] [3] [3]] [1 0 -1]" {
		t.Errorf("%s", got)
	}
	k = loaded(3, [3]int{0, 1, 5}, [3]int{0, 2, 5})
	k.mate[0], k.mate[1] = 1, 0
	k.u[0][0], k.u[1][0], k.u[2][0] = 10, 0, 9
	k.start() // 2 needs nothing, and stays as it is
	if got := fmt.Sprint(k.u, k.mate); got != "[[10] [0] [0]] [1 0 -1]" {
		t.Errorf("%s", got)
	}
}

// Of a ring the vertex that stays single is one with the least dual, the first of them.
func TestFreest(t *testing.T) {
	k := kernel[[1]uint64]{u: [][1]uint64{{4}, {2}, {3}, {2}, {9}}}
	for want, ring := range map[int32][]int32{1: {0, 1, 2}, 3: {4, 3, 1}, 2: {0, 4, 2}, 0: {0, 4}} {
		if got := k.freest(ring); got != want {
			t.Errorf("of %v: %d, want %d", ring, got, want)
		}
	}
}

// The least key is on top, whatever is put, changed and taken out, and each knows its place.
func TestHeap(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	var h heap[[1]uint64]
	for range 50 {
		n := 1 + r.IntN(30)
		h.reset(n)
		in := map[int32]bool{}
		for range 200 {
			v := int32(r.IntN(n))
			if r.IntN(3) > 0 {
				h.key[v][0], in[v] = uint64(r.IntN(40)), true
				h.put(v)
			} else {
				delete(in, v)
				h.remove(v)
			}
			if len(h.items) != len(in) {
				t.Fatalf("%d are in, want %d", len(h.items), len(in))
			}
			for i, v := range h.items {
				if !in[v] || h.at[v] != int32(i) || i > 0 && h.key[v][0] < h.key[h.items[(i-1)/2]][0] {
					t.Fatalf("%v at %v: %d with %v", h.items, h.at, v, h.key[v])
				}
			}
			for v := range int32(n) {
				if !in[v] && h.at[v] != none {
					t.Fatalf("%d is out and at %d", v, h.at[v])
				}
			}
		}
		h.empty()
		if len(h.items) > 0 || slices.ContainsFunc(h.at, func(at int32) bool { return at != none }) {
			t.Fatalf("emptied: %v at %v", h.items, h.at)
		}
	}
}

// Numbers of several words: sums and differences carry, halves take the bit above, the highest word decides.
func TestWords(t *testing.T) {
	const all = ^uint64(0)
	a, b := [4]uint64{all, all, 0, 1}, [4]uint64{1, 0, 0, 0}
	if add(&a, &b); a != [4]uint64{0, 0, 1, 1} {
		t.Errorf("carried: %v", a)
	}
	if sub(&a, &b); a != [4]uint64{all, all, 0, 1} {
		t.Errorf("borrowed: %v", a)
	}
	if half(&a); a != [4]uint64{all, all >> 1, 1 << 63, 0} {
		t.Errorf("halved: %v", a)
	}
	one, other := [1]uint64{5}, [1]uint64{3}
	if add(&one, &other); one[0] != 8 {
		t.Errorf("%v", one)
	}
	if sub(&one, &other); one[0] != 5 {
		t.Errorf("%v", one)
	}
	if half(&one); one[0] != 2 {
		t.Errorf("%v", one)
	}
	for _, c := range []struct {
		a, b [4]uint64
		want bool
	}{
		{[4]uint64{9, 0, 0, 1}, [4]uint64{1, 0, 0, 2}, true}, {[4]uint64{9, 0, 0, 2}, [4]uint64{10, 0, 0, 1}, false},
		{[4]uint64{9, 1, 0, 2}, [4]uint64{1, 2, 0, 2}, true}, {[4]uint64{1, 2, 0, 2}, [4]uint64{9, 1, 0, 2}, false},
		{[4]uint64{1, 0, 0, 0}, [4]uint64{2, 0, 0, 0}, true}, {[4]uint64{2}, [4]uint64{2}, false}, {[4]uint64{3}, [4]uint64{2}, false},
	} {
		if less(&c.a, &c.b) != c.want || lessBelow(&c.a, &c.b) != c.want {
			t.Errorf("%v less than %v: want %v", c.a, c.b, c.want)
		}
		var over [4]uint64
		excess(&over, &c.a, &c.b)
		want := [4]uint64{}
		if !c.want {
			want = c.a
			sub(&want, &c.b)
		}
		if over != want {
			t.Errorf("%v over %v: %v, want %v", c.a, c.b, over, want)
		}
	}
	for k := range 4 {
		var x [4]uint64
		if !isZero(&x) {
			t.Error("nothing is not zero")
		}
		if x[k] = 1; isZero(&x) {
			t.Errorf("%v is zero", x)
		}
	}
	// a+b−w, with a carry and a borrow between the words
	var out4 [4]uint64
	if slackOf(&out4, &[4]uint64{all, all, 3, 0}, &[4]uint64{2, 0, 0, 7}, &[4]uint64{3, 0, 1, 5}); out4 != [4]uint64{all - 1, all, 2, 2} {
		t.Errorf("%v", out4)
	}
	var out2 [2]uint64
	if slackOf(&out2, &[2]uint64{all, 3}, &[2]uint64{2, 7}, &[2]uint64{3, 5}); out2 != [2]uint64{all - 1, 5} {
		t.Errorf("%v", out2)
	}
	var out1 [1]uint64
	if slackOf(&out1, &[1]uint64{7}, &[1]uint64{2}, &[1]uint64{3}); out1 != [1]uint64{6} {
		t.Errorf("%v", out1)
	}
	for in, want := range map[string][2]uint64{"[]": {}, "[7]": {7}, "[7 8]": {7, 8}, "[7 8 9]": {7, 8}} {
		var x Weight
		for n := range (len(in) - 1) / 2 {
			x = append(x, uint64(7+n))
		}
		if got := fromWeight[[2]uint64](x); got != want {
			t.Errorf("%s: %v, want %v", in, got, want)
		}
	}
}

// A number is added at any bit, over the border of a word and with what it carries up.
func TestWeightAdd(t *testing.T) {
	const all = ^uint64(0)
	for _, c := range []struct {
		before Weight
		shift  int
		v      uint64
		want   string
	}{
		{Weight{1, 2}, 0, 0, "[1 2]"}, {Weight{1, 2}, 500, 0, "[1 2]"}, {Weight{1, 2}, 0, 5, "[6 2]"}, {Weight{1, 2}, 1, 5, "[11 2]"},
		{Weight{1, 2}, 64, 5, "[1 7]"}, {Weight{1, 2}, 63, 5, "[9223372036854775809 4]"}, {Weight{all, 0, 0}, 0, 1, "[0 1 0]"},
		{Weight{all, all, 0}, 0, 1, "[0 0 1]"}, {Weight{1 << 63, all, 0}, 63, 3, "[0 1 1]"}, {Weight{1 << 63, 5, 7}, 63, 1, "[0 6 7]"},
		{Weight{0, all, 3}, 60, 0x30, "[0 2 4]"},
	} {
		w := slices.Clone(c.before)
		if w.Add(c.shift, c.v); fmt.Sprint(w) != c.want {
			t.Errorf("%v and %d at bit %d: %v, want %s", c.before, c.v, c.shift, w, c.want)
		}
	}
	w := Weight{all, 4}
	if w.Count(64); fmt.Sprint(w) != fmt.Sprintf("[%d 5]", uint64(all)) {
		t.Errorf("one more at bit 64: %v", w)
	}
	var l Layout
	for _, c := range [][3]int{{0, 0, 0}, {1, 0, 1}, {1, 1, 2}, {3, 2, 4}, {4, 4, 7}, {255, 7, 15}} {
		if at := l.Field(c[0]); at != c[1] || l.Bits != c[2] {
			t.Errorf("a field up to %d is at %d, and the next at %d", c[0], at, l.Bits)
		}
	}
	for bits, words := range map[int]int{0: 0, 1: 1, 63: 1, 64: 1, 65: 2, 128: 2, 129: 3, 130: 3, 192: 3, 193: 4} {
		l, g := Layout{bits}, Graph{}
		g.Reset(2, bits)
		if l.Words() != words || !slices.Equal(g.Zero(), make(Weight, max(1, words))) {
			t.Errorf("%d bits are %d words, and a weight %v", bits, l.Words(), g.Zero())
		}
	}
}
