package usswiss

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"wallchart/pairing/matching"
)

// asked are duals that note what they are asked.
type asked struct {
	t     *testing.T
	of    []matching.Weight
	times map[[2]int]int
}

func (d *asked) Of(v int) matching.Weight { return d.of[v] }

func (d *asked) Cover(a, b int, w matching.Weight) bool {
	if a >= b {
		d.t.Fatalf("asked for %d and %d", a, b)
	}
	d.times[[2]int{a, b}]++
	return d.lack(a, b, w).Sign() <= 0
}

// lack is how much the duals of two lack of twice a weight.
func (d *asked) lack(a, b int, w matching.Weight) *big.Int {
	x := asInt(w)
	x.Lsh(x, 1)
	x.Sub(x, asInt(d.of[a]))
	return x.Sub(x, asInt(d.of[b]))
}

// pairsWithin are the pairs that may be made within the limit, and what each weighs.
func (p *pricer) pairsWithin() map[[2]int]matching.Weight {
	pairs := map[[2]int]matching.Weight{}
	for a := range p.g.who {
		for b := a + 1; b < len(p.g.who); b++ {
			c := p.g.pairCost(a, b)
			if p.g.size(a, b) > p.limit || !p.g.mayMeet(p.g.who[a], p.g.who[b]) ||
				p.limit < far && c[teammatesMeet]+c[thirdColour] > 0 {
				continue
			}
			w := make(matching.Weight, p.pairs/64+1)
			p.weigh(w, a, b)
			pairs[[2]int{a, b}] = w
		}
	}
	return pairs
}

// Of the pairs that the duals do not cover, those come in that lack the most for one of their two players, up to four for
// each, and no others. Where two words hold all, the duals are asked for no pair that they cover, teammates apart, and
// for none twice.
func TestMorePairs(t *testing.T) {
	r := rand.New(rand.NewPCG(37, 38))
	came, left := 0, 0
	for k := range 150 {
		g := randomGroup(r, 8+r.IntN(40))
		g.t.wordBits = []int{63, 63, 40, 24}[k%4]
		alternate, equalise := g.t.set.limits()
		limit := []int32{alternate, equalise, far}[k%3]
		var drops []cost
		if limit == far {
			drops = g.dropCosts()
		}
		bs := g.blocks()
		l := arrange(g.bounds(limit, bs), drops, len(g.who))
		g.t.graph.Reset(len(g.who)+1, l.Bits+1)
		p := g.newPricer(limit, bs, &l, l.Bits, drops)
		pairs := p.pairsWithin()
		if len(pairs) == 0 {
			continue
		}
		for range 2 {
			g.t.graph.Reset(len(g.who)+1, l.Bits+1)
			d := &asked{t: t, times: map[[2]int]int{}}
			for range g.who {
				d.of = append(d.of, make(matching.Weight, p.pairs/64+1))
			}
			for ab, w := range sortedPairs(pairs, len(g.who)) {
				if v := ab[r.IntN(2)]; r.IntN(3) == 0 {
					copy(d.of[v], w)
				}
			}
			p.more(d)
			in := map[[2]int]bool{}
			with := make([]int, len(g.who))
			for e := range g.t.graph.Edges() {
				a, b := g.t.graph.Ends(e)
				w, ok := pairs[[2]int{a, b}]
				if !ok || in[[2]int{a, b}] || d.lack(a, b, w).Sign() <= 0 {
					t.Fatalf("%d and %d: allowed %v, in already %v, or covered", a, b, ok, in[[2]int{a, b}])
				}
				if asInt(g.t.graph.WeightOf(e)).Cmp(asInt(w)) != 0 {
					t.Fatalf("%d and %d have another weight", a, b)
				}
				in[[2]int{a, b}] = true
				with[a]++
				with[b]++
				came++
			}
			for v := range p.found {
				if len(p.found[v]) > 4 {
					t.Fatalf("%d are found for %d", len(p.found[v]), v)
				}
				for _, s := range p.found[v] {
					if o := int(s.with); !in[[2]int{min(v, o), max(v, o)}] {
						t.Fatalf("%d and %d are found and do not come in", v, o)
					}
				}
			}
			if n := count(p, in); n != len(in) {
				t.Fatalf("%d pairs came in, %d were found", len(in), n)
			}
			for ab, n := range d.times {
				mates := g.t.areMates(g.who[ab[0]], g.who[ab[1]]) // whose price is looked at last
				if n > 1 || pairs[ab] == nil || p.exact && !mates && d.lack(ab[0], ab[1], pairs[ab]).Sign() <= 0 {
					t.Fatalf("the duals are asked %d times for %v", n, ab)
				}
			}
			for ab, w := range pairs {
				lack := d.lack(ab[0], ab[1], w)
				if lack.Sign() <= 0 || in[ab] {
					continue
				}
				left++
				for _, v := range ab {
					if f := p.found[v]; len(f) < 4 || p.exact && p.cut == 0 && big.NewInt(f[3].by).Cmp(lack) < 0 {
						t.Fatalf("%v lack %v and do not come in, but for %d %v", ab, lack, v, f)
					}
				}
			}
		}
	}
	if came < 1000 || left < 1000 {
		t.Errorf("only %d came in, %d did not", came, left)
	}
}

// sortedPairs goes through the pairs in one order, so that the test draws the same duals each time.
func sortedPairs(pairs map[[2]int]matching.Weight, n int) func(func([2]int, matching.Weight) bool) {
	return func(yield func([2]int, matching.Weight) bool) {
		for a := range n {
			for b := a + 1; b < n; b++ {
				if w, ok := pairs[[2]int{a, b}]; ok && !yield([2]int{a, b}, w) {
					return
				}
			}
		}
	}
}

// count is how many different pairs were found.
func count(p *pricer, in map[[2]int]bool) int {
	n := 0
	for ab := range in {
		for i, v := range ab {
			found := false
			for _, s := range p.found[v] {
				found = found || int(s.with) == ab[1-i]
			}
			if found {
				n++
				break
			}
		}
	}
	return n
}
