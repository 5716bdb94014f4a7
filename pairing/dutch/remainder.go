package dutch

import (
	"math/bits"
	"slices"

	"wallchart/pairing/matching"
)

func bitLen(n int) int { return bits.Len(uint(n)) }

// settleRemainder pairs the residents that are left, as a homogeneous bracket
// (3.6): S1 against S2 in the first transposition that is best (4.2), or after
// the first exchange that makes it so (4.3).
func (b *bracket) settleRemainder() error {
	var rest []int // local vertices
	for j := b.mdps; j < b.size; j++ {
		if b.open[j] {
			rest = append(rest, j)
		}
	}
	upper := make([]bool, b.size)
	p := 0
	for _, j := range rest {
		if m := b.mate[j]; int(m) > j && int(m) < b.size {
			p++
		}
	}
	if p == 0 {
		return nil
	}
	for _, j := range rest[:p] {
		upper[j] = true
	}
	best := b.total(b.g, b.mate)
	if ok, err := b.settleUppers(rest, upper, best); ok || err != nil {
		return err
	}
	if err := b.exchange(rest, p, upper); err != nil {
		return err
	}
	_, err := b.settleUppers(rest, upper, best)
	return err
}

// total sums the weights of a matching without the bits of generation order.
func (b *bracket) total(g *matching.Graph, mate []int32) []uint64 {
	sum := g.Zero()
	for e := range g.Edges() {
		if i, j := g.Ends(e); int(mate[i]) == j {
			var carry uint64
			w := g.WeightOf(e)
			for k := orderRoom / 64; k < len(sum); k++ {
				sum[k], carry = bits.Add64(sum[k], w[k], carry)
			}
		}
	}
	return sum
}

// restrict copies the graph without the pairs of the bracket that do not join
// an upper to a lower player. Moved-down players are in none any more.
func (b *bracket) restrict(to *matching.Graph, upper []bool) {
	to.Copy(b.g, func(e int) bool {
		i, j := b.g.Ends(e)
		return j >= b.size || upper[i] && !upper[j]
	})
}

// settleUppers finds the partners of the upper players in lexicographic order.
// It returns false, and pairs nobody, when that cannot be as good as best.
func (b *bracket) settleUppers(rest []int, upper []bool, best []uint64) (bool, error) {
	g := &b.t.trial
	b.restrict(g, upper)
	width := bitLen(len(rest))
	per := orderRoom / width
	var tops []int
	for _, j := range rest {
		if upper[j] {
			tops = append(tops, j)
		}
	}
	place := make([]int, b.size)
	lower := 0
	for _, j := range rest {
		place[j] = lower
		if !upper[j] {
			lower++
		}
	}
	for chunk := range slices.Chunk(tops, per) {
		rank := make(map[int]int, len(chunk))
		for k, i := range chunk {
			rank[i] = len(chunk) - 1 - k
		}
		for e := range g.Edges() {
			i, j := g.Ends(e)
			if k, ok := rank[i]; ok && j < b.size {
				g.WeightOf(e).Add(k*width, uint64(lower-place[j]))
			}
		}
		if err := b.run(g); err != nil {
			return false, err
		}
		if chunk[0] == tops[0] && !slices.Equal(b.total(g, b.mate), best) {
			return false, nil
		}
		fixed := make([]bool, b.size)
		for _, i := range chunk {
			j := b.mate[i]
			b.pairs = append(b.pairs, [2]int32{int32(i), j})
			fixed[i], fixed[j] = true, true
		}
		g.Keep(func(e int) bool {
			i, j := g.Ends(e)
			if i < b.size && fixed[i] || j < b.size && fixed[j] {
				return false
			}
			return b.t.solver.Tight(e)
		})
	}
	return true, nil
}

// exchange finds the exchange between the original S1, the first p of rest,
// and S2 by 4.3: the fewest players, the smallest difference of the sums of
// their numbers, the largest differing number leaving S1, the smallest leaving
// S2. It sets who is upper.
func (b *bracket) exchange(rest []int, p int, upper []bool) error {
	n := len(rest)
	place := make([]int, b.size)
	for k, j := range rest {
		place[j] = k
	}
	var l matching.Layout
	entering := l.Bits // S2 players who are upper, the first most significant
	l.Bits += n - p
	leaving := l.Bits // all ones less the S1 players who are upper, the last most significant
	l.Bits += p       // carries into the sum: together they are one number, in which a difference of sums goes first
	sum := l.Field(p * n)
	kept := l.Field(p)
	g := &b.t.trial
	g.Widen(b.g, max(0, l.Words()-orderRoom/64))
	for e := range g.Edges() {
		i, j := g.Ends(e)
		if j >= b.size {
			continue
		}
		w, k := g.WeightOf(e), place[i]
		w.Add(sum, uint64(n-k))
		if k < p {
			w.Count(kept)
		} else {
			w.Count(entering + n - 1 - k)
		}
		for q := range p {
			if q != k {
				w.Count(leaving + q)
			}
		}
	}
	if err := b.run(g); err != nil {
		return err
	}
	for _, j := range rest {
		m := b.mate[j]
		upper[j] = int(m) > j && int(m) < b.size
	}
	return nil
}
