package report

import "wallchart/export/table"

// The form of a report that hangs on the wall has the columns that are looked for from
// two metres, and no others: number or place, name, state or club, rounds, points. The
// rest would make the type smaller, or the sheets more.

// Few tells whether a document has the wall's columns alone. Whoever names columns
// chooses among all of them.
func (o Options) Few() bool { return o.Wall && len(o.Columns) == 0 }

// tieless tells whether the tie-breaks are left out.
func (o Options) tieless() bool { return o.Few() && !o.TieBreaks }

// hang makes the tables of a document ones for the wall.
func hang(d *table.Document) {
	for i := range d.Tables {
		d.Tables[i].Wall = true
	}
}
