package usswiss

import (
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
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
	mate, err := g.t.solver.Solve(gr)
	if err != nil {
		t.Fatal(err)
	}
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
		mate, err := g.match(limit, drops)
		if err != nil {
			t.Fatal(err)
		}
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
