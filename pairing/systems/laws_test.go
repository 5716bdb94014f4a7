package systems

import (
	"testing"

	"wallchart/pairing/pairingtest"
)

// TestEverySystemKeepsTheLaws is for those that nobody tries in their own folder.
func TestEverySystemKeepsTheLaws(t *testing.T) {
	for _, e := range All {
		t.Run(e.Code, func(t *testing.T) { pairingtest.Try(t, e, 20) })
	}
}
