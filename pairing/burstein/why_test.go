package burstein

import (
	"errors"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// What searching says of a pair that does not meet is what weighing says, for
// every pair of every bracket that was folded.
func TestSearchingAndWeighingGiveTheSameReason(t *testing.T) {
	told := map[string]int{}
	for _, p := range plans(pairingtest.Runs(60)) {
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
						want := must.Have(k.compare(&weighed, x, y))(t)
						if sure && !reflect.DeepEqual(got, want) {
							t.Fatalf("%+v round %d, numbers %d and %d of %d: %v, weighed %v", p, f.Round, x, y, b.size, got, want)
						}
						told[want.Rule]++
					}
				}
			}
			return made
		})
	}
	for _, article := range []string{"C5", "C6", "C7", "C8", "4"} {
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
			full := must.Have(System.Pair(f, pairing.Options{Explain: true}))(t)
			for k := range plain.Pairs {
				a, b := plain.Pairs[k], full.Pairs[k]
				if a.White != b.White || a.Black != b.Black {
					t.Fatalf("%+v round %d board %d: another pair when explained", p, f.Round, k+1)
				}
				if f.Round <= seeding(f.Rounds) {
					continue
				}
				if len(b.Why) < 5 || !strings.Contains(b.Why[1].Rule, "5.2.") ||
					strings.Count(b.Why[3].Text.String()+b.Why[4].Text.String(), "Buchholz") != 2 {
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

// Why any two do not meet is what the witness says, who writes down all pairings.
func TestWhyNotAsTheWitness(t *testing.T) {
	told := map[string]int{}
	for k, p := range plans(pairingtest.Runs(150)) {
		p.Players, p.Rounds = 5+k%5, min(p.Rounds, 6)
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := System.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			w := newWitness(f)
			if f.Round <= seeding(f.Rounds) {
				return made
			}
			if w.round(); len(w.ps) == 0 {
				return made
			}
			for v := range w.ps {
				for u := range v {
					i, j := w.ps[v].at, w.ps[u].at
					if !w.legal(v, u) || made.Bye == i || made.Bye == j || slices.ContainsFunc(made.Pairs, func(p pairing.Pair) bool {
						return p.White == i && p.Black == j || p.White == j && p.Black == i
					}) {
						continue
					}
					rs, err := whyNot(f, i, j, pairing.Options{})
					want := w.whyNot(v, u)
					if err != nil || len(rs) != 1 || rs[0].Rule != rule(want) || rs[0].Text.Empty() {
						t.Fatalf("%+v round %d, %d and %d: %v, %v; the witness says %s", p, f.Round, i+1, j+1, rs, err, want)
					}
					told[want]++
				}
			}
			return made
		})
	}
	for _, article := range []string{"C4", "C5", "C6", "C7", "C8", "4"} {
		if told[article] == 0 {
			t.Errorf("nobody was kept apart by %s: %v", article, told)
		}
	}
}

func TestWhyNot(t *testing.T) {
	f := fields(pairingtest.Plan{Seed: 3, Players: 13, Rounds: 6}, 5)[5]
	made := must.Have(System.Pair(f, pairing.Options{}))(t)
	ask := func(i, j int) pairing.Reason {
		t.Helper()
		rs, err := whyNot(f, i, j, pairing.Options{})
		if err != nil || len(rs) != 1 {
			t.Fatalf("%v, %v", rs, err)
		}
		return rs[0]
	}
	if r := ask(0, f.Players[0].Past[0].Opponent); r.Rule != "C.04.4.2 C1" || !strings.Contains(r.Text.String(), "round 1") {
		t.Errorf("%v; they met in round 1", r)
	}
	if r := ask(made.Pairs[0].Black, made.Pairs[0].White); r.Text.String() != "They do meet." {
		t.Errorf("%v; they do meet", r)
	}
	if r := ask(made.Bye, made.Pairs[0].White); r.Rule != "C.04.4.2 3.1" || !strings.Contains(r.Text.String(), f.Players[made.Bye].Name) {
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

// Every printed index, read as a person reads it, comes to the value it states: the
// scores added up, and each product. What is stated puts the bracket in order.
func TestPrintedIndexAddsUp(t *testing.T) {
	printed := regexp.MustCompile(`Buchholz (.*) = (.*), Sonneborn-Berger (.*) = (.*)\.`)
	aside := regexp.MustCompile(` \(draws for missed rounds: \d+\)`)
	read, missed := 0, 0
	for _, e := range collection(t) {
		for r := seeding(e.Rounds) + 1; r <= e.Played; r++ {
			made := must.Have(System.Pair(e.Field(r), pairing.Options{Explain: true}))(t)
			for _, p := range made.Pairs {
				var order [][2]int
				for _, why := range p.Why {
					m := printed.FindStringSubmatch(why.Text.String())
					if m == nil {
						continue
					}
					missed += len(aside.FindAllString(m[1], -1))
					scores := strings.Split(aside.ReplaceAllString(m[1], ""), " + ")
					products := strings.Split(m[3], " + ")
					sum, quarters := 0, 0
					for k, s := range scores {
						sum += halves(t, s)
						made, of, _ := strings.Cut(products[k], "×")
						if of != s {
							t.Fatalf("%s round %d: %q multiplies another score", e.Name, r, why.Text)
						}
						quarters += halves(t, made) * halves(t, of)
					}
					if 4*sum != eighths(t, m[2]) || 2*quarters != eighths(t, m[4]) {
						t.Fatalf("%s round %d: %q does not add up", e.Name, r, why.Text)
					}
					order = append(order, [2]int{-sum, -quarters})
					read++
				}
				if len(order) != 2 || slices.Compare(order[0][:], order[1][:]) > 0 {
					t.Fatalf("%s round %d: %v are not two indices in order: %v", e.Name, r, order, p.Why)
				}
			}
		}
	}
	if read < 5000 || missed < 50 {
		t.Errorf("%d indices read, %d of them with missed rounds", read, missed)
	}
}

// eighths reads a number such as 2¾.
func eighths(t *testing.T, s string) int {
	t.Helper()
	n := 0
	for _, r := range s {
		switch {
		case r >= '0' && r <= '9':
			n = 10*n + int(r-'0')
		default:
			return 8*n + map[rune]int{'¼': 2, '½': 4, '¾': 6}[r]
		}
	}
	return 8 * n
}

func halves(t *testing.T, s string) int { return eighths(t, s) / 4 }
