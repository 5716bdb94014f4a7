package grid

import (
	"maps"
	"strings"

	"wallchart/export/table"
)

// # Texts that were refused
//
// When several cells are entered at once, one that is refused does not hold up the
// others: its text stands in the cell, marked, with the reason as its tip and in the
// status line while it is the current one. It goes when another text is accepted in
// its place, when the cell holds something else, or with Delete or Escape. It also goes
// when the step is undone that took the others, and comes back when that is made again;
// what was refused whole is no step, and TakeBack is its undoing.

// History knows which of the steps stand that tables are made by.
type History interface {
	Last() int         // the last step that stands; 0 for none
	Stands(n int) bool // whether a step is not undone
}

// Refusals are the texts that stand in their cells though they were refused, and what is said of them.
type Refusals struct {
	// OnProblem is told why a text was refused; "" when the trouble is over.
	OnProblem func(sentence string)
	// History tells which steps stand, for texts that were refused in one; nil for a
	// table that no steps are made by.
	History History

	contents *Contents
	faults   map[faultKey]fault
}

// faultKey finds a cell again in another table: by what its row is about, or where
// rows are about nothing by its number.
type faultKey struct {
	ref    table.Ref
	row    int
	column string
}

type fault struct {
	text, reason string
	under        string // what the cell holds itself
	step         int    // the one that took the others; 0 where nothing is known of steps
	whole        bool   // there were no others: step is the one before
	gone         bool   // with its step
}

func (r *Refusals) faultKey(row, col int) faultKey {
	var k faultKey
	if col < len(r.contents.table.Columns) {
		k.column = r.contents.table.Columns[col].ID
	}
	if row < len(r.contents.table.Rows) {
		k.ref = r.contents.table.Rows[row].Ref
	}
	if k.ref == (table.Ref{}) {
		k.row = row
	}
	return k
}

// faultAt is the refused text of a cell.
func (r *Refusals) faultAt(row, col int) (fault, bool) {
	if len(r.faults) == 0 || !r.contents.has(row, col) {
		return fault{}, false
	}
	f, ok := r.faults[r.faultKey(row, col)]
	return f, ok && !f.gone
}

// Faults is how many texts stand refused in their cells.
func (r *Refusals) Faults() int {
	n := 0
	for _, f := range r.faults {
		if !f.gone {
			n++
		}
	}
	return n
}

// find is where the cell of a key is now; -1 where it is not shown.
func (r *Refusals) find(k faultKey) (row, col int) { return k.in(&r.contents.table) }

// in is where the cell is in a table.
func (k faultKey) in(t *table.Table) (row, col int) {
	col = t.Column(k.column)
	if k.ref == (table.Ref{}) {
		return k.row, col
	}
	for i := range t.Rows {
		if t.Rows[i].Ref == k.ref {
			return i, col
		}
	}
	return -1, col
}

// ended is a sentence with its full stop.
func ended(s string) string {
	if s == "" || strings.ContainsAny(s[len(s)-1:], ".!?") {
		return s
	}
	return s + "."
}

func (r *Refusals) lastStep() int {
	if r.History == nil {
		return 0
	}
	return r.History.Last()
}

// RefusedWhole tells whether the last that was entered was refused, all of it.
func (r *Refusals) RefusedWhole() bool {
	last := r.lastStep()
	for _, f := range r.faults {
		if f.whole && f.step == last {
			return true
		}
	}
	return false
}

// followFaults forgets the refused texts whose cells are gone or hold something else,
// and takes those out of sight whose step is undone.
func (r *Refusals) followFaults() {
	for k, f := range r.faults {
		if gone := f.step > 0 && r.History != nil && !r.History.Stands(f.step); gone != f.gone {
			f.gone = gone
			r.faults[k] = f
		}
	}
	maps.DeleteFunc(r.faults, func(k faultKey, f fault) bool {
		if f.gone {
			return false
		}
		row, col := k.in(&r.contents.given)
		return row < 0 || row >= len(r.contents.given.Rows) || col < 0 || col >= len(r.contents.given.Rows[row].Cells) ||
			r.contents.given.Rows[row].Cells[col].Text != f.under
	})
}

// sayFault says why the text of a cell was refused, if it was.
func (r *Refusals) sayFault(row, col int) {
	if f, ok := r.faultAt(row, col); ok {
		r.tellProblem(f.reason)
	}
}

func (r *Refusals) tellProblem(s string) {
	if r.OnProblem != nil {
		r.OnProblem(s)
	}
}

// plain is what a cell shows, both lines of it.
func (r *Refusals) plain(row, col int) string {
	if f, ok := r.faultAt(row, col); ok {
		return f.text
	}
	c := r.contents.cell(row, col)
	if c.Below != "" {
		return strings.TrimSpace(c.Text + " " + c.Below)
	}
	return c.Text
}

// shown is a cell as it is painted: with a text that was refused in its place.
// It is the table's own and must not be changed.
func (r *Refusals) shown(row, col int) (c *table.Cell, refused bool) {
	if !r.contents.has(row, col) || col >= len(r.contents.table.Rows[row].Cells) {
		return &table.Cell{}, false
	}
	c = &r.contents.table.Rows[row].Cells[col]
	if f, ok := r.faultAt(row, col); ok {
		other := *c
		other.Text, other.Below, other.Tip, other.Mark = f.text, "", f.reason, table.Warning
		return &other, true
	}
	return c, false
}
