package ui

import (
	"fmt"
	"image"
	"image/color"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/wording"
	"wallchart/ui/kit/style"
)

// keyboard goes through all controls of a scene of its own size, in English, with Tab and
// paints each of another kind or state with the keyboard and without it. WCAG 2.2,
// 2.4.13: what is different has a contrast of 3:1, and is as large as a line of two
// pixels along the shorter side of the control. The lines of menus are less: 1.2:1.
func (in *inspection) keyboard(v view) (faults []string) {
	if v.language != wording.English || v.scene.Size != v.made {
		return nil
	}
	for _, f := range byTab(v.win.Canvas()) {
		o := f.(fyne.CanvasObject)
		kind := fmt.Sprint(v.scene.Look, " ", kindOf(o))
		if in.seen[kind] {
			continue
		}
		in.seen[kind] = true
		f.FocusLost()
		without := software.Render(o, v.habits.Look)
		f.FocusGained()
		least := 3.0
		if m, ok := f.(*widget.PopUpMenu); ok { // Fyne's own tint of one of its lines, under whose text nothing darker may be
			m.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			least = 1.2
		}
		with := software.Render(o, v.habits.Look)
		f.FocusLost()
		size := with.Bounds()
		if got, want := differ(without, with, least), 2*min(size.Dx(), size.Dy()); got < want {
			faults = append(faults, fmt.Sprintf("of a %s of %v pixels %d are different with the keyboard, at least %d are asked for",
				kind, size.Size(), got, want))
		}
	}
	return faults
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
