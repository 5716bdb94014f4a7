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

// TestTheStartScreenNeedsItsDeskAlone: the keyboard begins on the event opened last,
// goes from line to line, and opens; what the lines do is the desk's.
func TestTheStartScreenNeedsItsDeskAlone(t *testing.T) {
	windowtest.NewApp(t)
	w := test.NewTempWindow(t, nil)
	var ran, opened, sampled []string
	resting := false
	s := newStartScreen(startHost{
		begin:   []*Command{{ID: "file.new", Icon: theme.DocumentCreateIcon}, {ID: "file.open", Icon: theme.FolderOpenIcon}},
		run:     func(c *Command) { ran = append(ran, c.ID) },
		unsaved: []string{"state/Left.wallchart"}, recent: []documents.Known{{Path: "Documents/Open.wallchart", Own: true}},
		look: func(documents.Known, func(documents.Seen)) {},
		open: func(path string) { opened = append(opened, path) }, sample: func(file string) { sampled = append(sampled, file) },
		canvas: w.Canvas(), rests: func() bool { return resting }})
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
	if len(opened) != 2 || opened[0] != "Documents/Open.wallchart" || opened[1] != "state/Left.wallchart" ||
		len(ran) != 1 || ran[0] != "file.new" || len(sampled) != 1 || sampled[0] != last {
		t.Errorf("opened %v, ran %v, sampled %v", opened, ran, sampled)
	}
	down := &fyne.KeyEvent{Name: fyne.KeyDown}
	if !s.key(down) || on() != "Open" || s.key(&fyne.KeyEvent{Name: fyne.KeyTab}) {
		t.Error("from nowhere the arrows do not find the way back")
	}
	if resting = true; s.key(down) {
		t.Error("the start screen takes keys while it rests")
	}
}
