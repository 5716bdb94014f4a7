package site

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/model"
)

// played is a section of two players, one round played when round is set.
func played(name string, round bool) *model.Section {
	s := &model.Section{Name: name, Planned: 5, Scoring: model.Classic(2, 1, 0), LastID: 2, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: name + " Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: name + " Bea"}}}}
	if round {
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	}
	return s
}

// TestTheUsualPages: standings and crosstable; pairings as soon as any section has a round. A section without one goes without
// them, and its page is there.
func TestTheUsualPages(t *testing.T) {
	none := (&model.Tournament{Name: "Spring"}).With(played("Open", false))
	if got := Usual(none); !slices.Equal(got, []string{"standings", "crosstable"}) {
		t.Errorf("before the first round there are %q", got)
	}
	girls := played("Girls", false)
	girls.ID = 2
	open := played("Open", true)
	open.ID = 1
	event := (&model.Tournament{Name: "Spring"}).With(open).With(girls)
	if got := Usual(event); !slices.Equal(got, []string{"standings", "pairings", "crosstable"}) {
		t.Errorf("with a round there are %q", got)
	}
	files, err := Event(event, report.Options{}, html.Options{})
	if err != nil || len(files) != 3 {
		t.Fatalf("%d pages: %v", len(files), err)
	}
	for n, has := range []string{"Open Ash", "Girls Ash"} {
		if !strings.Contains(string(files[n].Content), has) {
			t.Errorf("%s lacks %s", files[n].Name, has)
		}
	}
	if !strings.Contains(string(files[0].Content), "airings") || strings.Contains(string(files[1].Content), "airings") {
		t.Error("pairings stand with the section that has none, or not with the other")
	}
	if _, err := Event(&model.Tournament{Name: "Spring"}, report.Options{}, html.Options{}); err == nil {
		t.Error("pages of an event without sections")
	}
}
