package burstein

import (
	"fmt"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/pairingtest"
)

// fields plays a tournament and keeps the fields of some rounds.
func fields(p pairingtest.Plan, rounds ...int) map[int]*pairing.Field {
	keep := map[int]*pairing.Field{}
	pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
		for _, r := range rounds {
			if r == f.Round {
				c := *f
				keep[r] = &c
			}
		}
		made, err := System.Pair(f, pairing.Options{})
		if err != nil {
			return nil
		}
		return made
	})
	return keep
}

// BenchmarkPair pairs rounds after the seeding rounds, and the same fields by the
// Dutch System for comparison.
func BenchmarkPair(b *testing.B) {
	for _, n := range []int{100, 1000, 10000} {
		fs := fields(pairingtest.Plan{Seed: 5, Players: n, Rounds: 9}, 5, 7, 9)
		for _, r := range []int{5, 7, 9} {
			for _, e := range []pairing.Engine{System, dutch.Current} {
				b.Run(fmt.Sprintf("players=%d/round=%d/%s", n, r, e.Code), func(b *testing.B) {
					b.ReportAllocs()
					for b.Loop() {
						if _, err := e.Pair(fs[r], pairing.Options{}); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		}
	}
}
