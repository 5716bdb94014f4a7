package scenes

import (
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/dutch"
	"wallchart/pairing/knockout"
	"wallchart/pairing/molter"
	"wallchart/ui/boards"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/settings"
)

// formScenes are those of other forms of play.
func formScenes() []Scene {
	return []Scene{
		{"rounds-two-games", least, settings.LightColours, func(a *Stage) { a.twoGames(); enterAll(a.Rounds(), "1-0", "½-½", "+ -") }},
		{"rounds-two-games-dark", usual, settings.DarkColours, func(a *Stage) { a.twoGames(); enterAll(a.Rounds(), "0-1", "½-½") }},
		{"settings-games", least, settings.LightColours, func(a *Stage) { a.twoGames(); a.settingsPage(1, "") }},
		{"settings-knockout", least, settings.LightColours, func(a *Stage) { a.Sample("club"); a.settingsPage(0, knockout.System.Code) }},
		{"settings-molter", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.settingsPage(0, molter.System.Code) }},
		{"trophies-molter", least, settings.LightColours, func(a *Stage) { a.molter(); a.Show("trophies") }},
		{"crosstable-molter", usual, settings.LightColours, func(a *Stage) { a.molter(); a.Show("crosstable") }},
		{"final", least, settings.LightColours, func(a *Stage) { a.finalOfGroups() }},
		{"final-dark", usual, settings.DarkColours, func(a *Stage) { a.finalOfGroups().Pairing.SetSelected(words.Text(dutch.Current.Name)) }},
		{"crosstable-bracket", usual, settings.LightColours, func(a *Stage) { a.cup(); a.Show("crosstable") }},
		{"crosstable-bracket-dark", least, settings.DarkColours, func(a *Stage) { a.cup(); a.Show("crosstable") }},
	}
}

// finalOfGroups opens the dialog for two groups that have been played.
func (a *Stage) finalOfGroups() *people.FinalDialog {
	_ = a.Documents.OpenNew(GroupsPlayed())
	a.Show("standings")
	f := a.People.AskFinal()
	f.First.SetText("1")
	f.Next.SetText("1")
	f.Carry.SetSelectedIndex(int(model.CarryQualifiers))
	return f
}

// GroupsPlayed is an event with two groups of three that have been played.
func GroupsPlayed() *model.Tournament {
	ev := &model.Tournament{Name: "Groups", LastID: 2}
	for k, names := range [][]string{{"Ann", "Bob", "Cy"}, {"Xia", "Yan", "Zoe"}} {
		s := &model.Section{ID: model.ID(k + 1), Name: []string{"A", "B"}[k], LastID: 3, Planned: 3,
			Scoring: model.Classic(model.One, model.Half, 0)}
		for i, name := range names {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name},
				Rating: model.Rating(2000 - 100*i - k)})
		}
		for _, g := range [][3]model.ID{{1, 2, 3}, {2, 3, 1}, {1, 3, 2}} {
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{
				{Board: 1, Sides: [2]model.ID{g[0], g[1]}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
				{Sides: [2]model.ID{g[2]}, Outcomes: [2]model.Outcome{model.ZeroBye}}}})
		}
		ev = ev.With(s)
	}
	return ev
}

// cup pairs the sample anew as a knock-out and plays two rounds.
func (a *Stage) cup() {
	a.Sample("club")
	a.None()
	s := a.Now().Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.System, c.Settings.Planned = knockout.System.Code, 0
	_ = a.Do(c)
	_ = a.Do(steps.SetTieBreaks{Section: s.ID, List: []string{"KO"}})
	for range 2 {
		a.Run("round.pair")
		boards := a.Rounds()
		for row := range boards.Grid.Table().Rows {
			if p := boards.At(row); p != nil && !p.IsBye() {
				_ = boards.Enter(row, []string{"1-0", "0-1", "+ -"}[row%3])
			}
		}
	}
}

// molter plays two rounds of six schools of four.
func (a *Stage) molter() {
	s := &model.Section{ID: 1, Name: "Schools", Format: model.Molter, System: molter.System.Code, Planned: 5, LastID: 24,
		Scoring: model.Classic(2*model.One, model.One, 0), Primary: model.GamePoints}
	schools := []string{"North School", "South School", "East School", "West School", "Hill School", "Lake School"}
	for i := range 24 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Club: schools[i%6],
			Name: schools[i%6][:4] + " " + []string{"Ash", "Bell", "Cole", "Dunn"}[i/6]}, Rating: model.Rating(1600 - 23*i)})
	}
	_ = a.Documents.OpenNew((&model.Tournament{Name: "Schools"}).With(s))
	for round := range 2 {
		a.Run("round.pair")
		boards := a.Rounds()
		for row := range boards.Grid.Table().Rows {
			_ = boards.Enter(row, []string{"1-0", "½-½", "0-1", "1-0", "½-½"}[(row+3*round)%5])
		}
	}
}

// twoGames pairs the sample anew with two games for each pair.
func (a *Stage) twoGames() {
	a.Sample("club")
	a.None()
	s := a.Now().Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.GamesPerPairing, c.Settings.Planned, c.Settings.InitialColour = 2, 6, model.White
	_ = a.Do(c)
	a.Run("round.pair")
}

// enterAll enters results line by line.
func enterAll(s *boards.Rounds, results ...string) {
	for row, text := range results {
		_ = s.Enter(row, text)
	}
	s.Advance(len(results) - 1)
}
