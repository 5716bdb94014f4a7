package report

import (
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
)

// Without leaves a column out.
func Without(t table.Table, id string) table.Table {
	at := t.Column(id)
	for i := range t.Rows {
		t.Rows[i].Cells[at].Text = ""
	}
	return WithoutEmpty(t, id)
}

// WithoutEmpty leaves out columns in which nothing stands.
func WithoutEmpty(t table.Table, ids ...string) table.Table {
	for _, id := range ids {
		at := t.Column(id)
		empty := true
		for _, r := range t.Rows {
			empty = empty && r.Cells[at].Text == ""
		}
		if !empty {
			continue
		}
		t.Columns = append(t.Columns[:at:at], t.Columns[at+1:]...)
		for i := range t.Rows {
			cells := t.Rows[i].Cells
			t.Rows[i].Cells = append(cells[:at:at], cells[at+1:]...)
		}
	}
	return t
}

func Whole(n int) table.Cell { return table.Num(strconv.Itoa(n), float64(n)) }

func RatingCell(r model.Rating) table.Cell {
	if r == 0 {
		return table.Cell{}
	}
	return table.Num(r.String(), float64(r))
}
