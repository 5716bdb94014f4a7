package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/officer"
	"wallchart/export/report/reasons"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/tiebreaks/catalogue"
)

// TestTitleStandsBeforeTheName, and club, federation and FIDE ID under the pointer.
func TestTitleStandsBeforeTheName(t *testing.T) {
	event := four()
	p := &event.Sections[0].Players[0]
	p.Title, p.Club, p.Federation, p.FideID = "FM", "Graz", "AUT", "4600001"
	chart := charts.Standings(standings(t, event), report.Options{}).Tables[0]
	if c := chart.Rows[0].Cells[chart.Column("name")]; c.Text != "FM Anna" || c.Tip != "Graz, AUT, 4600001" {
		t.Errorf("%q, %q", c.Text, c.Tip)
	}
}

// TestTheFirstMayHaveTheBye: the first of the field too.
func TestTheFirstMayHaveTheBye(t *testing.T) {
	event := four()
	field := &pairing.Field{Round: 1, Players: []pairing.Player{{ID: 1, Number: 1, Name: "Anna"}, {ID: 2, Number: 2, Name: "Ben"}}}
	x := &check.Report{Field: field, Made: &pairing.Round{Bye: 0}, Best: &pairing.Round{Bye: 1}}
	tb := officer.Examination(event, event.Sections[0], x, report.Options{}).Tables[0]
	if got := written(tb); !strings.HasSuffix(got, "\n|Anna|bye|Ben|bye") {
		t.Errorf("%s", got)
	}
}

// TestScoresBeforeTheRound: before the first there are none, before the second those of
// the first. A board leads to both who sit there.
func TestScoresBeforeTheRound(t *testing.T) {
	event := four()
	s := event.Sections[0]
	for round, want := range map[int][]string{1: {"0.0", "0.0", "0.0", "0.0"}, 2: {"0.5", "1.0", "0.0", "", "0.5", ""}} {
		tb := must.Have(lists.Pairings(event, s, report.Options{Round: round}))(t).Tables[0]
		var got []string
		for _, r := range tb.Rows {
			got = append(got, r.Cells[tb.Column("first-score")].Text, r.Cells[tb.Column("second-score")].Text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("round %d: %q, want %q", round, got, want)
		}
		if ref := tb.Rows[0].Ref; ref.Opponent == 0 || ref.Opponent == ref.Participant || ref.Round != round {
			t.Errorf("round %d: the first board is about %+v", round, ref)
		}
	}
}

// TestSharedPlaces: who is equal in everything shares a place, in a group as well, and
// the notes name the lines.
func TestSharedPlaces(t *testing.T) {
	event := four()
	s := event.Sections[0]
	s.Rounds = s.Rounds[:1]
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	s.Players[0].Categories, s.Players[1].Categories, s.Players[3].Categories = []string{"U18"}, []string{"U18"}, []string{"U18"}
	s.Adjustments = []model.Adjustment{{Who: 4, Games: -model.Half}}
	st := rank(t, event, 0, "plain", "PTS")
	chart := charts.Crosstable(st, report.US, report.Options{}).Tables[0]
	if want := "Equal in everything, in order of starting number: lines 1-3"; !slices.Contains(chart.Notes, want) {
		t.Errorf("%q is not among %q", want, chart.Notes)
	}
	d := must.Have(charts.Categories(st, report.Options{}))(t)
	var got []string
	for _, r := range d.Tables[0].Rows {
		got = append(got, r.Cells[0].Text+" "+r.Cells[1].Text)
	}
	if want := []string{"1= 1=", "1= 1=", "3 4"}; !slices.Equal(got, want) {
		t.Errorf("place in the group and overall: %q, want %q", got, want)
	}
}

// TestWhatDecidedBetweenClubs: North and South have 2 points each; Buchholz decides,
// and what stands below it does not.
func TestWhatDecidedBetweenClubs(t *testing.T) {
	event := fixture(t, "open8.tsv")
	ts := must.Have(catalogue.NewTrophy(event, event.Sections[0],
		model.Trophy{Counting: 2, TieBreaks: []string{"BH", "SB", "WIN"}}, 0))(t)
	for a := range ts.Places {
		for b := a + 1; b < len(ts.Places); b++ {
			tb := reasons.WhyClubs(ts, a, b, report.Options{}).Tables[0]
			first := slices.IndexFunc(tb.Rows, func(r table.Row) bool { return r.Cells[1].Text != r.Cells[2].Text })
			for n, r := range tb.Rows {
				if (r.Mark == table.Strong) != (n == first) {
					t.Errorf("%d against %d: row %d is marked %v, the first that differs is %d", a, b, n, r.Mark, first)
				}
			}
		}
	}
}

// TestWhoCountsIsMarked: the name and the values of a counting player, and not those of
// who would count next.
func TestWhoCountsIsMarked(t *testing.T) {
	event := fixture(t, "open8.tsv")
	ts := must.Have(catalogue.NewTrophy(event, event.Sections[0], model.Trophy{Counting: 2, TieBreaks: []string{"BH"}}, 0))(t)
	counting, next := 0, 0
	for _, r := range charts.Trophy(ts, ts.Standings().Sheet, report.Options{}).Tables[0].Rows {
		if r.Under != (r.Mark != table.Strong) {
			t.Errorf("%s stands under the row above: %v", r.Cells[2].Text, r.Under)
		}
		switch name := r.Cells[2]; {
		case strings.HasPrefix(name.Text, "next: "):
			next++
			if name.Mark != table.Plain || r.Cells[3].Mark != table.Plain {
				t.Errorf("%s is marked %v", name.Text, name.Mark)
			}
		case r.Mark != table.Strong:
			counting++
			if name.Mark != table.Counting || r.Cells[3].Mark != table.Counting {
				t.Errorf("%s is marked %v", name.Text, name.Mark)
			}
		}
	}
	if counting != 4 || next != 2 { // Northgate and Harbour, two each, of four
		t.Errorf("%d count, %d would be next", counting, next)
	}
}

// TestWhatDecidedBetweenTwo: the first row in which they differ, and no other.
func TestWhatDecidedBetweenTwo(t *testing.T) {
	st := standings(t, four())
	for a := range st.Places {
		for b := a + 1; b < len(st.Places); b++ {
			tb := reasons.Why(st, st.Places[a].Index, st.Places[b].Index, report.Options{}).Tables[0]
			first := slices.IndexFunc(tb.Rows, func(r table.Row) bool { return r.Cells[1].Text != r.Cells[2].Text })
			for n, r := range tb.Rows {
				if (r.Mark == table.Strong) != (n == first) {
					t.Errorf("%d against %d: row %d is marked %v, the first that differs is %d", a, b, n, r.Mark, first)
				}
			}
		}
	}
}

// TestGivenToTeams: half a match point is given, nothing is not; what stands of a bye
// on the wall is its kind, and its games where they are worth something.
func TestGivenToTeams(t *testing.T) {
	event := league()
	event.Sections[0].Adjustments = []model.Adjustment{{Who: 11, Match: model.Half}, {Who: 12}}
	chart := charts.Crosstable(rank(t, event, 0, "us", "MPTS"), report.US, report.Options{}).Tables[0]
	at, name := chart.Column("adjusted"), chart.Column("name")
	for _, r := range chart.Rows {
		want := map[string]string{"Rooks": "+0.5,0.0", "Knights": ""}[r.Cells[name].Text]
		if at < 0 || r.Cells[at].Text != want {
			t.Errorf("%s: want %q in %+v", r.Cells[name].Text, want, r.Cells)
		}
	}
	s := event.Sections[0]
	s.Adjustments, s.Scoring.GamesBye = nil, 0
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{11, 0}, Outcomes: [2]model.Outcome{model.PairingBye}},
		{Sides: [2]model.ID{12, 0}, Outcomes: [2]model.Outcome{model.Absent}}}}}
	chart = charts.Crosstable(rank(t, event, 1, "us", "MPTS"), report.WallChart, report.Options{}).Tables[0]
	if a, b := chart.Rows[0].Cells[chart.Column("r1")].Text, chart.Rows[1].Cells[chart.Column("r1")].Text; a != "-B- 0" || b != "-U-" {
		t.Errorf("on the wall %q and %q", a, b)
	}
}

// TestRunningScoreIsThatOfTheFirstColumn, whichever score the section goes by.
func TestRunningScoreIsThatOfTheFirstColumn(t *testing.T) {
	for code, want := range map[string]string{"MPTS": "1.0", "GPTS": "1.5"} {
		event := league()
		event.Sections[0].Primary = map[string]model.ScoreKind{"MPTS": model.GamePoints, "GPTS": model.MatchPoints}[code]
		chart := charts.Crosstable(rank(t, event, 1, "us", code), report.WallChart, report.Options{}).Tables[0]
		if got := chart.Rows[0].Cells[chart.Column("r1")].Below; got != want {
			t.Errorf("%s: %q stands below, want %q", code, got, want)
		}
	}
}

// TestNotesAreOneLine: also those below the last table, with an arbiter's reason.
func TestNotesAreOneLine(t *testing.T) {
	event := four()
	event.Sections[0].Players[0].Club = "Graz"
	event.Sections[0].Adjustments = []model.Adjustment{{Who: 1, Games: model.Half, Reason: "late\nfor the round"}}
	r := must.Have(reports.ByID("categories"))(t)
	d := must.Have(r.Document(standings(t, event), report.Options{Grouping: "club"}))(t)
	if want := "Anna: +0.5 points. late for the round"; !slices.Contains(d.Notes, want) {
		t.Errorf("%q is not among %q", want, d.Notes)
	}
}
