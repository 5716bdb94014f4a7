package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/season"
	"wallchart/ui/settings"
	"wallchart/ui/stage"
)

// Stage is the window with its rooms at hand, for pictures and tests. No part of the program asks for it.
func (a *App) Stage() stage.Window {
	return stage.Window{Host: a.host(), App: a.fyne, Win: a.win, Folder: a.settings.State, Clock: a.settings.Now,
		Show: a.show, Screen: func() host.Screen { return a.screen }, Start: a.showStart, Failed: func(err error) {
			a.middle.Objects = []fyne.CanvasObject{failedScreen(err)}
			a.middle.Refresh()
		},
		Dialogs: func() []*controls.Dialog { return a.dialogs.stack }, Rounds: a.onRounds, Players: a.onPlayers,
		Boards: a.boards, Pairer: a.pairer, Others: a.others, Results: a.results, People: a.people, Tables: a.tables, Lists: a.ownLists,
		Health: a.health, Pointer: a.pointer, Beginner: a.beginner, Importer: a.importer, Paste: a.paste,
		Exporter: a.exporter, USChess: a.usChess, Versions: a.versions, Settings: a.setting, Habits: a.habits,
		Programs:  func() settings.Preferences { return preferencesOf(a) },
		Documents: a.documents, Paper: a.paper, Ratings: a.ratings, Installed: a.lists,
		Season: func() *season.Desk { return seasonOf(a) }, Sharing: a.sharing, Phones: a.phones, Hall: a.hall}
}
