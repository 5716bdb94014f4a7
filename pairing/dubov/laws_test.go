package dubov

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

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan {
	r := rand.New(rand.NewPCG(41, 42))
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

func runs(t *testing.T) int {
	if n, err := strconv.Atoi(os.Getenv("PAIRING_RUNS")); err == nil {
		return n
	}
	return 250
}

// What is proved to be enough for a bracket gives what weighing the whole field
// gives.
func TestLessIsEnough(t *testing.T) {
	for _, p := range plans(runs(t)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			got, err := Engine.Pair(f, pairing.Options{})
			exact, _ := newTask(f, pairing.Options{})
			exact.whole = true
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
			if got.Bye != want.Bye || !slices.EqualFunc(got.Pairs, want.Pairs, func(a, b pairing.Pair) bool {
				return a.White == b.White && a.Black == b.Black
			}) {
				t.Errorf("%+v round %d: %v, the whole field gives %v", p, f.Round, got.Pairs, want.Pairs)
				return nil
			}
			return got
		})
	}
}

// It does not matter how many bits of an order are solved for at a time.
func TestOrderInPieces(t *testing.T) {
	for k, p := range plans(12) {
		p.Players, p.Rounds = 70+11*k, 4
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			var made [2]*pairing.Round
			for n := range made {
				k, _ := newTask(f, pairing.Options{})
				k.whole, k.room = true, 64+192*n
				made[n], _ = k.run()
			}
			if made[0] == nil || made[1] == nil {
				return nil
			}
			if !slices.EqualFunc(made[0].Pairs, made[1].Pairs, func(a, b pairing.Pair) bool { return a.White == b.White && a.Black == b.Black }) {
				t.Errorf("%+v round %d: %v in pieces, %v at once", p, f.Round, made[0].Pairs, made[1].Pairs)
			}
			return made[1]
		})
	}
}

func TestLaws(t *testing.T) { pairingtest.Laws(t, &Engine) }
