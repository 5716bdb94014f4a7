package ui

import (
	"slices"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/desks"
	"wallchart/ui/documents"
	"wallchart/ui/entry"
	"wallchart/ui/exchange"
	"wallchart/ui/host"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
	"wallchart/ui/people"
	"wallchart/ui/phones"
	"wallchart/ui/ratings"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// actions are what the commands do, by who does it.
type actions struct {
	now       func() host.State // what is open and shown
	moves     *navigation
	boards    *boards.Dialogs
	people    *people.Dialogs
	tables    *tables.Dialogs
	setting   *settings.Dialogs
	pairer    *boards.Pairer
	outdated  *boards.OutdatedRounds
	steps     *rewind
	habits    *settings.Habits
	finder    *palette
	documents *documents.Documents
	ratings   *ratings.Desk
	paper     *paper.Desk
	// These are made anew for every question that they ask.
	assistant   func() entry.Beginner
	paste       func() entry.Paste
	imports     func() entry.Importer
	lists       func() tables.OwnLists
	versions    func() exchange.Versions
	exchange    func() exchange.Exporter
	report      func() exchange.USChess
	printer     func() exchange.Printer
	languages   func() settings.Languages
	preferences func() settings.Preferences
	menu        func(n int) // opens a menu
	help        func() *help
	series      func()
	sharing     *desks.Sharing
	another     func() // opens another window and asks for a file there
	hall        func() // asks what the second screen shows
	phones      *phones.Phones
	quit        func()
}

func (x *actions) whyNoEvent() string     { return x.now().WhyNoEvent() }
func (x *actions) whyNoSection() string   { return x.now().WhyNoSection() }
func (x *actions) whyNoStandings() string { return x.now().WhyNoStandings() }
func (x *actions) whyNoRound() string     { return x.now().WhyNoRound() }
func (x *actions) whyNobody() string      { return x.now().WhyNobody() }

// kindName are words that speak of players or of teams, by the section that is shown.
func (x *actions) kindName(wording string) func() string {
	return func() string {
		if x.whyNoSection() != "" {
			return words.Say(wording)
		}
		return words.Say(wording + "." + people.KindWord(x.now().Section))
	}
}

func (x *actions) whyNoProblem() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	if g := x.moves.sheet(); g != nil && g.Faults() > 0 {
		return ""
	}
	return x.moves.health.WhyNone()
}

func (x *actions) whyNoSaveAs() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	return x.sharing.WhyNotAlone()
}

func (x *actions) whyNotSeen() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	return x.moves.health.WhyNotSeen()
}

func (x *actions) whyNotBack() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	if x.moves.health.WhyNotBack() == "" {
		return ""
	}
	return x.people.WhyNotBack()
}

// back takes in again whom the problem gone to last is about, otherwise those who are marked.
func (x *actions) back() {
	if x.moves.health.WhyNotBack() == "" {
		x.moves.health.Back()
		return
	}
	x.people.Back()
}

func (x *actions) whyNotAgain() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	return x.moves.health.WhyNotAgain()
}

// everyCommand is everything that can be done, in the order of the menus.
func everyCommand(x *actions) []Command {
	return slices.Concat(eventCommands(x), roundCommands(x), viewCommands(x))
}

func eventCommands(x *actions) []Command {
	return []Command{
		{ID: "file.new", Menu: "file", Bar: true, Icon: theme.DocumentCreateIcon, Keys: keys(fyne.KeyN),
			Do: func() { x.assistant().NewEvent() }},
		{ID: "file.open", Menu: "file", Bar: true, Icon: theme.FolderOpenIcon, Keys: keys(fyne.KeyO), Do: x.documents.AskOpen},
		{ID: "file.window", Menu: "file", Keys: shifted(fyne.KeyO), Do: func() { x.another() }},
		{ID: "file.paste", Menu: "file", Icon: theme.ContentPasteIcon, Keys: shifted(fyne.KeyV), Do: func() { x.paste().Show() }},
		{ID: "file.series", Menu: "file", Icon: theme.ListIcon, Do: func() { x.series() }},
		{ID: "file.saveas", Menu: "file", Gap: true, Icon: theme.DocumentSaveIcon, Keys: shifted(fyne.KeyS),
			Why: x.whyNoSaveAs, Do: x.documents.AskSaveAs},
		{ID: "file.save", Menu: "file", Keys: keys(fyne.KeyS), Why: x.whyNoEvent, Do: x.documents.Save},
		{ID: "file.versions", Menu: "file", Icon: theme.HistoryIcon, Why: func() string { return x.versions().WhyNone() },
			Do: func() { x.versions().Show() }},
		{ID: "file.share", Menu: "file", Gap: true, Why: x.sharing.WhyNoShare, Do: x.sharing.AskShare},
		{ID: "file.join", Menu: "file", Do: x.sharing.AskJoin},
		{ID: "file.close", Menu: "file", Keys: keys(fyne.KeyW), Why: x.whyNoEvent, Do: x.documents.Close},
		{ID: "file.quit", Menu: "file", Gap: true, Keys: keys(fyne.KeyQ), Do: x.quit},

		{ID: "edit.undo", Menu: "edit", Bar: true, Gap: true, Icon: theme.ContentUndoIcon,
			Keys: keys(fyne.KeyZ), Name: x.steps.undoWords, Why: x.steps.whyNoUndo, Do: x.steps.Undo},
		{ID: "edit.redo", Menu: "edit", Bar: true, Icon: theme.ContentRedoIcon,
			Keys: append(shifted(fyne.KeyZ), keys(fyne.KeyY)...), Name: x.steps.redoWords, Why: x.steps.whyNoRedo, Do: x.steps.Redo},
		{ID: "edit.copy", Menu: "edit", Gap: true, Icon: theme.ContentCopyIcon, Why: x.whyNoEvent, Do: x.moves.copyTable},
		{ID: "edit.cells.copy", Menu: "edit", Why: x.moves.whyNoCells, Do: x.moves.copyCells},
		{ID: "edit.cells.paste", Menu: "edit", Icon: theme.ContentPasteIcon, Why: x.moves.whyNoPaste, Do: x.moves.pasteCells},
		{ID: "edit.fill", Menu: "edit", Keys: keys(fyne.KeyD), Why: x.moves.whyNoEntry, Do: func() { x.moves.sheet().FillDown() }},
		{ID: "edit.cells.clear", Menu: "edit", Why: x.moves.whyNoEntry, Do: func() { x.moves.sheet().Clear() }},
		{ID: "edit.select.row", Menu: "edit", Gap: true, Why: x.moves.whyNoCells, Do: func() { x.moves.sheet().SelectWhole(true, false) }},
		{ID: "edit.select.column", Menu: "edit", Why: x.moves.whyNoCells, Do: func() { x.moves.sheet().SelectWhole(false, true) }},
		{ID: "edit.select.all", Menu: "edit", Why: x.moves.whyNoCells, Do: func() { x.moves.sheet().SelectWhole(true, true) }},
		{ID: "edit.details", Menu: "edit", Gap: true, Icon: theme.InfoIcon, Keys: keys(fyne.KeyI), Why: x.whyNoEvent,
			Do: func() { x.setting.AskDetails("", "", nil) }},
		{ID: "edit.preferences", Menu: "edit", Gap: true, Icon: theme.SettingsIcon, Keys: keys(fyne.KeyComma),
			Do: func() { x.preferences().Ask() }},

		{ID: "section.players", Menu: "section", Icon: style.Players.Icon, Keys: keys(fyne.Key1), Name: x.kindName("cmd.section.players"),
			Why: x.whyNoSection,
			Do:  func() { x.moves.show("players") }},
		{ID: "section.import", Menu: "section", Icon: theme.FolderOpenIcon, Name: x.kindName("cmd.section.import"), Why: x.whyNoSection,
			Do: func() { x.imports().AskFile() }},
		{ID: "section.paste", Menu: "section", Icon: theme.ContentPasteIcon,
			Why: func() string { return x.imports().WhyNothingToPaste() }, Do: func() { x.imports().Paste() }},
		{ID: "section.ratings", Menu: "section", Gap: true, Icon: theme.SearchIcon, Do: func() { x.ratings.AskLists() }},
		{ID: "section.known", Menu: "section", Do: func() { x.ratings.AskKnown() }},
		{ID: "section.refresh", Menu: "section", Why: x.ratings.WhyNoRefresh, Do: func() { x.ratings.AskRefresh() }},
		{ID: "section.checkin", Menu: "section", Icon: style.CheckIn.Icon, Keys: shifted(fyne.KeyC),
			Why: x.people.WhyNoCheckIn, Do: func() { x.people.AskCheckIn() }},
		{ID: "section.leaveout", Menu: "section", Why: x.people.WhyNoLeaveOut, Do: x.people.LeaveOut},
		{ID: "section.fees", Menu: "section", Icon: style.Fees.Icon, Why: x.people.WhyNoCheckIn, Do: func() { x.people.AskFees() }},
		{ID: "section.categories", Menu: "section", Icon: style.Category.Icon,
			Why: x.setting.WhyNoCategories, Do: func() { x.setting.AskCategories() }},
		{ID: "section.schools", Menu: "section", Why: x.people.WhyNoSchools, Do: func() { x.people.AskSchools() }},
		{ID: "section.merge", Menu: "section", Why: x.people.WhyNoMerge, Do: func() { x.people.AskMerge() }},
		{ID: "section.house", Menu: "section", Name: x.people.HouseWords, Why: x.people.WhyNoHouse, Do: x.people.TurnHouse},
		{ID: "section.move", Menu: "section", Why: x.people.WhyNoMove, Do: x.people.AskMove},
		{ID: "section.roster", Menu: "section", Icon: style.Roster.Icon, Why: x.people.WhyNoRoster, Do: x.people.AskRoster},
		{ID: "section.columns", Menu: "section", Icon: style.Columns.Icon, Why: x.whyNoSection, Do: x.moves.AskColumns},
		{ID: "section.divide", Menu: "section", Icon: style.Section.Icon, Why: x.people.WhyNoDivision, Do: func() { x.people.AskDivide() }},
		{ID: "section.split", Menu: "section", Why: x.people.WhyNoSplit, Do: func() { x.people.AskSplit() }},
		{ID: "section.final", Menu: "section", Why: x.people.WhyNoFinal, Do: func() { x.people.AskFinal() }},
		{ID: "section.lot", Menu: "section", Icon: style.Lot.Icon,
			Why: x.people.WhyNoNumbering, Do: func() { x.people.Number(entries.ByLot) }},
		{ID: "section.number", Menu: "section", Icon: style.Number.Icon,
			Why: x.people.WhyNoNumbering, Do: func() { x.people.Number(entries.ByRating) }},
		{ID: "section.exchange", Menu: "section", Why: x.people.WhyNoExchange, Do: x.people.Exchange},
		{ID: "section.add", Menu: "section", Gap: true, Icon: theme.ContentAddIcon, Why: x.whyNoEvent,
			Do: func() { x.assistant().AddSection() }},
		{ID: "section.remove", Menu: "section", Why: x.whyNoSection, Do: x.setting.RemoveSection},
		{ID: "section.rename", Menu: "section", Why: x.whyNoSection, Do: x.setting.AskRename},
		{ID: "section.settings", Menu: "section", Icon: theme.SettingsIcon, Keys: shifted(fyne.KeyI),
			Why: x.whyNoSection, Do: func() { x.setting.AskSettings() }},
		{ID: "section.scoring", Menu: "section", Why: x.whyNoSection, Do: x.setting.AskScoring},
		{ID: "section.next", Menu: "section", Gap: true, Keys: keys(fyne.KeyPageDown), Why: x.moves.whyOneSection,
			Do: func() { x.moves.turnSection(1) }},
		{ID: "section.previous", Menu: "section", Keys: keys(fyne.KeyPageUp), Why: x.moves.whyOneSection,
			Do: func() { x.moves.turnSection(-1) }},
	}
}

func roundCommands(x *actions) []Command {
	return []Command{
		{ID: "round.rounds", Menu: "round", Icon: style.Boards.Icon, Keys: keys(fyne.Key2),
			Why: x.whyNoSection, Do: func() { x.moves.show("rounds") }},
		{ID: "round.pair", Menu: "round", Icon: style.Pair.Icon, Keys: boards.PairKeys(false), Name: x.pairer.PairWords,
			Why: x.pairer.WhyNoPairing, Do: x.pairer.PairNext, Lead: x.moves.goToOpen},
		{ID: "round.sections", Menu: "round", Icon: style.PairAll.Icon, Keys: boards.PairKeys(true),
			Why: x.pairer.WhyNoSections, Do: x.pairer.PairSections},
		{ID: "round.all", Menu: "round", Why: x.pairer.WhyNoTable, Do: x.pairer.PairAll},
		{ID: "round.hand", Menu: "round", Name: x.pairer.HandWords, Why: x.pairer.WhyNoHand, Do: x.pairer.PairByHand},
		{ID: "round.rest", Menu: "round", Keys: shifted(fyne.KeyR), Why: x.pairer.WhyNoRest, Do: x.pairer.PairRest},
		{ID: "round.check", Menu: "round", Icon: theme.VisibilityIcon, Keys: keys(fyne.KeyR), Why: x.whyNoRound, Do: x.pairer.CheckRound},
		{ID: "round.complete", Menu: "round", Why: x.whyNoRound, Do: x.pairer.DeclareComplete},
		{ID: "round.last", Menu: "round", Why: x.whyNoRound, Do: x.pairer.ExamineLast},
		{ID: "round.cross", Menu: "round", Why: x.boards.WhyNoCross, Do: func() { x.boards.AskCross() }},
		{ID: "round.uncross", Menu: "round", Why: x.boards.WhyNoUncross, Do: func() { x.moves.onRounds().TakeBackCross() }},
		{ID: "round.extra", Menu: "round", Why: x.boards.WhyNoExtra, Do: func() { x.boards.AskExtra() }},
		{ID: "round.unpair", Menu: "round", Icon: style.Apart.Icon, Why: x.whyNoRound, Do: x.pairer.Unpair},

		{ID: "round.show", Menu: "round", Gap: true, Why: x.outdated.WhyNone, Do: x.outdated.Show},
		{ID: "round.anew", Menu: "round", Why: x.outdated.WhyNotAnew, Do: x.outdated.Anew},
		{ID: "round.keep", Menu: "round", Why: x.outdated.WhyNone, Do: x.outdated.Keep},
		{ID: "round.previous", Menu: "round", Gap: true, Keys: []menus.Key{{Name: fyne.KeyLeft, Alt: true}}, Why: x.whyNoRound,
			Do: func() { x.moves.turnRound(-1) }},
		{ID: "round.next", Menu: "round", Keys: []menus.Key{{Name: fyne.KeyRight, Alt: true}}, Why: x.whyNoRound,
			Do: func() { x.moves.turnRound(1) }},
		{ID: "round.goto", Menu: "round", Gap: true, Keys: keys(fyne.KeyJ), Why: x.whyNoRound, Do: x.moves.askBoard},
		{ID: "round.make", Menu: "round", Keys: shifted(fyne.KeyM), Why: x.whyNoRound, Do: func() { x.moves.onRounds().PairMarked() }},
		{ID: "round.swap", Menu: "round", Icon: style.Swap.Icon, Keys: shifted(fyne.KeyX),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().SwapMarked() }},
		{ID: "round.turn", Menu: "round", Icon: style.Colours.Icon, Keys: keys(fyne.KeyT),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().TurnMarked() }},
		{ID: "round.break", Menu: "round", Icon: style.Apart.Icon, Keys: keys(fyne.KeyU),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().BreakMarked() }},
		{ID: "round.bye", Menu: "round", Icon: style.Bye.Icon, Keys: keys(fyne.KeyB), Why: x.whyNoRound,
			Do: func() { x.moves.onRounds().ByeMarked(model.PairingBye) }},
		{ID: "round.second", Menu: "round", Icon: style.Second.Icon, Keys: shifted(fyne.KeyD), Name: x.moves.secondWords, Why: x.whyNoRound,
			Do: func() { x.moves.onRounds().TurnSecond() }},
		{ID: "round.adjourn", Menu: "round", Why: x.whyNoRound, Do: func() { x.moves.onRounds().AdjournMarked() }},
		{ID: "round.rating", Menu: "round", Why: x.whyNoRound, Do: func() { x.moves.onRounds().AskForRating() }},
		{ID: "round.lock", Menu: "round", Icon: style.Lock.Icon, Keys: keys(fyne.KeyL),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().LockMarked() }},
		{ID: "round.renumber", Menu: "round", Icon: style.Number.Icon, Why: x.whyNoRound, Do: func() { x.moves.onRounds().Renumber() }},
		{ID: "round.late", Menu: "round", Gap: true, Icon: style.Clock.Icon, Why: x.whyNoSection, Do: x.people.AskLate},
		{ID: "round.attend", Menu: "round", Icon: style.Attend.Icon, Why: x.whyNobody, Do: x.people.AskAttendance},
		{ID: "round.back", Menu: "round", Icon: style.Back.Icon, Keys: shifted(fyne.KeyB), Why: x.whyNotBack, Do: x.back},
		{ID: "round.halfright", Menu: "round", Name: x.people.HalfRightWords, Why: x.people.WhyNoHalfRight, Do: x.people.TurnHalfRight},
		{ID: "round.expel", Menu: "round", Icon: style.Expel.Icon, Why: x.whyNobody, Do: func() { x.people.AskExpel(0) }},

		{ID: "standings.crosstable", Menu: "standings", Icon: style.Crosstable.Icon, Keys: keys(fyne.Key3), Why: x.whyNoSection,
			Do: func() { x.moves.show("crosstable") }},
		{ID: "standings.standings", Menu: "standings", Icon: style.Standings.Icon, Keys: keys(fyne.Key4),
			Why: x.whyNoSection, Do: func() { x.moves.show("standings") }},
		{ID: "standings.tiebreaks", Menu: "standings", Icon: style.TieBreaks.Icon, Keys: keys(fyne.Key5),
			Why: x.whyNoSection, Do: func() { x.moves.show("tiebreaks") }},
		{ID: "standings.history", Menu: "standings", Gap: true, Icon: theme.HistoryIcon, Keys: []menus.Key{{Name: fyne.KeyF7}},
			Why: x.moves.whyNoHistory, Do: x.moves.history},
		{ID: "standings.lots", Menu: "standings", Icon: style.Lot.Icon, Why: x.whyNoStandings, Do: x.tables.DrawLots},
		{ID: "standings.order", Menu: "standings", Why: x.tables.WhyNoTie, Do: x.tables.AskOrder},
		{ID: "standings.whatif", Menu: "standings", Why: x.boards.WhyNothingOpen,
			Do: func() { x.boards.AskWhatIf(x.habits.ResultKeys()) }},
		{ID: "standings.own", Menu: "standings", Why: x.whyNobody, Do: func() { x.tables.AskOwnValues() }},
		{ID: "standings.adjust", Menu: "standings", Icon: style.Adjust.Icon, Why: x.whyNobody, Do: func() { x.boards.AskAdjust() }},
		{ID: "standings.trophies", Menu: "standings", Icon: style.Trophy.Icon, Keys: keys(fyne.Key6),
			Why: x.whyNoSection, Do: func() { x.moves.show("trophies") }},
		{ID: "standings.prizes", Menu: "standings", Icon: style.Prize.Icon, Keys: keys(fyne.Key7), Why: x.whyNoSection,
			Do: func() { x.moves.show("prizes") }},
		{ID: "standings.fund", Menu: "standings", Why: x.whyNoSection, Do: func() { x.tables.AskPrizes() }},
		{ID: "standings.savelist", Menu: "standings", Gap: true, Icon: theme.DocumentSaveIcon,
			Why: func() string { return x.lists().WhyNoneToSave() }, Do: func() { x.lists().AskSave() }},
		{ID: "standings.lists", Menu: "standings", Icon: theme.ListIcon, Do: func() { x.lists().AskAll() }},
		{ID: "standings.log", Menu: "standings", Icon: style.Log.Icon, Keys: keys(fyne.Key8),
			Why: x.whyNoEvent, Do: func() { x.moves.show("log") }},
		{ID: "standings.gains", Menu: "standings", Icon: style.Rating.Icon, Keys: keys(fyne.Key9),
			Why: x.whyNoSection, Do: func() { x.moves.show("gains") }},
	}
}

func viewCommands(x *actions) []Command {
	return []Command{
		{ID: "view.find", Menu: "view", Bar: true, Gap: true, Icon: theme.SearchIcon, Keys: keys(fyne.KeyK), Do: x.finder.open},
		{ID: "print.export", Menu: "print", Bar: true, Gap: true, Icon: theme.DownloadIcon,
			Keys: keys(fyne.KeyE), Why: x.whyNoStandings, Do: func() { x.paper.Export() }},
		{ID: "print.site", Menu: "print", Icon: style.Page.Icon, Why: x.whyNoStandings, Do: func() { x.paper.Site() }},
		{ID: "print.exchange", Menu: "print", Gap: true, Icon: theme.MailSendIcon, Why: x.whyNoSection, Do: func() { x.exchange().Show() }},
		{ID: "print.uschess", Menu: "print", Icon: theme.DocumentIcon, Why: x.whyNoSection, Do: func() { x.report().Show() }},
		{ID: "print.round", Menu: "print", Gap: true, Why: x.whyNoSection, Do: func() { x.printer().Round() }},
		{ID: "print.pairings", Menu: "print", Icon: style.Boards.Icon, Keys: shifted(fyne.KeyP), Why: x.whyNoRound,
			Do: func() { x.printer().Pairings(false) }},
		{ID: "print.names", Menu: "print", Icon: style.Names.Icon, Keys: shifted(fyne.KeyN),
			Why: x.whyNoRound, Do: func() { x.printer().Pairings(true) }},
		{ID: "print.slips", Menu: "print", Icon: style.Slips.Icon, Why: x.whyNoRound, Do: func() { x.printer().Slips() }},
		{ID: "print.checkin", Menu: "print", Icon: style.CheckIn.Icon, Why: x.people.WhyNoCheckIn, Do: func() { x.printer().CheckIn() }},
		{ID: "print.wallchart", Menu: "print", Gap: true, Icon: style.WallChart.Icon, Why: x.printer().WhyNobody,
			Do: func() { x.printer().Wall("wallchart") }},
		{ID: "print.wall.standings", Menu: "print", Why: x.printer().WhyNobody, Do: func() { x.printer().Wall("standings") }},
		{ID: "print.wall.crosstable", Menu: "print", Why: x.printer().WhyNobody, Do: func() { x.printer().Wall("crosstable") }},
		{ID: "print.wall.pairings", Menu: "print", Why: x.whyNoRound, Do: func() { x.printer().Wall("pairings") }},
		{ID: "print.wall.names", Menu: "print", Why: x.whyNoRound, Do: func() { x.printer().Wall("names") }},
		{ID: "print.prizes", Menu: "print", Gap: true, Why: x.tables.WhyNoFund, Do: func() { x.printer().Prizes("prizes") }},
		{ID: "print.receipts", Menu: "print", Why: x.tables.WhyNoFund, Do: func() { x.printer().Prizes("receipts") }},
		{ID: "print.why", Menu: "print", Gap: true, Icon: theme.QuestionIcon, Why: x.printer().WhyNoExplanation, Do: x.printer().Explanation},
		{ID: "print.print", Menu: "print", Bar: true, Icon: theme.DocumentPrintIcon, Keys: keys(fyne.KeyP),
			Why: x.printer().WhyNot, Do: x.printer().Print},

		{ID: "view.filter", Menu: "view", Gap: true, Icon: style.Filter.Icon, Keys: keys(fyne.KeyF), Why: x.moves.whyNoArranging,
			Do: func() { x.moves.sheet().EditFilter() }},
		{ID: "view.sort", Menu: "view", Icon: style.Sort.Icon, Keys: []menus.Key{{Name: fyne.KeyF3}},
			Why: x.moves.whyNoArranging, Do: x.moves.sortTable},
		{ID: "view.plain", Menu: "view", Keys: []menus.Key{{Name: fyne.KeyF3, Shift: true}}, Why: x.moves.whyNotArranged,
			Do: func() { x.moves.sheet().Plain() }},
		{ID: "view.hall", Menu: "view", Icon: style.Screen.Icon, Keys: []menus.Key{{Name: fyne.KeyF9}},
			Why: x.whyNoSection, Do: func() { x.hall() }},
		{ID: "view.phones", Menu: "view", Keys: []menus.Key{{Name: fyne.KeyF9, Shift: true}}, Why: x.phones.WhyNot, Do: x.phones.AskOpen},
		{ID: "view.problem", Menu: "view", Gap: true, Icon: theme.WarningIcon, Keys: []menus.Key{{Name: fyne.KeyF8}}, Why: x.whyNoProblem,
			Do: x.moves.nextProblem},
		{ID: "view.seen", Menu: "view", Keys: []menus.Key{{Name: fyne.KeyF8, Shift: true}}, Why: x.whyNotSeen,
			Do: func() { x.moves.health.Seen() }},
		{ID: "view.again", Menu: "view", Why: x.whyNotAgain, Do: func() { x.moves.health.Again() }},
		{ID: "view.kinds", Menu: "view", Why: x.whyNoEvent, Do: func() { x.setting.AskKinds() }},
		{ID: "view.pane.next", Menu: "view", Gap: true, Keys: []menus.Key{{Name: fyne.KeyTab, Ctrl: true, Bare: true}},
			Do: func() { x.moves.turnPane(1) }},
		{ID: "view.pane.previous", Menu: "view", Keys: []menus.Key{{Name: fyne.KeyTab, Ctrl: true, Shift: true, Bare: true}},
			Do: func() { x.moves.turnPane(-1) }},
		{ID: "view.menus", Menu: "view", Keys: []menus.Key{{Name: fyne.KeyF10}}, Why: whyNoMenus, Do: func() { x.menu(0) }},
		{ID: "view.keys.plain", Menu: "view", Gap: true, Name: func() string { return x.habits.KeyWords("plain") },
			Do: func() { x.habits.UseKeys("plain") }},
		{ID: "view.keys.sharly", Menu: "view", Name: func() string { return x.habits.KeyWords("sharly") },
			Do: func() { x.habits.UseKeys("sharly") }},
		{ID: "view.keys.us", Menu: "view", Name: func() string { return x.habits.KeyWords("us") }, Do: func() { x.habits.UseKeys("us") }},
		{ID: "view.halves", Menu: "view", Gap: true, Name: x.habits.HalvesWords, Do: x.habits.TurnHalves},
		{ID: "view.language", Menu: "view", Gap: true, Do: func() { x.languages().Ask() }},
		{ID: "view.auto", Menu: "view", Gap: true, Do: func() { x.habits.SetAppearance(settings.FollowSystem) }},
		{ID: "view.light", Menu: "view", Do: func() { x.habits.SetAppearance(settings.LightColours) }},
		{ID: "view.dark", Menu: "view", Do: func() { x.habits.SetAppearance(settings.DarkColours) }},

		{ID: "help.keys", Menu: "help", Keys: []menus.Key{{Name: fyne.KeyF1}}, Do: func() { x.help().open() }},
		{ID: "help.guide", Menu: "help", Keys: []menus.Key{{Name: fyne.KeyF1, Shift: true}}, Do: func() { x.help().openFor("") }},
		{ID: "help.about", Menu: "help", Do: func() { x.help().about() }},
	}
}

func keys(name fyne.KeyName) []menus.Key { return []menus.Key{{Name: name, Ctrl: true}} }
func shifted(name fyne.KeyName) []menus.Key {
	return []menus.Key{{Name: name, Ctrl: true, Shift: true}}
}
