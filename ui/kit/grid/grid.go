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

// Grid shows one table. All hooks may be nil and are called on the goroutine
// that delivered the event. A hook may call SetTable.
type Grid struct {
	widget.BaseWidget
	Contents
	Refusals
	Pane
	Selection
	Typing
	Arranging
	Bulk

	// OnPage says that the grid lies on the window's own ground, which is there already: it is not painted again. What lies in a
	// dialog leaves it false.
	OnPage bool
	// OnGrab tells whether what a cell stands for can be dragged with the mouse, and
	// OnDrop is told onto which other cell it was.
	OnGrab func(row, col int) bool
	OnDrop func(row, col, toRow, toCol int)
	// OnType is offered every typed character before editing starts and says whether
	// it used it: result entry with single keys.
	OnType func(row, col int, ref table.Ref, r rune) bool
	// OnShortcut takes the shortcuts that mean nothing to the grid.
	OnShortcut func(s fyne.Shortcut)
	// OnHeading is told of a click on a column's heading.
	OnHeading func(col int)
	// OnMenu asks for the context menu, at a position on the canvas; row is Heading on the heading.
	OnMenu func(row, col int, at fyne.Position)
	// Offers are what a click on a cell offers to enter, none for nothing.
	Offers func(row, col int) []Offer
	// OnHover is told what the pointer is over and what there is to say about it: the
	// tip of the cell or column, preceded by the whole text where the cell shows it
	// shortened. It is called once per cell, and with NoRef and "" when the pointer leaves.
	OnHover func(ref table.Ref, tip string)
	// OnPoint is told as often which cell the pointer is over and where it stands on the
	// canvas; ok is false when it has left the cells.
	OnPoint func(row, col int, at fyne.Position, ok bool)
	// OnKey is offered keys while nothing is edited; true means it used them. Where
	// it is set, in a dialog, Tab leaves the grid at once.
	OnKey          func(*fyne.KeyEvent) bool
	focused, shift bool
	place          rune // digit of the key pressed last, by its place
	hoverRow       int
	hoverCol       int
	hoverOn        bool
	overEdge       bool
	invites        bool // the cell under the pointer offers something
	overOffer      bool // the pointer is over the strip

	grip    grip
	click   click
	strip   offered
	pressed pressed
	now     func() time.Time
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
	g := &Grid{now: time.Now}
	g.ExtendBaseWidget(g)
	g.Contents = Contents{table: t, given: t, hint: hint, rearranged: g.show}
	g.Refusals = Refusals{contents: &g.Contents, faults: map[faultKey]fault{}}
	g.Pane = Pane{layout: layout{contents: &g.Contents, refusals: &g.Refusals, size: g.Size, theme: g.Theme(), widths: map[string]float32{}}}
	g.Selection = Selection{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, screen: g, leave: g.Commit}
	g.Typing = Typing{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, screen: g}
	g.Arranging = Arranging{contents: &g.Contents, pane: &g.Pane, selection: &g.Selection, screen: g}
	g.Bulk = Bulk{contents: &g.Contents, refusals: &g.Refusals, pane: &g.Pane, selection: &g.Selection, typing: &g.Typing, screen: g}
	g.measure()
	g.editor = newField(g, editorKeys{g}, g.Typing.changed)
	g.sieve = newField(g, sieveKeys{g}, g.Arranging.changed)
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
	g.hoverOn = g.hoverOn && g.has(max(g.hoverRow, 0), g.hoverCol)
	g.measure()
	g.followStrip()
	g.followEdit(&old)
	g.Refresh()
	if moved {
		g.tellSelect()
	}
}
