package reports_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
)

// field is a section of one round in which the first of each pair wins: four players have
// a point, four none, and they have these categories or grades.
func field(of func(p *model.Player, n int)) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 1), Planned: 1, LastID: 8}
	for n := range 8 {
		p := model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: fmt.Sprintf("Ash %d", n+1)}}
		of(&p, n)
		s.Players = append(s.Players, p)
	}
	var r model.Round
	for b := range 4 {
		r.Pairings = append(r.Pairings, model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(b + 1), model.ID(b + 5)},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
	}
	s.Rounds = []model.Round{r}
	return &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}
}

// TestGroupsStandInTheirNaturalOrder, not in that of their leaders: the players stand here
// in the order in which the groups are named.
func TestGroupsStandInTheirNaturalOrder(t *testing.T) {
	for _, c := range []struct {
		by, groups, want string
		listed           []string
	}{
		{"category", "Unrated U1200 Open U2000 U1600 U12 U8 Women", "Open Women U2000 U1600 U1200 U8 U12 Unrated", nil},
		{"category", "U1200 B A 99 100 U1600 unrated C", "a C B U1600 U1200 100 99 unrated", []string{"a", "C"}},
		{"grade", "2 7 9 10 K 11 1 12", "Kindergarten Grade 1 Grade 2 Grade 7 Grade 9 Grade 10 Grade 11 Grade 12", nil},
		{"club", "SK 1920 SK 1906 Alfa Beta Gamma Delta Zeta Eta", "SK 1920 SK 1906 Alfa Beta Gamma Delta Zeta Eta", nil},
	} {
		names := strings.Fields(strings.ReplaceAll(c.groups, "SK ", "SK_"))
		event := field(func(p *model.Player, n int) {
			name := strings.ReplaceAll(names[n], "_", " ")
			switch c.by {
			case "category":
				p.Categories = []string{name}
			case "grade":
				p.Grade = name
			default:
				p.Club = name
			}
		})
		event.Sections[0].Categories = c.listed
		doc := must.Have(charts.Categories(rank(t, event, 0, "us", "PTS"), report.Options{Grouping: c.by}))(t)
		var got []string
		for _, tab := range doc.Tables {
			got = append(got, tab.Title)
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s of %s stand as %s, want %s", c.by, c.groups, s, c.want)
		}
	}
}

// TestScoreGroupsAreRuled: a line stands after the four with a point, and none after the
// last row; in tables that go by another order there is none.
func TestScoreGroupsAreRuled(t *testing.T) {
	st := rank(t, field(func(p *model.Player, n int) { p.Categories = []string{[]string{"A", "B"}[n%2]} }), 0, "us", "PTS",
		"SOLKOFF", "MODMED")
	for _, c := range []struct {
		report string
		table  int
		want   string
	}{
		{"standings", 0, "...|...."}, {"crosstable", 0, "...|...."}, {"fide", 0, "...|...."},
		{"wallchart", 0, "........"}, {"categories", 1, ".|.."},
	} {
		r := must.Have(reports.ByID(c.report))(t)
		doc := must.Have(r.Document(st, report.Options{}))(t)
		var got strings.Builder
		for _, row := range doc.Tables[c.table].Rows {
			got.WriteString(map[bool]string{true: "|", false: "."}[row.Rule])
		}
		if got.String() != c.want {
			t.Errorf("%s is ruled %s", c.report, got.String())
		}
		if d := cmp.Diff("Tie-breaks: Solk. · Mod. Med.", doc.Tables[c.table].Foot); d != "" {
			t.Errorf("%s: %s", c.report, d)
		}
	}
}

// TestNoTieBreaksNoProgramme: of the score alone the foot says nothing.
func TestNoTieBreaksNoProgramme(t *testing.T) {
	doc := charts.Standings(rank(t, field(func(*model.Player, int) {}), 0, "us", "PTS"), report.Options{})
	if got := doc.Tables[0].Foot; got != "" {
		t.Errorf("the foot says %q", got)
	}
}
