package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// four is Anna, Ben, Cleo and Dan after two rounds: Anna won and drew (1.5), Ben lost
// and had a half-point bye (0.5), Cleo drew twice (1), Dan drew and did not come (0.5).
func four() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: 3, LastID: 4}
	for n, name := range []string{"Anna", "Ben", "Cleo", "Dan"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
	}
	pair := func(board int, a, b model.ID, x, y model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
	}
	s.Rounds = []model.Round{
		{Date: "2026-05-31", Pairings: []model.Pairing{pair(1, 1, 2, model.Win, model.Loss), pair(2, 3, 4, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{pair(1, 3, 1, model.Draw, model.Draw), pair(0, 2, 0, model.HalfBye, model.Pending),
			pair(0, 4, 0, model.Absent, model.Pending)}},
	}
	return &model.Tournament{Name: "Spring", City: "Graz", Start: "2026-05-31", Organiser: "Club", LastID: 1, Sections: []*model.Section{s}}
}

func standings(t *testing.T, event *model.Tournament) *tiebreaks.Standings {
	t.Helper()
	return must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
}

// TestTipsSayWhatHappened in words, where the cell has only signs.
func TestTipsSayWhatHappened(t *testing.T) {
	event := four()
	tips := func(row int) (all []string) {
		d := charts.Crosstable(standings(t, event), report.WallChart, report.Options{})
		for _, c := range d.Tables[0].Rows[row].Cells {
			if c.Tip != "" && strings.HasPrefix(c.Tip, "Round") {
				all = append(all, c.Tip)
			}
		}
		return all
	}
	for row, want := range [][]string{
		{"Round 1, board 1: White against Ben, win", "Round 2, board 1: Black against Cleo, draw"},
		{"Round 1, board 1: Black against Anna, loss", "Round 2: half-point bye"},
	} {
		if got := tips(row); !slices.Equal(got, want) {
			t.Errorf("row %d says %q, want %q", row, got, want)
		}
	}
	event.Sections[0].Rounds[0].Pairings[0].NoColours = true
	if got := tips(0)[0]; got != "Round 1, board 1: against Ben, win" {
		t.Errorf("without colours: %q", got)
	}
	chart := must.Have(charts.Lineups(rank(t, league(), 0, "us", "MPTS"), report.Options{}))(t).Tables[0]
	if got := chart.Rows[0].Cells[chart.Column("r1")].Tip; got != "Round 1, board 1: against Dov" {
		t.Errorf("a line-up says %q", got)
	}
	chart = charts.Crosstable(rank(t, league(), 0, "us", "MPTS"), report.US, report.Options{}).Tables[0]
	if got := chart.Rows[0].Cells[chart.Column("r1")].Tip; got != "Round 1, board 1: against Knights, win 1.5-0.5" {
		t.Errorf("a match says %q", got)
	}
	if c := chart.Columns[chart.Column("r2")]; c.Tip != "Round 2" || c.Ref.Round != 2 {
		t.Errorf("a heading says %q of round %d", c.Tip, c.Ref.Round)
	}
	chart = charts.Crosstable(standings(t, event), report.US, report.Options{}).Tables[0]
	if got := chart.Columns[chart.Column("r1")].Tip; got != "Round 1, 2026-05-31" {
		t.Errorf("a heading with a date says %q", got)
	}
}

// TestScoreGroups: one point is a point, everything else are points.
func TestScoreGroups(t *testing.T) {
	d := charts.Standings(standings(t, four()), report.Options{ScoreGroups: true, Points: report.Fraction})
	want := []table.Group{{Row: 0, Title: "1½ points"}, {Row: 1, Title: "1 point"}, {Row: 2, Title: "½ points"}}
	if got := d.Tables[0].Groups; !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	event := four()
	event.Sections[0].Rounds = event.Sections[0].Rounds[:1]
	d = charts.Standings(standings(t, event), report.Options{ScoreGroups: true})
	if got := d.Tables[0].Groups; len(got) != 3 || got[2].Title != "0.0 points" || got[0].Title != "1.0 point" {
		t.Errorf("after round 1: %+v", got)
	}
}

// TestHeadings: how far the standings go.
func TestHeadings(t *testing.T) {
	event := four()
	s := event.Sections[0]
	head := func() string { return charts.Standings(standings(t, event), report.Options{}).Subtitle }
	if got := head(); got != "Open: Standings after round 2 of 3" {
		t.Errorf("%q", got)
	}
	s.Planned = 2
	if got := head(); got != "Open: Final standings" {
		t.Errorf("at the end: %q", got)
	}
	s.Rounds, s.Planned = nil, 2
	if got := head(); got != "Open: Standings before the first round" {
		t.Errorf("at the beginning: %q", got)
	}
	d := charts.Standings(standings(t, event), report.Options{Title: "Open"})
	if d.Title != "Open" || d.Subtitle != "Standings before the first round" || d.Author != "Club" || d.Keywords != "Graz, 2026-05-31" {
		t.Errorf("%q, %q by %q: %q", d.Title, d.Subtitle, d.Author, d.Keywords)
	}
	event.Name, event.Arbiter = "", "Stone"
	if d := charts.Standings(standings(t, event), report.Options{}); d.Title != "Open" || d.Author != "Stone" {
		t.Errorf("without a name: %q by %q", d.Title, d.Author)
	}
}

// TestAdjustments: what the arbiter gave or took stands in a column of its own, in
// the round's cell it does not, and in the notes in words.
func TestAdjustments(t *testing.T) {
	event := four()
	s := event.Sections[0]
	s.Adjustments = []model.Adjustment{{Who: 1, Round: 2, Games: model.One, Reason: "Appeal"}, {Who: 2, Games: -model.Half},
		{Who: 2, Round: 1, Games: model.Half}, {Who: 3, Round: 3, Games: model.One}, {Who: 4}}
	chart := charts.Crosstable(standings(t, event), report.US, report.Options{}).Tables[0]
	at := chart.Column("adjusted")
	if at < 0 {
		t.Fatal("there is no column of what was given")
	}
	if got := chart.Columns[at]; got.Title != "Adj" || got.Tip != "Points given or taken by the arbiter, with the round" {
		t.Errorf("it is called %q: %q", got.Title, got.Tip)
	}
	byName := map[string]string{}
	for _, r := range chart.Rows {
		byName[r.Cells[chart.Column("name")].Text] = r.Cells[at].Text
	}
	for name, want := range map[string]string{"Anna": "R2 +1.0", "Ben": "-0.5; R1 +0.5", "Cleo": "", "Dan": ""} {
		if byName[name] != want {
			t.Errorf("%s: %q, want %q", name, byName[name], want)
		}
	}
	for _, want := range []string{"Anna: +1.0 points, round 2. Appeal", "Ben: -0.5 points", "Ben: +0.5 points, round 1"} {
		if !slices.Contains(chart.Notes, want) {
			t.Errorf("%q is not among %q", want, chart.Notes)
		}
	}
	if slices.ContainsFunc(chart.Notes, func(n string) bool { return strings.HasPrefix(n, "Cleo:") }) {
		t.Errorf("a round to come is told: %q", chart.Notes)
	}

	teams := league()
	teams.Sections[0].Adjustments = []model.Adjustment{{Who: 11, Round: 1, Match: model.One, Games: -model.Half}}
	chart = charts.Crosstable(rank(t, teams, 0, "us", "MPTS"), report.US, report.Options{}).Tables[0]
	if got := chart.Rows[0].Cells[chart.Column("adjusted")].Text; got != "R1 +1.0,-0.5" {
		t.Errorf("a team's: %q", got)
	}
	if want := "Rooks: +1.0 match points, -0.5 game points, round 1"; !slices.Contains(chart.Notes, want) {
		t.Errorf("%q is not among %q", want, chart.Notes)
	}
}

// TestFindings: board, article, and whether it is allowed.
func TestFindings(t *testing.T) {
	x := &check.Report{Field: &pairing.Field{Round: 3}, Findings: []check.Finding{
		{Board: 2, Rule: phrase.Verbatim("C.04.1.b"), Text: phrase.New("they have met"), Grave: true},
		{Text: phrase.New("there is a better round")},
	}}
	var got []string
	for _, f := range officer.Findings(x) {
		got = append(got, f.String())
	}
	want := []string{"Not allowed. Board 2: they have met (C.04.1.b)", "there is a better round"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	x.Findings = nil
	if got := officer.Findings(x); len(got) != 1 || got[0].String() != "The round is what the rules ask for." {
		t.Errorf("nothing found: %q", got)
	}
}

// TestExamination: the round as it was made beside the round of the system; boards
// and byes that differ are marked.
func TestExamination(t *testing.T) {
	event := four()
	field := &pairing.Field{Round: 2}
	for _, p := range event.Sections[0].Players {
		field.Players = append(field.Players, pairing.Player{ID: p.ID, Number: p.Number, Name: p.Name})
	}
	field.Players = append(field.Players, pairing.Player{ID: 5, Number: 5, Name: "Eva"})
	x := &check.Report{Field: field,
		Made: &pairing.Round{Pairs: []pairing.Pair{{White: 0, Black: 1}, {White: 2, Black: 3}}, Bye: 4},
		Best: &pairing.Round{Pairs: []pairing.Pair{{White: 0, Black: 1}, {White: 3, Black: 4}}, Bye: 2}}
	d := officer.Examination(event, event.Sections[0], x, report.Options{})
	want := "Board|White|Black|By the rules: White|Black\n1|Anna|Ben|Anna|Ben\n2|Cleo|Dan|Dan|Eva\n|Eva|bye|Cleo|bye"
	tb := d.Tables[0]
	if got := written(tb); got != want || d.Subtitle != "Open: Round 2 examined" {
		t.Errorf("%s\n%s\nwant\n%s", d.Subtitle, got, want)
	}
	if tb.Rows[0].Mark != table.Plain || tb.Rows[1].Mark != table.Changed || tb.Rows[2].Mark != table.Changed {
		t.Errorf("marked are %v, %v, %v", tb.Rows[0].Mark, tb.Rows[1].Mark, tb.Rows[2].Mark)
	}
	x.Best.Bye = 4
	if got := officer.Examination(event, event.Sections[0], x, report.Options{}).Tables[0].Rows[2].Mark; got != table.Plain {
		t.Errorf("the same bye is marked %v", got)
	}
	x.Best = nil
	tb = officer.Examination(event, event.Sections[0], x, report.Options{}).Tables[0]
	if got := written(tb); !strings.HasSuffix(got, "2|Cleo|Dan||\n|Eva|bye||") || tb.Rows[1].Mark != table.Plain ||
		tb.Rows[2].Mark != table.Plain {
		t.Errorf("without a round of the system:\n%s", got)
	}

	x.Findings = []check.Finding{{Text: phrase.New("there is a better round")}}
	grave := &check.Report{Field: &pairing.Field{Round: 3}, Made: &pairing.Round{Bye: -1},
		Findings: []check.Finding{{Text: phrase.New("they have met"), Grave: true}}}
	good := &check.Report{Field: &pairing.Field{Round: 1}, Made: &pairing.Round{Bye: -1}}
	d = officer.Examinations(event, event.Sections[0], []*check.Report{good, x, grave}, report.Options{})
	want = "Round|Judgement\n1|what the rules ask for\n2|allowed, but not what the system makes\n3|not allowed"
	if got := written(d.Tables[0]); got != want || len(d.Tables) != 3 {
		t.Errorf("%d tables\n%s\nwant\n%s", len(d.Tables), got, want)
	}
	marks := []table.Mark{table.Plain, table.Changed, table.Warning}
	for n, r := range d.Tables[0].Rows {
		if r.Mark != marks[n] {
			t.Errorf("round %d is marked %v", n+1, r.Mark)
		}
	}
}

// TestGroupsOfSex are called Women and Men.
func TestGroupsOfSex(t *testing.T) {
	event := four()
	for n, sex := range []string{"w", "m", "w", ""} {
		event.Sections[0].Players[n].Sex = sex
	}
	d, err := charts.Categories(standings(t, event), report.Options{Grouping: "SEX"})
	if err != nil || len(d.Tables) != 2 || d.Subtitle != "Open: Standings by sex after round 2 of 3" {
		t.Fatalf("%q with %d tables, %v", d.Subtitle, len(d.Tables), err)
	}
	var got []string
	for _, tb := range d.Tables {
		got = append(got, tb.Title+" "+tb.Rows[0].Cells[tb.Column("name")].Text)
	}
	if want := []string{"Women Anna", "Men Ben"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	_, err = charts.Categories(standings(t, four()), report.Options{Grouping: "club"})
	if err == nil || err.Error() != "no player of Open has a club: enter it in the list of players first" {
		t.Errorf("without clubs: %v", err)
	}
}

// TestStatus: who comes late, has left or has asked for byes.
func TestStatus(t *testing.T) {
	event := four()
	s := event.Sections[0]
	s.Players[0].Entered = 2
	s.Players[1].Entered = 1
	s.Players[2].Withdrawn = 3
	s.Players[3].Entered, s.Players[3].Withdrawn = 2, 4
	s.Players[3].Byes = []model.ByeRequest{{Round: 3, Kind: model.ZeroBye}}
	d := must.Have(lists.Players(event, s, report.Options{}))(t)
	want := "No.|Name|Status\n1|Anna|from round 2\n2|Ben|\n3|Cleo|withdrawn from round 3 on\n" +
		"4|Dan|from round 2; withdrawn from round 4 on; zero-point bye in round 3"
	tb := d.Tables[0]
	if got := written(tb); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	// Two rounds are paired: who left from the third on is gone, from the fourth on not yet.
	if tb.Rows[2].Mark != table.Withdrawn || tb.Rows[3].Mark != table.Plain {
		t.Errorf("marked are %v and %v", tb.Rows[2].Mark, tb.Rows[3].Mark)
	}
	chart := charts.Standings(standings(t, event), report.Options{}).Tables[0]
	for _, r := range chart.Rows {
		if name := r.Cells[chart.Column("name")].Text; (r.Mark == table.Withdrawn) != (name == "Cleo") {
			t.Errorf("%s is marked %v", name, r.Mark)
		}
	}
}

// TestRatingsAreNamed where they might be others.
func TestRatingsAreNamed(t *testing.T) {
	for _, c := range []struct {
		choice  model.RatingChoice
		control model.TimeControl
		want    string
	}{
		{model.RatingUsual, model.Standard, ""},
		{model.RatingHigher, model.Standard, "Ratings: the higher of FIDE and national"},
		{model.RatingLower, model.Rapid, "Ratings: the lower of FIDE and national; rapid"},
		{model.RatingFIDE, model.Blitz, "Ratings: FIDE; blitz"},
		{model.RatingNationalFirst, model.Standard, "Ratings: national, else FIDE"},
	} {
		event := four()
		s := event.Sections[0]
		s.Ratings, s.Control, s.Players[0].Rating = c.choice, c.control, 1900
		got := ""
		for _, n := range charts.Standings(standings(t, event), report.Options{}).Tables[0].Notes {
			if strings.HasPrefix(n, "Ratings: ") {
				got = n
			}
		}
		if got != c.want {
			t.Errorf("%v, %v: %q, want %q", c.choice, c.control, got, c.want)
		}
	}
	event := four()
	event.Sections[0].Ratings = model.RatingHigher
	for _, n := range charts.Standings(standings(t, event), report.Options{}).Tables[0].Notes {
		if strings.HasPrefix(n, "Ratings: ") {
			t.Errorf("nobody has a rating, and there is %q", n)
		}
	}
}

// TestStrengthsOfTeams: of what the number beside a team is the average.
func TestStrengthsOfTeams(t *testing.T) {
	for _, c := range []struct {
		boards int
		want   string
	}{{0, "Ratings: average of all players of the roster"}, {1, "Ratings: average of the first 1 player of the roster"},
		{2, "Ratings: average of the first 2 players of the roster"}} {
		event := league()
		event.Sections[0].Rounds = nil
		event.Sections[0].Boards = c.boards
		notes := charts.Standings(rank(t, event, 0, "us", "MPTS"), report.Options{}).Tables[0].Notes
		if !slices.Contains(notes, c.want) {
			t.Errorf("%d boards: %q", c.boards, notes)
		}
	}
}

// TestTipsCanBeAskedForOneByOne: a document without tips is the same otherwise, and each cell's tip is worded alone as it would
// stand there; what is no result of the crosstable has none.
func TestTipsCanBeAskedForOneByOne(t *testing.T) {
	st := standings(t, four())
	with := charts.Crosstable(st, report.US, report.Options{}).Tables[0]
	without := charts.Crosstable(st, report.US, report.Options{Tipless: true}).Tables[0]
	asked := 0
	for i, row := range with.Rows {
		for j, c := range row.Cells {
			bare := without.Rows[i].Cells[j]
			if c.Ref.Kind != table.ToResult {
				if bare != c || charts.ResultTip(st, c.Ref, report.Options{}) != "" {
					t.Errorf("row %d, cell %d is %+v", i, j, bare)
				}
				continue
			}
			asked++
			tip := charts.ResultTip(st, c.Ref, report.Options{})
			if bare.Tip != "" || tip != c.Tip || tip == "" {
				t.Errorf("row %d, cell %d says %q, asked %q, want %q", i, j, bare.Tip, tip, c.Tip)
			}
			if c.Tip, bare.Tip = "", ""; bare != c {
				t.Errorf("row %d, cell %d is %+v, want %+v", i, j, bare, c)
			}
		}
	}
	if asked != 8 {
		t.Errorf("%d cells of 4 players by 2 rounds are about results", asked)
	}
	for _, ref := range []table.Ref{
		{Kind: table.ToResult, Section: 1, Participant: 9, Round: 1},
		{Kind: table.ToResult, Section: 1, Participant: 1, Round: 0},
		{Kind: table.ToResult, Section: 1, Participant: 1, Round: 3},
	} {
		if tip := charts.ResultTip(st, ref, report.Options{}); tip != "" {
			t.Errorf("of nobody's result: %q", tip)
		}
	}
}
