package steps_test

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// atTheDoor is an event of one section of players and one of teams.
func atTheDoor() *model.Tournament {
	return &model.Tournament{Sections: []*model.Section{
		{ID: 1, Name: "Open", LastID: 2, Players: []model.Player{
			{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}},
		{ID: 2, Name: "Teams", Kind: model.TeamEvent, LastID: 1, Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "North"}}}},
	}}
}

func TestCheckIn(t *testing.T) {
	ev := atTheDoor()
	here, err := steps.CheckIn{Section: 1, Who: 2, Present: true}.Apply(ev)
	if err != nil || !here.Section(1).Players[1].Present || here.Section(1).Players[0].Present || ev.Section(1).Players[1].Present {
		t.Fatalf("after Bea has come: %+v, %v", here.Section(1).Players, err)
	}
	gone, err := steps.CheckIn{Section: 1, Who: 2}.Apply(here)
	if err != nil || gone.Section(1).Players[1].Present {
		t.Errorf("after she has not: %v", err)
	}
	if teams, err := (steps.CheckIn{Section: 2, Who: 1, Present: true}).Apply(ev); err != nil || !teams.Section(2).Teams[0].Present {
		t.Errorf("a team: %v", err)
	}
	if _, err := (steps.CheckIn{Section: 1, Who: 9, Present: true}).Apply(ev); err == nil {
		t.Error("somebody comes who does not exist")
	}
	for c, want := range map[journal.Change]string{
		steps.CheckIn{Section: 1, Who: 2, Present: true}: "Bea is here, Open",
		steps.CheckIn{Section: 1, Who: 2}:                "Bea is not here, Open",
		steps.SetFee{Section: 1, Fee: 2550}:              "Entry fee 25.50, Open",
	} {
		if got := journal.Label(c, ev).String(); got != want {
			t.Errorf("%+v is called %q, not %q", c, got, want)
		}
	}
	if got := (steps.CheckIn{Present: true}).Label().String(); got != "A participant is here" {
		t.Errorf("of nobody it is called %q", got)
	}
}

func TestSetFee(t *testing.T) {
	ev, err := steps.SetFee{Section: 1, Fee: 2550}.Apply(atTheDoor())
	if err != nil || ev.Section(1).Fee != 2550 || ev.Section(2).Fee != 0 {
		t.Fatalf("the fees are %+v, %v", ev, err)
	}
	if ev, err = (steps.SetFee{Section: 1}).Apply(ev); err != nil || ev.Section(1).Fee != 0 {
		t.Errorf("without a fee: %v", err)
	}
	if _, err := (steps.SetFee{Section: 1, Fee: -1}).Apply(ev); err == nil {
		t.Error("less than nothing is owed")
	}
}

// TestWhatWasPaidIsTold between two states of an event.
func TestWhatWasPaidIsTold(t *testing.T) {
	was, now := atTheDoor(), atTheDoor()
	p := &now.Sections[0].Players[0]
	p.Email, p.Fee, p.Paid, p.Present = "ash@example.org", 2000, model.InFull, true
	now.Sections[0].Players[1].Paid = 500
	now.Sections[0].Fee = 3000
	tell := func(before, after *model.Tournament, want ...string) {
		t.Helper()
		var got []string
		for _, d := range journal.Differences(before, after) {
			got = append(got, d.String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("told is %q, not %q", got, want)
		}
	}
	tell(was, now, "Entry fee 30.00, Open", "Email of Ash changed, Open", "Ash owes 20.00, Open", "Ash has paid all that is owed, Open",
		"Ash is here, Open", "Bea has paid 5.00, Open")
	tell(now, was, "Entry fee 0.00, Open", "Email of Ash changed, Open", "Ash owes the fee of the section, Open", "Ash has paid 0.00, Open",
		"Ash is not here, Open", "Bea has paid 0.00, Open")
	free := atTheDoor()
	free.Sections[0].Players[0].Fee = model.Free
	tell(was, atTheDoor())
	tell(was, free, "Ash owes 0.00, Open")
}
