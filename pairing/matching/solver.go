package matching

// Solver solves graphs one after the other and keeps its buffers in between.
// The zero value is ready. A Solver must not be used from two goroutines at a
// time.
type Solver struct {
	// Cancel, when closed, makes Solve stop with ErrCancelled.
	Cancel <-chan struct{}

	// Few, when not 0, is how many edges of each vertex, the heaviest, Solve
	// begins with; others join when the duals show that they are wanted. The
	// result is as good. It is quicker where most edges of a large graph are
	// far too light to be chosen.
	Few int

	k1  kernel[[1]uint64]
	k2  kernel[[2]uint64]
	k4  kernel[[4]uint64]
	k8  kernel[[8]uint64]
	k16 kernel[[16]uint64]
	k32 kernel[[32]uint64]

	mate    []int32
	isTight func(e int32) bool // of the kernel that solved last
}

// Solve finds a matching of greatest weight. The result has, for every vertex,
// the vertex it is matched to, or −1; it is valid until the next call.
func (s *Solver) Solve(g *Graph) ([]int32, error) {
	if g.over {
		return nil, ErrTooLarge
	}
	width := g.width() + 3
	words := (width + 63) / 64
	var err error
	switch {
	case words <= 1:
		err = run(&s.k1, s, g)
	case words <= 2:
		err = run(&s.k2, s, g)
	case words <= 4:
		err = run(&s.k4, s, g)
	case words <= 8:
		err = run(&s.k8, s, g)
	case words <= 16:
		err = run(&s.k16, s, g)
	case words <= 32:
		err = run(&s.k32, s, g)
	default:
		err = ErrTooWide
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

func run[W Words](k *kernel[W], s *Solver, g *Graph) error {
	k.cancel, k.few = s.Cancel, s.Few
	k.load(g)
	if err := k.solve(); err != nil {
		return err
	}
	s.mate = k.mate
	s.isTight = k.isTight
	return nil
}
