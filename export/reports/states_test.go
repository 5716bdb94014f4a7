package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
)

// TestUSCrosstable: under the name stand state, ID and rating as US clubs print them; what a player has not is left out.
// A line each has whoever asks for it, or chooses columns.
func TestUSCrosstable(t *testing.T) {
	event := usOpen()
	players := event.Sections[0].Players
	players[1].State = ""
	players[2].NationalID = ""
	doc := papered(t, "crosstable", after(t, event, 0, "PTS"), report.Options{})
	if got, want := heads(doc), "No. | Name | Rnd 1 | Rnd 2 | Pts"; got != want {
		t.Errorf("heads %q, want %q", got, want)
	}
	for row, want := range []string{"1 | FM Ames, Lee/NY | 12345670 / 2000 | W2 | W3 | 2.0", "2 | Boyd, Kim/12345671 / 1900 | L1 | X4 | 1.0",
		"3 | Cole, Max/NY | 1800 | D4 | L1 | 0.5", "4 | Dunn, Jo/NY | 12345673 / unr. | D3 | F2 | 0.5"} {
		if got := cells(doc, row); got != want {
			t.Errorf("row %d: %q, want %q", row, got, want)
		}
	}
	for o, want := range map[*report.Options]string{
		{Single: true}: "No. | Name | Rtng | Rnd 1 | Rnd 2 | Pts",
		{Wall: true}:   "No. | Name | St | Rnd 1 | Rnd 2 | Pts",
		{Columns: strings.Split("line,name,state,id,rating,points", ",")}: "No. | Name | St | ID | Rtng | Pts",
	} {
		if got := heads(papered(t, "crosstable", after(t, event, 0, "PTS"), *o)); got != want {
			t.Errorf("%+v: %q, want %q", *o, got, want)
		}
	}
	apart := papered(t, "crosstable", after(t, event, 0, "PTS"), report.Options{Apart: true}).Tables[0]
	var second []string
	for n, s := range apart.Seconds {
		second = append(second, s.Column.Title+" "+apart.Rows[0].Seconds[n].Text)
	}
	if got := strings.Join(second, ", "); got != "St NY, Rtng 2000, ID 12345670" {
		t.Errorf("for a workbook the second line is %q", got)
	}
}

// TestNoUSCrosstable: where nobody has a state and the event is not of the United States, a
// national ID makes no second line.
func TestNoUSCrosstable(t *testing.T) {
	event := usOpen()
	for n := range event.Sections[0].Players {
		event.Sections[0].Players[n].State = ""
	}
	for federation, want := range map[string]string{"GER": "No. | Name | Rtng | Rnd 1 | Rnd 2 | Pts",
		"USA": "No. | Name | Rnd 1 | Rnd 2 | Pts"} {
		event.Federation = federation
		if got := heads(papered(t, "crosstable", after(t, event, 0, "PTS"), report.Options{})); got != want {
			t.Errorf("%s: %q, want %q", federation, got, want)
		}
	}
}

// TestStateOnPaper: the state stands in lists, on cards and in standings by state. A federation
// of two letters is one, too.
func TestStateOnPaper(t *testing.T) {
	event := usOpen()
	p := event.Sections[0].Players
	p[0].Federation, p[1].State, p[1].Federation = "USA", "", "NJ"
	st := after(t, event, 0, "PTS")
	if got := strings.Join(cellsOf(papered(t, "players", st, report.Options{}).Tables[0], "name", "state", "fed"), "; "); got !=
		"Ames, Lee|NY|USA; Boyd, Kim||NJ; Cole, Max|NY|; Dunn, Jo|NY|" {
		t.Errorf("the list has %q", got)
	}
	if got := strings.Join(cellsOf(papered(t, "badges", st, report.Options{}).Tables[0], "club"), "; "); got !=
		"NY, USA – Knights; NJ – Knights; NY – Knights; NY – Knights" {
		t.Errorf("the badges have %q", got)
	}
	doc := papered(t, "categories", st, report.Options{Grouping: "state"})
	var groups []string
	for _, tb := range doc.Tables {
		groups = append(groups, tb.Name)
		for _, g := range tb.Groups {
			groups = append(groups, g.Title)
		}
	}
	if got := strings.Join(groups, "; "); !strings.Contains(got, "NJ") || !strings.Contains(got, "NY") {
		t.Errorf("by state there are %q", got)
	}
}

// TestWallStates: on the wall of a US hall the state goes before the federation.
func TestWallStates(t *testing.T) {
	event := usOpen()
	event.Sections[0].Players[0].Federation = "CAN"
	for federation, want := range map[string]string{"USA": "Place | Name | St | Pts", "CAN": "Place | Name | Fed | Pts"} {
		event.Federation = federation
		if got := heads(papered(t, "standings", after(t, event, 0, "PTS"), report.Options{Wall: true})); got != want {
			t.Errorf("%s: %q, want %q", federation, got, want)
		}
	}
}
