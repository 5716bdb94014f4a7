package grid

import "fyne.io/fyne/v2"

// sieveKeys are the keys in the field of a filter.
type sieveKeys struct {
	arranging *Arranging
	keyboard  *Keyboard
}

func (sieveKeys) gained() {}

// lost leaves the filter as it is.
func (k sieveKeys) lost() {
	if k.arranging.contents.order.typing != "" {
		k.arranging.closeSieve(true)
	}
}

func (sieveKeys) shortcut(fyne.Shortcut) bool { return false }

// key ends the filter: Enter and Down go to the rows, Tab to the next column's
// filter, and Escape takes the text away.
func (k sieveKeys) key(ev *fyne.KeyEvent) bool {
	a := k.arranging
	col := a.contents.table.Column(a.contents.order.typing)
	switch ev.Name {
	case fyne.KeyEscape:
		a.sieve.SetText("")
		a.closeSieve(false)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		a.closeSieve(false)
		if col >= 0 && len(a.contents.table.Rows) > 0 {
			a.selection.moveTo(0, col, false)
		}
	case fyne.KeyTab:
		if k.keyboard.shifted() {
			col--
		} else {
			col++
		}
		if col >= 0 && col < len(a.contents.table.Columns) {
			a.editFilter(col)
		}
	case fyne.KeyF3:
		k.keyboard.typedKey(ev)
	default:
		return false
	}
	return true
}
