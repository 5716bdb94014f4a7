package usswiss

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/pairing/pairingtest"
)

// manyInGroups is a field of large score groups, ratings close together or far
// apart, many of them equal.
func manyInGroups(r *rand.Rand, n int) *pairing.Field {
	f := randomField(r, n)
	spread, scores := 1+r.IntN(1500), 1+r.IntN(3)
	for i := range f.Players {
		p := &f.Players[i]
		p.Score = model.Points(r.IntN(scores))
		if p.Rating = model.Rating(1000 + r.IntN(spread)); r.IntN(15) == 0 {
			p.Rating = 0
		}
	}
	for range r.IntN(n) {
		if a, b := r.IntN(n), r.IntN(n); a != b {
			f.Teammates = append(f.Teammates, [2]int{a, b})
		}
	}
	return f
}

// plain is match with all edges within the limit, and without a vertex for nobody.
func (g *group) plain(t *testing.T, limit int32) []int {
	t.Helper()
	var edges []edge
	for _, e := range g.edges() {
		if g.size(e.a, e.b) <= limit {
			edges = append(edges, e)
		}
	}
	drops := g.dropCosts()
	l := arrange(most(edges), drops, len(g.who))
	pairs := l.Field(len(g.who)/2 + 1)
	gr := &g.t.graph
	gr.Reset(len(g.who), l.Bits)
	for i := range edges {
		e := &edges[i]
		w := gr.Edge(e.a, e.b)
		l.weigh(w, &e.cost, drops, e.a, e.b)
		w.Count(pairs)
	}
	mate := must.Have(g.t.solver.Solve(gr))(t)
	return within(mate, len(g.who))
}

// Beginning with likely pairs and taking in what the duals ask for finds as good a
// pairing as looking at all pairs.
func TestMatchMissesNoPair(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(11, 12))
	groups, large := 0, 0
	runs := pairingtest.Runs(200)
	for k := range runs {
		tk := newTask(manyInGroups(r, 10+r.IntN(90)), pairing.Options{}, settingsOf(r))
		tk.wordBits = []int{63, 63, 40, 24}[k%4]
		var who, dropped []int32
		for v := range tk.ps {
			who = append(who, int32(v))
		}
		for len(who) > 0 {
			end := tk.groupEnd(who)
			g := &group{t: tk, dropped: len(dropped), below: who[end:], who: append(append([]int32(nil), dropped...), who[:end]...)}
			if end < len(who) {
				g.next = tk.groupEnd(who[end:])
			}
			g.natural()
			groups++
			if len(g.who) > 3*blockSize {
				large++
			}
			compareWithPlain(t, g)
			who, dropped = who[end:], nil
			for range r.IntN(3) {
				if i := r.IntN(len(g.who)); len(dropped) == 0 || dropped[len(dropped)-1] < g.who[i] {
					dropped = append(dropped, g.who[i])
				}
			}
		}
	}
	if groups < runs/2 || large < runs/8 {
		t.Fatalf("only %d groups were tried, %d of them large", groups, large)
	}
}

func compareWithPlain(t *testing.T, g *group) {
	t.Helper()
	alternate, equalise := g.t.set.limits()
	for _, limit := range []int32{alternate, equalise, far} {
		var drops []cost
		if limit == far {
			drops = g.dropCosts()
		}
		mate := must.Have(g.match(limit, drops))(t)
		pairs, got := g.sum(mate)
		wantMate := g.plain(t, limit)
		wantPairs, want := g.sum(wantMate)
		counts := limit == far || g.suffices(limit, mate)
		if counts != (limit == far || g.suffices(limit, wantMate)) || counts && (pairs != wantPairs || got != want) {
			t.Fatalf("%d dropped of %d players, %+v, limit %d: %d pairs, cost %v; with all edges %d pairs, cost %v",
				g.dropped, len(g.who), g.t.set, limit, pairs, got, wantPairs, want)
		}
	}
}

// Of a player the four pairs that lack the most are noted, the one that lacks most first, of equal ones the earlier.
func TestShortsOfAPlayer(t *testing.T) {
	p := &pricer{found: make([][]short, 2)}
	for i, by := range []int64{5, 3, 9, 5, 1, 3, 7} {
		p.note(1, int32(i), by)
	}
	if want := []short{{2, 9}, {6, 7}, {0, 5}, {3, 5}}; !slices.Equal(p.found[1], want) || len(p.found[0]) > 0 {
		t.Errorf("%v, want %v for the second alone", p.found, want)
	}
	for _, c := range []struct {
		who  int32
		by   int64
		want bool
	}{{0, -9, true}, {1, 5, false}, {1, 6, true}} {
		if p.wanted(c.who, c.by) != c.want {
			t.Errorf("%+v", c)
		}
	}
	p.found[0] = []short{{1, 9}, {1, 9}, {1, 9}}
	if !p.wanted(0, 1) {
		t.Error("a fourth is wanted whatever it lacks")
	}
}

// A dual is cut in two, what a drop costs is taken off, and the low part is brought back to 0 or above.
func TestPartsOfADual(t *testing.T) {
	for _, c := range []struct {
		cut   uint
		exact bool
		dual  matching.Weight
		drop  split
		want  split
	}{
		{0, true, matching.Weight{7}, split{}, split{7, 0}},
		{0, true, matching.Weight{7}, split{2, 0}, split{5, 0}},
		{4, true, matching.Weight{0x35}, split{}, split{3, 5}},
		{4, true, matching.Weight{0x35}, split{1, 2}, split{2, 3}},
		{4, true, matching.Weight{0x35}, split{0, 6}, split{2, 15}},
		{4, true, matching.Weight{0x35, 1}, split{}, split{3 + 1<<60, 5}},
		{4, false, matching.Weight{0x35}, split{1, 0}, split{2, 0}},
		{64, false, matching.Weight{5, 7}, split{}, split{7, 0}},
		{64, false, matching.Weight{5, 7, 9}, split{}, split{7, 0}},
		{65, false, matching.Weight{5, 6}, split{}, split{3, 0}},
		{66, false, matching.Weight{5, 0xc, 1}, split{}, split{3 + 1<<62, 0}},
		{128, false, matching.Weight{5, 6, 9}, split{}, split{9, 0}},
	} {
		p := &pricer{cut: c.cut, exact: c.exact}
		if got := p.parts(c.dual, c.drop); got != c.want {
			t.Errorf("%+v: got %v", c, got)
		}
	}
}

// Two duals cover twice a weight if their sum is not less. In doubt, and where only the high words are known, they do
// not.
func TestCovers(t *testing.T) {
	for _, c := range []struct {
		exact       bool
		twice, a, b split
		want        bool
	}{
		{true, split{3, 5}, split{1, 2}, split{2, 3}, true},
		{true, split{3, 6}, split{1, 2}, split{2, 3}, false},
		{true, split{4, 5}, split{1, 2}, split{2, 3}, false},
		{true, split{4, 5}, split{1, 10}, split{2, 11}, true},
		{true, split{2, 50}, split{1, 0}, split{2, 0}, true},
		{true, split{3, 0}, split{0, 24}, split{0, 24}, true},
		{true, split{4, 0}, split{0, 32}, split{0, 32}, false},
		{false, split{3, 0}, split{1, 0}, split{2, 0}, false},
		{false, split{2, 0}, split{1, 0}, split{2, 0}, true},
		{false, split{9, 0}, split{1, 0}, split{2, 0}, false},
	} {
		p := &pricer{cut: 4, exact: c.exact}
		if p.covers(c.twice, c.a, c.b) != c.want {
			t.Errorf("%+v", c)
		}
	}
}

// The cut is at the lowest field that leaves the high word room for the pairs, doubled, and three bits more; two words
// are exact if the low one has five bits to spare.
func TestDivide(t *testing.T) {
	for _, c := range []struct {
		word, pairs int
		at          []int // of placesOff, interchanges and switchSizes, if used
		cut         uint
		exact       bool
		base        split // the pair, and one of each cost
		high, low   []int64
	}{
		{63, 59, []int{0, 3}, 0, true, split{1<<60 + 2 + 16, 0}, []int64{2, 16}, []int64{0, 0}},
		{63, 60, []int{0, 3}, 1, true, split{1<<60 + 1 + 8, 0}, []int64{1, 8}, []int64{0, 0}},
		{63, 61, []int{0, 3}, 4, true, split{1<<58 + 1, 2}, []int64{0, 1}, []int64{2, 0}},
		{63, 62, []int{0, 2, 5}, 3, true, split{1<<60 + 1 + 8, 2}, []int64{0, 1, 8}, []int64{2, 0, 0}},
		{63, 75, []int{0, 57}, 58, true, split{1<<18 + 1, 2}, []int64{0, 1}, []int64{2, 0}},
		{63, 75, []int{0, 58}, 59, false, split{1<<17 + 1, 0}, []int64{0, 1}, []int64{0, 0}},
		{63, 70, []int{0, 1}, 71, false, split{1, 0}, []int64{0, 0}, []int64{0, 0}},
		{24, 21, []int{0}, 1, true, split{1<<21 + 1, 0}, []int64{1}, []int64{0}},
		{24, 30, []int{0, 18}, 19, true, split{1<<12 + 1, 2}, []int64{0, 1}, []int64{2, 0}},
		{24, 30, []int{0, 19}, 20, false, split{1<<11 + 1, 0}, []int64{0, 1}, []int64{0, 0}},
	} {
		l := &layout{}
		for i := range l.at {
			l.at[i] = 17 // not used
		}
		for i, at := range c.at {
			k := int(wishes) - 1 - i
			l.at[k], l.used[k], l.most[k] = at, true, 1
		}
		p := &pricer{g: &group{t: &task{wordBits: c.word}}, l: l, pairs: c.pairs}
		p.divide()
		if p.cut != c.cut || p.exact != c.exact || p.base != c.base {
			t.Errorf("%+v: cut %d, exact %v, base %v", c, p.cut, p.exact, p.base)
		}
		for i := range c.at {
			if k := int(wishes) - 1 - i; p.high[k] != c.high[i] || p.low[k] != c.low[i] {
				t.Errorf("%+v: field %d is %d and %d", c, i, p.high[k], p.low[k])
			}
		}
		if p.high[0] != 0 || p.low[0] != 0 {
			t.Errorf("%+v: a wish that is not used weighs", c)
		}
	}
}

// What a switch takes off: its size, what is beyond a limit, and an interchange, which crosses halves within the limit
// for alternating and beyond all.
func TestWithout(t *testing.T) {
	p := &pricer{g: &group{t: &task{}}}
	p.high[switchSizes], p.high[beyondAlternating], p.high[beyondEqualising] = 1, 1000, 10000
	p.high[interchanges], p.high[crossingHalves] = 100000, 1000000
	p.low[switchSizes] = 2
	for _, c := range []struct {
		size int32
		same bool
		off  int64
	}{
		{0, false, 0}, {80, false, 80}, {81, false, 1081}, {200, false, 1200}, {201, false, 10201},
		{0, true, 1100000}, {80, true, 1100080}, {81, true, 101081}, {200, true, 101200}, {201, true, 1110201},
	} {
		if got := p.without(split{9, 5}, c.size, c.same); got != (split{9 - c.off, 5 - 2*int64(c.size)}) {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// Where two words do not hold all, a drop counts as a little more than its high word, so that no pair is passed over.
func TestDropsOfAPricer(t *testing.T) {
	g := groupOf("----", 0, Settings{}, nil)
	l := &layout{}
	l.at[placesOff], l.used[placesOff] = 0, true
	l.at[switchSizes], l.used[switchSizes] = 30, true
	drops := make([]cost, 4)
	drops[1] = cost{placesOff: 3, switchSizes: 2}
	for _, c := range []struct {
		word, pairs int
		want        split
		words       int
	}{{63, 63, split{2, 6}, 1}, {63, 64, split{2, 6}, 2}, {35, 60, split{3, 0}, 1}} {
		g.t.wordBits = c.word
		p := g.newPricer(far, nil, l, c.pairs, drops)
		if p.drop[1] != c.want || len(p.weight) != c.words {
			t.Errorf("%+v: %v, %d words, cut %d", c, p.drop[1], len(p.weight), p.cut)
		}
	}
}
