package ui

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets/wording"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// defects are the faults of the program that were caught since.
type defects struct {
	slog.Handler
	found []string
	end   func() // notes no more
}

func (d *defects) Handle(_ context.Context, r slog.Record) error {
	if r.Message == "defect" {
		r.Attrs(func(a slog.Attr) bool { d.found = append(d.found, a.String()); return true })
	}
	return nil
}

func (d *defects) Enabled(context.Context, slog.Level) bool { return true }

// watchDefects notes what is caught from now on.
func watchDefects() *defects {
	before := slog.Default()
	d := &defects{Handler: before.Handler(), end: func() { slog.SetDefault(before) }}
	slog.SetDefault(slog.New(d))
	return d
}

// TestPastedIntoTheLastLine: in every column of the empty last line Ctrl+V enters somebody new or says why it cannot.
func TestPastedIntoTheLastLine(t *testing.T) {
	b, caught := begin(t), watchDefects()
	defer caught.end()
	b.show("players")
	s := b.screen.(*people.Players)
	s.AskColumns()
	for _, c := range asked[*controls.Check](b) {
		c.SetChecked(true)
	}
	b.press(fyne.KeyEscape, 0)
	b.closed()
	tb := s.Grid.Table()
	if len(tb.Columns) < 25 {
		t.Fatalf("there are %d columns", len(tb.Columns))
	}
	last := tb.Rows[len(tb.Rows)-1].Cells
	for i, column := range tb.Columns {
		people := len(b.state.Section.Players)
		b.inLast(column.ID)
		b.pasteText("7")
		added, said := len(b.state.Section.Players)-people, b.status.left.Text
		if !last[i].Editable && (added != 0 || !strings.Contains(said, words.Say("people.notInLast", column.Title))) {
			t.Errorf("%s: %d are added, and it says %q", column.ID, added, said)
		}
		if last[i].Editable && added == 0 && said == "" {
			t.Errorf("%s: nobody is added, and nothing is said", column.ID)
		}
		b.press(fyne.KeyEscape, 0)
	}
	if len(caught.found) > 0 {
		t.Errorf("caught: %v", caught.found)
	}
}

// grids are those that a user can reach in the window now.
func grids(w fyne.Window) (all []*grid.Grid) {
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if o == nil || !o.Visible() {
			return
		}
		switch o := o.(type) {
		case *grid.Grid:
			all = append(all, o)
		case *fyne.Container:
			for _, in := range o.Objects {
				walk(in)
			}
		case fyne.Widget:
			for _, in := range test.WidgetRenderer(o).Objects() {
				walk(in)
			}
		}
	}
	if top := w.Canvas().Overlays().Top(); top != nil {
		walk(top)
	} else {
		walk(w.Content())
	}
	return all
}

// inputs puts what people have on the clipboard, and what they press, into the first and the last line of every kind of column that the
// scenes have in a table. Each is taken or refused with a sentence; nothing fails.
func (in *inspection) inputs(v view) (faults []string) {
	if v.language != wording.English || v.doc == nil || v.scene.Size != v.made {
		return nil
	}
	caught := watchDefects()
	defer caught.end()
	for _, g := range grids(v.win) {
		for col := 0; col < len(g.Table().Columns); col++ {
			kind := fmt.Sprintf("%T %d %s", v.screen, len(v.dialogs.stack), strings.TrimRight(g.Table().Columns[col].ID, "0123456789"))
			if in.tried[kind] {
				continue
			}
			in.tried[kind] = true
			if !anything(v.App, g, col) {
				return append(faults, caught.found...)
			}
			for _, fault := range caught.found {
				faults = append(faults, kind+": "+fault)
			}
			caught.found = nil
		}
	}
	return faults
}

// anything tries a column of a table out; false when it asks something that is not left with a key.
func anything(a *App, g *grid.Grid, col int) bool {
	top := a.win.Canvas().Overlays().Top()
	for _, do := range []func(){
		func() { g.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip("1")}) },
		func() {
			g.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip("1\tAnna\tx\n\t½\n\n7\t8\t9\t10\t11\t12\t13")})
		},
		func() { g.TypedShortcut(driverShortcut(fyne.KeyD, fyne.KeyModifierShortcutDefault)) },
		func() { g.TypedRune('x') },
		func() { g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
		func() { g.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete}) },
	} {
		for _, last := range []bool{true, false} {
			if col >= len(g.Table().Columns) {
				return true
			}
			row := 0
			if last {
				row = len(g.Table().Rows) - 1
			}
			g.Select(row, col)
			do()
			g.Cancel()
			for n := 0; n < 8 && a.win.Canvas().Overlays().Top() != top; n++ {
				if typed := a.win.Canvas().OnTypedKey(); typed != nil {
					typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
				}
			}
			if a.win.Canvas().Overlays().Top() != top || a.doc == nil {
				return false
			}
		}
	}
	return true
}

// clip is a clipboard that holds a text.
func clip(text string) fyne.Clipboard {
	c := test.NewClipboard()
	c.SetContent(text)
	return c
}
