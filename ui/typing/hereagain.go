package typing

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/host"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
)

// HereAgain is undo and redo in a dialog with a table: of what was done since it was
// opened, and of nothing that was done before.
type HereAgain struct {
	Grid   *grid.Grid
	past   host.Past // nil where nothing is known of steps
	show   func()    // shows the table as it is then
	floor  int       // the last step when it was opened
	at     int       // the last step after the last undo
	undone int       // those that can be done again
}

// NewHereAgain begins with what was done so far; show brings the table up to date.
func NewHereAgain(p host.Past, g *grid.Grid, show func()) HereAgain {
	h := HereAgain{Grid: g, past: p, show: show}
	if p != nil {
		h.floor = p.Last()
	}
	return h
}

// Again undoes the last step, or with forth makes the one that was undone again.
func (h *HereAgain) Again(forth bool) {
	switch {
	case h.past == nil, !h.Grid.Commit(), !forth && h.Grid.TakeBack():
		return
	case forth && h.undone > 0 && h.past.Last() == h.at:
		h.past.Redo()
		h.undone--
	case !forth && h.past.Last() > h.floor:
		if h.past.Last() != h.at { // something has been done since
			h.undone = 0
		}
		h.past.Undo()
		h.undone++
	default:
		return
	}
	h.at = h.past.Last()
	h.show()
}

// Keys are undo and redo by key, where no menu has them first; all else is another's.
func (h *HereAgain) Keys(other func(fyne.Shortcut)) func(fyne.Shortcut) {
	return func(s fyne.Shortcut) {
		switch s.ShortcutName() {
		case menus.Key{Name: fyne.KeyZ, Ctrl: true}.Shortcut().ShortcutName():
			h.Again(false)
		case menus.Key{Name: fyne.KeyY, Ctrl: true}.Shortcut().ShortcutName(),
			menus.Key{Name: fyne.KeyZ, Ctrl: true, Shift: true}.Shortcut().ShortcutName():
			h.Again(true)
		default:
			other(s)
		}
	}
}
