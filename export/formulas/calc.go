package formulas

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/export/sheets"
)

// here stands for the number of the row in a formula that is written once for
// every row.
const here = sheets.Here

// grid is a sheet of formulas with a row for each of n things, from row 2 on,
// and columns under names. A block is a column a round.
type grid struct {
	sheet   string
	n       int
	rounds  int
	columns []formulas
	first   map[string]int // column of a name, from 1; of a block the one of round 1
	blocks  map[string]bool
}

// formulas is a column: a formula for every row, or given values.
type formulas struct {
	name    string
	formula string
	values  []any
}

func newGrid(sheet string, n, rounds int) *grid {
	return &grid{sheet: sheet, n: n, rounds: rounds, first: map[string]int{}, blocks: map[string]bool{}}
}

func (t *grid) has(name string) bool { return t.first[name] > 0 }

// add adds a column.
func (t *grid) add(name, formula string) {
	t.columns = append(t.columns, formulas{name: name, formula: formula})
	t.first[name] = len(t.columns)
}

// give adds a column of values.
func (t *grid) give(name string, values []any) {
	t.columns = append(t.columns, formulas{name: name, values: values})
	t.first[name] = len(t.columns)
}

// each adds a block. A formula may speak of its own block's earlier rounds.
func (t *grid) each(name string, formula func(r int) string) {
	t.first[name], t.blocks[name] = len(t.columns)+1, true
	for r := 1; r <= t.rounds; r++ {
		t.columns = append(t.columns, formulas{name: fmt.Sprintf("%s %d", name, r), formula: formula(r)})
	}
}

// giveEach adds a block of values.
func (t *grid) giveEach(name string, value func(i, r int) any) {
	t.first[name], t.blocks[name] = len(t.columns)+1, true
	for r := 1; r <= t.rounds; r++ {
		values := make([]any, t.n)
		for i := range values {
			values[i] = value(i, r)
		}
		t.columns = append(t.columns, formulas{name: fmt.Sprintf("%s %d", name, r), values: values})
	}
}

func (t *grid) at(name string, r int) int {
	c := t.first[name]
	if c == 0 {
		panic("formulas: no column " + name)
	}
	return c + r - 1
}

// cell is the cell of a column in the row of the formula.
func (t *grid) cell(name string) string { return t.in(name, 1) }

// in is the cell of a block in the row of the formula, of a round.
func (t *grid) in(name string, r int) string { return "$" + sheets.ColumnName(t.at(name, r)) + here }

// round is the round of a block's column, and 1 of any other.
func (t *grid) round(name string, r int) int {
	if t.blocks[name] {
		return r
	}
	return 1
}

// row is the cells of a block in the row of the formula, from a round on.
func (t *grid) row(name string) string { return t.rowFrom(name, 1) }

func (t *grid) rowFrom(name string, r int) string { return t.in(name, r) + ":" + t.in(name, t.rounds) }

// all is a whole column.
func (t *grid) all(name string) string { return t.allOf(name, 1) }

// allOf is the whole column of a round.
func (t *grid) allOf(name string, r int) string {
	c := "$" + sheets.ColumnName(t.at(name, r)) + "$"
	return c + "2:" + c + strconv.Itoa(t.n+1)
}

// of is what a column has for the index in the cell.
func (t *grid) of(name, cell string) string { return "INDEX(" + t.all(name) + "," + cell + ")" }

// ofIn is what a block has in a round for the index in the cell.
func (t *grid) ofIn(name string, r int, cell string) string {
	return "INDEX(" + t.allOf(name, r) + "," + cell + ")"
}

// far is a whole column as another sheet names it.
func (t *grid) far(name string) string { return sheets.Quoted(t.sheet) + "!" + t.all(name) }

// farOf is the whole column of a round as another sheet names it.
func (t *grid) farOf(name string, r int) string {
	return sheets.Quoted(t.sheet) + "!" + t.allOf(name, r)
}

// sum is a sum with a term for each round.
func (t *grid) sum(term func(r int) string) string {
	terms := make([]string, t.rounds)
	for r := range terms {
		terms[r] = term(r + 1)
	}
	if len(terms) == 0 {
		return "0"
	}
	return strings.Join(terms, "+")
}

// plan is the sheet.
func (t *grid) plan() sheets.Sheet {
	s := sheets.Sheet{Name: t.sheet, Hidden: true, FrozenRows: 1, FrozenColumns: 1, Rows: make([][]sheets.Cell, t.n+1)}
	cells := make([]sheets.Cell, (t.n+1)*len(t.columns))
	for i := range s.Rows {
		s.Rows[i], cells = cells[:len(t.columns):len(t.columns)], cells[len(t.columns):]
	}
	for c := range t.columns {
		s.Rows[0][c] = sheets.Cell{Value: t.columns[c].name, Style: sheets.Style{Part: sheets.Head}}
		for i := range t.n {
			if v := t.columns[c].values; v != nil && v[i] != "" {
				s.Rows[i+1][c].Value = v[i]
				continue
			} else if v != nil { // a look at an empty cell would find 0
				s.Rows[i+1][c].Formula = `""`
				continue
			}
			s.Rows[i+1][c].Formula = t.columns[c].formula
		}
	}
	return s
}
