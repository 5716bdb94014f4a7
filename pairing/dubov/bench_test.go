package dubov

import (
	"fmt"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// fields plays a tournament and keeps the fields of some rounds.
func fields(p pairingtest.Plan, rounds ...int) map[int]*pairing.Field {
	return pairingtest.Fields(p, Engine.Pair, rounds...)
}

// The same fields as those of the Dutch System's benchmark.
func BenchmarkPair(b *testing.B) {
	for _, n := range []int{100, 500, 1000, 10000} {
		fs := fields(pairingtest.Plan{Seed: 5, Players: n, Rounds: 9}, 1, 3, 5, 9)
		for _, r := range []int{1, 3, 5, 9} {
			b.Run(fmt.Sprintf("players=%d/round=%d", n, r), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					must.Have(Engine.Pair(fs[r], pairing.Options{}))(b)
				}
			})
		}
	}
}
