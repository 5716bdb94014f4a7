package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/phrase/defect"
)

// TestLog is the steps in their order, under the event's name.
func TestLog(t *testing.T) {
	steps := []officer.Step{{When: "10:00", Who: "Eva", What: "Enter 1-0"}, {When: "10:05", What: "Undo"}}
	d := officer.Log(&model.Tournament{Name: "Spring", Arbiter: "Stone"}, steps, report.Options{})
	if got := written(d.Tables[0]); d.Title != "Spring" || d.Subtitle != "Log of changes" || d.Author != "Stone" ||
		got != "No.|When|Who|What\n1|10:00|Eva|Enter 1-0\n2|10:05||Undo" {
		t.Errorf("%q, %q by %q\n%s", d.Title, d.Subtitle, d.Author, got)
	}
	if d := officer.Log(&model.Tournament{Name: "Spring"}, nil, report.Options{Title: "Mine"}); d.Title != "Mine" {
		t.Errorf("called %q", d.Title)
	}
}

// TestNamesAreOneLine: a name from another file may hold line ends and controls.
func TestNamesAreOneLine(t *testing.T) {
	event := four()
	event.Sections[0].Players[0].Name = "An\nna\x07"
	r := must.Have(reports.ByID("standings"))(t)
	d, err := r.Document(standings(t, event), report.Options{})
	if got := d.Tables[0].Rows[0].Cells[d.Tables[0].Column("name")].Text; err != nil || got != "An na" {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := reports.ByID("horoscope"); err == nil ||
		!strings.HasPrefix(err.Error(), `there is no report "horoscope"; choose one of standings, `) {
		t.Errorf("%v", err)
	}
}

// TestSectionsInOneWorkbook: each sheet says which section it is about.
func TestSectionsInOneWorkbook(t *testing.T) {
	d := table.Document{Tables: []table.Table{{Name: "Standings"}, {Name: "Trophy"}}}
	u := report.Under("U14", d)
	if u.Tables[0].Name != "U14 Standings" || u.Tables[1].Name != "U14 Trophy" || d.Tables[0].Name != "Standings" {
		t.Errorf("%q, %q; before %q", u.Tables[0].Name, u.Tables[1].Name, d.Tables[0].Name)
	}
	a := table.Document{Title: "Spring", Subtitle: "U14", Notes: []string{"x"}, Tables: []table.Table{{Name: "A", Notes: []string{"n"}}}}
	b := table.Document{Title: "Spring", Subtitle: "U18", Notes: []string{"y"},
		Tables: []table.Table{{Name: "a", Title: "Girls"}, {Name: "B", Title: "Boys"}}}
	all := report.Join(a, b)
	var got []string
	for _, t := range all.Tables {
		got = append(got, t.Name+"/"+t.Title+"/"+strings.Join(t.Notes, ","))
	}
	if want := []string{"A/U14/n,x", "a 2/U18: Girls/", "B/Boys/y"}; !slices.Equal(got, want) || all.Title != "Spring" ||
		all.Subtitle != "" || all.Notes != nil {
		t.Errorf("%q, want %q; %q %q", got, want, all.Subtitle, all.Notes)
	}
	if one := report.Join(a); one.Subtitle != "U14" || len(one.Notes) != 1 || one.Tables[0].Title != "" {
		t.Errorf("of one document %+v", one)
	}
	if none := report.Join(); len(none.Tables) != 0 {
		t.Errorf("of nothing %+v", none)
	}
}

// TestDefectSaysWhatIsLeft: a fault of the program, and what can be had all the same.
func TestDefectSaysWhatIsLeft(t *testing.T) {
	err := defect.Guard(phrase.New("the standings"), phrase.Text{}, func() error { panic("no stars") })
	want := "the standings could not be made: no stars. This is a defect of Wallchart; the event is safe"
	if err == nil || err.Error() != want {
		t.Errorf("%v", err)
	}
	err = defect.Guard(phrase.New("the standings"), phrase.New("the rest can be made"), func() error { panic("no stars") })
	if err == nil || !strings.HasSuffix(err.Error(), "the event is safe, and the rest can be made") {
		t.Errorf("%v", err)
	}
}
