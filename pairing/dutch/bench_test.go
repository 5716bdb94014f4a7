package dutch

import (
	"fmt"
	"testing"
	"time"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// fields plays a tournament and keeps the fields of some rounds.
func fields(p pairingtest.Plan, rounds ...int) map[int]*pairing.Field {
	return pairingtest.Fields(p, Current.Pair, rounds...)
}

func BenchmarkPair(b *testing.B) {
	for _, n := range []int{100, 500, 1000, 10000} {
		fs := fields(pairingtest.Plan{Seed: 5, Players: n, Rounds: 9}, 1, 3, 5, 9)
		for _, r := range []int{1, 3, 5, 9} {
			b.Run(fmt.Sprintf("players=%d/round=%d", n, r), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					must.Have(Current.Pair(fs[r], pairing.Options{}))(b)
				}
			})
		}
	}
}

// The slowest round of the collection.
func BenchmarkWorstRound(b *testing.B) {
	f := worstRound(b)
	b.Run(fmt.Sprintf("players=%d/round=%d", len(f.Players), f.Round), func(b *testing.B) {
		for b.Loop() {
			must.Have(Current.Pair(f, pairing.Options{}))(b)
		}
	})
}

func worstRound(b *testing.B) *pairing.Field {
	var worst *pairing.Field
	longest := 0.0
	for _, dir := range []string{"dutch2026", "dutch2026-special", "dutch2026-small"} {
		events := must.Have(pairingtest.Archive("../testdata/dutch.tar.gz", dir))(b)
		for _, e := range events {
			for r := 1; r <= e.Played; r++ {
				f := e.Field(r)
				d := seconds(func() { _, _ = Current.Pair(f, pairing.Options{}) })
				if d > longest {
					longest, worst = d, f
				}
			}
		}
	}
	b.Logf("%d players, round %d of %d", len(worst.Players), worst.Round, worst.Rounds)
	return worst
}

func seconds(f func()) float64 {
	start := time.Now()
	f()
	return time.Since(start).Seconds()
}
