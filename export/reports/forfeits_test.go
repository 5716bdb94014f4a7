package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/officer"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
)

// forfeited is a round of two matches at two boards: Rooks did not meet Knights, and
// what Pawns made against Kings is given.
func forfeited(first, second model.Pairing) *model.Tournament {
	s := &model.Section{ID: 1, Name: "League", Planned: 1, Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2), LastID: 5}
	for n, name := range []string{"Rooks", "Knights", "Pawns", "Kings", "Queens"} {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
	}
	first.Board, first.Sides, second.Board, second.Sides = 1, [2]model.ID{1, 2}, 2, [2]model.ID{3, 4}
	bye := model.Pairing{Sides: [2]model.ID{5, 0}, Outcomes: [2]model.Outcome{model.PairingBye}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{first, second, bye}}}
	return &model.Tournament{Name: "League night", LastID: 1, Sections: []*model.Section{s}}
}

// TestForfeitedMatches: "+" alone says that all boards were given; the points stand
// beside it where nothing tells how many boards there are. A bye says what it is worth.
func TestForfeitedMatches(t *testing.T) {
	won := [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	played := model.Pairing{Outcomes: [2]model.Outcome{model.Win, model.Loss}, Score: [2]model.Points{3, 1}}
	both := model.Pairing{Outcomes: [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}}
	for _, c := range []struct {
		what          string
		first, second model.Pairing
		rooks, pawns  string // in FIDE style
		wall          string // Rooks on the wall chart
	}{
		{"a match that was played shows how many boards there are",
			model.Pairing{Outcomes: won, Score: [2]model.Points{4, 0}}, played, "4w+", "5w1½", "w2 +"},
		{"no match shows the boards", model.Pairing{Outcomes: won, Score: [2]model.Points{4, 0}}, both, "3w+,2", "5w-", "w2 +,2"},
	} {
		event := forfeited(c.first, c.second)
		st := rank(t, event, 0, "us", "MPTS")
		fide := charts.Crosstable(st, report.FIDE, report.Options{}).Tables[0]
		got := map[string]string{}
		for _, r := range fide.Rows {
			got[r.Cells[fide.Column("name")].Text] = r.Cells[fide.Column("r1")].Text
		}
		strip := func(s string) string { return strings.TrimLeft(s, "0123456789") }
		if strip(got["Rooks"]) != strip(c.rooks) || strip(got["Pawns"]) != strip(c.pawns) {
			t.Errorf("%s: %v, want %s and %s", c.what, got, c.rooks, c.pawns)
		}
		wall := charts.Crosstable(st, report.WallChart, report.Options{}).Tables[0]
		if at := wall.Column("r1"); wall.Rows[0].Cells[at].Text != c.wall || wall.Rows[4].Cells[at].Text != "-B- 2" {
			t.Errorf("%s: on the wall %q and %q, want %q", c.what, wall.Rows[0].Cells[at].Text, wall.Rows[4].Cells[at].Text, c.wall)
		}
	}
}

// TestRestIsNoResult: who rests in an all-play-all of three has nothing to enter.
func TestRestIsNoResult(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Three", Format: model.RoundRobin, Scoring: model.Classic(2, 1, 0), Planned: 3, LastID: 3}
	for n, name := range []string{"Anna", "Ben", "Cleo"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Sides: [2]model.ID{3, 0}, Outcomes: [2]model.Outcome{model.Rest}},
	}}}
	event := &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}
	st := rank(t, event, 0, "plain", "PTS")
	for style, want := range map[report.Style]string{report.US: "---", report.FIDE: "", report.WallChart: ""} {
		chart := charts.Crosstable(st, style, report.Options{}).Tables[0]
		for _, r := range chart.Rows {
			cell := r.Cells[chart.Column("r1")]
			switch rests := strings.HasPrefix(r.Cells[chart.Column("name")].Text, "Cleo"); {
			case rests && (cell.Text != want || cell.Below != "" || cell.Mark != table.Empty || cell.Editable):
				t.Errorf("style %d: the rest is %+v, want %q", style, cell, want)
			case !rests && !cell.Editable:
				t.Errorf("style %d: %q cannot be entered", style, cell.Text)
			}
		}
		if style == report.WallChart && chart.Rows[0].Cells[chart.Column("r1")].Below != "1.0" {
			t.Errorf("below Anna's win stands %q", chart.Rows[0].Cells[chart.Column("r1")].Below)
		}
	}
	grid := charts.Crosstable(st, report.Grid, report.Options{}).Tables[0]
	for _, n := range grid.Notes {
		if strings.HasPrefix(n, "Cleo:") {
			t.Errorf("a rest is told: %q", n)
		}
	}
	if cell := grid.Rows[0].Cells[grid.Column("vs3")]; cell.Text != "" || cell.Tip != "" {
		t.Errorf("two who are to meet: %+v", cell)
	}
}

// TestRunningScore goes by the score that decides the standings.
func TestRunningScore(t *testing.T) {
	for code, want := range map[string]string{"MPTS": "1.0", "GPTS": "1.5"} {
		event := league()
		event.Sections[0].Primary = model.MatchPoints
		if code == "GPTS" {
			event.Sections[0].Primary = model.GamePoints
		}
		st := rank(t, event, 1, "us", code)
		chart := charts.Crosstable(st, report.WallChart, report.Options{}).Tables[0]
		if got := chart.Rows[0].Cells[chart.Column("r1")].Below; got != want {
			t.Errorf("%s: %q stands below, want %q", code, got, want)
		}
	}
}

// TestTrophyWithItsOwnBest says in a note what stands in brackets.
func TestTrophyWithItsOwnBest(t *testing.T) {
	event := fixture(t, "open8.tsv")
	s := event.Sections[0]
	for _, own := range []bool{false, true} {
		s.Trophy = &model.Trophy{Counting: 1, OwnBest: own, TieBreaks: []string{"BH"}}
		r := must.Have(reports.ByID("trophy"))(t)
		d := must.Have(r.Document(rank(t, event, 0, "us"), report.Options{}))(t)
		if got := strings.Contains(strings.Join(d.Tables[0].Notes, "\n"), "Each tie-break takes its own best"); got != own {
			t.Errorf("its own best %v: the notes are %q", own, d.Tables[0].Notes)
		}
	}
}

// TestOpenBoards: a match of which a board is in has begun; a board leads to its result.
func TestOpenBoards(t *testing.T) {
	event := league()
	chart := charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.FIDE, report.Options{}).Tables[0]
	if got := chart.Rows[0].Cells[chart.Column("r2")].Text; got != "2b1" {
		t.Errorf("one board won and one open: %q", got)
	}
	second := &event.Sections[0].Rounds[1].Pairings[0]
	second.Games[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	second.Games = second.Games[:2]
	*second = event.Sections[0].Settle(*second)
	chart = charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.FIDE, report.Options{}).Tables[0]
	if got := chart.Rows[0].Cells[chart.Column("r2")].Text; got != "2b½" {
		t.Errorf("one board drawn and one open: %q", got)
	}
	tb := must.Have(lists.Matches(event, event.Sections[0], report.Options{Round: 2}))(t).Tables[0]
	for b, r := range tb.Rows {
		want := table.Ref{Kind: table.ToBoardGame, Section: 1, Participant: 12, Opponent: 11, Round: 2, Board: b + 1}
		if r.Cells[3].Ref != want || r.Ref != want || !r.Cells[3].Editable {
			t.Errorf("board %d leads to %+v", b+1, r.Cells[3].Ref)
		}
	}
}

// TestExaminationOfTeams has teams and opponents, not colours.
func TestExaminationOfTeams(t *testing.T) {
	event := league()
	field := &pairing.Field{Round: 1, Players: []pairing.Player{{ID: 11, Number: 1, Name: "Rooks"}, {ID: 12, Number: 2, Name: "Knights"}}}
	round := &pairing.Round{Pairs: []pairing.Pair{{White: 0, Black: 1}}, Bye: -1}
	tb := officer.Examination(event, event.Sections[0], &check.Report{Field: field, Made: round, Best: round}, report.Options{}).Tables[0]
	want := "Board|Team|Opponents|By the rules: team|Opponents\n1|Rooks|Knights|Rooks|Knights"
	if got := written(tb); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
