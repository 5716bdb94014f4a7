package steps_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func TestSetCategories(t *testing.T) {
	was := atTheDoor()
	lines := []string{"U1400", "Girls U10: girls and U10"}
	ev, err := steps.SetCategories{Categories: lines}.Apply(was)
	if err != nil || !slices.Equal(ev.Categories, lines) || ev.Section(1).Categories != nil {
		t.Fatalf("of the event: %+v, %v", ev, err)
	}
	of, err := steps.SetCategories{Section: 1, Categories: lines[:1]}.Apply(ev)
	if err != nil || !slices.Equal(of.Section(1).Categories, lines[:1]) || of.Section(2).Categories != nil || len(of.Categories) != 2 {
		t.Fatalf("of a section: %+v, %v", of, err)
	}
	if none, err := (steps.SetCategories{}).Apply(ev); err != nil || len(none.Categories) != 0 {
		t.Errorf("none: %v", err)
	}
	for _, bad := range [][]string{{"U14OO"}, {"U1400", "u1400: 1200+"}} {
		if _, err := (steps.SetCategories{Categories: bad}).Apply(was); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
	if _, err := (steps.SetCategories{Section: 9}).Apply(was); err == nil {
		t.Error("a section that is not there has categories")
	}
	var told []string
	for _, d := range journal.Differences(was, of) {
		told = append(told, d.String())
	}
	want := "Categories: U1400, Girls U10: girls and U10 instead of none|Categories: U1400 instead of none, Open"
	if got := strings.Join(told, "|"); got != want {
		t.Errorf("told is %q", got)
	}
	if model.Section(*was.Sections[0]).Categories != nil {
		t.Error("the event of before was changed")
	}
}
