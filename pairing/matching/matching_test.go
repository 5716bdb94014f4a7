package matching

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/must"
)

// total is a weight of the tests: high before low.
type total struct{ high, low int }

func (a total) less(b total) bool {
	return a.high < b.high || a.high == b.high && a.low < b.low
}

// instance is a small graph; the weight of {i,j} is high·2^shift + low·2^base.
type instance struct {
	n     int
	ends  [][2]int
	w     []total
	shift int
	base  int
}

func randomInstance(r *rand.Rand) instance {
	in := instance{n: 1 + r.IntN(10)}
	in.base = r.IntN(3) * 40
	in.shift = in.base + 16 + r.IntN(400)
	density := 1 + r.IntN(10)
	most := 1 + r.IntN(12)
	lows := 1 + r.IntN(30)
	for i := range in.n {
		for j := range i {
			if r.IntN(10) < density {
				in.ends = append(in.ends, [2]int{i, j})
				in.w = append(in.w, total{r.IntN(most), r.IntN(lows)})
			}
		}
	}
	return in
}

func (in instance) graph() *Graph {
	var g Graph
	g.Reset(in.n, in.shift+16)
	for e, ij := range in.ends {
		w := g.Edge(ij[0], ij[1])
		w.Add(in.shift, uint64(in.w[e].high))
		w.Add(in.base, uint64(in.w[e].low))
	}
	return &g
}

// best tries every matching; it also finds which edges are in a best one.
func (in instance) best() (best total, useful []bool) {
	var walk func(e int, used uint, sum total, taken []int)
	walk = func(e int, used uint, sum total, taken []int) {
		if e == len(in.ends) {
			if best.less(sum) {
				best = sum
				clear(useful)
			}
			if sum == best {
				for _, t := range taken {
					useful[t] = true
				}
			}
			return
		}
		walk(e+1, used, sum, taken)
		bits := uint(1)<<in.ends[e][0] | uint(1)<<in.ends[e][1]
		if used&bits == 0 {
			walk(e+1, used|bits, total{sum.high + in.w[e].high, sum.low + in.w[e].low}, append(taken, e))
		}
	}
	useful = make([]bool, len(in.ends))
	walk(0, 0, total{}, nil)
	return best, useful
}

// solve gives the solver the first edges, and each time it asks up to few of those
// that the duals do not cover.
func (in instance) solve(s *Solver, first, few int) ([]int32, error) {
	g := in.graph()
	if few == 0 {
		return s.Solve(g)
	}
	all := *in.graph()
	left := map[int]bool{}
	for e := min(first, len(in.ends)); e < len(in.ends); e++ {
		left[e] = true
	}
	g.Keep(func(e int) bool { return !left[e] })
	return s.SolveOpen(g, func(d Duals) {
		n := 0
		for e := range in.ends {
			if i, j := all.Ends(e); left[e] && n < few && !d.Cover(i, j, all.WeightOf(e)) {
				copy(g.Edge(i, j), all.WeightOf(e))
				delete(left, e)
				n++
			}
		}
	})
}

func checkInstance(t *testing.T, s *Solver, in instance, first, few int) {
	t.Helper()
	mate := must.Have(in.solve(s, first, few))(t)
	var sum total
	matched := 0
	for e, ij := range in.ends {
		if int(mate[ij[0]]) == ij[1] && int(mate[ij[1]]) == ij[0] {
			sum.high += in.w[e].high
			sum.low += in.w[e].low
			matched += 2
		}
	}
	for v := range in.n {
		if mate[v] != none {
			matched--
		}
	}
	if matched != 0 {
		t.Fatalf("%+v: %v is not a matching along edges", in, mate)
	}
	best, useful := in.best()
	if sum != best {
		t.Fatalf("%+v: got %v, the best is %v", in, sum, best)
	}
	for e := range in.ends {
		if useful[e] && few == 0 && !s.Tight(e) {
			t.Fatalf("%+v: edge %v is in a best matching and not tight", in, in.ends[e])
		}
	}
}

// The kernel equals brute force.
func TestSolveIsBest(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s Solver
	for i := range 20000 {
		in := randomInstance(r)
		if len(in.ends) > 26 {
			in.ends, in.w = in.ends[:26], in.w[:26]
		}
		checkInstance(t, &s, in, r.IntN(8), i%4)
	}
}

// Large graphs: the duals prove that the matching is best.
func TestSolveIsProvedByItsDuals(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var k kernel[[2]uint64]
	for _, few := range []int{0, 1, 5, 1000} {
		for _, n := range []int{20, 51, 100, 160} {
			for _, most := range []int{2, 5, 1000} {
				proveLarge(t, r, &k, few, n, most)
			}
		}
	}
}

// proveLarge begins with a tenth of the edges and adds few at a time.
func proveLarge(t *testing.T, r *rand.Rand, k *kernel[[2]uint64], few, n, most int) {
	var all, g Graph
	all.Reset(n, 100)
	for i := range n {
		for j := range i {
			if r.IntN(3) > 0 {
				w := all.Edge(i, j)
				w.Add(70, uint64(r.IntN(most)))
				w.Add(0, uint64(r.IntN(most)))
			}
		}
	}
	in := make([]bool, all.Edges())
	g.Copy(&all, func(e int) bool {
		in[e] = few == 0 || r.IntN(10) == 0
		return in[e]
	})
	k.more = func(d Duals) {
		added := 0
		for e := range in {
			if i, j := all.Ends(e); !in[e] && added < few*n && !d.Cover(i, j, all.WeightOf(e)) {
				copy(g.Edge(i, j), all.WeightOf(e))
				in[e] = true
				added++
			}
		}
	}
	k.load(&g)
	must.Do(t, k.solve())
	used := g.Edges()
	if few == 1 && most > 2 && used == all.Edges() {
		t.Errorf("n=%d: all %d edges were taken in", n, used)
	}
	for e := range in {
		if i, j := all.Ends(e); !in[e] {
			copy(g.Edge(i, j), all.WeightOf(e))
		}
	}
	k.take()
	proveOptimal(t, k)
}

func proveOptimal(t *testing.T, k *kernel[[2]uint64]) {
	t.Helper()
	for e, ij := range k.ends {
		var sum, u [2]uint64
		for b := k.parent[ij[0]]; b != none; b = k.parent[b] {
			for c := k.parent[ij[1]]; c != none; c = k.parent[c] {
				if b == c {
					add(&sum, &k.z[b])
				}
			}
		}
		u = k.u[ij[0]]
		add(&u, &k.u[ij[1]])
		add(&sum, &u)
		if less(&sum, &k.twice[e]) {
			t.Fatalf("n=%d: edge %v has negative slack", k.n, ij)
		}
		if k.mate[ij[0]] == ij[1] && sum != k.twice[e] {
			t.Fatalf("n=%d: matched edge %v has slack", k.n, ij)
		}
	}
	for v := range k.n {
		if k.mate[v] == none && !isZero(&k.u[v]) {
			t.Fatalf("n=%d: vertex %d is single with a dual", k.n, v)
		}
	}
	for _, b := range k.live {
		inside := map[int32]bool{}
		for _, v := range k.vertices(b, nil) {
			inside[v] = true
		}
		crossing := 0
		for v := range inside {
			if k.mate[v] == none || !inside[k.mate[v]] {
				crossing++
			}
		}
		if crossing != 1 && !isZero(&k.z[b]) {
			t.Fatalf("n=%d: blossom %d with a dual has %d vertices matched outside", k.n, b, crossing)
		}
	}
}

// Cardinality agrees with the weighted kernel at equal weights, and its set of
// replaceable vertices with leaving each vertex out in turn.
func TestCardinality(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var s Solver
	var c, without Cardinality
	for range 5000 {
		n := 1 + r.IntN(14)
		adj := new(Adjacency)
		adj.Reset(n)
		var g Graph
		g.Reset(n, 1)
		p := 1 + r.IntN(6)
		for i := range n {
			for j := range i {
				if r.IntN(8) < p {
					adj.Join(i, j)
					g.Edge(i, j).Add(0, 1)
				}
			}
		}
		mate := must.Have(s.Solve(&g))(t)
		want := 0
		for _, m := range mate {
			if m != none {
				want++
			}
		}
		if got := 2 * c.Match(adj, nil); got != want {
			t.Fatalf("%v: %d vertices matched, want %d", adj, got, want)
		}
		replaceable := c.Replaceable()
		barred := make([]bool, n)
		for v := range n {
			barred[v] = true
			if got := 2*without.Match(adj, barred) == want; got != replaceable[v] {
				t.Fatalf("%v: vertex %d can be left single: %v, Replaceable says %v", adj, v, got, replaceable[v])
			}
			barred[v] = false
		}
	}
}

func TestCancel(t *testing.T) {
	done := make(chan struct{})
	close(done)
	s := Solver{Cancel: done}
	var g Graph
	g.Reset(3, 4)
	for i := range 3 {
		g.Edge(i, (i+1)%3).Add(0, 3)
	}
	if _, err := s.Solve(&g); err != ErrCancelled {
		t.Fatalf("got %v, want ErrCancelled", err)
	}
}

func TestTooWide(t *testing.T) {
	var s Solver
	var g Graph
	g.Reset(2, MaxBits+1)
	g.Edge(0, 1).Add(MaxBits, 1)
	if _, err := s.Solve(&g); err != errTooWide {
		t.Fatalf("got %v, want ErrTooWide", err)
	}
}

func FuzzSolve(f *testing.F) {
	f.Add(uint64(1), uint64(2))
	var s Solver
	f.Fuzz(func(t *testing.T, a, b uint64) {
		in := randomInstance(rand.New(rand.NewPCG(a, b)))
		if len(in.ends) > 24 {
			in.ends, in.w = in.ends[:24], in.w[:24]
		}
		checkInstance(t, &s, in, int(b%8), int(a%4))
	})
}

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{50, 100, 200, 400} {
		for _, width := range []int{60, 250} {
			r := rand.New(rand.NewPCG(7, 8))
			var g Graph
			g.Reset(n, width+1)
			for i := range n {
				for j := range i {
					w := g.Edge(i, j)
					w.Add(width-60, r.Uint64()>>6)
				}
			}
			b.Run(fmt.Sprintf("n=%d/bits=%d", n, width), func(b *testing.B) {
				var s Solver
				for b.Loop() {
					must.Have(s.Solve(&g))(b)
				}
			})
		}
	}
}
