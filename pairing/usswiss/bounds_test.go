package usswiss

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
)

// randomGroup is a laid out score group, some of its players having dropped.
func randomGroup(r *rand.Rand, n int) *group {
	tk := newTask(manyInGroups(r, n), pairing.Options{}, settingsOf(r))
	tk.set.Alternate = model.Rating(r.IntN(3)*40 - 40)
	g := &group{t: tk}
	for v := range tk.ps {
		g.who = append(g.who, int32(v))
	}
	end := tk.groupEnd(g.who)
	if r.IntN(2) == 0 && end < len(g.who) {
		g.dropped = 1 + r.IntN(min(3, end))
		next := end + tk.groupEnd(g.who[end:])
		g.who, g.below = g.who[end-g.dropped:next], g.who[next:]
	} else {
		g.who, g.below = g.who[:end], g.who[end:]
	}
	if len(g.below) > 0 {
		g.next = tk.groupEnd(g.below)
	}
	g.natural()
	return g
}

// What two blocks could have at least is never more than what a pair of them
// has, and is exact where each has one player.
func TestBlocksBoundTheirPairs(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	exact, some := 0, 0
	for range 300 {
		g := randomGroup(r, 6+r.IntN(60))
		bs := g.blocks()
		seen := map[int32]bool{}
		for i := range bs {
			if len(bs[i].who) == 0 || len(bs[i].who) > blockSize {
				t.Fatalf("a block of %d", len(bs[i].who))
			}
			for _, v := range bs[i].who {
				seen[v] = true
			}
			for j := range bs {
				b, o := &bs[i], &bs[j]
				for _, v := range b.who {
					for _, w := range o.who {
						if v >= w {
							continue
						}
						size, moved := g.size(int(v), int(w)), int32(0)
						if raw := g.raw[v]; raw >= 0 {
							moved = int32(abs(raw - int(w)))
						}
						some++
						if b.gap(o) != o.gap(b) || b.moves(o) != o.moves(b) {
							t.Fatalf("%v and %v: it depends on the order", b, o)
						}
						if gap, moves := b.gap(o), b.moves(o); gap > size || moves > moved {
							t.Fatalf("%d and %d: a switch of %d by %d places; the blocks say %d by %d at least", v, w, size, moved, gap, moves)
						} else if len(b.who) == 1 && len(o.who) == 1 {
							if exact++; gap != size || moves != moved {
								t.Fatalf("%d and %d, alone in their blocks: a switch of %d by %d places; the blocks say %d by %d", v, w, size, moved, gap, moves)
							}
						}
					}
				}
			}
		}
		if len(seen) != len(g.who) {
			t.Fatalf("%d of %d players are in blocks", len(seen), len(g.who))
		}
	}
	if exact < 500 || some < 20000 {
		t.Errorf("only %d pairs were compared, %d of them exactly", some, exact)
	}
}

// The most that a wish can cost a pair within the limit is enough for each, and
// no wish has room that none of them needs.
func TestBoundsOfCosts(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	var tight cost
	for range 400 {
		g := randomGroup(r, 4+r.IntN(30))
		alternate, equalise := g.t.set.limits()
		for _, limit := range []int32{alternate, equalise, far} {
			bound := g.bounds(limit, g.blocks())
			for a := range g.who {
				for b := a + 1; b < len(g.who); b++ {
					c := g.pairCost(a, b)
					if g.size(a, b) > limit || !g.mayMeet(g.who[a], g.who[b]) || limit < far && !c.free(beyondEqualising) {
						continue
					}
					for k := range c {
						if wish(k) == interchanges && bound[interchanges] == 0 {
							continue // the same as crossingHalves
						}
						if c[k] > bound[k] {
							t.Fatalf("limit %d: a pair costs %v, at most %v", limit, c, bound)
						}
						if c[k] == bound[k] && c[k] > 0 {
							tight[k]++
						}
					}
				}
			}
		}
	}
	for _, k := range []wish{teammatesMeet, thirdColour, beyondEqualising, notEqualised, beyondAlternating, notAlternated,
		crossingHalves, switchSizes, interchanges, placesOff} {
		if tight[k] == 0 {
			t.Errorf("no pair reached the bound of wish %d", k)
		}
	}
}

// The two words of the pricer are twice the weight of a pair, less what the drops
// of its two players weigh.
func TestPricerWeighsLikeTheGraph(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 36))
	exact := 0
	for range 400 {
		g := randomGroup(r, 4+r.IntN(20))
		n := len(g.who)
		alternate, equalise := g.t.set.limits()
		for _, limit := range []int32{alternate, equalise, far} {
			var drops []cost
			bs := g.blocks()
			m := g.bounds(limit, bs)
			if limit == far {
				drops = g.dropCosts()
			}
			l := arrange(m, drops, n)
			p := g.newPricer(limit, bs, &l, l.Bits, drops)
			if !p.exact {
				continue
			}
			of := map[int32]*block{}
			for i := range bs {
				for _, v := range bs[i].who {
					of[v] = &bs[i]
				}
			}
			for a := range int32(n) {
				for b := a + 1; b < int32(n); b++ {
					c := g.pairCost(int(a), int(b))
					if c[switchSizes] > limit || !p.mayMeet(a, b) || limit < far && !c.free(beyondEqualising) {
						continue
					}
					x, y := of[a], of[b]
					if p.never[x.kind][y.kind] {
						t.Fatalf("%d and %d are not to meet", a, b)
					}
					if c[teammatesMeet] > 0 {
						continue // the pricer looks at that last
					}
					free := p.base
					free.add(p.fault[x.kind][y.kind], -1)
					got := p.without(free, c[switchSizes], x.role == y.role && x.role != neutral)
					if g.raw[a] >= 0 {
						got.add(split{p.high[placesOff], p.low[placesOff]}, -int64(c[placesOff]))
					}
					clear(p.weight)
					p.weigh(p.weight, int(a), int(b))
					want := asInt(p.weight)
					want.Lsh(want, 1)
					have := number(got, p.cut)
					if drops != nil {
						have.Add(have, number(p.drop[a], p.cut)).Add(have, number(p.drop[b], p.cut))
					}
					if exact++; have.Cmp(want) != 0 {
						t.Fatalf("limit %d, %d and %d of %d, %v: twice the weight is %v, the pricer says %v", limit, a, b, n, c, want, have)
					}
				}
			}
		}
	}
	if exact < 10000 {
		t.Errorf("only %d pairs were compared", exact)
	}
}

func number(s split, cut uint) *big.Int {
	x := new(big.Int).Lsh(big.NewInt(s.high), cut)
	return x.Add(x, big.NewInt(s.low))
}

func asInt(w matching.Weight) *big.Int {
	x := new(big.Int)
	for k := len(w) - 1; k >= 0; k-- {
		x.Lsh(x, 64).Add(x, new(big.Int).SetUint64(w[k]))
	}
	return x
}
