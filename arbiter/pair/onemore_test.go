package pair

import (
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestOneRoundMoreThanAnnounced: of four players and an announced round the second can be made when the first is over, and is
// announced with it as one step. Before that, or without a number, there is none to announce; a table has its rounds.
func TestOneRoundMoreThanAnnounced(t *testing.T) {
	ev, s := eveningtest.Of(4)
	if Over(s) || OneMore(s) {
		t.Error("before the first round it is over")
	}
	s.Planned = 1
	if Over(s) || OneMore(s) {
		t.Error("it is over before it begins")
	}
	ev, s = pairAgain(t, ev, Asked{})
	if Over(s) || OneMore(s) {
		t.Error("it is over while it is played")
	}
	ev, s = eveningtest.Play(t, ev, 1, "11")
	if !Over(s) || !OneMore(s) {
		t.Errorf("after the only round: over %v, one more %v", Over(s), OneMore(s))
	}
	if m, err := MakeRound(ev, s, Asked{}); err == nil {
		t.Errorf("without a word about more rounds it is made: %v", m.Pairings)
	}
	open := *s
	if open.Planned = 0; Over(&open) || OneMore(&open) {
		t.Error("it is over, and nobody has said how many rounds there are")
	}
	m := must.Have(MakeRound(ev, s, Asked{More: true}))(t)
	c := must.Have(m.Change(ev))(t)
	next, err := c.Apply(ev)
	if err != nil || len(next.Section(s.ID).Rounds) != 2 || next.Section(s.ID).Planned != 2 {
		t.Errorf("%+v %v", next, err)
	} else if k := next.Section(s.ID).Compared; len(k) != 1 || k[0].When != model.AtLast || k[0].Round != 1 || k[0].Open {
		t.Errorf("round 1 is not the last any more, and is not examined again: %+v", k)
	}
	if label := journal.Label(c, ev).String(); label != "Pair round 2, 2 boards" {
		t.Errorf("the step is called %q", label)
	}

	_, s = eveningtest.Of(4)
	s.Format, s.Planned = model.RoundRobin, 3
	all, _, err := All(s)
	ev, s = eveningtest.After(t, (&model.Tournament{}).With(s), all, err)
	for r := 1; r <= 3; r++ {
		ev, s = eveningtest.Play(t, ev, r, "11")
	}
	if !Over(s) || OneMore(s) {
		t.Errorf("a table of three rounds: over %v, one more %v", Over(s), OneMore(s))
	}
}

// TestSettingsThatMakeARoundTheLast, or no longer: another number of rounds, of a Swiss whose last round has boards.
func TestSettingsThatMakeARoundTheLast(t *testing.T) {
	_, s := eveningtest.Of(4)
	board := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}
	s.Rounds = []model.Round{board, board, board}
	for _, c := range []struct {
		now, then int
		change    func(s *model.Section, to *steps.Settings)
		want      bool
	}{
		{now: 5, then: 3, want: true}, {now: 5, then: 2, want: true}, {now: 5, then: 4}, {now: 5, then: 0}, {now: 3, then: 5, want: true},
		{now: 0, then: 3, want: true}, {now: 3, then: 0, want: true}, {now: 3, then: 2},
		{now: 5, then: 3, change: func(s *model.Section, _ *steps.Settings) { s.Rounds = nil }},
		{now: 5, then: 3, change: func(s *model.Section, _ *steps.Settings) { s.Rounds = []model.Round{board, board, {}} }},
		{now: 5, then: 3, change: func(s *model.Section, _ *steps.Settings) { s.Format = model.RoundRobin }},
		{now: 5, then: 3, change: func(_ *model.Section, to *steps.Settings) { to.Format = model.RoundRobin }},
	} {
		of := *s
		of.Planned = c.now
		to := steps.SettingsOf(&of)
		to.Planned = c.then
		if c.change != nil {
			c.change(&of, &to)
		}
		if got := Turns(&of, to); got != c.want {
			t.Errorf("%d rounds become %d: %v", c.now, c.then, got)
		}
	}
}
