package ui

import "fyne.io/fyne/v2"

// sampleHistory shows what the fourth has done, in the panel and beside the pointer.
func (a *stage) sampleHistory() {
	a.rows(3, 3)
	a.navigation.history()
	if who := a.navigation.marked(); len(who) > 0 {
		a.pointer.show(who[0], fyne.NewPos(360, 280))
	}
}
