package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"wallchart/assets/samples"
	"wallchart/ui/documents"
	"wallchart/ui/kit/controls"
	"wallchart/ui/windowtest"
)

// startWindow is a window as its start screen sees it, with two ways to begin and two events.
type startWindow struct {
	startHost
	on                   fyne.Canvas
	ran, opened, sampled []string
	resting              bool
}

func (w *startWindow) begin() []*Command {
	return []*Command{{ID: "file.new", Icon: theme.DocumentCreateIcon}, {ID: "file.open", Icon: theme.FolderOpenIcon}}
}
func (w *startWindow) run(c *Command)    { w.ran = append(w.ran, c.ID) }
func (w *startWindow) unsaved() []string { return []string{"state/Left.wallchart"} }
func (w *startWindow) recent() []documents.Known {
	return []documents.Known{{Path: "Documents/Open.wallchart", Own: true}}
}
func (w *startWindow) look(documents.Known, func(documents.Seen)) {}
func (w *startWindow) open(path string)                           { w.opened = append(w.opened, path) }
func (w *startWindow) sample(file string)                         { w.sampled = append(w.sampled, file) }
func (w *startWindow) canvas() fyne.Canvas                        { return w.on }
func (w *startWindow) rests() bool                                { return w.resting }

// TestTheStartScreenNeedsItsDeskAlone: the keyboard begins on the event opened last,
// goes from line to line, and opens; what the lines do is the desk's.
func TestTheStartScreenNeedsItsDeskAlone(t *testing.T) {
	windowtest.NewApp(t)
	w := test.NewTempWindow(t, nil)
	h := &startWindow{on: w.Canvas()}
	s := newStartScreen(h)
	w.SetContent(s.scroll)
	w.Resize(fyne.NewSize(1000, 650))
	if len(s.links) != 4+len(samples.All) {
		t.Fatalf("%d lines for 2 commands, 2 events and %d samples", len(s.links), len(samples.All))
	}
	press := func(k fyne.KeyName) { w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k}) }
	on := func() string { return w.Canvas().Focused().(*controls.Button).Text }
	if s.goTo(s.first); on() != "Open" {
		t.Fatalf("the keyboard begins on %q", on())
	}
	press(fyne.KeyReturn)
	press(fyne.KeyUp)
	press(fyne.KeyReturn)
	for range 9 {
		press(fyne.KeyUp)
	}
	press(fyne.KeyReturn)
	s.goTo(len(s.links) - 1)
	press(fyne.KeyReturn)
	last := samples.All[len(samples.All)-1].File
	if len(h.opened) != 2 || h.opened[0] != "Documents/Open.wallchart" || h.opened[1] != "state/Left.wallchart" ||
		len(h.ran) != 1 || h.ran[0] != "file.new" || len(h.sampled) != 1 || h.sampled[0] != last {
		t.Errorf("opened %v, ran %v, sampled %v", h.opened, h.ran, h.sampled)
	}
	down := &fyne.KeyEvent{Name: fyne.KeyDown}
	if !s.key(down) || on() != "Open" || s.key(&fyne.KeyEvent{Name: fyne.KeyTab}) {
		t.Error("from nowhere the arrows do not find the way back")
	}
	if h.resting = true; s.key(down) {
		t.Error("the start screen takes keys while it rests")
	}
}
