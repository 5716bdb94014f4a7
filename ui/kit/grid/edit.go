package grid

import (
	"errors"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// Typing is what happens in the cell that is typed into: the editor over it, the list of what may stand there, and what becomes
// of the text. It knows which cell that is, and nothing of the keys and clicks by which it begins and ends.
type Typing struct {
	// OnCommit takes the edited text. An error keeps the editor open and goes to OnProblem.
	OnCommit func(row, col int, ref table.Ref, text string) error
	// EditText gives the text to begin editing with; nil means the cell's own.
	EditText func(row, col int, ref table.Ref) string
	// Choices names what may stand in a cell, for its drop-down; nil or none for no list.
	Choices func(row, col int) []string
	// OnOpen is offered Enter, Space and a double click before the cell is edited.
	OnOpen func(row, col int, ref table.Ref) bool
	// OnActivate is told of Enter, Space or a double click on a cell that cannot be typed into.
	OnActivate func(row, col int, ref table.Ref)
	// OnInput is told what is in the editor whenever it changes, and once more with
	// ok false when the editor has closed.
	OnInput func(row, col int, text string, ok bool)
	// OnEditKey is offered keys before the editor; true means it used them.
	OnEditKey func(*fyne.KeyEvent) bool
	// KeepEdit is asked when the editor loses the keyboard: true leaves it open and
	// its text uncommitted, because what was clicked belongs to it.
	KeepEdit func() bool

	contents  *Contents
	refusals  *Refusals
	pane      *Pane
	selection *Selection
	screen    screen

	editor *field
	edit   edit
	pick   choices
}

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

// changed follows what is typed.
func (t *Typing) changed(text string) {
	if t.edit.open && len(t.pick.all) > 0 {
		t.pick.fit(text)
		t.screen.Refresh()
	}
	if t.edit.open && t.OnInput != nil {
		t.OnInput(t.edit.row, t.edit.col, text, true)
	}
}

// Edit starts editing a cell with its text selected. It returns false if the
// cell cannot be typed into.
func (t *Typing) Edit(row, col int) bool {
	if !t.contents.cell(row, col).Editable {
		return false
	}
	if (row != t.selection.row || col != t.selection.col || t.edit.open) && !t.selection.moveTo(row, col, false) {
		return false
	}
	return t.beginEdit(t.editText(), true)
}

// Editing says whether a cell is being typed into, and which.
func (t *Typing) Editing() (row, col int, ok bool) {
	return t.edit.row, t.edit.col, t.edit.open
}

// editText is what the current cell holds for somebody who edits it.
func (t *Typing) editText() string {
	row, col := t.selection.row, t.selection.col
	if f, ok := t.refusals.faultAt(row, col); ok {
		return f.text
	}
	return t.textToEdit(row, col)
}

// textToEdit is what a cell holds for somebody who edits it.
func (t *Typing) textToEdit(row, col int) string {
	if t.EditText != nil {
		return t.EditText(row, col, t.contents.ref(row, col))
	}
	return t.contents.cell(row, col).Text
}

// beginEdit puts the editor over the current cell.
func (t *Typing) beginEdit(text string, all bool) bool {
	row, col := t.selection.row, t.selection.col
	if !t.contents.cell(row, col).Editable {
		return false
	}
	t.selection.drop()
	t.edit = edit{open: true, row: row, col: col, ref: t.contents.ref(row, col), before: t.editText()}
	t.pane.scrollTo(row, col)
	t.pick = choices{at: -1}
	t.editor.begin(text)
	t.openChoices(!all)
	t.editor.sheet.Show()
	t.editor.sheet.Refresh()
	t.screen.Refresh() // the editor must be in the tree before it can have the keyboard
	focusOn(t.screen, t.editor)
	if all {
		t.editor.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	return true
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
func (t *Typing) Commit() bool {
	if !t.edit.open || t.edit.committing {
		return true
	}
	text := t.editor.Text
	if text != t.edit.before && t.OnCommit != nil {
		t.edit.committing = true
		t.contents.entering++
		err := t.OnCommit(t.edit.row, t.edit.col, t.edit.ref, text)
		t.contents.entering--
		t.edit.committing = false
		if err != nil {
			var w Waits
			if t.edit.waits = errors.As(err, &w); t.edit.waits {
				w.Then(t.Cancel)
			}
			t.edit.refused, t.edit.refusal, t.edit.reason = true, text, words.Err(err)
			t.refusals.tellProblem(t.edit.reason)
			t.screen.Refresh()
			return false
		}
	}
	if t.edit.row >= 0 && text != t.edit.before {
		delete(t.refusals.faults, t.refusals.faultKey(t.edit.row, t.edit.col))
	}
	t.closeEdit()
	return true
}

// Cancel closes the editor without using its text.
func (t *Typing) Cancel() {
	if t.edit.open && !t.edit.committing {
		t.closeEdit()
	}
}

// Drop ends typing where the text was refused, and says what was not entered and why; "" where there was nothing to drop. A text that
// was refused does not hold the keyboard of what is shown next.
func (t *Typing) Drop() string {
	if !t.edit.open || t.Commit() || !t.edit.open {
		return ""
	}
	text, reason, title := t.editor.Text, t.edit.reason, t.contents.table.Columns[t.edit.col].Title
	t.closeEdit()
	return words.Say("grid.dropped", text, title, ended(reason))
}

// setAside leaves a text that was refused marked in its cell, so that another cell can be worked in, and says so.
func (t *Typing) setAside() string {
	row, col, text, reason := t.edit.row, t.edit.col, t.editor.Text, ended(t.edit.reason)
	t.closeEdit()
	under, step := t.contents.cell(row, col).Text, t.refusals.lastStep()
	t.refusals.faults[t.refusals.faultKey(row, col)] = fault{text: text, reason: reason, under: under, step: step, whole: true}
	t.pane.measure()
	return words.Say("grid.refused", t.refusals.Faults(), reason)
}

func (t *Typing) closeEdit() {
	had, leaving := t.edit.refused, t.edit.leaving
	row, col := t.edit.row, t.edit.col
	t.edit, t.pick = edit{}, choices{at: -1}
	if !leaving {
		focusBack(t.screen, t.editor)
	}
	t.editor.sheet.Hide()
	t.screen.Refresh()
	if had {
		t.refusals.tellProblem("")
	}
	if t.OnInput != nil {
		t.OnInput(row, col, "", false)
	}
}

// followEdit keeps the editor on its cell when another table is shown. If the
// cell is gone the editor closes and says what was in it.
func (t *Typing) followEdit(old *table.Table) {
	if !t.edit.open {
		return
	}
	row := follow(old, &t.contents.table, t.edit.row)
	col := followColumn(old, &t.contents.table, t.edit.col)
	if t.edit.committing {
		t.edit.row, t.edit.col = row, col
		return
	}
	if t.contents.has(row, col) && t.contents.cell(row, col).Editable && t.contents.ref(row, col) == t.edit.ref {
		t.edit.row, t.edit.col = row, col
		return
	}
	text := t.editor.Text
	t.edit.refused = false
	t.closeEdit()
	t.refusals.tellProblem(words.Say("grid.cellGone", text))
}

// open edits the current cell, or where it cannot be typed into activates it.
func (t *Typing) open() {
	s := t.selection // what it says may be another after each hook
	if !t.contents.has(s.row, s.col) {
		return
	}
	t.contents.entering++
	defer func() { t.contents.entering-- }()
	if t.OnOpen != nil && t.OnOpen(s.row, s.col, t.contents.ref(s.row, s.col)) || t.Edit(s.row, s.col) {
		return
	}
	if t.OnActivate != nil {
		t.OnActivate(s.row, s.col, t.contents.ref(s.row, s.col))
	}
}
