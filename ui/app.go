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
	"errors"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/ui/controls"
	"wallchart/ui/documents"
	"wallchart/ui/grid"
	"wallchart/ui/guard"
	"wallchart/ui/outside"
	"wallchart/ui/paper"
	"wallchart/ui/picker"
	"wallchart/ui/ratings"
	"wallchart/ui/words"
	"wallchart/ui/work"
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
}

// App is the window and what is open in it.
type App struct {
	fyne     fyne.App
	win      fyne.Window
	look     *Look
	settings Settings
	work     *work.Worker

	doc     *wallchart.Doc // nil on the start screen
	state   State
	screens map[string]Screen
	screen  Screen // the one that is shown
	shown   string
	dialogs int                // that are open, the system's own among them
	asking  []*controls.Dialog // ours, the top one last

	commands  []Command
	items     map[string]*fyne.MenuItem
	itemWords map[string]string // of the items, without their keys
	bar       *fyne.Container
	buttons   map[string]*controls.HintButton
	status    *statusBar
	sections  *sectionList
	why       *whyPanel
	results   *results
	office    *office
	pairer    *pairer
	tabs      *tabs
	body      *fyne.Container // start screen or event
	middle    *fyne.Container // the current screen
	event     fyne.CanvasObject
	start     *startScreen

	lookingBack func() // ends the look at rounds that the last step may have outdated

	lists   *ratings.Lists // the rating lists that are installed
	ratings *ratings.Desk
	paper   *paper.Desk
	outside *outside.Programs

	documents *documents.Documents
}

// Screen is one way to look at the section.
type Screen interface {
	object() fyne.CanvasObject
	show(State)            // bring up to date; called after every change
	leave()                // an open editor commits
	find(id model.ID)      // bring a participant into view
	focus() fyne.Focusable // where the keyboard goes when the screen is shown
	// paper is what the screen shows, to be printed; an error says what is missing.
	paper(State) (table.Document, error)
}

// New builds the window; Show opens it.
func New(f fyne.App, s Settings) *App {
	if s.Now == nil {
		s.Now = time.Now
	}
	if s.Later == nil {
		s.Later = fyne.Do
	}
	a := &App{fyne: f, settings: s, look: &Look{
		Appearance: Appearance(f.Preferences().StringWithFallback(prefAppearance, string(FollowSystem)))}}
	f.Settings().SetTheme(a.look)
	a.speak()
	a.win = f.NewWindow(words.Say("app.name"))
	a.work = &work.Worker{Inline: s.Inline, Later: s.Later, Canvas: a.win.Canvas(), Ask: a.openDialog, Tell: a.tell}
	if s.Picker == nil {
		a.settings.Picker = picker.System{Window: a.win, Later: s.Later, Say: func(text string) { a.status.say(text) },
			Waiting: func(by int) { a.dialogs += by }}
	}
	a.outside = &outside.Programs{Open: s.Outside, URL: f.OpenURL, Work: a.work, Say: func(text string) { a.status.say(text) }, Tell: a.tell}
	a.documents = a.newDocuments()
	a.lists = ratings.NewLists(filepath.Join(a.documents.Options().StateFolder(), "ratings"))
	a.furnish()
	a.win.Resize(fyne.NewSize(1280, 800))
	a.win.SetCloseIntercept(a.quit)
	a.win.SetOnDropped(func(_ fyne.Position, uris []fyne.URI) {
		if len(uris) > 0 {
			a.Open(uris[0].Path())
		}
	})
	a.showStart()
	return a
}

// furnish makes everything in the window, in the language that is spoken.
func (a *App) furnish() {
	a.status = newStatusBar()
	a.status.Tapped = a.goToMissing
	a.why = newWhyPanel()
	a.results = &results{desk: a.desk(), keys: a.resultKeys}
	a.office = &office{desk: a.desk(), clock: a.settings.Now, marked: a.marked}
	a.pairer = &pairer{desk: a.desk(), rounds: a.onRounds, round: a.shownRound, why: a.why, work: a.work.InBackground}
	a.ratings = a.ratingsDesk()
	a.paper = a.paperDesk()
	a.commands = a.everyCommand()
	adds := a.command("section.add")
	a.sections = newSectionList(sectionDesk{show: a.showSection, add: func() { a.run(adds) }, addWords: adds.wording})
	a.freshScreens()
	a.build()
}

// freshScreens makes the screens anew: another event begins with none of the
// rounds, columns and choices of the last one.
func (a *App) freshScreens() {
	a.screens = map[string]Screen{}
	for _, k := range screens() {
		a.screens[k.id] = k.build(a)
	}
	a.shown = "crosstable"
	a.screen = a.screens[a.shown]
}

// Show opens the window; Fyne's app.Run then keeps it alive.
func (a *App) Show() { a.win.Show() }

// Open opens an event's file, ours or another program's.
func (a *App) Open(path string) { a.documents.Open(path) }

// Watch looks every few seconds for what others have done to the event's file.
func (a *App) Watch(every time.Duration) {
	go func() {
		for range time.Tick(every) {
			a.work.Later(a.documents.TellNews)
		}
	}()
}

// quit leaves the event, if it can be left, and ends the program.
func (a *App) quit() {
	if a.doc == nil || a.documents.Leave() {
		a.lists.Close()
		a.win.SetCloseIntercept(nil)
		a.fyne.Quit()
	}
}

// Window is the window, for tests and pictures.
func (a *App) Window() fyne.Window { return a.win }

func (a *App) build() {
	bar := a.toolBar()
	a.tabs = newTabs(tabDesk{show: a.show, shown: func() string { return a.shown }, hint: a.status.setHint})
	a.middle = container.NewStack(a.screen.object())
	centre := container.NewBorder(a.tabs.object(), nil, nil, nil, a.middle)
	right := container.NewHSplit(centre, container.NewPadded(a.why.object()))
	right.Offset = 0.75
	all := container.NewHSplit(a.sections.object(), right)
	all.Offset = 0.14
	a.event = all
	a.body = container.NewStack()
	a.win.SetContent(container.NewBorder(bar, a.status.object(), nil, nil, a.body))
	a.win.SetMainMenu(a.menuBar())
	a.win.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { // nothing has the focus, or has no use for the key
		if a.start == nil || !a.start.key(e) {
			a.shortcut(Key{Name: e.Name}.Shortcut())
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
// status line and alters nothing; so is one that changes nothing.
func (a *App) Do(c journal.Change) error {
	before := a.doc.Tournament()
	err := a.doc.Do(c)
	if err == nil && a.doc.Tournament() == before {
		a.status.say(words.Say("nothing.changed", words.Text(journal.Label(c, before))))
		return nil
	}
	var memory *wallchart.NotOnDisk
	if err != nil && !errors.As(err, &memory) {
		a.status.say(words.Err(err))
		return err
	}
	a.told(err)
	return nil
}

// sayLeft says what of a decision was left out.
func (a *App) sayLeft(left []phrase.Text) {
	if len(left) > 0 {
		a.status.say(words.Text(phrase.Join(" ", left...)))
	}
}

// refresh computes the state anew and shows it everywhere.
func (a *App) refresh() {
	before := a.state
	id := model.ID(0)
	if before.Section != nil {
		id = before.Section.ID
	}
	after := 0
	if before.Section != nil && before.After < before.lastRound() {
		after = before.After
	}
	a.state = derive(a.doc.Tournament(), id, after, &before)
	a.showState()
}

// lastRound is the round the standings are after when nothing else was asked.
func (st State) lastRound() int {
	if st.Section == nil {
		return 0
	}
	return st.Section.Played()
}

func (a *App) showState() {
	a.sections.update(a.state)
	a.tabs.update()
	a.showScreen()
	left, right := words.Say("state.saved"), ""
	if err := guard.Work(words.Say("guard.state"), func() { left, right = a.stateSentence(), a.stateRight() }); err != nil {
		left = words.Err(err)
	}
	a.status.setState(left, right)
	title := a.state.Event.Name
	if title == "" {
		title = words.Say("app.untitled")
	}
	a.win.SetTitle(title + " – " + words.Say("app.name"))
	a.refreshCommands()
}

func (a *App) stateSentence() string {
	saved := words.Say("state.saved")
	if trouble := a.doc.Trouble(); trouble != nil {
		saved = words.Err(trouble)
	}
	if a.state.Section == nil {
		return saved
	}
	if round, _, open := progress(a.state.Section); len(open) > 0 {
		return saved + " · " + words.Say("state.missing", len(open), round)
	}
	return saved
}

func (a *App) stateRight() string {
	s := a.state.Section
	if s == nil {
		return ""
	}
	round, planned, _ := progress(s)
	return words.Say("state.right", s.Name, round, planned)
}

// showSection changes to another section.
func (a *App) showSection(id model.ID) {
	if a.state.Section != nil && a.state.Section.ID == id && a.state.Standings != nil {
		return
	}
	a.leaveScreen()
	a.status.clear()
	a.state = derive(a.doc.Tournament(), id, 0, nil)
	a.why.hint(a.state)
	a.showState()
}

// showAfter asks for the standings after a round; 0 for the last one.
func (a *App) showAfter(round int) {
	a.state = derive(a.doc.Tournament(), a.state.Section.ID, round, nil)
	a.why.hint(a.state)
	a.showState()
}

// show changes to another screen.
func (a *App) show(id string) {
	s, ok := a.screens[id]
	if !ok || a.doc == nil {
		return
	}
	a.leaveScreen()
	a.status.clear()
	a.screen, a.shown = s, id
	a.showScreen()
	a.tabs.update()
	if f := s.focus(); f != nil {
		a.win.Canvas().Focus(f)
	}
	a.refreshCommands()
}

// editing returns the text entry that has the focus, if one has.
func (a *App) editing() (fyne.Shortcutable, bool) {
	switch e := a.win.Canvas().Focused().(type) {
	case *widget.Entry:
		return e, true
	case *controls.Entry:
		return &e.Entry, true
	case *grid.Grid:
		return nil, false
	}
	return nil, false
}

// openDialog shows a dialog; commands rest while it is open.
func (a *App) openDialog(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	a.dialogs++
	a.asking = append(a.asking, d)
	closed := d.Closed
	d.Closed = func() {
		a.dialogs--
		a.asking = slices.DeleteFunc(a.asking, func(o *controls.Dialog) bool { return o == d })
		if closed != nil {
			closed()
		}
		if f := a.screen.focus(); f != nil && a.doc != nil {
			a.win.Canvas().Focus(f)
		}
	}
	d.Show(size, focus)
}

// tellWidth is the width of a message; its height is that of its text, as far as
// there is room, and it scrolls beyond.
const tellWidth = 600

// tell shows a message that has to be read.
func (a *App) tell(title, text string) {
	l := widget.NewLabel(controls.Sentences(text))
	l.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(a.win.Canvas(), title, container.NewVScroll(l), "", words.Say("dialog.close"))
	l.Resize(fyne.NewSize(tellWidth-40, 0)) // as wide as in the dialog, which tells its height
	a.openDialog(d, fyne.NewSize(tellWidth, max(200, min(l.MinSize().Height+120, 560))), nil)
}
