package columnchoice

import "wallchart/export/table"

// Only are some columns of a table.
func Only(t table.Table, ids ...string) (some table.Table) {
	for _, r := range t.Rows {
		some.Rows = append(some.Rows, table.Row{Ref: r.Ref, Mark: r.Mark})
	}
	for _, id := range ids {
		col := t.Column(id)
		if col < 0 {
			continue
		}
		some.Columns = append(some.Columns, t.Columns[col])
		for n := range t.Rows {
			some.Rows[n].Cells = append(some.Rows[n].Cells, t.Rows[n].Cells[col])
		}
	}
	return some
}
