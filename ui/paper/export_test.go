package paper

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/work"
)

// document is what would be written.
func (e *Export) document() (doc table.Document, ids []string, err error) {
	doc, ids, e.failed, err = e.chosenReports().document(func(int) bool { return true })
	return doc, ids, err
}

// desk is one over an empty window, about an event.
func desk(t *testing.T, event *model.Tournament, round int) (d *Desk, said *[]string) {
	t.Helper()
	app := test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 800))
	s := event.Sections[0]
	st := must.Have(catalogue.Standard(event, s, 0))(t)
	said = new([]string)
	return &Desk{
		Subject: func() Subject { return Subject{Event: event, Section: s, Standings: st, Round: round} },
		Options: func() report.Options { return report.Options{} }, Prefs: app.Preferences(), Folder: t.TempDir(), Now: time.Now,
		IsEvent: files.IsEvent,
		Save:    func(string, []picker.Kind, func(string)) { t.Error("a file is asked for") },
		Outside: func(path string) { *said = append(*said, "opened "+path) }, Say: func(text string) { *said = append(*said, text) },
		Alone: (&work.Worker{Inline: true}).Alone, Beside: (&work.Worker{Inline: true}).Beside,
		Ask: func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) { d.Show(size, focus) }, Canvas: w.Canvas(),
	}, said
}

// sample is the sample event of that name.
func sample(t *testing.T, name string) *model.Tournament {
	t.Helper()
	i := slices.IndexFunc(samples.All, func(s samples.Sample) bool { return s.File == name })
	data := must.Have(samples.All[i].Data())(t)
	o := must.Have(files.Read(name, data, systems.Reports()))(t)
	return o.Tournament
}

func unpaired() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}}
	return (&model.Tournament{Name: "Club evening"}).With(s)
}

// chosen ticks the reports of those names only.
func (e *Export) chosen(ids ...string) {
	for i, r := range e.reports {
		e.ticks[i].Checked = slices.Contains(ids, r.ID)
	}
}

// TestExportLeavesOutWhatThereIsNot: pairings are ticked in a section that is not
// paired; the other reports are made, and what is missing is named.
func TestExportLeavesOutWhatThereIsNot(t *testing.T) {
	d, _ := desk(t, unpaired(), 0)
	e := newExport(d, "", "")
	e.chosen("standings", "pairings")
	doc, ids, err := e.document()
	if err != nil || len(ids) != 1 || ids[0] != "standings" || len(doc.Tables) != 1 {
		t.Errorf("made are %v: %v", ids, err)
	}
	if len(e.failed) != 1 || !strings.Contains(e.failed[0].Error(), "no pairings yet") {
		t.Errorf("named are %v", e.failed)
	}
	e.chosen("pairings")
	if _, _, err := e.document(); err == nil || !strings.Contains(err.Error(), "no pairings yet") {
		t.Errorf("pairings alone: %v", err)
	}
}

// TestExportBeginsWithTheRoundShown: the pairings of round 2, while round 2 is
// shown, and of another one that is chosen.
func TestExportBeginsWithTheRoundShown(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 2)
	e := newExport(d, "", "")
	e.chosen("pairings")
	doc, _, err := e.document()
	if err != nil || !strings.Contains(doc.Subtitle, "round 2") {
		t.Errorf("exported is %q, %v", doc.Subtitle, err)
	}
	e.round.SetSelectedIndex(0)
	if doc, _, _ = e.document(); !strings.Contains(doc.Subtitle, "round 1") {
		t.Errorf("with round 1 chosen exported is %q", doc.Subtitle)
	}
}

// TestPapersOfOneCategory: with a category chosen the papers hold it alone, what is of everybody is grey and left out though
// it is ticked; with everybody chosen again all is as it was.
func TestPapersOfOneCategory(t *testing.T) {
	event := unpaired()
	event.Sections[0].Players[0].Categories = []string{"U10"}
	d, _ := desk(t, event, 0)
	d.Subject = func(before func() Subject) func() Subject {
		return func() Subject { s := before(); s.Categories = []string{"U10"}; return s }
	}(d.Subject)
	all := reports.All
	t.Cleanup(func() { reports.All = all })
	whole, err := reports.ByID("crosstable") // a report of everybody
	if err != nil {
		t.Fatal(err)
	}
	whole.ID, whole.Part = "whole", false
	reports.All = append(slices.Clone(all), whole)
	e := d.Export()
	e.chosen("whole", "players", "wallchart")
	for _, c := range []struct {
		category  string
		tables    int
		grey      bool
		who, lack string
	}{{"U10", 2, true, "Ash", "Bea"}, {e.category.Options[0], 3, false, "Bea", "-"}} {
		e.category.SetSelected(c.category)
		doc, _, err := e.document()
		if err != nil || len(doc.Tables) != c.tables {
			t.Fatalf("%s: %d tables, %v", c.category, len(doc.Tables), err)
		}
		for i, r := range e.reports {
			if e.ticks[i].Disabled() != (c.grey && !r.Part) {
				t.Errorf("%s: %s is grey: %v", c.category, r.ID, e.ticks[i].Disabled())
			}
		}
		text := ""
		for _, tb := range doc.Tables {
			for _, r := range tb.Rows {
				for _, cell := range r.Cells {
					text += cell.Text + "|"
				}
			}
		}
		if !strings.Contains(text, c.who) || strings.Contains(text, c.lack) || e.others.Visible() != c.grey {
			t.Errorf("%s: %s", c.category, text)
		}
	}
	e.category.SetSelected("U10")
	e.chosen("whole")
	if _, _, err := e.document(); err == nil {
		t.Error("a paper of nobody is made")
	}
}

// TestTheNextExportBeginsWhereTheLastEnded: reports, form, paper and folder are
// remembered once a file is written.
func TestTheNextExportBeginsWhereTheLastEnded(t *testing.T) {
	d, said := desk(t, sample(t, "club.wallchart"), 1)
	e := d.Export()
	e.chosen("standings")
	e.lies.SetSelected("Across")
	e.after.SetChecked(true)
	path := filepath.Join(t.TempDir(), "out", "club.csv")
	e.path.SetText(path)
	e.dialog.Accept()
	if _, err := os.Stat(path); err != nil || e.dialog.Open() || len(*said) != 2 || (*said)[1] != "opened "+path {
		t.Fatalf("written is %v; said is %q", err, *said)
	}
	next := d.Export()
	if _, ids, _ := next.document(); !slices.Equal(ids, []string{"standings"}) || next.as().endings[0] != "csv" ||
		next.lies.Selected != "Across" {
		t.Errorf("the next export begins with %v as %s", ids, next.form.Selected)
	}
	if got := filepath.Dir(next.path.Text); got != filepath.Dir(path) || d.LastFolder() != got {
		t.Errorf("the next export goes to %s", got)
	}
}

// TestTheWorkbookOfFormulas: it is of the whole event, so nothing of one report is asked; what is written opens here again as
// the event, and the next export begins with the same form and with the reports ticked before.
func TestTheWorkbookOfFormulas(t *testing.T) {
	event := sample(t, "club.wallchart")
	d, said := desk(t, event, 4)
	e := d.Export()
	e.chosen("standings")
	e.form.SetSelected("Excel workbook with formulas")
	if !e.ticks[0].Disabled() || !e.round.Disabled() || !e.lies.Disabled() || !e.fill.Disabled() || e.paper.Disabled() ||
		e.pager.Visible() || e.preview.Objects[0] != fyne.CanvasObject(e.living) {
		t.Error("what is of one report only can be chosen, or its pages are shown")
	}
	path := filepath.Join(t.TempDir(), "club.xlsx")
	e.path.SetText(path)
	if !e.as().living {
		t.Fatalf("the ending makes it %s", e.form.Selected)
	}
	e.dialog.Accept()
	data, err := os.ReadFile(path)
	if err != nil || e.dialog.Open() {
		t.Fatalf("%v; said is %q", err, *said)
	}
	o, err := files.Read("club.xlsx", data, systems.Reports())
	if err != nil || o.Tournament == nil || o.Step != nil || len(o.Tournament.Sections[0].Rounds) != len(event.Sections[0].Rounds) {
		t.Errorf("it is read as %+v: %v", o, err)
	}
	next := d.Export()
	if !next.as().living || next.ticks[0].Checked != e.ticks[0].Checked {
		t.Errorf("the next export begins as %s", next.form.Selected)
	}
	next.form.SetSelected("PDF for printing")
	if next.ticks[0].Disabled() || !next.pager.Visible() || len(next.pages) == 0 || filepath.Ext(next.path.Text) != ".pdf" {
		t.Errorf("as a PDF it is %s with %d pages", next.path.Text, len(next.pages))
	}
}

// TestAWorkbookIsNotCalledAReportFile: whoever opens the file would take it for an event.
func TestAWorkbookIsNotCalledAReportFile(t *testing.T) {
	d, said := desk(t, sample(t, "club.wallchart"), 1)
	e := d.Export()
	e.chosen("standings")
	e.form.SetSelected("Excel workbook")
	for _, ending := range []string{".trf", ".TRFX", ".itdx", ".wallchart"} {
		path := filepath.Join(t.TempDir(), "club"+ending)
		e.path.SetText(path)
		err := e.write()
		if err == nil || !strings.Contains(err.Error(), ending+" is the ending of a file that holds an event") {
			t.Errorf("%s: %v, %q", ending, err, *said)
		}
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s is written", path)
		}
	}
}

// TestAWorkbookHasOneValueACell: the score after a round stands beside the result, not below it in the same cell.
func TestAWorkbookHasOneValueACell(t *testing.T) {
	d, said := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.chosen("wallchart")
	e.form.SetSelected("Excel workbook")
	path := filepath.Join(t.TempDir(), "chart.xlsx")
	e.path.SetText(path)
	e.dialog.Accept()
	z, err := zip.OpenReader(path)
	if err != nil {
		t.Fatalf("%v; said is %q", err, *said)
	}
	defer z.Close()
	f := must.Have(z.Open("xl/worksheets/sheet1.xml"))(t)
	sheet, err := io.ReadAll(f)
	if err != nil || !strings.Contains(string(sheet), ">Rd 1</t>") || !strings.Contains(string(sheet), ">Pts 1</t>") ||
		strings.Contains(string(sheet), "&#xA;") {
		t.Errorf("%v; the sheet has no column for the points, or lines in a cell", err)
	}
}

// TestADefectInAReport: the export says which report failed and writes the rest.
func TestADefectInAReport(t *testing.T) {
	all := reports.All
	reports.All = append([]report.Report{{ID: "horoscope", Name: phrase.New("Horoscope"), Usual: true,
		For:  func(*model.Section) bool { return true },
		Make: func(*tiebreaks.Standings, report.Options) (table.Document, error) { panic("no stars") }}}, all...)
	defer func() { reports.All = all }()
	d, _ := desk(t, sample(t, "amateur-team.wallchart"), 0)
	e := newExport(d, "", "")
	doc, ids, err := e.document()
	if err != nil || len(doc.Tables) == 0 || slices.Contains(ids, "horoscope") || !slices.Contains(ids, "standings") {
		t.Errorf("written are %v, %v", ids, err)
	}
	if len(e.failed) != 1 || !strings.HasPrefix(e.failed[0].Error(), "Horoscope could not be made: no stars.") {
		t.Errorf("failed: %v", e.failed)
	}
	d.Export()
	var shown []string
	for _, o := range test.LaidOutObjects(d.Canvas.Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok {
			shown = append(shown, l.Text)
		}
	}
	if text := strings.Join(shown, "\n"); !strings.Contains(text, "Horoscope could not be made") {
		t.Errorf("the dialog says %q", text)
	}
}

// TestAnExportThatCannotBeWritten keeps the dialog with the reason, and another place is asked for there.
func TestAnExportThatCannotBeWritten(t *testing.T) {
	d, said := desk(t, sample(t, "club.wallchart"), 1)
	e := d.Export()
	file := filepath.Join(t.TempDir(), "notes")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	e.path.SetText(filepath.Join(file, "club.csv"))
	e.dialog.Accept()
	if !e.dialog.Open() || !strings.Contains(e.dialog.Said(), "cannot be made") || len(*said) > 0 || e.writing {
		t.Fatalf("into a file: the dialog says %q; said is %q", e.dialog.Said(), *said)
	}
	e.path.SetText(filepath.Join(filepath.Dir(file), "club.csv"))
	if e.dialog.Accept(); e.dialog.Open() || len(*said) != 1 {
		t.Errorf("elsewhere: the dialog says %q; said is %q", e.dialog.Said(), *said)
	}
}

// TestPaperOfTheEvent: an event of the US begins with Letter and another with A4; what was only proposed is no choice for the next
// event, and what was chosen is.
func TestPaperOfTheEvent(t *testing.T) {
	event := *sample(t, "club.wallchart")
	event.Federation = "GER"
	d, _ := desk(t, &event, 0)
	write := func(paper string) {
		e := d.Export()
		if paper != "" {
			e.paper.SetSelected(paper)
		}
		e.path.SetText(filepath.Join(d.Folder, "out.csv"))
		if err := e.write(); err != controls.ErrStay { // the dialog is closed when the file is there
			t.Fatal(err)
		}
	}
	for _, step := range []struct{ federation, choose, want string }{
		{"GER", "", "A4"}, {"USA", "", "Letter"}, {"GER", "", "A4"}, {"GER", "A3", "A3"}, {"USA", "", "A3"}, {"USA", "Letter", "Letter"},
	} {
		event.Federation = step.federation
		write(step.choose)
		if got := d.Export().paper.Selected; got != step.want {
			t.Errorf("after %+v the paper is %s", step, got)
		}
	}
	d.SetPaper("")
	if event.Federation = "GER"; d.Paper() != table.A4 {
		t.Errorf("by the event: %v", d.Paper())
	}
}
