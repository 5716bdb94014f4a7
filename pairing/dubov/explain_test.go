package dubov

import (
	"slices"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// Explaining changes no pairing, and every pair says its score groups, the rule
// of its colours and its places in the halves.
func TestExplainChangesNothing(t *testing.T) {
	for _, p := range plans(60) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			plain, err := Engine.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			told := must.Have(Engine.Pair(f, pairing.Options{Explain: true}))(t)
			for k := range plain.Pairs {
				a, b := plain.Pairs[k], told.Pairs[k]
				if a.White != b.White || a.Black != b.Black {
					t.Fatalf("%+v round %d board %d: another pair when explained", p, f.Round, k+1)
				}
				if len(b.Why) < 3 || !strings.Contains(b.Why[1].Rule, "5.2.") {
					t.Fatalf("%+v round %d board %d: %v has no rule for its colours", p, f.Round, k+1, b.Why)
				}
			}
			return plain
		})
	}
}

// Of every two who do not meet somebody can say why; over many small events every
// criterion and every order is the reason of some.
func TestWhyNotSaysEverything(t *testing.T) {
	told := map[string]int{}
	for k, p := range plans(200) {
		p.Players = 5 + k%12
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := Engine.Pair(f, pairing.Options{Explain: true})
			if err != nil {
				return nil
			}
			for i := range f.Players {
				j := (i*7 + f.Round) % len(f.Players)
				if i == j || !f.Players[i].Present || !f.Players[j].Present {
					continue
				}
				rs, err := whyNot(f, i, j, pairing.Options{})
				if err != nil || len(rs) == 0 || rs[0].Text.String() == "" {
					t.Fatalf("%+v round %d: %d and %d: %v, %v", p, f.Round, i, j, rs, err)
				}
				meet := made.Bye != i && made.Bye != j && meets(made, i, j)
				if (rs[0].Text.String() == "They do meet.") != meet {
					t.Fatalf("%+v round %d: %d and %d: %v", p, f.Round, i, j, rs)
				}
				told[strings.TrimPrefix(rs[0].Rule, article)]++
			}
			return made
		})
	}
	for _, rule := range []string{"C1", "C3", "C4", "C5", "C6", "C7", "C8", "C10", "3.1", "3.2.3", "4.2", "4.3", "4.4", "C.04.2", "C.04.4.1"} {
		if told[rule] == 0 {
			t.Errorf("nobody was kept apart by %s: %v", rule, told)
		}
	}
	t.Log(told)
}

// Who came first in order and does not float up is worse by a criterion, and so is
// every one who comes before the one who does; who comes after the last may be as good.
func TestPassedOverByACriterion(t *testing.T) {
	notes, equal := 0, 0
	for k, p := range plans(120) {
		p.Players = 5 + k%25
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			tk, _ := newTask(f, pairing.Options{Explain: true})
			tk.keep = true
			made, err := tk.run()
			if err != nil {
				return nil
			}
			for _, n := range made.Notes {
				if strings.Contains(n.Text.String(), "who came first in order") {
					notes++
					if strings.Contains(n.Text.String(), "4.2") {
						t.Fatalf("%+v round %d: %s", p, f.Round, n.Text)
					}
				}
			}
			for _, b := range tk.kept {
				if len(b.members) != b.size+1 {
					continue
				}
				for _, w := range b.below {
					u := b.members[b.size]
					switch as := tk.notLifted(b, w, -1).Rule == article+"4.2"; {
					case as && w < u:
						t.Fatalf("%+v round %d: %s is as good as %s and comes before him", p, f.Round, tk.label(&tk.ps[w]), tk.label(&tk.ps[u]))
					case as && w > u:
						equal++
					}
				}
			}
			return made
		})
	}
	if notes < 100 || equal < 100 {
		t.Errorf("%d passed over, %d as good: too few", notes, equal)
	}
}

// What is said in large fields, by comparing two players alone, is never more than
// what weighing the field says: the same criterion or a less important one.
func TestComparingOneByOne(t *testing.T) {
	order := []string{"C4", "C5", "C6", "C7", "C8", "C9", "C10", "4.2"}
	place := func(r pairing.Reason) int { return slices.Index(order, strings.TrimPrefix(r.Rule, article)) }
	same, other := 0, 0
	for k, p := range plans(20) {
		p.Players = 10 + 2*k
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			tk, _ := newTask(f, pairing.Options{})
			tk.keep = true
			made, err := tk.run()
			if err != nil {
				return nil
			}
			for _, b := range tk.kept {
				if len(b.members) != b.size+1 || len(b.halves.moved[b.halves.smaller]) > 0 {
					continue
				}
				u := b.members[b.size]
				for _, w := range b.below {
					if w == u || tk.ps[w].Score != tk.ps[u].Score {
						continue
					}
					whole, alone := tk.notLifted(b, w, -1), tk.compareOne(b, w)
					switch at := place(whole); {
					case at == place(alone):
						same++
					case at < place(alone) || alone.Rule == article+"C4":
						other++
					default:
						t.Fatalf("%+v round %d: %s by itself, %s in the field", p, f.Round, alone.Rule, whole.Rule)
					}
				}
			}
			return made
		})
	}
	if same < 10*other {
		t.Errorf("the same %d times, another criterion %d times", same, other)
	}
}

func meets(r *pairing.Round, i, j int) bool {
	for _, p := range r.Pairs {
		if p.White == i && p.Black == j || p.White == j && p.Black == i {
			return true
		}
	}
	return false
}
