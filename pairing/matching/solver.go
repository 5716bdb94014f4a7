package matching

// Solver solves graphs one after the other and keeps its buffers in between.
// The zero value is ready. A Solver must not be used from two goroutines at a
// time.
type Solver struct {
	// Cancel, when closed, makes Solve stop with ErrCancelled.
	Cancel <-chan struct{}

	k1  kernel[[1]uint64]
	k2  kernel[[2]uint64]
	k4  kernel[[4]uint64]
	k8  kernel[[8]uint64]
	k16 kernel[[16]uint64]
	k32 kernel[[32]uint64]

	mate    []int32
	isTight func(e int32) bool // of the kernel that solved last
	isFree  func(v int32) bool
	last    interface{ letGo() }
}

// Solve finds a matching of greatest weight. The result has, for every vertex,
// the vertex it is matched to, or −1; it is valid until the next call.
func (s *Solver) Solve(g *Graph) ([]int32, error) {
	return s.solve(g, g.width(), nil)
}

// SolveOpen is Solve for a graph that does not yet hold all its edges. It calls
// more, which looks with the duals for edges that are left out and not covered,
// and adds some of them to the graph; when more adds none, the matching is of
// greatest weight among all. No weight may have more bits than the graph was
// reset for.
func (s *Solver) SolveOpen(g *Graph, more func(Duals)) ([]int32, error) {
	return s.solve(g, g.bits, more)
}

// solve has the kernel solve it whose numbers are just wide enough for the weights.
func (s *Solver) solve(g *Graph, width int, more func(Duals)) ([]int32, error) {
	if g.over {
		return nil, ErrTooLarge
	}
	words := (width + 3 + 63) / 64
	var err error
	switch {
	case words <= 1:
		err = run(&s.k1, s, g, more)
	case words <= 2:
		err = run(&s.k2, s, g, more)
	case words <= 4:
		err = run(&s.k4, s, g, more)
	case words <= 8:
		err = run(&s.k8, s, g, more)
	case words <= 16:
		err = run(&s.k16, s, g, more)
	case words <= 32:
		err = run(&s.k32, s, g, more)
	default:
		err = errTooWide
	}
	if err == nil && g.over {
		err = ErrTooLarge // more edges were wanted than it bears
	}
	return s.mate, err
}

// Cancelled reports whether Cancel was closed.
func (s *Solver) Cancelled() bool {
	select {
	case <-s.Cancel:
		return true
	default:
		return false
	}
}

// Tight reports whether edge e of the graph last solved can be part of a
// matching of greatest weight at all: an edge that is not tight is in none of
// them. A caller that refines a solved problem by less important wishes may
// drop the others.
func (s *Solver) Tight(e int) bool { return s.isTight(int32(e)) }

// Spared reports whether vertex v of the graph last solved can be left single
// by a matching of greatest weight at all: one that is not spared is matched in
// all of them.
func (s *Solver) Spared(v int) bool { return s.isFree(int32(v)) }

func run[W Words](k *kernel[W], s *Solver, g *Graph, more func(Duals)) error {
	if s.last != nil && s.last != k {
		s.last.letGo()
	}
	s.last = k
	k.cancel, k.more = s.Cancel, more
	k.load(g)
	if err := k.solve(); err != nil {
		return err
	}
	s.mate = k.mate
	s.isTight = k.isTight
	s.isFree = func(v int32) bool { return isZero(&k.u[v]) }
	return nil
}
