package dubov

import (
	"testing"

	"wallchart/must"
	"wallchart/pairing/pairingtest"
)

// Every round of all 60 tournaments comes out exactly: pairs, colours and the
// bye. They are kept whole in testdata.
func TestFixtures(t *testing.T) {
	events := must.Have(pairingtest.Archive("../testdata/dubov.tar.gz", "dubov"))(t)
	rounds := 0
	for _, e := range events {
		for r := 1; r <= e.Played; r++ {
			rounds++
			if wrong := e.Differs(r, Engine.Pair); wrong != "" {
				t.Errorf("%s round %d of %d: %s", e.Name, r, e.Rounds, wrong)
			}
		}
	}
	if len(events) != 60 || rounds != 476 {
		t.Errorf("%d tournaments with %d rounds, want 60 with 476", len(events), rounds)
	}
}
