// Package calctest computes the formulas of a planned workbook, so that a test can hold
// the values that are written beside them against what a spreadsheet program will find,
// and can correct a result and see what follows, without such a program.
//
// It knows the functions that our workbooks use, and reads blanks, texts, numbers and
// conditions as Excel does. A calculator of a library was tried first (excelize's): it
// takes an empty cell and an empty text for different things and counts by conditions
// otherwise than Excel.
package calctest

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"wallchart/export/sheets"
)

// Book is a workbook that is computed when it is asked for a cell.
type Book struct {
	sheets map[string]*sheets.Sheet
	names  map[string]node
	parsed map[string]node
	cells  map[address]any
	busy   map[address]bool
}

type address struct {
	sheet       string
	row, column int // from 1
}

// Error is what a formula finds that cannot be computed: #N/A, #VALUE!, #DIV/0!.
type Error string

// New takes a workbook as it was planned.
func New(b *sheets.Book) *Book {
	w := &Book{sheets: map[string]*sheets.Sheet{}, names: map[string]node{}, parsed: map[string]node{}}
	for i := range b.Sheets {
		w.sheets[b.Sheets[i].Name] = &b.Sheets[i]
	}
	for _, n := range b.Names {
		w.names[strings.ToUpper(n.Name)] = w.parse(n.To)
	}
	w.forget()
	return w
}

func (w *Book) forget() { w.cells, w.busy = map[address]any{}, map[address]bool{} }

// Type puts a value into a cell, as somebody types it; nil empties it.
func (w *Book) Type(sheet string, row, column int, value any) {
	c := &w.sheets[sheet].Rows[row-1][column-1]
	c.Value, c.Formula = value, ""
	w.forget()
}

// Value is what a cell comes to: a float64, a string, a bool, an Error, or nil where it
// is empty. Rows and columns count from 1.
func (w *Book) Value(sheet string, row, column int) any {
	s := w.sheets[sheet]
	if s == nil {
		panic("calctest: no sheet " + sheet)
	}
	if row > len(s.Rows) || column > len(s.Rows[row-1]) {
		return nil
	}
	c := &s.Rows[row-1][column-1]
	if c.Formula == "" {
		return plain(c.Value)
	}
	at := address{sheet, row, column}
	if v, known := w.cells[at]; known {
		return v
	}
	if w.busy[at] {
		panic(fmt.Sprintf("calctest: %s!%s%d asks for itself", sheet, sheets.ColumnName(column), row))
	}
	w.busy[at] = true
	v := w.scalar(w.parse(c.Formula)(w, place{sheet, row}))
	if v == nil { // a formula never comes to nothing
		v = 0.0
	}
	delete(w.busy, at)
	w.cells[at] = v
	return v
}

func plain(v any) any {
	switch v := v.(type) {
	case int:
		return float64(v)
	case time.Time:
		return v.Format(time.DateOnly)
	}
	return v
}

// Same tells whether a computed value is the one that is written in the file: nothing
// and an empty text are.
func Same(computed, written any) bool {
	a, b := computed, plain(written)
	if a == nil {
		a = ""
	}
	if b == nil {
		b = ""
	}
	x, one := a.(float64)
	y, two := b.(float64)
	if one && two {
		return math.Abs(x-y) < 1e-9
	}
	return a == b
}

// place is where a formula stands.
type place struct {
	sheet string
	row   int
}

// node computes a part of a formula: a value, an area, or an array.
type node func(w *Book, at place) any

type area struct {
	sheet                  string
	top, left, bottom, end int
}

// array is rows of values.
type array [][]any

func (w *Book) values(v any) array {
	switch v := v.(type) {
	case array:
		return v
	case area:
		out := make(array, 0, v.bottom-v.top+1)
		for r := v.top; r <= v.bottom; r++ {
			row := make([]any, 0, v.end-v.left+1)
			for c := v.left; c <= v.end; c++ {
				row = append(row, w.Value(v.sheet, r, c))
			}
			out = append(out, row)
		}
		return out
	}
	return array{{v}}
}

// flat are the values one after the other.
func (w *Book) flat(v any) []any {
	var out []any
	for _, row := range w.values(v) {
		out = append(out, row...)
	}
	return out
}

func (w *Book) scalar(v any) any {
	switch v.(type) {
	case area, array:
		if all := w.values(v); len(all) == 1 && len(all[0]) == 1 {
			return all[0][0]
		}
		return Error("#VALUE!")
	}
	return v
}

// number reads a value where arithmetic needs one.
func number(v any) (float64, any) {
	switch v := v.(type) {
	case nil:
		return 0, nil
	case float64:
		return v, nil
	case bool:
		if v {
			return 1, nil
		}
		return 0, nil
	case string:
		if x, err := strconv.ParseFloat(strings.TrimSpace(v), 64); err == nil {
			return x, nil
		}
	case Error:
		return 0, v
	}
	return 0, Error("#VALUE!")
}

func text(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case bool:
		return strings.ToUpper(strconv.FormatBool(v))
	case Error:
		return string(v)
	}
	return v.(string)
}

// compare orders two values as Excel does: numbers before texts before truths, texts
// without regard to case, and nothing is whatever it is compared with.
func compare(a, b any) int {
	nothing := func(a, b any) any {
		if a != nil {
			return a
		}
		switch b.(type) {
		case string:
			return ""
		case bool:
			return false
		}
		return 0.0
	}
	a, b = nothing(a, b), nothing(b, a)
	kind := func(v any) int {
		switch v.(type) {
		case float64:
			return 0
		case string:
			return 1
		}
		return 2
	}
	if kind(a) != kind(b) {
		return kind(a) - kind(b)
	}
	switch a := a.(type) {
	case float64:
		switch x := a - b.(float64); {
		case math.Abs(x) < 1e-9*max(1, math.Abs(a)) && math.Abs(x) < 1e-7:
			return 0
		case x < 0:
			return -1
		}
		return 1
	case string:
		return strings.Compare(strings.ToUpper(a), strings.ToUpper(b.(string)))
	}
	x, _ := number(a)
	y, _ := number(b)
	return int(x - y)
}

// each does something with the values of areas and arrays one by one; one alone goes
// with all of the others.
func (w *Book) each(do func(vs []any) any, args ...any) any {
	rows, columns, many := 1, 1, false
	all := make([]array, len(args))
	for k, a := range args {
		all[k] = w.values(a)
		switch a.(type) {
		case area, array:
			many = true
		}
		rows, columns = max(rows, len(all[k])), max(columns, len(all[k][0]))
	}
	out := make(array, rows)
	for r := range out {
		for c := range columns {
			vs := make([]any, len(args))
			for k := range all {
				vs[k] = all[k][min(r, len(all[k])-1)][min(c, len(all[k][0])-1)]
			}
			out[r] = append(out[r], do(vs))
		}
	}
	if !many || rows == 1 && columns == 1 {
		return out[0][0]
	}
	return out
}

func binary(op string, a, b any) any {
	for _, v := range []any{a, b} {
		if e, wrong := v.(Error); wrong {
			return e
		}
	}
	switch op {
	case "&":
		return text(a) + text(b)
	case "=":
		return compare(a, b) == 0
	case "<>":
		return compare(a, b) != 0
	case "<":
		return compare(a, b) < 0
	case ">":
		return compare(a, b) > 0
	case "<=":
		return compare(a, b) <= 0
	case ">=":
		return compare(a, b) >= 0
	}
	x, e := number(a)
	if e != nil {
		return e
	}
	y, e := number(b)
	switch {
	case e != nil:
		return e
	case op == "+":
		return x + y
	case op == "-":
		return x - y
	case op == "*":
		return x * y
	case op == "^":
		return math.Pow(x, y)
	case y == 0:
		return Error("#DIV/0!")
	}
	return x / y
}
