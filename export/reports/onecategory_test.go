package reports_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
)

// TestOneCategoryAlone: Anna (grade 2) and Cleo (grade 3) are in K-3, Ben (grade 5) is not, and of Dan nobody knows.
// Anna and Ben are of North, Cleo and Dan of South; Anna and Cleo won.
func TestOneCategoryAlone(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Kids", Planned: 1, Scoring: model.Classic(model.One, model.Half, 1), LastID: 4,
		Categories: []string{"K-3", "2800+"}}
	for n, name := range []string{"Anna", "Ben", "Cleo", "Dan"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name,
			Club: []string{"North", "South"}[n/2]}, Rating: 1000, Grade: []string{"2", "5", "3", ""}[n]})
	}
	won := [2]model.Outcome{model.Win, model.Loss}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: won},
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: won}}}}
	st := rank(t, &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}, 0, "us", "PTS")
	const undecided = "K-3 cannot be decided of Dan (no school grade)."
	for _, c := range []struct {
		report, column string
		want           []string // what stands in the column
		subtitle, note string
	}{
		{"trophy", "player", []string{"1 of 1", "Anna", "1 of 1", "Cleo"},
			"Kids: Team trophy of K-3 after round 1, best 4 of each club", undecided},
		{"players", "name", []string{"Anna", "Cleo"}, "Kids: Players of K-3", ""},
		{"standings", "name", []string{"Anna", "Cleo"}, "Kids: Final standings by category", undecided},
		{"crosstable", "r1", []string{"W3", "W4"}, "Kids: Final crosstable, K-3", ""}, // as the whole table numbers them
		{"crosstable", "line", []string{"1", "2"}, "Kids: Final crosstable, K-3", ""},
		{"fide", "name", []string{"Anna", "Cleo"}, "Kids: Final ranking crosstable, K-3", ""},
		{"grid", "name", []string{"Anna", "Cleo"}, "Kids: Final crosstable, K-3", ""},
		{"grid", "vs2", []string{"1", "."}, "Kids: Final crosstable, K-3", ""},
		{"wallchart", "name", []string{"Anna", "Cleo"}, "Kids: Final wall chart, K-3", ""},
		{"names", "name", []string{"Anna", "Cleo"}, "Kids: Pairings of round 1, by name, K-3", ""},
		{"pairings", "second", []string{"Ben", "Dan"}, "Kids: Pairings of round 1, K-3", ""}, // a board with one of them
		{"slips", "first", []string{"Anna", "Cleo"}, "Kids: Result slips of round 1, K-3", ""},
		{"categories", "name", []string{"Anna", "Cleo"}, "Kids: Final standings by category", undecided},
	} {
		r, err := reports.ByID(c.report)
		if err != nil || !r.Part {
			t.Fatalf("%s: part %v, %v", c.report, r.Part, err)
		}
		doc, err := r.Document(st, report.Options{Category: "k-3"})
		if err != nil || len(doc.Tables) != 1 {
			t.Fatalf("%s: %d tables, %v", c.report, len(doc.Tables), err)
		}
		if got := columnOf(doc.Tables[0], c.column); !slices.Equal(got, c.want) || doc.Subtitle != c.subtitle {
			t.Errorf("%s: %q has %q, want %q with %q", c.report, doc.Subtitle, got, c.subtitle, c.want)
		}
		notes := slices.Concat(doc.Notes, doc.Tables[0].Notes)
		if c.note != "" && !slices.Contains(notes, c.note) || strings.Contains(strings.Join(notes, " "), "2800+ cannot") {
			t.Errorf("%s: the notes are %q", c.report, notes)
		}
		for category, want := range map[string]string{"U9": `Kids has no category "U9". Choose one of K-3, 2800+`, "2800+": " 2800+"} {
			if _, err := r.Document(st, report.Options{Category: category}); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s of %s: %v, want %q", c.report, category, err, want)
			}
		}
	}
	if _, err := charts.Categories(st, report.Options{Category: "K-3", Grouping: "club"}); err == nil {
		t.Error("the clubs are split by a category")
	}
	if _, err := lists.Players(&model.Tournament{}, &model.Section{Name: "League", Kind: model.TeamEvent,
		Teams: []model.Team{{Entry: model.Entry{ID: 1}}}}, report.Options{Category: "K-3"}); err == nil {
		t.Error("teams are in a category")
	}
	s.Players[2].Grade = "6" // the second board is of nobody in K-3 any more
	st = rank(t, &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}, 0, "us", "PTS")
	for id, column := range map[string]string{"pairings": "first", "slips": "first", "names": "name", "wallchart": "name"} {
		r, _ := reports.ByID(id)
		doc, err := r.Document(st, report.Options{Category: "K-3"})
		if err != nil || !slices.Equal(columnOf(doc.Tables[0], column), []string{"Anna"}) {
			t.Errorf("%s: %q, %v", id, columnOf(doc.Tables[0], column), err)
		}
	}
	for _, r := range reports.For(s) { // which of them are of some of the people, they say themselves
		whole, err := r.Document(st, report.Options{})
		if err != nil || !r.Part || r.ID == "categories" {
			continue // of all categories, each by itself
		}
		if some, err := r.Document(st, report.Options{Category: "K-3"}); err != nil || reflect.DeepEqual(some, whole) {
			t.Errorf("%s says that it can be of one category (Part), and of K-3 it is what it is of everybody, %v: o.Only says who is in it",
				r.ID, err)
		}
	}
	for _, id := range []string{"lineups", "matches"} {
		if r, err := reports.ByID(id); err != nil || r.Part {
			t.Errorf("%s is of a category: %v", id, err)
		}
	}
}

// columnOf is what stands in a column, line by line.
func columnOf(tb table.Table, id string) (texts []string) {
	for _, r := range tb.Rows {
		texts = append(texts, r.Cells[tb.Column(id)].Text)
	}
	return texts
}
