package grid

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Selected returns the current cell; ok is false while the table is empty.
func (g *Grid) Selected() (row, col int, ok bool) {
	return g.row, g.col, g.has(g.row, g.col)
}

// SelectedRows returns the selected rows in ascending order.
func (g *Grid) SelectedRows() []int {
	if !g.has(g.row, g.col) {
		return nil
	}
	var rows []int
	for r := min(g.row, g.anchor); r <= max(g.row, g.anchor); r++ {
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

// SelectRows selects all rows from first to last and makes last the current one.
func (g *Grid) SelectRows(first, last int) bool {
	if !g.moveTo(first, g.col, false) {
		return false
	}
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
	g.row, g.col = row, col
	if !extend {
		g.anchor = row
	}
	g.scrollTo(row, col)
	g.Refresh()
	if moved {
		g.tellSelect()
	}
	return true
}

func (g *Grid) tellSelect() {
	if g.OnSelect != nil && g.has(g.row, g.col) {
		g.OnSelect(g.row, g.col, g.ref(g.row, g.col))
	}
}

// selected says whether a row is in the selection.
func (g *Grid) selected(row int) bool {
	return row >= min(g.row, g.anchor) && row <= max(g.row, g.anchor)
}

// TSV returns the selection as a spreadsheet takes it from the clipboard: the
// current cell's text, or with several rows selected all their cells, a tab
// between cells and a newline between rows.
func (g *Grid) TSV() string {
	rows := g.SelectedRows()
	switch len(rows) {
	case 0:
		return ""
	case 1:
		return g.plain(rows[0], g.col)
	}
	lines := make([]string, len(rows))
	for i, r := range rows {
		cells := make([]string, len(g.table.Columns))
		for c := range cells {
			cells[c] = g.plain(r, c)
		}
		lines[i] = strings.Join(cells, "\t")
	}
	return strings.Join(lines, "\n")
}

var blanks = strings.NewReplacer("\t", " ", "\r\n", " ", "\n", " ", "\r", " ")

// plain is a cell on one line, without the two characters that divide cells.
func (g *Grid) plain(row, col int) string {
	c := g.cell(row, col)
	s := c.Text
	if c.Below != "" {
		s = strings.TrimSpace(s + " " + c.Below)
	}
	return blanks.Replace(s)
}

// copy leaves the clipboard alone while there is nothing to copy.
func (g *Grid) copy() {
	switch s := g.TSV(); {
	case s == "":
	case g.OnCopy != nil:
		g.OnCopy(s)
	default:
		fyne.CurrentApp().Clipboard().SetContent(s)
	}
}

func (g *Grid) clear() {
	if g.OnClear != nil && g.has(g.row, g.col) {
		g.OnClear(g.SelectedRows(), g.col)
	}
}
