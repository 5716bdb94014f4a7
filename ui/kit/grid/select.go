package grid

// Selected returns the current cell; ok is false while the table is empty.
func (g *Grid) Selected() (row, col int, ok bool) {
	return g.row, g.col, g.has(g.row, g.col)
}

// SelectedRows returns the rows of the selected cells in ascending order.
func (g *Grid) SelectedRows() []int {
	sel, ok := g.Range()
	if !ok {
		return nil
	}
	var rows []int
	for r := sel.Top; r <= sel.Bottom; r++ {
		rows = append(rows, r)
	}
	return rows
}

// Select makes a cell the current one and scrolls to it; indices outside the
// table are moved to its edge. Text being edited is committed first, and if it
// is refused the selection stays and Select returns false.
func (g *Grid) Select(row, col int) bool {
	return g.moveTo(row, col, false)
}

// SelectRows selects all of the rows from first to last, and makes the cell of the
// last one in the current column the current cell.
func (g *Grid) SelectRows(first, last int) bool {
	if !g.moveTo(first, g.col, false) {
		return false
	}
	g.wholeRows = true
	return g.moveTo(last, g.col, true)
}

// moveTo makes a cell the current one; extend keeps the anchor.
func (g *Grid) moveTo(row, col int, extend bool) bool {
	if g.edit.open && !g.Commit() {
		return false
	}
	if len(g.table.Rows) == 0 || len(g.table.Columns) == 0 {
		return false
	}
	row = max(0, min(row, len(g.table.Rows)-1))
	col = max(0, min(col, len(g.table.Columns)-1))
	moved := row != g.row || col != g.col
	_, fault := g.faultAt(g.row, g.col)
	g.row, g.col = row, col
	if !extend {
		g.drop()
	}
	g.scrollTo(row, col)
	g.Refresh()
	if moved {
		if fault {
			g.tellProblem("")
		}
		g.tellSelect()
		g.sayFault(g.row, g.col)
	}
	return true
}

func (g *Grid) tellSelect() {
	if g.OnSelect != nil && g.has(g.row, g.col) {
		g.OnSelect(g.row, g.col, g.ref(g.row, g.col))
	}
}

// selected says whether a row has cells in the selection.
func (g *Grid) selected(row int) bool {
	sel, ok := g.Range()
	return ok && row >= sel.Top && row <= sel.Bottom
}
