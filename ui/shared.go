package ui

import (
	"strings"

	"fyne.io/fyne/v2"

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
	return &desks.Sharing{Host: windowDesk{windowHost{a}}, File: a.documents.Options(), Folder: a.settings.Folder, Work: a.work,
		Inline: a.settings.Inline}
}

// windowDesk is the window as the desk of a shared event sees it.
type windowDesk struct{ windowHost }

func (w windowDesk) Doc() *wallchart.Doc       { return w.a.doc }
func (w windowDesk) Enter(doc *wallchart.Doc)  { w.a.documents.Show(doc) }
func (w windowDesk) Busy() bool                { return w.a.busy() || typesIn(w.a.sheet()) }
func (w windowDesk) Clipboard() fyne.Clipboard { return w.a.fyne.Clipboard() }
func (w windowDesk) Later(do func())           { w.a.settings.Later(do) }

func (w windowDesk) Taken(what string, err error) {
	if w.a.showOthers(what); !wallchart.Made(err) {
		w.Tell(words.Say("share.title"), words.Err(err))
	} else if what != "" {
		w.Say(what)
	}
}

func (w windowDesk) Sign() {
	if w.a.doc != nil {
		footOf(w.a).say()
		w.a.menus.follow()
	}
	if s, ok := w.a.screen.(*boards.Rounds); ok && !typesIn(w.a.sheet()) && s.Hint.Text() != s.Remark() {
		s.Fill() // others have come to another board
	}
}

func (w windowDesk) Place() (section model.ID, round, board int) {
	if s, ok := w.a.screen.(*boards.Rounds); ok && w.a.doc != nil {
		return s.Place()
	}
	return 0, 0, 0
}

// showOthers shows what others have done, and on the boards where.
func (a *App) showOthers(what string) {
	before := a.state.Event
	a.told(nil)
	a.others.Took(before, a.state.Event, what)
	if s, ok := a.screen.(*boards.Rounds); ok {
		s.Fill()
	}
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
			a.showOthers(what)
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
