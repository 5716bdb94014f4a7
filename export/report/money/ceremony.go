package money

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var CeremonyReport = report.Report{ID: "ceremony", Name: phrase.New("Prize-giving"), For: report.WithPrizes, Final: true,
	Doc: phrase.New("Who is called up at the prize-giving, one after the other, the winner of the event last: " +
		"name, club, prize, amount, and a box to tick."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		d, err := o.Divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return ceremony(st, d, o), nil
	}}

// ceremony is who wins something in the order in which they are called up: clubs and boards first, then from the last of the standings
// to the first.
func ceremony(st *tiebreaks.Standings, d *prizes.Division, o report.Options) table.Document {
	c := newChart(st, o)
	doc := c.Document(o.Say("Prize-giving"))
	t := table.Table{Name: o.Say("Prize-giving"), Columns: []table.Column{
		{ID: "call", Align: table.Right, Format: table.Whole, Frozen: true},
		{ID: "name", Title: o.Say("Name"), Frozen: true},
		{ID: "club", Title: o.Say("Club")},
		{ID: "rank", Title: o.Say("Place"), Align: table.Right, Format: table.Whole},
		{ID: "prize", Title: o.Say("Prize")},
		{ID: "amount", Title: o.Say("Amount"), Align: table.Right, Format: table.Quarters},
		{ID: "done", Title: o.Say("Handed over"), Align: table.Centre}}}
	for n := len(d.Awards) - 1; n >= 0; n-- {
		a := &d.Awards[n]
		from := c.awardRow(d, a)
		row := table.Row{Ref: from.Ref, Cells: []table.Cell{report.Whole(len(t.Rows) + 1), from.Cells[2], {}, from.Cells[0], from.Cells[4],
			from.Cells[5], {Mark: table.Box}}}
		if e, ok := c.Section.Entry(a.ID); ok && a.ID != 0 {
			row.Cells[2] = table.Text(e.Club)
		}
		t.Rows = append(t.Rows, row)
	}
	doc.Tables = []table.Table{report.WithoutEmpty(t, "club", "amount")}
	return doc
}
