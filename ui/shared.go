package ui

import (
	"errors"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/ui/grid"
	"wallchart/ui/sharing"
	"wallchart/ui/words"
)

// sharingOf is this window's desk of a shared event.
func sharingOf(a *App) *sharing.Sharing {
	return &sharing.Sharing{Window: sharing.Window{Doc: func() *wallchart.Doc { return a.doc }, Enter: a.documents.Show,
		File: a.documents.Options(), Folder: a.settings.Folder, Busy: func() bool { return a.busy() || typing(a.sheet()) },
		Taken: func(what string, err error) {
			var memory *wallchart.NotOnDisk
			before := a.state.Event
			a.told(nil)
			a.others.took(before, a.state.Event, what)
			if s, ok := a.screen.(*roundScreen); ok {
				s.fill()
			}
			if err != nil && !errors.As(err, &memory) {
				a.tell(words.Say("share.title"), words.Err(err))
			} else if what != "" {
				a.status.say(what)
			}
		},
		Sign: func() {
			if a.doc != nil {
				footOf(a).say()
				a.menus.follow()
			}
			if s, ok := a.screen.(*roundScreen); ok && !typing(a.sheet()) && s.hint.Text() != s.remark() {
				s.fill() // others have come to another board
			}
		},
		Place: func() (model.ID, int, int) {
			if s, ok := a.screen.(*roundScreen); ok && a.doc != nil {
				return s.place()
			}
			return 0, 0, 0
		},
		Say: func(text string) { a.status.say(text) }, Tell: a.tell, Ask: a.openDialog, Canvas: a.win.Canvas(), Work: a.work,
		Clipboard: a.fyne.Clipboard(),
		Later:     a.settings.Later, Prefs: a.fyne.Preferences(), Inline: a.settings.Inline}}
}

// typing tells whether a cell of the table is open.
func typing(g *grid.Grid) bool {
	if g == nil {
		return false
	}
	_, _, open := g.Editing()
	return open
}
