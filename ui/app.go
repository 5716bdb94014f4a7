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
// Here is the shell: the App, its menus, commands, tabs and status line, help and start. A screen or dialog stands in the room it is about
// (boards, people, tables, entry, settings, exchange, health), knows the Host and not the App, and none of its neighbours.
package ui

import (
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"wallchart/arbiter"
	"wallchart/arbiter/pair"
	"wallchart/export/spool"
	"wallchart/export/table"
	"wallchart/files/playerbook"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/documents"
	"wallchart/ui/entry"
	"wallchart/ui/explain"
	"wallchart/ui/hall"
	"wallchart/ui/health"
	"wallchart/ui/host"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/notices"
	"wallchart/ui/outside"
	"wallchart/ui/paper"
	"wallchart/ui/people"
	"wallchart/ui/phones"
	"wallchart/ui/ratings"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
	"wallchart/ui/typing"
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
	Turn     func(func())            // where all is Inline, hands on what follows with what is shown; nil = at once
	Picker   picker.Picker           // asks for files; nil = the system's own dialogs
	Outside  func(path string) error // shows a file or folder with another program; nil = the system's
	Spool    spool.Spooler           // the printers; nil = the system's, and none where all is Inline
	End      func()                  // ends the program, every event is closed; nil = as Fyne does
	Lately   func(path string)       // tells the system which event was opened; nil = its own list, and none where all is Inline
	Room     func() fyne.Size        // the largest window that is whole on the screen; nil or zero = any

	among *windows         // of the program, nil for the first
	lists entry.ListReader // reads a list of players from a file; nil = openList
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
	menus  *windowMenus
	habits *settings.Habits
	finder *palette

	status   *statusBar
	health   *health.List
	notices  *notices.Bar
	results  *typing.Results
	steps    *rewind
	boards   *boards.Dialogs
	people   *people.Dialogs
	tables   *tables.Dialogs
	setting  *settings.Dialogs
	pairer   *boards.Pairer
	outdated *boards.OutdatedRounds
	body     *fyne.Container // start screen or event
	event    fyne.CanvasObject
	start    *startScreen

	lists   *ratings.Lists // the rating lists that are installed
	ratings *ratings.Desk
	paper   *paper.Desk
	outside *outside.Programs

	documents *documents.Documents
	sharing   *desks.Sharing
	news      func()         // looks for what other desks have done, where all is Inline
	others    *boards.Others // of a shared event
	hall      *hall.Hall     // the second screen
	phones    *phones.Phones // the hall's pages
	pointer   *explain.Pointer

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
			look: &settings.Look{Appearance: settings.Appearance(f.Preferences().StringWithFallback(settings.PrefAppearance,
				string(settings.FollowSystem))),
				Percent: settings.TextSize(f.Preferences())}}
		s.among.memory.Inline = s.Inline
		f.Settings().SetTheme(s.among.look)
		letters = readLetters(s.Inline)
		settings.Speak(f.Preferences(), s.Language)
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
	a.habits = &settings.Habits{Fyne: f, Look: s.among.look, Say: func(text string) { a.status.say(text) },
		Show: func() { s.among.each(func(one *oneWindow) { one.refresh() }) }}
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
	a.habits.LogoFile = filepath.Join(a.documents.Options().StateFolder(), "logo.png")
	a.sharing = sharingOf(a)
	a.phones = phonesOf(a)
	a.others = &boards.Others{Typing: a.sharing.Typing}
	a.lists = s.among.lists
	a.hall = hall.New(hallOf(a))
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
	a.pointer = explain.NewPointer(func() host.State { return a.state }, a.habits.ReportOptions, a.busy, a.settings.Inline, a.settings.Later)
	why := explain.NewPanel()
	why.Soon = following(a.settings, 0)
	why.Options, why.Print = a.habits.ReportOptions, func() { a.run(a.command("print.why")) }
	a.navigation = &navigation{navigationHost: windowMoves{windowHost{a}}, clipboard: a.fyne.Clipboard(), why: why}
	a.health = health.NewList(windowHealth{windowHost{a}})
	a.navigation.health = a.health
	a.status.Tapped = func() {
		if !a.goToMissing() {
			a.health.Next()
		}
	}
	a.notices = noticesOf(a)
	a.results = &typing.Results{Host: a.host(), Open: func(ref table.Ref) { boards.OpenMatch(a.results, ref) }}
	a.pairer = &boards.Pairer{PairerHost: windowPairs{windowHost{a}}}
	a.ratings = a.ratingsOf()
	a.boards, a.tables = &boards.Dialogs{Host: a.host()}, &tables.Dialogs{Host: a.host()}
	a.people = &people.Dialogs{Host: a.host(), Ratings: a.ratings,
		Show: func(id model.ID) { a.showSection(id) }}
	a.setting = &settings.Dialogs{Host: windowSettings{windowHost{a}}}
	a.paper = a.paperOf()
	a.outdated = &boards.OutdatedRounds{OutdatedHost: windowRounds{windowHost{a}}, Notices: a.notices, Pairer: a.pairer,
		Found: map[model.ID][]*pair.Outdated{}, Kept: map[model.ID][]*pair.Outdated{}}
	a.finder = &palette{run: func(c *Command) { a.run(c) }, moves: a.navigation, sample: a.documents.OpenSample}
	x := a.actions()
	a.finder.outputs = x.outputs
	commands := everyCommand(x)
	a.commander = &commander{commanderHost: windowDoing{windowHost{a}}, commands: commands, dialogs: a.dialogs,
		shifted: driverShifted}
	a.menus = &windowMenus{menuHost: a.commander, commands: commands, tip: a.status.setHint, win: a.win,
		soon: following(a.settings, restful)}
	a.finder.commands = a.commands
	a.navigation.sections = newSectionList(windowSections{a, a.command("section.add")})
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
	a.why.Hint(a.state)
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
	a.tabs = newTabs(screenNames(), a.navigation)
	a.middle = container.NewStack()
	centre := container.NewBorder(container.NewVBox(a.tabs.object(), a.notices.Bar), nil, nil, nil, a.middle)
	a.notices.Around = centre
	right := container.NewHSplit(centre, container.NewPadded(a.health.Below(a.why.Object())))
	right.Offset = 0.75
	all := container.NewHSplit(a.sections.object(), right)
	all.Offset = 0.155
	a.event = all
	a.body = container.NewStack()
	a.win.SetContent(container.NewStack(container.NewBorder(bar, a.status.object(), nil, nil, a.body), a.pointer.Layer))
	a.win.SetMainMenu(a.menus.menuBar())
	a.win.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { // nothing has the focus, or has no use for the key
		if a.start != nil && a.start.key(e) {
			return
		}
		shift := a.shifted()
		if g := a.idle(); g != nil && !shift {
			g.TypedKey(e) // and it passes on what it has no use for
			return
		}
		a.shortcut(menus.Key{Name: e.Name, Shift: shift}.Shortcut())
	})
	a.win.Canvas().SetOnTypedRune(func(r rune) {
		if g := a.idle(); g != nil {
			g.TypedRune(r)
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

// idle gives the keyboard to the table that is shown where nothing has it, as after a click on a button, so that the next result typed
// goes there. It is nil where something has it, or something stands above the table.
func (a *App) idle() *grid.Grid {
	c := a.win.Canvas()
	if a.doc == nil || a.screen == nil || c.Focused() != nil || c.Overlays().Top() != nil {
		return nil
	}
	g, _ := a.screen.Focus().(*grid.Grid)
	if g == nil {
		return nil
	}
	if c.Focus(g); c.Focused() != fyne.Focusable(g) { // an open menu has the keyboard: the table would pass the key back for ever
		return nil
	}
	return g
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
	a.notices.Ended(before.Section, a.state.Section)
	a.paper.Changed(a.state.Event, a.doc.Path())
	a.phones.Changed()
	a.showState()
}

func (a *App) showState() {
	a.sections.update(a.state)
	a.tabs.update()
	a.health.Show(a.state)
	a.showScreen()
	footOf(a).say()
	title := a.state.Event.Name
	if title == "" {
		title = words.Say("app.untitled")
	}
	a.win.SetTitle(title + " – " + words.Say("app.name"))
	a.notices.Update()
	a.menus.follow()
	notePlace(a)
}

// lookAt shows a section after a round, 0 for the last one.
func (a *App) lookAt(section model.ID, after int) {
	a.state = host.Derive(a.doc.Tournament(), section, after, nil)
	a.why.Hint(a.state)
	a.showState()
}

// showStart shows the start screen: what was open lately, a new event, a file,
// a pasted table, the samples.
func (a *App) showStart() {
	s := newStartScreen(windowStart{a})
	a.body.Objects = []fyne.CanvasObject{s.scroll}
	a.body.Refresh()
	a.start = s
	s.goTo(s.first)
	a.win.SetTitle(words.Say("app.name"))
	a.status.say("")
	a.status.setState(words.Say("start.status"), a.settings.Version)
	a.menus.refresh()
}
