package officer

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// Step is one entry of the log of changes.
type Step struct {
	When string // as it is to be printed
	Who  string // who was at the keyboard; may be empty
	What string // "Enter 1-0, round 3 board 4"
}

// Log is the list of changes that were made to the event.
func Log(t *model.Tournament, steps []Step, o report.Options) table.Document {
	d := o.About(t)
	d.Subtitle = o.Say("Log of changes")
	tb := table.Table{Name: o.Say("Log"), Columns: []table.Column{
		{ID: "no", Title: o.Say("No."), Align: table.Right, Format: table.Whole}, {ID: "when", Title: o.Say("When")},
		{ID: "who", Title: o.Say("Who")}, {ID: "what", Title: o.Say("What")},
	}}
	for n, s := range steps {
		tb.Rows = append(tb.Rows, table.Row{Cells: []table.Cell{report.Whole(n + 1),
			table.Text(o.Moment(s.When)), table.Text(s.Who), table.Text(s.What)}})
	}
	d.Tables = []table.Table{tb}
	return d
}
