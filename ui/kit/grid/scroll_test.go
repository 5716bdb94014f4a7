package grid

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
)

// painted returns where a text is painted and whether it is.
func painted(g *Grid, s string) (fyne.Position, bool) {
	for _, o := range test.WidgetRenderer(g).Objects() {
		if t, ok := o.(*canvas.Text); ok && t.Text == s {
			return t.Position(), true
		}
	}
	return fyne.Position{}, false
}

func TestFrozenColumnsStay(t *testing.T) {
	d := newDesk(t, wide(60, 20), 500, 300)
	for _, over := range []fyne.Position{fyne.NewPos(20, 100), fyne.NewPos(300, 100), fyne.NewPos(20, 5)} {
		d.g.offX, d.g.offY = 0, 0
		d.g.Refresh()
		frozen, _ := painted(d.g, "r5c1")
		head, _ := painted(d.g, "Col 1")
		free, _ := painted(d.g, "r5c3")
		test.Scroll(d.w.Canvas(), over, -150, -54)
		if p, ok := painted(d.g, "r5c1"); !ok || p.X != frozen.X || p.Y != frozen.Y-54 {
			t.Errorf("wheel over %v: the frozen cell went from %v to %v", over, frozen, p)
		}
		if p, ok := painted(d.g, "Col 1"); !ok || p != head {
			t.Errorf("wheel over %v: the frozen heading went from %v to %v", over, head, p)
		}
		if p, ok := painted(d.g, "r5c3"); ok && (p.X != free.X-150 || p.Y != free.Y-54) {
			t.Errorf("wheel over %v: the free cell went from %v to %v", over, free, p)
		}
	}
}

// What scrolled below the headings and the frozen columns is covered by
// something opaque that is painted later.
func TestNothingShowsThrough(t *testing.T) {
	d := newDesk(t, wide(60, 20), 500, 300)
	d.g.scrollBy(33, 40)
	d.g.Refresh()
	v := d.g.view()
	objects := test.WidgetRenderer(d.g).Objects()
	for i, o := range objects {
		text, ok := o.(*canvas.Text)
		if !ok || len(text.Text) < 4 || text.Text[0] != 'r' {
			continue
		}
		p := text.Position()
		for _, corner := range []fyne.Position{p.AddXY(1, 1), p.AddXY(1, 15)} {
			row, col, ok := d.g.cellAt(corner)
			if ok && row != Heading && d.g.cell(row, col).Text == text.Text || corner.X < 0 || corner.Y < 0 || corner.X >= 500 || corner.Y >= 300 {
				continue
			}
			if !covered(objects[i+1:], corner) {
				t.Errorf("%s shows at %v (frozen up to %g)", text.Text, corner, v.frozenW)
			}
		}
	}
}

func covered(later []fyne.CanvasObject, p fyne.Position) bool {
	for _, o := range later {
		r, ok := o.(*canvas.Rectangle)
		if !ok {
			continue
		}
		_, _, _, a := r.FillColor.RGBA()
		q, s := r.Position(), r.Size()
		if a == 0xffff && p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height {
			return true
		}
	}
	return false
}

func TestFirstRowComesBack(t *testing.T) {
	for name, tb := range map[string]table.Table{"plain": wide(60, 6), "grouped": read(t, crosstable)} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, tb, 400, 200)
			n := len(tb.Rows)
			for range n {
				d.press("Down")
			}
			if d.g.offY == 0 {
				t.Fatal("the table did not scroll")
			}
			for range n {
				d.press("Up")
			}
			d.wantAt(0, 0)
			if d.g.offY != 0 {
				t.Errorf("the first row is %g below its place", d.g.offY)
			}
			if first := d.g.y(0); first < d.g.sizes.head {
				t.Errorf("the first row is at %g, under the heading of height %g", first, d.g.sizes.head)
			}
		})
	}
}

func TestScrollBars(t *testing.T) {
	d := newDesk(t, wide(100, 30), 500, 300)
	v := d.g.view()
	down, across := d.g.bars(&v)
	reachX, reachY := d.g.reach(&v)
	d.drag(fyne.NewPos(down[0]+3, down[1]+5), 0, 1000)
	if d.g.offY != reachY {
		t.Errorf("the bar pulled down scrolls to %g of %g", d.g.offY, reachY)
	}
	if _, ok := painted(d.g, "r99c0"); !ok {
		t.Error("the last row is not in sight")
	}
	d.drag(fyne.NewPos(across[0]+5, across[1]+3), 1000, 0)
	if d.g.offX != reachX {
		t.Errorf("the bar pulled right scrolls to %g of %g", d.g.offX, reachX)
	}
	d.click(fyne.NewPos(down[0]+3, d.g.sizes.head+1)) // above the thumb: a page up
	if d.g.offY >= reachY || d.g.offY < reachY-v.h {
		t.Errorf("a click on the track scrolls from %g to %g", reachY, d.g.offY)
	}
	d.wantAt(0, 0)
	d.g.SetTable(wide(3, 3))
	if d.g.offX != 0 || d.g.offY != 0 {
		t.Error("a table that fits is still scrolled")
	}
}

// TestLongNamesStay: names too long for a narrow pane are shortened, so that they stand
// there however far the table is scrolled; with more room they have all they need again.
func TestLongNamesStay(t *testing.T) {
	tb := wide(5, 12)
	long := "Abendroth-Featherstonehaugh, Maximiliane"
	tb.Rows[2].Cells[1].Text = long
	d := newDesk(t, tb, 400, 200)
	needs := d.g.needs[1]
	short, ok := painted(d.g, d.g.ruler.fit(long, d.g.colX[2]-d.g.colX[1]-2*d.g.sizes.padX+1, d.g.sizes.text, false))
	v := d.g.view()
	if v.frozen != 2 || v.frozenW > v.w*mostFrozen || d.g.colX[2]-d.g.colX[1] >= needs || !ok {
		t.Fatalf("%d columns stay, %g of %g, the names with %g of %g", v.frozen, v.frozenW, v.w, d.g.colX[2]-d.g.colX[1], needs)
	}
	d.press("End")
	d.wantInSight(0, 11)
	shown := d.g.ruler.fit(long, d.g.colX[2]-d.g.colX[1]-2*d.g.sizes.padX+1, d.g.sizes.text, false)
	if now, ok := painted(d.g, shown); !ok || now != short {
		t.Errorf("the name goes from %v to %v", short, now)
	}
	if _, tip := d.g.said(2, 1); tip != long {
		t.Errorf("the tip is %q", tip)
	}
	d.g.Resize(fyne.NewSize(3000, 200))
	if got := d.g.colX[2] - d.g.colX[1]; got < needs {
		t.Errorf("with room the names have %g of %g", got, needs)
	}
}

// A narrow window must not be filled by frozen columns.
func TestFrozenColumnsLeaveRoom(t *testing.T) {
	tb := wide(5, 8)
	for c := range tb.Columns {
		tb.Columns[c].Frozen = true
	}
	d := newDesk(t, tb, 200, 200)
	if v := d.g.view(); v.frozenW > v.w*0.6 {
		t.Errorf("%g of %g are frozen", v.frozenW, v.w)
	}
	d.press("End")
	d.wantInSight(0, 7)
}
