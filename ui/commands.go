package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/words"
)

// everyCommand is everything that can be done, in the order of the menus.
func (a *App) everyCommand() []Command {
	return slices.Concat(a.eventCommands(), a.roundCommands(), a.viewCommands())
}

func (a *App) eventCommands() []Command {
	return []Command{
		{ID: "file.new", Menu: "file", Bar: true, Icon: theme.DocumentCreateIcon, Keys: keys(fyne.KeyN),
			Do: func() { a.assistantDesk().newEvent() }},
		{ID: "file.open", Menu: "file", Bar: true, Icon: theme.FolderOpenIcon, Keys: keys(fyne.KeyO), Do: a.documents.AskOpen},
		{ID: "file.paste", Menu: "file", Icon: theme.ContentPasteIcon, Keys: shifted(fyne.KeyV), Do: func() { a.pasteDesk().dialog() }},
		{ID: "file.saveas", Menu: "file", Gap: true, Icon: theme.DocumentSaveIcon, Keys: shifted(fyne.KeyS),
			Why: a.whyNoEvent, Do: a.documents.AskSaveAs},
		{ID: "file.save", Menu: "file", Keys: keys(fyne.KeyS), Why: a.whyNoEvent, Do: a.documents.Save},
		{ID: "file.versions", Menu: "file", Icon: theme.HistoryIcon, Why: func() string { return a.versionsDesk().whyNone() },
			Do: func() { a.versionsDesk().dialog() }},
		{ID: "file.close", Menu: "file", Keys: keys(fyne.KeyW), Why: a.whyNoEvent, Do: a.documents.Close},
		{ID: "file.quit", Menu: "file", Gap: true, Keys: keys(fyne.KeyQ), Do: a.quit},

		{ID: "edit.undo", Menu: "edit", Bar: true, Gap: true, Icon: theme.ContentUndoIcon,
			Keys: keys(fyne.KeyZ), Name: a.steps.undoWords, Why: a.steps.whyNoUndo, Do: a.steps.undo},
		{ID: "edit.redo", Menu: "edit", Bar: true, Icon: theme.ContentRedoIcon,
			Keys: append(shifted(fyne.KeyZ), keys(fyne.KeyY)...), Name: a.steps.redoWords, Why: a.steps.whyNoRedo, Do: a.steps.redo},
		{ID: "edit.copy", Menu: "edit", Gap: true, Icon: theme.ContentCopyIcon, Why: a.whyNoEvent, Do: a.copyTable},

		{ID: "section.players", Menu: "section", Keys: keys(fyne.Key1), Why: a.whyNoSection, Do: func() { a.show("players") }},
		{ID: "section.import", Menu: "section", Icon: theme.FolderOpenIcon, Why: a.whyNoSection, Do: func() { a.importDesk().askFile() }},
		{ID: "section.paste", Menu: "section", Icon: theme.ContentPasteIcon,
			Why: func() string { return a.importDesk().whyNothingToPaste() }, Do: func() { a.importDesk().paste() }},
		{ID: "section.ratings", Menu: "section", Gap: true, Icon: theme.SearchIcon, Do: func() { a.ratings.AskLists() }},
		{ID: "section.refresh", Menu: "section", Why: a.ratings.WhyNoRefresh, Do: func() { a.ratings.AskRefresh() }},
		{ID: "section.split", Menu: "section", Why: a.office.whyNoSplit, Do: a.office.askSplit},
		{ID: "section.lot", Menu: "section", Why: a.office.whyNoNumbering, Do: func() { a.office.number(arbiter.ByLot) }},
		{ID: "section.number", Menu: "section", Why: a.office.whyNoNumbering, Do: func() { a.office.number(arbiter.ByRating) }},
		{ID: "section.add", Menu: "section", Gap: true, Icon: theme.ContentAddIcon, Why: a.whyNoEvent,
			Do: func() { a.assistantDesk().addSection() }},
		{ID: "section.remove", Menu: "section", Why: a.whyNoSection, Do: a.office.removeSection},
		{ID: "section.rename", Menu: "section", Why: a.whyNoSection, Do: a.office.askRename},
		{ID: "section.settings", Menu: "section", Keys: keys(fyne.KeyComma), Why: a.whyNoSection, Do: func() { a.office.askSettings() }},
		{ID: "section.scoring", Menu: "section", Why: a.whyNoSection, Do: a.office.askScoring},
		{ID: "section.next", Menu: "section", Gap: true, Keys: keys(fyne.KeyPageDown), Why: a.whyOneSection,
			Do: func() { a.turnSection(1) }},
		{ID: "section.previous", Menu: "section", Keys: keys(fyne.KeyPageUp), Why: a.whyOneSection,
			Do: func() { a.turnSection(-1) }},
	}
}

func (a *App) roundCommands() []Command {
	return []Command{
		{ID: "round.rounds", Menu: "round", Keys: keys(fyne.Key2), Why: a.whyNoSection, Do: func() { a.show("rounds") }},
		{ID: "round.pair", Menu: "round", Keys: []Key{{Name: fyne.KeyF6}}, Name: a.pairer.pairWords,
			Why: a.pairer.whyNoPairing, Do: a.pairer.pairNext, Lead: a.goToOpen},
		{ID: "round.all", Menu: "round", Why: a.pairer.whyNoTable, Do: a.pairer.pairAll},
		{ID: "round.hand", Menu: "round", Name: a.pairer.handWords, Why: a.pairer.whyNoHand, Do: a.pairer.pairByHand},
		{ID: "round.rest", Menu: "round", Keys: shifted(fyne.KeyR), Why: a.pairer.whyNoRest, Do: a.pairer.pairRest},
		{ID: "round.check", Menu: "round", Keys: keys(fyne.KeyR), Why: a.whyNoRound, Do: a.pairer.checkRound},
		{ID: "round.unpair", Menu: "round", Why: a.whyNoRound, Do: a.pairer.unpair},

		{ID: "round.previous", Menu: "round", Gap: true, Keys: []Key{{Name: fyne.KeyLeft, Alt: true}}, Why: a.whyNoRound,
			Do: func() { a.turnRound(-1) }},
		{ID: "round.next", Menu: "round", Keys: []Key{{Name: fyne.KeyRight, Alt: true}}, Why: a.whyNoRound,
			Do: func() { a.turnRound(1) }},
		{ID: "round.goto", Menu: "round", Gap: true, Keys: keys(fyne.KeyJ), Why: a.whyNoRound, Do: a.askBoard},
		{ID: "round.make", Menu: "round", Keys: keys(fyne.KeyM), Why: a.whyNoRound, Do: func() { a.onRounds().pairMarked() }},
		{ID: "round.swap", Menu: "round", Keys: shifted(fyne.KeyW), Why: a.whyNoRound, Do: func() { a.onRounds().swapMarked() }},
		{ID: "round.turn", Menu: "round", Keys: keys(fyne.KeyT), Why: a.whyNoRound, Do: func() { a.onRounds().turnMarked() }},
		{ID: "round.break", Menu: "round", Keys: keys(fyne.KeyU), Why: a.whyNoRound, Do: func() { a.onRounds().breakMarked() }},
		{ID: "round.bye", Menu: "round", Keys: keys(fyne.KeyB), Why: a.whyNoRound,
			Do: func() { a.onRounds().byeMarked(model.PairingBye) }},
		{ID: "round.renumber", Menu: "round", Why: a.whyNoRound, Do: func() { a.onRounds().renumber() }},
		{ID: "round.late", Menu: "round", Gap: true, Why: a.whyNoSection, Do: a.office.askLate},
		{ID: "round.attend", Menu: "round", Why: a.whyNobody, Do: a.office.askAttendance},

		{ID: "standings.crosstable", Menu: "standings", Keys: keys(fyne.Key3), Why: a.whyNoSection,
			Do: func() { a.show("crosstable") }},
		{ID: "standings.standings", Menu: "standings", Keys: keys(fyne.Key4), Why: a.whyNoSection, Do: func() { a.show("standings") }},
		{ID: "standings.tiebreaks", Menu: "standings", Keys: keys(fyne.Key5), Why: a.whyNoSection, Do: func() { a.show("tiebreaks") }},
		{ID: "standings.lots", Menu: "standings", Why: a.whyNothingToPrint, Do: a.office.drawLots},
		{ID: "standings.order", Menu: "standings", Why: a.office.whyNoTie, Do: a.office.askOrder},
		{ID: "standings.trophies", Menu: "standings", Keys: keys(fyne.Key6), Why: a.whyNoSection, Do: func() { a.show("trophies") }},
		{ID: "standings.savelist", Menu: "standings", Gap: true, Icon: theme.DocumentSaveIcon,
			Why: func() string { return a.ownLists().whyNoneToSave() }, Do: func() { a.ownLists().askSave() }},
		{ID: "standings.lists", Menu: "standings", Icon: theme.ListIcon, Do: func() { a.ownLists().askAll() }},
		{ID: "standings.log", Menu: "standings", Keys: keys(fyne.Key7), Why: a.whyNoEvent, Do: func() { a.show("log") }},
	}
}

func (a *App) viewCommands() []Command {
	return []Command{
		{ID: "view.find", Menu: "view", Bar: true, Gap: true, Icon: theme.SearchIcon, Keys: keys(fyne.KeyK), Do: a.finder.open},
		{ID: "print.export", Menu: "print", Bar: true, Gap: true, Icon: theme.DownloadIcon,
			Keys: keys(fyne.KeyE), Why: a.whyNothingToPrint, Do: func() { a.paper.Export() }},
		{ID: "print.exchange", Menu: "print", Gap: true, Icon: theme.MailSendIcon, Why: a.whyNoSection, Do: func() { a.exchangeDesk().dialog() }},
		{ID: "print.uschess", Menu: "print", Icon: theme.DocumentIcon, Why: a.whyNoSection, Do: func() { a.reportDesk().dialog() }},
		{ID: "print.why", Menu: "print", Why: a.printer().whyNoExplanation, Do: a.printer().explanation},
		{ID: "print.print", Menu: "print", Bar: true, Icon: theme.DocumentPrintIcon, Keys: keys(fyne.KeyP),
			Why: a.printer().whyNot, Do: a.printer().print},

		{ID: "view.pane.next", Menu: "view", Gap: true, Keys: keys(fyne.KeyTab), Do: func() { a.turnPane(1) }},
		{ID: "view.pane.previous", Menu: "view", Keys: shifted(fyne.KeyTab), Do: func() { a.turnPane(-1) }},
		{ID: "view.menus", Menu: "view", Keys: []Key{{Name: fyne.KeyF10}}, Why: whyNoMenus, Do: func() { a.menus.openMenu(0) }},
		{ID: "view.keys.plain", Menu: "view", Gap: true, Name: func() string { return a.habits.keyWords("plain") },
			Do: func() { a.habits.useKeys("plain") }},
		{ID: "view.keys.sharly", Menu: "view", Name: func() string { return a.habits.keyWords("sharly") },
			Do: func() { a.habits.useKeys("sharly") }},
		{ID: "view.keys.us", Menu: "view", Name: func() string { return a.habits.keyWords("us") }, Do: func() { a.habits.useKeys("us") }},
		{ID: "view.halves", Menu: "view", Gap: true, Name: a.habits.halvesWords, Do: a.habits.turnHalves},
		{ID: "view.language", Menu: "view", Gap: true, Do: func() { a.languages().ask() }},
		{ID: "view.auto", Menu: "view", Gap: true, Do: func() { a.habits.setAppearance(FollowSystem) }},
		{ID: "view.light", Menu: "view", Do: func() { a.habits.setAppearance(LightColours) }},
		{ID: "view.dark", Menu: "view", Do: func() { a.habits.setAppearance(DarkColours) }},

		{ID: "help.keys", Menu: "help", Keys: []Key{{Name: fyne.KeyF1}}, Do: func() { a.showKeys() }},
		{ID: "help.about", Menu: "help", Do: func() { a.tell(words.Say("cmd.help.about"), words.Say("about.text", a.settings.Version)) }},
	}
}

func keys(name fyne.KeyName) []Key    { return []Key{{Name: name, Ctrl: true}} }
func shifted(name fyne.KeyName) []Key { return []Key{{Name: name, Ctrl: true, Shift: true}} }

func (a *App) whyNoEvent() string        { return a.state.whyNoEvent() }
func (a *App) whyNoSection() string      { return a.state.whyNoSection() }
func (a *App) whyNothingToPrint() string { return a.state.whyNoStandings() }
func (a *App) whyNoRound() string        { return a.state.whyNoRound() }
func (a *App) whyNobody() string         { return a.state.whyNobody() }
