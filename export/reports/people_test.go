package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
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
	d := must.Have(lists.Players((&model.Tournament{Name: "Spring"}).With(s), s, report.Options{}))(t)
	want := "No.|Name|Rtng|Club|Fed|Category|Status\n" +
		"1|Anna|1500||SCO|U12, Girls|half-point bye in round 3\n" +
		"2|Ben||Goshen MS|||withdrawn from round 2 on"
	if got := written(d.Tables[0]); d.Subtitle != "Open: Players" || got != want {
		t.Errorf("%s\n%s\nwant\n%s", d.Subtitle, got, want)
	}
	if _, err := lists.Players(&model.Tournament{}, &model.Section{Name: "Open"}, report.Options{}); err == nil ||
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
	d := must.Have(lists.Players((&model.Tournament{Name: "Day"}).With(s), s, report.Options{}))(t)
	want := "Board|Name|Rtng|Grade\n1. Goshen (1200), captain Mr Hill\n1|Anna|1300|\n2|Ben||5\n2. Urey: no players entered"
	if got := written(d.Tables[0]); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	s.Teams[0].Roster = nil
	d, _ = lists.Players((&model.Tournament{Name: "Day"}).With(s), s, report.Options{})
	if got, want := written(d.Tables[0]), "No.|Name|Rtng\n1|Goshen|1200\n2|Urey|"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// TestTheDoorShowsTheRatingThatCounts: of a US event with one player from abroad the national ratings, and FIDE's only of
// whom it is another number; the list on the door and the players' cards are read by people who look for the same number as
// in the standings.
func TestTheDoorShowsTheRatingThatCounts(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 4, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ann"}, NationalRating: 1800},
		{Entry: model.Entry{ID: 2, Number: 2, Name: "Ben"}, NationalRating: 1700, Rating: 1650},
		{Entry: model.Entry{ID: 3, Number: 3, Name: "Carla", Federation: "ITA"}, Rating: 1600},
		{Entry: model.Entry{ID: 4, Number: 4, Name: "Dan"}},
	}}
	us := (&model.Tournament{Name: "Spring", Federation: "USA"}).With(s)
	for choice, want := range map[model.RatingChoice]string{
		model.RatingUsual: "No.|Name|Rtng|FIDE|Fed\n1|Ann|1800||\n2|Ben|1700|1650|\n3|Carla|1600||ITA\n4|Dan|||",
		model.RatingFIDE:  "No.|Name|Rtng|Nat.|Fed\n1|Ann||1800|\n2|Ben|1650|1700|\n3|Carla|1600||ITA\n4|Dan|||",
	} {
		of := *s
		of.Ratings = choice
		d := must.Have(lists.Players(us.With(&of), &of, report.Options{}))(t)
		if got := written(d.Tables[0]); got != want {
			t.Errorf("%v:\n%s\nwant\n%s", choice, got, want)
		}
	}
}
