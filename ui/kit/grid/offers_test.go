package grid

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
)

// offering is a table whose last column offers a, b and c, with a clock that stands still; chosen is what was clicked on.
func offering(t *testing.T) (d *desk, chosen *[]string, clock *time.Time) {
	t.Helper()
	d = newDesk(t, wide(6, 4), 500, 300)
	chosen, clock = new([]string), new(time.Time)
	*clock = time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)
	d.g.now = func() time.Time { return *clock }
	d.g.Offers = func(row, col int) (all []Offer) {
		if col != 3 || row == 5 {
			return nil
		}
		for _, s := range []string{"a", "b", "c"} {
			all = append(all, Offer{s, func(fyne.Position) {
				*chosen = append(*chosen, s)
				d.g.Select(row+1, col)
				d.g.Offer()
			}})
		}
		return all
	}
	return d, chosen, clock
}

func (d *desk) wantStrip(row int, texts string) {
	d.t.Helper()
	at, _, all := d.g.Offering()
	if got := strings.Join(all, ""); got != texts || texts != "" && at != row {
		d.t.Errorf("row %d offers %q, want row %d with %q", at, got, row, texts)
	}
}

// button is the middle of a button of the strip.
func (d *desk) button(i int) fyne.Position {
	at, size := d.g.OfferRect(i)
	return at.AddXY(size.Width/2, size.Height/2)
}

func TestAClickOffers(t *testing.T) {
	d, chosen, clock := offering(t)
	later := func() { *clock = clock.Add(time.Second) }
	d.click(d.at(1, 3))
	d.wantStrip(1, "abc")
	later()
	d.click(d.button(1))
	d.wantStrip(2, "abc")
	later()
	d.click(d.button(2))
	if strings.Join(*chosen, "") != "bc" {
		t.Errorf("chosen are %q", *chosen)
	}
	for name, away := range map[string]func(){
		"Escape":         func() { d.press("Escape") },
		"an arrow":       func() { d.press("Down") },
		"a click beside": func() { d.click(d.at(4, 2)) },
		"the wheel": func() {
			d.w.Resize(fyne.NewSize(500, 100))
			d.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -40)})
		},
		"another row there": func() { d.g.SetTable(table.Table{Columns: d.g.table.Columns, Rows: d.g.table.Rows[1:]}) },
	} {
		later()
		d.w.Resize(fyne.NewSize(500, 300))
		d.g.SetTable(wide(6, 4))
		d.click(d.at(1, 3))
		d.wantStrip(1, "abc")
		later()
		away()
		d.wantStrip(0, "")
		if t.Failed() {
			t.Fatalf("after %s", name)
		}
	}
	later()
	d.w.Resize(fyne.NewSize(500, 300)) // whatever of the above came last
	d.g.SetTable(wide(6, 4))
	d.click(d.at(1, 3))
	d.g.SetTable(wide(6, 4)) // a result from elsewhere
	d.wantStrip(1, "abc")
	later()
	d.click(d.at(5, 3))
	d.wantStrip(0, "")
	d.drag(d.at(1, 3), 0, 30)
	d.wantStrip(0, "")
}

// TestADoubleClickEntersNothing: it edits the cell as everywhere; the second half of a double click on a button reaches no other.
func TestADoubleClickEntersNothing(t *testing.T) {
	d, chosen, clock := offering(t)
	d.click(d.at(1, 3))
	*clock = clock.Add(100 * time.Millisecond)
	d.click(d.at(1, 3))
	if row, _, open := d.g.Editing(); !open || row != 1 || len(*chosen) > 0 {
		t.Fatalf("a double click edits row %d: %v; chosen are %q", row, open, *chosen)
	}
	d.press("Escape")
	*clock = clock.Add(time.Second)
	d.click(d.at(1, 3))
	*clock = clock.Add(time.Second)
	at := d.button(0)
	d.click(at)
	*clock = clock.Add(100 * time.Millisecond)
	d.click(at)
	d.wantStrip(2, "abc")
	if len(*chosen) != 1 {
		t.Errorf("chosen are %q", *chosen)
	}
}

// TestTheStripIsWhole: wherever the table is scrolled to, its buttons stand in the grid and beside each other; there the pointer is a hand.
func TestTheStripIsWhole(t *testing.T) {
	d, _, _ := offering(t)
	d.w.Resize(fyne.NewSize(260, 120))
	for row := range 5 {
		d.g.Select(row, 3)
		if !d.g.Offer() {
			t.Fatalf("row %d offers nothing", row)
		}
		end := float32(-1)
		for i := range 3 {
			at, size := d.g.OfferRect(i)
			if at.X < 0 || at.Y < 0 || at.X+size.Width > 260 || at.Y+size.Height > 120 || i > 0 && at.X != end || size.Height < leastHigh {
				t.Errorf("row %d, button %d is at %v, %v", row, i, at, size)
			}
			end = at.X + size.Width
			d.g.MouseMoved(hoverAt(at.AddXY(3, 3)))
			if d.g.strip.at != i || d.g.Cursor() != desktop.PointerCursor {
				t.Errorf("row %d: over button %d it is %d", row, i, d.g.strip.at)
			}
		}
	}
}
