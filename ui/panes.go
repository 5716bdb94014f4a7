package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/controls"
)

// # Where the keyboard is
//
// Tab goes from control to control and, in a table, from cell to cell. The parts
// of the window below are gone through with Ctrl+Tab, out of a table too;
// sections with Ctrl+PgUp and Ctrl+PgDn, rounds with Alt+Left and Alt+Right.

// parts are the parts of the window that the keyboard can be on now, each as its
// controls, in reading order.
func (n *navigation) parts() [][]fyne.Focusable {
	all := [][]fyne.Focusable{controls.Focusables(n.buttons())}
	if n.Now().Event == nil {
		all = append(all, controls.Focusables(n.below()))
	} else {
		main := n.screen.Focus()
		head := slices.DeleteFunc(controls.Focusables(n.screen.Object()), func(f fyne.Focusable) bool { return f == main })
		all = append(all, controls.Focusables(n.sections.whole), controls.Focusables(n.tabs.row),
			controls.Focusables(n.noticed()), head, []fyne.Focusable{main}, []fyne.Focusable{n.why.Scroll})
		if n.health != nil {
			all = append(all, controls.Focusables(n.health.Rows))
		}
	}
	return slices.DeleteFunc(all, func(p []fyne.Focusable) bool { return len(p) == 0 || p[0] == nil })
}

// turnPane goes to the next part of the window, or with -1 to the one before.
func (n *navigation) turnPane(by int) {
	all, at := n.parts(), 0
	now := n.Canvas().Focused()
	for i, p := range all {
		if slices.Contains(p, now) {
			at = i + by
		}
	}
	to := all[(at+len(all))%len(all)]
	first := to[0]
	for i, id := range n.tabs.names { // of the tabs the one that is shown
		if n.Now().Event != nil && id == n.shown && first == fyne.Focusable(n.tabs.buttons[0]) {
			first = n.tabs.buttons[i]
		}
	}
	n.Canvas().Focus(first)
}
