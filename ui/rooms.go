package ui

import (
	"cmp"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/health"
	"wallchart/arbiter/rank"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/choices"
	"wallchart/ui/documents"
	"wallchart/ui/entry"
	"wallchart/ui/exchange"
	"wallchart/ui/hall"
	"wallchart/ui/host"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/notices"
	"wallchart/ui/paper"
	"wallchart/ui/people"
	"wallchart/ui/ratings"
	"wallchart/ui/season"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// Here the window hands out what its rooms need: each screen and each type beside it gets what
// it names, and nothing else of the window.

// screenKind is a screen by its name: "screen."+id are its words.
type screenKind struct {
	id    string
	build func(*App) host.Screen
}

// screens lists the screens in the order of the tabs.
func screens() []screenKind {
	return []screenKind{
		{"players", func(a *App) host.Screen { return people.NewPlayers(windowPlayers{windowHost{a}}) }},
		{"rounds", func(a *App) host.Screen { return boards.NewRounds(windowRounds{windowHost{a}}) }},
		{"crosstable", func(a *App) host.Screen { return tables.NewCrosstable(windowTable{windowHost{a}}) }},
		{"standings", func(a *App) host.Screen { return tables.NewStandings(windowTable{windowHost{a}}) }},
		{"tiebreaks", func(a *App) host.Screen { return tables.NewTieBreaks(windowHost{a}) }},
		{"trophies", func(a *App) host.Screen { return tables.NewTrophies(windowHost{a}) }},
		{"prizes", func(a *App) host.Screen { return tables.NewPrizes(windowHost{a}) }},
		{"log", func(a *App) host.Screen { return tables.NewLog(windowLog{windowHost{a}}) }},
		{"gains", func(a *App) host.Screen { return tables.NewGains(windowHost{a}) }},
	}
}

// screenNames are the names of the screens in the order of the tabs.
func screenNames() []string {
	var names []string
	for _, s := range screens() {
		names = append(names, s.id)
	}
	return names
}

// nextTurn hands a function to the window's next turn; nil where all is done at once, for tests and pictures.
func nextTurn(s Settings) func(func()) {
	if s.Inline {
		return nil
	}
	return s.Later
}

// following is what explanations, menus and buttons follow with what is shown. Several scenes change a window ten times
// before it is looked at.
func following(s Settings, pause time.Duration) work.Soon {
	if s.Inline {
		return work.Soon{Later: s.Turn}
	}
	return work.Soon{Later: s.Later, Pause: pause}
}

// footOf is the line at the foot of a window with an event.
func footOf(a *App) foot {
	return foot{now: func() host.State { return a.state }, trouble: a.doc.Trouble, line: func() string { return linesOf(a) },
		found: func() []health.Finding { return a.health.Found },
		next:  func() string { return a.command("view.problem").Keys[0].String() }, set: a.status.setState}
}

// newDocuments are made once: language and screens change around them.
func (a *App) newDocuments() *documents.Documents {
	return &documents.Documents{Window: windowDocuments{windowHost{a}}, Folder: a.settings.Folder, State: a.settings.State,
		Clock: a.settings.Now, Memory: a.settings.among.memory, Work: a.work,
		Lately: latelyOf(a.settings), Learn: a.settings.among.lists.Known.Learn}
}

// hallOf is that of the second screen.
func hallOf(a *App) hall.Desk {
	options := func() report.Options {
		o := host.OnPaper(a.habits.ReportOptions(), a.state)
		o.Isolated = false // nothing of it leaves the window
		return o
	}
	return hall.Desk{Event: func() *model.Tournament { return a.state.Event }, Options: options, Window: a.fyne.NewWindow,
		Prefs: a.fyne.Preferences(), Now: a.settings.Now, Later: a.work.Later, Still: a.settings.Inline, Quietly: a.work.Quietly,
		Ask: a.openDialog, Canvas: a.win.Canvas()}
}

// dropOn opens what was dropped on a window: what of it is a list and what an event,
// the files have to be read for.
func dropOn(a *App, uris []fyne.URI) {
	a.work.Alone(words.Say("open.looking"), func(*work.Job) func() {
		var events, lists []string
		for _, uri := range uris {
			if path := uri.Path(); documents.List(path) {
				lists = append(lists, path)
			} else {
				events = append(events, path)
			}
		}
		return func() { a.settings.among.dropped(a.one, events, lists) }
	}, nil)
}

// takeList imports a list into the section that is shown; where there is none, a new
// event begins with it.
func takeList(a *App, list string) {
	if a.state.Section == nil {
		a.Open(list)
		return
	}
	a.importer().TakeFile(list)
}

// Handed opens the files that a later start of the program was given, and comes to the front.
func (a *App) Handed(paths []string) { a.settings.among.handed(paths) }

// Watch looks every few seconds for what others have done to the files of events, and for another scale of the screen, once it is shown.
func (a *App) Watch(every time.Duration) {
	a.settings.among.watch(every, a.work.Later)
	a.settings.among.followScale(a.settings.Room, a.work.Later)
}

// End leaves every event and ends the program, as the system asks for. It is false where one cannot be left: its window says why.
func End(a *App) bool { return a.settings.among.quit() }

// CloseFiles closes the files of all events where the windows are gone already: what was done is on disk, and nobody is locked out.
func CloseFiles(a *App) { a.settings.among.each(func(one *oneWindow) { one.closeFile() }) }

// windowOf is a window as the others see it.
func windowOf(a *App) *oneWindow {
	return &oneWindow{
		win: a.win,
		path: func() string {
			if a.doc == nil {
				return ""
			}
			return a.doc.Path()
		},
		take: func(list string) { a.dialogs.inTurn(func() { takeList(a, list) }) },
		open: a.Open, resume: a.documents.Resume, ask: a.documents.AskOpen, busy: func() bool { return a.busy() }, raise: func() { front(a.win) },
		closeFile: func() {
			if a.doc != nil {
				_ = a.doc.Close()
			}
		},
		leave: a.documents.Leave, start: a.showStart, anew: a.refurnish, news: a.documents.TellNews,
		close: func() {
			a.win.SetCloseIntercept(nil)
			a.win.Close()
		},
		refresh: func() {
			if a.doc != nil {
				a.showScreen()
			}
		},
	}
}

func (a *App) printer() exchange.Printer {
	return exchange.Printer{PrinterHost: windowPrinter{windowHost{a}}, Paper: a.paper}
}

func (a *App) languages() settings.Languages {
	return settings.Languages{Host: a.host(), System: a.settings.Language,
		Anew: func() { a.settings.among.each(func(one *oneWindow) { one.anew() }) }}
}

// helpOfWindow tells of what this window can do.
func helpOfWindow(a *App) *help {
	return &help{commands: a.commands, moves: a.navigation, outside: a.outside.Show, version: a.settings.Version}
}

// preferencesOf asks for the settings of the program.
func preferencesOf(a *App) settings.Preferences {
	return settings.Preferences{Languages: a.languages(), Habits: a.habits, Paper: a.paper, Picker: a.settings.Picker}
}

func (a *App) paste() entry.Paste {
	return entry.Paste{Host: a.host(), Clipboard: a.fyne.Clipboard(), Assistant: a.beginner(), Open: a.documents.OpenPasted}
}

func (a *App) ratingsOf() *ratings.Desk {
	return &ratings.Desk{Lists: a.lists, Section: func() *model.Section { return a.state.Section },
		WhyNot: func() string { return a.state.WhyNoPlayers() },
		Add:    func(p model.Player) error { return a.Do(entries.AddPlayer(a.state.Event, a.state.Section, p, 0)) }, Do: a.Do,
		Open: func(kinds []picker.Kind, answer func(string)) { a.settings.Picker.Open(kinds, answer) },
		Save: func(name string, kinds []picker.Kind, answer func(string)) {
			a.settings.Picker.Save(filepath.Join(a.settings.Folder, name), kinds, answer)
		},
		Work: a.work, Ask: a.openDialog, Canvas: a.win.Canvas()}
}

// seasonOf is that of a series of events, which may be asked for without an event.
func seasonOf(a *App) *season.Desk {
	return &season.Desk{Read: a.documents.Read, Here: a.documents.File, Events: documents.EventKinds, Options: a.habits.ReportOptions,
		Print: func(doc table.Document, name string) { a.paper.Print(doc, a.paper.Sheet(), name) }, Sheet: a.paper.Plain, Open: a.paper.Open,
		Save: a.paper.Save, Folder: a.settings.Folder, Prefs: a.fyne.Preferences(), Work: a.work, Tell: a.tell, Ask: a.openDialog,
		Canvas: a.win.Canvas()}
}

func (a *App) paperOf() *paper.Desk {
	return &paper.Desk{Subject: func() paper.Subject {
		about := paper.Subject{Event: a.state.Event, Section: a.state.Section, Standings: a.state.Standings()}
		if about.Section != nil {
			about.Round = a.shownRound()
			about.Categories = choices.CategoryNames(a.state)
		}
		if a.doc != nil {
			about.Path = a.doc.Path()
		}
		return about
	}, Options: func() report.Options { return host.OnPaper(a.habits.ReportOptions(), a.state) },
		Prefs: a.fyne.Preferences(), Folder: a.settings.Folder, Now: a.settings.Now,
		Open: func(kinds []picker.Kind, answer func(string)) { a.settings.Picker.Open(kinds, answer) },
		Save: func(suggested string, kinds []picker.Kind, answer func(string)) {
			a.settings.Picker.Save(suggested, kinds, answer)
		},
		IsEvent: files.IsEvent,
		Spool:   a.settings.Spool, Outside: a.outside.Show, Say: a.status.say, Alone: a.work.Alone, Beside: a.work.Beside, Ask: a.openDialog,
		Canvas: a.win.Canvas(), Later: nextTurn(a.settings)}
}

func (a *App) ownLists() tables.OwnLists {
	return tables.OwnLists{Host: a.host(), Folder: a.settings.Folder, Picker: a.settings.Picker, Changed: func() {
		if a.doc != nil {
			a.showScreen()
		}
	}}
}

func (a *App) importer() entry.Importer {
	return entry.Importer{Host: a.host(), Picker: a.settings.Picker, Clipboard: a.fyne.Clipboard(),
		Alone: a.work.Alone, Open: a.settings.lists}
}

func (a *App) beginner() entry.Beginner {
	return entry.Beginner{Importer: a.importer(), Clock: a.settings.Now, ShowSection: a.showSection,
		Create:   func(t *model.Tournament) error { return a.documents.Create(a.habits.Defaults().Begin(t)) },
		Home:     cmp.Or(a.habits.Defaults().Federation, rank.FederationOf(a.settings.Language)),
		Defaults: a.habits.Defaults()}
}

func (a *App) versions() exchange.Versions {
	return exchange.Versions{Host: a.host(), Doc: a.doc, Open: a.documents.OpenVersion}
}

func (a *App) exporter() exchange.Exporter {
	return exchange.Exporter{Host: a.host(), Doc: a.doc, Paper: a.paper, Picker: a.settings.Picker, GoTo: a.goTo,
		Details: a.setting.Details}
}

func (a *App) usChess() exchange.USChess {
	return exchange.USChess{Host: a.host(), Doc: a.doc, Paper: a.paper, Picker: a.settings.Picker, GoTo: a.goTo,
		Details: a.setting.Details}
}

func (a *App) actions() *actions {
	return &actions{now: func() host.State { return a.state }, moves: a.navigation, boards: a.boards, people: a.people, tables: a.tables,
		setting: a.setting, pairer: a.pairer, outdated: a.outdated,
		steps: a.steps, sharing: a.sharing,
		habits: a.habits, finder: a.finder, documents: a.documents, ratings: a.ratings, paper: a.paper,
		assistant: a.beginner, paste: a.paste, imports: a.importer, lists: a.ownLists, versions: a.versions,
		exchange: a.exporter, report: a.usChess, printer: a.printer, languages: a.languages,
		preferences: func() settings.Preferences { return preferencesOf(a) },
		menu:        func(n int) { a.menus.openMenu(n) }, help: func() *help { return helpOfWindow(a) },
		quit: func() { a.settings.among.quit() },
		hall: func() { a.hall.Ask() }, phones: a.phones,
		series:  func() { seasonOf(a).AskLast() },
		another: func() { a.settings.among.fresh().ask() }}
}

// noticesOf is the bar over the screens of a window; a button in it does a command and names its key.
func noticesOf(a *App) *notices.Bar {
	n := notices.New(func() host.State { return a.state }, func(id string) { a.run(a.command(id)) },
		func(id string) (wording, why string) {
			c := a.command(id)
			if wording = words.Say("notice." + id); len(c.Keys) > 0 {
				wording += " (" + c.Keys[0].String() + ")"
			}
			return wording, c.why()
		}, a.status.setHint)
	var of *model.Tournament
	var last *notices.Notice
	n.Propose = func() *notices.Notice {
		if a.shown != "players" && a.shown != "trophies" {
			return nil
		}
		if a.state.Event != of {
			of, last = a.state.Event, people.ProposeSchools(a.state.Event)
		}
		return last
	}
	return n
}
