package burstein

import (
	"errors"
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// madeHard makes a field that leaves little room: up to half of the players are kept apart,
// many must have one colour, the last score groups are tiny and have met.
func madeHard(f *pairing.Field, r *rand.Rand) {
	n := len(f.Players)
	if r.IntN(2) == 0 {
		group := n/3 + r.IntN(n/4+1)
		for i := range group {
			for j := range i {
				f.Forbidden = append(f.Forbidden, [2]int{i, j})
			}
		}
	}
	if r.IntN(2) == 0 {
		share := 3 + r.IntN(4)
		for i := range n {
			if p := &f.Players[i]; i%7 < share && len(p.Past) > 1 {
				for k := len(p.Past) - 2; k < len(p.Past); k++ {
					p.Past[k].Colour = model.Black
				}
			}
		}
	}
	for tail := r.IntN(4); tail > 0; tail-- {
		a := r.IntN(n)
		for _, i := range []int{a, f.Players[a].Past[0].Opponent} {
			if i < 0 {
				continue
			}
			p := &f.Players[i]
			for k := range p.Past {
				if p.Past[k].Outcome.Played() && r.IntN(3) > 0 {
					p.Score -= p.Past[k].Points
					p.Past[k].Points, p.Past[k].Outcome = 0, model.Loss
				}
			}
		}
	}
}

// Fields made hard come out as the whole field weighed at once says, by whatever
// effort, and are impossible only where that is.
func TestHardFields(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	paired, impossible := 0, 0
	folded, weighed := 0, 0
	tried := pairingtest.Runs(150)
	for seed := range tried {
		n := 12 + r.IntN(50)
		round := 4 + r.IntN(4)
		f := fields(pairingtest.Plan{Seed: uint64(seed), Players: n, Rounds: round + 1, Draws: []int{100, 80, 40}[r.IntN(3)]}, round)[round]
		if f == nil {
			continue
		}
		madeHard(f, r)
		fast := newTask(f, pairing.Options{})
		fast.keep = true
		got, err := fast.run()
		exact := newTask(f, pairing.Options{})
		exact.whole, exact.chunks = true, seed%2 == 0
		want, wantErr := exact.run()
		var im *pairing.Impossible
		if (err == nil) != (wantErr == nil) || err != nil && !errors.As(err, &im) {
			t.Fatalf("seed %d, %d players: %v, the whole field says %v", seed, n, err, wantErr)
		}
		if err != nil {
			impossible++
			continue
		}
		paired++
		if !pairingtest.Same(got, want) {
			t.Fatalf("seed %d, %d players: %v, the whole field gives %v", seed, n, got.Pairs, want.Pairs)
		}
		for _, b := range fast.kept {
			if b.folded {
				folded++
			} else {
				weighed++
			}
		}
	}
	t.Logf("%d paired, %d impossible; %d brackets folded, %d weighed", paired, impossible, folded, weighed)
	if paired < tried/3 || impossible < tried/10 || folded < tried/2 || weighed < tried/3 {
		t.Errorf("%d paired, %d impossible; %d brackets folded, %d weighed: too few to prove anything", paired, impossible, folded, weighed)
	}
}
