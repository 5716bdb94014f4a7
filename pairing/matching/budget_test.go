package matching

import (
	"errors"
	"testing"
)

// TestAGraphKeepsItsBudget: past it no edge is added, nothing is solved, and the
// next graph begins anew.
func TestAGraphKeepsItsBudget(t *testing.T) {
	defer func(was int) { budget = was }(budget)
	budget = 100 * (8 + 2*8)
	var g, half, wide Graph
	g.Reset(200, 128)
	for i := range 101 {
		if w := g.Edge(i, i+1); len(w) != 2 {
			t.Fatalf("edge %d has %d words", i, len(w))
		} else {
			w[0] = 1
		}
	}
	if g.Edges() != 100 {
		t.Errorf("%d edges, want 100", g.Edges())
	}
	half.Copy(&g, func(e int) bool { return e%2 == 0 })
	wide.Widen(&g, 1)
	var s Solver
	for name, g := range map[string]*Graph{"the graph": &g, "a part of it": &half, "a wider one": &wide} {
		if _, err := s.Solve(g); !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
	g.Reset(200, 128)
	for i := range 100 {
		g.Edge(2*i, 2*i+1)[0] = 1
	}
	if mate, err := s.Solve(&g); err != nil || mate[0] != 1 {
		t.Errorf("within the budget: %v", err)
	}
	wide.Widen(&g, 10)
	if _, err := s.Solve(&wide); !errors.Is(err, ErrTooLarge) {
		t.Errorf("widened past it: %v", err)
	}
}

// TestAnOpenGraphKeepsItsBudget: what is wanted past it is not left out in silence.
func TestAnOpenGraphKeepsItsBudget(t *testing.T) {
	defer func(was int) { budget = was }(budget)
	budget = 10 * (8 + 8)
	var g Graph
	g.Reset(40, 8)
	for i := range 10 {
		g.Edge(i, i+1)[0] = 1
	}
	var s Solver
	_, err := s.SolveOpen(&g, func(d Duals) {
		if w := (Weight{1}); !d.Cover(20, 21, w) {
			copy(g.Edge(20, 21), w)
		}
	})
	if !errors.Is(err, ErrTooLarge) {
		t.Errorf("an open graph past its budget: %v", err)
	}
}

// TestWhoMayMeetWhomIsSmall: a bit for each two, however many are joined, and the
// memory is used again.
func TestWhoMayMeetWhomIsSmall(t *testing.T) {
	var a Adjacency
	a.Reset(20_000)
	if size := 8 * cap(a.bits); size > 64<<20 {
		t.Errorf("%d MB for 20,000 players", size>>20)
	}
	was := &a.bits[0]
	for i := range 1000 {
		for j := range i {
			a.Join(i, j)
		}
	}
	if a.Reset(10_000); was != &a.bits[0] {
		t.Error("the memory was not used again")
	}
	for range a.of(1) {
		t.Error("an edge of the graph before is left")
	}
}

// TestMemoryOfOneWidth: a solver that goes on with other weights lets go of what it
// needed for the wider ones.
func TestMemoryOfOneWidth(t *testing.T) {
	defer func(was int) { muchKept = was }(muchKept)
	muchKept = 10
	var s Solver
	solve := func(width int) {
		var g Graph
		g.Reset(40, width)
		for i := range 39 {
			g.Edge(i, i+1).Add(width-8, 1)
		}
		if mate, err := s.Solve(&g); err != nil || mate[0] != 1 {
			t.Fatalf("%d bits: %v", width, err)
		}
	}
	solve(1000)
	if solve(200); cap(s.k16.twice) != 0 || cap(s.k4.twice) == 0 {
		t.Errorf("weights of %d edges with 1024 bits are kept, %d with 256", cap(s.k16.twice), cap(s.k4.twice))
	}
	if solve(1000); cap(s.k4.twice) != 0 {
		t.Error("those of 256 bits are kept")
	}
}
