package ui

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/must"
	"wallchart/ui/entry"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/work"
	"wallchart/ui/paper"
	"wallchart/ui/windowtest"
)

// answers is a picker that names one file.
type answers struct {
	noPicker
	path string
}

func (p answers) Open(_ []picker.Kind, answer func(string)) { answer(p.path) }

// slowly is a robot whose window leaves long work to goroutines; what they hand back is
// done when the test says so, on its own thread, as in the real window.
func slowly(t *testing.T, s Settings) (b *robot, thread chan func()) {
	t.Helper()
	f := windowtest.NewApp(t)
	folder := t.TempDir()
	thread = make(chan func(), 1000)
	s.Folder, s.State, s.Version, s.Later = folder, filepath.Join(folder, "state"), "test", func(f func()) { thread <- f }
	s.Now = func() time.Time { return time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC) }
	if s.Picker == nil {
		s.Picker = noPicker{}
	}
	a := New(f, s)
	a.win.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() {
		if a.doc != nil {
			a.documents.Close()
		}
		a.settings.among.memory.Settle()
	})
	return &robot{a, t, folder}, thread
}

// until does what comes back until something holds.
func until(thread chan func(), holds func() bool) {
	for !holds() {
		(<-thread)()
	}
}

// TestTheWindowAnswersDuringAnImport: the file's reader does not return. The window
// shows that it reads, moves on as it is told, and Escape gives the import up: the
// event is as it was, and the next import works.
func TestTheWindowAnswersDuringAnImport(t *testing.T) {
	blocked, begun := make(chan bool), make(chan bool, 1)
	list := filepath.Join(t.TempDir(), "list.csv")
	must.Do(t, os.WriteFile(list, []byte("Name;Rating\nAsh, A;1432\n"), 0o600))
	first := true
	b, thread := slowly(t, Settings{Picker: answers{path: list}, lists: func(path string, j *work.Job) (*entry.Source, error) {
		if first {
			first = false
			j.Progress(1, 4)
			begun <- true
			<-blocked
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		return entry.ReadList(filepath.Base(path), raw)
	}})
	b.stage().OpenSample("club.wallchart")
	before := b.doc.Tournament()
	b.run(b.command("section.import"))
	<-begun
	b.show("standings")
	if b.shown != "standings" {
		t.Error("another screen cannot be shown meanwhile")
	}
	if b.run(b.command("file.new")); b.assistant() != nil {
		t.Error("something else is begun meanwhile")
	}
	until(thread, func() bool { return b.dialogs.top() != nil })
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Fatalf("stopped, %d dialogs are open", b.dialogs.count)
	}
	if b.run(b.command("file.new")); b.assistant() == nil {
		t.Error("stopped, nothing else can be begun")
	}
	b.press(fyne.KeyEscape, 0)
	close(blocked) // the reader comes back after all, to nobody
	b.run(b.command("section.import"))
	until(thread, func() bool { return b.dialogs.top() != nil })
	if b.doc.Tournament() != before || b.doc.UndoLabel().String() != "" {
		t.Error("the event has changed")
	}
	if n := b.dialogs.count; n != 1 {
		t.Errorf("%d dialogs are open", n)
	}
	b.dialogs.top().Accept()
	if got := len(b.state.Section.Players) - len(before.Sections[0].Players); got != 1 {
		t.Errorf("%d players came", got)
	}
}

// gated makes a form of exporting wait: begun is told that it is at work, and it goes on when blocked is closed.
func gated(t *testing.T, name string) (begun, blocked chan bool) {
	t.Helper()
	all := formats.All
	t.Cleanup(func() { formats.All = all })
	formats.All = slices.Clone(all)
	begun, blocked = make(chan bool, 10), make(chan bool)
	for i, k := range all {
		if k.Name == name {
			formats.All[i].Write = func(w io.Writer, doc table.Document, s formats.Sheet) error {
				begun <- true
				<-blocked
				return k.Write(w, doc, s)
			}
		}
	}
	return begun, blocked
}

// TestTheWindowAnswersDuringAnExport: the form does not get done. The window shows that it writes and answers meanwhile; a
// file that is stopped, or whose dialog is closed, is not there, and neither is a part of it. Then the same file comes out
// as from the form itself.
func TestTheWindowAnswersDuringAnExport(t *testing.T) {
	b, thread := slowly(t, Settings{})
	b.stage().OpenSample("club.wallchart")
	form, _ := formats.ByName("csv")
	begun, blocked := gated(t, form.Name)
	out := t.TempDir()
	path := filepath.Join(out, "club.csv")
	there := func() []os.DirEntry { all, _ := os.ReadDir(out); return all }
	export := func() *paper.Export {
		b.run(b.command("print.export"))
		e := question[*paper.Export](b)
		for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
			if entry, ok := o.(*controls.Entry); ok {
				entry.SetText(path)
			}
		}
		b.dialogs.top().Accept()
		<-begun
		return e
	}
	e := export()
	if b.show("standings"); b.shown != "standings" {
		t.Error("another screen cannot be shown meanwhile")
	}
	b.dialogs.top().Accept() // once more: nothing is begun a second time
	until(thread, func() bool { return b.dialogs.top().Of != any(e) })
	b.press(fyne.KeyEscape, 0) // stops it
	if question[*paper.Export](b) != e {
		t.Fatal("stopped, the export is not asked about any more")
	}
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Fatalf("closed, %d dialogs are open", b.dialogs.count)
	}
	export()
	b.press(fyne.KeyEscape, 0) // closes the dialog before it is shown how far the work is
	close(blocked)             // both come back after all, to nobody
	until(thread, func() bool { return b.dialogs.count == 0 })
	if left := there(); len(left) > 0 || len(begun) > 0 {
		t.Fatalf("stopped, there are %v; %d more are begun", left, len(begun))
	}
	export()
	until(thread, func() bool { return b.dialogs.count == 0 })
	got, err := os.ReadFile(path)
	if err != nil || len(there()) != 1 || !strings.Contains(b.status.left.Text, path) {
		t.Fatalf("there are %v, %v; it says %q", there(), err, b.status.left.Text)
	}
	about, o := b.paper.Subject(), b.paper.Options()
	o.Round = about.Round
	var docs []table.Document
	for _, r := range reports.For(about.Section) {
		if r.Usual {
			doc := must.Have(r.Document(about.Standings, o))(t)
			docs = append(docs, doc)
		}
	}
	var want bytes.Buffer
	if err := form.Write(&want, report.Join(docs...), b.paper.Sheet()); err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("written is %d bytes, want %d, %v", len(got), want.Len(), err)
	}
}

// TestTheWindowAnswersDuringPrinting: while the pages are made, another screen is shown; stopped, no pages are left and no
// program opens, and the folder they were for is gone.
func TestTheWindowAnswersDuringPrinting(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"TMPDIR", "TEMP", "TMP"} {
		t.Setenv(name, folder)
	}
	var opened atomic.Int32
	b, thread := slowly(t, Settings{Outside: func(string) error { opened.Add(1); return nil }})
	b.stage().OpenSample("club.wallchart")
	begun, blocked := gated(t, "pdf")
	pages := func() []string { all, _ := filepath.Glob(filepath.Join(folder, "wallchart-print-*")); return all }
	b.press(fyne.KeyP, fyne.KeyModifierShortcutDefault)
	<-begun
	if b.show("standings"); b.shown != "standings" {
		t.Error("another screen cannot be shown meanwhile")
	}
	until(thread, func() bool { return b.dialogs.top() != nil })
	b.press(fyne.KeyEscape, 0)
	close(blocked)
	until(thread, func() bool { return len(pages()) == 0 || strings.Contains(b.status.left.Text, folder) })
	if len(pages()) > 0 || opened.Load() > 0 || b.dialogs.count != 0 {
		t.Errorf("stopped, %d files are opened, %d dialogs are open", opened.Load(), b.dialogs.count)
	}
	b.press(fyne.KeyP, fyne.KeyModifierShortcutDefault)
	until(thread, func() bool { return b.dialogs.count == 0 })
	if len(pages()) != 1 {
		t.Errorf("printed are %v", pages())
	}
}
