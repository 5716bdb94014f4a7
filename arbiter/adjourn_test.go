package arbiter_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestAdjournedGamesKeepNoRoundWaiting: both boards are adjourned by one step, the next
// round can be paired, and once more takes it back.
func TestAdjournedGamesKeepNoRoundWaiting(t *testing.T) {
	s := four(model.Individual)
	ev := (&model.Tournament{}).With(s)
	if err := pair.WhyNotNext(s); err == nil {
		t.Fatal("open boards keep nobody waiting")
	}
	c := pair.Adjourn(s, 1, []model.ID{1, 3, 5})
	if got := journal.Label(c, ev).String(); got != "2 games adjourned" {
		t.Errorf("two boards are adjourned by %q", got)
	}
	ev = must.Have(c.Apply(ev))(t)
	s = ev.Sections[0]
	if err := pair.WhyNotNext(s); err != nil {
		t.Errorf("adjourned games keep the next round waiting: %v", err)
	}
	m, err := pair.MakeRound(ev, s, pair.Asked{})
	if err != nil || len(m.Pairings) == 0 {
		t.Errorf("round 2 is not paired: %v", err)
	}
	if c := pair.Adjourn(s, 1, []model.ID{1}); journal.Label(c, ev).String() != "Not adjourned, round 1 board 1 (A – B)" {
		t.Errorf("once more is %q", journal.Label(c, ev))
	}
	if c := pair.Adjourn(s, 1, []model.ID{1, 3}); journal.Label(c, ev).String() != "2 games not adjourned" {
		t.Errorf("both once more is %q", journal.Label(c, ev))
	}
	one := must.Have(pair.Adjourn(s, 1, []model.ID{1}).Apply(ev))(t)
	if c := pair.Adjourn(one.Sections[0], 1, []model.ID{1, 3}); journal.Label(c, one).String() != "Adjourned, round 1 board 1 (A – B)" {
		t.Errorf("of one that is and one that is not: %q", journal.Label(c, one))
	}
	if pair.Adjourn(s, 1, []model.ID{5}) != nil {
		t.Error("a bye is adjourned")
	}
	for _, text := range []string{"adj", "Adjourned"} {
		want := steps.SetAdjourned{Section: 1, Round: 1, Board: 2, Adjourned: true}
		if c, err := pair.Result(s, 1, 2, 0, text); err != nil || c != journal.Change(want) {
			t.Errorf("%q is %+v, %v", text, c, err)
		}
	}
}

// TestARoundStaysAsItWasPaired (VCL4THP.13, question 60): a round that was paired by the rules on an adjourned game is as the system makes
// it whatever came of the game, before and after. Paired anew, it is paired from the result, and then it is that by which it is judged.
func TestARoundStaysAsItWasPaired(t *testing.T) {
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		s := four(kind)
		s.Scoring, s.Boards, s.Planned, s.Format = model.Classic(2*model.One, model.One, 2), 2, 3, model.Swiss
		s.System = map[model.Kind]string{model.Individual: "dutch", model.TeamEvent: "team"}[kind]
		ev := (&model.Tournament{}).With(s)
		do := func(c journal.Change, err error) {
			t.Helper()
			ev, s = eveningtest.After(t, ev, c, err)
		}
		pairs := func(round int) {
			t.Helper()
			m := must.Have(pair.MakeRound(ev, s, pair.Asked{Round: round}))(t)
			do(m.Change(ev))
		}
		judged := func(when string) {
			t.Helper()
			x, err := pair.Examine(ev, s, pair.Asked{Round: 2})
			if err != nil || len(x.Findings) > 0 {
				t.Errorf("%v, %s: %v, %+v", kind, when, err, x)
			}
		}
		do(pair.Adjourn(s, 1, []model.ID{1, 3}), nil)
		pairs(2)
		judged("while the games are adjourned")
		first := s.Rounds[1].Pairings
		results := [2]string{"0-1", "1-0"}
		if kind == model.TeamEvent {
			results = [2]string{"0-2", "2-0"}
		}
		for n, text := range results {
			do(pair.Result(s, 1, n+1, 0, text))
		}
		judged("with their results in")
		if p := s.Rounds[0].Pairings[0]; p.Adjourned || p.DrawnUntil != 2 {
			t.Errorf("%v: with its result the game is %+v", kind, p)
		}
		pairs(2)
		if slices.EqualFunc(first, s.Rounds[1].Pairings, func(p, q model.Pairing) bool { return p.Sides == q.Sides }) {
			t.Errorf("%v: paired anew, round 2 is as it was on draws", kind)
		}
		judged("paired anew")
		if p := s.Rounds[0].Pairings[0]; p.DrawnUntil != 0 {
			t.Errorf("%v: the game was a draw until round %d, which is paired anew", kind, p.DrawnUntil)
		}
	}
}

// TestAdjournedBoardsOfMatches: a match is adjourned as a game is, and a board of it by the same word; what is typed is one step.
func TestAdjournedBoardsOfMatches(t *testing.T) {
	s := four(model.TeamEvent)
	s.Boards, s.Planned = 2, 3
	ev := (&model.Tournament{}).With(s)
	make := func(c journal.Change, err error) {
		t.Helper()
		ev, s = eveningtest.After(t, ev, c, err)
	}
	make(pair.BoardResult(s, 1, 1, 0, 1, "1-0"))
	for _, text := range []string{"adj", "Adjourned"} {
		want := steps.SetAdjourned{Section: 1, Round: 1, Board: 1, Game: 2, Adjourned: true}
		if c, err := pair.BoardResult(s, 1, 1, 0, 2, text); err != nil || c != journal.Change(want) {
			t.Errorf("%q is %+v, %v", text, c, err)
		}
	}
	make(pair.BoardResult(s, 1, 1, 0, 2, "adj"))
	if err := pair.WhyNotNext(s); err == nil || err.Error() != "round 1 has no result on board 2" {
		t.Errorf("with a match that is open: %v", err)
	}
	c := pair.Adjourn(s, 1, []model.ID{1, 3})
	if got := journal.Label(c, ev).String(); got != "Adjourned, round 1 board 2 (C – D)" {
		t.Errorf("what is not adjourned yet is adjourned by %q", got)
	}
	make(c, nil)
	if err := pair.WhyNotNext(s); err != nil {
		t.Errorf("adjourned matches keep the next round waiting: %v", err)
	}
	m, err := pair.MakeRound(ev, s, pair.Asked{Explain: true})
	if err != nil || len(m.Pairings) != 3 {
		t.Fatalf("round 2 is not paired: %v", err)
	}
	said := ""
	for _, p := range m.Round.Pairs {
		for _, r := range p.Why {
			said += r.Text.String() + "\n"
		}
	}
	if !strings.Contains(said, "with 1, floats up to A, with 2") {
		t.Errorf("the reasons do not say what an adjourned match counts for:\n%s", said)
	}
	if got := journal.Label(pair.Adjourn(s, 1, []model.ID{1, 3}), ev).String(); got != "2 matches not adjourned" {
		t.Errorf("once more is %q", got)
	}
	make(pair.Clear(s, 1, []model.ID{1}), nil)
	if p := s.Rounds[0].Pairings[0]; p.Rests() || p.Games[0].Outcomes[0] != model.Win {
		t.Errorf("cleared, a match that is not over is %+v", p)
	}
	if got := journal.Label(pair.Adjourn(four(model.TeamEvent), 1, []model.ID{1, 3}), ev).String(); got != "2 matches adjourned" {
		t.Errorf("two matches are adjourned by %q", got)
	}
}
