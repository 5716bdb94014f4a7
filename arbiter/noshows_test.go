package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// twoMissing are eight players after round 1 of a Swiss: number 8 was left out at the door and never came, number 4 lost by
// forfeit, and all others have been here.
func twoMissing(t *testing.T) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, s := section(t, model.Individual, "Open")
	for n := 1; n <= 8; n++ {
		ev, s = done(t, ev, entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: fmt.Sprintf("Player %d", n)}}, 0))
	}
	for n := 1; n <= 7; n++ {
		ev, s = done(t, ev, steps.CheckIn{Section: s.ID, Who: model.ID(n), Present: true})
	}
	out := must.Have(entries.LeaveOut(s))(t)
	ev, s = done(t, ev, out)
	m := must.Have(pair.MakeRound(ev, s, pair.Asked{}))(t)
	c := must.Have(m.Change(ev))(t)
	ev, s = done(t, ev, c)
	for _, p := range s.Rounds[0].Pairings {
		if p.IsBye() {
			continue
		}
		result := [2]model.Outcome{model.Win, model.Loss}
		switch {
		case p.Sides[0] == 4:
			result = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
		case p.Sides[1] == 4:
			result = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		}
		ev, s = done(t, ev, steps.SetResult{Section: s.ID, Round: 1, Board: p.Board, Result: result})
	}
	return ev, s
}

// TestNoShows are asked about before the next round: who was left out and is not here since, and who lost by forfeit. The answer goes
// into the step that pairs the round.
func TestNoShows(t *testing.T) {
	ev, s := twoMissing(t)
	all := entries.NoShows(s)
	if len(all) != 2 || all[0].ID != 4 || !all[0].Forfeit || all[1].ID != 8 || all[1].Forfeit || all[1].Round != 1 {
		t.Fatalf("found are %+v", all)
	}
	if said := entries.NoShowsSaid(s, all).String(); said != "2 who have not come since would be paired in round 2: "+
		"Player 4 (lost round 1 by forfeit); Player 8 (left out of round 1)." {
		t.Errorf("it says %q", said)
	}
	for fate, want := range map[entries.Fate]string{entries.PairThem: "paired, paired", entries.LeaveOutThem: "zero-point bye, zero-point bye",
		entries.WithdrawThem: "absent, absent", entries.Unasked: "paired, paired"} {
		m := must.Have(pair.MakeRound(ev, s, pair.Asked{NoShows: fate}))(t)
		c := must.Have(m.Change(ev))(t)
		label := map[entries.Fate]string{entries.LeaveOutThem: "Pair round 2 without 2 who have not come",
			entries.WithdrawThem: "Pair round 2 without 2 who have withdrawn"}[fate]
		if got := c.Label().String(); label != "" && got != label {
			t.Errorf("the step is called %q, want %q", got, label)
		}
		_, after := done(t, ev, c)
		var is []string
		for _, id := range []model.ID{4, 8} {
			p, _ := after.Rounds[1].Find(id)
			e, _ := after.Entry(id)
			switch {
			case fate == entries.LeaveOutThem && pair.MadeBy(after, 2, p).String() != "Had not come, and was left out of this round.":
				is = append(is, pair.MadeBy(after, 2, p).String())
			case p == nil && e.Withdrawn == 2:
				is = append(is, "absent")
			case p == nil:
				is = append(is, "nowhere")
			case !p.IsBye():
				is = append(is, "paired")
			case p.Outcomes[0] == model.Absent && e.Withdrawn == 2:
				is = append(is, "absent")
			default:
				is = append(is, p.Outcomes[0].String())
			}
		}
		if got := strings.Join(is, ", "); got != want {
			t.Errorf("answer %d: %s, want %s", fate, got, want)
		}
	}
	// A round that is made anew asks after nobody.
	m := must.Have(pair.MakeRound(ev, s, pair.Asked{Round: 1, NoShows: entries.WithdrawThem}))(t)
	if got := must.Have(m.Change(ev))(t).Label().String(); strings.Contains(got, "withdrawn") {
		t.Errorf("the step is called %q", got)
	}
	// Of one alone the step says so as well.
	eight, _ := done(t, ev, steps.CheckIn{Section: s.ID, Who: 8, Present: true})
	for fate, want := range map[entries.Fate]string{entries.LeaveOutThem: "Pair round 2 without 1 who has not come",
		entries.WithdrawThem: "Pair round 2 without 1 who has withdrawn"} {
		m := must.Have(pair.MakeRound(eight, eight.Sections[0], pair.Asked{NoShows: fate}))(t)
		if got := must.Have(m.Change(eight))(t).Label().String(); got != want {
			t.Errorf("the step is called %q, want %q", got, want)
		}
	}
	// Who comes is no question any more; nor is who was left out where nobody checks in, who has asked for a bye, or has gone.
	here, _ := done(t, ev, steps.CheckIn{Section: s.ID, Who: 8, Present: true})
	asked, _ := done(t, here, steps.RequestBye{Section: s.ID, Who: 4, Round: 2, Bye: model.HalfBye})
	if got := entries.NoShows(asked.Sections[0]); got != nil {
		t.Errorf("who came or has a bye: %+v", got)
	}
	nobody := ev
	for n := 1; n <= 7; n++ {
		nobody, _ = done(t, nobody, steps.CheckIn{Section: s.ID, Who: model.ID(n)})
	}
	if got := entries.NoShows(nobody.Sections[0]); len(got) != 1 || got[0].ID != 4 {
		t.Errorf("without check-in: %+v", got)
	}
	gone, _ := done(t, ev, entries.Withdraw(s, 4, 2))
	if got := entries.NoShows(gone.Sections[0]); len(got) != 1 || got[0].ID != 8 {
		t.Errorf("who has withdrawn: %+v", got)
	}
}

// TestAByeThatWasAskedForIsNoAbsence: who asked in advance to miss a round is nobody of whom it must be asked where he is, be he ticked
// at the door or not; who was left out there is.
func TestAByeThatWasAskedForIsNoAbsence(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	for n := 1; n <= 8; n++ {
		ev, s = done(t, ev, entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: fmt.Sprintf("Player %d", n)}}, 0))
	}
	for n := 1; n <= 6; n++ {
		ev, s = done(t, ev, steps.CheckIn{Section: s.ID, Who: model.ID(n), Present: true})
	}
	ev, s = done(t, ev, steps.RequestBye{Section: s.ID, Who: 7, Round: 1, Bye: model.ZeroBye})
	out := must.Have(entries.LeaveOut(s))(t)
	ev, s = done(t, ev, out)
	m := must.Have(pair.MakeRound(ev, s, pair.Asked{}))(t)
	c := must.Have(m.Change(ev))(t)
	if ev, s = done(t, ev, c); len(s.Rounds) != 1 {
		t.Fatal("no round")
	}
	if all := entries.NoShows(s); len(all) != 1 || all[0].ID != 8 {
		t.Errorf("asked about are %+v, want number 8 alone", all)
	}
	if all := entries.NoShows(ev.Sections[0]); entries.NoShowsSaid(s, all).String() !=
		"1 who has not come since would be paired in round 2: Player 8 (left out of round 1)." {
		t.Errorf("it says %q", entries.NoShowsSaid(s, all))
	}
}
