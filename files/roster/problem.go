package roster

import (
	"strconv"

	"wallchart/phrase"
)

// Problem is a cell or a row that could not be read as it stands. The rest of the row is taken all the same.
type Problem struct {
	Row    int         // 1-based, as the spreadsheet numbers it; 0 = the whole list
	Column int         // 1-based; 0 = the whole row
	Text   phrase.Text // sentences with a cure, without the place and without the last full stop
	Left   bool        // the row was left out; for what the column is wrong about, if there is one
	Lost   bool        // the cell stays empty
	Aside  bool        // the row is nobody: a page number, a total, a note
}

// Words is the problem with its place: "Row 7, column C: …".
func (p Problem) Words() phrase.Text {
	switch {
	case p.Row == 0:
		return phrase.New("%s.", p.Text)
	case p.Column == 0:
		return phrase.New("Row %d: %s.", p.Row, p.Text)
	}
	return phrase.New("Row %d, column %s: %s.", p.Row, ColumnName(p.Column), p.Text)
}

// Error is the problem in English.
func (p Problem) Error() string { return p.Words().String() }

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

// letterOf is what spreadsheets call a column, from 0 on.
func letterOf(column int) string { return ColumnName(column + 1) }
