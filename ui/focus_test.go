package ui

import (
	"fmt"
	"image"
	"image/color"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/style"
)

// TestTheKeyboardCanBeSeen goes through all controls of every scene with Tab and
// paints each of another kind or state with the keyboard and without it. WCAG 2.2,
// 2.4.13: what is different has a contrast of 3:1, and is as large as a line of two
// pixels along the shorter side of the control. The lines of menus are less: 1.2:1.
func TestTheKeyboardCanBeSeen(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Scenes() {
		a := speaking(t, "en")
		s.Apply(a)
		for _, f := range byTab(a.win.Canvas()) {
			o := f.(fyne.CanvasObject)
			kind := fmt.Sprint(s.Look, " ", kindOf(o))
			if seen[kind] {
				continue
			}
			seen[kind] = true
			f.FocusLost()
			without := software.Render(o, a.habits.look)
			f.FocusGained()
			least := 3.0
			if m, ok := f.(*widget.PopUpMenu); ok { // Fyne's own tint of one of its lines, under whose text nothing darker may be
				m.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
				least = 1.2
			}
			with := software.Render(o, a.habits.look)
			f.FocusLost()
			size := with.Bounds()
			if got, want := differ(without, with, least), 2*min(size.Dx(), size.Dy()); got < want {
				t.Errorf("%s: of a %s of %v pixels %d are different with the keyboard, at least %d are asked for",
					s.Name, kind, size.Size(), got, want)
			}
		}
		a.win.Close()
	}
	if len(seen) < 20 {
		t.Errorf("only %d kinds of controls were met: %v", len(seen), seen)
	}
}

// byTab are the controls that Tab goes to, in its order.
func byTab(c fyne.Canvas) []fyne.Focusable {
	c.Unfocus()
	var all []fyne.Focusable
	for range 500 {
		c.FocusNext()
		f := c.Focused()
		if f == nil || len(all) > 0 && f == all[0] {
			break
		}
		all = append(all, f)
	}
	c.Unfocus()
	return all
}

// kindOf is a control's type, and its importance if it has one.
func kindOf(o fyne.CanvasObject) string {
	v := reflect.Indirect(reflect.ValueOf(o))
	if i := v.FieldByName("Importance"); i.IsValid() {
		return fmt.Sprint(v.Type(), " ", i.Int())
	}
	return v.Type().String()
}

// differ counts the pixels that have another colour, with at least that contrast between the two.
func differ(a, b image.Image, least float64) (n int) {
	flat := func(m image.Image, x, y int) color.Color { return color.NRGBAModel.Convert(m.At(x, y)) }
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if p, q := flat(a, x, y), flat(b, x, y); p != q && style.Contrast(p, q) >= least {
				n++
			}
		}
	}
	return n
}
