package team

import (
	"fmt"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// No round repeats a match, gives a second bye or joins a forbidden pair, and
// every team is in it once; for all types.
func TestLaws(t *testing.T) {
	for seed := range uint64(150) {
		engine := []pairing.Engine{TypeA, TypeB, NoPreferences}[seed%3]
		plan := pairingtest.Plan{Seed: seed, Players: 5 + int(seed*7%50), Rounds: 4 + int(seed%5), Forfeits: 12, Byes: 20, Late: 12, Withdrawn: 12,
			Forbidden: int(seed % 4), Baku: seed%5 == 0}
		pairingtest.Simulate(plan, func(f *pairing.Field) *pairing.Round {
			made, err := engine.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			seen := make([]int, len(f.Players))
			for _, p := range made.Pairs {
				seen[p.White]++
				seen[p.Black]++
				if f.Players[p.White].Met(p.Black) {
					t.Errorf("%+v round %d: %d and %d meet again", plan, f.Round, p.White, p.Black)
				}
				for _, no := range f.Forbidden {
					if no == [2]int{p.White, p.Black} || no == [2]int{p.Black, p.White} {
						t.Errorf("%+v round %d: the forbidden pair %v meets", plan, f.Round, no)
					}
				}
			}
			if made.Bye >= 0 {
				seen[made.Bye]++
				if !f.MayHaveBye(made.Bye) {
					t.Errorf("%+v round %d: a second bye", plan, f.Round)
				}
			}
			for i := range seen {
				if (seen[i] == 1) != f.Players[i].Present || seen[i] > 1 {
					t.Errorf("%+v round %d: team %d is in %d matches", plan, f.Round, i, seen[i])
				}
			}
			return made
		})
	}
}

// The order in which the teams are listed does not matter, for any type.
func TestOrderOfTeamsDoesNotMatter(t *testing.T) {
	compared := 0
	for seed := range uint64(90) {
		engine := []pairing.Engine{TypeA, TypeB, NoPreferences}[seed%3]
		compared += pairingtest.OrderDoesNotMatter(t, engine, pairingtest.Plan{Seed: seed, Players: 5 + int(seed*7%30), Rounds: 4 + int(seed%4), Forfeits: 12,
			Byes: 20, Late: 12, Withdrawn: 12, Forbidden: int(seed % 4)})
	}
	if compared < 200 {
		t.Errorf("only %d rounds could be compared", compared)
	}
}

// With numbers by average rating the first round is top half against bottom
// half, 1 against n/2+1.
func TestFirstRoundIsTopHalfAgainstBottomHalf(t *testing.T) {
	pairingtest.Simulate(pairingtest.Plan{Seed: 1, Players: 21, Rounds: 3}, func(f *pairing.Field) *pairing.Round {
		made, err := TypeA.Pair(f, pairing.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if made.Bye != 20 {
			t.Errorf("team %d has the bye, want the last", made.Bye+1)
		}
		for k, p := range made.Pairs {
			if min(p.White, p.Black) != k || max(p.White, p.Black) != k+10 {
				t.Errorf("board %d: %d-%d", k+1, p.White+1, p.Black+1)
			}
		}
		return nil
	})
}

func BenchmarkPair(b *testing.B) {
	for _, n := range []int{50, 200} {
		fs := map[int]*pairing.Field{}
		pairingtest.Simulate(pairingtest.Plan{Seed: 2, Players: n, Rounds: 9}, func(f *pairing.Field) *pairing.Round {
			c := *f
			fs[f.Round] = &c
			made, err := TypeB.Pair(f, pairing.Options{})
			if err != nil {
				b.Fatal(err)
			}
			return made
		})
		for _, r := range []int{1, 5, 9} {
			b.Run(fmt.Sprintf("teams=%d/round=%d", n, r), func(b *testing.B) {
				for b.Loop() {
					if _, err := TypeB.Pair(fs[r], pairing.Options{}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
