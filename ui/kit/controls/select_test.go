package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/words"
)

// TestAnUnansweredSelect speaks the language of the window; the toolkit's own said "(Select one)" in all of them.
func TestAnUnansweredSelect(t *testing.T) {
	test.NewTempApp(t)
	for code, want := range map[string]string{"de": "(wählen)", "fr": "(choisir)"} {
		words.Speak(code)
		if got := NewSelect([]string{"1-0"}, nil).PlaceHolder; got != want {
			t.Errorf("in %s it says %q", code, got)
		}
	}
	words.Speak("en")
}

// TestAListShowsWhatWasChosenBeforeItHadRoom: a dialog chooses a line before it is laid out.
func TestAListShowsWhatWasChosenBeforeItHadRoom(t *testing.T) {
	test.NewTempApp(t)
	l := NewList(func() int { return 100 }, func() fyne.CanvasObject { return widget.NewLabel("line") },
		func(widget.ListItemID, fyne.CanvasObject) {})
	w := test.NewTempWindow(t, container.NewStack(l))
	l.Resize(fyne.NewSize(200, 0))
	l.ScrollTo(50)
	w.Resize(fyne.NewSize(200, 300))
	row := widget.NewLabel("line").MinSize().Height + theme.Padding()
	if top, bottom := l.GetScrollOffset(), l.GetScrollOffset()+l.Size().Height; top > 50*row || bottom < 51*row-theme.Padding() {
		t.Errorf("line 50, from %g to %g, is not in sight: shown is %g to %g", 50*row, 51*row, top, bottom)
	}
}
