package roundrobin

import (
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

func TestLaws(t *testing.T) {
	for _, e := range []*pairing.Engine{&Single, &Double, &Scheveningen, &Schiller} {
		t.Run(e.Code, func(t *testing.T) { pairingtest.Laws(t, e) })
	}
}
