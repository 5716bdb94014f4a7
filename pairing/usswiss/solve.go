package usswiss

// edge is a possible pair of a group, a ranked above b.
type edge struct {
	a, b int
	cost cost
}

// solve finds the best pairing of the group: for each of its players the
// opponent's place, or −1 for who drops.
//
// Most pairs that could be made are never wanted, so that it looks at first
// only at switches within the limit for alternating, then at those within the
// limit for equalising, then at all. That loses nothing: if the best pairing
// among the small switches drops nobody needlessly or beyond the limit, breaks
// no more important wish and has no larger imbalance than the group must have,
// then a better one could not contain a greater switch, because that would
// break a wish above those that are left to improve.
func (g *group) solve() ([]int, error) {
	g.natural()
	alternate, equalise := g.t.set.limits()
	if g.ideal() {
		if mate := g.asNatural(); g.restCompletes(mate) {
			return mate, nil
		}
	}
	for _, limit := range []int32{alternate, equalise} {
		mate, err := g.match(limit, nil)
		if err != nil {
			return nil, err
		}
		if g.suffices(limit, mate) {
			if g.restCompletes(mate) {
				return mate, nil
			}
			return g.solveWhole(g.dropCosts())
		}
	}
	drops := g.dropCosts()
	mate, err := g.match(far, drops)
	if err != nil || g.restCompletes(mate) {
		return mate, err
	}
	return g.solveWhole(drops)
}

// suffices tells whether the best pairing with switches up to a limit is the best of
// all.
func (g *group) suffices(limit int32, mate []int) bool {
	alternate, _ := g.t.set.limits()
	pairs, c := g.sum(mate)
	return pairs == len(g.who)/2 && c.free(beyondEqualising) &&
		(limit > alternate || c[beyondAlternating] == 0 && int(c[notEqualised]) <= g.forced())
}

// free tells that no wish up to and including last has a cost.
func (c *cost) free(last wish) bool {
	for k := range last + 1 {
		if c[k] != 0 {
			return false
		}
	}
	return true
}

// ideal tells whether the natural pairing fulfils every wish.
func (g *group) ideal() bool {
	if !g.legal() {
		return false
	}
	_, c := g.sum(g.asNatural())
	return c == cost{}
}

func (g *group) asNatural() []int {
	mate := make([]int, len(g.raw))
	copy(mate, g.raw)
	return mate
}

// sum counts the pairs of a pairing and adds up its costs.
func (g *group) sum(mate []int) (pairs int, c cost) {
	for i, o := range mate {
		var d cost
		switch {
		case o > i:
			d = g.pairCost(i, o)
			pairs++
		case o < 0:
			d = g.dropCost(i)
		}
		for k := range d {
			c[k] += d[k]
		}
	}
	return pairs, c
}

// forced is the imbalance that no pairing of the group avoids: more players
// out of balance are due one colour than there are others.
func (g *group) forced() int {
	var due [3]int
	for _, v := range g.who {
		if p := &g.t.ps[v]; p.balance != 0 {
			due[p.due]++
		}
	}
	m := max(due[1], due[2])
	return max(0, (m-(len(g.who)-m))/2)
}

// edges are all possible pairs of the group.
func (g *group) edges() []edge {
	es := g.t.edges[:0]
	for a := range g.who {
		for b := a + 1; b < len(g.who); b++ {
			if g.mayMeet(g.who[a], g.who[b]) {
				es = append(es, edge{a, b, g.pairCost(a, b)})
			}
		}
	}
	g.t.edges = es
	return es
}

// match finds the best pairing made of pairs whose switch is within the limit. At
// the last limit, far, it weighs what the drop of each player costs. Below it drops
// is nil, and a pairing counts only if it suffices, so that pairs and drops which
// would break a wish up to beyondEqualising are left out, and there may be none.
func (g *group) match(limit int32, drops []cost) ([]int, error) {
	n := len(g.who)
	bs := g.blocks()
	m := g.bounds(limit, bs)
	var odd []drop
	if drops == nil {
		odd = g.mayDrop(limit)
		for i := range odd {
			m.raise(&odd[i].cost)
		}
	}
	l := arrange(m, drops, n)
	pairs := l.Bits
	gr := &g.t.graph
	gr.Reset(n+n%2, pairs+1)
	p := g.newPricer(limit, bs, &l, pairs, drops)
	p.likely()
	// If one must drop, a vertex for nobody, who meets whoever that is, changes
	// nothing in the choice and spares the solver the proof by far greater duals.
	for i := range odd {
		w := gr.Edge(odd[i].who, n)
		l.weigh(w, &odd[i].cost, nil, 0, 0)
		w.Count(pairs)
	}
	for i := range drops[:len(drops)*(n%2)] {
		gr.Edge(i, n).Count(pairs)
	}
	mate, err := g.t.solver.SolveOpen(gr, p.more)
	if err != nil {
		return nil, err
	}
	return within(mate, n), nil
}

// drop is a player who may drop.
type drop struct {
	who  int
	cost cost
}

// mayDrop are those of an odd group who may drop within the limit.
func (g *group) mayDrop(limit int32) []drop {
	var ds []drop
	if len(g.who)%2 == 0 {
		return nil
	}
	for i := g.dropped; i < len(g.who); i++ {
		if g.dropSize(i) > limit {
			continue
		}
		if c := g.dropCost(i); c.free(beyondEqualising) {
			ds = append(ds, drop{i, c})
		}
	}
	return ds
}

// dropCosts is what it costs to let each player of the group drop.
func (g *group) dropCosts() []cost {
	costs := make([]cost, len(g.who))
	for i := range costs {
		costs[i] = g.dropCost(i)
	}
	return costs
}

// solveWhole is solve when the choice of who drops decides whether the groups
// below can be completed: the graph holds the whole field below, and the pairs
// of the whole field come first.
func (g *group) solveWhole(drops []cost) ([]int, error) {
	n, all := len(g.who), append(append([]int32(nil), g.who...), g.below...)
	edges := g.edges()
	l := arrange(most(edges), drops, n)
	pairs := l.Field(n / 2)
	complete := l.Field(len(all) / 2)
	gr := &g.t.graph
	gr.Reset(len(all), l.Bits)
	for i := range edges {
		e := &edges[i]
		w := gr.Edge(e.a, e.b)
		l.weigh(w, &e.cost, drops, e.a, e.b)
		w.Count(pairs)
		w.Count(complete)
	}
	for a := range all {
		for b := max(a+1, n); b < len(all); b++ {
			if g.mayMeet(all[a], all[b]) {
				gr.Edge(a, b).Count(complete)
			}
		}
	}
	mate, err := g.t.solver.Solve(gr)
	if err != nil {
		return nil, err
	}
	return within(mate, n), nil
}

// within is what a matching says of the first n vertices: whoever is not matched
// to one of them drops.
func within(mate []int32, n int) []int {
	out := make([]int, n)
	for i, m := range mate[:n] {
		if out[i] = int(m); out[i] >= n {
			out[i] = -1
		}
	}
	return out
}
