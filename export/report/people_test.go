package report_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

func written(tb table.Table) string {
	var lines []string
	var heads []string
	for _, c := range tb.Columns {
		heads = append(heads, c.Title)
	}
	lines = append(lines, strings.Join(heads, "|"))
	for i, r := range tb.Rows {
		for _, g := range tb.Groups {
			if g.Row == i {
				lines = append(lines, g.Title)
			}
		}
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Text)
		}
		lines = append(lines, strings.Join(cells, "|"))
	}
	for _, g := range tb.Groups {
		if g.Row == len(tb.Rows) {
			lines = append(lines, g.Title)
		}
	}
	return strings.Join(lines, "\n")
}

// TestListOfPlayers: by number, with the columns in which somebody has something.
func TestListOfPlayers(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 3, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 2, Name: "Ben", Club: "Goshen MS", Withdrawn: 2}, Birth: "2014-05-01"},
		{Entry: model.Entry{ID: 2, Number: 1, Name: "Anna", Federation: "SCO", Byes: []model.ByeRequest{{Round: 3, Kind: model.HalfBye}}},
			Rating: 1500, NationalRating: 1500, Categories: []string{"U12", "Girls"}},
	}}
	d, err := report.Players((&model.Tournament{Name: "Spring"}).With(s), s, report.Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := "No.|Name|Rtng|Club|Fed|Category|Status\n" +
		"1|Anna|1500||SCO|U12, Girls|half-point bye in round 3\n" +
		"2|Ben||Goshen MS|||withdrawn from round 2 on"
	if got := written(d.Tables[0]); d.Subtitle != "Open: Players" || got != want {
		t.Errorf("%s\n%s\nwant\n%s", d.Subtitle, got, want)
	}
	if _, err := report.Players(&model.Tournament{}, &model.Section{Name: "Open"}, report.Options{}); err == nil ||
		err.Error() != "nobody is in Open yet: enter players first" {
		t.Errorf("an empty section says %v", err)
	}
}

// TestListOfTeams: with their players in board order, a team without any last.
func TestListOfTeams(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Schools", Kind: model.TeamEvent, Boards: 2, LastID: 4, Teams: []model.Team{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Goshen"}, Roster: []model.ID{4, 3}, Strength: 1200, Captain: "Mr Hill"},
		{Entry: model.Entry{ID: 2, Number: 2, Name: "Urey"}},
	}, Players: []model.Player{
		{Entry: model.Entry{ID: 3, Name: "Ben"}, Grade: "5", Team: 1}, {Entry: model.Entry{ID: 4, Name: "Anna"}, Rating: 1300, Team: 1},
	}}
	d, err := report.Players((&model.Tournament{Name: "Day"}).With(s), s, report.Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := "Board|Name|Rtng|Grade\n1. Goshen (1200), captain Mr Hill\n1|Anna|1300|\n2|Ben||5\n2. Urey: no players entered"
	if got := written(d.Tables[0]); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	s.Teams[0].Roster = nil
	d, _ = report.Players((&model.Tournament{Name: "Day"}).With(s), s, report.Options{})
	if got, want := written(d.Tables[0]), "No.|Name|Rtng\n1|Goshen|1200\n2|Urey|"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
