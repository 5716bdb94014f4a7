package ui

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// printed presses Ctrl+P and returns the document that the PDF holds: what the
// screen gives, held against the bytes of the file that was opened.
func (b *robot) printed() table.Document {
	b.t.Helper()
	var opened string
	b.outside.Open = func(path string) error { opened = path; return nil }
	b.press(fyne.KeyP, fyne.KeyModifierShortcutDefault)
	if opened == "" {
		b.t.Fatalf("%s: nothing is printed: %q", b.shown, b.status.left.Text)
	}
	if !strings.Contains(b.status.left.Text, filepath.Dir(opened)) {
		b.t.Errorf("%s: the status line does not say where the pages are: %q", b.shown, b.status.left.Text)
	}
	doc, err := b.screen.Paper(b.state)
	if err != nil {
		b.t.Fatal(err)
	}
	got, err := os.ReadFile(opened)
	if err != nil {
		b.t.Fatal(err)
	}
	k, _ := formats.ByName("pdf")
	var want bytes.Buffer
	if err := k.Write(&want, doc, b.paper.Sheet()); err != nil || !bytes.Equal(got, want.Bytes()) {
		b.t.Errorf("%s: the PDF is not what is on the screen (%v)", b.shown, err)
	}
	_ = os.Remove(opened)
	return doc
}

func cells(t table.Table, id string) []string {
	var texts []string
	for _, r := range t.Rows {
		texts = append(texts, r.Cells[t.Column(id)].Text)
	}
	return texts
}

// TestPrintIsWhatIsOnTheScreen presses Ctrl+P on every screen.
func TestPrintIsWhatIsOnTheScreen(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	s := b.state.Section

	b.show("rounds")
	b.rounds().TurnTo(2)
	doc := b.printed()
	want, _ := lists.PairingsOnPaper(b.state.Event, s, report.Options{Round: 2})
	if !strings.Contains(doc.Subtitle, "round 2") ||
		strings.Join(cells(doc.Tables[0], "first"), "|") != strings.Join(cells(want.Tables[0], "first"), "|") {
		t.Errorf("with round 2 shown %q is printed", doc.Subtitle)
	}
	if shown := b.rounds().Grid.Table(); strings.Join(cells(shown, "result"), "|") != strings.Join(cells(doc.Tables[0], "result"), "|") {
		t.Errorf("shown %v, printed %v", cells(shown, "result"), cells(doc.Tables[0], "result"))
	}

	b.show("players")
	doc = b.printed()
	if names := cells(doc.Tables[0], "name"); !strings.HasSuffix(doc.Subtitle, "Players") ||
		len(names) != len(s.Players) || names[0] != s.Players[0].Name {
		t.Errorf("of the players %q, %v is printed", doc.Subtitle, names)
	}

	b.show("trophies")
	doc = b.printed()
	if shown := b.sheet().Table(); len(doc.Tables[0].Columns) != len(shown.Columns) ||
		len(doc.Tables[0].Rows) != len(shown.Rows) {
		t.Errorf("the trophy on paper has %d columns, on screen %d", len(doc.Tables[0].Columns), len(shown.Columns))
	}

	b.show("crosstable")
	for wording, style := range map[string]report.Style{"crosstable.style.us": report.US, "crosstable.style.fide": report.FIDE,
		"crosstable.style.wallchart": report.WallChart} {
		b.stage().Style(wording)
		doc = b.printed()
		want := charts.Crosstable(b.state.Standings(), style, report.Options{})
		got, wanted := doc.Tables[0].Rows[0].Cells, want.Tables[0].Rows[0].Cells
		if doc.Subtitle != want.Subtitle || got[len(got)-1].Text != wanted[len(wanted)-1].Text ||
			len(doc.Tables[0].Columns) != len(want.Tables[0].Columns) {
			t.Errorf("%s: printed is %q with %d columns", wording, doc.Subtitle, len(doc.Tables[0].Columns))
		}
	}

	b.show("standings")
	if doc = b.printed(); !strings.Contains(doc.Subtitle, "Final standings") || len(doc.Tables) != 1 {
		t.Errorf("of the standings %q is printed", doc.Subtitle)
	}
	for _, o := range b.stage().Table().Head.Objects {
		if box, ok := o.(*fyne.Container); ok {
			if pick := selectsIn(box); len(pick) > 0 && len(pick[0].Options) > 3 {
				pick[0].SetSelected(words.Say("standings.by", "Grade"))
			}
		}
	}
	if doc = b.printed(); !strings.Contains(doc.Subtitle, "by grade") || len(doc.Tables) < 2 {
		t.Errorf("of the standings by grade %q, %d tables are printed", doc.Subtitle, len(doc.Tables))
	}
	b.showAfter(2)
	if doc = b.printed(); !strings.Contains(doc.Subtitle, "after round 2") {
		t.Errorf("after round 2 %q is printed", doc.Subtitle)
	}

	b.show("tiebreaks") // which has no choice of a round
	if doc = b.printed(); !strings.Contains(doc.Subtitle, "Final standings") {
		t.Errorf("of the tie-breaks %q is printed", doc.Subtitle)
	}

	_ = b.Do(steps.RenameSection{Section: s.ID, To: "Another name"})
	b.show("log")
	if doc = b.printed(); !strings.Contains(doc.Subtitle, "Log") ||
		!strings.Contains(strings.Join(cells(doc.Tables[0], "what"), "|"), "Another name") {
		t.Errorf("of the log %q is printed", doc.Subtitle)
	}
}

// TestTeamsArePrintedWithTheirPlayers also holds what an empty list answers.
func TestTeamsArePrintedWithTheirPlayers(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	b.show("players")
	doc := b.printed()
	if tb := doc.Tables[0]; len(tb.Groups) != len(b.state.Section.Teams) || len(tb.Rows) < 2*len(tb.Groups) {
		t.Errorf("%d teams and %d players are printed", len(tb.Groups), len(tb.Rows))
	}
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Empty"}).With(s)))
	b.show("players")
	b.press(fyne.KeyP, fyne.KeyModifierShortcutDefault)
	if got := b.status.left.Text; !strings.Contains(got, "enter players first") {
		t.Errorf("without players Ctrl+P says %q", got)
	}
}

// TestExportBeginsWithTheRoundShown: the export is told which that is.
func TestExportBeginsWithTheRoundShown(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	b.show("rounds")
	b.rounds().TurnTo(2)
	if r := b.paper.Subject().Round; r != 2 {
		t.Errorf("while round 2 is shown, the round is %d", r)
	}
}

// TestWithoutAProgramForPDF: where nothing shows the pages, the window says in
// which folder they are.
func TestWithoutAProgramForPDF(t *testing.T) {
	b := openTeam(t)
	var path string
	b.outside.Open = func(p string) error { path = p; return errors.New("exit status 3") }
	b.press(fyne.KeyP, fyne.KeyModifierShortcutDefault)
	var told []string
	for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok {
			told = append(told, l.Text)
		}
	}
	if all := strings.Join(told, "\n"); !strings.Contains(all, filepath.Base(path)) || !strings.Contains(all, filepath.Dir(path)) {
		t.Errorf("the window says %q", all)
	}
	_ = os.Remove(path)
}

// TestPrintTheCheckInList: the command makes the list for the door, of all sections and with what is open in the event's currency, as a
// PDF and opens it.
func TestPrintTheCheckInList(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	header := steps.HeaderOf(b.state.Event)
	header.Currency = "EUR"
	first := b.state.Event.Sections[0]
	for _, c := range []journal.Change{steps.EditTournament{Header: header}, steps.SetFee{Section: first.ID, Fee: 1250}} {
		must.Do(t, b.App.Do(c))
	}
	var opened string
	b.outside.Open = func(path string) error { opened = path; return nil }
	b.run(b.command("print.checkin"))
	if opened == "" {
		t.Fatalf("nothing is printed: %q", b.status.left.Text)
	}
	got := must.Have(os.ReadFile(opened))(t)
	_ = os.Remove(opened)
	doc := must.Have(lists.CheckIn(b.state.Event, b.state.Event.Sections, b.paper.Options()))(t)
	rows, text := 0, ""
	for _, tb := range doc.Tables {
		for _, r := range tb.Rows {
			rows++
			for _, c := range r.Cells {
				text += c.Text + "|"
			}
		}
	}
	people := 0
	for _, s := range b.state.Event.Sections {
		for _, e := range s.Entries() {
			if e.Gone() == 0 { // who has withdrawn does not come
				people++
			}
		}
	}
	if rows != people || !strings.Contains(text, first.Players[0].Name) || !strings.Contains(text, "EUR 12.50") {
		t.Errorf("the list has %d lines of %d: %.300s", rows, people, text)
	}
	k, _ := formats.ByName("pdf")
	var want bytes.Buffer
	if err := k.Write(&want, doc, b.paper.Plain()); err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("the PDF is not the list for the door (%v)", err)
	}
}

// TestPrintTheRound: one command makes the papers of every paired section as one PDF; before any is paired it says what to do.
func TestPrintTheRound(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	var opened string
	b.outside.Open = func(path string) error { opened = path; return nil }
	b.run(b.command("print.round"))
	got, err := os.ReadFile(opened)
	if err != nil {
		t.Fatalf("nothing is printed: %q, %v", b.status.left.Text, err)
	}
	_ = os.Remove(opened)
	doc := must.Have(reports.RoundPapers(b.state.Event, b.state.Event.Sections, b.paper.Options()))(t)
	k, _ := formats.ByName("pdf")
	var want bytes.Buffer
	if err := k.Write(&want, doc, b.paper.Plain()); err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("the PDF is not that of the round's papers (%v)", err)
	}
	b.outside.Open = func(string) error { t.Error("something is printed"); return nil }
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Empty"}).With(s)))
	b.run(b.command("print.round"))
	if got := b.status.left.Text; !strings.Contains(got, "pair the round first") {
		t.Errorf("before a round it says %q", got)
	}
}
