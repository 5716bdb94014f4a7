// Package ui is the window.
//
// # The circle
//
// key or click → Command → Change → Journal.Do → *Tournament → report → table →
// grid. There are no data bindings, no signals and no partial refresh: after
// every change the State is computed anew and the current screen shows it; the
// grid repaints the cells that differ.
//
// # Threads
//
// Everything here runs on the window's thread. What is slow takes the immutable
// event to a goroutine (work.Worker) and comes back through fyne.Do.
//
// # Rooms
//
// grid is the spreadsheet-like widget, controls the other small controls; both
// know nothing of chess. Here are the window (app, menu, status, sections), one
// screen per file, the panel that explains (whypanel) and the commands.
package ui

import (
	"path/filepath"
	"time"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/arbiter"
	"wallchart/export/spool"
	"wallchart/files/playerbook"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/desks"
	"wallchart/ui/documents"
	"wallchart/ui/hall"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/outside"
	"wallchart/ui/paper"
	"wallchart/ui/phones"
	"wallchart/ui/ratings"
)

// Settings are what the program around the window decides.
type Settings struct {
	Language string                  // of the system: "de-DE"; "" is English
	Folder   string                  // where new events are kept, and Save as and Export begin
	State    string                  // where events without a place of their own are kept; "" is the system's
	Version  string                  // shown in Help, About
	Now      func() time.Time        // nil = time.Now
	Inline   bool                    // slow work on the window's thread, for tests and pictures
	Later    func(func())            // hands a function to the window's thread; nil = fyne.Do
	Picker   picker.Picker           // asks for files; nil = the system's own dialogs
	Outside  func(path string) error // shows a file or folder with another program; nil = the system's
	Spool    spool.Spooler           // the printers; nil = the system's, and none where all is Inline
	End      func()                  // ends the program, every event is closed; nil = as Fyne does
	Lately   func(path string)       // tells the system which event was opened; nil = its own list, and none where all is Inline
	Room     func() fyne.Size        // the largest window that is whole on the screen; nil or zero = any

	among *windows   // of the program, nil for the first
	lists listReader // reads a list of players from a file; nil = openList
}

// App is the window and what is open in it.
type App struct {
	fyne     fyne.App
	win      fyne.Window
	settings Settings
	one      *oneWindow // this one, as the others see it
	work     *work.Worker

	doc   *wallchart.Doc // nil on the start screen
	state host.State
	*navigation
	*dialogs
	*commander
	menus  *menus
	habits *habits
	finder *palette

	status    *statusBar
	health    *healthList
	notices   *notices
	results   *results
	steps     *rewind
	boards    *boardDialogs
	people    *peopleDialogs
	tables    *tableDialogs
	setting   *settingDialogs
	pairer    *pairer
	hindsight *hindsight
	body      *fyne.Container // start screen or event
	event     fyne.CanvasObject
	start     *startScreen

	lists   *ratings.Lists // the rating lists that are installed
	ratings *ratings.Desk
	paper   *paper.Desk
	outside *outside.Programs

	documents *documents.Documents
	sharing   *desks.Sharing
	others    *others        // of a shared event
	hall      *hall.Hall     // the second screen
	phones    *phones.Phones // the hall's pages
	pointer   *pointer

	agreed []arbiter.Warning // in spite of which a change is being made
}

// New builds the window; Show opens it.
func New(f fyne.App, s Settings) *App {
	if s.Now == nil {
		s.Now = time.Now
	}
	if s.Later == nil {
		s.Later = fyne.Do
	}
	if s.End == nil {
		s.End = f.Quit
	}
	if s.Spool == nil && !s.Inline {
		s.Spool = spool.System()
	}
	letters := func() {}
	if s.among == nil {
		state := wallchart.Options{State: s.State}.StateFolder()
		s.among = &windows{end: s.End, memory: documents.NewMemory(state),
			lists: ratings.NewLists(filepath.Join(state, "ratings"), playerbook.New(state)),
			look: &Look{Appearance: Appearance(f.Preferences().StringWithFallback(prefAppearance, string(FollowSystem))),
				Percent: textSize(f.Preferences())}}
		s.among.memory.Inline = s.Inline
		f.Settings().SetTheme(s.among.look)
		letters = readLetters(s.Inline)
		speak(f.Preferences(), s.Language)
		like := s
		s.among.fresh = func() *oneWindow {
			b := New(f, like)
			b.win.Show()
			return b.one
		}
		like.among = s.among
	}
	a := &App{fyne: f, settings: s}
	a.win = f.NewWindow(words.Say("app.name"))
	letters()
	a.dialogs = &dialogs{canvas: a.win.Canvas(), back: func() {
		if a.doc == nil {
			return
		}
		if f := a.screen.Focus(); f != nil {
			a.win.Canvas().Focus(f)
		}
	}}
	a.habits = &habits{fyne: f, look: s.among.look, say: func(text string) { a.status.say(text) },
		show: func() { s.among.each(func(one *oneWindow) { one.refresh() }) }}
	a.work = &work.Worker{Inline: s.Inline, Later: s.Later, Canvas: a.win.Canvas(), Ask: a.openDialog, Tell: a.tell,
		Rest: func(by int) { a.dialogs.rest(by) }}
	if s.Picker == nil {
		a.settings.Picker = picker.System{Window: a.win, Later: s.Later, Say: func(text string) { a.status.say(text) },
			Waiting: a.dialogs.wait}
	}
	a.outside = &outside.Programs{Open: s.Outside, URL: f.OpenURL, Work: a.work, Say: func(text string) { a.status.say(text) },
		Tell: a.tell}
	a.dialogs.help = func(asker string) { helpOfWindow(a).openFor(asker) }
	a.documents = a.newDocuments()
	a.habits.logoFile = filepath.Join(a.documents.Options().StateFolder(), "logo.png")
	a.sharing = sharingOf(a)
	a.phones = phonesOf(a)
	a.others = &others{typing: a.sharing.Typing}
	a.lists = s.among.lists
	a.hall = hall.New(hallDesk(a))
	a.furnish()
	a.win.Resize(fitting(style.Window, s.Room))
	a.one = windowOf(a)
	s.among.all = append(s.among.all, a.one)
	a.win.SetCloseIntercept(a.quit)
	a.win.SetOnDropped(func(_ fyne.Position, uris []fyne.URI) { dropOn(a, uris) })
	a.showStart()
	return a
}

// furnish makes everything in the window, in the language that is spoken.
func (a *App) furnish() {
	a.status = newStatusBar()
	a.steps = &rewind{doc: func() *wallchart.Doc { return a.doc }, shared: a.sharing, told: a.told,
		sheet: func() *grid.Grid { return a.sheet() }, say: func(text string) { a.status.say(text) }}
	a.pointer = newPointer(func() host.State { return a.state }, a.habits.reportOptions, a.busy, a.settings.Inline, a.settings.Later)
	why := newWhyPanel()
	why.soon.Later = nextTurn(a.settings)
	why.options, why.print = a.habits.reportOptions, func() { a.run(a.command("print.why")) }
	a.navigation = &navigation{navigationDesk: navigationDesk{Host: a.host(), look: a.lookAt, clear: a.status.clear,
		changed: func() { a.notices.update(); a.menus.follow(); notePlace(a) }, clipboard: a.fyne.Clipboard(), why: why,
		bar: func() *fyne.Container { return a.menus.bar }, body: func() *fyne.Container { return a.body },
		settings: func() { a.setting.askSettings().turnTo(1) }, details: func() { a.setting.askDetails("", "", nil) },
		whyNoRefresh: func() string { return a.ratings.WhyNoRefresh() }, refresh: func() { a.ratings.AskRefresh() },
		notices: func() *fyne.Container { return a.notices.bar }}}
	a.health = newHealthList(healthDesk{Host: a.host(), goTo: a.goToPlace, focus: a.win.Canvas().Focus,
		beside: a.work.Beside, found: func() {
			if a.doc != nil {
				footOf(a).say()
				a.menus.follow()
			}
		}})
	a.navigation.health = a.health
	a.status.Tapped = func() {
		if !a.goToMissing() {
			a.health.next()
		}
	}
	a.notices = noticesOf(a)
	a.results = &results{Host: a.host(), keys: a.habits.resultKeys}
	a.pairer = &pairer{Host: a.host(), rounds: a.onRounds, round: a.shownRound, why: a.why, work: a.work.InBackground,
		notify: a.notices.put}
	a.ratings = a.ratingsDesk()
	a.boards, a.tables = &boardDialogs{a.host()}, &tableDialogs{a.host()}
	a.people = &peopleDialogs{Host: a.host(), ratings: a.ratings, columns: a.habits.columns("roster.columns"),
		show: func(id model.ID) { a.showSection(id) }}
	a.setting = &settingDialogs{Host: a.host(), clock: a.settings.Now, last: a.pairer.asLast}
	a.paper = a.paperDesk()
	a.hindsight = &hindsight{Host: a.host(), quietly: a.work.Quietly,
		notices: a.notices, why: a.why, pairer: a.pairer,
		found: map[model.ID][]*arbiter.Outdated{}, kept: map[model.ID][]*arbiter.Outdated{},
		laid: func(section model.ID, round int) (*model.Tournament, []string) { return a.doc.Laid(section, round) }}
	a.finder = &palette{run: func(c *Command) { a.run(c) }, moves: a.navigation, sample: a.documents.OpenSample}
	commands := everyCommand(a.actions())
	a.commander = &commander{commands: commands, commanderDesk: commanderDesk{dialogs: a.dialogs, shifted: driverShifted,
		menu:  func(n int) { a.menus.openMenu(n) },
		leave: a.leaveScreen, say: a.status.say, clear: a.status.clear, changed: func() { a.menus.follow() }}}
	a.menus = &menus{menuDesk: menuDesk{commands: commands, run: a.run, about: a.hint, hint: a.status.setHint, win: a.win,
		soon: work.Soon{Later: nextTurn(a.settings), Pause: restful}}}
	a.finder.commands = a.commands
	adds := a.command("section.add")
	a.navigation.sections = newSectionList(sectionDesk{show: a.showSection, add: func() { a.run(adds) }, addWords: adds.wording})
	a.freshScreens()
	a.build()
}

// refurnish makes everything in the window anew in another language: what is open
// stays open.
func (a *App) refurnish() {
	shown, before, section := a.shown, a.state, model.ID(0)
	if before.Section != nil {
		section = before.Section.ID
	}
	a.furnish()
	if a.doc == nil {
		a.showStart()
		return
	}
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	a.state = host.Derive(a.doc.Tournament(), section, before.After, nil)
	a.why.hint(a.state)
	a.show(shown)
	a.showState()
}

// freshScreens has the screens made anew.
func (a *App) freshScreens() {
	a.take(func(id string) host.Screen {
		for _, k := range screens() {
			if k.id == id {
				return k.build(a)
			}
		}
		return nil
	})
}

// Show opens the window, with the files that are named and with what was open when
// the program did not end properly. Fyne's app.Run then keeps it alive.
func (a *App) Show(paths ...string) {
	a.win.Show()
	a.settings.among.begin(a.one, paths, a.documents.Interrupted())
}

// Open opens an event's file, ours or another program's.
func (a *App) Open(path string) { a.documents.Open(path) }

// quit leaves the event, if it can be left, and closes the window; the last one ends
// the program.
func (a *App) quit() { a.settings.among.closes(a.one) }

// Window is the window, for tests and pictures.
func (a *App) Window() fyne.Window { return a.win }

func (a *App) build() {
	bar := a.menus.toolBar()
	a.tabs = newTabs(tabsOf(a))
	a.middle = container.NewStack()
	centre := container.NewBorder(container.NewVBox(a.tabs.object(), a.notices.bar), nil, nil, nil, a.middle)
	a.notices.around = centre
	right := container.NewHSplit(centre, container.NewPadded(a.health.below(a.why.object())))
	right.Offset = 0.75
	all := container.NewHSplit(a.sections.object(), right)
	all.Offset = 0.155
	a.event = all
	a.body = container.NewStack()
	a.win.SetContent(container.NewStack(container.NewBorder(bar, a.status.object(), nil, nil, a.body), a.pointer.layer))
	a.win.SetMainMenu(a.menus.menuBar())
	a.win.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { // nothing has the focus, or has no use for the key
		if a.start == nil || !a.start.key(e) {
			a.shortcut(Key{Name: e.Name, Shift: a.shifted()}.Shortcut())
		}
	})
	for i := range a.commands {
		for k, key := range a.commands[i].Keys {
			if k > 0 { // the first is the menu's
				a.win.Canvas().AddShortcut(key.Shortcut(), a.shortcut)
			}
		}
	}
	for _, key := range a.ownKeys() {
		a.win.Canvas().AddShortcut(key.Shortcut(), a.shortcut)
	}
}

// Do makes a change and shows its consequences. A refused change is said in the
// status line and alters nothing; so is one that changes nothing. One that is warned of waits until that is confirmed: it is *waiting then.
func (a *App) Do(c journal.Change) error {
	all := arbiter.Warnings(a.doc.Tournament(), c)
	if len(all) > 0 && !alike(all, a.agreed) {
		return warned(a, all, c)
	}
	return enter(a, c, all)
}

// refresh computes the state anew and shows it everywhere.
func (a *App) refresh() {
	before := a.state
	id := model.ID(0)
	if before.Section != nil {
		id = before.Section.ID
	}
	after := 0
	if before.Section != nil && before.After < before.LastRound() {
		after = before.After
	}
	a.state = host.Derive(a.doc.Tournament(), id, after, &before)
	a.notices.ended(before.Section, a.state.Section)
	a.paper.Changed(a.state.Event, a.doc.Path())
	a.phones.Changed()
	a.showState()
}

func (a *App) showState() {
	a.sections.update(a.state)
	a.tabs.update()
	a.health.show(a.state)
	a.showScreen()
	footOf(a).say()
	title := a.state.Event.Name
	if title == "" {
		title = words.Say("app.untitled")
	}
	a.win.SetTitle(title + " – " + words.Say("app.name"))
	a.notices.update()
	a.menus.follow()
	notePlace(a)
}

// lookAt shows a section after a round, 0 for the last one.
func (a *App) lookAt(section model.ID, after int) {
	a.state = host.Derive(a.doc.Tournament(), section, after, nil)
	a.why.hint(a.state)
	a.showState()
}

// showStart shows the start screen: what was open lately, a new event, a file,
// a pasted table, the samples.
func (a *App) showStart() {
	s := newStartScreen(a.startDesk())
	a.body.Objects = []fyne.CanvasObject{s.scroll}
	a.body.Refresh()
	a.start = s
	s.goTo(s.first)
	a.win.SetTitle(words.Say("app.name"))
	a.status.say("")
	a.status.setState(words.Say("start.status"), a.settings.Version)
	a.menus.refresh()
}
