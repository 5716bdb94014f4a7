package officer

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var RatingChangesReport = report.Report{ID: "ratings", Group: report.OfStandings, Name: phrase.New("Rating changes"),
	Heed: report.OfPlaces, For: report.EverySection,
	Doc: phrase.New("What the games bring each player by FIDE and by the federation's own system: games, score, expected score, " +
		"performance, " +
		"change and new rating, and the first rating of those without one."),
	Make: RatingChanges}

var headRatings = report.Heading{Name: "Rating changes", Final: "Final rating changes"}

// RatingChanges is what the games of a section bring its players, a table for each rating system.
func RatingChanges(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	systems, err := o.RatingSystems(c.Sheet.Tournament, c.Section)
	switch {
	case err != nil:
		return table.Document{}, err
	case len(systems) == 0:
		return table.Document{}, phrase.Errorf("nobody in %s has a rating that its games change: enter ratings first, or choose a system",
			c.Section.Name)
	case c.Sheet.Rounds == 0:
		return table.Document{}, phrase.Errorf("no game is rated in %s before the first round has results", c.Section.Name)
	}
	d := c.Document(c.After(headRatings))
	for _, x := range systems {
		d.Tables = append(d.Tables, c.rated(x))
	}
	return d, nil
}

// rated is the table of one system.
func (c *chart) rated(x *ratingchange.System) table.Table {
	event, all := x.Of(c.Sheet.Tournament, c.Section, c.Sheet.Rounds)
	t := table.Table{Name: c.Say("Ratings by %s", x.Name), Title: c.Say("Ratings by %s", x.Name), Foot: c.Programme(), Columns: []table.Column{
		{ID: "no", Title: c.Say("No."), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Starting number")},
		{ID: "title", Title: c.Say("Title")},
		{ID: "name", Title: c.Say("Name"), Frozen: true},
		{ID: "rating", Title: c.Say("Rtng"), Align: table.Right, Format: table.Whole, Tip: c.Say("Rating before")},
		{ID: "games", Title: c.Say("Games"), Align: table.Right, Format: table.Whole, Tip: c.Say("Games that count")},
		{ID: "made", Title: c.Say("Made"), Align: table.Right, Format: table.Halves, Tip: c.Say("Points in the games that count")},
		{ID: "expected", Title: c.Say("Exp."), Align: table.Right, Tip: c.Say("Expected score")},
		{ID: "performance", Title: c.Say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.Say("Performance by the opponents' ratings (B.01, 1.4.9)")},
		{ID: "k", Title: "K", Align: table.Right, Tip: c.Say("Coefficient of development")},
		{ID: "change", Title: c.Say("±"), Align: table.Right, Tip: c.Say("Change of the rating")},
		{ID: "new", Title: c.Say("New"), Align: table.Right, Format: table.Whole,
			Tip: c.Say("Rating afterwards; of those without one, the first")}}}
	for _, i := range c.ratedOrder(event) {
		t.Rows = append(t.Rows, c.ratedRow(&event.People[i], &all[i]))
	}
	t.Notes = append(t.Notes, c.Say("Rule: %s", x.Rule))
	if !x.Estimate.Empty() {
		t.Notes = append(t.Notes, c.Word(x.Estimate))
	}
	return report.WithoutEmpty(t, "title", "expected", "k")
}

// ratedOrder is the people of an event in the order of the standings, the players of teams as the section has them.
func (c *chart) ratedOrder(e *ratingchange.Event) []int {
	order := make([]int, 0, len(e.People))
	if c.Sheet.Teams {
		for i := range e.People {
			order = append(order, i)
		}
		return order
	}
	index := make(map[model.ID]int, len(e.People))
	for i := range e.People {
		index[e.People[i].ID] = i
	}
	for _, i := range c.Everyone() {
		if !c.Entry(i).IsGuest() { // is rated with his own section
			order = append(order, index[c.Sheet.Lines[i].ID])
		}
	}
	return order
}

func (c *chart) ratedRow(p *ratingchange.Person, g *ratingchange.Gain) table.Row {
	player := c.People[p.ID]
	row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(p.ID)}, Cells: make([]table.Cell,
		11)}
	if player.Number > 0 {
		row.Cells[0] = report.Whole(player.Number)
	}
	row.Cells[1] = table.Text(player.Title)
	row.Cells[2] = table.Cell{Text: p.Name, Ref: row.Ref}
	row.Cells[3] = table.Text(c.Unrated())
	if p.Rating != 0 {
		row.Cells[3] = table.Num(p.Rating.String(), float64(p.Rating))
	}
	row.Cells[4] = report.Whole(g.Games)
	if g.Games > 0 {
		row.Cells[5] = table.Num(c.PointsOf(model.Points(g.Halves)), float64(g.Halves)/2)
		row.Cells[6] = c.Worked(g.Awaited)
	}
	if g.Performance != 0 {
		row.Cells[7] = report.Whole(g.Performance)
		row.Cells[7].Sum = c.Openable(&g.Performed)
	}
	row.Cells[8] = c.Worked(g.K)
	row.Cells[9] = c.ChangeCell(g)
	if g.After != 0 {
		row.Cells[10] = report.Whole(g.After)
		if g.First() {
			row.Cells[10].Mark = table.Strong
			row.Cells[10].Tip = c.Say("First rating")
		}
	}
	if g.Sum.Who != "" {
		row.Cells[10].Sum = c.Openable(&g.Sum)
	}
	return row
}
