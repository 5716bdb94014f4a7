package dutch

import (
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan { return pairingtest.Plans(n, 11) }

// What is proved to be enough for a bracket gives what the whole field gives.
func TestLessIsEnough(t *testing.T) {
	run := func(k int, f *pairing.Field, whole bool) (*pairing.Round, error) {
		ed := current
		if k%3 == 0 {
			ed = before
		}
		with := newTask(f, pairing.Options{}, ed)
		with.whole = whole
		return with.run()
	}
	pairingtest.Agree(t, plans(pairingtest.Runs(250)),
		func(k int, f *pairing.Field) (*pairing.Round, error) { return run(k, f, false) },
		func(k int, f *pairing.Field) (*pairing.Round, error) { return run(k, f, true) })
}

func TestLaws(t *testing.T) { pairingtest.Laws(t, &Current) }

func TestLawsOf2017(t *testing.T) { pairingtest.Laws(t, &Edition2017) }
