package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/words"
)

// Commands is everything that can be done, in the order of the menus.
func Commands() []Command {
	return slices.Concat(eventCommands(), roundCommands(), viewCommands())
}

func eventCommands() []Command {
	return []Command{
		{ID: "file.new", Menu: "file", Bar: true, Icon: theme.DocumentCreateIcon, Keys: keys(fyne.KeyN), Do: (*App).newEvent},
		{ID: "file.open", Menu: "file", Bar: true, Icon: theme.FolderOpenIcon, Keys: keys(fyne.KeyO), Do: (*App).askOpen},
		{ID: "file.paste", Menu: "file", Icon: theme.ContentPasteIcon, Keys: shifted(fyne.KeyV), Do: (*App).askPaste},
		{ID: "file.saveas", Menu: "file", Gap: true, Icon: theme.DocumentSaveIcon, Keys: shifted(fyne.KeyS),
			Why: (*App).whyNoEvent, Do: (*App).askSaveAs},
		{ID: "file.save", Menu: "file", Keys: keys(fyne.KeyS), Why: (*App).whyNoEvent, Do: (*App).save},
		{ID: "file.versions", Menu: "file", Icon: theme.HistoryIcon, Why: (*App).whyNoVersions, Do: (*App).askVersions},
		{ID: "file.close", Menu: "file", Keys: keys(fyne.KeyW), Why: (*App).whyNoEvent, Do: (*App).closeEvent},
		{ID: "file.quit", Menu: "file", Gap: true, Keys: keys(fyne.KeyQ), Do: (*App).quit},

		{ID: "edit.undo", Menu: "edit", Bar: true, Gap: true, Icon: theme.ContentUndoIcon,
			Keys: keys(fyne.KeyZ), Name: (*App).undoWords, Why: (*App).whyNoUndo, Do: (*App).undo},
		{ID: "edit.redo", Menu: "edit", Bar: true, Icon: theme.ContentRedoIcon,
			Keys: append(shifted(fyne.KeyZ), keys(fyne.KeyY)...), Name: (*App).redoWords, Why: (*App).whyNoRedo, Do: (*App).redo},
		{ID: "edit.copy", Menu: "edit", Gap: true, Icon: theme.ContentCopyIcon, Why: (*App).whyNoEvent, Do: (*App).copyTable},

		{ID: "section.players", Menu: "section", Keys: keys(fyne.Key1), Why: (*App).whyNoSection, Do: func(a *App) { a.show("players") }},
		{ID: "section.import", Menu: "section", Icon: theme.FolderOpenIcon, Why: (*App).whyNoSection, Do: (*App).askImportFile},
		{ID: "section.paste", Menu: "section", Icon: theme.ContentPasteIcon, Why: (*App).whyNothingToPaste, Do: (*App).pasteList},
		{ID: "section.ratings", Menu: "section", Gap: true, Icon: theme.SearchIcon, Do: (*App).askRatings},
		{ID: "section.refresh", Menu: "section", Why: (*App).whyNoRefresh, Do: (*App).askRefresh},
		{ID: "section.split", Menu: "section", Why: (*App).whyNoSplit, Do: (*App).askSplit},
		{ID: "section.lot", Menu: "section", Why: (*App).whyNoNumbering, Do: func(a *App) { a.number(arbiter.ByLot) }},
		{ID: "section.number", Menu: "section", Why: (*App).whyNoNumbering, Do: func(a *App) { a.number(arbiter.ByRating) }},
		{ID: "section.add", Menu: "section", Gap: true, Icon: theme.ContentAddIcon, Why: (*App).whyNoEvent, Do: (*App).addSection},
		{ID: "section.remove", Menu: "section", Why: (*App).whyNoSection, Do: (*App).removeSection},
		{ID: "section.rename", Menu: "section", Why: (*App).whyNoSection, Do: (*App).askRename},
		{ID: "section.settings", Menu: "section", Keys: keys(fyne.KeyComma), Why: (*App).whyNoSection, Do: func(a *App) { a.askSettings() }},
		{ID: "section.scoring", Menu: "section", Why: (*App).whyNoSection, Do: (*App).askScoring},
		{ID: "section.next", Menu: "section", Gap: true, Keys: keys(fyne.KeyPageDown), Why: (*App).whyOneSection,
			Do: func(a *App) { a.turnSection(1) }},
		{ID: "section.previous", Menu: "section", Keys: keys(fyne.KeyPageUp), Why: (*App).whyOneSection,
			Do: func(a *App) { a.turnSection(-1) }},
	}
}

func roundCommands() []Command {
	return []Command{
		{ID: "round.rounds", Menu: "round", Keys: keys(fyne.Key2), Why: (*App).whyNoSection, Do: func(a *App) { a.show("rounds") }},
		{ID: "round.pair", Menu: "round", Keys: []Key{{Name: fyne.KeyF6}}, Name: (*App).pairWords,
			Why: (*App).whyNoPairing, Do: (*App).pairNext, Lead: (*App).goToOpen},
		{ID: "round.all", Menu: "round", Why: (*App).whyNoTable, Do: (*App).pairAll},
		{ID: "round.hand", Menu: "round", Name: (*App).handWords, Why: (*App).whyNoHand, Do: (*App).pairByHand},
		{ID: "round.rest", Menu: "round", Keys: shifted(fyne.KeyR), Why: (*App).whyNoRest, Do: (*App).pairRest},
		{ID: "round.check", Menu: "round", Keys: keys(fyne.KeyR), Why: (*App).whyNoRound, Do: (*App).checkRound},
		{ID: "round.unpair", Menu: "round", Why: (*App).whyNoRound, Do: (*App).unpair},

		{ID: "round.previous", Menu: "round", Gap: true, Keys: []Key{{Name: fyne.KeyLeft, Alt: true}}, Why: (*App).whyNoRound,
			Do: func(a *App) { a.turnRound(-1) }},
		{ID: "round.next", Menu: "round", Keys: []Key{{Name: fyne.KeyRight, Alt: true}}, Why: (*App).whyNoRound,
			Do: func(a *App) { a.turnRound(1) }},
		{ID: "round.goto", Menu: "round", Gap: true, Keys: keys(fyne.KeyJ), Why: (*App).whyNoRound, Do: (*App).askBoard},
		{ID: "round.make", Menu: "round", Keys: keys(fyne.KeyM), Why: (*App).whyNoRound, Do: func(a *App) { a.onRounds().pairMarked() }},
		{ID: "round.swap", Menu: "round", Keys: shifted(fyne.KeyW), Why: (*App).whyNoRound, Do: func(a *App) { a.onRounds().swapMarked() }},
		{ID: "round.turn", Menu: "round", Keys: keys(fyne.KeyT), Why: (*App).whyNoRound, Do: func(a *App) { a.onRounds().turnMarked() }},
		{ID: "round.break", Menu: "round", Keys: keys(fyne.KeyU), Why: (*App).whyNoRound, Do: func(a *App) { a.onRounds().breakMarked() }},
		{ID: "round.bye", Menu: "round", Keys: keys(fyne.KeyB), Why: (*App).whyNoRound,
			Do: func(a *App) { a.onRounds().byeMarked(model.PairingBye) }},
		{ID: "round.renumber", Menu: "round", Why: (*App).whyNoRound, Do: func(a *App) { a.onRounds().renumber() }},
		{ID: "round.late", Menu: "round", Gap: true, Why: (*App).whyNoSection, Do: (*App).askLate},
		{ID: "round.attend", Menu: "round", Why: (*App).whyNobody, Do: (*App).askAttendance},

		{ID: "standings.crosstable", Menu: "standings", Keys: keys(fyne.Key3), Why: (*App).whyNoSection,
			Do: func(a *App) { a.show("crosstable") }},
		{ID: "standings.standings", Menu: "standings", Keys: keys(fyne.Key4), Why: (*App).whyNoSection, Do: func(a *App) { a.show("standings") }},
		{ID: "standings.tiebreaks", Menu: "standings", Keys: keys(fyne.Key5), Why: (*App).whyNoSection, Do: func(a *App) { a.show("tiebreaks") }},
		{ID: "standings.lots", Menu: "standings", Why: (*App).whyNothingToPrint, Do: (*App).drawLots},
		{ID: "standings.order", Menu: "standings", Why: (*App).whyNoTie, Do: (*App).askOrder},
		{ID: "standings.trophies", Menu: "standings", Keys: keys(fyne.Key6), Why: (*App).whyNoSection, Do: func(a *App) { a.show("trophies") }},
		{ID: "standings.savelist", Menu: "standings", Gap: true, Icon: theme.DocumentSaveIcon,
			Why: (*App).whyNoListToSave, Do: (*App).askSaveList},
		{ID: "standings.lists", Menu: "standings", Icon: theme.ListIcon, Do: (*App).askLists},
		{ID: "standings.log", Menu: "standings", Keys: keys(fyne.Key7), Why: (*App).whyNoEvent, Do: func(a *App) { a.show("log") }},
	}
}

func viewCommands() []Command {
	return []Command{
		{ID: "view.find", Menu: "view", Bar: true, Gap: true, Icon: theme.SearchIcon, Keys: keys(fyne.KeyK), Do: (*App).palette},
		{ID: "print.export", Menu: "print", Bar: true, Gap: true, Icon: theme.DownloadIcon,
			Keys: keys(fyne.KeyE), Why: (*App).whyNothingToPrint, Do: (*App).askExport},
		{ID: "print.exchange", Menu: "print", Gap: true, Icon: theme.MailSendIcon, Why: (*App).whyNoSection, Do: (*App).askExchange},
		{ID: "print.uschess", Menu: "print", Icon: theme.DocumentIcon, Why: (*App).whyNoSection, Do: (*App).askReport},
		{ID: "print.why", Menu: "print", Why: (*App).whyNoExplanation, Do: (*App).printExplanation},
		{ID: "print.print", Menu: "print", Bar: true, Icon: theme.DocumentPrintIcon, Keys: keys(fyne.KeyP),
			Why: (*App).whyNoPaper, Do: (*App).askPrint},

		{ID: "view.pane.next", Menu: "view", Gap: true, Keys: keys(fyne.KeyTab), Do: func(a *App) { a.turnPane(1) }},
		{ID: "view.pane.previous", Menu: "view", Keys: shifted(fyne.KeyTab), Do: func(a *App) { a.turnPane(-1) }},
		{ID: "view.menus", Menu: "view", Keys: []Key{{Name: fyne.KeyF10}}, Why: whyNoMenus, Do: func(a *App) { a.openMenu(0) }},
		{ID: "view.keys.plain", Menu: "view", Gap: true, Name: func(a *App) string { return a.keyWords("plain") },
			Do: func(a *App) { a.useKeys("plain") }},
		{ID: "view.keys.sharly", Menu: "view", Name: func(a *App) string { return a.keyWords("sharly") },
			Do: func(a *App) { a.useKeys("sharly") }},
		{ID: "view.keys.us", Menu: "view", Name: func(a *App) string { return a.keyWords("us") }, Do: func(a *App) { a.useKeys("us") }},
		{ID: "view.halves", Menu: "view", Gap: true, Name: (*App).halvesWords, Do: (*App).turnHalves},
		{ID: "view.language", Menu: "view", Gap: true, Do: func(a *App) { a.askLanguage() }},
		{ID: "view.auto", Menu: "view", Gap: true, Do: func(a *App) { a.setAppearance(FollowSystem) }},
		{ID: "view.light", Menu: "view", Do: func(a *App) { a.setAppearance(LightColours) }},
		{ID: "view.dark", Menu: "view", Do: func(a *App) { a.setAppearance(DarkColours) }},

		{ID: "help.keys", Menu: "help", Keys: []Key{{Name: fyne.KeyF1}}, Do: (*App).showKeys},
		{ID: "help.about", Menu: "help", Do: (*App).showAbout},
	}
}

func keys(name fyne.KeyName) []Key    { return []Key{{Name: name, Ctrl: true}} }
func shifted(name fyne.KeyName) []Key { return []Key{{Name: name, Ctrl: true, Shift: true}} }

func (a *App) whyNoEvent() string {
	if a.doc == nil {
		return words.Say("why.no.event")
	}
	return ""
}

func (a *App) whyNoSection() string {
	if why := a.whyNoEvent(); why != "" {
		return why
	}
	if a.state.Section == nil {
		return words.Say("why.no.section")
	}
	return ""
}

func (a *App) whyNothingToPrint() string {
	if why := a.whyNoSection(); why != "" {
		return why
	}
	if a.state.Standings == nil {
		return a.state.Problem
	}
	return ""
}

func (a *App) undoWords() string {
	if a.doc != nil {
		if label := a.doc.UndoLabel(); !label.Empty() {
			return words.Say("cmd.edit.undo.label", words.Text(label))
		}
	}
	return words.Say("cmd.edit.undo")
}

func (a *App) redoWords() string {
	if a.doc != nil {
		if label := a.doc.RedoLabel(); !label.Empty() {
			return words.Say("cmd.edit.redo.label", words.Text(label))
		}
	}
	return words.Say("cmd.edit.redo")
}

func (a *App) whyNoUndo() string {
	if why := a.whyNoEvent(); why != "" {
		return why
	}
	if a.doc.UndoLabel().Empty() {
		return words.Say("why.no.undo")
	}
	return ""
}

func (a *App) whyNoRedo() string {
	if why := a.whyNoEvent(); why != "" {
		return why
	}
	if a.doc.RedoLabel().Empty() {
		return words.Say("why.no.redo")
	}
	return ""
}
