package scenes

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
		{"players-byes", usual, settings.LightColours, func(a *Stage) { a.sampleByes() }},
		{"players-byes-dark", least, settings.DarkColours, func(a *Stage) { a.sampleByes() }},
		{"players-columns", usual, settings.LightColours, func(a *Stage) { a.sampleByes(); a.Players().AskColumns() }},
		{"players-cells", usual, settings.LightColours, func(a *Stage) { a.sampleCells() }},
		{"players-cells-dark", least, settings.DarkColours, func(a *Stage) { a.sampleCells() }},
		{"players-filter", least, settings.LightColours, func(a *Stage) { a.sampleFilter() }},
		{"players-filter-dark", usual, settings.DarkColours, func(a *Stage) { a.sampleFilter() }},
		{"line-up", usual, settings.LightColours, func(a *Stage) { a.sampleLineUp() }},
		{"line-up-dark", least, settings.DarkColours, func(a *Stage) { a.sampleLineUp() }},
		{"check-in", usual, settings.LightColours, func(a *Stage) { a.sampleDoor() }},
		{"check-in-dark", least, settings.DarkColours, func(a *Stage) { a.sampleDoor() }},
		{"roster-dark", least, settings.DarkColours, func(a *Stage) { a.sampleRoster() }},
		{"roster-least", least, settings.LightColours, func(a *Stage) { a.sampleRoster() }},
		{"check-in-sorted-dark", least, settings.DarkColours, func(a *Stage) {
			a.Sample("scholastic")
			g := a.People.AskCheckIn().Grid
			g.SetSorted("name", true)
			g.SetFilter("club", "school")
		}},
		{"fees", usual, settings.LightColours, func(a *Stage) { a.sampleByes(); a.People.AskFees() }},
		{"fees-category", least, settings.DarkColours, func(a *Stage) { a.sampleCategoryTrophy(); a.People.AskFees() }},
		{"prizes", usual, settings.LightColours, func(a *Stage) { a.samplePrizes() }},
		{"prizes-dark", least, settings.DarkColours, func(a *Stage) { a.samplePrizes() }},
		{"prizes-settings", least, settings.LightColours, func(a *Stage) { a.samplePrizes().TurnTo(1) }},
		{"prizes-won", usual, settings.LightColours, func(a *Stage) { a.Fund() }},
		{"gains", usual, settings.LightColours, func(a *Stage) { a.sampleGains() }},
		{"gains-dark", least, settings.DarkColours, func(a *Stage) { a.sampleGains() }},
		{"norms", usual, settings.LightColours, func(a *Stage) { a.sampleNorms() }},
		{"norms-dark", least, settings.DarkColours, func(a *Stage) { a.sampleNorms() }},
		{"prizes-won-dark", least, settings.DarkColours, func(a *Stage) { a.Fund() }},
		{"categories", usual, settings.LightColours, func(a *Stage) { a.sampleRules() }},
		{"categories-dark", least, settings.DarkColours, func(a *Stage) { a.sampleRules() }},
	}
}

// sampleByes types byes and a withdrawal into the columns of the rounds to come.
func (a *Stage) sampleByes() {
	a.Sample("club")
	a.Show("players")
	s := a.Players()
	t := s.Grid.Table()
	for n, letter := range []string{"h", "u", "w"} {
		if err := s.Enter(n, len(t.Columns)-1, letter); err != nil {
			a.Say(words.Err(err))
		}
	}
	_ = a.Do(steps.SetFee{Section: a.Now().Section.ID, Fee: 2500})
}

// sampleCells pastes ratings, of which one is mistyped, and marks a range.
func (a *Stage) sampleCells() {
	a.sampleByes()
	g := a.Players().Grid
	t := g.Table()
	g.Select(0, t.Column("rating"))
	g.Paste("2100\n19OO\n1875")
	g.Select(3, t.Column("rating"))
	for row := 4; row < 7; row++ {
		g.SelectRows(3, row)
	}
}

// sampleFilter sorts the players and shows some of them.
func (a *Stage) sampleFilter() {
	a.Sample("scholastic")
	a.Show("players")
	g := a.Players().Grid
	g.SetSorted("rating", true)
	g.SetFilter("rating", ">900")
	g.SetFilter("club", "e")
	g.Select(1, 1)
}

// sampleLineUp opens the drop-down of a board of a match.
func (a *Stage) sampleLineUp() {
	a.Sample("lothian")
	a.firstMatch()
	if m, ok := a.top().Of.(*boards.MatchBoards); ok {
		m.Grid.Edit(1, m.Column("first"))
	}
}

// sampleDoor ticks a few at the door, of whom one has paid.
func (a *Stage) sampleDoor() {
	a.sampleByes()
	c := a.People.AskCheckIn()
	for row := range 3 {
		c.Tick(row)
	}
	c.Typed(1, 0, c.Grid.Table().Rows[1].Ref, 'p')
}

// sampleRules writes categories, of which one cannot be decided of everybody.
func (a *Stage) sampleRules() {
	a.sampleByes()
	a.Settings.AskCategories().Lines.SetText("U1400\nunrated\nGirls K-3: girls and K-3")
}

// samplePrizes types prizes, of which one has no amount yet, and marks who has won several.
func (a *Stage) samplePrizes() *tables.Fund {
	a.Sample("club")
	d := a.Tables.AskPrizes()
	d.Grid.Paste("prize\tamount\trule\n1st\t250 + trophy\tplace\n2nd\t150\tplace\n3rd\t100\tplace\nU1600\t60\tU1600\n" +
		"Biggest upset\t25\tupset\nBest game\t\tby hand\n")
	d.Won.Select(1, 0)
	return d
}

// Fund shows who wins what after a result was corrected, and marks one of them.
func (a *Stage) Fund() {
	a.Sample("club")
	s := a.Now().Section
	_ = a.Do(steps.SetFee{Section: s.ID, Fee: 2500})
	_ = a.Do(steps.SetFund{Section: s.ID, Fund: &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 250_00, Trophy: "cup"},
		{Name: "2nd", Amount: 150_00}, {Name: "3rd", Amount: 100_00}, {Name: "U1600", Share: 1250, Rule: "U1600"},
		{Name: "Biggest upset", Amount: 25_00, Rule: "upset"}}}})
	a.Show("prizes")
	p := s.Rounds[2].Pairings[0]
	_ = a.Do(steps.SetResult{Section: s.ID, Round: 3, Board: p.Board, Who: p.Sides[0], Result: steps.Result{model.Loss, model.Win}})
	a.Screen().(*tables.Prizes).Won.Select(1, 2)
}

// sampleGains shows what the games bring, and what one change is made of.
func (a *Stage) sampleGains() {
	a.Sample("club")
	a.Show("gains")
	g := a.Screen().(*tables.Gains).Grid
	t := g.Table()
	g.Select(1, t.Column("change"))
}

// sampleRoster pastes three players into a roster, one with a typing error.
func (a *Stage) sampleRoster() {
	a.Sample("lothian")
	a.Show("players")
	d := a.People.OpenRoster(1, a.Now().Section.Teams[0].ID)
	d.Grid.Paste("Nora Reserve\t1512\tWCM\nOlaf Second\t15I2\t\n")
}
