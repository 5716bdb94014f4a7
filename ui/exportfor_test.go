package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/files"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/systems"
)

// TestEventIsWrittenForAnotherProgram writes every form there is and opens it
// again.
func TestEventIsWrittenForAnotherProgram(t *testing.T) {
	for i, f := range exchanges() {
		b := open(t)
		b.openSample("lothian.wallchart")
		teams, rounds := len(b.state.Section.Teams), len(b.state.Section.Rounds)
		b.run(b.command("print.exchange"))
		d := question[*exchangeDialog](b)
		d.form.SetSelectedIndex(i)
		if d.lost.Text == "" {
			t.Errorf("%s: nothing is said of what is lost", f.wording)
		}
		path := filepath.Join(b.folder, "out", "event")
		d.path.SetText(path)
		b.press(fyne.KeyReturn, 0)
		if b.dialogs.count != 0 {
			t.Fatalf("%s was not written", f.wording)
		}
		o, err := files.Open(path+f.ending, systems.Reports())
		if err != nil {
			t.Fatalf("%s: %v", f.wording, err)
		}
		s := o.Tournament.Sections[0]
		if len(s.Teams) != teams || len(s.Rounds) != rounds || s.Kind != model.TeamEvent {
			t.Errorf("%s: %d teams, %d rounds", f.wording, len(s.Teams), len(s.Rounds))
		}
	}
}

// TestCopyDoesNotReplaceTheEventItself refuses the event's own file.
func TestCopyDoesNotReplaceTheEventItself(t *testing.T) {
	b := open(t)
	b.openSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	if err := b.documents.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	d := b.exchangeDesk().dialog()
	d.form.SetSelectedIndex(len(d.forms) - 1)
	if d.path.Text == path {
		t.Error("the event's own file is suggested")
	}
	d.path.SetText(path)
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 1 {
		t.Error("the event's own file was overwritten")
	}
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the file has changed")
	}
	b.press(fyne.KeyEscape, 0)
}

func TestExchangeOfSeveralSections(t *testing.T) {
	b := rated(t)
	if err := b.Do(addSectionLike(b.state.Section, "Reserve")); err != nil {
		t.Fatal(err)
	}
	d := b.exchangeDesk().dialog()
	d.form.SetSelectedIndex(0)
	d.section.SetSelectedIndex(1)
	if !strings.Contains(filepath.Base(d.path.Text), "Reserve") || !d.row.Visible() {
		t.Errorf("the file of the second section is %s", d.path.Text)
	}
	d.form.SetSelectedIndex(len(d.forms) - 1)
	if d.row.Visible() {
		t.Error("a section is asked for, though all go into one file")
	}
	b.press(fyne.KeyEscape, 0)
}

func addSectionLike(s *model.Section, name string) journal.Change {
	n := *s
	n.Name = name
	return journal.ImportSection{Section: n}
}

// TestSaveAsReportFile gives Save as a name that ends in .trf: the report file is
// written, and the event stays where it was.
func TestSaveAsReportFile(t *testing.T) {
	b := open(t)
	b.openSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "open.trf")
	b.settings.Picker = &filePicker{path}
	at := b.doc.Path()
	b.run(b.command("file.saveas"))
	b.press(fyne.KeyReturn, 0)
	o, err := files.Open(path, systems.Reports())
	if err != nil || o.Format != files.ReportFile || len(o.Tournament.Sections[0].Players) != 15 {
		t.Fatalf("written was %+v, %v", o, err)
	}
	if b.doc.Path() != at || b.dialogs.count != 0 {
		t.Errorf("the event is now at %s", b.doc.Path())
	}
}
