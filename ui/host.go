package ui

import (
	"time"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/health"
	"wallchart/export/report"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/boards"
	"wallchart/ui/documents"
	"wallchart/ui/entry"
	"wallchart/ui/exchange"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/notices"
	"wallchart/ui/people"
	"wallchart/ui/typing"
)

// windowHost is the window as its screens and dialogs see it.
type windowHost struct{ a *App }

func (a *App) host() host.Host { return windowHost{a} }

func (w windowHost) Now() host.State            { return w.a.state }
func (w windowHost) Do(c journal.Change) error  { return w.a.Do(c) }
func (w windowHost) Say(sentence string)        { w.a.status.say(sentence) }
func (w windowHost) Hint(tip string)            { w.a.status.setHint(tip) }
func (w windowHost) Tell(title, text string)    { w.a.tell(title, text) }
func (w windowHost) Canvas() fyne.Canvas        { return w.a.win.Canvas() }
func (w windowHost) Run(id string)              { w.a.run(w.a.command(id)) }
func (w windowHost) About(id string) string     { return w.a.hint(w.a.command(id)) }
func (w windowHost) Shortcut(key fyne.Shortcut) { w.a.shortcut(key) }
func (w windowHost) Options() report.Options    { return w.a.habits.ReportOptions() }

func (w windowHost) Preferences() fyne.Preferences { return w.a.fyne.Preferences() }

func (w windowHost) Marked() []model.ID { return w.a.marked() }

func (w windowHost) Why() *explain.Panel { return w.a.why }

func (w windowHost) Pointer() *explain.Pointer { return w.a.pointer }

func (w windowHost) Results() *typing.Results { return w.a.results }

func (w windowHost) Beside(what string, work func(cancel <-chan struct{}) (done func())) (stop func()) {
	return w.a.work.Beside(what, work)
}

func (w windowHost) Busy() bool { return w.a.busy() || typesIn(w.a.sheet()) }

func (w windowHost) Later(do func()) { w.a.settings.Later(do) }

func (w windowHost) Past() host.Past {
	if w.a.steps == nil {
		return nil
	}
	return w.a.steps
}

func (w windowHost) Ask(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	w.a.openDialog(d, size, focus)
}

// windowMoves is the window as moving about in it sees it.
type windowMoves struct{ windowHost }

func (w windowMoves) look(section model.ID, after int) { w.a.lookAt(section, after) }
func (w windowMoves) clear()                           { w.a.status.clear() }
func (w windowMoves) askSettings()                     { w.a.setting.AskSettings().TurnTo(1) }
func (w windowMoves) askDetails()                      { w.a.setting.AskDetails("", "", nil) }
func (w windowMoves) whyNoRefresh() string             { return w.a.ratings.WhyNoRefresh() }
func (w windowMoves) askRefresh()                      { w.a.ratings.AskRefresh() }
func (w windowMoves) buttons() *fyne.Container         { return w.a.menus.bar }
func (w windowMoves) noticed() *fyne.Container         { return w.a.notices.Bar }
func (w windowMoves) below() *fyne.Container           { return w.a.body }

func (w windowMoves) changed() {
	w.a.notices.Update()
	w.a.menus.follow()
	notePlace(w.a)
}

// windowDoing is the window as doing commands sees it.
type windowDoing struct{ windowHost }

func (w windowDoing) menu(n int) { w.a.menus.openMenu(n) }
func (w windowDoing) leave()     { w.a.leaveScreen() }
func (w windowDoing) clear()     { w.a.status.clear() }
func (w windowDoing) changed()   { w.a.menus.follow() }

// windowDocuments is the window as its documents see it.
type windowDocuments struct{ windowHost }

func (w windowDocuments) Current() *wallchart.Doc            { return w.a.doc }
func (w windowDocuments) Use(d *wallchart.Doc)               { w.a.use(d) }
func (w windowDocuments) Start()                             { w.a.showStart() }
func (w windowDocuments) Enter()                             { w.a.show("players") }
func (w windowDocuments) Commit()                            { w.a.leaveScreen() }
func (w windowDocuments) Refresh()                           { w.a.showState() }
func (w windowDocuments) Busy() bool                         { return w.a.dialogs.count > 0 }
func (w windowDocuments) SayWith(sentence string, do func()) { w.a.status.sayWith(sentence, do) }
func (w windowDocuments) Picker() picker.Picker              { return w.a.settings.Picker }
func (w windowDocuments) Foreign() []picker.Kind             { return exchange.ForeignKinds() }
func (w windowDocuments) SaveFor(path string) bool           { return w.a.exporter().SaveForeign(path) }
func (w windowDocuments) Outside(path string)                { w.a.outside.Show(path) }
func (w windowDocuments) There(path string) bool             { return w.a.settings.among.goTo(path) }
func (w windowDocuments) Series(path string)                 { seasonOf(w.a).AskFile(path) }

func (w windowDocuments) Begin(list string) {
	w.a.importer().Read(list, func(why string) { w.Tell(words.Say("open.title"), why) },
		func(src *entry.Source) { w.a.beginner().NewEvent().FromList(src) })
}

func (w windowDocuments) Leaving() {
	w.a.phones.Close()
	w.a.sharing.Leave()
}

func (w windowDocuments) Reassure(sentence string) {
	if s := w.a.state.Section; s != nil {
		w.a.notices.Put(s.ID, &notices.Notice{Text: sentence, Stands: func(*model.Section) bool { return true }})
	} else {
		w.Say(sentence)
	}
}

func (w windowDocuments) Mode(sentence string) {
	if s := w.a.state.Section; s != nil {
		w.a.notices.Put(s.ID, notices.Mode(s, sentence))
	}
}

// windowStart is the window as its start screen sees it.
type windowStart struct{ a *App }

func (w windowStart) begin() []*Command {
	return []*Command{w.a.command("file.new"), w.a.command("file.open"), w.a.command("file.paste")}
}
func (w windowStart) run(c *Command)                     { w.a.run(c) }
func (w windowStart) unsaved() []string                  { return w.a.documents.Unsaved() }
func (w windowStart) recent() []documents.Known          { return w.a.documents.Recent() }
func (w windowStart) moved(k documents.Known, to string) { w.a.documents.Moved(k, to) }
func (w windowStart) forget(path string)                 { w.a.documents.Memory.Forget(path) }
func (w windowStart) open(path string)                   { w.a.Open(path) }
func (w windowStart) sample(file string)                 { w.a.documents.OpenSample(file) }
func (w windowStart) canvas() fyne.Canvas                { return w.a.win.Canvas() }
func (w windowStart) rests() bool                        { return w.a.doc != nil || w.a.busy() }
func (w windowStart) look(k documents.Known, told func(documents.Seen)) {
	w.a.work.Quietly(func(cancel <-chan struct{}) func() {
		seen := w.a.documents.Look(k, cancel)
		return func() { told(seen) }
	})
}

// windowSettings is the window as the settings see it.
type windowSettings struct{ windowHost }

func (w windowSettings) Clock() time.Time                   { return w.a.settings.Now() }
func (w windowSettings) Last(c journal.Change, then func()) { w.a.pairer.AsLast(c, then) }

// windowLog is the window as its log sees it.
type windowLog struct{ windowHost }

func (w windowLog) Entries() []journal.Entry { return w.a.doc.Entries() }
func (w windowLog) Undoable() ([]journal.Entry, error) {
	return w.a.doc.Undoable(), w.a.doc.Forgotten()
}
func (w windowLog) UndoTo(n int) { w.a.steps.undoTo(n) }

// windowHealth is the window as its list of problems sees it.
type windowHealth struct{ windowHost }

func (w windowHealth) GoTo(p health.Place) { w.a.goToPlace(p) }

func (w windowHealth) Found() {
	if w.a.doc != nil {
		footOf(w.a).say()
		w.a.menus.follow()
	}
}

// windowTable is the window as its crosstable and its standings see it.
type windowTable struct{ windowHost }

func (w windowTable) After(round int) { w.a.showAfter(round) }

// windowRounds is the window as its rounds screen sees it.
type windowRounds struct{ windowHost }

func (w windowRounds) Command(id string) (wording, why string) {
	c := w.a.command(id)
	return c.wording(), c.why()
}

func (w windowRounds) Quietly(work func(cancel <-chan struct{}) (done func())) (stop func()) {
	return w.a.work.Quietly(work)
}

func (w windowRounds) PairedFrom(section model.ID, round int) (before *model.Tournament, since []string) {
	return w.a.doc.PairedFrom(section, round)
}

func (w windowRounds) Leaving(s *model.Section, e model.Entry, from int, add func(wording string, do func())) {
	w.a.people.Leaving(s, e, from, add)
}

func (w windowRounds) Shown() bool                                { return w.a.shown == "rounds" }
func (w windowRounds) Turned()                                    { notePlace(w.a) }
func (w windowRounds) Notify(section model.ID, x *notices.Notice) { w.a.notices.Put(section, x) }
func (w windowRounds) Others() *boards.Others                     { return w.a.others }

// windowPairs is the window as the making of rounds sees it.
type windowPairs struct{ windowHost }

func (w windowPairs) Rounds() *boards.Rounds                     { return w.a.onRounds() }
func (w windowPairs) Round() int                                 { return w.a.shownRound() }
func (w windowPairs) Notify(section model.ID, x *notices.Notice) { w.a.notices.Put(section, x) }

func (w windowPairs) Schools(all []entries.School, hint, do string, then func()) {
	people.AskSchools(w, all, hint, do, then)
}

func (w windowPairs) Work(wording string, work func(cancel <-chan struct{}) (done func())) {
	w.a.work.InBackground(wording, work)
}

// windowPlayers is the window as its list of players sees it.
type windowPlayers struct{ windowHost }

func (w windowPlayers) Dialogs() *people.Dialogs { return w.a.people }

func (w windowPlayers) Rows(text string) {
	w.a.importer().TakeText(words.Say("import.clipboard"), text)
}

// windowPrinter is the window as what prints it sees it.
type windowPrinter struct{ windowHost }

func (w windowPrinter) Screen() (id string, s host.Screen) { return w.a.shown, w.a.screen }
func (w windowPrinter) With() []model.ID                   { return w.a.notices.PairedTogether() }

// windowSections is the window as its list of sections sees it.
type windowSections struct {
	a    *App
	adds *Command
}

func (w windowSections) show(section model.ID) { w.a.showSection(section) }
func (w windowSections) add()                  { w.a.run(w.adds) }
func (w windowSections) addWords() string      { return w.adds.wording() }
