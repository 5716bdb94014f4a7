package ui

import (
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// columnTick is one line of the choice of columns.
type columnTick struct {
	key, called string
	shown       bool
}

// columnDialog asks which columns of a list are shown.
type columnDialog struct {
	all    func() []columnTick
	choose func(key string, on bool)
	again  func() // back to those that are filled in
}

func (c columnDialog) open(canvas fyne.Canvas, ask func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable)) {
	ticks := container.NewGridWithColumns(2)
	var first fyne.Focusable
	fill := func() {
		ticks.Objects = nil
		for _, one := range c.all() {
			tick := controls.NewCheck(one.called, nil)
			tick.Checked = one.shown
			tick.OnChanged = func(on bool) { c.choose(one.key, on) }
			if first == nil {
				first = tick
			}
			ticks.Add(tick)
		}
		ticks.Refresh()
	}
	fill()
	again := controls.NewButton(words.Say("columns.filled"), func() {
		c.again()
		fill()
	})
	text := widget.NewLabel(words.Say("columns.hint"))
	text.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(canvas, words.Say("columns.title"),
		container.NewBorder(text, container.NewHBox(again), nil, nil, container.NewVScroll(ticks)), "", words.Say("dialog.close"))
	ask(d, style.Short, first)
}

// reportColumns is the choice of columns of a table that a report has made. Without a
// word on it a column is shown unless it is empty; the frozen ones, and those by which
// the screen is worked, always.
type reportColumns struct {
	grid *grid.Grid
	said columns
	keep []string
	less func(c *table.Column) bool // what is left out unless it is asked for; nil for nothing
	more func() []table.Column      // what is not even worked out unless it is asked for; nil for nothing
	anew func()                     // makes the table again when that changes
}

func newReportColumns(g *grid.Grid, said columns, keep ...string) *reportColumns {
	r := &reportColumns{grid: g, said: said, keep: keep}
	r.apply()
	return r
}

func (r *reportColumns) apply() { r.grid.HideColumns(r.hidden) }

func (r *reportColumns) hidden(c *table.Column, empty bool) bool {
	if r.stays(c) {
		return false
	}
	switch r.said.of(columnKey(c.ID)) {
	case columnShown:
		return false
	case columnHidden:
		return true
	}
	if r.less != nil && r.less(c) {
		return true
	}
	return empty && !ofRound.MatchString(c.ID)
}

func (r *reportColumns) stays(c *table.Column) bool {
	return c.Frozen || c.ID == "" || slices.Contains(r.keep, c.ID)
}

var ofRound = regexp.MustCompile(`^r\d+$`)

// columnKey is what the choice knows a column by: the rounds are one, and what stands
// on both sides of a board is one.
func columnKey(id string) string {
	if ofRound.MatchString(id) {
		return "rounds"
	}
	for _, side := range []string{"first-", "second-"} {
		if rest, ok := strings.CutPrefix(id, side); ok {
			return rest
		}
	}
	return id
}

// all are the columns that there are to choose from.
func (r *reportColumns) all() []columnTick {
	given, shown := r.grid.Given(), r.grid.Table()
	var all []columnTick
	for i := range given.Columns {
		c := &given.Columns[i]
		key := columnKey(c.ID)
		if r.stays(c) || slices.ContainsFunc(all, func(t columnTick) bool { return t.key == key }) {
			continue
		}
		called := c.Title
		if c.Tip != "" && c.Tip != called {
			called = strings.TrimSpace(called + "  " + c.Tip)
		}
		if key == "rounds" {
			called = words.Say("columns.rounds")
		}
		all = append(all, columnTick{key, called, shown.Column(c.ID) >= 0})
	}
	if r.more != nil {
		for _, c := range r.more() {
			if given.Column(c.ID) < 0 {
				all = append(all, columnTick{columnKey(c.ID), strings.TrimSpace(c.Title + "  " + c.Tip), false})
			}
		}
	}
	return all
}

func (r *reportColumns) choose(key string, on bool) {
	as := columnHidden
	if on {
		as = columnShown
	}
	r.said.choose(key, as)
	if r.apply(); r.anew != nil {
		r.anew()
	}
}

// dialog asks which of them are shown.
func (r *reportColumns) dialog() columnDialog {
	return columnDialog{all: r.all, choose: r.choose, again: r.again}
}

func (r *reportColumns) again() {
	r.said.set(nil)
	if r.apply(); r.anew != nil {
		r.anew()
	}
}

// askColumns asks for the columns of the list on the screen, or where it has no
// choice for those of the players.
func (n *navigation) askColumns() {
	if s, ok := n.screen.(interface{ askColumns() }); ok {
		s.askColumns()
		return
	}
	n.onPlayers().askColumns()
}
