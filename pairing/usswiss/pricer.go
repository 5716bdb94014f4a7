package usswiss

import (
	"slices"

	"wallchart/pairing/matching"
)

// pricer looks for pairs that the duals do not cover. It computes in two words of
// 63 bits: a dual or a weight is high·2^cut + low, cut between two fields. Weights
// that are wider still are compared by the high word alone, and the duals asked.
type pricer struct {
	g      *group
	gr     *matching.Graph
	limit  int32
	l      *layout
	pairs  int // field of the number of pairs
	blocks []block
	drops  []cost // what each player's drop costs, or nil where that does not matter

	cut   uint
	exact bool          // two words hold all
	base  split         // twice the weight of a pair without cost
	high  [wishes]int64 // twice what a cost of 1 takes off
	low   [wishes]int64
	fault [][]split // the same for the colours of two kinds of blocks
	never [][]bool  // two kinds are not to meet
	dual  []split   // of each player, less twice what his drop would cost
	drop  []split

	found  [][]short // of each player
	weight matching.Weight
}

// split is the number high·2^cut + low.
type split struct{ high, low int64 }

func (s *split) add(o split, times int64) {
	s.high += times * o.high
	s.low += times * o.low
}

// short is a pair of a player that the duals do not cover, and how much they lack.
type short struct {
	with int32
	by   int64
}

// shorts is how many pairs of a player are taken in at a time.
const shorts = 4

func (g *group) newPricer(limit int32, bs []block, l *layout, pairs int, drops []cost) *pricer {
	n := len(g.who)
	p := &pricer{g: g, gr: &g.t.graph, limit: limit, l: l, pairs: pairs, blocks: bs, drops: drops,
		drop: make([]split, n), dual: make([]split, n), found: make([][]short, n), weight: make(matching.Weight, pairs/64+1)}
	p.divide()
	for i := range drops {
		if p.drop[i] = p.takes(&drops[i]); !p.exact {
			p.drop[i].high++
		}
	}
	room := make([]short, n*shorts)
	for i := range p.found {
		p.found[i] = room[i*shorts : i*shorts : (i+1)*shorts]
	}
	p.faults()
	return p
}

// divide finds the cut: the duals and the weights, doubled, have two bits more
// than the field of pairs is high, and the sum of three has another two.
func (p *pricer) divide() {
	if least := p.pairs + 4 - p.g.t.wordBits; least > 0 {
		p.cut = uint(p.pairs + 1)
		for k := range p.l.at {
			if at := p.l.at[k] + 1; p.l.used[k] && at >= least {
				p.cut = min(p.cut, uint(at))
			}
		}
	}
	p.exact = int(p.cut) <= p.g.t.wordBits-5
	set := func(at int, high, low *int64) {
		if at := uint(at) + 1; at >= p.cut {
			*high = 1 << (at - p.cut)
		} else if p.exact {
			*low = 1 << at
		}
	}
	set(p.pairs, &p.base.high, &p.base.low)
	for k := range p.l.at {
		if p.l.used[k] {
			set(p.l.at[k], &p.high[k], &p.low[k])
		}
	}
	p.base.add(p.takes(&p.l.most), 1)
}

// faults numbers the kinds of blocks and computes what the colours of two cost.
// They depend on nothing but the kinds: where the rules go further back to decide
// between two, both would suffer the same.
func (p *pricer) faults() {
	kinds := map[alike]int{}
	var of []*person
	for i := range p.blocks {
		b := &p.blocks[i]
		a := alike{balance: b.balance, due: b.due, twice: b.twice}
		k, ok := kinds[a]
		if !ok {
			k = len(of)
			kinds[a] = k
			of = append(of, &p.g.t.ps[p.g.who[b.who[0]]])
		}
		b.kind = k
	}
	p.fault, p.never = make([][]split, len(of)), make([][]bool, len(of))
	for i := range of {
		p.fault[i], p.never[i] = make([]split, len(of)), make([]bool, len(of))
		for j := range of {
			var c cost
			p.g.faulty(&c, p.g.t.fault(of[i], of[j]))
			p.fault[i][j] = p.takes(&c)
			p.never[i][j] = p.limit < far && c[thirdColour] > 0
		}
	}
}

func (p *pricer) takes(c *cost) split {
	var sum split
	for k, x := range c {
		sum.add(split{p.high[k], p.low[k]}, int64(x))
	}
	return sum
}

// without is the weight of a pair with a switch of that size less all other costs
// but that of an interchange. A larger size never has a greater weight.
func (p *pricer) without(w split, size int32, same bool) split {
	alternate, equalise := p.g.t.set.limits()
	take := func(k wish, x int64) { w.add(split{p.high[k], p.low[k]}, -x) }
	take(switchSizes, int64(size))
	switch {
	case size > equalise:
		take(beyondEqualising, 1)
	case size > alternate:
		take(beyondAlternating, 1)
	}
	if same {
		take(interchanges, 1)
		if size <= alternate || size > equalise {
			take(crossingHalves, 1)
		}
	}
	return w
}

// more takes in pairs that the duals do not cover, of each player those that lack
// the most.
func (p *pricer) more(d matching.Duals) {
	for i := range p.dual {
		p.dual[i] = p.parts(d.Of(i), p.drop[i])
		p.found[i] = p.found[i][:0]
	}
	for i := range p.blocks {
		b := &p.blocks[i]
		b.least = p.dual[b.who[0]]
		for _, a := range b.who[1:] {
			if d := p.dual[a]; d.high < b.least.high || d.high == b.least.high && d.low < b.least.low {
				b.least = d
			}
		}
	}
	for i := range p.blocks {
		for j := range p.blocks[:i+1] {
			p.between(d, &p.blocks[i], &p.blocks[j])
		}
	}
	for a := range p.found {
		for _, s := range p.found[a] {
			b := int(s.with)
			switch {
			case a < b:
				p.take(a, b)
			case !slices.ContainsFunc(p.found[b], func(o short) bool { return int(o.with) == a }):
				p.take(b, a)
			}
		}
	}
}

// parts is a dual less the cost of a drop, with 0 ≤ low < 2^cut.
func (p *pricer) parts(dual matching.Weight, drop split) split {
	k, at := p.cut/64, p.cut%64
	high := dual[k] >> at
	if int(k)+1 < len(dual) {
		high |= dual[k+1] << (64 - at)
	}
	s := split{high: int64(high) - drop.high}
	if p.exact {
		s.low = int64(dual[0]&(1<<p.cut-1)) - drop.low
		s.high += s.low >> p.cut
		s.low &= 1<<p.cut - 1
	}
	return s
}

// between looks at the pairs of two blocks, if any of them could come into
// question.
func (p *pricer) between(d matching.Duals, b, o *block) {
	gap := b.gap(o)
	if gap > p.limit || p.never[b.kind][o.kind] {
		return
	}
	same := b.role == o.role && b.role != neutral
	free := p.base
	free.add(p.fault[b.kind][o.kind], -1)
	most := p.without(free, gap, same)
	most.add(split{p.high[placesOff], p.low[placesOff]}, -int64(b.moves(o)))
	if p.covers(most, b.least, o.least) {
		return
	}
	for _, v := range b.who {
		if p.covers(most, p.dual[v], o.least) {
			continue
		}
		for _, w := range o.who {
			if (b != o || v < w) && !p.covers(most, p.dual[v], p.dual[w]) {
				p.consider(d, min(v, w), max(v, w), free, same)
			}
		}
	}
}

// covers tells whether two duals cover twice a weight. What it cannot tell it
// takes for not covered.
func (p *pricer) covers(twice, a, b split) bool {
	high := twice.high - a.high - b.high
	return high < 0 || p.exact && high < 4 && high<<p.cut+twice.low-a.low-b.low <= 0
}

// consider notes the pair a, b, a ranked above b, if it is allowed and lacks more
// than others of theirs. free is its weight without its switch.
func (p *pricer) consider(d matching.Duals, a, b int32, free split, same bool) {
	g := p.g
	size := g.size(int(a), int(b))
	if size > p.limit {
		return
	}
	lack := p.without(free, size, same)
	if g.raw[a] >= 0 {
		lack.add(split{p.high[placesOff], p.low[placesOff]}, -int64(abs(g.raw[a]-int(b))))
	}
	if p.covers(lack, p.dual[a], p.dual[b]) {
		return
	}
	by := lack.high - p.dual[a].high - p.dual[b].high
	if !p.wanted(a, by) && !p.wanted(b, by) || !p.mayMeet(a, b) {
		return
	}
	clear(p.weight)
	p.weigh(p.weight, int(a), int(b))
	if !d.Cover(int(a), int(b), p.weight) {
		p.note(a, b, by)
		p.note(b, a, by)
	}
}

func (p *pricer) mayMeet(a, b int32) bool {
	v, w := p.g.who[a], p.g.who[b]
	return p.g.mayMeet(v, w) && (p.limit == far || !p.g.t.areMates(v, w))
}

func (p *pricer) wanted(a int32, by int64) bool {
	f := p.found[a]
	return len(f) < shorts || by > f[shorts-1].by
}

func (p *pricer) note(a, b int32, by int64) {
	if !p.wanted(a, by) {
		return
	}
	f := p.found[a]
	if len(f) < shorts {
		f = append(f, short{})
	}
	i := len(f) - 1
	for ; i > 0 && f[i-1].by < by; i-- {
		f[i] = f[i-1]
	}
	f[i] = short{b, by}
	p.found[a] = f
}

func (p *pricer) take(a, b int) { p.weigh(p.gr.Edge(a, b), a, b) }

func (p *pricer) weigh(w matching.Weight, a, b int) {
	c := p.g.pairCost(a, b)
	p.l.weigh(w, &c, p.drops, a, b)
	w.Count(p.pairs)
}
