package knockout

import (
	"testing"

	"wallchart/pairing/pairingtest"
)

func TestLaws(t *testing.T) { pairingtest.Laws(t, &System) }
