package grid

import (
	"maps"
	"strings"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// Typed is a text that several cells are changed to at once: pasted, filled down or
// cleared. Row may lie below the table's last one, and has no Ref then; OnCells may put
// the Ref of the row there that it has made of it.
type Typed struct {
	Row, Col int
	Ref      table.Ref
	Text     string
}

func (g *Grid) typed(row, col int, text string) Typed {
	return Typed{Row: row, Col: col, Ref: g.ref(row, col), Text: text}
}

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

// NextFault goes to the next refused text in reading order, after the last to the
// first; false when there is none.
func (g *Grid) NextFault() bool {
	n := len(g.table.Columns)
	cells := n * len(g.table.Rows)
	for k := 1; k <= cells && len(g.faults) > 0; k++ {
		at := (g.row*n + g.col + k) % cells
		if _, ok := g.faultAt(at/n, at%n); ok {
			g.moveTo(at/n, at%n, false)
			g.sayFault(g.row, g.col)
			return true
		}
	}
	return false
}

// enter hands several texts to OnCells, marks those that it refuses and selects where
// they were to go.
func (g *Grid) enter(cells []Typed, to Range) {
	if len(cells) == 0 || g.OnCells == nil {
		return
	}
	keys := make([]faultKey, len(cells))
	for i, c := range cells {
		keys[i] = g.faultKey(c.Row, c.Col)
	}
	g.entering++
	before := g.lastStep()
	errs := g.OnCells(cells)
	step := g.lastStep()
	g.entering--
	var first faultKey
	for i, k := range keys {
		delete(g.faults, k)
		if ref := cells[i].Ref; ref != k.ref && ref != (table.Ref{}) { // it has a row of its own by now
			k = faultKey{ref: ref, column: k.column}
		}
		if i >= len(errs) || errs[i] == nil || cells[i].Row >= len(g.table.Rows) {
			continue
		}
		if first == (faultKey{}) {
			first = k
		}
		row, col := g.find(k)
		g.faults[k] = fault{text: cells[i].Text, reason: ended(words.Err(errs[i])), under: g.cell(row, col).Text, step: step,
			whole: step == before}
	}
	g.measure()
	if first != (faultKey{}) {
		row, col := g.find(first)
		g.moveTo(row, col, false)
		g.tellProblem(words.Say("grid.refused", g.Faults(), g.faults[first].reason))
		return
	}
	g.cover(to)
	g.Refresh()
	g.tellSelect()
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

// TakeBack forgets the texts that were refused whole, if nothing has been done since,
// and tells whether there were any.
func (g *Grid) TakeBack() bool {
	if !g.RefusedWhole() {
		return false
	}
	last := g.lastStep()
	maps.DeleteFunc(g.faults, func(_ faultKey, f fault) bool { return f.whole && f.step == last })
	g.tellProblem("")
	g.measure()
	g.Refresh()
	return true
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

// forgive forgets the refused texts in a range and tells whether there were any.
func (g *Grid) forgive(sel Range) bool {
	before := len(g.faults)
	maps.DeleteFunc(g.faults, func(k faultKey, f fault) bool {
		row, col := g.find(k)
		return !f.gone && sel.holds(row, col)
	})
	if len(g.faults) == before {
		return false
	}
	g.tellProblem("")
	g.Refresh()
	return true
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
