package grid

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// edit is the state of typing into a cell.
type edit struct {
	open       bool
	committing bool
	leaving    bool // the keyboard is on its way to another widget
	row, col   int
	ref        table.Ref
	before     string // the text to edit when editing began
	refused    bool
	refusal    string // the text that was refused last
	reason     string // why
	waits      bool   // it is neither refused nor taken yet: something is asked first
}

// editor is the one text entry of a grid.
type editor struct {
	widget.Entry
	g     *Grid
	typed bool // has the keyboard
}

func newEditor(g *Grid) *editor {
	e := &editor{g: g}
	e.ExtendBaseWidget(e)
	e.Wrapping = fyne.TextWrapOff
	e.OnChanged = func(text string) {
		if g.edit.open && len(g.pick.all) > 0 {
			g.pick.fit(text)
			g.Refresh()
		}
		if g.edit.open && g.OnInput != nil {
			g.OnInput(g.edit.row, g.edit.col, text, true)
		}
	}
	return e
}

// Edit starts editing a cell with its text selected. It returns false if the
// cell cannot be typed into.
func (g *Grid) Edit(row, col int) bool {
	if !g.cell(row, col).Editable {
		return false
	}
	if (row != g.row || col != g.col || g.edit.open) && !g.moveTo(row, col, false) {
		return false
	}
	return g.beginEdit(g.editText(), true)
}

// Editing says whether a cell is being typed into, and which.
func (g *Grid) Editing() (row, col int, ok bool) {
	return g.edit.row, g.edit.col, g.edit.open
}

// editText is what the current cell holds for somebody who edits it.
func (g *Grid) editText() string {
	if f, ok := g.faultAt(g.row, g.col); ok {
		return f.text
	}
	return g.textToEdit(g.row, g.col)
}

// textToEdit is what a cell holds for somebody who edits it.
func (g *Grid) textToEdit(row, col int) string {
	if g.EditText != nil {
		return g.EditText(row, col, g.ref(row, col))
	}
	return g.cell(row, col).Text
}

// beginEdit puts the editor over the current cell.
func (g *Grid) beginEdit(text string, all bool) bool {
	if !g.cell(g.row, g.col).Editable {
		return false
	}
	g.drop()
	g.edit = edit{open: true, row: g.row, col: g.col, ref: g.ref(g.row, g.col), before: g.editText()}
	g.scrollTo(g.row, g.col)
	g.pick = choices{at: -1}
	begin(&g.editor.Entry, text)
	g.openChoices(!all)
	g.sheet.Show()
	g.sheet.Refresh()
	g.Refresh() // the editor must be in the tree before it can have the keyboard
	focusOn(g, g.editor)
	if all {
		g.editor.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	return true
}

// begin puts a text into an entry, with the cursor at its end. What was selected last
// would be replaced by the second letter: another text does not end a selection, a key
// that moves the cursor does, unless Shift was held when the keyboard went elsewhere.
func begin(e *widget.Entry, text string) {
	e.MinSize() // makes its parts, the first time
	e.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	e.SetText(text)
	e.CursorColumn = len([]rune(text))
}

// Waits is what OnCommit returns when a text is neither taken nor refused yet, because something is asked first: the editor stays open.
// Then hands on what is to be done when the text is taken after all.
type Waits interface {
	error
	Then(do func())
}

// Commit hands the edited text to OnCommit and closes the editor. It returns
// false, and leaves the editor open, when the text was refused. An unchanged
// text is not handed on. With nothing being edited it returns true.
func (g *Grid) Commit() bool {
	if !g.edit.open || g.edit.committing {
		return true
	}
	text := g.editor.Text
	if text != g.edit.before && g.OnCommit != nil {
		g.edit.committing = true
		g.entering++
		err := g.OnCommit(g.edit.row, g.edit.col, g.edit.ref, text)
		g.entering--
		g.edit.committing = false
		if err != nil {
			var w Waits
			if g.edit.waits = errors.As(err, &w); g.edit.waits {
				w.Then(g.Cancel)
			}
			g.edit.refused, g.edit.refusal, g.edit.reason = true, text, words.Err(err)
			g.tellProblem(g.edit.reason)
			g.Refresh()
			return false
		}
	}
	if g.edit.row >= 0 && text != g.edit.before {
		delete(g.faults, g.faultKey(g.edit.row, g.edit.col))
	}
	g.closeEdit()
	return true
}

// Cancel closes the editor without using its text.
func (g *Grid) Cancel() {
	if g.edit.open && !g.edit.committing {
		g.closeEdit()
	}
}

// Drop ends typing where the text was refused, and says what was not entered and why; "" where there was nothing to drop. A text that
// was refused does not hold the keyboard of what is shown next.
func (g *Grid) Drop() string {
	if !g.edit.open || g.Commit() || !g.edit.open {
		return ""
	}
	text, reason, title := g.editor.Text, g.edit.reason, g.table.Columns[g.edit.col].Title
	g.closeEdit()
	return words.Say("grid.dropped", text, title, ended(reason))
}

// setAside leaves a text that was refused marked in its cell, so that another cell can be worked in, and says so.
func (g *Grid) setAside() string {
	row, col, text, reason := g.edit.row, g.edit.col, g.editor.Text, ended(g.edit.reason)
	g.closeEdit()
	g.faults[g.faultKey(row, col)] = fault{text: text, reason: reason, under: g.cell(row, col).Text, step: g.lastStep(), whole: true}
	g.measure()
	return words.Say("grid.refused", g.Faults(), reason)
}

func (g *Grid) closeEdit() {
	had, leaving := g.edit.refused, g.edit.leaving
	row, col := g.edit.row, g.edit.col
	g.edit, g.pick = edit{}, choices{at: -1}
	if !leaving {
		focusBack(g, g.editor)
	}
	g.sheet.Hide()
	g.Refresh()
	if had {
		g.tellProblem("")
	}
	if g.OnInput != nil {
		g.OnInput(row, col, "", false)
	}
}

// followEdit keeps the editor on its cell when another table is shown. If the
// cell is gone the editor closes and says what was in it.
func (g *Grid) followEdit(old *table.Table) {
	if !g.edit.open {
		return
	}
	row := follow(old, &g.table, g.edit.row)
	col := followColumn(old, &g.table, g.edit.col)
	if g.edit.committing {
		g.edit.row, g.edit.col = row, col
		return
	}
	if g.has(row, col) && g.cell(row, col).Editable && g.ref(row, col) == g.edit.ref {
		g.edit.row, g.edit.col = row, col
		return
	}
	text := g.editor.Text
	g.edit.refused = false
	g.closeEdit()
	g.tellProblem(words.Say("grid.cellGone", text))
}

// placeEditor puts the editor over its cell. When the table is scrolled the
// editor stays at the edge of the pane rather than go out of sight.
func (r *renderer) placeEditor() {
	g, m, v := r.g, &r.g.sizes, &r.v
	if !g.edit.open || !g.has(g.edit.row, g.edit.col) {
		return
	}
	row, col := g.edit.row, g.edit.col
	x, y := g.x(v, col), g.y(row)
	w := max(g.colX[col+1]-g.colX[col]+1, 6*m.digit+4*m.padX)
	h := g.rowEnd[row] - g.rowTop[row] + 1
	left := v.frozenW
	if col < v.frozen {
		left = 0
	}
	x = max(left, min(x-1, v.w-w))
	y = max(m.head, min(y-1, v.h-h))
	r.rect(x, y, w, h, r.p.ground)
	r.put(g.sheet, x, y, w, h)
	c := r.p.accent
	if g.edit.refused {
		c = r.p.wrong
	}
	r.frame(x, y, w, h, 2, c)
}

func (e *editor) focusGained() {
	e.typed = true
	e.Entry.FocusGained()
	e.g.Refresh()
}

// focusLost commits what was typed.
func (e *editor) focusLost() {
	e.typed = false
	e.Entry.FocusLost()
	e.g.Refresh()
	if e.g.KeepEdit != nil && e.g.KeepEdit() {
		return
	}
	if e.g.edit.open && !(e.g.edit.refused && e.g.edit.refusal == e.Text) {
		e.g.edit.leaving = true
		e.g.Commit()
		e.g.edit.leaving = false
	}
}

// AcceptsTab makes Tab commit rather than leave.
func (e *editor) AcceptsTab() bool { return true }

// typedKey ends editing on the keys that leave a cell.
func (e *editor) typedKey(ev *fyne.KeyEvent) {
	g := e.g
	if g.OnEditKey != nil && g.OnEditKey(ev) || g.chooseKey(ev) {
		return
	}
	switch ev.Name {
	case fyne.KeyEscape:
		g.Cancel()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown:
		if g.Commit() {
			g.moveTo(g.row+1, g.col, false)
		}
	case fyne.KeyUp:
		if g.Commit() {
			g.moveTo(g.row-1, g.col, false)
		}
	case fyne.KeyTab:
		back := g.shifted()
		if g.Commit() {
			g.tab(back)
		}
	case fyne.KeyF1, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6, fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
		g.passOnKey(ev.Name, g.shifted()) // they mean nothing in a text
	default:
		e.Entry.TypedKey(ev)
	}
}

// keyDown lets the grid see Shift.
func (e *editor) keyDown(ev *fyne.KeyEvent) {
	e.g.KeyDown(ev)
	e.Entry.KeyDown(ev)
}

func (e *editor) keyUp(ev *fyne.KeyEvent) {
	e.g.KeyUp(ev)
	e.Entry.KeyUp(ev)
}
