package arbiter_test

import (
	"strings"
	"testing"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
)

// TestFund: prizes are set, none take those there are out, and what cannot be kept is refused.
func TestFund(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 1, Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna"}}}}
	ev := &model.Tournament{Sections: []*model.Section{s}}
	c, err := arbiter.Fund(ev, s, model.Fund{Division: model.DivideHort, Prizes: []model.Prize{{Name: "1st", Amount: 100}}})
	if err != nil {
		t.Fatal(err)
	}
	with, err := c.Apply(ev)
	if err != nil || with.Section(1).Fund == nil || with.Section(1).Fund.Division != model.DivideHort {
		t.Fatalf("the prizes are %+v, %v", with.Section(1).Fund, err)
	}
	c, err = arbiter.Fund(with, with.Section(1), model.Fund{Division: model.DivideHort, BasedOn: 20})
	if set, ok := c.(journal.SetFund); err != nil || !ok || set.Fund != nil {
		t.Errorf("without a prize the fund is %+v, %v", c, err)
	}
	c, err = arbiter.Fund(ev, s, model.Fund{Prizes: []model.Prize{{Name: "Board", Amount: 100, Rule: "board 1"}}})
	if c != nil || err == nil || !strings.Contains(err.Error(), "for the boards of teams") {
		t.Errorf("a prize that cannot be kept: %v, %v", c, err)
	}
}

// TestBasedOn reads numbers of entries.
func TestBasedOn(t *testing.T) {
	for text, want := range map[string]int{"": 0, " ": 0, "50": 50, " 7 ": 7, "0": 0} {
		if n, err := arbiter.BasedOn(text); n != want || err != nil {
			t.Errorf("%q is %d, %v", text, n, err)
		}
	}
	for _, text := range []string{"-1", "50.5", "many"} {
		if n, err := arbiter.BasedOn(text); n != 0 || err == nil || !strings.Contains(err.Error(), "Write one such as 50") {
			t.Errorf("%q is %d, %v", text, n, err)
		}
	}
}
