package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// TestKeysOfADialogInItsEntries: Enter confirms and Escape leaves from every entry of one line, wherever it stands, without a word of it.
func TestKeysOfADialogInItsEntries(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, widget.NewLabel(""))
	own := NewEntry()
	asked := 0
	own.OnKey = func(k *fyne.KeyEvent) bool { asked++; return true }
	entries := []*Entry{NewEntry(), NewEntry(), NewEntry()}
	content := container.NewBorder(entries[0], own, nil, nil,
		container.NewHSplit(container.NewVScroll(container.NewVBox(entries[1])), entries[2]))
	for n, e := range entries {
		for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape} {
			d := NewDialog(w.Canvas(), "Title", content, "Do it", "Cancel")
			done := 0
			d.Confirm = func() error { done++; return nil }
			d.Show(fyne.NewSize(300, 300), e)
			e.TypedKey(&fyne.KeyEvent{Name: key})
			if d.Open() || (done == 1) != (key == fyne.KeyReturn) {
				t.Errorf("%s in entry %d: open %v, confirmed %d times", key, n, d.Open(), done)
			}
			for _, e := range entries {
				e.OnKey, e.OnShortcut = nil, nil // the next dialog is another one
			}
		}
	}
	own.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if asked != 1 {
		t.Error("an entry with keys of its own has lost them")
	}
}
