// Package columnchoice asks which columns are shown: it keeps the answer.
package columnchoice

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

// Tick is one line of the choice of columns.
type Tick struct {
	Key, Called string
	Shown       bool
}

// Dialog asks which columns of a list are shown.
type Dialog struct {
	All    func() []Tick
	Choose func(key string, on bool)
	Again  func() // back to those that are filled in
}

// Open shows the dialog.
func (c Dialog) Open(canvas fyne.Canvas, ask func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable)) {
	ticks := container.NewGridWithColumns(2)
	var first fyne.Focusable
	fill := func() {
		ticks.Objects = nil
		for _, one := range c.All() {
			tick := controls.NewCheck(one.Called, nil)
			tick.Checked = one.Shown
			tick.OnChanged = func(on bool) { c.Choose(one.Key, on) }
			if first == nil {
				first = tick
			}
			ticks.Add(tick)
		}
		ticks.Refresh()
	}
	fill()
	again := controls.NewButton(words.Say("columns.filled"), func() {
		c.Again()
		fill()
	})
	text := widget.NewLabel(words.Say("columns.hint"))
	text.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(canvas, words.Say("columns.title"),
		container.NewBorder(text, container.NewHBox(again), nil, nil, container.NewVScroll(ticks)), "", words.Say("dialog.close"))
	ask(d, style.Short, first)
}

// OfTable is the choice of columns of a table that a report has made. Without a
// word on it a column is shown unless it is empty; the frozen ones, and those by which
// the screen is worked, always.
type OfTable struct {
	grid *grid.Grid
	said Kept
	keep []string
	Less func(c *table.Column) bool // what is left out unless it is asked for; nil for nothing
	More func() []table.Column      // what is not even worked out unless it is asked for; nil for nothing
	Anew func()                     // makes the table again when that changes
}

// New is the choice of the columns of a table; keep are those that are always shown.
func New(g *grid.Grid, said Kept, keep ...string) *OfTable {
	r := &OfTable{grid: g, said: said, keep: keep}
	r.Apply()
	return r
}

// Apply shows the columns that were chosen.
func (r *OfTable) Apply() { r.grid.HideColumns(r.hidden) }

func (r *OfTable) hidden(c *table.Column, empty bool) bool {
	if r.stays(c) {
		return false
	}
	switch r.said.Of(columnKey(c.ID)) {
	case Shown:
		return false
	case Hidden:
		return true
	}
	if r.Less != nil && r.Less(c) {
		return true
	}
	return empty && !ofRound.MatchString(c.ID)
}

func (r *OfTable) stays(c *table.Column) bool {
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

// All are the columns that there are to choose from.
func (r *OfTable) All() []Tick {
	given, shown := r.grid.Given(), r.grid.Table()
	var all []Tick
	for i := range given.Columns {
		c := &given.Columns[i]
		key := columnKey(c.ID)
		if r.stays(c) || slices.ContainsFunc(all, func(t Tick) bool { return t.Key == key }) {
			continue
		}
		called := c.Title
		if c.Tip != "" && c.Tip != called {
			called = strings.TrimSpace(called + "  " + c.Tip)
		}
		if key == "rounds" {
			called = words.Say("columns.rounds")
		}
		all = append(all, Tick{key, called, shown.Column(c.ID) >= 0})
	}
	if r.More != nil {
		for _, c := range r.More() {
			if given.Column(c.ID) < 0 {
				all = append(all, Tick{columnKey(c.ID), strings.TrimSpace(c.Title + "  " + c.Tip), false})
			}
		}
	}
	return all
}

// Choose shows a column or hides it.
func (r *OfTable) Choose(key string, on bool) {
	as := Hidden
	if on {
		as = Shown
	}
	r.said.Choose(key, as)
	if r.Apply(); r.Anew != nil {
		r.Anew()
	}
}

// Dialog asks which of them are shown.
func (r *OfTable) Dialog() Dialog {
	return Dialog{All: r.All, Choose: r.Choose, Again: r.Again}
}

// Again forgets every choice.
func (r *OfTable) Again() {
	r.said.Forget()
	if r.Apply(); r.Anew != nil {
		r.Anew()
	}
}

// Choice is what the user has said of a column.
type Choice uint8

const (
	columnAsFilled Choice = iota // shown where somebody has something in it
	Shown
	Hidden
)

// Kept keeps what the user has said of the columns of a list, for all events.
type Kept struct {
	In   fyne.Preferences // nil: nothing is kept
	List string           // its name there: of each column that was asked for the key, and "-" before it of each that was put away
}

func (c Kept) said() []string {
	if c.In == nil {
		return nil
	}
	return c.In.StringList(c.List)
}

func (c Kept) keep(said []string) { c.In.SetStringList(c.List, said) }

// Forget forgets every choice.
func (c Kept) Forget() { c.keep(nil) }

// Of is what was said of a column.
func (c Kept) Of(id string) Choice {
	switch said := c.said(); {
	case slices.Contains(said, id):
		return Shown
	case slices.Contains(said, "-"+id):
		return Hidden
	}
	return columnAsFilled
}

// Shown are the columns that were asked for.
func (c Kept) Shown() []string {
	return slices.DeleteFunc(slices.Clone(c.said()), func(s string) bool { return strings.HasPrefix(s, "-") })
}

// Choose notes what is said of a column.
func (c Kept) Choose(id string, as Choice) {
	said := slices.DeleteFunc(slices.Clone(c.said()), func(s string) bool { return s == id || s == "-"+id })
	switch as {
	case Shown:
		said = append(said, id)
	case Hidden:
		said = append(said, "-"+id)
	}
	c.keep(said)
}
