package dubov

import (
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan { return pairingtest.Plans(n, 41) }

// What is proved to be enough for a bracket gives what weighing the whole field
// gives.
func TestLessIsEnough(t *testing.T) {
	pairingtest.Agree(t, plans(pairingtest.Runs(250)),
		func(_ int, f *pairing.Field) (*pairing.Round, error) { return Engine.Pair(f, pairing.Options{}) },
		func(_ int, f *pairing.Field) (*pairing.Round, error) {
			exact, _ := newTask(f, pairing.Options{})
			exact.whole = true
			return exact.run()
		})
}

// It does not matter how many bits of an order are solved for at a time.
func TestOrderInPieces(t *testing.T) {
	ps := plans(12)
	for k := range ps {
		ps[k].Players, ps[k].Rounds = 70+11*k, 4
	}
	run := func(f *pairing.Field, room int) (*pairing.Round, error) {
		with, _ := newTask(f, pairing.Options{})
		with.whole, with.room = true, room
		return with.run()
	}
	pairingtest.Agree(t, ps,
		func(_ int, f *pairing.Field) (*pairing.Round, error) { return run(f, 64) },
		func(_ int, f *pairing.Field) (*pairing.Round, error) { return run(f, 256) })
}

func TestLaws(t *testing.T) { pairingtest.Laws(t, &Engine) }
