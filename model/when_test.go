package model

import (
	"slices"
	"testing"
)

// TestWhen: the rounds that are paired say themselves when they begin, the schedule says it of the next ones.
func TestWhen(t *testing.T) {
	s := &Section{Rounds: []Round{{Date: "2026-05-30", Time: "10:00"}, {Date: "2026-05-31"}},
		Coming: []When{{Date: "2026-06-01", Time: "09:30"}, {}, {Time: "14:00"}}}
	for round, want := range []When{{}, {"2026-05-30", "10:00"}, {"2026-05-31", ""}, {"2026-06-01", "09:30"}, {}, {"", "14:00"}, {}} {
		if got := s.When(round); got != want {
			t.Errorf("round %d begins %v, want %v", round, got, want)
		}
	}
	if got := s.When(-1); got != (When{}) {
		t.Errorf("round -1 begins %v", got)
	}
	if n := s.Scheduled(); n != 5 {
		t.Errorf("the last round is %d, want 5", n)
	}
	for _, c := range []struct{ all, want []When }{
		{nil, nil}, {[]When{{}, {}}, []When{}}, {[]When{{}, {Time: "14:00"}, {}}, []When{{}, {Time: "14:00"}}},
		{[]When{{Date: "2026"}}, []When{{Date: "2026"}}},
	} {
		if got := UntilLast(c.all); !slices.Equal(got, c.want) {
			t.Errorf("of %v remains %v, want %v", c.all, got, c.want)
		}
	}
}
