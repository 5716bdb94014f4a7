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

func (g *Grid) faultKey(row, col int) faultKey {
	var k faultKey
	if col < len(g.table.Columns) {
		k.column = g.table.Columns[col].ID
	}
	if row < len(g.table.Rows) {
		k.ref = g.table.Rows[row].Ref
	}
	if k.ref == (table.Ref{}) {
		k.row = row
	}
	return k
}

// faultAt is the refused text of a cell.
func (g *Grid) faultAt(row, col int) (fault, bool) {
	if len(g.faults) == 0 || !g.has(row, col) {
		return fault{}, false
	}
	f, ok := g.faults[g.faultKey(row, col)]
	return f, ok && !f.gone
}

// Faults is how many texts stand refused in their cells.
func (g *Grid) Faults() int {
	n := 0
	for _, f := range g.faults {
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
			g.sayFault()
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
	g.row, g.col = min(to.Top, len(g.table.Rows)-1), min(to.Left, len(g.table.Columns)-1)
	g.anchor, g.anchorCol = min(to.Bottom, len(g.table.Rows)-1), min(to.Right, len(g.table.Columns)-1)
	g.wholeRows, g.wholeColumns = false, false
	g.Refresh()
	g.tellSelect()
}

// find is where the cell of a key is now; -1 where it is not shown.
func (g *Grid) find(k faultKey) (row, col int) { return k.in(&g.table) }

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

func (g *Grid) lastStep() int {
	if g.History == nil {
		return 0
	}
	return g.History.Last()
}

// RefusedWhole tells whether the last that was entered was refused, all of it.
func (g *Grid) RefusedWhole() bool {
	last := g.lastStep()
	for _, f := range g.faults {
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
func (g *Grid) followFaults() {
	for k, f := range g.faults {
		if gone := f.step > 0 && g.History != nil && !g.History.Stands(f.step); gone != f.gone {
			f.gone = gone
			g.faults[k] = f
		}
	}
	maps.DeleteFunc(g.faults, func(k faultKey, f fault) bool {
		if f.gone {
			return false
		}
		row, col := k.in(&g.given)
		return row < 0 || row >= len(g.given.Rows) || col < 0 || col >= len(g.given.Rows[row].Cells) ||
			g.given.Rows[row].Cells[col].Text != f.under
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

// sayFault says why the text of the current cell was refused.
func (g *Grid) sayFault() {
	if f, ok := g.faultAt(g.row, g.col); ok {
		g.tellProblem(f.reason)
	}
}
