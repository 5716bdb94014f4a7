package dutch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/fide"
)

func named(article string) *criterion {
	return &criteria2026[slices.IndexFunc(criteria2026, func(c criterion) bool { return c.article == article })]
}

// A criterion takes room only where it can tell candidates apart: upfloats again and floats
// of different height where somebody moved down, and only if anybody floated so, one round
// ago (C14, C15, C18, C19) or two (C16, C17, C20, C21).
func TestRoomOfFloats(t *testing.T) {
	for _, c := range []struct {
		article  string
		mdps     int
		down, up [2]int
		want     string
	}{
		{"C7", 0, [2]int{}, [2]int{}, "[]"}, {"C7", 1, [2]int{}, [2]int{}, "[3 1]"},
		{"C14", 0, [2]int{3, 2}, [2]int{}, "[3]"}, {"C16", 0, [2]int{3, 2}, [2]int{}, "[2]"},
		{"C15", 0, [2]int{}, [2]int{1, 1}, "[]"}, {"C15", 1, [2]int{1, 1}, [2]int{0, 1}, "[]"}, {"C15", 1, [2]int{}, [2]int{1, 0}, "[3]"},
		{"C17", 0, [2]int{}, [2]int{1, 1}, "[]"}, {"C17", 1, [2]int{1, 1}, [2]int{1, 0}, "[]"}, {"C17", 1, [2]int{}, [2]int{0, 1}, "[3]"},
		{"C18", 0, [2]int{1, 1}, [2]int{}, "[]"}, {"C18", 1, [2]int{0, 1}, [2]int{1, 1}, "[]"}, {"C18", 1, [2]int{1, 0}, [2]int{}, "[3 1]"},
		{"C19", 0, [2]int{}, [2]int{1, 1}, "[]"}, {"C19", 1, [2]int{1, 1}, [2]int{0, 1}, "[]"}, {"C19", 1, [2]int{}, [2]int{1, 0}, "[3 1]"},
		{"C20", 0, [2]int{1, 1}, [2]int{}, "[]"}, {"C20", 1, [2]int{1, 0}, [2]int{1, 1}, "[]"}, {"C20", 1, [2]int{}, [2]int{}, "[]"},
		{"C20", 1, [2]int{0, 1}, [2]int{}, "[3 1]"},
		{"C21", 0, [2]int{}, [2]int{1, 1}, "[]"}, {"C21", 1, [2]int{1, 1}, [2]int{1, 0}, "[]"}, {"C21", 1, [2]int{}, [2]int{0, 1}, "[3 1]"},
		{"4.4", 0, [2]int{}, [2]int{}, "[]"}, {"4.4", 2, [2]int{}, [2]int{}, "[1 1]"},
	} {
		b := &bracket{mdps: c.mdps, down: c.down, up: c.up, slots: []int{3, 1}, verts: make([]int32, 4)}
		if got := fmt.Sprint(named(c.article).room(b, nil)); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	b := &bracket{t: &task{ed: current}, slots: []int{3, 1}, verts: make([]int32, 4), mostUnplayed: 2}
	for _, c := range []struct {
		what string
		set  func()
		want string
	}{
		{"nobody below", func() {}, "[] []"}, {"a next group", func() { b.nexts = 1 }, "[3 1 3] []"},
		{"the bye", func() { b.nexts, b.byeHere = 0, true }, "[] [2]"}, {"in 2017", func() { b.t.ed = before }, "[] []"},
	} {
		c.set()
		if got := fmt.Sprint(roomAhead(b, nil), roomUnplayed(b, nil)); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// What a pair counts: one of the higher score for C7 and C8; who floated down and is paired
// for C14, C16, C18 and C20, by his score; that nobody floats up again for C15, C17, C19
// and C21. Of 4.4 the first moved-down player is the most significant.
func TestWhatAPairCounts(t *testing.T) {
	b := &bracket{mdps: 2, slot: []int{1, 1, 0, 0}, mostUnplayed: 3, t: &task{ps: []person{{unplayed: 1}}}}
	for _, c := range []struct {
		article  string
		i, j     int
		floated  string // the higher and the lower: d, D one round ago, two; u, U the same upwards
		want     string
		moveless bool // i has not moved down
	}{
		{"C6", 0, 2, "--", "1", false}, {"C7", 0, 2, "--", "01", false}, {"C7", 2, 3, "--", "10", true},
		{"C14", 0, 2, "--", "0", false}, {"C14", 0, 2, "d-", "0", false}, {"C14", 0, 2, "-d", "1", false},
		{"C14", 2, 3, "d-", "1", true}, {"C14", 2, 3, "dd", "2", true}, {"C14", 2, 3, "DD", "0", true},
		{"C16", 0, 2, "D-", "0", false}, {"C16", 0, 2, "-D", "1", false}, {"C16", 2, 3, "DD", "2", true}, {"C16", 2, 3, "dd", "0", true},
		{"C15", 0, 2, "--", "1", false}, {"C15", 0, 2, "-u", "0", false}, {"C15", 0, 2, "uU", "1", false}, {"C15", 2, 3, "uu", "1", true},
		{"C17", 0, 2, "--", "1", false}, {"C17", 0, 2, "-U", "0", false}, {"C17", 0, 2, "Uu", "1", false}, {"C17", 2, 3, "UU", "1", true},
		{"C18",
			0, 2, "d-", "01", false}, {"C18", 0, 2, "-d", "10", false}, {"C18", 0, 2, "dd", "11", false}, {"C18", 0, 2, "DD", "00", false},
		{"C20",
			0, 2, "D-", "01", false}, {"C20", 0, 2, "-D", "10", false}, {"C20", 0, 2, "DD", "11", false}, {"C20", 0, 2, "dd", "00", false},
		{"C19",
			0, 2, "--", "01", false}, {"C19", 0, 2, "-u", "00", false}, {"C19", 0, 2, "uU", "01", false}, {"C19", 2, 3, "uu", "10", true},
		{"C21",
			0, 2, "--", "01", false}, {"C21", 0, 2, "-U", "00", false}, {"C21", 0, 2, "Uu", "01", false}, {"C21", 2, 3, "UU", "10", true},
		{"4.4", 0, 2, "--", "01", false}, {"4.4", 1, 2, "--", "10", false}, {"4.4", 2, 3, "--", "00", true},
	} {
		ps := [2]person{}
		for k := range ps {
			switch c.floated[k] {
			case 'd':
				ps[k].down[0] = true
			case 'D':
				ps[k].down[1] = true
			case 'u':
				ps[k].up[0] = true
			case 'U':
				ps[k].up[1] = true
			}
		}
		e := edge{i: c.i, j: c.j, h: &ps[0], l: &ps[1], down: !c.moveless}
		if got := added(func(to entry) { named(c.article).pair(b, to, e) }, len(c.want)); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	if got := added(func(to entry) { named("C8").next(b, to, edge{i: 0, j: 3}) }, 3); got != "011" {
		t.Errorf("a pair of the next bracket: %s", got)
	}
	if got := added(func(to entry) { named("C9").bye(b, to, 0) }, 1); got != "2" {
		t.Errorf("one round without a game where somebody has three: %s", got)
	}
	for r, want := range map[reach]string{itself: "0", nextGroup: "0", everybody: "1", unbracketed: "1"} {
		if got := added(func(to entry) { named("C4").any(&bracket{reach: r}, to) }, 1); got != want {
			t.Errorf("C4 in a graph of %d: %s", r, got)
		}
	}
	if got := added(func(to entry) { named("C4").bye(b, to, 0) }, 1); got != "1" {
		t.Errorf("C4 of the bye: %s", got)
	}
	if got := added(func(to entry) { collapsed2017[1].pair(b, to, edge{}) }, 2); got != "10" {
		t.Errorf("C5 of 2017: %s", got)
	}
}

// The criterion that tells two pairings apart is the one whose field, at its beginning or
// above, has the highest bit in which they differ.
func TestDifferenceIsOfTheHighestField(t *testing.T) {
	a, c, low := criterion{article: "A"}, criterion{article: "B"}, criterion{article: "L"}
	b := &bracket{placed: []placed{{&low, []int{0}}, {&a, []int{130, 200}}, {&c, []int{-1, 150, 192}}}}
	for bit, want := range map[int]string{
		-1: "4.2", 0: "L", 63: "L", 64: "L", 129: "L", 130: "A", 149: "A", 150: "B", 191: "B", 192: "B", 199: "B", 200: "A", 255: "A",
	} {
		plain, forced := []uint64{1 << 7, 0, 0, 1 << 60}, []uint64{1 << 7, 0, 0, 1 << 60}
		if bit >= 0 {
			plain[bit/64] ^= 1 << (bit % 64)
			if bit > 70 {
				forced[0] ^= 5 // what is below does not count
			}
		}
		if got := (&task{}).difference(b, plain, forced); got.Rule != "C.04.3 "+want {
			t.Errorf("bit %d: %s, want %s", bit, got.Rule, want)
		}
	}
}

// The floaters and all below can be paired, or all but one who may have the bye (A.9).
func TestCompletable(t *testing.T) {
	all := func(n int) (pairs [][2]int) {
		for j := range n {
			for i := range j {
				pairs = append(pairs, [2]int{i, j})
			}
		}
		return pairs
	}
	for _, c := range []struct {
		what     string
		n        int
		apart    [][2]int
		noBye    []int
		floaters []int32
		next     int
		want     bool
	}{
		{"nobody", 2, nil, nil, nil, 2, true},
		{"two", 4, nil, nil, nil, 2, true},
		{"two who have met", 4, [][2]int{{2, 3}}, nil, nil, 2, false},
		{"a floater and one", 4, nil, nil, []int32{2}, 3, true},
		{"whom he has met", 4, [][2]int{{2, 3}}, nil, []int32{2}, 3, false},
		{"two floaters alone", 4, nil, nil, []int32{2, 3}, 4, false},
		{"one alone, for the bye", 3, nil, nil, nil, 2, true},
		{"who may not have it", 3, nil, []int{2}, nil, 2, false},
		{"three", 3, nil, nil, nil, 0, true},
		{"three, two of whom may have met", 3, [][2]int{{0, 1}, {0, 2}}, nil, nil, 0, true},
		{"three who have all met", 3, all(3), nil, nil, 0, false},
		{"three, the one left over may not have it", 3, [][2]int{{0, 1}, {0, 2}}, []int{0}, nil, 0, false},
		{"another may not", 3, [][2]int{{0, 1}, {0, 2}}, []int{1, 2}, nil, 0, true},
		{"four, two pairs", 4, [][2]int{{0, 1}, {2, 3}, {0, 2}, {1, 3}}, nil, nil, 0, true},
		{"four, one has met all", 4, [][2]int{{0, 1}, {0, 2}, {0, 3}}, nil, nil, 0, false},
		{"many", 12, nil, nil, nil, 0, true},
		{"many, nobody for the bye", 11, nil, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, nil, 0, false},
		{"nine, nobody for the bye", 9, nil, []int{0, 1, 2, 3, 4, 5, 6, 7, 8}, nil, 0, false},
		{"seven, of whom only two may meet the others",
			7, slices.DeleteFunc(all(7), func(p [2]int) bool { return p[0] < 2 }), nil, nil, 0, false},
		{"ten of whom only four may meet the others",
			10, slices.DeleteFunc(all(10), func(p [2]int) bool { return p[0] < 4 }), nil, nil, 0, false},
		{"many, one for the bye", 11, nil, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, nil, 0, true},
	} {
		if got := prepared(make([]int, c.n), c.apart, c.noBye).completable(c.floaters, c.next); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// The collapsed last bracket (A.9) has the floaters above and all below; its differences are
// those of any two of them, and of each to a point below the lowest (A.8).
func TestCollapsedBracket(t *testing.T) {
	tk := prepared([]int{9, 8, 8, 5, 5, 2}, nil, nil)
	above := tk.newBracket([]int32{0}, 1)
	above.pairs = [][2]int32{{0, 1}}
	b := tk.collapsed(above)
	if got := fmt.Sprint(b.verts, b.mdps, b.size, b.below); got != "[2 3 4 5] 1 4 6" {
		t.Errorf("persons: %s", got)
	}
	// 8 less 5, 5 less 5, 8 less 2, 5 less 2; 8, 5 and 2 less 0.
	if want := []model.Points{0, 2, 3, 5, 6, 8}; !slices.Equal(b.differences, want) {
		t.Errorf("differences %v, want %v", b.differences, want)
	}
}

// The natural opponent is the first of the lower half whom the upper players before have
// left, in whatever order the pairs were found.
func TestNaturalOpponents(t *testing.T) {
	for _, c := range []struct {
		size, mdps int
		pairs      [][2]int32
		want       string
	}{
		{6, 0, [][2]int32{{2, 5}, {0, 4}, {1, 3}}, "[[0 4 3] [1 3 3] [2 5 5]]"},
		{6, 0, [][2]int32{{1, 4}, {2, 3}, {0, 5}}, "[[0 5 3] [1 4 3] [2 3 3]]"},
		{5, 0, [][2]int32{{0, 3}, {1, 4}}, "[[0 3 2] [1 4 2]]"},
		{5, 2, [][2]int32{{3, 4}, {0, 2}}, "[[0 2 2] [3 4 4]]"}, // 1 moved down and floats on
		{2, 0, nil, "[]"},
	} {
		b := &bracket{size: c.size, mdps: c.mdps, pairs: c.pairs}
		if got := fmt.Sprint(b.natural()); got != c.want {
			t.Errorf("%v: %s, want %s", c.pairs, got, c.want)
		}
	}
}

// Two who both must have a colour: whoever has the smaller difference gives way, and a third
// in a row is his; of equal ones it is anybody's who has it anyhow.
func TestThirdInARow(t *testing.T) {
	for _, c := range []struct {
		h, l string
		want bool
	}{
		{"WWBWW", "BWW", true}, {"WWW", "WBWW", true}, {"WWWBW", "WWBW", false}, {"WWWBW", "WW", true}, {"WW", "WWWBW", true},
		{"WW", "WBW", false},
		{"WW", "WW", true}, {"WBWW", "WWBW", false}, {"WBW", "WBW", false},
	} {
		if got := thirdInRow(after(c.h), after(c.l)); got != c.want {
			t.Errorf("%s and %s: %v", c.h, c.l, got)
		}
	}
}

// The scores of bracket and next group, the lowest first, and who has each; what was
// counted before does not matter.
func TestMeasureOfABracket(t *testing.T) {
	tk := prepared([]int{4, 2, 2, 0, 0}, nil, nil)
	for v, p := range []person{{down: [2]bool{true, false}, unplayed: 3}, {up: [2]bool{true, true}, top: true}, {down: [2]bool{true, true}}} {
		tk.ps[v].down, tk.ps[v].up, tk.ps[v].top, tk.ps[v].unplayed = p.down, p.up, p.top, p.unplayed
	}
	b := tk.newBracket([]int32{0}, 1)
	for _, c := range []struct {
		to                   reach
		slots, slot, measure string
	}{
		{nextGroup, "[2 2 1]", "[2 1 1 0 0]", "[2 1] [1 1] true 0"},
		{unbracketed, "[2 1]", "[1 0 0]", "[2 1] [1 1] true 0"},
	} {
		b.extend(c.to).measure()
		if got := fmt.Sprint(b.slots, b.slot[:b.size+b.nexts]); got != c.slots+" "+c.slot {
			t.Errorf("slots %s, want %s %s", got, c.slots, c.slot)
		}
		if got := fmt.Sprint(b.down, b.up, b.anyTop, b.mostUnplayed); got != c.measure {
			t.Errorf("measured %s, want %s", got, c.measure)
		}
	}
	last := tk.newBracket(nil, 3)
	tk.ps[3].unplayed, tk.ps[4].unplayed = 2, 4
	if last.measure(); fmt.Sprint(last.down, last.up, last.anyTop, last.mostUnplayed) != "[0 0] [0 0] false 4" {
		t.Errorf("of the last bracket: %v %v %v %v", last.down, last.up, last.anyTop, last.mostUnplayed)
	}
}

// C8 looks at the higher players of the next bracket's pairs.
func TestReachedScores(t *testing.T) {
	tk := prepared([]int{9, 8, 5, 5, 5, 2}, nil, nil)
	for _, c := range []struct {
		mate []int32
		want string
	}{
		{[]int32{-1, 2, 1, 4, 3, -1}, "[2.5 4.0]"}, {[]int32{3, -1, -1, 0, 5, 4}, "[4.5]"},
		{[]int32{1, 0, -1, -1, -1, -1}, "[]"}, {[]int32{2, 4, 0, -1, 1, -1}, "[4.0 4.5]"},
	} {
		b := &bracket{t: tk, verts: []int32{0, 1, 2, 3, 4, 5}, size: 2, nexts: 3, mate: c.mate}
		if got := fmt.Sprint(b.reached()); got != c.want {
			t.Errorf("%v: %s, want %s", c.mate, got, c.want)
		}
	}
}

// Article 4.4: of three who moved down and have met, 1 meets 4 or 5, 2 meets 4 alone, and
// 3 meets 5 alone. That 1 and 2 are paired goes before 1's meeting the higher of the two.
func TestSetsOfMovedDownPlayersComeFirst(t *testing.T) {
	for _, whole := range []bool{false, true} {
		tk := prepared([]int{4, 4, 4, 2, 2, 0}, [][2]int{{0, 1}, {0, 2}, {1, 2}, {1, 4}, {2, 3}}, nil)
		tk.whole = whole
		r := must.Have(tk.run())(t)
		met := map[int]int{}
		for _, p := range r.Pairs {
			met[p.White+1], met[p.Black+1] = p.Black+1, p.White+1
		}
		if met[1] != 5 || met[2] != 4 || met[3] != 6 {
			t.Errorf("whole field %v: %v", whole, met)
		}
	}
}

// A mild preference is a class of its own among those who may be left over.
func TestClassOfAPerson(t *testing.T) {
	for s, weak := range map[fide.Strength]int{fide.None: 0, fide.Mild: 1, fide.Strong: 0, fide.Absolute: 0} {
		if c, got := (&person{Person: fide.Person{Wants: model.Black, Strength: s}}).class(); c != int(model.Black) || got != weak {
			t.Errorf("strength %d: %d, %d", s, c, got)
		}
	}
}

// What an edge of the graph weighs: a pair of the bracket counts for C4 and all that look at
// pairs, one with the next score group for C4 and C8, one further below and the bye for C4.
func TestWeightsOfEdges(t *testing.T) {
	tk := prepared([]int{4, 4, 2, 0, 0}, nil, nil)
	b := tk.newBracket(nil, 0).extend(everybody)
	b.link()
	want := map[[2]int]string{
		{0, 1}: "C13 C12 C6 C4", {0, 2}: "C8 C4", {1, 2}: "C8 C4", {0, 3}: "C4", {0, 4}: "C4", {1, 3}: "C4", {1, 4}: "C4",
		{2, 3}: "C4", {2, 4}: "C4", {3, 4}: "C4", {3, 5}: "C4", {4, 5}: "C4",
	}
	if b.g.Edges() != len(want) || b.dummy != 5 {
		t.Errorf("%d edges, the bye is vertex %d", b.g.Edges(), b.dummy)
	}
	for e := range b.g.Edges() {
		i, j := b.g.Ends(e)
		var counted []string
		for k, p := range b.placed {
			begins := slices.DeleteFunc(slices.Clone(p.at), func(at int) bool { return at < 0 })
			ends := b.bits
			if k+1 < len(b.placed) {
				ends = slices.Min(slices.DeleteFunc(slices.Clone(b.placed[k+1].at), func(at int) bool { return at < 0 }))
			}
			for bit := slices.Min(begins); bit < ends; bit++ {
				if b.g.WeightOf(e)[bit/64]>>(bit%64)&1 == 1 {
					counted = append(counted, p.article)
					break
				}
			}
		}
		if got := strings.Join(counted, " "); got != want[[2]int{i, j}] {
			t.Errorf("%d and %d: %s, want %s", i, j, got, want[[2]int{i, j}])
		}
	}
	if even := prepared([]int{4, 4}, nil, nil).newBracket(nil, 0); true {
		if even.link(); even.dummy != -1 {
			t.Errorf("of an even number, the bye is vertex %d", even.dummy)
		}
	}
	// Of a bracket with the bye the one with fewer rounds without a game counts for C9.
	tk = prepared([]int{0, 0, 0}, nil, nil)
	tk.ps[0].unplayed, tk.ps[1].unplayed, tk.ps[2].unplayed = 1, 2, 1
	if ok, err := tk.newBracket(nil, 0).extend(everybody).solve(); !ok || err != nil {
		t.Error(ok, err)
	}
	b = tk.newBracket(nil, 0).extend(everybody)
	if ok, err := b.solve(); !ok || err != nil || fmt.Sprint(b.pairs) != "[[0 1]]" {
		t.Errorf("the bye of one of two: %v, %v, %v", b.pairs, ok, err)
	}
	tk.ps[2].unplayed = 2
	if b = tk.newBracket(nil, 0).extend(everybody); !b.byeFloats() {
		t.Error("the bye floats out of three")
	}
	if ok, err := b.solve(); !ok || err != nil || fmt.Sprint(b.pairs) != "[[1 2]]" {
		t.Errorf("the bye of the first: %v, %v, %v", b.pairs, ok, err)
	}
}

// As much of the field is in the graph as is asked for, and no more.
func TestExtend(t *testing.T) {
	tk := prepared([]int{4, 2, 2, 0}, nil, nil)
	b := tk.newBracket(nil, 0)
	for _, c := range []struct {
		to    reach
		verts string
		nexts int
	}{{nextGroup, "[0 1 2]", 2}, {everybody, "[0 1 2 3]", 2}, {unbracketed, "[0 1 2 3]", 0}, {nextGroup, "[0 1 2]", 2}} {
		if b.extend(c.to); fmt.Sprint(b.verts) != c.verts || b.nexts != c.nexts || b.reach != c.to || b.size != 1 {
			t.Errorf("reach %d: %v with %d of the next group", c.to, b.verts, b.nexts)
		}
	}
	if last := tk.newBracket([]int32{1}, 3).extend(nextGroup); fmt.Sprint(last.verts) != "[1 3]" || last.nexts != 0 || last.mdps != 1 {
		t.Errorf("the last bracket: %v", last.verts)
	}
}

// Those who are absent bar nobody and are barred by nobody.
func TestAbsentPlayersBarNobody(t *testing.T) {
	f := fresh(4, 2)
	give(f, 1, 1, 3)
	f.Players[3].Present = false
	f.Forbidden = [][2]int{{0, 3}, {3, 2}}
	for _, p := range persons(f, current) {
		if len(p.Barred) > 0 {
			t.Errorf("number %d has barred %v", p.number, p.Barred)
		}
	}
}
