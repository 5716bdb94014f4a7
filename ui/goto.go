package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// # Where the keyboard is
//
// Tab goes from control to control and, in a table, from cell to cell. The parts
// of the window below are gone through with Ctrl+Tab, out of a table too;
// sections with Ctrl+PgUp and Ctrl+PgDn, rounds with Alt+Left and Alt+Right.

// parts are the parts of the window that the keyboard can be on now, each as its
// controls, in reading order.
func (a *App) parts() [][]fyne.Focusable {
	all := [][]fyne.Focusable{controls.Focusables(a.bar)}
	if a.doc == nil {
		all = append(all, controls.Focusables(a.body))
	} else {
		main := a.screen.focus()
		head := slices.DeleteFunc(controls.Focusables(a.screen.object()), func(f fyne.Focusable) bool { return f == main })
		all = append(all, controls.Focusables(a.sections.whole), controls.Focusables(a.tabs.row),
			head, []fyne.Focusable{main}, []fyne.Focusable{a.why.scroll})
	}
	return slices.DeleteFunc(all, func(p []fyne.Focusable) bool { return len(p) == 0 || p[0] == nil })
}

// turnPane goes to the next part of the window, or with -1 to the one before.
func (a *App) turnPane(by int) {
	all, at := a.parts(), 0
	now := a.win.Canvas().Focused()
	for i, p := range all {
		if slices.Contains(p, now) {
			at = i + by
		}
	}
	to := all[(at+len(all))%len(all)]
	first := to[0]
	for i, s := range screens() { // of the tabs the one that is shown
		if a.doc != nil && s.id == a.shown && first == fyne.Focusable(a.tabs.buttons[0]) {
			first = a.tabs.buttons[i]
		}
	}
	a.win.Canvas().Focus(first)
}

func (a *App) whyOneSection() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	if len(a.state.Event.Sections) < 2 {
		return words.Say("why.no.section.other")
	}
	return ""
}

// turnSection shows the next section, after the last one the first.
func (a *App) turnSection(by int) {
	all := a.state.Event.Sections
	i := slices.Index(all, a.state.Section)
	a.showSection(all[(i+by+len(all))%len(all)].ID)
}

// turnRound shows the next round, or the one before: its boards, or where there
// are standings these after the round.
func (a *App) turnRound(by int) {
	last := len(a.state.Section.Rounds)
	if _, ok := a.screen.(*tableScreen); ok {
		last = a.state.lastRound()
		if to := a.state.After + by; a.canTurn(to, last) {
			a.showAfter(to)
		}
		return
	}
	if a.shown != "rounds" {
		a.onRounds()
		return
	}
	s := a.onRounds()
	if a.canTurn(s.round+by, last) {
		s.turnTo(s.round + by)
	}
}

// canTurn tells whether there is such a round, and says so if there is none.
func (a *App) canTurn(to, last int) bool {
	switch {
	case to < 1:
		a.status.say(words.Say("why.no.round.previous"))
	case to > last:
		a.status.say(words.Say("why.no.round.next", last))
	default:
		return true
	}
	return false
}
