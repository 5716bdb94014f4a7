package team

import (
	"fmt"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

func TestLaws(t *testing.T) {
	for _, e := range []*pairing.Engine{&TypeA, &TypeB, &NoPreferences} {
		t.Run(e.Code, func(t *testing.T) { pairingtest.Laws(t, e) })
	}
}

// With numbers by average rating the first round is top half against bottom
// half, 1 against n/2+1.
func TestFirstRoundIsTopHalfAgainstBottomHalf(t *testing.T) {
	pairingtest.Simulate(pairingtest.Plan{Seed: 1, Players: 21, Rounds: 3}, func(f *pairing.Field) *pairing.Round {
		made := must.Have(TypeA.Pair(f, pairing.Options{}))(t)
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
			return must.Have(TypeB.Pair(f, pairing.Options{}))(b)
		})
		for _, r := range []int{1, 5, 9} {
			b.Run(fmt.Sprintf("teams=%d/round=%d", n, r), func(b *testing.B) {
				for b.Loop() {
					must.Have(TypeB.Pair(fs[r], pairing.Options{}))(b)
				}
			})
		}
	}
}
