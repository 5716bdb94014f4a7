package ui

import (
	"path/filepath"
	"strings"

	"wallchart/files"
	"wallchart/model"
	"wallchart/model/journal"
)

// askImportFile asks for a list of players and adds them to the section.
func (a *App) askImportFile() {
	kinds := []FileKind{{Name: say("import.kinds"), Patterns: []string{"*.xlsx", "*.ods", "*.csv", "*.tsv", "*.txt"}}, {Name: say("open.all"), Patterns: []string{"*"}}}
	a.settings.Picker.Open(kinds, func(path string) {
		o, err := files.Open(path)
		if err != nil {
			a.tell(say("open.title"), err.Error())
			return
		}
		a.askImport(filepath.Base(path), rowsOf(o))
	})
}

func rowsOf(o *files.Opened) string {
	var lines []string
	for _, sh := range o.Sheets {
		for _, row := range sh.Rows {
			lines = append(lines, strings.Join(row, "\t"))
		}
	}
	return strings.Join(lines, "\n")
}

// askImport adds the players of a text, one a line, as one change.
func (a *App) askImport(from, text string) {
	s := a.state.Section
	var players []model.Player
	for _, line := range strings.Split(text, "\n") {
		if name, rating, club := splitPerson(line); name != "" {
			players = append(players, model.Player{Entry: model.Entry{Name: name, Club: club}, Rating: rating})
		}
	}
	if len(players) == 0 {
		a.tell(say("import.title", from), say("import.nothing"))
		return
	}
	_ = a.Do(journal.AddPlayers{Section: s.ID, Players: players, From: from})
}
