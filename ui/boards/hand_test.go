package boards

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/typing"
)

// desk is the window of a trial with more than one person at it: what it leaves to other rooms is noted among the commands, namely that a
// match is opened, and who leaves from which round.
type desk struct {
	*trial
	others  *Others
	command func(id string) (wording, why string) // nil for the trial's
	quietly func(work func(cancel <-chan struct{}) (done func())) (stop func())
	turned  int
	hints   []string
	from    *model.Tournament // what rounds were paired from
	since   []string
}

func (d *desk) Results() *typing.Results {
	e := d.trial.Results()
	e.Open = func(ref table.Ref) { d.Run(fmt.Sprintf("boards of %d in round %d", ref.Participant, ref.Round)) }
	return e
}

func (d *desk) Leaving(_ *model.Section, e model.Entry, from int, add func(wording string, do func())) {
	add("Leaves", func() { d.Run(fmt.Sprintf("%s leaves from round %d", e.Name, from)) })
}

func (d *desk) Others() *Others { return d.others }

func (d *desk) Turned() { d.turned++ }

func (d *desk) Hint(text string) { d.hints = append(d.hints, text) }

func (d *desk) PairedFrom(model.ID, int) (before *model.Tournament, since []string) {
	return d.from, d.since
}

func (d *desk) Command(id string) (wording, why string) {
	if d.command != nil {
		return d.command(id)
	}
	return d.trial.Command(id)
}

func (d *desk) Quietly(work func(cancel <-chan struct{}) (done func())) (stop func()) {
	if d.quietly != nil {
		return d.quietly(work)
	}
	return d.trial.Quietly(work)
}

// show shows the rounds at the desk, with the keyboard on them.
func (d *desk) show() *Rounds {
	s := NewRounds(d)
	d.Put(s)
	d.Win.Canvas().Focus(s.Grid)
	return s
}

// onScreen is the screen of the rounds with the keyboard on it.
func (r *trial) onScreen() *Rounds { return (&desk{trial: r}).show() }

// mark marks rows of the boards, with the caret in a column.
func (r *trial) mark(s *Rounds, column string, from, to int) {
	t := s.Grid.Table()
	r.Win.Canvas().Focus(s.Grid)
	s.Grid.Select(from, t.Column(column))
	if to > from {
		s.Grid.SelectRows(from, to)
	}
}

// texts are what stands in a column of the boards.
func (s *Rounds) texts(column string) string {
	t := s.Grid.Table()
	var all []string
	for _, row := range t.Rows {
		all = append(all, row.Cells[t.Column(column)].Text)
	}
	return strings.Join(all, "|")
}

// seen goes through all that can be seen.
func seen(o fyne.CanvasObject, do func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	do(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, in := range o.Objects {
			seen(in, do)
		}
	case fyne.Widget:
		for _, in := range test.WidgetRenderer(o).Objects() {
			seen(in, do)
		}
	}
}

// said are the words within an object.
func said(o fyne.CanvasObject) string {
	var all []string
	seen(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case *widget.Label: // whole, though there may be no room for it
			all = append(all, o.Text)
		}
	})
	return strings.TrimSpace(strings.Join(all, " "))
}

// line is a line of an open menu.
type line struct {
	text string
	of   fyne.CanvasObject
}

// lines are those of the menus that are open.
func (r *trial) lines() (all []line) {
	seen(r.Win.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if fmt.Sprintf("%T", o) == "*widget.menuItem" {
			all = append(all, line{said(o), o})
		}
	})
	return all
}

// along opens the context menu of a row and goes along its lines, to each by how it begins, and gives back those that are open then.
func (r *trial) along(s *Rounds, row int, path ...string) (all []line) {
	r.T.Helper()
	s.Grid.OnMenu(row, 0, fyne.NewPos(200, 100))
	all = r.lines()
	open := len(all)
	for _, begins := range path {
		at := slices.IndexFunc(all, func(l line) bool { return strings.HasPrefix(l.text, begins) })
		if at < 0 {
			r.T.Fatalf("the menu of row %d has %v, and not %q", row, all, begins)
		}
		all[at].of.(desktop.Hoverable).MouseIn(&desktop.MouseEvent{})
		if now := r.lines(); len(now) > open { // a menu beside it
			open, all = len(now), now[open:]
		} else {
			all = all[at : at+1]
		}
	}
	return all
}

// offered are the lines of the context menu of a row, or of what opens along a path.
func (r *trial) offered(s *Rounds, row int, path ...string) string {
	r.T.Helper()
	var texts []string
	for _, l := range r.along(s, row, path...) {
		texts = append(texts, l.text)
	}
	r.Win.Canvas().Overlays().Remove(r.Win.Canvas().Overlays().Top())
	return strings.Join(texts, "|")
}

// choose chooses the line at the end of a path in the context menu of a row.
func (r *trial) choose(s *Rounds, row int, path ...string) {
	r.T.Helper()
	menu := r.along(s, row, path...)
	top := r.Win.Canvas().Overlays().Top()
	menu[0].of.(fyne.Tappable).Tapped(&fyne.PointEvent{})
	r.Win.Canvas().Overlays().Remove(top)
}

// press presses a button of what is open on top.
func (r *trial) press(wording string) {
	r.T.Helper()
	var all []string
	var found *controls.Button
	seen(r.Win.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if b, ok := o.(*controls.Button); ok {
			if all = append(all, b.Text); b.Text == wording {
				found = b
			}
		}
	})
	if found == nil {
		r.T.Fatalf("there are the buttons %q, and not %q", all, wording)
	}
	test.Tap(found)
}
