package grid

import "wallchart/export/table"

// Contents are the cells of a grid: the table that its owner handed over, and what of it is shown, in the order that the
// user has chosen. Rows and columns are counted in what is shown. They know nothing of lengths, keys and colours.
type Contents struct {
	table table.Table // as it is shown
	given table.Table // as it was handed over
	order arrangement
	hint  string // is shown in place of rows while there are none
	// Above zero while what was entered by way of the grid is made a change of: rows stay where they are.
	entering int
	// rearranged has another choice and order of the same rows be shown.
	rearranged func(table.Table)
}

// Table returns the table shown. It must not be changed: build another and SetTable it.
func (c *Contents) Table() table.Table { return c.table }

// Given is the table that was handed over, every row and column of it.
func (c *Contents) Given() table.Table { return c.given }

// has says whether the table holds that cell. Rows with too few cells have the others empty.
func (c *Contents) has(row, col int) bool {
	return row >= 0 && row < len(c.table.Rows) && col >= 0 && col < len(c.table.Columns)
}

// cell returns a cell, the zero Cell where the row is short.
func (c *Contents) cell(row, col int) table.Cell {
	if !c.has(row, col) || col >= len(c.table.Rows[row].Cells) {
		return table.Cell{}
	}
	return c.table.Rows[row].Cells[col]
}

// ref is the reference of a cell, or of its row when the cell has none.
func (c *Contents) ref(row, col int) table.Ref {
	if r := c.cell(row, col).Ref; r != (table.Ref{}) || !c.has(row, col) {
		return r
	}
	return c.table.Rows[row].Ref
}

// sifting tells whether the row of filters is shown: while a filter is typed, and while there are any.
func (c *Contents) sifting() bool { return c.order.typing != "" || len(c.order.filters) > 0 }

// lines counts the rows that can be filtered.
func lines(rows []table.Row) int {
	n := 0
	for i := range rows {
		if !rows[i].Stays() && !rows[i].Under {
			n++
		}
	}
	return n
}
