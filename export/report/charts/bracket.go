package charts

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/standings/knockout"
	"wallchart/tiebreaks"
)

var BracketReport = report.Report{ID: "bracket", Name: phrase.New("Bracket"), For: HasBracket, ForWall: true,
	Doc:  phrase.New("A knock-out as a tree: who met whom, who went on, and below it every match with its score and how it was decided."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) { return Bracket(st, o) }}

var headBracket = report.Heading{Name: "Bracket", Final: "Final bracket"}

// HasBracket tells whether a section is a knock-out.
func HasBracket(s *model.Section) bool {
	e, err := systems.Of(s)
	return err == nil && s.System != "" && e.KnockOut
}

// Bracket is a knock-out as a tree, and the list of its matches.
func Bracket(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	if !HasBracket(st.Sheet.Section) {
		return table.Document{}, phrase.Errorf("%s is not a knock-out, and only a knock-out has a bracket", st.Sheet.Section.Name)
	}
	c := newChart(st, o)
	b := knockout.Of(st.Sheet)
	if len(b.Stages) == 0 {
		return table.Document{}, phrase.Errorf("%s has no bracket yet: enter at least two players", st.Sheet.Section.Name)
	}
	doc := c.Document(c.After(headBracket))
	doc.Tables = []table.Table{c.tree(b), c.matches(b)}
	return doc, nil
}

// stageName is what a round of matches is called.
func (c *chart) stageName(b *knockout.Bracket, n int) string {
	switch len(b.Stages) - n {
	case 0:
		return c.Say("Winner")
	case 1:
		return c.Say("Final")
	case 2:
		return c.Say("Semi-finals")
	case 3:
		return c.Say("Quarter-finals")
	}
	return c.Say("Last %d", 1<<(len(b.Stages)-n))
}

// tree has a column for each round of matches; somebody stands in the middle of those he was left of.
func (c *chart) tree(b *knockout.Bracket) table.Table {
	t := table.Table{Name: c.Say("Bracket")}
	stages := len(b.Stages)
	t.Rows = make([]table.Row, 1<<stages)
	for r := range t.Rows {
		t.Rows[r].Cells = make([]table.Cell, stages+1)
	}
	put := func(stage, place int, cell table.Cell) {
		t.Rows[place<<stage+(1<<stage-1)/2].Cells[stage] = cell
	}
	for n := range stages {
		t.Columns = append(t.Columns, table.Column{ID: "s" + strconv.Itoa(n+1), Title: c.stageName(b, n)})
		for k := range 1 << (stages - n - 1) {
			m := &b.Stages[n].Matches[k]
			for side, i := range m.Sides {
				cell := table.Text(c.inTree(b, i, n == 0))
				if i >= 0 {
					cell.Ref = table.Ref{Kind: table.ToPlayer, Section: int32(c.Sheet.Section.ID), Participant: int32(c.Sheet.Lines[i].ID)}
				}
				switch {
				case i < 0:
					cell.Mark = table.Quiet
				case m.Games > 0 && m.How != knockout.Bye:
					cell.Text += "  " + model.Points(m.Points[side]).Fraction()
				}
				if i >= 0 && m.Winner == i {
					cell.Mark = table.Strong
				}
				put(n, 2*k+side, cell)
			}
		}
	}
	t.Columns = append(t.Columns, table.Column{ID: "winner", Title: c.stageName(b, stages)})
	if w := b.Stages[stages-1].Matches[0].Winner; w >= 0 {
		put(stages, 0, table.Cell{Text: c.Sheet.Lines[w].Name, Mark: table.Strong})
	}
	return t
}

// inTree is a name, in the first round with the seed.
func (c *chart) inTree(b *knockout.Bracket, i int, seeded bool) string {
	switch {
	case i == knockout.Unknown:
		return ""
	case i == knockout.Nobody && seeded:
		return c.Say("bye")
	case i == knockout.Nobody:
		return "–"
	case seeded:
		return strconv.Itoa(b.Seed[i]) + " " + c.Itself(c.Sheet.Lines[i].Name)
	}
	return c.Itself(c.Sheet.Lines[i].Name)
}

// matches is a line for each match of two.
func (c *chart) matches(b *knockout.Bracket) table.Table {
	t := table.Table{Name: c.Say("Matches"), Title: c.Say("Matches"), Columns: []table.Column{
		{ID: "stage", Title: c.Say("Round")}, {ID: "one", Title: c.Say("Name")}, {ID: "score", Title: c.Say("Result"), Align: table.Centre},
		{ID: "two", Title: c.Say("Opponent")}, {ID: "on", Title: c.Say("Goes on")}, {ID: "how", Title: c.Say("Decided by")}}}
	for n := range b.Stages {
		s := &b.Stages[n]
		for k := range s.Matches {
			m := &s.Matches[k]
			if m.Sides[0] < 0 || m.Sides[1] < 0 {
				continue
			}
			row := table.Row{Cells: []table.Cell{table.Text(c.stageName(b, n)), table.Text(c.inTree(b, m.Sides[0], false)), {},
				table.Text(c.inTree(b, m.Sides[1], false)), {}, table.Text(c.decided(b, m, s.First))}}
			if s.Third && k == len(s.Matches)-1 {
				row.Cells[0].Text = c.Say("Third place")
			}
			if m.Games > 0 {
				row.Cells[2].Text = model.Points(m.Points[0]).Fraction() + "-" + model.Points(m.Points[1]).Fraction()
			}
			if m.Winner >= 0 {
				row.Cells[4] = table.Cell{Text: c.inTree(b, m.Winner, false), Mark: table.Strong}
			}
			t.Rows = append(t.Rows, row)
		}
	}
	return t
}

// decided is how a match was decided; of a play-off with its result, as the arbiter gave it.
func (c *chart) decided(b *knockout.Bracket, m *knockout.Match, first int) string {
	switch {
	case m.Level(b.Rules):
		return c.Say("level: a play-off decides")
	case m.How == knockout.Stated:
		for _, a := range c.Sheet.Section.Adjustments {
			if i := c.Sheet.Index(a.Who); i == m.Winner && a.Round > first && a.Round <= first+b.Rules.Games && a.Reason != "" {
				return c.Say("play-off: %s", a.Reason)
			}
		}
		return c.Say("play-off")
	case m.How == knockout.Seeded:
		return c.Say("level: the better seed")
	case m.How == knockout.Went:
		return c.Say("level: who was paired on")
	case m.How == knockout.Deserted:
		return c.Say("nobody came")
	case m.How == knockout.Points:
		return c.Say("points")
	}
	return ""
}
