package usswiss

import (
	"math"

	"wallchart/model"
)

// A score group of thousands has a million pairs within the limits, of which a few
// thousand come into question. So the solver begins with those that are likely
// (likely.go), and the duals with which it proves its matching best tell which
// others are wanted. These are found without looking at each: the players are
// divided into blocks of neighbours in rank who are alike in colours, and for two
// blocks the least cost that any pair of them could have is known from the ranges
// of their ratings.

// alike is what the players of a block have in common.
type alike struct {
	balance    int
	due, twice model.Colour
	role       role
	dropped    bool
	resident   bool // the natural opponent is a resident
}

// span is a range of ratings.
type span struct{ low, high int32 }

func (s span) take(r int32) span { return span{min(s.low, r), max(s.high, r)} }

// gap is the least difference between ratings of two spans.
func (s span) gap(o span) int32 { return max(0, s.low-o.high, o.low-s.high) }

// block is some players who are alike, in rank order.
type block struct {
	alike
	kind     int // place of its colours in pricer.fault
	who      []int32
	own      span  // of their ratings
	opponent span  // of the ratings of their natural opponents
	raw      span  // of the places of natural opponents, empty if one has none
	least    split // of its players' duals
}

const blockSize = 16

// moves is the least shift of a pair of the two blocks.
func (b *block) moves(o *block) int32 {
	first, last := b.places(), o.places()
	switch {
	case first.high < last.low:
		return b.raw.apart(last)
	case last.high < first.low:
		return o.raw.apart(first)
	}
	return min(b.raw.apart(last), o.raw.apart(first))
}

// places are the places of a block's players.
func (b *block) places() span { return span{b.who[0], b.who[len(b.who)-1]} }

// apart is gap, and 0 where s is empty.
func (s span) apart(o span) int32 {
	if s.low > s.high {
		return 0
	}
	return s.gap(o)
}

// blocks divides the group.
func (g *group) blocks() []block {
	var bs []block
	open := map[alike]int{}
	for i, v := range g.who {
		p := &g.t.ps[v]
		a := alike{balance: p.balance, due: p.due, twice: p.twice, role: g.role[i], dropped: i < g.dropped, resident: g.raw[i] >= g.dropped}
		at, ok := open[a]
		if !ok || len(bs[at].who) == blockSize {
			at = len(bs)
			open[a] = at
			none := span{math.MaxInt32, math.MinInt32}
			bs = append(bs, block{alike: a, who: make([]int32, 0, blockSize), own: none, opponent: none, raw: none})
		}
		b := &bs[at]
		b.who = append(b.who, int32(i))
		b.own = b.own.take(g.rating[i])
		if a.resident {
			b.opponent = b.opponent.take(g.rating[g.raw[i]])
		}
	}
	for i := range bs {
		b := &bs[i]
		for _, v := range b.who {
			if g.raw[v] < 0 {
				b.raw = span{1, 0}
				break
			}
			b.raw = b.raw.take(int32(g.raw[v]))
		}
	}
	return bs
}

// gap is the least size (group.size) that a pair of the two blocks can have.
func (b *block) gap(o *block) int32 {
	s := int32(far)
	switch {
	case b.dropped && o.dropped:
		return far
	case b.dropped || o.dropped:
		if o.dropped {
			b, o = o, b
		}
		if b.resident {
			s = b.opponent.gap(o.own)
		}
		return min(s, far)
	}
	if b.resident {
		s = b.opponent.gap(o.own)
	}
	if o.resident {
		s = min(s, o.opponent.gap(b.own))
	}
	if !b.resident && !o.resident {
		s = b.own.gap(o.own)
	}
	return min(s, far)
}

// bounds is the most that each cost of a pair that may be made can be.
func (g *group) bounds(limit int32, bs []block) cost {
	alternate, equalise := g.t.set.limits()
	c := cost{switchSizes: limit}
	if limit > equalise {
		c[beyondEqualising] = 1
	}
	if limit > alternate {
		c[beyondAlternating] = 1
	}
	for _, v := range g.who {
		p := &g.t.ps[v]
		if limit == far && len(p.mates) > 0 {
			c[teammatesMeet] = 1
		}
		if p.due == model.NoColour {
			continue
		}
		if c[notEqualised] = max(c[notEqualised], int32(abs(p.balance))); p.balance == 0 {
			c[notAlternated] = 1
		}
		if limit == far && p.twice == p.due.Opposite() {
			c[thirdColour] = 1
		}
	}
	for i := range bs {
		b := &bs[i]
		if b.role != neutral {
			c[crossingHalves] = 1
			if limit > alternate {
				c[interchanges] = 1 // otherwise the same as crossing
			}
		}
		first, last := g.rawSpan(b)
		for j := range bs {
			if o := &bs[j]; last >= 0 && b.gap(o) <= limit {
				c[placesOff] = max(c[placesOff], last-o.who[0], o.who[len(o.who)-1]-first)
			}
		}
	}
	return c
}

// rawSpan are the first and the last of the natural opponents, −1 if there are none.
func (g *group) rawSpan(b *block) (first, last int32) {
	first, last = math.MaxInt32, -1
	for _, i := range b.who {
		if o := int32(g.raw[i]); o >= 0 {
			first, last = min(first, o), max(last, o)
		}
	}
	return first, last
}
