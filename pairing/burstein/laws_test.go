package burstein

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

func runs(usual int) int {
	if n, err := strconv.Atoi(os.Getenv("PAIRING_RUNS")); err == nil {
		return n
	}
	return usual
}

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan {
	r := rand.New(rand.NewPCG(11, 12))
	var ps []pairingtest.Plan
	for seed := range n {
		p := pairingtest.Plan{Seed: uint64(seed), Players: 4 + r.IntN(30), Draws: 10 + r.IntN(60)}
		if seed%20 == 0 {
			p.Players = 40 + r.IntN(120)
		}
		p.Rounds = 3 + r.IntN(9)
		for _, rate := range []*int{&p.Forfeits, &p.Byes, &p.Late, &p.Withdrawn} {
			if r.IntN(3) == 0 {
				*rate = 4 + r.IntN(20)
			}
		}
		p.Baku = r.IntN(4) == 0
		if r.IntN(4) == 0 {
			p.Forbidden = r.IntN(p.Players)
		}
		ps = append(ps, p)
	}
	return ps
}

func same(one, two *pairing.Round) bool {
	return one.Bye == two.Bye && slices.EqualFunc(one.Pairs, two.Pairs, func(a, b pairing.Pair) bool {
		return a.White == b.White && a.Black == b.Black
	})
}

// What is proved to be enough for a bracket gives what the whole field gives,
// and the order found by searching is the order found by weights.
func TestLessIsEnough(t *testing.T) {
	brackets := map[string]int{}
	for k, p := range plans(runs(200)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			if f.Round <= seeding(f.Rounds) {
				made, _ := System.Pair(f, pairing.Options{})
				return made
			}
			fast := newTask(f, pairing.Options{})
			fast.keep = true
			got, err := fast.run()
			exact := newTask(f, pairing.Options{})
			exact.whole, exact.chunks = true, k%2 == 0
			want, wantErr := exact.run()
			if (err == nil) != (wantErr == nil) {
				t.Errorf("%+v round %d: %v, the whole field says %v", p, f.Round, err, wantErr)
				return nil
			}
			if err != nil {
				var im *pairing.Impossible
				if !errors.As(err, &im) {
					t.Errorf("%+v round %d: %v", p, f.Round, err)
				}
				return nil
			}
			if !same(got, want) {
				t.Errorf("%+v round %d: %v, the whole field gives %v", p, f.Round, got.Pairs, want.Pairs)
				return nil
			}
			for _, b := range fast.kept {
				switch {
				case b.folded:
					brackets["folded"]++
				case len(b.verts) == b.size && !b.complete:
					brackets["alone"]++
				}
			}
			return got
		})
	}
	t.Log(brackets)
}

// No round repeats a pair, gives a second bye or a third equal colour, even to a
// topscorer of the last round, or meets a forbidden pair; and everybody is in it
// once.
func TestLaws(t *testing.T) {
	for _, p := range plans(runs(250)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := System.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			seen := make([]int, len(f.Players))
			for _, g := range made.Pairs {
				seen[g.White]++
				seen[g.Black]++
				if f.Players[g.White].Met(g.Black) {
					t.Errorf("%+v round %d: %d and %d meet again", p, f.Round, g.White, g.Black)
				}
				if slices.Contains(f.Forbidden, [2]int{g.White, g.Black}) || slices.Contains(f.Forbidden, [2]int{g.Black, g.White}) {
					t.Errorf("%+v round %d: the forbidden pair %d and %d meets", p, f.Round, g.White, g.Black)
				}
				thirdColour(t, f, g.White, model.White)
				thirdColour(t, f, g.Black, model.Black)
			}
			if made.Bye >= 0 {
				seen[made.Bye]++
				if !f.MayHaveBye(made.Bye) {
					t.Errorf("%+v round %d: a second bye for %d", p, f.Round, made.Bye)
				}
			}
			for i := range seen {
				if want := map[bool]int{true: 1}[f.Players[i].Present]; seen[i] != want {
					t.Errorf("%+v round %d: player %d is in %d pairs", p, f.Round, i, seen[i])
				}
			}
			return made
		})
	}
}

func thirdColour(t *testing.T, f *pairing.Field, i int, c model.Colour) {
	t.Helper()
	cs := append(f.Players[i].Colours(nil), c)
	n := len(cs)
	if n >= 3 && cs[n-2] == c && cs[n-3] == c {
		t.Errorf("round %d: player %d has a third equal colour", f.Round, i)
	}
	d := 0
	for _, c := range cs {
		if c == model.White {
			d++
		} else {
			d--
		}
	}
	if d > 2 || d < -2 {
		t.Errorf("round %d: player %d has a colour difference of %d", f.Round, i, d)
	}
}

// The order in which the players are listed does not matter.
func TestOrderOfPlayersDoesNotMatter(t *testing.T) {
	compared := 0
	for _, p := range plans(40) {
		compared += pairingtest.OrderDoesNotMatter(t, System, p)
	}
	if compared < 100 {
		t.Errorf("only %d rounds could be compared", compared)
	}
}
