package ui

import (
	"strings"
	"time"

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
	s := &desks.Sharing{Host: windowDesk{windowHost{a}}, File: a.documents.Options(), Folder: a.settings.Folder, Work: a.work,
		Clock: func() time.Time { return a.settings.Now() }}
	if a.settings.Inline {
		s.Looks = func(now func()) { a.news = now }
	}
	return s
}

// windowDesk is the window as the desk of a shared event sees it.
type windowDesk struct{ windowHost }

func (w windowDesk) Doc() *wallchart.Doc       { return w.a.doc }
func (w windowDesk) Enter(doc *wallchart.Doc)  { w.a.documents.Show(doc) }
func (w windowDesk) Clipboard() fyne.Clipboard { return w.a.fyne.Clipboard() }

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
	return &phones.Phones{Host: windowPhones{windowHost{a}}, Work: a.work, Inline: a.settings.Inline}
}

// windowPhones is the window as the hall's pages see it.
type windowPhones struct{ windowHost }

func (w windowPhones) Event() *model.Tournament {
	if w.a.doc == nil {
		return nil
	}
	return w.a.doc.Tournament()
}

func (w windowPhones) Path() string              { return w.a.doc.Path() }
func (w windowPhones) ReadOnly() bool            { return w.a.doc.ReadOnly() }
func (w windowPhones) Language() phrase.Language { return host.OnPaper(w.Options(), w.Now()).Language }

func (w windowPhones) Enter(c journal.Change) error {
	if len(arbiter.Warnings(w.a.doc.Tournament(), c)) > 0 {
		return arbiter.ErrWarned
	}
	err := w.a.sharing.Ledger().Do(c)
	w.a.sharing.Sign()
	if wallchart.Made(err) {
		return nil // what is not on disk yet stands at the foot of the window
	}
	return err
}

func (w windowPhones) Show(what string) {
	w.a.showOthers(what)
	w.Say(what)
}

func (w windowPhones) Sign() {
	if w.a.doc != nil {
		footOf(w.a).say()
	}
}

func (w windowPhones) Browse(from string, chosen func(path string)) {
	w.a.settings.Picker.Save(from, []picker.Kind{{Name: words.Say("site.title"), Patterns: []string{"*.html"}}}, chosen)
}

// linesOf are how this event stands with other desks and with the hall, "" where it is alone.
func linesOf(a *App) string {
	return strings.Trim(strings.Join([]string{a.sharing.Line(), a.phones.Line()}, " · "), " ·")
}
