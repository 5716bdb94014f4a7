package arbiter_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestFund: prizes are set, none take those there are out, and what cannot be kept is refused.
func TestFund(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 1, Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna"}}}}
	ev := &model.Tournament{Sections: []*model.Section{s}}
	c := must.Have(rank.Fund(ev, s, model.Fund{Division: model.DivideHort, Prizes: []model.Prize{{Name: "1st", Amount: 100}}}))(t)
	with, err := c.Apply(ev)
	if err != nil || with.Section(1).Fund == nil || with.Section(1).Fund.Division != model.DivideHort {
		t.Fatalf("the prizes are %+v, %v", with.Section(1).Fund, err)
	}
	c, err = rank.Fund(with, with.Section(1), model.Fund{Division: model.DivideHort, BasedOn: 20})
	if set, ok := c.(steps.SetFund); err != nil || !ok || set.Fund != nil {
		t.Errorf("without a prize the fund is %+v, %v", c, err)
	}
	c, err = rank.Fund(ev, s, model.Fund{Prizes: []model.Prize{{Name: "Board", Amount: 100, Rule: "board 1"}}})
	if c != nil || err == nil || !strings.Contains(err.Error(), "for the boards of teams") {
		t.Errorf("a prize that cannot be kept: %v, %v", c, err)
	}
}

// TestBasedOn reads numbers of entries.
func TestBasedOn(t *testing.T) {
	for text, want := range map[string]int{"": 0, " ": 0, "50": 50, " 7 ": 7, "0": 0} {
		if n, err := rank.BasedOn(text); n != want || err != nil {
			t.Errorf("%q is %d, %v", text, n, err)
		}
	}
	for _, text := range []string{"-1", "50.5", "many"} {
		if n, err := rank.BasedOn(text); n != 0 || err == nil || !strings.Contains(err.Error(), "Write one such as 50") {
			t.Errorf("%q is %d, %v", text, n, err)
		}
	}
}

// TestFundAnswers: the settings are read back as they are written, and what cannot be read is named beside what can.
func TestFundAnswers(t *testing.T) {
	for _, f := range []model.Fund{
		{},
		{BasedOn: 40, Entries: 77, Least: 60, Fees: 123450, Whole: true},
		{Least: model.NoLeast, Unrated: true, Several: true,
			Limits: []model.PrizeLimit{{Rule: "unrated", Most: 6250}, {Rule: "U1400 and girls", Percent: 50}, {Rule: "K-3"}}},
	} {
		got := model.Fund{BasedOn: 9, Entries: 9, Least: 9, Fees: 9, Whole: true, Unrated: true, Several: true,
			Limits: []model.PrizeLimit{{Rule: "x"}}}
		if err := rank.AnswersOf(f).Put(&got); err != nil || !reflect.DeepEqual(got, f) {
			t.Errorf("%+v is read as %+v, %v", f, got, err)
		}
	}
	var f model.Fund
	err := rank.FundAnswers{BasedOn: "50", Entries: "many", Least: "120 %", Fees: "much",
		Limits: "unrated=62,50, U1400=half\nU1600=50%;"}.Put(&f)
	want := model.Fund{BasedOn: 50, Limits: []model.PrizeLimit{{Rule: "unrated", Most: 6250}, {Rule: "U1600", Percent: 50}}}
	if err == nil || !reflect.DeepEqual(f, want) {
		t.Errorf("read are %+v, %v", f, err)
	}
	for _, want := range []string{`"many" is no number of entries that count`, `"120" is no part in percent`, `"much" is no amount`,
		`"U1400=half" is no limit`} {
		if !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("it does not say %q: %v", want, err)
		}
	}
	if err := (rank.FundAnswers{Entries: "0", Least: "-1"}).Put(&f); err == nil || len(strings.Split(err.Error(), "\n")) != 2 {
		t.Errorf("no entries and less than nothing: %v", err)
	}
}
