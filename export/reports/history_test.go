package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/model"
)

// TestHistory: Ana had White and beat Ben, then Black and lost to Cy, and meets Dee in a round that is not played yet; a
// point was given to her besides.
func TestHistory(t *testing.T) {
	event := whys()
	s := event.Sections[0]
	s.Rounds[1].Pairings[0].Sides = [2]model.ID{3, 1} // White first
	s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{4, 1}}}})
	s.Adjustments = []model.Adjustment{{Who: 1, Match: model.One, Games: model.One}}
	st := rank(t, event, 2, "plain", "SOLKOFF")
	d := reasons.History(st, 0, report.Options{})
	if d.Title != "Ana" || !strings.HasPrefix(d.Subtitle, "Spring – Open: ") {
		t.Errorf("%q, %q", d.Title, d.Subtitle)
	}
	want := []string{"1|White|Ben|win|1.0", "2|Black|Cy|loss|1.0", "3|Black|Dee|not played yet|.", ".|.|the arbiter's decision|1.0|2.0"}
	if got := rowsOf(d.Tables[0]); !slices.Equal(got, want) {
		t.Errorf("\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c := d.Tables[0].Rows[1].Cells; c[3].Mark != table.Loss || c[4].Mark != table.Strong || c[4].Number != 1 || c[2].Ref.Participant != 3 {
		t.Errorf("%+v", c)
	}
	if got := rowsOf(reasons.History(st, 1, report.Options{}).Tables[0])[0]; got != "1|Black|Ana|loss|0.0" {
		t.Error(got)
	}
	// Dee was away, met Ben, and meets Ana: a bye has no colour.
	if got := rowsOf(reasons.History(st, 3, report.Options{}).Tables[0])[0]; got != "1|.|.|zero-point bye|0.0" {
		t.Error(got)
	}
	for _, nobody := range []int{-1, 4} {
		if d := reasons.History(st, nobody, report.Options{}); len(d.Tables) != 0 || d.Title != "Spring" {
			t.Errorf("%d has %+v", nobody, d)
		}
	}
}

// TestHistoryWithoutColours: where no colours are kept there is no column for them; half points as they are wanted.
func TestHistoryWithoutColours(t *testing.T) {
	event := whys()
	event.Sections[0].Rounds[1].Pairings[0].NoColours = true
	d := reasons.History(rank(t, event, 0, "plain", "SOLKOFF"), 2, report.Options{Points: report.Fraction})
	if got := rowsOf(d.Tables[0]); !slices.Equal(got, []string{"1|.|half-point bye|½", "2|Ana|win|1½"}) {
		t.Errorf("%q", got)
	}
}

// TestHistoryOfATeam: a match with its game points, the score by what decides the standings.
func TestHistoryOfATeam(t *testing.T) {
	event := league()
	for list, want := range map[string]string{"MPTS": "win 1.5-0.5|1.0", "GPTS": "win 1.5-0.5|1.5"} {
		d := reasons.History(rank(t, event, 1, "plain", list), 0, report.Options{})
		if got := rowsOf(d.Tables[0])[0]; !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q, want %q at the end", list, got, want)
		}
	}
	d := reasons.History(rank(t, event, 1, "plain", "MPTS"), 1, report.Options{})
	if got := rowsOf(d.Tables[0])[0]; got != "1|Rooks|loss 0.5-1.5|0.0" {
		t.Error(got)
	}
	if d.Tables[0].Column("colour") >= 0 {
		t.Error("a match has a colour")
	}
	event.Sections[0].Rounds[0].Pairings = []model.Pairing{
		{Sides: [2]model.ID{11}, Outcomes: [2]model.Outcome{model.PairingBye}},
		{Sides: [2]model.ID{12}, Outcomes: [2]model.Outcome{model.Absent}}}
	if got := rowsOf(reasons.History(rank(t, event, 1, "plain", "MPTS"), 0, report.Options{}).Tables[0])[0]; got !=
		"1|.|pairing-allocated bye|1.0" {
		t.Error(got)
	}
}
