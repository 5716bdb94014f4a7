package grid

// Filters is the row index of the fields below the headings that filters are typed into.
const Filters = -2

// Arranging is how the user sorts and filters: what a click on a heading does, and the field that a filter is typed into.
// The row of those fields is shown while one has the keyboard or holds a text.
type Arranging struct {
	// Arranges lets the user sort, with a click on a heading that OnHeading does not
	// take or with F3, and filter.
	Arranges bool

	contents  *Contents
	pane      *Pane
	selection *Selection
	screen    screen

	sieve *field
	quiet bool // what changes in the field is not typed
}

// changed filters by what is typed.
func (a *Arranging) changed(text string) {
	if a.contents.order.typing != "" && !a.quiet {
		a.contents.SetFilter(a.contents.order.typing, text)
	}
}

// EditFilter opens the filter of the current column, or of the first.
func (a *Arranging) EditFilter() bool {
	if len(a.contents.table.Columns) == 0 {
		return false
	}
	return a.editFilter(max(0, min(a.selection.col, len(a.contents.table.Columns)-1)))
}

func (a *Arranging) editFilter(col int) bool {
	if !a.Arranges || !a.selection.leave() || col >= len(a.contents.table.Columns) { // another table may have come with it
		return false
	}
	s := a.sieve
	a.contents.order.typing = a.contents.table.Columns[col].ID
	a.pane.measure()
	a.quiet = true
	s.begin(a.contents.order.filters[a.contents.order.typing])
	a.quiet = false
	a.pane.scrollAcross(col)
	s.sheet.Show()
	s.sheet.Refresh()
	a.screen.Refresh() // it must be in the tree before it can have the keyboard
	focusOn(a.screen, s)
	return true
}

// closeSieve takes the field away; the filter stays. The keyboard goes back to the
// rows unless it is on its way elsewhere.
func (a *Arranging) closeSieve(leaving bool) {
	s := a.sieve
	a.contents.order.typing = ""
	if !leaving {
		focusBack(a.screen, s)
	}
	s.sheet.Hide()
	a.pane.measure()
	a.screen.Refresh()
}

// Seek looks for a line, and where filters have left it out once more without them.
func (a *Arranging) Seek(look func() bool) {
	if !look() && a.contents.Arranged() {
		a.Plain()
		look()
	}
}

// SortBy sorts by a column: ascending, then descending, then no longer.
func (a *Arranging) SortBy(col int) {
	if !a.Arranges || !a.selection.leave() || col < 0 || col >= len(a.contents.table.Columns) {
		return
	}
	switch id := a.contents.table.Columns[col].ID; {
	case id != a.contents.order.sorted:
		a.contents.SetSorted(id, false)
	case !a.contents.order.descending:
		a.contents.SetSorted(id, true)
	default:
		a.contents.SetSorted("", false)
	}
}

// Plain takes sorting and filters away.
func (a *Arranging) Plain() {
	open := a.contents.order.typing != ""
	if open {
		a.closeSieve(false)
	}
	if a.contents.Arranged() {
		a.contents.order.sorted, a.contents.order.descending, a.contents.order.filters = "", false, nil
		a.contents.arrange()
	} else if open {
		a.screen.Refresh()
	}
}
