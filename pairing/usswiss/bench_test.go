package usswiss_test

import (
	"fmt"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
	"wallchart/pairing/usswiss"
)

func BenchmarkPair(b *testing.B) {
	for _, n := range []int{100, 1000, 10000} {
		b.Run(fmt.Sprintf("players=%d", n), func(b *testing.B) {
			var fields []pairing.Field
			pairingtest.Simulate(pairingtest.Plan{Seed: 5, Players: n, Rounds: 9}, func(f *pairing.Field) *pairing.Round {
				fields = append(fields, *f)
				return must.Have(usswiss.Engine.Pair(f, pairing.Options{}))(b)
			})
			for _, r := range []int{1, 2, 3, 4, 5, 9} {
				b.Run(fmt.Sprintf("round=%d", r), func(b *testing.B) {
					b.ReportAllocs()
					for b.Loop() {
						must.Have(usswiss.Engine.Pair(&fields[r-1], pairing.Options{}))(b)
					}
				})
			}
		})
	}
}
