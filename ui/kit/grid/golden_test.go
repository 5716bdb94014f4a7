package grid

import (
	"errors"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
)

// picture is a grid in some state.
type picture struct {
	name          string
	table         table.Table
	theme         fyne.Theme
	width, height float32
	act           func(d *desk)
}

func pictures(t *testing.T) []picture {
	empty := read(t, crosstable)
	empty.Rows, empty.Groups = nil, nil
	return []picture{
		{"light", read(t, crosstable), light, 900, 410, func(d *desk) {
			d.g.Select(3, 5)
			d.g.SetSorted("c0", false)
		}},
		{"dark", read(t, crosstable), dark, 900, 410, func(d *desk) {
			d.g.SelectRows(1, 2)
			d.g.SetSorted("c7", true)
			d.g.MouseMoved(hoverAt(d.at(5, 3)))
		}},
		{"marks", read(t, marks), light, 520, 550, func(d *desk) { d.w.Canvas().Unfocus() }},
		{"marks_dark", read(t, marks), dark, 520, 550, func(d *desk) { d.w.Canvas().Unfocus() }},
		{"scrolled", read(t, crosstable), light, 480, 250, func(d *desk) {
			test.Scroll(d.w.Canvas(), fyne.NewPos(100, 100), -170, -90)
		}},
		{"editing", read(t, crosstable), light, 700, 250, func(d *desk) {
			d.g.Select(2, 4)
			d.write("D1")
		}},
		{"range", read(t, crosstable), dark, 700, 300, func(d *desk) {
			d.g.Select(1, 3)
			d.press("Shift+Down", "Shift+Right")
			d.g.OnCells = func(cells []Typed) []error { return []error{errors.New("no"), nil} }
			d.paste("W9\tD2")
			d.g.Select(1, 2)
			d.press("Shift+Down", "Shift+Right")
		}},
		{"filtered", read(t, crosstable), light, 700, 300, func(d *desk) {
			d.g.SetSorted("c1", true)
			d.g.SetFilter("c2", "go")
			d.g.Select(1, 7)
			d.g.Arranges = true
			d.g.EditFilter()
			d.write(">2")
		}},
		{"empty", empty, light, 600, 200, nil},
	}
}

// show is the grid of the picture.
func (p *picture) show(t *testing.T) *desk {
	test.NewTempApp(t).Settings().SetTheme(p.theme)
	d := place(t, p.table, p.width, p.height)
	if p.act != nil {
		p.act(d)
	}
	return d
}

// The pictures hold only characters of the bundled Noto Sans, so they are the
// same on every system.
func TestPictures(t *testing.T) {
	for _, p := range pictures(t) {
		t.Run(p.name, func(t *testing.T) {
			d := p.show(t)
			test.AssertRendersToImage(t, p.name+".png", d.w.Canvas())
		})
	}
}
