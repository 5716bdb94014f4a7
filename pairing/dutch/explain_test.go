package dutch

import (
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// Explaining changes no pairing, and every pair says its score groups and the
// article of its colours.
func TestExplainChangesNothing(t *testing.T) {
	for _, p := range plans(pairingtest.Runs(40)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			plain, err := Current.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			told := must.Have(Current.Pair(f, pairing.Options{Explain: true}))(t)
			for k := range plain.Pairs {
				a, b := plain.Pairs[k], told.Pairs[k]
				if a.White != b.White || a.Black != b.Black {
					t.Fatalf("%+v round %d board %d: another pair when explained", p, f.Round, k+1)
				}
				if len(b.Why) < 2 || !strings.Contains(b.Why[1].Rule, "5.2.") {
					t.Fatalf("%+v round %d board %d: %v has no article for its colours", p, f.Round, k+1, b.Why)
				}
			}
			return plain
		})
	}
}

// Natural opponents are ruled out by criteria of every kind: those that bar a
// pair outright and those that only weigh it.
func TestNaturalOpponentIsRuledOutByACriterion(t *testing.T) {
	told := map[string]int{}
	for _, p := range plans(pairingtest.Runs(60)) {
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			r, err := Current.Pair(f, pairing.Options{Explain: true})
			if err != nil {
				return nil
			}
			for _, q := range r.Pairs {
				for _, why := range q.Why[2:] {
					told[why.Rule]++
				}
			}
			return r
		})
	}
	for _, rule := range []string{"C1", "C3", "C6", "C8", "C12"} {
		if told["C.04.3 "+rule] == 0 && !pairingtest.Short() {
			t.Errorf("no pair was ruled out by %s: %v", rule, told)
		}
	}
	t.Log(told)
}

func TestWhyNot(t *testing.T) {
	fs := fields(pairingtest.Plan{Seed: 3, Players: 12, Rounds: 5}, 3)
	f := fs[3]
	o := f.Players[0].Past[0].Opponent
	rs, err := WhyNot(f, 0, o, pairing.Options{})
	if err != nil || len(rs) != 1 || rs[0].Rule != "C.04.3 C1" || !strings.Contains(rs[0].Text.String(), "round 1") {
		t.Errorf("got %v, %v; they met in round 1", rs, err)
	}
	made := must.Have(Current.Pair(f, pairing.Options{}))(t)
	p := made.Pairs[0]
	if rs, err := WhyNot(f, p.Black, p.White, pairing.Options{}); err != nil || rs[0].Text.String() != "They do meet." {
		t.Errorf("got %v, %v; they do meet", rs, err)
	}
	last := made.Pairs[len(made.Pairs)-1]
	if rs, err := WhyNot(f, p.White, last.Black, pairing.Options{}); err != nil || len(rs) == 0 {
		t.Errorf("got %v, %v; want a reason", rs, err)
	}
}
