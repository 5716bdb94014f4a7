package dutch

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

func runs(t *testing.T) int {
	if n, err := strconv.Atoi(os.Getenv("PAIRING_RUNS")); err == nil {
		return n
	}
	return 250
}

// What is proved to be enough for a bracket gives what the whole field gives.
func TestLessIsEnough(t *testing.T) {
	for k, p := range plans(runs(t)) {
		ed := current
		if k%3 == 0 {
			ed = before
		}
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			got, err := newTask(f, pairing.Options{}, ed).run()
			exact := newTask(f, pairing.Options{}, ed)
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

func TestLaws(t *testing.T) { pairingtest.Laws(t, &Current) }

func TestLawsOf2017(t *testing.T) { pairingtest.Laws(t, &Edition2017) }
