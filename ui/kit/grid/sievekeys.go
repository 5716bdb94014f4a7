package grid

import "fyne.io/fyne/v2"

// sieveKeys are the keys in the field of a filter.
type sieveKeys struct{ g *Grid }

func (sieveKeys) gained() {}

// lost leaves the filter as it is.
func (k sieveKeys) lost() {
	if k.g.order.typing != "" {
		k.g.closeSieve(true)
	}
}

func (sieveKeys) shortcut(fyne.Shortcut) bool { return false }

// key ends the filter: Enter and Down go to the rows, Tab to the next column's
// filter, and Escape takes the text away.
func (k sieveKeys) key(ev *fyne.KeyEvent) bool {
	g := k.g
	col := g.table.Column(g.order.typing)
	switch ev.Name {
	case fyne.KeyEscape:
		g.sieve.SetText("")
		g.closeSieve(false)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		g.closeSieve(false)
		if col >= 0 && len(g.table.Rows) > 0 {
			g.moveTo(0, col, false)
		}
	case fyne.KeyTab:
		if g.shifted() {
			col--
		} else {
			col++
		}
		if col >= 0 && col < len(g.table.Columns) {
			g.editFilter(col)
		}
	case fyne.KeyF3:
		g.TypedKey(ev)
	default:
		return false
	}
	return true
}
