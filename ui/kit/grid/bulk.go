package grid

import (
	"maps"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// Bulk is what is done with several cells at once: copied, pasted, filled down, emptied, and taken back.
type Bulk struct {
	// OnCells takes the texts of several cells at once, pasted, filled down or cleared,
	// as one change. What it answers belongs to the cells one by one: an error leaves
	// the text in its cell, marked. Where it is nil none of the three is done.
	OnCells func(cells []Typed) []error
	// OnClear is told of Delete or Backspace, with all selected rows in ascending order;
	// nil means that the selected cells are emptied through OnCells.
	OnClear func(rows []int, col int)
	// OnCopy takes the selection as tab-separated lines; nil means the system clipboard.
	OnCopy func(tsv string)
	// OnPaste is offered clipboard text pasted at the current cell before OnCells and says
	// whether it used it.
	OnPaste func(row, col int, text string) bool

	contents  *Contents
	refusals  *Refusals
	pane      *Pane
	selection *Selection
	typing    *Typing
	screen    screen
}

// Typed is a text that several cells are changed to at once: pasted, filled down or
// cleared. Row may lie below the table's last one, and has no Ref then; OnCells may put
// the Ref of the row there that it has made of it.
type Typed struct {
	Row, Col int
	Ref      table.Ref
	Text     string
}

func (b *Bulk) typed(row, col int, text string) Typed {
	return Typed{Row: row, Col: col, Ref: b.contents.ref(row, col), Text: text}
}

// enter hands several texts to OnCells, marks those that it refuses and selects where
// they were to go.
func (b *Bulk) enter(cells []Typed, to Range) {
	if len(cells) == 0 || b.OnCells == nil {
		return
	}
	keys := make([]faultKey, len(cells))
	for i, c := range cells {
		keys[i] = b.refusals.faultKey(c.Row, c.Col)
	}
	b.contents.entering++ // while they are, rows keep their places
	before := b.refusals.lastStep()
	errs := b.OnCells(cells)
	step := b.refusals.lastStep() // undone, what was refused beside it is to go as well; where all was refused it is the one before
	b.contents.entering--
	var first faultKey
	for i, k := range keys {
		delete(b.refusals.faults, k)
		if ref := cells[i].Ref; ref != k.ref && ref != (table.Ref{}) { // it has a row of its own by now
			k = faultKey{ref: ref, column: k.column}
		}
		if i >= len(errs) || errs[i] == nil || cells[i].Row >= len(b.contents.table.Rows) {
			continue
		}
		if first == (faultKey{}) {
			first = k
		}
		under := b.contents.cell(b.refusals.find(k)).Text
		b.refusals.faults[k] = fault{text: cells[i].Text, reason: ended(words.Err(errs[i])), under: under, step: step, whole: step == before}
	}
	b.pane.measure()
	if first != (faultKey{}) {
		row, col := b.refusals.find(first)
		b.selection.moveTo(row, col, false)
		b.refusals.tellProblem(words.Say("grid.refused", b.refusals.Faults(), b.refusals.faults[first].reason))
		return
	}
	b.selection.cover(to)
	b.screen.Refresh()
	b.selection.tellSelect()
}

// FillDown puts the first selected row's texts into the rows below it; with a single
// row the texts of the row above into it. It tells whether there was any to fill.
func (b *Bulk) FillDown() bool {
	if !b.typing.Commit() || b.OnCells == nil || !b.contents.has(b.selection.row, b.selection.col) {
		return false
	}
	sel, _ := b.selection.Range()
	from, first := sel.Top, sel.Top+1
	if sel.Rows() == 1 {
		from, first = sel.Top-1, sel.Top
	}
	if from < 0 {
		return false
	}
	var cells []Typed
	for row := first; row <= sel.Bottom; row++ {
		for col := sel.Left; col <= sel.Right; col++ {
			if b.contents.cell(row, col).Editable && b.contents.cell(from, col).Editable {
				cells = append(cells, b.typed(row, col, b.typing.textToEdit(from, col)))
			}
		}
	}
	b.enter(cells, sel)
	return len(cells) > 0
}

// Clear empties the selected cells, or asks OnClear to. Texts that were refused go
// first.
func (b *Bulk) Clear() {
	sel, ok := b.selection.Range()
	switch {
	case !ok || b.forgive(sel):
	case b.OnClear != nil:
		b.contents.entering++
		b.OnClear(b.selection.SelectedRows(), b.selection.col)
		b.contents.entering--
	default:
		b.ClearCells()
	}
}

// ClearCells empties those of the selected cells that can be typed into.
func (b *Bulk) ClearCells() {
	sel, ok := b.selection.Range()
	if !ok || b.OnCells == nil {
		return
	}
	var cells []Typed
	for row := sel.Top; row <= sel.Bottom; row++ {
		for col := sel.Left; col <= sel.Right; col++ {
			if c := b.contents.cell(row, col); c.Editable && c.Text != "" {
				cells = append(cells, b.typed(row, col, ""))
			}
		}
	}
	b.enter(cells, sel)
}

// forgive forgets the refused texts in a range and tells whether there were any.
func (b *Bulk) forgive(sel Range) bool {
	before := len(b.refusals.faults)
	maps.DeleteFunc(b.refusals.faults, func(k faultKey, f fault) bool {
		row, col := b.refusals.find(k)
		return !f.gone && sel.holds(row, col)
	})
	if len(b.refusals.faults) == before {
		return false
	}
	b.refusals.tellProblem("")
	b.screen.Refresh()
	return true
}

// NextFault goes to the next refused text in reading order, after the last to the
// first; false when there is none.
func (b *Bulk) NextFault() bool {
	n := len(b.contents.table.Columns)
	cells := n * len(b.contents.table.Rows)
	for k := 1; k <= cells && len(b.refusals.faults) > 0; k++ {
		at := (b.selection.row*n + b.selection.col + k) % cells
		if _, ok := b.refusals.faultAt(at/n, at%n); ok {
			b.selection.moveTo(at/n, at%n, false)
			b.refusals.sayFault(b.selection.row, b.selection.col)
			return true
		}
	}
	return false
}

// TakeBack forgets the texts that were refused whole, if nothing has been done since,
// and tells whether there were any.
func (b *Bulk) TakeBack() bool {
	if !b.refusals.RefusedWhole() {
		return false
	}
	last := b.refusals.lastStep()
	maps.DeleteFunc(b.refusals.faults, func(_ faultKey, f fault) bool { return f.whole && f.step == last })
	b.refusals.tellProblem("")
	b.pane.measure()
	b.screen.Refresh()
	return true
}
