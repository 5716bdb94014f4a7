package reasons

import (
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var ExplanationReport = report.Report{ID: "explanation", Name: phrase.New("Why everybody stands there"), Who: true,
	Heed: report.OfPlaces, For: report.EverySection,
	Doc: phrase.New("For the notice board: for each place in one sentence why it is above the next. Of those who are named, " +
		"every sum of their tie-breaks, round by round."),
	Make: Explained}

var headWhy = report.Heading{Name: "Why everybody stands there", Final: "Why everybody stands there at the end"}

// Explained says of each place why it is above the next or, of those whom Options.Who names, what
// every number is made of; with Options.Tied of all who have as many points as one of them.
func Explained(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	if c.Sheet.Rounds == 0 || len(st.Places) == 0 {
		return table.Document{}, phrase.Errorf("there is nothing to explain in %s before the first round has results", c.Section.Name)
	}
	d := c.Document(c.After(headWhy))
	if o.Who == nil {
		d.Tables = []table.Table{c.reasons(c.Standing())}
		return d, nil
	}
	named, err := o.Who(st)
	if err != nil {
		return table.Document{}, err
	}
	group := c.among(named)
	if len(group) > 1 {
		d.Tables = append(d.Tables, c.reasons(group))
	}
	for _, i := range group {
		d.Tables = append(d.Tables, c.everySum(i, group)...)
	}
	report.Clean(&d)
	return d, nil
}

// among are the rows to explain in the order of the standings: those named or, with Options.Tied, all who
// have as many points as one of them.
func (c *chart) among(named []int) []int {
	score := func(i int) tiebreaks.Value { return c.Standings.At(i).Cells[0].Value }
	return slices.DeleteFunc(c.Standing(), func(i int) bool {
		return !slices.ContainsFunc(named, func(k int) bool { return k == i || c.Tied && score(k) == score(i) })
	})
}

// reasons is a line for each of some rows: why it is above the next of them.
func (c *chart) reasons(order []int) table.Table {
	t := table.Table{Name: c.Say("Why"), Foot: c.Programme(), Columns: []table.Column{
		c.PlaceColumn().Column, c.NameColumn().Column, {ID: "points", Title: c.Say("Pts"), Align: table.Right, Format: c.FormatOf(0)},
		{ID: "why", Title: c.Say("Why above the next")}}}
	place, name := c.PlaceColumn(), c.NameColumn()
	for n, i := range order {
		row := c.Row(i)
		row.Cells = []table.Cell{place.Cell(i), name.Cell(i), c.Value(table.ToScore, c.Standings.Columns[0], 0, i), {}}
		if n+1 < len(order) {
			row.Cells[3].Text = c.Word(c.Standings.Compare(i, order[n+1]).Why)
		}
		t.Rows = append(t.Rows, row)
	}
	t.Notes = c.Legend()
	return t
}

// everySum are the sums behind one row: of the score, and of the tie-breaks as far as they are asked for
// among the others who are explained.
func (c *chart) everySum(i int, group []int) []table.Table {
	last := len(c.Standings.Columns) - 1
	if c.Tied {
		last = 0
		for n := 1; n < len(group); n++ {
			last = max(last, min(c.Standings.Compare(group[n-1], group[n]).Decides, len(c.Standings.Columns)-1))
		}
	}
	var all []table.Table
	for column := range last + 1 {
		x := Explain(c.Standings.Explain(i, column), c.Options)
		if len(x.Tables) == 0 {
			continue
		}
		first, final := &x.Tables[0], &x.Tables[len(x.Tables)-1]
		first.Title = c.Under(x.Title, x.Subtitle)
		first.Name = first.Title
		final.Notes = append(final.Notes, x.Notes...)
		all = append(all, x.Tables...)
	}
	return all
}
