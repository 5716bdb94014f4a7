package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestHousePlayersInTables: Hal of the house beat Cy and has no place. Standings leave him out and name him; crosstables have him on
// the line behind the others, by which Cy's cell names him; the wall chart has him at his number without a place.
func TestHousePlayersInTables(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), Planned: 1}
	for i, name := range []string{"Hal", "Ann", "Bob", "Cy"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name, House: i == 0}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{2, 3}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Board: 2, Sides: [2]model.ID{4, 1}, Outcomes: [2]model.Outcome{model.Loss, model.Win}},
	}}}
	st := must.Have(catalogue.Standard((&model.Tournament{}).With(s), s, 0))(t)
	rows := func(style report.Style) (lines []string, notes string) {
		d := charts.Crosstable(st, style, report.Options{})
		for _, r := range d.Tables[0].Rows {
			var cells []string
			for _, c := range r.Cells {
				cells = append(cells, c.Text)
			}
			lines = append(lines, strings.Join(cells, " "))
		}
		return lines, strings.Join(d.Tables[0].Notes, "\n")
	}
	us, notes := rows(report.US)
	if got := strings.Join(us, "|"); got != "1 Ann W2 1.0|2 Bob L1 0.0|3 Cy L4 0.0|4 Hal W3 1.0" {
		t.Errorf("the crosstable is %s", got)
	}
	if !strings.Contains(notes, "Play only where the number is odd, without a place: Hal") {
		t.Errorf("the notes are %s", notes)
	}
	if !charts.Crosstable(st, report.US, report.Options{}).Tables[0].Rows[2].Rule {
		t.Error("no line stands between those who have a place and the house player")
	}
	wall, _ := rows(report.WallChart)
	if got := strings.Fields(wall[0]); got[0] != "1" || got[1] != "Hal" || len(got) != len(strings.Fields(wall[1]))-1 {
		t.Errorf("the wall chart has %q beside %q", wall[0], wall[1])
	}
	d := charts.Standings(st, report.Options{})
	if n := len(d.Tables[0].Rows); n != 3 {
		t.Errorf("%d lines of places", n)
	}
}

// extra is a game outside the rounds between the first two players of a section.
func extra(s *model.Section) []model.ExtraGame {
	seat := func(i int) model.Seat { return model.Seat{Section: s.ID, Player: s.Players[i].ID} }
	return []model.ExtraGame{{White: seat(0), Black: seat(1), Outcomes: [2]model.Outcome{model.Win, model.Loss}, Date: "2026-11-20"}}
}
