package grid

import "wallchart/export/table"

// Selection is which cells are selected: the current one, and what reaches from an anchor to it. Whoever moves it need not
// know what is typed: it is not moved away from a cell that must not be left.
type Selection struct {
	// OnSelect is told when the current cell moves.
	OnSelect func(row, col int, ref table.Ref)

	contents *Contents
	refusals *Refusals
	pane     *Pane
	screen   screen
	leave    func() bool // takes what is typed into the current cell; where it is refused the selection stays

	row, col          int  // current cell
	anchor, anchorCol int  // the selection reaches from here to the current cell
	wholeRows         bool // all cells of its rows
	wholeColumns      bool // all of its columns
}

// Selected returns the current cell; ok is false while the table is empty.
func (s *Selection) Selected() (row, col int, ok bool) {
	return s.row, s.col, s.contents.has(s.row, s.col)
}

// SelectedRows returns the rows of the selected cells in ascending order.
func (s *Selection) SelectedRows() []int {
	sel, ok := s.Range()
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
func (s *Selection) Select(row, col int) bool {
	return s.moveTo(row, col, false)
}

// SelectRows selects all of the rows from first to last, and makes the cell of the
// last one in the current column the current cell.
func (s *Selection) SelectRows(first, last int) bool {
	if !s.moveTo(first, s.col, false) {
		return false
	}
	s.wholeRows = true
	return s.moveTo(last, s.col, true)
}

// moveTo makes a cell the current one; extend keeps the anchor.
func (s *Selection) moveTo(row, col int, extend bool) bool {
	if !s.leave() {
		return false
	}
	if len(s.contents.table.Rows) == 0 || len(s.contents.table.Columns) == 0 {
		return false
	}
	row = max(0, min(row, len(s.contents.table.Rows)-1))
	col = max(0, min(col, len(s.contents.table.Columns)-1))
	moved := row != s.row || col != s.col
	_, fault := s.refusals.faultAt(s.row, s.col)
	s.row, s.col = row, col
	if !extend {
		s.drop()
	}
	s.pane.scrollTo(row, col)
	s.screen.Refresh()
	if moved {
		if fault {
			s.refusals.tellProblem("")
		}
		s.tellSelect()
		s.refusals.sayFault(s.row, s.col)
	}
	return true
}

func (s *Selection) tellSelect() {
	if s.OnSelect != nil && s.contents.has(s.row, s.col) {
		s.OnSelect(s.row, s.col, s.contents.ref(s.row, s.col))
	}
}

// selected says whether a row has cells in the selection.
func (s *Selection) selected(row int) bool {
	sel, ok := s.Range()
	return ok && row >= sel.Top && row <= sel.Bottom
}

// tab goes to the next or previous cell in reading order.
func (s *Selection) tab(back bool) {
	n := len(s.contents.table.Columns)
	if n == 0 {
		return
	}
	i := s.row*n + s.col + 1
	if back {
		i -= 2
	}
	if i >= 0 && i < n*len(s.contents.table.Rows) {
		s.moveTo(i/n, i%n, false)
	}
}

// edge is the row, or with across the column, to which Ctrl with an arrow goes: from a
// filled cell with a filled neighbour to the last of them, otherwise to the next filled
// one, and where there is none to the end of the table. A range is extended by what
// stands in the line where it began.
func (s *Selection) edge(down, across int, extend bool) int {
	row, col := s.row, s.col
	switch {
	case extend && down != 0:
		col = s.anchorCol
	case extend:
		row = s.anchor
	}
	at := func() int {
		if down != 0 {
			return row
		}
		return col
	}
	if !s.contents.has(row, col) {
		return at()
	}
	filled := func(by int) bool { return s.refusals.plain(row+by*down, col+by*across) != "" }
	run := filled(0) && filled(1)
	for s.contents.has(row+down, col+across) {
		if run && !filled(1) {
			break
		}
		row, col = row+down, col+across
		if !run && filled(0) {
			break
		}
	}
	return at()
}

// follow keeps the selection on its rows and columns when another table is shown, and tells whether the current cell has
// another index than before.
func (s *Selection) follow(old *table.Table) (moved bool) {
	now := &s.contents.table
	row, anchor := follow(old, now, s.row), follow(old, now, s.anchor)
	col, anchorCol := followColumn(old, now, s.col), followColumn(old, now, s.anchorCol)
	moved = row != s.row || col != s.col
	if s.row == s.anchor {
		anchor = row
	}
	if s.col == s.anchorCol {
		anchorCol = col
	}
	s.row, s.anchor, s.col, s.anchorCol = row, anchor, col, anchorCol
	return moved
}

// follow returns where the row of old went in t.
func follow(old, t *table.Table, row int) int {
	if row < 0 || row >= len(old.Rows) {
		return 0
	}
	ref := old.Rows[row].Ref
	if ref == (table.Ref{}) || row < len(t.Rows) && t.Rows[row].Ref == ref {
		return max(0, min(row, len(t.Rows)-1))
	}
	for i := range t.Rows {
		if t.Rows[i].Ref == ref {
			return i
		}
	}
	return max(0, min(row, len(t.Rows)-1))
}

func followColumn(old, t *table.Table, col int) int {
	if col >= 0 && col < len(old.Columns) && old.Columns[col].ID != "" {
		if c := t.Column(old.Columns[col].ID); c >= 0 {
			return c
		}
	}
	return max(0, min(col, len(t.Columns)-1))
}

// cover selects a range, as much of it as the table has.
func (s *Selection) cover(r Range) {
	last, lastCol := len(s.contents.table.Rows)-1, len(s.contents.table.Columns)-1
	s.row, s.col = min(r.Top, last), min(r.Left, lastCol)
	s.anchor, s.anchorCol = min(r.Bottom, last), min(r.Right, lastCol)
	s.wholeRows, s.wholeColumns = false, false
}
