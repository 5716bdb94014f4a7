package burstein

import (
	"testing"

	"wallchart/must"
	"wallchart/pairing/pairingtest"
)

func collection(tb testing.TB) []*pairingtest.Event {
	tb.Helper()
	events := must.Have(pairingtest.Archive("../testdata/burstein.tar.gz", "burstein"))(tb)
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
			if rounds++; r > seeding(e.Rounds) {
				folds++
			}
			if wrong := e.Differs(r, System.Pair); wrong != "" {
				t.Errorf("%s round %d:%s", e.Name, r, wrong)
			}
		}
	}
	if rounds != 464 || folds != 263 {
		t.Errorf("%d rounds, %d of them after the seeding rounds; want 464 and 263", rounds, folds)
	}
}
