package usswiss

import (
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// randomField is the middle of an event: colours and opponents at random, some
// unrated, some rounds without play.
func randomField(r *rand.Rand, n int) *pairing.Field {
	round := 1 + r.IntN(6)
	f := &pairing.Field{Round: round, Rounds: round + r.IntN(2), Initial: model.White, Win: 2, Draw: 1}
	step := 1 + r.IntN(120)
	for i := range n {
		p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Present: true, Rating: model.Rating(2400 - i*step - r.IntN(step)),
			Score: model.Points(r.IntN(4)), Past: make([]pairing.Past, round-1)}
		if p.Rating < 100 || r.IntN(12) == 0 {
			p.Rating = 0
		}
		for k := range p.Past {
			p.Past[k] = pairing.Past{Opponent: -1, Outcome: model.HalfBye}
		}
		f.Players = append(f.Players, p)
	}
	for k := range round - 1 {
		order := r.Perm(n)
		for len(order) >= 2 {
			a, b := order[0], order[1]
			order = order[2:]
			if r.IntN(10) == 0 || f.Players[a].Met(b) {
				continue
			}
			f.Players[a].Past[k] = pairing.Past{Opponent: b, Colour: model.White, Outcome: model.Draw, Points: 1}
			f.Players[b].Past[k] = pairing.Past{Opponent: a, Colour: model.Black, Outcome: model.Draw, Points: 1}
		}
	}
	for range r.IntN(3) {
		if a, b := r.IntN(n), r.IntN(n); a != b {
			f.Teammates = append(f.Teammates, [2]int{a, b})
		}
	}
	return f
}

func settingsOf(r *rand.Rand) Settings {
	return Settings{Teams: Teams(r.IntN(5)), Series: Series(r.IntN(2)), Conflict: Conflict(r.IntN(3)),
		Adjacent: r.IntN(4) == 0, Equalise: model.Rating(r.IntN(3) * 50)}
}

// No pairing of a group that lets the rest be completed is better than the one
// found, whichever of them all is tried.
func TestSolveIsBest(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 5))
	groups := 0
	runs := pairingtest.Runs(6000)
	for range runs {
		f := randomField(r, 2+2*r.IntN(5))
		tk := newTask(f, pairing.Options{}, settingsOf(r))
		var who []int32
		for v := range tk.ps {
			who = append(who, int32(v))
		}
		if !tk.completes(who, nil) {
			continue
		}
		var dropped []int32
		for len(who) > 0 {
			end := tk.groupEnd(who)
			g := &group{t: tk, dropped: len(dropped), below: who[end:], who: append(append([]int32(nil), dropped...), who[:end]...)}
			if end < len(who) {
				g.next = tk.groupEnd(who[end:])
			}
			mate := must.Have(g.solve())(t)
			pairs, got := g.sum(mate)
			b := bruteForce{g: g, mate: make([]int, len(g.who))}
			b.try(0)
			if pairs != b.pairs || got != b.best {
				t.Fatalf("round %d, %+v, group %v: %d pairs %v cost %v; best is %d pairs %v cost %v",
					f.Round, tk.set, g.who, pairs, mate, got, b.pairs, b.found, b.best)
			}
			groups++
			dropped = nil
			for i, o := range mate {
				if o < 0 {
					dropped = append(dropped, g.who[i])
				}
			}
			who = who[end:]
		}
	}
	if groups < runs/4 {
		t.Fatalf("only %d groups were tried", groups)
	}
}

type bruteForce struct {
	g     *group
	mate  []int // opponent, −1 drops, from place at on not yet decided
	pairs int
	best  cost
	found []int
}

const undecided = -2

func (b *bruteForce) try(at int) {
	if at == 0 {
		b.pairs = -1
		for i := range b.mate {
			b.mate[i] = undecided
		}
	}
	for at < len(b.mate) && b.mate[at] != undecided {
		at++
	}
	if at == len(b.mate) {
		pairs, c := b.g.sum(b.mate)
		if (pairs > b.pairs || pairs == b.pairs && before(&c, &b.best)) && b.g.restCompletes(b.mate) {
			b.pairs, b.best, b.found = pairs, c, append([]int(nil), b.mate...)
		}
		return
	}
	b.mate[at] = -1
	b.try(at + 1)
	for o := at + 1; o < len(b.mate); o++ {
		if b.mate[o] == undecided && b.g.t.mayMeet(b.g.who[at], b.g.who[o]) {
			b.mate[at], b.mate[o] = o, at
			b.try(at + 1)
			b.mate[o] = undecided
		}
	}
	b.mate[at] = undecided
}

// The switch of three pairs round in a circle is as large as the largest of
// its pairs, each measured by the smaller of its two differences.
func TestSizeOfACircle(t *testing.T) {
	f := &pairing.Field{Round: 1, Rounds: 4, Win: 2, Draw: 1}
	for i, r := range []model.Rating{1900, 1840, 1800, 1700, 1635, 1585} {
		f.Players = append(f.Players, pairing.Player{Number: i + 1, Rating: r, Present: true})
	}
	g := &group{t: newTask(f, pairing.Options{}, Settings{}), who: []int32{0, 1, 2, 3, 4, 5}}
	g.natural()
	for _, x := range []struct {
		a, b int
		want int32
	}{{0, 4, 60}, {1, 5, 40}, {2, 3, 100}} {
		if got := g.size(x.a, x.b); got != x.want {
			t.Errorf("%d with %d is a switch of %d, want %d", x.a, x.b, got, x.want)
		}
	}
}
