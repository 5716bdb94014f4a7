package check_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/pairing/dutch"
	"wallchart/pairing/pairingtest"
	"wallchart/pairing/roundrobin"
)

// What an engine makes passes its examiner; in 300 tournaments.
func TestOwnRoundsPass(t *testing.T) {
	for seed := range uint64(300) {
		plan := pairingtest.Plan{Seed: seed, Players: 6 + int(seed%40), Rounds: 5, Byes: 12,
			Forfeits: 15, Late: 9, Withdrawn: 9, Forbidden: int(seed % 5)}
		pairingtest.Simulate(plan, func(f *pairing.Field) *pairing.Round {
			made, err := dutch.Current.Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			r, err := check.Round(f, made, &dutch.Current, pairing.Options{})
			if err != nil || len(r.Findings) > 0 {
				t.Errorf("%+v round %d: %v, %v", plan, f.Round, r, err)
			}
			return made
		})
	}
}

func lastRound(t *testing.T, p pairingtest.Plan, round int) (*pairing.Field, *pairing.Round) {
	t.Helper()
	var field pairing.Field
	var made *pairing.Round
	pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
		r := must.Have(dutch.Current.Pair(f, pairing.Options{}))(t)
		if f.Round == round {
			field, made = *f, r
			return nil
		}
		return r
	})
	return &field, made
}

func TestFindings(t *testing.T) {
	f, good := lastRound(t, pairingtest.Plan{Seed: 8, Players: 15, Rounds: 7}, 4)
	for _, c := range []struct {
		name  string
		spoil func(r *pairing.Round)
		want  string
		grave bool
	}{
		{"colours turned", func(r *pairing.Round) { r.Pairs[0] = pairing.Pair{White: r.Pairs[0].Black, Black: r.Pairs[0].White} },
			"wrong way round", false},
		{"a second meeting", func(r *pairing.Round) {
			// Somebody's opponent of round 1 takes the place of his own.
			a := r.Pairs[0].White
			o := f.Players[a].Past[0].Opponent
			for k, p := range r.Pairs {
				if p.White == o {
					r.Pairs[k].White = r.Pairs[0].Black
				} else if p.Black == o {
					r.Pairs[k].Black = r.Pairs[0].Black
				}
			}
			if r.Bye == o {
				r.Bye = r.Pairs[0].Black
			}
			r.Pairs[0].Black = o
		}, "have met in round 1", true},
		{"somebody twice", func(r *pairing.Round) { r.Pairs[1].White = r.Pairs[0].White }, "is in the round 2 times", true},
		{"somebody missing", func(r *pairing.Round) { r.Pairs = r.Pairs[1:] }, "is present and not paired", true},
		{"another bye", func(r *pairing.Round) { r.Bye, r.Pairs[6].Black = r.Pairs[6].Black, r.Bye }, "by the system it is for", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			bad := *good
			bad.Pairs = slices.Clone(good.Pairs)
			c.spoil(&bad)
			r := must.Have(check.Round(f, &bad, &dutch.Current, pairing.Options{}))(t)
			at := slices.IndexFunc(r.Findings, func(f check.Finding) bool { return strings.Contains(f.Text.String(), c.want) })
			if at < 0 {
				t.Fatalf("%v does not say %q", r.Findings, c.want)
			}
			if f := r.Findings[at]; f.Grave != c.grave || f.Rule.String() == "" {
				t.Errorf("%+v: grave should be %v, and the rule named", f, c.grave)
			}
			if r.Best == nil || len(r.Best.Pairs) != 7 {
				t.Error("the best pairing is not shown")
			}
		})
	}
}

// A worse pairing is told from the best by its criterion.
func TestWorsePairNamesItsCriterion(t *testing.T) {
	f, good := lastRound(t, pairingtest.Plan{Seed: 8, Players: 16, Rounds: 7}, 4)
	bad := *good
	bad.Pairs = slices.Clone(good.Pairs)
	n := len(bad.Pairs) - 1
	bad.Pairs[0].Black, bad.Pairs[n].Black = bad.Pairs[n].Black, bad.Pairs[0].Black
	r := must.Have(check.Round(f, &bad, &dutch.Current, pairing.Options{}))(t)
	if len(r.Findings) < 2 || !strings.HasPrefix(r.Findings[0].Rule.String(), "C.04.3 ") && !r.Grave() {
		t.Errorf("%+v names no criterion of C.04.3", r.Findings)
	}
}

func TestTableIsCompared(t *testing.T) {
	f := &pairing.Field{Round: 1}
	for i := range 4 {
		f.Players = append(f.Players, pairing.Player{Number: i + 1, Present: true})
	}
	made := &pairing.Round{Number: 1, Bye: -1, Pairs: []pairing.Pair{{White: 0, Black: 1}, {White: 2, Black: 3}}}
	r, err := check.Round(f, made, &roundrobin.Single, pairing.Options{})
	if err != nil || len(r.Findings) != 2 || r.Grave() {
		t.Errorf("%+v, %v: two pairs are not those of the table", r, err)
	}
}
