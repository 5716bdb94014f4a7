package ui

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/knockout"
)

// formScenes are those of other forms of play.
func formScenes() []Scene {
	return []Scene{
		{"rounds-two-games", least, LightColours, func(a *stage) { a.twoGames(); a.onRounds().enterAll("1-0", "½-½", "+ -") }},
		{"rounds-two-games-dark", usual, DarkColours, func(a *stage) { a.twoGames(); a.onRounds().enterAll("0-1", "½-½") }},
		{"settings-games", least, LightColours, func(a *stage) { a.twoGames(); a.settingsPage(1, "") }},
		{"settings-knockout", least, LightColours, func(a *stage) { a.sample("club"); a.settingsPage(0, knockout.System.Code) }},
		{"crosstable-bracket", usual, LightColours, func(a *stage) { a.cup(); a.show("crosstable") }},
		{"crosstable-bracket-dark", least, DarkColours, func(a *stage) { a.cup(); a.show("crosstable") }},
	}
}

// cup pairs the sample anew as a knock-out and plays two rounds.
func (a *stage) cup() {
	a.sample("club")
	a.none()
	s := a.state.Section
	c := journal.EditSection{Section: s.ID, Settings: journal.SettingsOf(s)}
	c.Settings.System, c.Settings.Planned = knockout.System.Code, 0
	_ = a.Do(c)
	_ = a.Do(journal.SetTieBreaks{Section: s.ID, List: []string{"KO"}})
	for range 2 {
		a.run(a.command("round.pair"))
		boards := a.onRounds()
		for row := range boards.grid.Table().Rows {
			if p := boards.at(row); p != nil && !p.IsBye() {
				_ = boards.enter(row, []string{"1-0", "0-1", "+ -"}[row%3])
			}
		}
	}
}

// twoGames pairs the sample anew with two games for each pair.
func (a *stage) twoGames() {
	a.sample("club")
	a.none()
	s := a.state.Section
	c := journal.EditSection{Section: s.ID, Settings: journal.SettingsOf(s)}
	c.Settings.GamesPerPairing, c.Settings.Planned, c.Settings.InitialColour = 2, 6, model.White
	_ = a.Do(c)
	a.run(a.command("round.pair"))
}

// enterAll enters results line by line.
func (s *roundScreen) enterAll(results ...string) {
	for row, text := range results {
		_ = s.enter(row, text)
	}
	s.advance(len(results) - 1)
}
