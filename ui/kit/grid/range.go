package grid

// Range is a rectangle of cells; the last row and column are part of it.
type Range struct{ Top, Left, Bottom, Right int }

// Single tells whether the range is one cell.
func (r Range) Single() bool { return r.Top == r.Bottom && r.Left == r.Right }

// Rows and Columns are how many the range has.
func (r Range) Rows() int { return r.Bottom - r.Top + 1 }

// Columns is how many columns the range has.
func (r Range) Columns() int { return r.Right - r.Left + 1 }

// holds tells whether a cell is part of the range.
func (r Range) holds(row, col int) bool {
	return row >= r.Top && row <= r.Bottom && col >= r.Left && col <= r.Right
}

// Range returns the selected cells; ok is false while the table is empty.
func (s *Selection) Range() (r Range, ok bool) {
	r = Range{min(s.row, s.anchor), min(s.col, s.anchorCol), max(s.row, s.anchor), max(s.col, s.anchorCol)}
	if s.wholeRows {
		r.Left, r.Right = 0, max(0, len(s.contents.table.Columns)-1)
	}
	if s.wholeColumns {
		r.Top, r.Bottom = 0, max(0, len(s.contents.table.Rows)-1)
	}
	return r, s.contents.has(s.row, s.col)
}

// WholeRows tells whether all cells of the selected rows are selected.
func (s *Selection) WholeRows() bool {
	r, ok := s.Range()
	return ok && r.Columns() == len(s.contents.table.Columns)
}

// SelectWhole selects all of the rows or of the columns of the range, or with both
// everything. The current cell stays where it is.
func (s *Selection) SelectWhole(rows, columns bool) bool {
	if !s.leave() || !s.contents.has(s.row, s.col) {
		return false
	}
	if rows != columns { // the other way is narrowed to what was selected in it
		s.wholeRows, s.wholeColumns = rows, columns
	} else {
		s.wholeRows, s.wholeColumns = true, true
	}
	s.screen.Refresh()
	s.tellSelect()
	return true
}

// drop takes the selection back to the current cell.
func (s *Selection) drop() {
	s.anchor, s.anchorCol, s.wholeRows, s.wholeColumns = s.row, s.col, false, false
}

// ranged is the range where it is more than one cell, as it is painted.
func (s *Selection) ranged() (r Range, ok bool) {
	r, ok = s.Range()
	return r, ok && !r.Single()
}
