package controls

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func newList(t *testing.T) (*OrderList, *[]string) {
	t.Helper()
	test.NewTempApp(t)
	l := NewOrderList()
	names := []string{"Points", "USAT", "Games", "Solkoff"}
	show := func() {
		var items []Item
		for i, n := range names {
			items = append(items, Item{Title: n, Fixed: i == 0})
		}
		l.SetItems(items)
	}
	l.OnMove = func(from, to int) {
		n := names[from]
		names = slices.Delete(names, from, from+1)
		names = slices.Insert(names, to, n)
		show()
	}
	l.OnRemove = func(i int) { names = slices.Delete(names, i, i+1); show() }
	show()
	w := test.NewTempWindow(t, l)
	w.Resize(fyne.NewSize(300, 300))
	return l, &names
}

func TestAltArrowsMoveALine(t *testing.T) {
	l, names := newList(t)
	l.Select(3)
	alt := func(k fyne.KeyName) {
		l.TypedShortcut(&desktop.CustomShortcut{KeyName: k, Modifier: fyne.KeyModifierAlt})
	}
	alt(fyne.KeyUp)
	alt(fyne.KeyUp)
	if want := []string{"Points", "Solkoff", "USAT", "Games"}; !slices.Equal(*names, want) || l.Selected() != 1 {
		t.Errorf("after Alt+Up twice: %v, line %d chosen", *names, l.Selected())
	}
	alt(fyne.KeyUp) // nothing passes above the score
	if (*names)[0] != "Points" {
		t.Errorf("a line passed above the fixed one: %v", *names)
	}
	alt(fyne.KeyDown)
	if want := []string{"Points", "USAT", "Solkoff", "Games"}; !slices.Equal(*names, want) {
		t.Errorf("after Alt+Down: %v", *names)
	}
}

func TestDragMovesALine(t *testing.T) {
	l, names := newList(t)
	h := l.rowHeight()
	for _, y := range []float32{2 * h, 3 * h, 3.5 * h} { // the pointer starts on the second line
		l.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(40, y)}, Dragged: fyne.NewDelta(0, h/2)})
	}
	l.DragEnd()
	if want := []string{"Points", "Games", "Solkoff", "USAT"}; !slices.Equal(*names, want) {
		t.Errorf("after dragging the second line to the end: %v", *names)
	}
}

func TestDeleteRemovesButNotTheFixedLine(t *testing.T) {
	l, names := newList(t)
	l.Select(0)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	l.Select(2)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if want := []string{"Points", "USAT", "Solkoff"}; !slices.Equal(*names, want) {
		t.Errorf("after Delete on lines 1 and 3: %v", *names)
	}
}

// TestTheChosenLineIsInSight: the list scrolls to the line that keys choose or move.
func TestTheChosenLineIsInSight(t *testing.T) {
	l, _ := newList(t)
	seen := l.Scrolled()
	test.NewTempWindow(t, seen).Resize(fyne.NewSize(300, 2*l.rowHeight()))
	seen.Resize(fyne.NewSize(300, 2*l.rowHeight()))
	for _, c := range []struct {
		key   fyne.KeyName
		first int // the line at the top
	}{{fyne.KeyEnd, 2}, {fyne.KeyUp, 2}, {fyne.KeyUp, 1}, {fyne.KeyHome, 0}} {
		l.TypedKey(&fyne.KeyEvent{Name: c.key})
		if got := -l.Position().Y / l.rowHeight(); got != float32(c.first) {
			t.Errorf("after %s line %g stands at the top, want %d", c.key, got, c.first)
		}
	}
}
