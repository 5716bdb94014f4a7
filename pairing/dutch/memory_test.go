package dutch

import (
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// TestOneGraphForAllBrackets: remembering the brackets, as WhyNot does, must not keep
// a graph for each.
func TestOneGraphForAllBrackets(t *testing.T) {
	brackets := 0
	for _, p := range plans(pairingtest.Runs(20)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			k := newTask(f, pairing.Options{}, current)
			k.keep, k.whole = true, true
			got, err := k.run()
			if err != nil {
				return nil
			}
			for _, b := range k.kept {
				if brackets++; b.g != &k.graph {
					t.Fatal("a bracket has a graph of its own")
				}
			}
			return got
		})
	}
	if brackets == 0 {
		t.Error("nothing was tried")
	}
}
