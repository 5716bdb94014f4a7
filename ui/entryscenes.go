package ui

import (
	"wallchart/model/journal"
	"wallchart/ui/words"
)

// entryScenes are what is asked about those who play: who has come, who has paid, who
// is in which category, and the byes of the list of players.
func entryScenes() []Scene {
	return []Scene{
		{"players-byes", usual, LightColours, func(a *stage) { a.sampleByes() }},
		{"players-byes-dark", least, DarkColours, func(a *stage) { a.sampleByes() }},
		{"players-columns", usual, LightColours, func(a *stage) { a.sampleByes(); a.onPlayers().askColumns() }},
		{"check-in", usual, LightColours, func(a *stage) { a.sampleDoor() }},
		{"check-in-dark", least, DarkColours, func(a *stage) { a.sampleDoor() }},
		{"fees", usual, LightColours, func(a *stage) { a.sampleByes(); a.office.askFees() }},
		{"categories", usual, LightColours, func(a *stage) { a.sampleRules() }},
		{"categories-dark", least, DarkColours, func(a *stage) { a.sampleRules() }},
	}
}

// sampleByes types byes and a withdrawal into the columns of the rounds to come.
func (a *stage) sampleByes() {
	a.sample("club")
	a.show("players")
	s := a.onPlayers()
	t := s.grid.Table()
	for n, letter := range []string{"h", "u", "w"} {
		if err := s.enter(n, len(t.Columns)-1, letter); err != nil {
			a.status.say(words.Err(err))
		}
	}
	_ = a.Do(journal.SetFee{Section: a.state.Section.ID, Fee: 2500})
}

// sampleDoor ticks a few at the door, of whom one has paid.
func (a *stage) sampleDoor() {
	a.sampleByes()
	c := a.office.askCheckIn()
	for row := range 3 {
		c.tick(row)
	}
	c.typed(1, 0, c.grid.Table().Rows[1].Ref, 'p')
}

// sampleRules writes categories, of which one cannot be decided of everybody.
func (a *stage) sampleRules() {
	a.sampleByes()
	a.office.askCategories().lines.SetText("U1400\nunrated\nGirls K-3: girls and K-3")
}
