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
	"wallchart/ui/exchange"
)

// TestEventIsWrittenForAnotherProgram writes every form there is and opens it
// again.
func TestEventIsWrittenForAnotherProgram(t *testing.T) {
	for i, f := range exchange.Formats() {
		if f.Office {
			continue // TestEventIsWrittenForAnOffice
		}
		b := open(t)
		b.stage().OpenSample("lothian.wallchart")
		teams, rounds := len(b.state.Section.Teams), len(b.state.Section.Rounds)
		b.run(b.command("print.exchange"))
		d := question[*exchange.ExportDialog](b)
		d.Form.SetSelectedIndex(i)
		if d.Lost.Text == "" {
			t.Errorf("%s: nothing is said of what is lost", f.Wording)
		}
		path := filepath.Join(b.folder, "out", "event")
		d.Path.SetText(path)
		b.press(fyne.KeyReturn, 0)
		if b.dialogs.count != 0 {
			t.Fatalf("%s was not written", f.Wording)
		}
		o, err := files.Open(path+f.Ending, systems.Reports())
		if err != nil {
			t.Fatalf("%s: %v", f.Wording, err)
		}
		s := o.Tournament.Sections[0]
		if len(s.Teams) != teams || len(s.Rounds) != rounds || s.Kind != model.TeamEvent {
			t.Errorf("%s: %d teams, %d rounds", f.Wording, len(s.Teams), len(s.Rounds))
		}
	}
}

// TestCopyDoesNotReplaceTheEventItself refuses the event's own file.
func TestCopyDoesNotReplaceTheEventItself(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	if err := b.documents.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	d := b.exporter().Show()
	d.Form.SetSelectedIndex(2)
	if d.Path.Text == path {
		t.Error("the event's own file is suggested")
	}
	d.Path.SetText(path)
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 1 {
		t.Error("the event's own file was overwritten")
	}
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the file has changed")
	}
	b.press(fyne.KeyEscape, 0)
}

// TestAFileIsCalledWhatItIs: what is no report file is not written under the name of one.
func TestAFileIsCalledWhatItIs(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	d := b.exporter().Show()
	for i, f := range exchange.Formats() {
		if f.Ending == ".wallchart" {
			d.Form.SetSelectedIndex(i)
		}
	}
	d.Path.SetText(filepath.Join(b.folder, "event.TRF"))
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(d.Path.Text); err == nil || !strings.Contains(d.Dialog.Said(), ".wallchart") {
		t.Errorf("it is written, or nothing is said: %v, %q", err, d.Dialog.Said())
	}
	d.Path.SetText(filepath.Join(b.folder, "event.dat"))
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(d.Path.Text); err != nil {
		t.Error(err)
	}
}

func TestExchangeOfSeveralSections(t *testing.T) {
	b := rated(t)
	if err := b.Do(addSectionLike(b.state.Section, "Reserve")); err != nil {
		t.Fatal(err)
	}
	d := b.exporter().Show()
	d.Form.SetSelectedIndex(0)
	d.Section.SetSelectedIndex(1)
	if !strings.Contains(filepath.Base(d.Path.Text), "Reserve") || !d.Row.Visible() {
		t.Errorf("the file of the second section is %s", d.Path.Text)
	}
	d.Form.SetSelectedIndex(2)
	if d.Row.Visible() {
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
	b.stage().OpenSample("swiss15.wallchart")
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
	b.stage().OpenSample("swiss15.wallchart")
	var jobs []func() func()
	stopped := map[int]bool{}
	x := b.exporter()
	paper := *x.Paper
	paper.Beside = func(_ string, work func(<-chan struct{}) func()) func() {
		n := len(jobs)
		jobs = append(jobs, func() func() { return work(nil) })
		return func() { stopped[n] = true }
	}
	x.Paper = &paper
	d := x.Show()
	path := filepath.Join(b.folder, "open.trf")
	d.Path.SetText(path)
	if b.press(fyne.KeyReturn, 0); b.dialogs.count != 1 || len(d.Content) > 0 {
		t.Fatalf("a file of %d bytes is written before it is made", len(d.Content))
	}
	d.Form.SetSelectedIndex(1)
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
	d := b.usChess().Show()
	file := filepath.Join(b.folder, "notes")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	d.Folder.SetText(filepath.Join(file, "report"))
	if err := d.Write(); err == nil || !strings.Contains(err.Error(), "cannot be written") || d.Writing || b.dialogs.count != 1 {
		t.Errorf("into a file: %v, %d dialogs", err, b.dialogs.count)
	}
	d.Folder.SetText(" ")
	if err := d.Write(); err == nil || d.Writing {
		t.Errorf("without a folder: %v", err)
	}
}
