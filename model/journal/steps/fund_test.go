package steps_test

import (
	"reflect"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
)

// TestSetFund sets prizes, leaves the event of before and what was handed over alone, and refuses what nobody can win.
func TestSetFund(t *testing.T) {
	was := &model.Tournament{Sections: []*model.Section{
		{ID: 1, Name: "Open", LastID: 2, Players: []model.Player{
			{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna"}},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Ben"}}}},
		{ID: 2, Name: "Teams", Kind: model.TeamEvent, LastID: 1, Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "North"}}}}}}
	fund := journaltest.Fund(2)
	ev, err := steps.SetFund{Section: 1, Fund: fund}.Apply(was)
	if err != nil || !reflect.DeepEqual(ev.Section(1).Fund, fund) || was.Section(1).Fund != nil {
		t.Fatalf("the prizes: %+v, %v", ev, err)
	}
	fund.Prizes[0].Name = "another"
	if ev.Section(1).Fund.Prizes[0].Name != "1st" {
		t.Error("the event shares the list with whoever made the change")
	}
	gone, err := steps.RemovePlayer{Section: 1, Player: 2}.Apply(ev)
	if err != nil || gone.Section(1).Fund.Prizes[2].Winner != 0 || ev.Section(1).Fund.Prizes[2].Winner != 2 {
		t.Errorf("a prize by hand goes to somebody who has been removed: %v", err)
	}
	none, err := steps.SetFund{Section: 1}.Apply(ev)
	if err != nil || none.Section(1).Fund != nil {
		t.Errorf("no prizes: %v", err)
	}
	one := func(p model.Prize) *model.Fund { return &model.Fund{Prizes: []model.Prize{p}} }
	shares := func(all ...model.Share) *model.Fund {
		f := &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 100}}}
		for _, s := range all {
			f.Prizes = append(f.Prizes, model.Prize{Name: "share", Share: s})
		}
		return f
	}
	for want, c := range map[string]steps.SetFund{
		"a prize has no name":                       {Section: 1, Fund: one(model.Prize{Name: " ", Amount: 1})},
		"there is nothing to win as 1st":            {Section: 1, Fund: one(model.Prize{Name: "1st"})},
		"There is nothing to win as 2nd":            {Section: 1, Fund: one(model.Prize{Name: "2nd", Amount: -1, Trophy: "cup"})},
		"come to 110%":                              {Section: 1, Fund: shares(6000, 5000)},
		"is an amount and a share":                  {Section: 1, Fund: one(model.Prize{Name: "1st", Amount: 1, Share: 1})},
		"the fees cannot be below nothing":          {Section: 1, Fund: &model.Fund{Fees: -1}},
		"There is nothing to win as 3rd":            {Section: 1, Fund: one(model.Prize{Name: "3rd", Share: -1, Trophy: "cup"})},
		"does not say for whom":                     {Section: 1, Fund: one(model.Prize{Name: "1st", Amount: 1, Rule: "U14OO"})},
		"participant 9 does not exist":              {Section: 1, Fund: one(model.Prize{Name: "1st", Amount: 1, Rule: "by hand", Winner: 9})},
		"for the boards of teams":                   {Section: 1, Fund: one(model.Prize{Name: "1st", Amount: 1, Rule: "board 1"})},
		"is not for teams":                          {Section: 2, Fund: one(model.Prize{Name: "1st", Amount: 1, Rule: "U1400"})},
		"is no way to divide":                       {Section: 1, Fund: &model.Fund{Division: "half"}},
		"based on 0 entries and 101":                {Section: 1, Fund: &model.Fund{Least: 101}},
		`"place" is no limit`:                       {Section: 1, Fund: &model.Fund{Limits: []model.PrizeLimit{{Rule: "place", Most: 1}}}},
		`"unrated" is no limit`:                     {Section: 1, Fund: &model.Fund{Limits: []model.PrizeLimit{{Rule: "unrated", Percent: 101}}}},
		`"nobody" does not say for whom a prize is`: {Section: 1, Fund: &model.Fund{Limits: []model.PrizeLimit{{Rule: "nobody", Most: 1}}}},
	} {
		if _, err := c.Apply(was); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(want)) {
			t.Errorf("%s: %v", want, err)
		}
	}
	if _, err := (steps.SetFund{Section: 1, Fund: shares(6000, 4000)}).Apply(was); err != nil {
		t.Errorf("shares that come to all of it: %v", err)
	}
	if _, err := (steps.SetFund{Section: 2, Fund: one(model.Prize{Name: "B1", Amount: 1, Rule: "board 1"})}).Apply(was); err != nil {
		t.Errorf("a prize for a board of teams: %v", err)
	}
}
