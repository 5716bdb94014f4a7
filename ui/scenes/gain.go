package scenes

import (
	"wallchart/model"
	"wallchart/ui/tables"
)

// sampleNorms shows who can have a norm before the last round: nine opponents met in turn by the first, and what he needs.
func (a *Stage) sampleNorms() {
	s := &model.Section{ID: 1, Name: "Masters", Planned: 9, Format: model.Swiss, Scoring: model.Classic(2, 1, 0), LastID: 10}
	for i, p := range []struct {
		name, title, fed string
		rating           model.Rating
	}{{"Brandt, Ida", "IM", "GER", 2400}, {"Moreau, Lucie", "GM", "FRA", 2612}, {"Carter, Paul", "GM", "USA", 2540},
		{"Petit, Louis", "GM", "FRA", 2498}, {"Ruiz, Elena", "IM", "ESP", 2471}, {"Vogel, Max", "IM", "GER", 2455},
		{"Lang, Nora", "", "GER", 2430}, {"Soler, Pau", "", "ESP", 2390}, {"Nowak, Jan", "", "POL", 2150}, {"Busch, Tim", "", "GER", 2120}} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: p.name, Federation: p.fed},
			Title: p.title, Rating: p.rating})
	}
	for i, o := range []model.Outcome{model.Win, model.Win, model.Win, model.Win, model.Win, model.Win, model.Draw, model.Draw,
		model.Pending} {
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, model.ID(i + 2)},
			Outcomes: [2]model.Outcome{o, o.Opposite()}}}})
	}
	_ = a.Documents.OpenNew((&model.Tournament{Name: "Autumn masters", Start: "2026-10-03", Federation: "GER"}).With(s))
	a.Show("gains")
	g := a.Screen().(*tables.Gains)
	for n, c := range g.Choices {
		if c.ID == "norms" {
			g.Pick.SetSelectedIndex(n)
		}
	}
	t := g.Grid.Table()
	g.Grid.Select(0, t.Column("status"))
}
