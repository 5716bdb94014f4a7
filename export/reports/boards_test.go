package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// league is two teams of three players who meet on two boards in two rounds; a
// substitute plays in the second, and one game of it is still open.
func league() *model.Tournament {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2), LastID: 12}
	for n, name := range []string{"Ash", "Bea", "Cai", "Dov", "Eli", "Fay"} {
		p := model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name},
			Rating: model.Rating(2000 - 50*n), Team: model.ID(11 + n/3)}
		s.Players = append(s.Players, p)
	}
	s.Teams = []model.Team{
		{Entry: model.Entry{ID: 11, Number: 1, Name: "Rooks"}, Roster: []model.ID{1, 2, 3}},
		{Entry: model.Entry{ID: 12, Number: 2, Name: "Knights"}, Roster: []model.ID{4, 5, 6}},
	}
	match := func(first, second model.ID, games ...model.Game) model.Round {
		return model.Round{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{first, second}, Games: games})}}
	}
	won, drawn, lost := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{model.Draw, model.Draw},
		[2]model.Outcome{model.Loss, model.Win}
	s.Rounds = []model.Round{
		match(11, 12, model.Game{Players: [2]model.ID{1, 4}, White: 0, Outcomes: won},
			model.Game{Players: [2]model.ID{2, 5}, White: 1, Outcomes: drawn}),
		match(12, 11, model.Game{Players: [2]model.ID{4, 1}, White: 0, Outcomes: lost}, model.Game{Players: [2]model.ID{6, 3}, White: 1}),
	}
	return &model.Tournament{Name: "League night", LastID: 1, Sections: []*model.Section{s}}
}

func TestBoards(t *testing.T) {
	event := league()
	if problems := event.Check().Grave(); len(problems) > 0 {
		t.Fatal(problems)
	}
	st := rank(t, event, 0, "us", "MPTS", "GPTS")
	golden(t, "league-lineups", must.Have(charts.Lineups(st, report.Options{}))(t))
	golden(t, "league-matches", must.Have(lists.Matches(event, event.Sections[0], report.Options{Round: 2}))(t))
	golden(t, "league-us", charts.Crosstable(st, report.US, report.Options{}))
}

// TestAdjournedBoardsOnPaper (VCL4THP.13, questions 161 and 168): a board of a match that goes on another day is marked where its result
// would stand, and so is the match when it waits for nothing else; the list of the next round says which games it was paired with as
// draws, those of players too; nothing is called final before.
func TestAdjournedBoardsOnPaper(t *testing.T) {
	event := league()
	s := event.Sections[0]
	s.Planned = 2
	game := &s.Rounds[1].Pairings[0].Games[1]
	pairings := func(round int) table.Document {
		return must.Have(lists.Pairings(event, s, report.Options{Round: round}))(t)
	}
	result := func() string { return cellOf(pairings(2).Tables[0], 0, "result") }
	heading := func() string { return charts.Standings(rank(t, event, 0, "us", "MPTS"), report.Options{}).Subtitle }
	if got := result(); got != "" {
		t.Errorf("the result of a match that goes on is %q", got)
	}
	game.Adjourned = true
	if got := result(); got != "adjourned" {
		t.Errorf("the result of an adjourned match is %q", got)
	}
	matches := must.Have(lists.Matches(event, s, report.Options{Round: 2}))(t).Tables[0]
	if one, two := cellOf(matches, 0, "result"), cellOf(matches, 1, "result"); one != "0-1" || two != "adjourned" {
		t.Errorf("its boards are %q and %q", one, two)
	}
	if title := matches.Groups[0].Title; !strings.HasSuffix(title, "  adjourned") {
		t.Errorf("over its boards stands %q", title)
	}
	if got := heading(); strings.Contains(got, "Final") {
		t.Errorf("with a board adjourned: %q", got)
	}
	s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{11, 12}}}})
	want := []string{"* Adjourned in round 2, and a draw for the pairing: Knights – Rooks (board 2)"}
	if got := pairings(3).Tables[0].Notes; !slices.Equal(got, want) {
		t.Errorf("below round 3 stands %q", got)
	}
	score := func(side string) string { return cellOf(pairings(3).Tables[0], 0, side+"-score") }
	rests := *game
	drawn, before := rests, model.NewSheetBefore(event, s, 3)
	game.Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	s.Rounds[1].Pairings[0] = s.Settle(s.Rounds[1].Pairings[0])
	after := model.NewSheetBefore(event, s, 3)
	*game = drawn
	s.Rounds[1].Pairings[0] = s.Settle(s.Rounds[1].Pairings[0])
	for side, id := range map[string]model.ID{"first": 11, "second": 12} {
		points := after.Lines[after.Index(id)].Total(after.Primary)
		want := points.String()
		if points != before.Lines[before.Index(id)].Total(before.Primary) {
			want += "*"
		}
		if got := score(side); got != want || side == "first" && want != "2.0*" {
			t.Errorf("%d is paired with %q, and with the board drawn it has %s", id, got, want)
		}
	}
	s.Format = model.RoundRobin
	if got := pairings(3).Tables[0].Notes; got != nil {
		t.Errorf("below a round of a table stands %q", got)
	}
	if got := score("first"); strings.Contains(got, "*") {
		t.Errorf("in a table the score is %q", got)
	}
	s.Rounds, s.Format = s.Rounds[:2], model.Swiss
	game.Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	s.Rounds[1].Pairings[0] = s.Settle(s.Rounds[1].Pairings[0])
	if got := heading(); !strings.Contains(got, "Final") {
		t.Errorf("with its result in: %q", got)
	}
	event = four()
	s = event.Sections[0]
	p := &s.Rounds[0].Pairings[0]
	p.Outcomes, p.Adjourned = [2]model.Outcome{}, true
	one, _ := s.Entry(p.Sides[0])
	other, _ := s.Entry(p.Sides[1])
	want[0] = "* Adjourned in round 1, and a draw for the pairing: " + one.Name + " – " + other.Name
	if got := pairings(2).Tables[0].Notes; !slices.Contains(got, want[0]) {
		t.Errorf("of players: %q", got)
	}
	*p = model.Pairing{Board: p.Board, Sides: p.Sides, Outcomes: [2]model.Outcome{model.Win, model.Loss}, DrawnUntil: 2}
	if got := pairings(2).Tables[0].Notes; !slices.Contains(got, want[0]) {
		t.Errorf("with its result in, which was not known when the round was paired: %q", got)
	}
	names := must.Have(lists.NamesOnPaper(event, s, report.Options{Round: 2}))(t).Tables[0]
	if !slices.Contains(names.Notes, want[0]) {
		t.Errorf("below the list by name stands %q", names.Notes)
	}
	starred := 0
	for _, tb := range []table.Table{pairings(2).Tables[0], names} {
		for _, row := range tb.Rows {
			for c, column := range tb.Columns {
				if strings.HasSuffix(column.ID, "score") && strings.HasSuffix(row.Cells[c].Text, "*") {
					if starred++; row.Cells[c].Text != "0.5*" || row.Cells[c].Number != 0.5 || row.Cells[c].Tip == "" {
						t.Errorf("the score is %+v", row.Cells[c])
					}
				}
			}
		}
	}
	programs := must.Have(lists.Pairings(event, s, report.Options{Round: 2, Pointed: true}))(t).Tables[0]
	for row := range programs.Rows {
		if got := cellOf(programs, row, "first-score") + cellOf(programs, row, "second-score"); strings.Contains(got, "*") {
			t.Errorf("for programs the scores are no numbers: %s", got)
		}
	}
	if starred != 4 { // both of them in both lists
		t.Errorf("%d scores have a mark", starred)
	}
}

// cellOf is what stands in a cell.
func cellOf(t table.Table, row int, column string) string {
	return t.Rows[row].Cells[t.Column(column)].Text
}

// TestBoardGamesCanBeEdited: the cell of a player's game leads to the board of
// the match.
func TestBoardGamesCanBeEdited(t *testing.T) {
	doc := must.Have(charts.Lineups(rank(t, league(), 0, "us", "MPTS"), report.Options{}))(t)
	chart := doc.Tables[0]
	for _, row := range chart.Rows {
		cell := row.Cells[chart.Column("r2")]
		switch row.Cells[chart.Column("name")].Text {
		case "Cai": // third on the roster, second board that day
			want := table.Ref{Kind: table.ToBoardGame, Section: 1, Participant: 11, Opponent: 12, Round: 2, Board: 2}
			if cell.Ref != want || !cell.Editable || cell.Mark != table.Pending {
				t.Errorf("Cai's open game is %+v", cell)
			}
		case "Bea":
			if cell.Text != "" || cell.Editable {
				t.Errorf("Bea sat out round 2, but her cell is %+v", cell)
			}
		}
	}
}

// TestReportsThatCannotBeMade say what is missing.
func TestReportsThatCannotBeMade(t *testing.T) {
	team := fixture(t, "team7.tsv")
	swiss := fixture(t, "swiss15.tsv")
	for _, c := range []struct {
		what string
		make func() (table.Document, error)
		want string
	}{
		{"line-ups of match scores", func() (table.Document, error) {
			return charts.Lineups(rank(t, team, 0, "us", "MPTS"), report.Options{})
		}, "only the match scores are known"},
		{"matches of match scores", func() (table.Document, error) {
			return lists.Matches(team, team.Sections[0], report.Options{})
		}, "only the match scores are known"},
		{"a round that is not there", func() (table.Document, error) {
			return lists.Pairings(swiss, swiss.Sections[0], report.Options{Round: 6})
		}, "no round 6: it has rounds 1 to 5"},
		{"categories of nobody", func() (table.Document, error) {
			return charts.Categories(rank(t, swiss, 0, "us", "PTS"), report.Options{})
		}, "has a category: enter it"},
		{"a grouping that is not there", func() (table.Document, error) {
			return charts.Categories(rank(t, swiss, 0, "us", "PTS"), report.Options{Grouping: "shoe size"})
		}, "nothing to group by"},
	} {
		doc, err := c.make()
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want it to say %q", c.what, err, c.want)
		}
		if len(doc.Tables) > 0 {
			t.Errorf("%s: there is a document beside the error", c.what)
		}
	}
}

// TestAllReports makes every report of both kinds of section that says it is for
// them, and joins them: the tables' names must stay apart, as sheets of a
// workbook.
func TestAllReports(t *testing.T) {
	for _, event := range []*model.Tournament{league(), fixture(t, "open8.tsv")} {
		s := event.Sections[0]
		event.Page = "https://club.example"
		s.Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 10000}, {Name: "2nd", Amount: 5000}}}
		if !s.Team() {
			event.ExtraGames = extra(s)
		}
		st := rank(t, event, 0, "us")
		var docs []table.Document
		ids := map[string]bool{}
		for _, r := range reports.For(s) {
			if ids[r.ID] {
				t.Errorf("there are two reports %q", r.ID)
			}
			ids[r.ID] = true
			if found, err := reports.ByID(strings.ToUpper(r.ID)); err != nil || found.Name.String() != r.Name.String() {
				t.Errorf("%s is not found by its ID: %v", r.ID, err)
			}
			doc, err := r.Make(st, report.Options{})
			if err != nil {
				t.Errorf("%s of %s: %v", r.ID, event.Name, err)
				continue
			}
			docs = append(docs, doc)
		}
		names := map[string]bool{}
		for _, tb := range report.Join(docs...).Tables {
			if names[tb.Name] {
				t.Errorf("%s: two tables have the name %q", event.Name, tb.Name)
			}
			names[tb.Name] = true
			for n, row := range tb.Rows {
				if len(row.Cells) != len(tb.Columns) {
					t.Errorf("%s, line %d: %d cells in %d columns", tb.Name, n+1, len(row.Cells), len(tb.Columns))
				}
			}
		}
		for _, want := range []string{"standings", "crosstable", "wallchart"} {
			if !ids[want] {
				t.Errorf("%s has no report %q", event.Name, want)
			}
		}
	}
}

// TestNationalRatingsArePrinted where they count, and named under the table.
func TestNationalRatingsArePrinted(t *testing.T) {
	event := league()
	event.Federation = "USA"
	s := event.Sections[0]
	s.Players[0].NationalRating, s.Players[4].NationalRating = 2025, 1777
	st := rank(t, event, 0, "us", "MPTS")
	lineups, standings := must.Have(charts.Lineups(st, report.Options{}))(t), charts.Standings(st, report.Options{})
	text := func(d table.Document, column string) string {
		var found []string
		tb := d.Tables[0]
		for _, r := range tb.Rows {
			found = append(found, r.Cells[tb.Column(column)].Text)
		}
		return strings.Join(append(found, tb.Notes...), "|")
	}
	if got := text(lineups, "rating"); !strings.HasPrefix(got, "2025|1950|1900|1850|1777|1750|") ||
		!strings.HasSuffix(got, "|Ratings: national, else FIDE") {
		t.Errorf("the line-ups have %s", got)
	}
	if got := text(standings, "rating"); !strings.HasPrefix(got, "1988|1814|") ||
		!strings.Contains(got, "|Ratings: average of the first 2 players of the roster, national, else FIDE") {
		t.Errorf("the standings have %s", got)
	}
	single := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), Ratings: model.RatingLower, Control: model.Blitz}
	for i, r := range [][2]model.Rating{{2000, 1900}, {1800, 0}} {
		e := model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "P"}
		single.Players = append(single.Players, model.Player{Entry: e, Rating: r[0], NationalRating: r[1]})
	}
	single.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	pairings := must.Have(lists.Pairings(&model.Tournament{Sections: []*model.Section{single}}, single, report.Options{}))(t)
	if got := text(pairings, "first-rating") + "|" + text(pairings, "second-rating"); !strings.HasPrefix(got, "1900|") ||
		!strings.Contains(got, "|1800|") || !strings.HasSuffix(got, "|Ratings: the lower of FIDE and national; blitz") {
		t.Errorf("the pairings have %s", got)
	}
}
