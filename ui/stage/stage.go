// Package stage is the window for pictures and tests: with all its rooms at hand, to put it into a state by other ways than
// its user has.
package stage

import (
	"time"

	"fyne.io/fyne/v2"

	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/documents"
	"wallchart/ui/entry"
	"wallchart/ui/exchange"
	"wallchart/ui/explain"
	"wallchart/ui/hall"
	"wallchart/ui/health"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/paper"
	"wallchart/ui/people"
	"wallchart/ui/phones"
	"wallchart/ui/ratings"
	"wallchart/ui/season"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
	"wallchart/ui/typing"
)

// Window is a window as it is furnished now; in another language it is furnished anew.
type Window struct {
	host.Host
	App    fyne.App
	Win    fyne.Window
	Folder string // where it keeps what has no place of its own
	Clock  func() time.Time

	Show    func(screen string)       // changes to another screen
	Screen  func() host.Screen        // the one that is shown
	Start   func()                    // shows the start screen
	Failed  func(err error)           // shows what stands in the place of a screen that cannot be shown
	Dialogs func() []*controls.Dialog // those that are open, the top one last
	Rounds  func() *boards.Rounds     // shows the rounds
	Players func() *people.Players    // shows the players

	Boards  *boards.Dialogs
	Pairer  *boards.Pairer
	Others  *boards.Others
	Results *typing.Results
	People  *people.Dialogs
	Tables  *tables.Dialogs
	Lists   func() tables.OwnLists
	Health  *health.List
	Pointer *explain.Pointer

	Beginner func() entry.Beginner
	Importer func() entry.Importer
	Paste    func() entry.Paste

	Exporter func() exchange.Exporter
	USChess  func() exchange.USChess
	Versions func() exchange.Versions

	Settings  *settings.Dialogs
	Habits    *settings.Habits
	Programs  func() settings.Preferences // what is set for all events
	Documents *documents.Documents
	Paper     *paper.Desk
	Ratings   *ratings.Desk
	Installed *ratings.Lists
	Season    func() *season.Desk
	Sharing   *desks.Sharing
	Phones    *phones.Phones
	Hall      *hall.Hall
}
