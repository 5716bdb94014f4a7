package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/files"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/ui/exchange"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// where is the line of the export that says where the file goes.
func (b *robot) where() *controls.Entry { return asked[*controls.Entry](b)[0] }

// TestEventIsWrittenForAnotherProgram writes every form there is and opens it
// again.
func TestEventIsWrittenForAnotherProgram(t *testing.T) {
	for i, f := range exchange.Formats() {
		if f.Wording == "" {
			continue // TestEventIsWrittenForAnOffice
		}
		b := open(t)
		b.stage().OpenSample("lothian.wallchart")
		teams, rounds := len(b.state.Section.Teams), len(b.state.Section.Rounds)
		b.run(b.command("print.exchange"))
		b.choice("exchange.form").SetSelectedIndex(i)
		if labels(asked[*container.Scroll](b)[0].Content)[0] == "" {
			t.Errorf("%s: nothing is said of what is lost", f.Wording)
		}
		path := filepath.Join(b.folder, "out", "event")
		b.where().SetText(path)
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
	must.Do(t, b.documents.SaveAs(path))
	before, _ := os.ReadFile(path)
	b.exporter().Show()
	b.choice("exchange.form").SetSelectedIndex(2)
	if b.where().Text == path {
		t.Error("the event's own file is suggested")
	}
	b.where().SetText(path)
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
	b.exporter().Show()
	for i, f := range exchange.Formats() {
		if f.Ending == ".wallchart" {
			b.choice("exchange.form").SetSelectedIndex(i)
		}
	}
	b.where().SetText(filepath.Join(b.folder, "event.TRF"))
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(b.where().Text); err == nil || !strings.Contains(b.dialogs.top().Said(), ".wallchart") {
		t.Errorf("it is written, or nothing is said: %v, %q", err, b.dialogs.top().Said())
	}
	path := filepath.Join(b.folder, "event.dat")
	b.where().SetText(path)
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

func TestExchangeOfSeveralSections(t *testing.T) {
	b := rated(t)
	must.Do(t, b.Do(addSectionLike(b.state.Section, "Reserve")))
	b.exporter().Show()
	b.choice("exchange.form").SetSelectedIndex(0)
	b.choice("exchange.section").SetSelectedIndex(1)
	if !strings.Contains(filepath.Base(b.where().Text), "Reserve") || len(visibleIn[*controls.Select](b.win.Canvas().Overlays().Top())) != 2 {
		t.Errorf("the file of the second section is %s", b.where().Text)
	}
	b.choice("exchange.form").SetSelectedIndex(2)
	if len(visibleIn[*controls.Select](b.win.Canvas().Overlays().Top())) != 1 {
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
	x.Show()
	path := filepath.Join(b.folder, "open.trf")
	b.where().SetText(path)
	b.press(fyne.KeyReturn, 0)
	if _, err := os.Stat(path); err == nil || b.dialogs.count != 1 {
		t.Fatal("a file is written before it is made")
	}
	b.choice("exchange.form").SetSelectedIndex(1)
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
	b.usChess().Show()
	b.fillsReport()
	file := filepath.Join(b.folder, "notes")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	b.folderOf(filepath.Join(file, "report"))
	b.press(fyne.KeyReturn, 0)
	if text, _ := b.dialogText(); !strings.Contains(text, "cannot be written") || b.dialogs.count != 1 {
		t.Errorf("into a file: %q, %d dialogs", text, b.dialogs.count)
	}
	b.folderOf(" ")
	b.press(fyne.KeyReturn, 0)
	if text, _ := b.dialogText(); !strings.Contains(text, words.Say("uschess.noFolder")) || b.dialogs.count != 1 {
		t.Errorf("without a folder: %q, %d dialogs", text, b.dialogs.count)
	}
}
