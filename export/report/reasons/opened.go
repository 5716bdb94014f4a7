package reasons

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// Opened is what a number of a report opens to, as a page of its own.
func Opened(st *tiebreaks.Standings, sum *table.Sum, o report.Options) table.Document {
	c := newChart(st, o)
	d := c.Document(sum.Title)
	t := table.Table{Name: sum.Title, Columns: []table.Column{{ID: "part", Title: c.Say("Made of"), Frozen: true},
		{ID: "amount", Title: c.Say("Amount"), Align: table.Right}}}
	for _, p := range sum.Parts {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			table.Text(report.JoinNonEmpty(" ", p.Label, p.Who, p.Note)), table.Text(p.Amount)}})
	}
	if sum.Total != "" {
		t.Rows = append(t.Rows, table.Row{Mark: table.Total, Cells: []table.Cell{table.Text(c.Say("Together")), table.Text(sum.Total)}})
	}
	t.Notes = sum.Notes
	d.Tables = []table.Table{t}
	return d
}
