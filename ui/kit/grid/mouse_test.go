package grid

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"wallchart/export/table"
)

// linear is cellAt by looking at every cell's painted rectangle in turn, frozen
// ones first as they are painted over the others.
func linear(g *Grid, p fyne.Position) (row, col int, ok bool) {
	v := g.view()
	if p.X < 0 || p.Y < 0 || p.X >= v.w || p.Y >= v.h {
		return 0, 0, false
	}
	col = -1
	for c := range g.table.Columns {
		x := g.x(&v, c)
		if (c < v.frozen || p.X >= v.frozenW) && p.X >= x && p.X < x+g.colX[c+1]-g.colX[c] {
			col = c
			break
		}
	}
	if col < 0 {
		return 0, 0, false
	}
	if p.Y < g.sizes.head {
		return Heading, col, true
	}
	for r := range g.table.Rows {
		if y := g.y(r); p.Y >= y && p.Y < y+g.rowEnd[r]-g.rowTop[r] {
			return r, col, true
		}
	}
	return 0, 0, false
}

func TestCellAtEveryPoint(t *testing.T) {
	plain, grouped := wide(60, 15), read(t, crosstable)
	for name, tb := range map[string]table.Table{"plain": plain, "grouped": grouped} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, tb, 500, 300)
			rapid.Check(t, func(rt *rapid.T) {
				d.g.scrollBy(float32(rapid.IntRange(-2000, 2000).Draw(rt, "dx")), float32(rapid.IntRange(-2000, 2000).Draw(rt, "dy")))
				p := fyne.NewPos(rapid.Float32Range(0, 500).Draw(rt, "x"), rapid.Float32Range(0, 300).Draw(rt, "y"))
				r, c, ok := d.g.cellAt(p)
				r2, c2, ok2 := linear(d.g, p)
				if r != r2 || c != c2 || ok != ok2 {
					rt.Fatalf("at %v scrolled by %g, %g: CellAt says %d, %d, %v, the picture %d, %d, %v", p, d.g.offX, d.g.offY, r, c, ok, r2, c2, ok2)
				}
			})
		})
	}
}

// Where there is no group heading, every pixel of the body is some cell.
func TestNoGapsBetweenCells(t *testing.T) {
	d := newDesk(t, wide(60, 15), 500, 300)
	v := d.g.view()
	for _, off := range [][2]float32{{0, 0}, {133, 77}, {9999, 9999}} {
		d.g.offX, d.g.offY = 0, 0
		d.g.scrollBy(off[0], off[1])
		for x := float32(0); x < v.w; x++ {
			for y := float32(0); y < v.h; y++ {
				if _, _, ok := d.g.cellAt(fyne.NewPos(x, y)); !ok {
					t.Fatalf("no cell at %g, %g scrolled by %v", x, y, off)
				}
			}
		}
	}
}

func TestClicksSelectWhatIsUnderThem(t *testing.T) {
	d := newDesk(t, wide(60, 15), 500, 300)
	for range 3 {
		v := d.g.view()
		for x := float32(3); x < v.w; x += 37 {
			for y := d.g.sizes.head + 15; y < v.h-30; y += 23 {
				p := fyne.NewPos(x, y)
				row, col, _ := linear(d.g, p)
				want := d.g.cell(row, col).Text
				d.click(p)
				if r, c, _ := d.g.Selected(); d.g.cell(r, c).Text != want {
					t.Fatalf("a click at %v on %s selects %s", p, want, d.g.cell(r, c).Text)
				}
				d.g.click = click{}
			}
		}
		d.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(-91, -63)})
	}
}

func TestDoubleClick(t *testing.T) {
	d := newDesk(t, wide(6, 5), 600, 300)
	clock := time.Unix(0, 0)
	d.g.now = func() time.Time { return clock }
	activated := 0
	d.g.OnActivate = func(r, c int, _ table.Ref) { activated++ }
	d.click(d.at(1, 1))
	clock = clock.Add(time.Hour)
	d.click(d.at(1, 1))
	if activated != 0 {
		t.Fatal("two clicks an hour apart count as a double click")
	}
	clock = clock.Add(100 * time.Millisecond)
	d.click(d.at(1, 1))
	if activated != 1 {
		t.Fatal("a double click does not activate")
	}
	d.click(d.at(1, 1)) // the third click of a row is not another double click
	if activated != 1 {
		t.Fatal("a triple click activates twice")
	}
	d.click(d.at(2, 3))
	clock = clock.Add(100 * time.Millisecond)
	d.click(d.at(3, 3))
	if _, _, open := d.g.Editing(); open {
		t.Fatal("clicks on two cells count as a double click")
	}
	d.click(d.at(3, 3))
	if r, c, open := d.g.Editing(); !open || r != 3 || c != 3 {
		t.Fatal("a double click on a cell that can be typed into does not edit it")
	}
}

func TestHeadings(t *testing.T) {
	d := newDesk(t, numbers(wide(6, 5)), 600, 300)
	var clicked []int
	d.g.OnHeading = func(c int) { clicked = append(clicked, c) }
	d.click(d.at(Heading, 2))
	d.click(d.at(Heading, 0))
	if !slices.Equal(clicked, []int{2, 0}) {
		t.Errorf("headings clicked: %v", clicked)
	}
	width := func(c int) float32 { return d.g.colX[c+1] - d.g.colX[c] }
	before, next := width(2), width(3)
	edge := fyne.NewPos(d.g.colX[3]+1, 10)
	d.g.MouseMoved(hoverAt(edge))
	if d.g.Cursor() != desktop.HResizeCursor {
		t.Error("the pointer does not show that the column can be made wider")
	}
	d.drag(edge, 40, 0)
	if width(2) != before+40 || width(3) != next {
		t.Errorf("dragging the edge by 40 makes the columns %g and %g wide, they were %g and %g", width(2), width(3), before, next)
	}
	if len(clicked) != 2 {
		t.Error("dragging an edge counts as a click on the heading")
	}
	d.g.SetTable(numbers(wide(7, 6)))
	if width(2) != before+40 {
		t.Error("another table forgets the column's width")
	}
	d.drag(fyne.NewPos(d.g.colX[3]-1, 10), -1000, 0)
	if width(2) != d.g.sizes.least {
		t.Errorf("a column can be made %g wide", width(2))
	}
	d.g.click = click{}
	d.click(fyne.NewPos(d.g.colX[3], 10))
	d.click(fyne.NewPos(d.g.colX[3], 10))
	if width(2) != before {
		t.Error("a double click on the edge does not fit the column to its contents")
	}
}

// numbers makes all columns such as do not grow with the pane.
func numbers(t table.Table) table.Table {
	for c := range t.Columns {
		t.Columns[c].Align = table.Right
	}
	return t
}

func TestMenuAndSelection(t *testing.T) {
	d := newDesk(t, wide(9, 5), 600, 300)
	var at [2]int
	d.g.OnMenu = func(r, c int, _ fyne.Position) { at = [2]int{r, c} }
	d.g.SelectRows(2, 4)
	d.mouse(d.at(3, 1), desktop.MouseButtonSecondary, 0)
	d.g.TappedSecondary(&fyne.PointEvent{Position: d.at(3, 1)})
	if at != [2]int{3, 1} || len(d.g.SelectedRows()) != 3 {
		t.Errorf("a right click in the selection: menu at %v, %v selected", at, d.g.SelectedRows())
	}
	d.mouse(d.at(6, 2), desktop.MouseButtonSecondary, 0)
	d.wantAt(6, 2)
	d.g.TappedSecondary(&fyne.PointEvent{Position: d.at(Heading, 2)})
	if at != [2]int{Heading, 2} {
		t.Errorf("a right click on a heading asks for the menu at %v", at)
	}
}

func TestHoverTells(t *testing.T) {
	tb := wide(5, 5)
	tb.Columns[3].Tip = "Third round"
	tb.Rows[1].Cells[3].Tip = "Won by forfeit"
	tb.Rows[2].Cells[3].Text = strings.Repeat("long words ", 12)
	d := newDesk(t, tb, 900, 300)
	var said []string
	d.g.OnHover = func(ref table.Ref, tip string) { said = append(said, fmt.Sprint(ref.Participant, tip)) }
	test.MoveMouse(d.w.Canvas(), d.at(1, 3))
	test.MoveMouse(d.w.Canvas(), d.at(1, 3).AddXY(1, 1))
	test.MoveMouse(d.w.Canvas(), d.at(Heading, 3))
	test.MoveMouse(d.w.Canvas(), d.at(2, 3))
	d.g.MouseOut()
	want := []string{"2Won by forfeit", "0Third round", "3" + tb.Rows[2].Cells[3].Text, "0"}
	if !slices.Equal(said, want) {
		t.Errorf("said %q, want %q", said, want)
	}
}
