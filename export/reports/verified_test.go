package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
)

// TestVerified: a file prints 2 points, place 2 and 7.0 for Anna; her results make 3,
// place 1 and 6.5.
func TestVerified(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open"}
	v := &catalogue.Verified{
		Sheet: &model.Sheet{Lines: []model.Line{{ID: 5, Number: 7, Name: "Ben"}, {ID: 6, Number: 8, Name: "Anna"}}},
		List:  []string{"PTS", "BH"}, Codes: []string{"PTS", "BH", catalogue.PlaceCode, "MPTS", "GPTS"},
		Differences: []catalogue.Difference{
			{Who: 1, Code: "PTS", Printed: "2", Made: "3"}, {Who: 1, Code: "BH", Printed: "7.0", Made: "6.5"},
			{Who: 0, Code: "BH", Printed: "1.0", Made: "1.5"}, {Who: 1, Code: catalogue.PlaceCode, Printed: "2", Made: "1"},
			{Who: 1, Code: "MPTS", Printed: "0", Made: "1"}, {Who: 1, Code: "GPTS", Printed: "0", Made: "1"},
		},
	}
	d := officer.Verified(&model.Tournament{Name: "Spring"}, s, v, report.Options{})
	if d.Subtitle != "Open: Printed standings examined" || len(d.Tables) != 2 {
		t.Fatalf("%q with %d tables", d.Subtitle, len(d.Tables))
	}
	want := "Column|Judgement\nPoints|1 differs\nBH|2 differ\nPlace|1 differs\nMatch points|1 differs\nGame points|1 differs"
	if got := written(d.Tables[0]); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got := d.Tables[0].Notes; len(got) != 1 || got[0] != "Places are compared by PTS, BH; whom that leaves tied may stand in any order." {
		t.Errorf("notes %q", got)
	}
	if got := d.Tables[0].Rows[0].Mark; got != table.Warning {
		t.Errorf("a column that differs is marked %v", got)
	}
	want = "No.|Name|Column|Printed|Computed\n8|Anna|Points|2|3\n8|Anna|BH|7.0|6.5\n7|Ben|BH|1.0|1.5\n8|Anna|Place|2|1\n" +
		"8|Anna|Match points|0|1\n8|Anna|Game points|0|1"
	if got := written(d.Tables[1]); got != want || d.Tables[1].Rows[3].Mark != table.Warning {
		t.Errorf("%s\nwant\n%s", got, want)
	}

	// Scores were doubted when the file was opened.
	doubts := func() string {
		var all []string
		for _, d := range officer.Doubts(v) {
			all = append(all, d.String())
		}
		return strings.Join(all, "\n")
	}
	want = "Anna: BH is printed as 7.0, the results make 6.5.\nBen: BH is printed as 1.0, the results make 1.5.\n" +
		"Anna: Place is printed as 2, the order by PTS, BH makes 1."
	if got := doubts(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	v.Elsewhere = 2
	if got := doubts(); !strings.HasPrefix(got, "2 of 2 places are printed otherwise than the order by PTS, BH makes. None contradicts") ||
		strings.Contains(got, "Place is printed") || !strings.Contains(got, "Ben: BH") {
		t.Errorf("where the places follow other tie-breaks: %s", got)
	}

	v.Differences, v.Codes = nil, []string{"PTS"}
	d = officer.Verified(&model.Tournament{Name: "Spring"}, s, v, report.Options{})
	if got := written(d.Tables[0]); len(d.Tables) != 1 || got != "Column|Judgement\nPoints|what the results make" ||
		d.Tables[0].Rows[0].Mark != table.Plain {
		t.Errorf("%d tables\n%s", len(d.Tables), got)
	}
}

// TestOnePlaceElsewhere: a single place that differs as a whole is a doubt too.
func TestOnePlaceElsewhere(t *testing.T) {
	v := &catalogue.Verified{Sheet: &model.Sheet{Lines: make([]model.Line, 3)}, List: []string{"PTS"}, Elsewhere: 1}
	if got := officer.Doubts(v); len(got) != 1 || !strings.HasPrefix(got[0].String(), "1 of 3 places is printed otherwise") {
		t.Errorf("%q", got)
	}
}
