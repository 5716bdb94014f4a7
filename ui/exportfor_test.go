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
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
)

// TestEventIsWrittenForAnotherProgram writes every form there is and opens it
// again.
func TestEventIsWrittenForAnotherProgram(t *testing.T) {
	for i, f := range exchanges() {
		if f.office {
			continue // TestEventIsWrittenForAnOffice
		}
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
	d.form.SetSelectedIndex(2)
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
	d.form.SetSelectedIndex(2)
	if d.row.Visible() {
		t.Error("a section is asked for, though all go into one file")
	}
	b.press(fyne.KeyEscape, 0)
}

func addSectionLike(s *model.Section, name string) journal.Change {
	n := *s
	n.Name = name
	return steps.ImportSection{Section: n}
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

// TestFilesForOthersDoNotHoldTheWindow: the file is made beside the window's own work, and cannot be written before it is there;
// another choice gives up the one before, and so does closing the dialog.
func TestFilesForOthersDoNotHoldTheWindow(t *testing.T) {
	b := open(t)
	b.openSample("swiss15.wallchart")
	var jobs []func() func()
	stopped := map[int]bool{}
	x := b.exchangeDesk()
	paper := *x.paper
	paper.Beside = func(_ string, work func(<-chan struct{}) func()) func() {
		n := len(jobs)
		jobs = append(jobs, func() func() { return work(nil) })
		return func() { stopped[n] = true }
	}
	x.paper = &paper
	d := x.dialog()
	path := filepath.Join(b.folder, "open.trf")
	d.path.SetText(path)
	if b.press(fyne.KeyReturn, 0); b.dialogs.count != 1 || len(d.content) > 0 {
		t.Fatalf("a file of %d bytes is written before it is made", len(d.content))
	}
	d.form.SetSelectedIndex(1)
	if len(jobs) != 2 || !stopped[0] || stopped[1] {
		t.Fatalf("%d files are being made, given up are %v", len(jobs), stopped)
	}
	jobs[1]()()
	if b.press(fyne.KeyReturn, 0); b.dialogs.count != 0 || !stopped[1] {
		t.Error("the file that was made is not written")
	}
	if o, err := files.Open(path, systems.Reports()); err != nil || len(o.Tournament.Sections[0].Players) != 15 {
		t.Errorf("written is %+v, %v", o, err)
	}
}

// TestARatingReportThatCannotBeWritten keeps the dialog with the reason.
func TestARatingReportThatCannotBeWritten(t *testing.T) {
	b := rated(t)
	d := b.reportDesk().dialog()
	file := filepath.Join(b.folder, "notes")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d.folder.SetText(filepath.Join(file, "report"))
	if err := d.write(); err == nil || !strings.Contains(err.Error(), "cannot be written") || d.writing || b.dialogs.count != 1 {
		t.Errorf("into a file: %v, %d dialogs", err, b.dialogs.count)
	}
	d.folder.SetText(" ")
	if err := d.write(); err == nil || d.writing {
		t.Errorf("without a folder: %v", err)
	}
}
