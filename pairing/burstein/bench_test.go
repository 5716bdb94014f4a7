package burstein

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/pairingtest"
)

// fields plays a tournament and keeps the fields of some rounds.
func fields(p pairingtest.Plan, rounds ...int) map[int]*pairing.Field {
	return pairingtest.Fields(p, System.Pair, rounds...)
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
						must.Have(e.Pair(fs[r], pairing.Options{}))(b)
					}
				})
			}
		}
	}
}

// BenchmarkHard pairs a large score group that leaves little room: 300 of 1,000 are
// kept apart; and two far below it have met each other, so that two must float to
// them.
func BenchmarkHard(b *testing.B) {
	f := fields(pairingtest.Plan{Seed: 1, Players: 1000, Rounds: 9, Draws: 100}, 6)[6]
	apart := *f
	for i := range 300 {
		for j := range i {
			apart.Forbidden = append(apart.Forbidden, [2]int{i, j})
		}
	}
	tail := *f
	tail.Players = slices.Clone(f.Players)
	for _, i := range []int{10, f.Players[10].Past[2].Opponent} {
		tail.Players[i].Score = 0
	}
	for name, hard := range map[string]*pairing.Field{"apart": &apart, "tail": &tail} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				must.Have(System.Pair(hard, pairing.Options{}))(b)
			}
		})
	}
}
