package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var ratingChanges = Report{ID: "ratings", Name: phrase.New("Rating changes"), For: everySection,
	Doc: phrase.New("What the games bring each player by FIDE and by the federation's own system: games, score, expected score, " +
		"performance, " +
		"change and new rating, and the first rating of those without one."),
	Make: RatingChanges}

// RatingSystems are the rating systems that a report is about: those asked for, or those of the section.
func (o Options) RatingSystems(t *model.Tournament, s *model.Section) ([]*ratingchange.System, error) {
	if len(o.Systems) == 0 {
		return ratingchange.SystemsOf(t, s), nil
	}
	var all []*ratingchange.System
	for _, code := range o.Systems {
		x, err := ratingchange.SystemByCode(code)
		if err != nil {
			return nil, err
		}
		if x.Code == "fide" && s.Control != model.Standard {
			return nil, phrase.Errorf("%s is rapid or blitz, which FIDE rates by other rules; only standard games are worked out here", s.Name)
		}
		all = append(all, x)
	}
	return all, nil
}

// RatingChanges is what the games of a section bring its players, a table for each rating system.
func RatingChanges(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	systems, err := o.RatingSystems(c.sheet.Tournament, c.section)
	switch {
	case err != nil:
		return table.Document{}, err
	case len(systems) == 0:
		return table.Document{}, phrase.Errorf("nobody in %s has a rating that its games change: enter ratings first, or choose a system",
			c.section.Name)
	case c.sheet.Rounds == 0:
		return table.Document{}, phrase.Errorf("no game is rated in %s before the first round has results", c.section.Name)
	}
	d := c.document(c.after(headRatings))
	for _, x := range systems {
		d.Tables = append(d.Tables, c.rated(x))
	}
	return d, nil
}

// rated is the table of one system.
func (c *chart) rated(x *ratingchange.System) table.Table {
	event, all := x.Of(c.sheet.Tournament, c.section, c.sheet.Rounds)
	t := table.Table{Name: c.say("Ratings by %s", x.Name), Title: c.say("Ratings by %s", x.Name), Foot: c.programme(), Columns: []table.Column{
		{ID: "no", Title: c.say("No."), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.say("Starting number")},
		{ID: "title", Title: c.say("Title")},
		{ID: "name", Title: c.say("Name"), Frozen: true},
		{ID: "rating", Title: c.say("Rtng"), Align: table.Right, Format: table.Whole, Tip: c.say("Rating before")},
		{ID: "games", Title: c.say("Games"), Align: table.Right, Format: table.Whole, Tip: c.say("Games that count")},
		{ID: "made", Title: c.say("Made"), Align: table.Right, Format: table.Halves, Tip: c.say("Points in the games that count")},
		{ID: "expected", Title: c.say("Exp."), Align: table.Right, Tip: c.say("Expected score")},
		{ID: "performance", Title: c.say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.say("Performance by the opponents' ratings (B.01, 1.4.9)")},
		{ID: "k", Title: "K", Align: table.Right, Tip: c.say("Coefficient of development")},
		{ID: "change", Title: c.say("±"), Align: table.Right, Tip: c.say("Change of the rating")},
		{ID: "new", Title: c.say("New"), Align: table.Right, Format: table.Whole,
			Tip: c.say("Rating afterwards; of those without one, the first")}}}
	for _, i := range c.ratedOrder(event) {
		t.Rows = append(t.Rows, c.ratedRow(&event.People[i], &all[i]))
	}
	t.Notes = append(t.Notes, c.say("Rule: %s", x.Rule))
	if !x.Estimate.Empty() {
		t.Notes = append(t.Notes, c.word(x.Estimate))
	}
	return withoutEmpty(t, "title", "expected", "k")
}

// ratedOrder is the people of an event in the order of the standings, the players of teams as the section has them.
func (c *chart) ratedOrder(e *ratingchange.Event) []int {
	order := make([]int, 0, len(e.People))
	if c.sheet.Teams {
		for i := range e.People {
			order = append(order, i)
		}
		return order
	}
	index := make(map[model.ID]int, len(e.People))
	for i := range e.People {
		index[e.People[i].ID] = i
	}
	for _, i := range c.everyone() {
		if !c.entry(i).IsGuest() { // is rated with his own section
			order = append(order, index[c.sheet.Lines[i].ID])
		}
	}
	return order
}

func (c *chart) ratedRow(p *ratingchange.Person, g *ratingchange.Gain) table.Row {
	player := c.people[p.ID]
	row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(p.ID)}, Cells: make([]table.Cell,
		11)}
	if player.Number > 0 {
		row.Cells[0] = whole(player.Number)
	}
	row.Cells[1] = table.Text(player.Title)
	row.Cells[2] = table.Cell{Text: p.Name, Ref: row.Ref}
	row.Cells[3] = table.Text(c.unrated())
	if p.Rating != 0 {
		row.Cells[3] = table.Num(p.Rating.String(), float64(p.Rating))
	}
	row.Cells[4] = whole(g.Games)
	if g.Games > 0 {
		row.Cells[5] = table.Num(c.points(model.Points(g.Halves)), float64(g.Halves)/2)
		row.Cells[6] = c.worked(g.Awaited)
	}
	if g.Performance != 0 {
		row.Cells[7] = whole(g.Performance)
		row.Cells[7].Sum = c.openable(&g.Performed)
	}
	row.Cells[8] = c.worked(g.K)
	row.Cells[9] = c.changeCell(g)
	if g.After != 0 {
		row.Cells[10] = whole(g.After)
		if g.First() {
			row.Cells[10].Mark = table.Strong
			row.Cells[10].Tip = c.say("First rating")
		}
	}
	if g.Sum.Who != "" {
		row.Cells[10].Sum = c.openable(&g.Sum)
	}
	return row
}

// changeCell is the change of a rating, with what it is made of.
func (c *chart) changeCell(g *ratingchange.Gain) table.Cell {
	if g.Changed() == "" {
		return table.Cell{}
	}
	return table.Cell{Text: c.decimal(plainSign(g.Changed())), IsNumber: true, Number: float64(g.Change) / 100, Sum: c.openable(&g.Sum)}
}

// plainSign writes a number with the minus of the keyboard, as cells have it.
func plainSign(s string) string { return strings.Replace(s, "−", "-", 1) }

// worked is a number with decimals as it was worked out; nothing of none.
func (c *chart) worked(s string) table.Cell {
	if s == "" {
		return table.Cell{}
	}
	n, err := strconv.ParseFloat(plainSign(s), 64)
	if err != nil {
		return table.Text(s)
	}
	return table.Num(c.decimal(s), n)
}

// openable is what an explanation says, where numbers can be opened.
func (c *chart) openable(e *tiebreaks.Explanation) *table.Sum {
	if !c.Sums && !c.Worth {
		return nil
	}
	return c.sumOf(e)
}
