package dubov

import (
	"fmt"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// Every round of all 60 tournaments comes out exactly: pairs, colours and the
// bye. They are kept whole in testdata.
func TestFixtures(t *testing.T) {
	events, err := pairingtest.Archive("../testdata/dubov.tar.gz", "dubov")
	if err != nil {
		t.Fatal(err)
	}
	rounds := 0
	for _, e := range events {
		for r := 1; r <= e.Played; r++ {
			rounds++
			if wrong := differences(e, r); wrong != "" {
				t.Errorf("%s round %d of %d: %s", e.Name, r, e.Rounds, wrong)
			}
		}
	}
	if len(events) != 60 || rounds != 476 {
		t.Errorf("%d tournaments with %d rounds, want 60 with 476", len(events), rounds)
	}
}

// differences pairs a round again, from the rounds before it.
func differences(e *pairingtest.Event, round int) string {
	want, bye := e.Want(round)
	f := e.Field(round)
	got, err := Engine.Pair(f, pairing.Options{})
	if err != nil {
		return err.Error()
	}
	wrong := ""
	for _, p := range got.Pairs {
		if b, ok := want[p.White]; !ok || b != p.Black {
			wrong += fmt.Sprintf(" %d-%d", f.Players[p.White].Number, f.Players[p.Black].Number)
		}
	}
	if got.Bye != bye || len(got.Pairs) != len(want) {
		wrong += fmt.Sprintf(" bye %d, want %d; %d pairs, want %d", got.Bye, bye, len(got.Pairs), len(want))
	}
	return wrong
}
