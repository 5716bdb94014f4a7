package burstein

import (
	"fmt"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

func collection(tb testing.TB) []*pairingtest.Event {
	tb.Helper()
	events, err := pairingtest.Archive("../testdata/burstein.tar.gz", "burstein")
	if err != nil {
		tb.Fatal(err)
	}
	if len(events) != 60 {
		tb.Fatalf("%d tournaments, want 60", len(events))
	}
	return events
}

// Every round of every tournament of the collection comes out exactly: pairs,
// colours and the bye; seeding rounds too.
func TestFixtures(t *testing.T) {
	rounds, folds := 0, 0
	for _, e := range collection(t) {
		for r := 1; r <= e.Played; r++ {
			f := e.Field(r)
			got, err := System.Pair(f, pairing.Options{})
			if err != nil {
				t.Errorf("%s round %d: %v", e.Name, r, err)
				continue
			}
			if rounds++; r > seeding(e.Rounds) {
				folds++
			}
			want, bye := e.Want(r)
			wrong := ""
			for _, p := range got.Pairs {
				if b, ok := want[p.White]; !ok || b != p.Black {
					wrong += fmt.Sprintf(" %d-%d", f.Players[p.White].Number, f.Players[p.Black].Number)
				}
			}
			if got.Bye != bye || len(got.Pairs) != len(want) {
				wrong += fmt.Sprintf(" bye %d, want %d", got.Bye, bye)
			}
			if wrong != "" {
				t.Errorf("%s round %d:%s", e.Name, r, wrong)
			}
		}
	}
	if rounds != 464 || folds != 263 {
		t.Errorf("%d rounds, %d of them after the seeding rounds; want 464 and 263", rounds, folds)
	}
}
