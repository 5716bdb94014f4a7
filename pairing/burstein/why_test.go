package burstein

import (
	"errors"
	"strings"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// What searching says of a pair that does not meet is what weighing says, for
// every pair of every bracket that was folded.
func TestSearchingAndWeighingGiveTheSameReason(t *testing.T) {
	told := map[string]int{}
	for _, p := range plans(runs(60)) {
		p.Players = 4 + p.Players%16
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			if f.Round <= seeding(f.Rounds) {
				made, _ := System.Pair(f, pairing.Options{})
				return made
			}
			k := newTask(f, pairing.Options{})
			k.keep = true
			made, err := k.run()
			if err != nil {
				return nil
			}
			for _, b := range k.kept {
				if !b.folded {
					continue
				}
				weighed := *b
				weighed.folded = false
				for i := range b.size {
					for j := -1; j < i; j++ {
						if j >= 0 && !k.mayMeet(b.verts[i], b.verts[j]) {
							continue
						}
						x, y := i, j
						if j >= 0 {
							x, y = j, i
						}
						got, sure := k.compareFolded(b, x, y)
						want, err := k.compare(&weighed, x, y)
						if err != nil {
							t.Fatal(err)
						}
						if sure && got != want {
							t.Fatalf("%+v round %d, numbers %d and %d of %d: %v, weighed %v", p, f.Round, x, y, b.size, got, want)
						}
						told[want.Rule]++
					}
				}
			}
			return made
		})
	}
	for _, article := range []string{"C5", "C6", "C7", "C8", "4.2"} {
		if told[rule(article)] == 0 {
			t.Errorf("nobody was kept apart by %s: %v", article, told)
		}
	}
	t.Log(told)
}

// Explaining changes no pairing; every pair says its scores, the article of its
// colours, its numbers and both indices.
func TestExplainChangesNothing(t *testing.T) {
	told := map[string]int{}
	for _, p := range plans(60) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			plain, err := System.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			full, err := System.Pair(f, pairing.Options{Explain: true})
			if err != nil {
				t.Fatal(err)
			}
			for k := range plain.Pairs {
				a, b := plain.Pairs[k], full.Pairs[k]
				if a.White != b.White || a.Black != b.Black {
					t.Fatalf("%+v round %d board %d: another pair when explained", p, f.Round, k+1)
				}
				if f.Round <= seeding(f.Rounds) {
					continue
				}
				if len(b.Why) < 5 || !strings.Contains(b.Why[1].Rule, "5.2.") || strings.Count(b.Why[3].Text+b.Why[4].Text, "Buchholz") != 2 {
					t.Fatalf("%+v round %d board %d: %v", p, f.Round, k+1, b.Why)
				}
				for _, why := range b.Why[5:] {
					told[why.Rule]++
				}
			}
			return plain
		})
	}
	for _, article := range []string{"C1", "C3", "C5", "C7", "C8"} {
		if told[rule(article)] == 0 {
			t.Errorf("no natural opponent was ruled out by %s: %v", article, told)
		}
	}
	t.Log(told)
}

func TestWhyNot(t *testing.T) {
	f := fields(pairingtest.Plan{Seed: 3, Players: 13, Rounds: 6}, 5)[5]
	made, err := System.Pair(f, pairing.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ask := func(i, j int) pairing.Reason {
		t.Helper()
		rs, err := WhyNot(f, i, j, pairing.Options{})
		if err != nil || len(rs) != 1 {
			t.Fatalf("%v, %v", rs, err)
		}
		return rs[0]
	}
	if r := ask(0, f.Players[0].Past[0].Opponent); r.Rule != "C.04.4.2 C1" || !strings.Contains(r.Text, "round 1") {
		t.Errorf("%v; they met in round 1", r)
	}
	if r := ask(made.Pairs[0].Black, made.Pairs[0].White); r.Text != "They do meet." {
		t.Errorf("%v; they do meet", r)
	}
	if r := ask(made.Bye, made.Pairs[0].White); r.Rule != "C.04.4.2 3.1" || !strings.Contains(r.Text, f.Players[made.Bye].Name) {
		t.Errorf("%v; one has the bye", r)
	}
	f.Players[3].Present = false
	if r := ask(3, 4); r.Rule != "C.04.2" {
		t.Errorf("%v; one is absent", r)
	}
	// In a seeding round the Dutch System answers.
	f = fields(pairingtest.Plan{Seed: 3, Players: 12, Rounds: 6}, 2)[2]
	if r := ask(0, f.Players[0].Past[0].Opponent); r.Rule != "C.04.3 C1" {
		t.Errorf("%v; round 2 of 6 is paired by the Dutch System", r)
	}
}

// Cancelling stops the pairing.
func TestCancel(t *testing.T) {
	done := make(chan struct{})
	close(done)
	f := fields(pairingtest.Plan{Seed: 1, Players: 20, Rounds: 5}, 4)[4]
	if _, err := System.Pair(f, pairing.Options{Cancel: done}); !errors.Is(err, pairing.ErrCancelled) {
		t.Fatalf("got %v, want ErrCancelled", err)
	}
}
