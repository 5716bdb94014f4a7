package ui

import (
	"slices"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/desks"
	"wallchart/ui/documents"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
	"wallchart/ui/phones"
	"wallchart/ui/ratings"
)

// actions are what the commands do, by who does it.
type actions struct {
	now       func() host.State // what is open and shown
	moves     *navigation
	boards    *boardDialogs
	people    *peopleDialogs
	tables    *tableDialogs
	setting   *settingDialogs
	pairer    *pairer
	hindsight *hindsight
	steps     *rewind
	habits    *habits
	finder    *palette
	documents *documents.Documents
	ratings   *ratings.Desk
	paper     *paper.Desk
	// These are made anew for every question that they ask.
	assistant   func() assistantDesk
	paste       func() pasteDesk
	imports     func() importDesk
	lists       func() ownLists
	versions    func() versionsDesk
	exchange    func() exchangeDesk
	report      func() reportDesk
	printer     func() printer
	languages   func() languages
	preferences func() preferencesDesk
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
		return words.Say(wording + "." + kindWord(x.now().Section))
	}
}

func (x *actions) whyNoProblem() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	if g := x.moves.sheet(); g != nil && g.Faults() > 0 {
		return ""
	}
	return x.moves.health.whyNone()
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
	return x.moves.health.whyNotSeen()
}

func (x *actions) whyNotBack() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	if x.moves.health.whyNotBack() == "" {
		return ""
	}
	return x.people.whyNotBack()
}

// back takes in again whom the problem gone to last is about, otherwise those who are marked.
func (x *actions) back() {
	if x.moves.health.whyNotBack() == "" {
		x.moves.health.back()
		return
	}
	x.people.back()
}

func (x *actions) whyNotAgain() string {
	if why := x.whyNoEvent(); why != "" {
		return why
	}
	return x.moves.health.whyNotAgain()
}

// everyCommand is everything that can be done, in the order of the menus.
func everyCommand(x *actions) []Command {
	return slices.Concat(eventCommands(x), roundCommands(x), viewCommands(x))
}

func eventCommands(x *actions) []Command {
	return []Command{
		{ID: "file.new", Menu: "file", Bar: true, Icon: theme.DocumentCreateIcon, Keys: keys(fyne.KeyN),
			Do: func() { x.assistant().newEvent() }},
		{ID: "file.open", Menu: "file", Bar: true, Icon: theme.FolderOpenIcon, Keys: keys(fyne.KeyO), Do: x.documents.AskOpen},
		{ID: "file.window", Menu: "file", Keys: shifted(fyne.KeyO), Do: func() { x.another() }},
		{ID: "file.paste", Menu: "file", Icon: theme.ContentPasteIcon, Keys: shifted(fyne.KeyV), Do: func() { x.paste().dialog() }},
		{ID: "file.series", Menu: "file", Icon: theme.ListIcon, Do: func() { x.series() }},
		{ID: "file.saveas", Menu: "file", Gap: true, Icon: theme.DocumentSaveIcon, Keys: shifted(fyne.KeyS),
			Why: x.whyNoSaveAs, Do: x.documents.AskSaveAs},
		{ID: "file.save", Menu: "file", Keys: keys(fyne.KeyS), Why: x.whyNoEvent, Do: x.documents.Save},
		{ID: "file.versions", Menu: "file", Icon: theme.HistoryIcon, Why: func() string { return x.versions().whyNone() },
			Do: func() { x.versions().dialog() }},
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
			Do: func() { x.setting.askDetails("", "", nil) }},
		{ID: "edit.preferences", Menu: "edit", Gap: true, Icon: theme.SettingsIcon, Keys: keys(fyne.KeyComma),
			Do: func() { x.preferences().ask() }},

		{ID: "section.players", Menu: "section", Icon: style.Players.Icon, Keys: keys(fyne.Key1), Name: x.kindName("cmd.section.players"),
			Why: x.whyNoSection,
			Do:  func() { x.moves.show("players") }},
		{ID: "section.import", Menu: "section", Icon: theme.FolderOpenIcon, Name: x.kindName("cmd.section.import"), Why: x.whyNoSection,
			Do: func() { x.imports().askFile() }},
		{ID: "section.paste", Menu: "section", Icon: theme.ContentPasteIcon,
			Why: func() string { return x.imports().whyNothingToPaste() }, Do: func() { x.imports().paste() }},
		{ID: "section.ratings", Menu: "section", Gap: true, Icon: theme.SearchIcon, Do: func() { x.ratings.AskLists() }},
		{ID: "section.known", Menu: "section", Do: func() { x.ratings.AskKnown() }},
		{ID: "section.refresh", Menu: "section", Why: x.ratings.WhyNoRefresh, Do: func() { x.ratings.AskRefresh() }},
		{ID: "section.checkin", Menu: "section", Icon: style.CheckIn.Icon, Keys: shifted(fyne.KeyC),
			Why: x.people.whyNoCheckIn, Do: func() { x.people.askCheckIn() }},
		{ID: "section.leaveout", Menu: "section", Why: x.people.whyNoLeaveOut, Do: x.people.leaveOut},
		{ID: "section.fees", Menu: "section", Icon: style.Fees.Icon, Why: x.people.whyNoCheckIn, Do: func() { x.people.askFees() }},
		{ID: "section.categories", Menu: "section", Icon: style.Category.Icon,
			Why: x.setting.whyNoCategories, Do: func() { x.setting.askCategories() }},
		{ID: "section.schools", Menu: "section", Why: x.people.whyNoSchools, Do: func() { x.people.askSchools() }},
		{ID: "section.merge", Menu: "section", Why: x.people.whyNoMerge, Do: func() { x.people.askMerge() }},
		{ID: "section.house", Menu: "section", Name: x.people.houseWords, Why: x.people.whyNoHouse, Do: x.people.turnHouse},
		{ID: "section.move", Menu: "section", Why: x.people.whyNoMove, Do: x.people.askMove},
		{ID: "section.roster", Menu: "section", Icon: style.Roster.Icon, Why: x.people.whyNoRoster, Do: x.people.askRoster},
		{ID: "section.columns", Menu: "section", Icon: style.Columns.Icon, Why: x.whyNoSection, Do: x.moves.askColumns},
		{ID: "section.divide", Menu: "section", Icon: style.Section.Icon, Why: x.people.whyNoDivision, Do: func() { x.people.askDivide() }},
		{ID: "section.split", Menu: "section", Why: x.people.whyNoSplit, Do: func() { x.people.askSplit() }},
		{ID: "section.final", Menu: "section", Why: x.people.whyNoFinal, Do: func() { x.people.askFinal() }},
		{ID: "section.lot", Menu: "section", Icon: style.Lot.Icon,
			Why: x.people.whyNoNumbering, Do: func() { x.people.number(arbiter.ByLot) }},
		{ID: "section.number", Menu: "section", Icon: style.Number.Icon,
			Why: x.people.whyNoNumbering, Do: func() { x.people.number(arbiter.ByRating) }},
		{ID: "section.exchange", Menu: "section", Why: x.people.whyNoExchange, Do: x.people.exchange},
		{ID: "section.add", Menu: "section", Gap: true, Icon: theme.ContentAddIcon, Why: x.whyNoEvent,
			Do: func() { x.assistant().addSection() }},
		{ID: "section.remove", Menu: "section", Why: x.whyNoSection, Do: x.setting.removeSection},
		{ID: "section.rename", Menu: "section", Why: x.whyNoSection, Do: x.setting.askRename},
		{ID: "section.settings", Menu: "section", Icon: theme.SettingsIcon, Keys: shifted(fyne.KeyI),
			Why: x.whyNoSection, Do: func() { x.setting.askSettings() }},
		{ID: "section.scoring", Menu: "section", Why: x.whyNoSection, Do: x.setting.askScoring},
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
		{ID: "round.pair", Menu: "round", Icon: style.Pair.Icon, Keys: pairKeys(false), Name: x.pairer.pairWords,
			Why: x.pairer.whyNoPairing, Do: x.pairer.pairNext, Lead: x.moves.goToOpen},
		{ID: "round.sections", Menu: "round", Icon: style.PairAll.Icon, Keys: pairKeys(true),
			Why: x.pairer.whyNoSections, Do: x.pairer.pairSections},
		{ID: "round.all", Menu: "round", Why: x.pairer.whyNoTable, Do: x.pairer.pairAll},
		{ID: "round.hand", Menu: "round", Name: x.pairer.handWords, Why: x.pairer.whyNoHand, Do: x.pairer.pairByHand},
		{ID: "round.rest", Menu: "round", Keys: shifted(fyne.KeyR), Why: x.pairer.whyNoRest, Do: x.pairer.pairRest},
		{ID: "round.check", Menu: "round", Icon: theme.VisibilityIcon, Keys: keys(fyne.KeyR), Why: x.whyNoRound, Do: x.pairer.checkRound},
		{ID: "round.complete", Menu: "round", Why: x.whyNoRound, Do: x.pairer.declareComplete},
		{ID: "round.last", Menu: "round", Why: x.whyNoRound, Do: x.pairer.examineLast},
		{ID: "round.cross", Menu: "round", Why: x.boards.whyNoCross, Do: func() { x.boards.askCross() }},
		{ID: "round.uncross", Menu: "round", Why: x.boards.whyNoUncross, Do: func() { x.moves.onRounds().takeBackCross() }},
		{ID: "round.extra", Menu: "round", Why: x.boards.whyNoExtra, Do: func() { x.boards.askExtra() }},
		{ID: "round.unpair", Menu: "round", Icon: style.Apart.Icon, Why: x.whyNoRound, Do: x.pairer.unpair},

		{ID: "round.show", Menu: "round", Gap: true, Why: x.hindsight.whyNone, Do: x.hindsight.show},
		{ID: "round.anew", Menu: "round", Why: x.hindsight.whyNotAnew, Do: x.hindsight.anew},
		{ID: "round.keep", Menu: "round", Why: x.hindsight.whyNone, Do: x.hindsight.keep},
		{ID: "round.previous", Menu: "round", Gap: true, Keys: []Key{{Name: fyne.KeyLeft, Alt: true}}, Why: x.whyNoRound,
			Do: func() { x.moves.turnRound(-1) }},
		{ID: "round.next", Menu: "round", Keys: []Key{{Name: fyne.KeyRight, Alt: true}}, Why: x.whyNoRound,
			Do: func() { x.moves.turnRound(1) }},
		{ID: "round.goto", Menu: "round", Gap: true, Keys: keys(fyne.KeyJ), Why: x.whyNoRound, Do: x.moves.askBoard},
		{ID: "round.make", Menu: "round", Keys: shifted(fyne.KeyM), Why: x.whyNoRound, Do: func() { x.moves.onRounds().pairMarked() }},
		{ID: "round.swap", Menu: "round", Icon: style.Swap.Icon, Keys: shifted(fyne.KeyX),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().swapMarked() }},
		{ID: "round.turn", Menu: "round", Icon: style.Colours.Icon, Keys: keys(fyne.KeyT),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().turnMarked() }},
		{ID: "round.break", Menu: "round", Icon: style.Apart.Icon, Keys: keys(fyne.KeyU),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().breakMarked() }},
		{ID: "round.bye", Menu: "round", Icon: style.Bye.Icon, Keys: keys(fyne.KeyB), Why: x.whyNoRound,
			Do: func() { x.moves.onRounds().byeMarked(model.PairingBye) }},
		{ID: "round.second", Menu: "round", Icon: style.Second.Icon, Keys: shifted(fyne.KeyD), Name: x.moves.secondWords, Why: x.whyNoRound,
			Do: func() { x.moves.onRounds().turnSecond() }},
		{ID: "round.adjourn", Menu: "round", Why: x.whyNoRound, Do: func() { x.moves.onRounds().adjournMarked() }},
		{ID: "round.rating", Menu: "round", Why: x.whyNoRound, Do: func() { x.moves.onRounds().askForRating() }},
		{ID: "round.lock", Menu: "round", Icon: style.Lock.Icon, Keys: keys(fyne.KeyL),
			Why: x.whyNoRound, Do: func() { x.moves.onRounds().lockMarked() }},
		{ID: "round.renumber", Menu: "round", Icon: style.Number.Icon, Why: x.whyNoRound, Do: func() { x.moves.onRounds().renumber() }},
		{ID: "round.late", Menu: "round", Gap: true, Icon: style.Clock.Icon, Why: x.whyNoSection, Do: x.people.askLate},
		{ID: "round.attend", Menu: "round", Icon: style.Attend.Icon, Why: x.whyNobody, Do: x.people.askAttendance},
		{ID: "round.back", Menu: "round", Icon: style.Back.Icon, Keys: shifted(fyne.KeyB), Why: x.whyNotBack, Do: x.back},
		{ID: "round.halfright", Menu: "round", Name: x.people.halfRightWords, Why: x.people.whyNoHalfRight, Do: x.people.turnHalfRight},
		{ID: "round.expel", Menu: "round", Icon: style.Expel.Icon, Why: x.whyNobody, Do: func() { x.people.askExpel(0) }},

		{ID: "standings.crosstable", Menu: "standings", Icon: style.Crosstable.Icon, Keys: keys(fyne.Key3), Why: x.whyNoSection,
			Do: func() { x.moves.show("crosstable") }},
		{ID: "standings.standings", Menu: "standings", Icon: style.Standings.Icon, Keys: keys(fyne.Key4),
			Why: x.whyNoSection, Do: func() { x.moves.show("standings") }},
		{ID: "standings.tiebreaks", Menu: "standings", Icon: style.TieBreaks.Icon, Keys: keys(fyne.Key5),
			Why: x.whyNoSection, Do: func() { x.moves.show("tiebreaks") }},
		{ID: "standings.history", Menu: "standings", Gap: true, Icon: theme.HistoryIcon, Keys: []Key{{Name: fyne.KeyF7}},
			Why: x.moves.whyNoHistory, Do: x.moves.history},
		{ID: "standings.lots", Menu: "standings", Icon: style.Lot.Icon, Why: x.whyNoStandings, Do: x.tables.drawLots},
		{ID: "standings.order", Menu: "standings", Why: x.tables.whyNoTie, Do: x.tables.askOrder},
		{ID: "standings.whatif", Menu: "standings", Why: x.boards.whyNothingOpen,
			Do: func() { x.boards.askWhatIf(x.habits.resultKeys()) }},
		{ID: "standings.own", Menu: "standings", Why: x.whyNobody, Do: func() { x.tables.askOwnValues() }},
		{ID: "standings.adjust", Menu: "standings", Icon: style.Adjust.Icon, Why: x.whyNobody, Do: func() { x.boards.askAdjust() }},
		{ID: "standings.trophies", Menu: "standings", Icon: style.Trophy.Icon, Keys: keys(fyne.Key6),
			Why: x.whyNoSection, Do: func() { x.moves.show("trophies") }},
		{ID: "standings.prizes", Menu: "standings", Icon: style.Prize.Icon, Keys: keys(fyne.Key7), Why: x.whyNoSection,
			Do: func() { x.moves.show("prizes") }},
		{ID: "standings.fund", Menu: "standings", Why: x.whyNoSection, Do: func() { x.tables.askPrizes() }},
		{ID: "standings.savelist", Menu: "standings", Gap: true, Icon: theme.DocumentSaveIcon,
			Why: func() string { return x.lists().whyNoneToSave() }, Do: func() { x.lists().askSave() }},
		{ID: "standings.lists", Menu: "standings", Icon: theme.ListIcon, Do: func() { x.lists().askAll() }},
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
		{ID: "print.exchange", Menu: "print", Gap: true, Icon: theme.MailSendIcon, Why: x.whyNoSection, Do: func() { x.exchange().dialog() }},
		{ID: "print.uschess", Menu: "print", Icon: theme.DocumentIcon, Why: x.whyNoSection, Do: func() { x.report().dialog() }},
		{ID: "print.round", Menu: "print", Gap: true, Why: x.whyNoSection, Do: func() { x.printer().round() }},
		{ID: "print.pairings", Menu: "print", Icon: style.Boards.Icon, Keys: shifted(fyne.KeyP), Why: x.whyNoRound,
			Do: func() { x.printer().pairings(false) }},
		{ID: "print.names", Menu: "print", Icon: style.Names.Icon, Keys: shifted(fyne.KeyN),
			Why: x.whyNoRound, Do: func() { x.printer().pairings(true) }},
		{ID: "print.slips", Menu: "print", Icon: style.Slips.Icon, Why: x.whyNoRound, Do: func() { x.printer().slips() }},
		{ID: "print.checkin", Menu: "print", Icon: style.CheckIn.Icon, Why: x.people.whyNoCheckIn, Do: func() { x.printer().checkIn() }},
		{ID: "print.wallchart", Menu: "print", Gap: true, Icon: style.WallChart.Icon, Why: x.printer().whyNobody,
			Do: func() { x.printer().wall("wallchart") }},
		{ID: "print.wall.standings", Menu: "print", Why: x.printer().whyNobody, Do: func() { x.printer().wall("standings") }},
		{ID: "print.wall.crosstable", Menu: "print", Why: x.printer().whyNobody, Do: func() { x.printer().wall("crosstable") }},
		{ID: "print.wall.pairings", Menu: "print", Why: x.whyNoRound, Do: func() { x.printer().wall("pairings") }},
		{ID: "print.wall.names", Menu: "print", Why: x.whyNoRound, Do: func() { x.printer().wall("names") }},
		{ID: "print.prizes", Menu: "print", Gap: true, Why: x.tables.whyNoFund, Do: func() { x.printer().prizes("prizes") }},
		{ID: "print.receipts", Menu: "print", Why: x.tables.whyNoFund, Do: func() { x.printer().prizes("receipts") }},
		{ID: "print.why", Menu: "print", Gap: true, Icon: theme.QuestionIcon, Why: x.printer().whyNoExplanation, Do: x.printer().explanation},
		{ID: "print.print", Menu: "print", Bar: true, Icon: theme.DocumentPrintIcon, Keys: keys(fyne.KeyP),
			Why: x.printer().whyNot, Do: x.printer().print},

		{ID: "view.filter", Menu: "view", Gap: true, Icon: style.Filter.Icon, Keys: keys(fyne.KeyF), Why: x.moves.whyNoArranging,
			Do: func() { x.moves.sheet().EditFilter() }},
		{ID: "view.sort", Menu: "view", Icon: style.Sort.Icon, Keys: []Key{{Name: fyne.KeyF3}},
			Why: x.moves.whyNoArranging, Do: x.moves.sortTable},
		{ID: "view.plain", Menu: "view", Keys: []Key{{Name: fyne.KeyF3, Shift: true}}, Why: x.moves.whyNotArranged,
			Do: func() { x.moves.sheet().Plain() }},
		{ID: "view.hall", Menu: "view", Icon: style.Screen.Icon, Keys: []Key{{Name: fyne.KeyF9}},
			Why: x.whyNoSection, Do: func() { x.hall() }},
		{ID: "view.phones", Menu: "view", Keys: []Key{{Name: fyne.KeyF9, Shift: true}}, Why: x.phones.WhyNot, Do: x.phones.AskOpen},
		{ID: "view.problem", Menu: "view", Gap: true, Icon: theme.WarningIcon, Keys: []Key{{Name: fyne.KeyF8}}, Why: x.whyNoProblem,
			Do: x.moves.nextProblem},
		{ID: "view.seen", Menu: "view", Keys: []Key{{Name: fyne.KeyF8, Shift: true}}, Why: x.whyNotSeen,
			Do: func() { x.moves.health.seen() }},
		{ID: "view.again", Menu: "view", Why: x.whyNotAgain, Do: func() { x.moves.health.again() }},
		{ID: "view.kinds", Menu: "view", Why: x.whyNoEvent, Do: func() { x.setting.askKinds() }},
		{ID: "view.pane.next", Menu: "view", Gap: true, Keys: []Key{{Name: fyne.KeyTab, Ctrl: true, Bare: true}},
			Do: func() { x.moves.turnPane(1) }},
		{ID: "view.pane.previous", Menu: "view", Keys: []Key{{Name: fyne.KeyTab, Ctrl: true, Shift: true, Bare: true}},
			Do: func() { x.moves.turnPane(-1) }},
		{ID: "view.menus", Menu: "view", Keys: []Key{{Name: fyne.KeyF10}}, Why: whyNoMenus, Do: func() { x.menu(0) }},
		{ID: "view.keys.plain", Menu: "view", Gap: true, Name: func() string { return x.habits.keyWords("plain") },
			Do: func() { x.habits.useKeys("plain") }},
		{ID: "view.keys.sharly", Menu: "view", Name: func() string { return x.habits.keyWords("sharly") },
			Do: func() { x.habits.useKeys("sharly") }},
		{ID: "view.keys.us", Menu: "view", Name: func() string { return x.habits.keyWords("us") }, Do: func() { x.habits.useKeys("us") }},
		{ID: "view.halves", Menu: "view", Gap: true, Name: x.habits.halvesWords, Do: x.habits.turnHalves},
		{ID: "view.language", Menu: "view", Gap: true, Do: func() { x.languages().ask() }},
		{ID: "view.auto", Menu: "view", Gap: true, Do: func() { x.habits.setAppearance(FollowSystem) }},
		{ID: "view.light", Menu: "view", Do: func() { x.habits.setAppearance(LightColours) }},
		{ID: "view.dark", Menu: "view", Do: func() { x.habits.setAppearance(DarkColours) }},

		{ID: "help.keys", Menu: "help", Keys: []Key{{Name: fyne.KeyF1}}, Do: func() { x.help().open() }},
		{ID: "help.guide", Menu: "help", Keys: []Key{{Name: fyne.KeyF1, Shift: true}}, Do: func() { x.help().openFor("") }},
		{ID: "help.about", Menu: "help", Do: func() { x.help().about() }},
	}
}

func keys(name fyne.KeyName) []Key    { return []Key{{Name: name, Ctrl: true}} }
func shifted(name fyne.KeyName) []Key { return []Key{{Name: name, Ctrl: true, Shift: true}} }

// pairKeys are those that pair, here or with Shift everywhere. On a Mac F6 does something else unless fn is held.
func pairKeys(shift bool) []Key {
	both := []Key{{Name: fyne.KeyF6, Shift: shift}, {Name: fyne.KeyG, Ctrl: true, Shift: shift}}
	if platform == "darwin" {
		slices.Reverse(both)
	}
	return both
}
