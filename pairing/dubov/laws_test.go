package dubov

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

// No round repeats a pair, gives a second bye, a third equal colour or a difference
// beyond two, not even the last one, or joins a forbidden pair; and everybody is in
// it once.
func TestLaws(t *testing.T) {
	for _, p := range plans(runs(t)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := Engine.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			times := make([]int, len(f.Players))
			for _, g := range made.Pairs {
				times[g.White]++
				times[g.Black]++
				if f.Players[g.White].Met(g.Black) {
					t.Errorf("%+v round %d: %d and %d meet again", p, f.Round, g.White, g.Black)
				}
				for _, no := range f.Forbidden {
					if no == [2]int{g.White, g.Black} || no == [2]int{g.Black, g.White} {
						t.Errorf("%+v round %d: the forbidden pair %v meets", p, f.Round, no)
					}
				}
				thirdColour(t, f, g.White, model.White)
				thirdColour(t, f, g.Black, model.Black)
			}
			if made.Bye >= 0 {
				times[made.Bye]++
				if !f.MayHaveBye(made.Bye) {
					t.Errorf("%+v round %d: a second bye for %d", p, f.Round, made.Bye)
				}
			}
			for i := range times {
				if times[i] != yes(f.Players[i].Present) {
					t.Errorf("%+v round %d: player %d is in %d pairs", p, f.Round, i, times[i])
				}
			}
			return made
		})
	}
}

func thirdColour(t *testing.T, f *pairing.Field, i int, c model.Colour) {
	t.Helper()
	cs := append(f.Players[i].Colours(nil), c)
	n, d := len(cs), 0
	for _, own := range cs {
		d += 2*yes(own == c) - 1
	}
	if d > 2 || n >= 3 && cs[n-2] == c && cs[n-3] == c {
		t.Errorf("round %d: player %d has a third equal colour, or a difference of %d", f.Round, i, d)
	}
}

// Cancelling stops the pairing.
func TestCancel(t *testing.T) {
	done := make(chan struct{})
	close(done)
	f := fields(pairingtest.Plan{Seed: 1, Players: 20, Rounds: 3}, 3)[3]
	if _, err := Engine.Pair(f, pairing.Options{Cancel: done}); !errors.Is(err, pairing.ErrCancelled) {
		t.Fatalf("got %v, want ErrCancelled", err)
	}
}

// The order in which the players are listed does not matter.
func TestOrderOfPlayersDoesNotMatter(t *testing.T) {
	compared := 0
	for _, p := range plans(40) {
		compared += pairingtest.OrderDoesNotMatter(t, Engine, p)
	}
	if compared < 100 {
		t.Errorf("only %d rounds could be compared", compared)
	}
}
