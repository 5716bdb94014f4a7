package ui

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/picker"
	"wallchart/ui/work"
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
	f := test.NewTempApp(t)
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
	return &robot{stage{a}, t, folder}, thread
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
	if err := os.WriteFile(list, []byte("Name;Rating\nAsh, A;1432\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	first := true
	b, thread := slowly(t, Settings{Picker: answers{path: list}, lists: func(path string, j *work.Job) (*source, error) {
		if first {
			first = false
			j.Progress(1, 4)
			begun <- true
			<-blocked
		}
		return openList(path, j)
	}})
	b.openSample("club.wallchart")
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
	until(thread, func() bool { return question[*importDialog](b) != nil })
	if b.doc.Tournament() != before || b.doc.UndoLabel().String() != "" {
		t.Error("the event has changed")
	}
	if n := b.dialogs.count; n != 1 {
		t.Errorf("%d dialogs are open", n)
	}
	question[*importDialog](b).dialog.Accept()
	if got := len(b.state.Section.Players) - len(before.Sections[0].Players); got != 1 {
		t.Errorf("%d players came", got)
	}
}
