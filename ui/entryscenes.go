package ui

import (
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/boards"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// entryScenes are what is asked about those who play: who has come, who has paid, who
// is in which category, and the byes of the list of players.
func entryScenes() []Scene {
	return []Scene{
		{"players-byes", usual, settings.LightColours, func(a *stage) { a.sampleByes() }},
		{"players-byes-dark", least, settings.DarkColours, func(a *stage) { a.sampleByes() }},
		{"players-columns", usual, settings.LightColours, func(a *stage) { a.sampleByes(); a.onPlayers().AskColumns() }},
		{"players-cells", usual, settings.LightColours, func(a *stage) { a.sampleCells() }},
		{"players-cells-dark", least, settings.DarkColours, func(a *stage) { a.sampleCells() }},
		{"players-filter", least, settings.LightColours, func(a *stage) { a.sampleFilter() }},
		{"players-filter-dark", usual, settings.DarkColours, func(a *stage) { a.sampleFilter() }},
		{"line-up", usual, settings.LightColours, func(a *stage) { a.sampleLineUp() }},
		{"line-up-dark", least, settings.DarkColours, func(a *stage) { a.sampleLineUp() }},
		{"check-in", usual, settings.LightColours, func(a *stage) { a.sampleDoor() }},
		{"check-in-dark", least, settings.DarkColours, func(a *stage) { a.sampleDoor() }},
		{"roster-dark", least, settings.DarkColours, func(a *stage) { a.sampleRoster() }},
		{"roster-least", least, settings.LightColours, func(a *stage) { a.sampleRoster() }},
		{"check-in-sorted-dark", least, settings.DarkColours, func(a *stage) {
			a.sample("scholastic")
			g := a.people.AskCheckIn().Grid
			g.SetSorted("name", true)
			g.SetFilter("club", "school")
		}},
		{"fees", usual, settings.LightColours, func(a *stage) { a.sampleByes(); a.people.AskFees() }},
		{"fees-category", least, settings.DarkColours, func(a *stage) { a.sampleCategoryTrophy(); a.people.AskFees() }},
		{"prizes", usual, settings.LightColours, func(a *stage) { a.samplePrizes() }},
		{"prizes-dark", least, settings.DarkColours, func(a *stage) { a.samplePrizes() }},
		{"prizes-settings", least, settings.LightColours, func(a *stage) { a.samplePrizes().TurnTo(1) }},
		{"prizes-won", usual, settings.LightColours, func(a *stage) { a.sampleFund() }},
		{"gains", usual, settings.LightColours, func(a *stage) { a.sampleGains() }},
		{"gains-dark", least, settings.DarkColours, func(a *stage) { a.sampleGains() }},
		{"norms", usual, settings.LightColours, func(a *stage) { a.sampleNorms() }},
		{"norms-dark", least, settings.DarkColours, func(a *stage) { a.sampleNorms() }},
		{"prizes-won-dark", least, settings.DarkColours, func(a *stage) { a.sampleFund() }},
		{"categories", usual, settings.LightColours, func(a *stage) { a.sampleRules() }},
		{"categories-dark", least, settings.DarkColours, func(a *stage) { a.sampleRules() }},
	}
}

// sampleByes types byes and a withdrawal into the columns of the rounds to come.
func (a *stage) sampleByes() {
	a.sample("club")
	a.show("players")
	s := a.onPlayers()
	t := s.Grid.Table()
	for n, letter := range []string{"h", "u", "w"} {
		if err := s.Enter(n, len(t.Columns)-1, letter); err != nil {
			a.status.say(words.Err(err))
		}
	}
	_ = a.Do(steps.SetFee{Section: a.state.Section.ID, Fee: 2500})
}

// sampleCells pastes ratings, of which one is mistyped, and marks a range.
func (a *stage) sampleCells() {
	a.sampleByes()
	g := a.onPlayers().Grid
	t := g.Table()
	g.Select(0, t.Column("rating"))
	g.Paste("2100\n19OO\n1875")
	g.Select(3, t.Column("rating"))
	for row := 4; row < 7; row++ {
		g.SelectRows(3, row)
	}
}

// sampleFilter sorts the players and shows some of them.
func (a *stage) sampleFilter() {
	a.sample("scholastic")
	a.show("players")
	g := a.onPlayers().Grid
	g.SetSorted("rating", true)
	g.SetFilter("rating", ">900")
	g.SetFilter("club", "e")
	g.Select(1, 1)
}

// sampleLineUp opens the drop-down of a board of a match.
func (a *stage) sampleLineUp() {
	a.sample("lothian")
	a.firstMatch()
	if m, ok := a.dialogs.stack[len(a.dialogs.stack)-1].Of.(*boards.MatchBoards); ok {
		m.Grid.Edit(1, m.Column("first"))
	}
}

// sampleDoor ticks a few at the door, of whom one has paid.
func (a *stage) sampleDoor() {
	a.sampleByes()
	c := a.people.AskCheckIn()
	for row := range 3 {
		c.Tick(row)
	}
	c.Typed(1, 0, c.Grid.Table().Rows[1].Ref, 'p')
}

// sampleRules writes categories, of which one cannot be decided of everybody.
func (a *stage) sampleRules() {
	a.sampleByes()
	a.setting.AskCategories().Lines.SetText("U1400\nunrated\nGirls K-3: girls and K-3")
}

// samplePrizes types prizes, of which one has no amount yet, and marks who has won several.
func (a *stage) samplePrizes() *tables.Fund {
	a.sample("club")
	d := a.tables.AskPrizes()
	d.Grid.Paste("prize\tamount\trule\n1st\t250 + trophy\tplace\n2nd\t150\tplace\n3rd\t100\tplace\nU1600\t60\tU1600\n" +
		"Biggest upset\t25\tupset\nBest game\t\tby hand\n")
	d.Won.Select(1, 0)
	return d
}

// sampleFund shows who wins what after a result was corrected, and marks one of them.
func (a *stage) sampleFund() {
	a.sample("club")
	s := a.state.Section
	_ = a.Do(steps.SetFee{Section: s.ID, Fee: 2500})
	_ = a.Do(steps.SetFund{Section: s.ID, Fund: &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 250_00, Trophy: "cup"},
		{Name: "2nd", Amount: 150_00}, {Name: "3rd", Amount: 100_00}, {Name: "U1600", Share: 1250, Rule: "U1600"},
		{Name: "Biggest upset", Amount: 25_00, Rule: "upset"}}}})
	a.show("prizes")
	p := s.Rounds[2].Pairings[0]
	_ = a.Do(steps.SetResult{Section: s.ID, Round: 3, Board: p.Board, Who: p.Sides[0], Result: steps.Result{model.Loss, model.Win}})
	a.screen.(*tables.Prizes).Won.Select(1, 2)
}

// sampleGains shows what the games bring, and what one change is made of.
func (a *stage) sampleGains() {
	a.sample("club")
	a.show("gains")
	g := a.screen.(*tables.Gains).Grid
	t := g.Table()
	g.Select(1, t.Column("change"))
}

// sampleRoster pastes three players into a roster, one with a typing error.
func (a *stage) sampleRoster() {
	a.sample("lothian")
	a.show("players")
	d := a.people.OpenRoster(1, a.state.Section.Teams[0].ID)
	d.Grid.Paste("Nora Reserve\t1512\tWCM\nOlaf Second\t15I2\t\n")
}
