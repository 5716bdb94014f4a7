package xlsx

import "wallchart/export/table"

// slot is a column of a sheet. A cell of a sheet holds one value, so what stands in second lines has columns of its own,
// right of the column whose it is.
type slot struct {
	title  string
	align  table.Align
	format table.Format
	width  int // the least, in digits
	frozen bool
	column int // of the table
	second int // of the row's Seconds, or one of these
}

const (
	firstLine  = -1 // the cell itself
	secondLine = -2 // its second line as it is, where nobody says what its values are
)

func slotsOf(t *table.Table) []slot {
	var slots []slot
	for c := range t.Columns {
		col := &t.Columns[c]
		slots = append(slots, slotOf(col, c, firstLine))
		known := false
		for n := range t.Seconds {
			if t.Seconds[n].Of == col.ID {
				slots, known = append(slots, slotOf(&t.Seconds[n].Column, c, n)), true
			}
		}
		if !known && hasBelow(t, c) {
			s := slotOf(&table.Column{Title: col.Title + " (2)", Align: col.Align}, c, secondLine)
			slots = append(slots, s)
		}
	}
	return slots
}

func slotOf(col *table.Column, column, second int) slot {
	return slot{title: col.Title, align: col.Align, format: col.Format, width: col.Width, frozen: col.Frozen, column: column, second: second}
}

func hasBelow(t *table.Table, c int) bool {
	for r := range t.Rows {
		if t.Rows[r].At(c).Below != "" {
			return true
		}
	}
	return false
}

// cell is what stands in a row.
func (s *slot) cell(row *table.Row) *table.Cell {
	switch {
	case s.second == firstLine:
		return row.At(s.column)
	case s.second == secondLine:
		return &table.Cell{Text: row.At(s.column).Below}
	case s.second < len(row.Seconds):
		return &row.Seconds[s.second]
	}
	return &table.Cell{}
}

// frozen is how many columns from the left stay in sight.
func frozen(slots []slot) int {
	n := 0
	for n < len(slots) && slots[n].frozen {
		n++
	}
	return n
}
