package roster

import (
	"fmt"
	"strconv"
	"strings"
)

// Problem is a cell or a row that could not be read as it stands. The rest of the row is taken all the same.
type Problem struct {
	Row    int    // 1-based, as the spreadsheet numbers it; 0 = the whole list
	Column int    // 1-based; 0 = the whole row
	Text   string // sentences with a cure, without the place and without the last full stop
	Left   bool   // the row was left out
	Lost   bool   // the cell stays empty
}

// Error is the problem with its place: "Row 7, column C: …".
func (p Problem) Error() string {
	text := strings.TrimSuffix(p.Text, ".") + "."
	switch {
	case p.Row == 0:
		return text
	case p.Column == 0:
		return fmt.Sprintf("Row %d: %s", p.Row, text)
	}
	return fmt.Sprintf("Row %d, column %s: %s", p.Row, ColumnName(p.Column), text)
}

// Cell is the cell of the problem as a spreadsheet names it, C7, or "" where it is of more than one.
func (p Problem) Cell() string {
	if p.Row == 0 || p.Column == 0 {
		return ""
	}
	return ColumnName(p.Column) + strconv.Itoa(p.Row)
}

// ColumnName is what spreadsheets call a column, from 1 on: A, B, …, Z, AA.
func ColumnName(n int) string {
	name := ""
	for ; n > 0; n = (n - 1) / 26 {
		name = string(rune('A'+(n-1)%26)) + name
	}
	return name
}
