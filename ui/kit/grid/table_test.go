package grid

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"wallchart/export/table"
	"wallchart/ui/kit/style"
)

func TestSelectionSurvivesSetTable(t *testing.T) {
	d := newDesk(t, wide(60, 12), 400, 300)
	d.g.Select(40, 6)
	offX, offY := d.g.offX, d.g.offY
	told := 0
	d.g.OnSelect = func(int, int, table.Ref) { told++ }
	d.g.SetTable(wide(60, 12))
	d.wantAt(40, 6)
	if d.g.offX != offX || d.g.offY != offY || told != 0 {
		t.Errorf("the same table scrolls from %g, %g to %g, %g and tells OnSelect %d times", offX, offY, d.g.offX, d.g.offY, told)
	}
	moved := wide(60, 12)
	moved.Rows[40], moved.Rows[12] = moved.Rows[12], moved.Rows[40]
	moved.Columns[6].ID, moved.Columns[4].ID = "c4", "c6"
	d.g.SetTable(moved)
	d.wantAt(12, 4) // the same participant, the same column
	if told != 1 {
		t.Errorf("OnSelect was told %d times of one move", told)
	}
	d.g.SetTable(wide(5, 3))
	d.wantAt(4, 2)
	d.g.SelectRows(1, 3)
	d.g.SetTable(wide(6, 3))
	if rows := d.g.SelectedRows(); len(rows) != 3 || rows[0] != 1 {
		t.Errorf("of rows 1 to 3, %v stay selected", rows)
	}
}

func TestOnlyWhatDiffersIsRepainted(t *testing.T) {
	d := newDesk(t, read(t, crosstable), 900, 400)
	r := test.WidgetRenderer(d.g).(*renderer)
	d.g.SetTable(read(t, crosstable))
	if r.changed {
		t.Error("an equal table is another picture")
	}
	before := len(r.rects.all) + len(r.texts.all)
	for range 50 {
		d.g.SetTable(read(t, crosstable))
		d.press("Down", "Right", "Up")
	}
	if after := len(r.rects.all) + len(r.texts.all); after > before+8 {
		t.Errorf("the pools grew from %d to %d objects", before, after)
	}
	tb := read(t, crosstable)
	tb.Rows[1].Cells[1].Text = "Another"
	d.g.SetTable(tb)
	if !r.changed {
		t.Error("another text is not another picture")
	}
}

func TestTextFitsItsCell(t *testing.T) {
	tb := read(t, crosstable)
	tb.Rows[0].Cells[1].Text = strings.Repeat("Wilhelmina ", 30)
	for _, size := range []float32{14, 22} {
		app := test.NewTempApp(t)
		app.Settings().SetTheme(bigger{light, size})
		d := place(t, tb, 1200, 600)
		if w := d.g.needs[1]; w > d.g.sizes.longest {
			t.Errorf("a long text makes its column %g wide", w)
		}
		short := 0
		for _, o := range d.g.objects() {
			text, ok := o.(*canvas.Text)
			if !ok {
				continue
			}
			if strings.HasSuffix(text.Text, ellipsis) {
				short++
			}
			if need := text.MinSize(); need.Width > text.Size().Width+1.5 {
				t.Errorf("size %g: %q needs %g and has %g", size, text.Text, need.Width, text.Size().Width)
			}
		}
		if short != 1 {
			t.Errorf("size %g: %d texts are shortened, want only the long one", size, short)
		}
	}
}

func (g *Grid) objects() []fyne.CanvasObject { return test.WidgetRenderer(g).Objects() }

// bigger is a theme with another text size.
type bigger struct {
	fyne.Theme
	size float32
}

func (b bigger) Size(n fyne.ThemeSizeName) float32 {
	if n == theme.SizeNameText {
		return b.size
	}
	return b.Theme.Size(n)
}

func TestTextSizeIsFollowed(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(bigger{light, 14})
	d := place(t, wide(10, 5), 500, 400)
	row, col := d.g.sizes.row, d.g.needs[0]
	app.Settings().SetTheme(bigger{light, 28})
	d.g.Refresh()
	if d.g.sizes.row < 1.8*row || d.g.needs[0] < 1.8*col {
		t.Errorf("text twice as high: rows grow from %g to %g, columns from %g to %g", row, d.g.sizes.row, col, d.g.needs[0])
	}
}

// Every mark can be told from Plain without colour, and except for Draw, whose
// text says it, from every other mark.
func TestMarksDifferInShape(t *testing.T) {
	shapes := map[look]table.Mark{}
	for m := table.Plain; m <= table.Strong; m++ {
		k := markLook(m)
		k.tint = false
		if k.ink != full { // lightness is not colour, but it is not shape either
			k.ink = dim
		}
		if other, dup := shapes[k]; dup && m != table.Draw && !(other == table.Win && m == table.Strong) {
			t.Errorf("marks %d and %d look the same", other, m)
		}
		shapes[k] = m
	}
}

func TestTextCanBeReadInEveryTheme(t *testing.T) {
	test.NewTempApp(t)
	for name, th := range map[string]fyne.Theme{"light": light, "dark": dark} {
		p := mixPalette(th, theme.VariantLight, palette{})
		for g, ground := range map[string]color.NRGBA{"ground": p.ground, "stripe": p.stripe,
			"head": p.head, "chosen": p.chosen, "tint": p.tint, "hover": p.hover} {
			if c := style.Contrast(ground, p.ink[full]); c < 4.5 {
				t.Errorf("%s: text on %s has contrast %.2f", name, g, c)
			}
		}
		for i, c := range p.ink {
			if r := style.Contrast(p.stripe, c); r < 4.5 {
				t.Errorf("%s: ink %d on stripes has contrast %.2f", name, i, r)
			}
		}
		if c := style.Contrast(p.ground, p.accent); c < 3 { // WCAG 2.2, 1.4.11: focus
			t.Errorf("%s: the focus ring has contrast %.2f", name, c)
		}
	}
}
