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
