// Package sheets is a workbook as a value: sheets of cells with values and
// formulas, what may be typed where, what is marked, and how it is printed.
//
// It knows neither chess nor any library: package formulas plans a workbook with
// it, package xlsx writes one. Addresses are those of a spreadsheet: columns from
// A, rows from 1.
package sheets

import (
	"strconv"
	"strings"

	"wallchart/export/table"
)

// Book is a workbook.
type Book struct {
	Title    string
	Subject  string
	Author   string
	Club     string // whose workbook it is
	Facts    string // of the event: place, days, arbiters
	Keywords string
	Lang     string
	Foot     string // of every page, with table.PageNumber and table.PageCount
	Sheets   []Sheet
	Names    []Name
	// Marks are kept with the file where a program can find them and a reader does
	// not: whose event it is.
	Marks []Mark
}

// Name is a name for cells, known in the whole workbook.
type Name struct {
	Name string
	To   string // "'Round 1'!$A$2:$A$61"
}

// Mark is a document property.
type Mark struct{ Name, Value string }

// Sheet is one sheet. All is protected against typing but for cells whose style
// says Typed; there is no password.
type Sheet struct {
	Name    string
	Heading string // above each printed page
	Foot    string // below it, at the left
	Hidden  bool
	Columns []Column
	Rows    [][]Cell // row 1 first
	// FrozenRows and FrozenColumns stay in sight, and are printed on every page.
	FrozenRows, FrozenColumns int
	Filter                    string // the cells with arrows to filter by, "A1:G61"
	Printed, PrintedColumns   int    // how much is printed, 0 for all
	Lists                     []List
	Lit                       []Lit
}

// Column is how a column looks.
type Column struct {
	Width  float64 // in characters
	Hidden bool
}

// List is cells that take one of the values of a name, chosen from a list. What
// else is typed is refused with the words.
type List struct {
	Cells  string // "D2:D40"
	Name   string
	Title  string
	Refuse string
}

// Lit is cells that stand out while a formula, written for the first of them, is
// true.
type Lit struct {
	Cells   string
	Formula string
	Look    Look
}

// Look is why a cell stands out.
type Look uint8

// Looks. Each is a shape or weight besides its colour.
const (
	Wrong Look = iota // cannot be read
	Open              // waits for a result
	Won
	Bye
	Outdated // does not follow what has been corrected
)

// Here stands in a formula for the number of the cell's own row. Cells below each
// other with the same formula share it in the file.
const Here = "\x00"

// In is a formula in a row, from 1.
func In(formula string, row int) string { return strings.ReplaceAll(formula, Here, strconv.Itoa(row)) }

// Alike is the last row down to which the cells of a column have the formula of the
// cell, all counted from 0.
func (s *Sheet) Alike(row, column int) int {
	formula := s.Rows[row][column].Formula
	for row+1 < len(s.Rows) && column < len(s.Rows[row+1]) && s.Rows[row+1][column].Formula == formula {
		row++
	}
	return row
}

// Cell is one cell. A formula is written without "="; its value is what it has
// now, nil where the program that opens the workbook is to find out.
type Cell struct {
	Value   any // string, int, float64, bool, time.Time or nil
	Formula string
	Style   Style
}

// Style is how a cell looks and what may be done with it.
type Style struct {
	Part   Part
	Align  table.Align
	Format Format
	Typed  bool // may be typed into
	Fixed  bool // a value that follows no correction
	Strong bool
	Rule   bool // a line above: here begins something else
	Wrap   bool // runs over as many lines as its column asks for
}

// Part is the part of a sheet that a cell belongs to.
type Part uint8

// Parts.
const (
	Body Part = iota
	Head
	Title
	Note
	Plain // no lines around it
)

// Format is how a value is written: a table's number, or one of two more.
type Format table.Format

// Formats.
const (
	General  = Format(table.General)
	Whole    = Format(table.Whole)
	Halves   = Format(table.Halves)
	Quarters = Format(table.Quarters)
	Text     = Quarters + 1 // never a number or a date, whatever is typed
	Date     = Quarters + 2
)

// ColumnName is the letters of a column, counted from 1.
func ColumnName(n int) string {
	name := ""
	for ; n > 0; n = (n - 1) / 26 {
		name = string(rune('A'+(n-1)%26)) + name
	}
	return name
}

// Range is an absolute address on a sheet: "'Round 1'!$B$2:$B$61".
func Range(sheet string, column, first, last int) string {
	c := "$" + ColumnName(column) + "$"
	return Quoted(sheet) + "!" + c + strconv.Itoa(first) + ":" + c + strconv.Itoa(last)
}
