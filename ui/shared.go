package ui

import (
	"strings"

	"wallchart/arbiter"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/host"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/phones"
)

// sharingOf is this window's desk of a shared event.
func sharingOf(a *App) *desks.Sharing {
	return &desks.Sharing{Window: desks.Window{Doc: func() *wallchart.Doc { return a.doc }, Enter: a.documents.Show,
		File: a.documents.Options(), Folder: a.settings.Folder, Busy: func() bool { return a.busy() || typesIn(a.sheet()) },
		Taken: func(what string, err error) {
			before := a.state.Event
			a.told(nil)
			a.others.Took(before, a.state.Event, what)
			if s, ok := a.screen.(*boards.Rounds); ok {
				s.Fill()
			}
			if !wallchart.Made(err) {
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
			if s, ok := a.screen.(*boards.Rounds); ok && !typesIn(a.sheet()) && s.Hint.Text() != s.Remark() {
				s.Fill() // others have come to another board
			}
		},
		Place: func() (model.ID, int, int) {
			if s, ok := a.screen.(*boards.Rounds); ok && a.doc != nil {
				return s.Place()
			}
			return 0, 0, 0
		},
		Say: func(text string) { a.status.say(text) }, Tell: a.tell, Ask: a.openDialog, Canvas: a.win.Canvas(), Work: a.work,
		Clipboard: a.fyne.Clipboard(),
		Later:     a.settings.Later, Prefs: a.fyne.Preferences(), Inline: a.settings.Inline}}
}

// typesIn tells whether a cell of the table is open.
func typesIn(g *grid.Grid) bool {
	if g == nil {
		return false
	}
	_, _, open := g.Editing()
	return open
}

// phonesOf are the hall's pages of this window's event.
func phonesOf(a *App) *phones.Phones {
	return &phones.Phones{Window: phones.Window{
		Event: func() *model.Tournament {
			if a.doc == nil {
				return nil
			}
			return a.doc.Tournament()
		},
		Path: func() string { return a.doc.Path() }, ReadOnly: func() bool { return a.doc.ReadOnly() },
		Do: func(c journal.Change) error {
			if len(arbiter.Warnings(a.doc.Tournament(), c)) > 0 {
				return arbiter.ErrWarned
			}
			err := a.sharing.Ledger().Do(c)
			a.sharing.Sign()
			if wallchart.Made(err) {
				return nil // what is not on disk yet stands at the foot of the window
			}
			return err
		},
		Show: func(what string) {
			before := a.state.Event
			a.told(nil)
			a.others.Took(before, a.state.Event, what)
			if s, ok := a.screen.(*boards.Rounds); ok {
				s.Fill()
			}
			a.status.say(what)
		},
		Busy:     func() bool { return a.busy() || typesIn(a.sheet()) },
		Language: func() phrase.Language { return host.OnPaper(a.habits.ReportOptions(), a.state).Language },
		Sign: func() {
			if a.doc != nil {
				footOf(a).say()
			}
		},
		Say: func(text string) { a.status.say(text) }, Tell: a.tell, Ask: a.openDialog,
		Browse: func(from string, chosen func(path string)) {
			a.settings.Picker.Save(from, []picker.Kind{{Name: words.Say("site.title"), Patterns: []string{"*.html"}}}, chosen)
		},
		Canvas: a.win.Canvas(), Work: a.work, Later: a.settings.Later, Prefs: a.fyne.Preferences(), Inline: a.settings.Inline}}
}

// linesOf are how this event stands with other desks and with the hall, "" where it is alone.
func linesOf(a *App) string {
	return strings.Trim(strings.Join([]string{a.sharing.Line(), a.phones.Line()}, " · "), " ·")
}
