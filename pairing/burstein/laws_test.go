package burstein

import (
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan { return pairingtest.Plans(n, 11) }

// What is proved to be enough for a bracket gives what the whole field gives,
// and the order found by searching is the order found by weights.
func TestLessIsEnough(t *testing.T) {
	brackets := map[string]int{}
	pairingtest.Agree(t, plans(pairingtest.Runs(200)), func(_ int, f *pairing.Field) (*pairing.Round, error) {
		if f.Round <= seeding(f.Rounds) {
			return System.Pair(f, pairing.Options{})
		}
		fast := newTask(f, pairing.Options{})
		fast.keep = true
		got, err := fast.run()
		for _, b := range fast.kept {
			switch {
			case b.folded:
				brackets["folded"]++
			case b.complete:
				brackets["whole"]++
			case b.nexts > 0:
				brackets["ahead"]++
			default:
				brackets["alone"]++
			}
		}
		return got, err
	}, func(k int, f *pairing.Field) (*pairing.Round, error) {
		if f.Round <= seeding(f.Rounds) {
			return System.Pair(f, pairing.Options{})
		}
		exact := newTask(f, pairing.Options{})
		exact.whole, exact.chunks = true, k%2 == 0
		return exact.run()
	})
	for _, way := range []string{"folded", "alone", "ahead", "whole"} {
		if brackets[way] == 0 {
			t.Errorf("no bracket was paired that way: %s of %v", way, brackets)
		}
	}
}

func TestLaws(t *testing.T) { pairingtest.Laws(t, &System) }
