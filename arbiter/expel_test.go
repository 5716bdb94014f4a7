package arbiter_test

import (
	"reflect"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// The results of before stand: one step, and nothing else.
func TestExpelFromTheNextRound(t *testing.T) {
	s := finished()
	c, err := entries.Expel(s, 1, entries.Expelling{Reason: "a telephone"})
	if want := (steps.Expel{Section: 1, Who: 1, From: 2, Reason: "a telephone"}); err != nil || c != journal.Change(want) {
		t.Errorf("the step is %+v, %v", c, err)
	}
	if _, err := entries.Expel(s, 9, entries.Expelling{}); err == nil || err.Error() != "participant 9 is not in Open" {
		t.Errorf("nobody is expelled: %v", err)
	}
	if got := entries.Readmit(s, 1); got != journal.Change(steps.Expel{Section: 1, Who: 1}) {
		t.Errorf("taken back by %+v", got)
	}
}

// An open game of the round is lost by forfeit, and the expulsion holds from the next
// round on; the opponent has a point.
func TestExpelDuringTheRound(t *testing.T) {
	s := finished()
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{} // Cai – Dov
	c := must.Have(entries.Expel(s, 4, entries.Expelling{From: 1}))(t)
	if got := c.Label().String(); got != "Expel Dov from round 1 on" {
		t.Errorf("the step is %q", got)
	}
	after := applied(t, c, s)
	if p := after.Rounds[0].Pairings[0]; p.Outcomes != [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss} || p.ForRating.Set() {
		t.Errorf("the game is %+v", p)
	}
	if e := after.Players[3]; e.Expelled != 2 || e.Plays(2) {
		t.Errorf("Dov is %+v", e)
	}
}

// By the arbiter's choice the opponents get the games of before; for rating they stay
// as they were played, with a correction that was made before.
func TestExpelWithTheGamesOfBefore(t *testing.T) {
	s := finished()
	s.Rounds[0].Pairings[0].ForRating = model.ForRating{Outcomes: [2]model.Outcome{model.UnratedDraw, model.UnratedDraw}}
	for _, c := range []struct {
		who, from      model.ID
		board          int
		result, rating [2]model.Outcome
	}{
		{1, 0, 1, [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}, [2]model.Outcome{model.Win, model.Loss}},
		{2, 0, 1, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}, [2]model.Outcome{model.Win, model.Loss}},
		{4, 0, 0, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}, [2]model.Outcome{model.UnratedDraw, model.UnratedDraw}},
	} {
		step := must.Have(entries.Expel(s, c.who, entries.Expelling{Reason: "x", Opponents: true}))(t)
		after := applied(t, step, s)
		p := after.Rounds[0].Pairings[c.board]
		if p.Outcomes != c.result || p.ForRating.Outcomes != c.rating || after.Player(c.who).Expelled != 2 {
			t.Errorf("%d: %+v", c.who, p)
		}
		if e, _ := s.Entry(c.who); step.Label().String() != "Expel "+e.Name+" from round 2 on: x" {
			t.Errorf("the step is %q", step.Label())
		}
	}
	c, err := entries.Expel(s, 5, entries.Expelling{Opponents: true})
	if err != nil || c != journal.Change(steps.Expel{Section: 1, Who: 5, From: 2}) {
		t.Errorf("who has not played: %+v, %v", c, err)
	}
	if _, err := entries.Expel(&model.Section{Kind: model.TeamEvent, Teams: []model.Team{{Entry: model.Entry{ID: 1}}}}, 1,
		entries.Expelling{Opponents: true}); err == nil {
		t.Error("the matches of a team are given away")
	}
}

// Nobody who is expelled returns, checks in as back, or is moved; the cell of the round says X.
func TestWhoIsExpelledStaysOut(t *testing.T) {
	s := finished()
	s.Players[0].Expelled = 2
	want := "Ash is expelled from round 2 on. Take the expulsion back first"
	if _, err := entries.Back(s, 1); err == nil || err.Error() != want {
		t.Errorf("back: %v", err)
	}
	for _, mark := range []string{"", "H", "W"} {
		if _, err := entries.Request(s, 1, 2, mark); err == nil || err.Error() != want {
			t.Errorf("%q in the round: %v", mark, err)
		}
	}
	to := &model.Section{ID: 2, Name: "Reserve"}
	ev := (&model.Tournament{}).With(s).With(to)
	if _, err := entries.Move(ev, s, to, 1); err == nil || err.Error() != want {
		t.Errorf("moved: %v", err)
	}
	e := &s.Players[0].Entry
	if entries.RequestMark(e, 2) != "X" || entries.RequestMark(e, 3) != "–" || entries.RequestMark(e, 1) != "" {
		t.Error("the cells of the rounds do not say so")
	}
	e.Withdrawn = 2
	if got := entries.RequestMark(e, 2); got != "X" {
		t.Errorf("withdrawn as well: %q", got)
	}
	if e.Expelled = 3; entries.RequestMark(e, 2) != "W" || entries.RequestMark(e, 3) != "X" {
		t.Error("withdrawn before")
	}
	if s.Players[1].Expelled = 9; entries.RequestRounds(s) != 9 {
		t.Errorf("%d rounds are shown", entries.RequestRounds(s))
	}
}

// Back takes away what leaves somebody out of the next round, and nothing else.
func TestBack(t *testing.T) {
	zero, later := model.ByeRequest{Round: 2, Kind: model.ZeroBye}, model.ByeRequest{Round: 3, Kind: model.ZeroBye}
	for _, c := range []struct {
		name      string
		withdrawn int
		byes      []model.ByeRequest
		planned   int
		want      string // the refusal
	}{
		{"withdrawn", 1, nil, 0, ""},
		{"withdrawn from the next round on", 2, nil, 5, ""},
		{"a bye without points", 0, []model.ByeRequest{zero, later}, 0, ""},
		{"both", 2, []model.ByeRequest{zero, later}, 2, ""},
		{"leaves later", 3, nil, 0, "Ash is not left out of round 2"},
		{"leaves later, and is left out", 3, []model.ByeRequest{zero}, 0, ""},
		{"half a point", 0, []model.ByeRequest{{Round: 2, Kind: model.HalfBye}}, 0, "Ash is not left out of round 2"},
		{"plays", 0, nil, 0, "Ash is not left out of round 2"},
		{"no round to come", 2, nil, 1, "there is no round to come in Open"},
	} {
		s := finished()
		s.Planned, s.Players[0].Withdrawn, s.Players[0].Byes = c.planned, c.withdrawn, c.byes
		step, err := entries.Back(s, 1)
		if c.want != "" {
			if err == nil || err.Error() != c.want {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if err != nil || step.Label().String() != "Ash is back" {
			t.Errorf("%s: %v, %v", c.name, step, err)
			continue
		}
		e := applied(t, step, s).Players[0].Entry
		var left []model.ByeRequest
		if len(c.byes) > 1 {
			left = []model.ByeRequest{later}
		}
		if !e.Plays(2) || e.Bye(2) != model.Pending || len(e.Byes) != len(left) || len(left) > 0 && !reflect.DeepEqual(e.Byes, left) ||
			c.withdrawn == 3 && e.Withdrawn != 3 {
			t.Errorf("%s: %+v", c.name, e)
		}
	}
	if _, err := entries.Back(finished(), 9); err == nil {
		t.Error("nobody is back")
	}
}

// applied is the section after a step.
func applied(t *testing.T, c journal.Change, s *model.Section) *model.Section {
	t.Helper()
	after, err := c.Apply((&model.Tournament{}).With(s))
	if err != nil {
		t.Fatalf("%s: %v", c.Label(), err)
	}
	return after.Section(s.ID)
}
