package burstein

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

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

func TestLaws(t *testing.T) { pairingtest.Laws(t, &System) }
