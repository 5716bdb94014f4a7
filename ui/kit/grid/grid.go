package grid

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
)

// Heading is the row index that stands for the heading row.
const Heading = -1

// Grid shows one table. It is its parts, from those that know least to those that
// know most; what it can be asked and told is said with each. All hooks may be nil
// and are called on the goroutine that delivered the event. A hook may call SetTable.
type Grid struct {
	widget.BaseWidget
	Contents
	Refusals
	Pane
	Selection
	Typing
	Arranging
	Bulk
	Buttons
	Pointer
	Keyboard
}

var (
	_ fyne.Widget            = (*Grid)(nil)
	_ fyne.Focusable         = (*Grid)(nil)
	_ fyne.Tabbable          = (*Grid)(nil)
	_ fyne.Shortcutable      = (*Grid)(nil)
	_ fyne.Scrollable        = (*Grid)(nil)
	_ fyne.Draggable         = (*Grid)(nil)
	_ fyne.SecondaryTappable = (*Grid)(nil)
	_ desktop.Mouseable      = (*Grid)(nil)
	_ desktop.Hoverable      = (*Grid)(nil)
	_ desktop.Keyable        = (*Grid)(nil)
	_ desktop.Cursorable     = (*Grid)(nil)
)

// New returns a grid showing t. The hint is shown in place of rows while there are none.
func New(t table.Table, hint string) *Grid {
	g := &Grid{}
	g.ExtendBaseWidget(g)
	g.Contents = Contents{table: t, given: t, hint: hint, rearranged: g.show}
	g.Refusals = Refusals{contents: &g.Contents, faults: map[faultKey]fault{}}
	g.Pane = Pane{layout: layout{contents: &g.Contents, refusals: &g.Refusals, size: g.Size, theme: g.Theme(), widths: map[string]float32{}}}
	g.Selection = Selection{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, screen: g, leave: g.Commit}
	g.Typing = Typing{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, screen: g}
	g.Arranging = Arranging{contents: &g.Contents, pane: &g.Pane, selection: &g.Selection, screen: g}
	g.Bulk = Bulk{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, typing: &g.Typing, screen: g}
	g.Buttons = Buttons{contents: &g.Contents, pane: &g.Pane, selection: &g.Selection, screen: g}
	g.Pointer = Pointer{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, typing: &g.Typing,
		arranging: &g.Arranging, buttons: &g.Buttons, screen: g, now: time.Now}
	g.Keyboard = Keyboard{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, typing: &g.Typing,
		arranging: &g.Arranging, bulk: &g.Bulk, buttons: &g.Buttons, pointer: &g.Pointer, screen: g}
	g.measure()
	g.editor = newField(g, editorKeys{&g.Typing, &g.Keyboard}, g.Typing.changed)
	g.sieve = newField(g, sieveKeys{&g.Arranging, &g.Keyboard}, g.Arranging.changed)
	return g
}

// SetHint changes the words shown while the table has no rows.
func (g *Grid) SetHint(s string) {
	g.hint = s
	g.Refresh()
}

// SetTable shows another table, keeping the scroll offset and the selection: the
// current cell stays on its row if the same reference is still there, otherwise
// it follows the reference to its new row, otherwise it keeps its index; its
// column is found by ID. OnSelect is called only if the current cell has another
// index than before.
func (g *Grid) SetTable(t table.Table) {
	shown := g.next(t)
	g.given = t
	g.show(shown)
}

// show shows a table that is arranged.
func (g *Grid) show(t table.Table) {
	old := g.table
	g.table = t
	moved := g.Selection.follow(&old)
	g.followFaults()
	g.followHover()
	g.measure()
	g.followStrip()
	g.followEdit(&old)
	g.Refresh()
	if moved {
		g.tellSelect()
	}
}
