package documents

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/work"
)

// window is where documents are opened: it notes what it is told.
type window struct {
	*Documents
	doc     *wallchart.Doc
	told    []string
	started int
	foreign []string
	asks    bool             // dialogs may open
	asked   *controls.Dialog // the last one
	canvas  fyne.Canvas
}

// around is the window as its documents see it.
type around struct {
	host.Host // nil: documents ask for nothing of it but what is below
	t         *testing.T
	w         *window
}

func (a around) Current() *wallchart.Doc       { return a.w.doc }
func (a around) Use(d *wallchart.Doc)          { a.w.doc = d }
func (a around) Start()                        { a.w.started++ }
func (a around) Enter()                        {}
func (a around) Commit()                       {}
func (a around) Refresh()                      {}
func (a around) Busy() bool                    { return false }
func (a around) Leaving()                      {}
func (a around) Begin(list string)             { a.Say("begins with " + filepath.Base(list)) }
func (a around) Say(text string)               { a.w.told = append(a.w.told, text) }
func (a around) SayWith(text string, _ func()) { a.Say(text) }
func (a around) Tell(_, text string)           { a.Say(text) }
func (a around) Reassure(text string)          { a.Say(text) }
func (a around) Mode(string)                   {}
func (a around) Series(path string)            { a.t.Errorf("the series %s opens", path) }
func (a around) Picker() picker.Picker         { return nil }
func (a around) Foreign() []picker.Kind        { return nil }
func (a around) Outside(string)                {}
func (a around) There(path string) bool        { return a.w.doc != nil && Same(a.w.doc.Path(), path) }
func (a around) Canvas() fyne.Canvas           { return a.w.canvas }

func (a around) SaveFor(path string) bool {
	a.w.foreign = append(a.w.foreign, path)
	return false
}

func (a around) Ask(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	if !a.w.asks {
		a.t.Error("a dialog opens")
	}
	a.w.asked = d
	d.Show(size, focus)
}

// memory is one that is written at once.
func memory(t *testing.T, folder string) *Memory {
	t.Helper()
	m := NewMemory(filepath.Join(folder, "state"))
	m.Inline = true
	return m
}

// alone are documents without a window around them.
func alone(t *testing.T) *window {
	t.Helper()
	test.NewTempApp(t)
	w := &window{canvas: test.NewTempWindow(t, nil).Canvas()}
	folder := t.TempDir()
	w.Documents = &Documents{Window: around{t: t, w: w},
		Folder: filepath.Join(folder, "events"), State: filepath.Join(folder, "state"), Clock: time.Now, Memory: memory(t, folder),
		Work: &work.Worker{Inline: true, Tell: func(_, text string) { t.Error(text) }}}
	return w
}

// TestANewEventIsFoundAgain: it has a file from the beginning, which is among the
// recent ones once it is left.
func TestANewEventIsFoundAgain(t *testing.T) {
	w := alone(t)
	must.Do(t, w.Create(&model.Tournament{Name: "Spring Open"}))
	path := filepath.Join(w.Folder, "Spring Open"+wallchart.Extension)
	if w.doc == nil || w.doc.Path() != path || len(w.told) != 1 || !strings.Contains(w.told[0], path) {
		t.Fatalf("the event is %v; told is %q", w.doc, w.told)
	}
	w.Close()
	if w.doc != nil || w.started != 1 || len(w.Recent()) != 1 || w.Recent()[0].Path != path {
		t.Errorf("closed: %d, recent are %v", w.started, w.Recent())
	}
	w.Open(path)
	if w.doc == nil || w.doc.Tournament().Name != "Spring Open" {
		t.Fatalf("it is not opened again: %q", w.told)
	}
	w.Close()
}

// TestASampleLeavesNothingBehind, and an event that somebody made does.
func TestASampleLeavesNothingBehind(t *testing.T) {
	w := alone(t)
	w.Open("sample:club.wallchart")
	if w.doc == nil || !w.doc.Untitled() {
		t.Fatalf("the sample is not open: %q", w.told)
	}
	w.Close()
	if left := w.Unsaved(); len(left) != 0 {
		t.Errorf("left of the sample: %v", left)
	}
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 1,
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}}}
	must.Do(t, w.OpenNew((&model.Tournament{Name: "Club evening"}).With(s)))
	w.Close()
	if left := w.Unsaved(); len(left) != 1 {
		t.Errorf("left of an event with somebody in it: %v", left)
	}
}

// TestWhatIsNoEventIsToldOrBegins: a list of people begins an event, and nothing
// else takes the place of what is open.
func TestWhatIsNoEventIsToldOrBegins(t *testing.T) {
	w := alone(t)
	folder := t.TempDir()
	for name, text := range map[string]string{"list.csv": "Name;Rating\nBerg, Anna;1432\nCarter, Ben;1210\n", "bad.wallchart": "[]"} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	w.Open(filepath.Join(folder, "list.csv"))
	if !slices.Equal(w.told, []string{"begins with list.csv"}) {
		t.Errorf("of a list is told %q", w.told)
	}
	w.OpenSample("club.wallchart")
	open := w.doc
	w.Open(filepath.Join(folder, "bad.wallchart"))
	w.Open(filepath.Join(folder, "none.wallchart"))
	if w.doc != open || len(w.told) != 3 || !strings.Contains(w.told[2], "none.wallchart") {
		t.Errorf("told is %q", w.told)
	}
	w.Close()
}

// TestOpeningIsGivenUp: a file whose folder does not answer is not waited for. What is
// open stays open, and when the folder answers after all the file is let go.
func TestOpeningIsGivenUp(t *testing.T) {
	w := alone(t)
	path := w.create(t, "Far away")
	w.Close()
	here := w.create(t, "Here")
	gate, thread, rests := make(chan bool), make(chan func(), 10), 0
	at := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	w.Clock = func() time.Time { <-gate; return at } // asked for as the file is locked
	var asked *controls.Dialog
	w.Work = &work.Worker{Later: func(f func()) { thread <- f }, Canvas: w.canvas, Rest: func(by int) { rests += by },
		Ask:  func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) { asked = d; d.Show(size, focus) },
		Tell: func(_, text string) { t.Error(text) }}
	w.Open(path)
	if rests != 1 {
		t.Error("commands do not rest")
	}
	(<-thread)()
	if asked == nil {
		t.Fatal("nothing is shown of it")
	}
	w.canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if rests != 0 {
		t.Error("stopped, commands rest")
	}
	close(gate)
	(<-thread)()
	if w.doc == nil || w.doc.Path() != here || rests != 0 {
		t.Errorf("open is %v", w.doc)
	}
	d, err := wallchart.Open(path, w.Options())
	if err != nil {
		t.Fatalf("the file is still held: %v", err)
	}
	_ = d.Close()
	w.Close()
}

// TestTotalsThatDoNotAgree: a table that fails its own totals is opened when somebody has seen what does not agree and wants it.
func TestTotalsThatDoNotAgree(t *testing.T) {
	w := alone(t)
	w.asks = true
	const table = "No.\tName\t1.Rd\tPts\n1\tAda\t2w1\t1\n2\tBo\t1b0\t%s\n"
	path := filepath.Join(t.TempDir(), "table.txt")
	for score, wrong := range map[string]bool{"0": false, "1": true} {
		must.Do(t, os.WriteFile(path, []byte(strings.Replace(table, "%s", score, 1)), 0o644))
		w.doc, w.asked = nil, nil
		w.Open(path)
		if wrong != (w.asked != nil) || wrong != (w.doc == nil) {
			t.Fatalf("score %s: w.asked %v, open is %v", score, w.asked != nil, w.doc)
		}
		if wrong {
			if err := w.asked.Confirm(); err != nil || w.doc == nil {
				t.Errorf("wanted all the same: %v, open is %v", err, w.doc)
			}
		}
		w.Close()
	}
}
