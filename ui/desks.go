package ui

import (
	"cmp"
	"path/filepath"
	"time"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/arbiter/health"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/documents"
	"wallchart/ui/hall"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/paper"
	"wallchart/ui/ratings"
	"wallchart/ui/season"
)

// Here the window hands out its desks: each screen and each type beside it gets what
// it names, and nothing else of the window.

// screenKind is a screen by its name: "screen."+id are its words.
type screenKind struct {
	id    string
	build func(*App) host.Screen
}

// screens lists the screens in the order of the tabs.
func screens() []screenKind {
	return []screenKind{
		{"players", func(a *App) host.Screen { return newPlayerScreen(a.playerDesk()) }},
		{"rounds", func(a *App) host.Screen { return newRoundScreen(a.roundDesk()) }},
		{"crosstable", func(a *App) host.Screen { return newCrosstable(a.tableDesk("crosstable")) }},
		{"standings", func(a *App) host.Screen { return newStandingsScreen(a.tableDesk("standings")) }},
		{"tiebreaks", func(a *App) host.Screen { return newTieBreakScreen(a.tieBreakDesk()) }},
		{"trophies", func(a *App) host.Screen { return newTrophyScreen(a.trophyDesk()) }},
		{"prizes", func(a *App) host.Screen { return newPrizeScreen(a.prizeDesk()) }},
		{"log", func(a *App) host.Screen { return newLogScreen(a.logDesk()) }},
		{"gains", func(a *App) host.Screen { return newGainScreen(gainsOf(a)) }},
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

// tabsOf is the desk of the window's tabs.
func tabsOf(a *App) tabDesk {
	return tabDesk{names: screenNames(), show: a.show, shown: func() string { return a.shown },
		teams: func() bool { return a.state.Section != nil && a.state.Section.Team() }, hint: a.status.setHint}
}

// nextTurn hands a function to the window's next turn; nil where all is done at once, for tests and pictures.
func nextTurn(s Settings) func(func()) {
	if s.Inline {
		return nil
	}
	return s.Later
}

// footOf is the line at the foot of a window with an event.
func footOf(a *App) foot {
	return foot{now: func() host.State { return a.state }, trouble: a.doc.Trouble, line: func() string { return linesOf(a) },
		found: func() []health.Finding { return a.health.found },
		next:  func() string { return a.command("view.problem").Keys[0].String() }, set: a.status.setState}
}

// tableDesk is the desk of the window's crosstable and standings.
func (a *App) tableDesk(screen string) tableDesk {
	return tableDesk{Host: a.host(), columns: a.habits.columns(screen + ".columns"),
		after:   a.showAfter,
		results: a.results, why: a.why, point: a.pointer, beside: a.work.Beside}
}

func (a *App) logDesk() logDesk {
	return logDesk{Host: a.host(), entries: func() []journal.Entry { return a.doc.Entries() },
		undoable: func() ([]journal.Entry, error) { return a.doc.Undoable(), a.doc.Forgotten() },
		undoTo:   a.steps.undoTo, why: a.why, columns: a.habits.columns("log.columns")}
}

func (a *App) startDesk() startDesk {
	return startDesk{begin: []*Command{a.command("file.new"), a.command("file.open"), a.command("file.paste")}, run: a.run,
		unsaved: a.documents.Unsaved(), recent: a.documents.Recent(), open: a.Open, sample: a.documents.OpenSample, canvas: a.win.Canvas(),
		look: func(k documents.Known, told func(documents.Seen)) {
			a.work.Quietly(func(cancel <-chan struct{}) func() {
				seen := a.documents.Look(k, cancel)
				return func() { told(seen) }
			})
		}, moved: a.documents.Moved, forget: a.documents.Memory.Forget,
		rests: func() bool { return a.doc != nil || a.busy() }}
}

func (a *App) tieBreakDesk() tieBreakDesk {
	return tieBreakDesk{Host: a.host(), sayLeft: a.sayLeft, lists: func() []ownList { return a.ownLists().all() },
		why: a.why}
}

func (a *App) trophyDesk() trophyDesk {
	return trophyDesk{Host: a.host(), sayLeft: a.sayLeft, columns: a.habits.columns("trophies.columns"), why: a.why}
}

func (a *App) prizeDesk() prizeDesk {
	return prizeDesk{Host: a.host(), edit: func(line int) { a.tables.askPrizes().grid.Select(line, 1) },
		columns: a.habits.columns("prizes.columns"), why: a.why}
}

// gainsOf is the desk of the screen of the ratings.
func gainsOf(a *App) gainDesk {
	return gainDesk{Host: a.host(), columns: a.habits.columns("gains.columns"), why: a.why}
}

// roundDesk is the desk of the window's rounds screen.
func (a *App) roundDesk() roundDesk {
	return roundDesk{Host: a.host(),
		open: a.results.activate, command: func(id string) (wording, why string) {
			c := a.command(id)
			return c.wording(), c.why()
		},
		quietly: a.work.Quietly,
		inline:  func() bool { return a.work.Inline },
		shown:   func() bool { return a.shown == "rounds" },
		turned:  func() { notePlace(a) },
		laid:    func(section model.ID, round int) (*model.Tournament, []string) { return a.doc.Laid(section, round) },
		keys:    a.habits.resultKeys, columns: a.habits.columns("rounds.columns"), why: a.why, point: a.pointer,
		notify: func(section model.ID, x *notice) { a.notices.put(section, x) }, leaving: a.people.leaving, others: a.others,
	}
}

// noticesOf is the bar over the screens of a window; a button in it does a command and names its key.
func noticesOf(a *App) *notices {
	n := newNotices(func() host.State { return a.state }, func(id string) { a.run(a.command(id)) },
		func(id string) (wording, why string) {
			c := a.command(id)
			if wording = words.Say("notice." + id); len(c.Keys) > 0 {
				wording += " (" + c.Keys[0].String() + ")"
			}
			return wording, c.why()
		}, a.status.setHint)
	var of *model.Tournament
	var last *notice
	n.propose = func() *notice {
		if a.shown != "players" && a.shown != "trophies" {
			return nil
		}
		if a.state.Event != of {
			of, last = a.state.Event, proposal(a.state.Event)
		}
		return last
	}
	return n
}

// newDocuments are made once: language and screens change around them.
func (a *App) newDocuments() *documents.Documents {
	return &documents.Documents{
		Window: documents.Window{Current: func() *wallchart.Doc { return a.doc }, Use: a.use, Start: a.showStart,
			Enter:  func() { a.show("players") },
			Commit: func() { a.leaveScreen() }, Refresh: a.showState, Busy: func() bool { return a.dialogs.count > 0 },
			Leaving: func() { a.phones.Close(); a.sharing.Leave() },
			Begin: func(list string) {
				a.importDesk().read(list, func(why string) { a.tell(words.Say("open.title"), why) },
					func(src *source) { a.assistantDesk().newEvent().fromList(src) })
			}},
		Folder: a.settings.Folder, State: a.settings.State, Clock: a.settings.Now, Memory: a.settings.among.memory,
		Picker: func() picker.Picker { return a.settings.Picker }, Foreign: foreignKinds,
		SaveFor: func(path string) bool { return a.exchangeDesk().saveForeign(path) },
		Say:     func(text string) { a.status.say(text) }, SayWith: func(text string, link func()) { a.status.sayWith(text, link) },
		Tell: a.tell, Ask: a.openDialog, Canvas: a.win.Canvas(), Outside: a.outside.Show, Work: a.work, There: a.settings.among.goTo,
		Lately: latelyOf(a.settings), Learn: a.settings.among.lists.Known.Learn,
		Series: func(path string) { seasonDesk(a).AskFile(path) },
		Reassure: func(text string) {
			if s := a.state.Section; s != nil {
				a.notices.put(s.ID, &notice{text: text, stands: func(*model.Section) bool { return true }})
			} else {
				a.status.say(text)
			}
		},
	}
}

// hallDesk is that of the second screen.
func hallDesk(a *App) hall.Desk {
	options := func() report.Options {
		o := onPaper(a.habits.reportOptions(), a.state)
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
	a.importDesk().takeFile(list)
}

// Handed opens the files that a later start of the program was given, and comes to the front.
func (a *App) Handed(paths []string) { a.settings.among.handed(paths) }

// Watch looks every few seconds for what others have done to the files of events, and for another scale of the screen.
func (a *App) Watch(every time.Duration) {
	a.settings.among.watch(every, a.work.Later)
	a.settings.among.followScale(a.settings.Room, a.work.Later)
}

// End leaves every event and ends the program, as the system asks for. It is false where one cannot be left: its window says why.
func End(a *App) bool { return a.settings.among.quit() }

// Abandon closes the files of all events where the windows are gone already: what was done is on disk, and nobody is locked out.
func Abandon(a *App) { a.settings.among.each(func(one *oneWindow) { one.abandon() }) }

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
		abandon: func() {
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

func (a *App) printer() printer {
	return printer{Host: a.host(), with: a.notices.pairedTogether, screen: func() (string, host.Screen) { return a.shown, a.screen },
		why: a.why, paper: a.paper}
}

func (a *App) languages() languages {
	return languages{Host: a.host(), system: a.settings.Language,
		anew: func() { a.settings.among.each(func(one *oneWindow) { one.anew() }) }}
}

// helpOfWindow tells of what this window can do.
func helpOfWindow(a *App) *help {
	return &help{commands: a.commands, moves: a.navigation, outside: a.outside.Show, version: a.settings.Version}
}

// preferencesOf asks for the settings of the program.
func preferencesOf(a *App) preferencesDesk {
	return preferencesDesk{languages: a.languages(), habits: a.habits, paper: a.paper, picker: a.settings.Picker}
}

func (a *App) pasteDesk() pasteDesk {
	return pasteDesk{Host: a.host(), clipboard: a.fyne.Clipboard(), assistant: a.assistantDesk(), open: a.documents.OpenPasted}
}

func (a *App) ratingsDesk() *ratings.Desk {
	return &ratings.Desk{Lists: a.lists, Section: func() *model.Section { return a.state.Section },
		WhyNot: func() string { return a.state.WhyNoPlayers() },
		Add:    func(p model.Player) error { return a.Do(arbiter.AddPlayer(a.state.Event, a.state.Section, p, 0)) }, Do: a.Do,
		Open: func(kinds []picker.Kind, answer func(string)) { a.settings.Picker.Open(kinds, answer) },
		Save: func(name string, kinds []picker.Kind, answer func(string)) {
			a.settings.Picker.Save(filepath.Join(a.settings.Folder, name), kinds, answer)
		},
		Work: a.work, Ask: a.openDialog, Canvas: a.win.Canvas()}
}

// seasonDesk is that of a series of events, which may be asked for without an event.
func seasonDesk(a *App) *season.Desk {
	return &season.Desk{Read: a.documents.Read, Here: a.documents.File, Events: documents.EventKinds, Options: a.habits.reportOptions,
		Print: func(doc table.Document, name string) { a.paper.Print(doc, a.paper.Sheet(), name) }, Sheet: a.paper.Plain, Open: a.paper.Open,
		Save: a.paper.Save, Folder: a.settings.Folder, Prefs: a.fyne.Preferences(), Work: a.work, Tell: a.tell, Ask: a.openDialog,
		Canvas: a.win.Canvas()}
}

func (a *App) paperDesk() *paper.Desk {
	return &paper.Desk{Subject: func() paper.Subject {
		about := paper.Subject{Event: a.state.Event, Section: a.state.Section, Standings: a.state.Standings()}
		if about.Section != nil {
			about.Round = a.shownRound()
			about.Categories = categoryNames(a.state)
		}
		if a.doc != nil {
			about.Path = a.doc.Path()
		}
		return about
	}, Options: func() report.Options { return onPaper(a.habits.reportOptions(), a.state) },
		Prefs: a.fyne.Preferences(), Folder: a.settings.Folder, Now: a.settings.Now,
		Open: func(kinds []picker.Kind, answer func(string)) { a.settings.Picker.Open(kinds, answer) },
		Save: func(suggested string, kinds []picker.Kind, answer func(string)) {
			a.settings.Picker.Save(suggested, kinds, answer)
		},
		Spool: a.settings.Spool, Outside: a.outside.Show, Say: a.status.say, Alone: a.work.Alone, Beside: a.work.Beside, Ask: a.openDialog,
		Canvas: a.win.Canvas(), Later: nextTurn(a.settings)}
}

func (a *App) ownLists() ownLists {
	return ownLists{Host: a.host(), folder: a.settings.Folder, picker: a.settings.Picker, changed: func() {
		if a.doc != nil {
			a.showScreen()
		}
	}}
}

func (a *App) importDesk() importDesk {
	return importDesk{Host: a.host(), picker: a.settings.Picker, clipboard: a.fyne.Clipboard(),
		alone: a.work.Alone, open: a.settings.lists}
}

func (a *App) assistantDesk() assistantDesk {
	return assistantDesk{importDesk: a.importDesk(), clock: a.settings.Now, showSection: a.showSection,
		create:   func(t *model.Tournament) error { return a.documents.Create(a.habits.defaults().Begin(t)) },
		home:     cmp.Or(a.habits.defaults().Federation, arbiter.Home(a.settings.Language)),
		defaults: a.habits.defaults()}
}

func (a *App) versionsDesk() versionsDesk {
	return versionsDesk{Host: a.host(), doc: a.doc, open: a.documents.OpenVersion}
}

func (a *App) exchangeDesk() exchangeDesk {
	return exchangeDesk{Host: a.host(), doc: a.doc, paper: a.paper, picker: a.settings.Picker, goTo: a.goTo,
		details: a.setting.details}
}

func (a *App) reportDesk() reportDesk {
	return reportDesk{Host: a.host(), doc: a.doc, paper: a.paper, picker: a.settings.Picker, goTo: a.goTo,
		details: a.setting.details}
}

func (a *App) playerDesk() playerDesk {
	return playerDesk{Host: a.host(), rows: func(text string) { a.importDesk().takeText(words.Say("import.clipboard"), text) },
		paper: func() report.Options { return onPaper(a.habits.reportOptions(), a.state) }, ratings: a.ratings, people: a.people, why: a.why,
		columns: a.habits.columns("players.columns"), point: a.pointer}
}

func (a *App) actions() *actions {
	return &actions{now: func() host.State { return a.state }, moves: a.navigation, boards: a.boards, people: a.people, tables: a.tables,
		setting: a.setting, pairer: a.pairer, hindsight: a.hindsight,
		steps: a.steps, sharing: a.sharing,
		habits: a.habits, finder: a.finder, documents: a.documents, ratings: a.ratings, paper: a.paper,
		assistant: a.assistantDesk, paste: a.pasteDesk, imports: a.importDesk, lists: a.ownLists, versions: a.versionsDesk,
		exchange: a.exchangeDesk, report: a.reportDesk, printer: a.printer, languages: a.languages,
		preferences: func() preferencesDesk { return preferencesOf(a) },
		menu:        func(n int) { a.menus.openMenu(n) }, help: func() *help { return helpOfWindow(a) },
		quit: func() { a.settings.among.quit() },
		hall: func() { a.hall.Ask() }, phones: a.phones,
		series:  func() { seasonDesk(a).AskLast() },
		another: func() { a.settings.among.fresh().ask() }}
}
