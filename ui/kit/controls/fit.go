package controls

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"wallchart/ui/kit/style"
)

// tall is what scrolls by itself, such as a table: so high it would be with all in sight.
type tall interface {
	fyne.CanvasObject
	Whole() float32
}

// Turn makes a dialog as large as the largest of its pages, of which the stack shows one: turning them moves nothing.
func (d *Dialog) Turn(stack *fyne.Container, pages ...fyne.CanvasObject) {
	d.stack, d.pages = stack, pages
}

// Resize makes the dialog as large as what stands in it and at least so large, as far as there is room. The focus is to be
// set afterwards: a popup that is shown would grow to the right and down only, and is therefore taken away and shown again.
func (d *Dialog) Resize(least fyne.Size) {
	if d.popup.Visible() {
		d.canvas.Unfocus() // or what had the focus would keep its ring
		d.popup.Hide()
		defer d.popup.Show()
	}
	d.least = least
	d.popup.Resize(d.fitted(least))
}

// Fit makes an open dialog larger where there is more in it than before. It does not become smaller again, so that nothing
// moves to and fro while somebody types.
func (d *Dialog) Fit() {
	if !d.open {
		return
	}
	room := d.canvas.Size()
	if size := d.fitted(d.least).Max(d.popup.Size()); size != d.popup.Size() {
		d.popup.Resize(size)
		d.popup.Move(fyne.NewPos((room.Width-size.Width)/2, (room.Height-size.Height)/2))
	} else {
		d.popup.Refresh()
	}
}

// fitted is the size that the dialog has where at least so much is wanted.
func (d *Dialog) fitted(least fyne.Size) fyne.Size {
	room := d.canvas.Size().SubtractWidthHeight(2*style.Unit, 2*style.Unit)
	edge := d.popup.MinSize().Subtract(d.body.MinSize())
	w := units(max(least.Width, d.body.MinSize().Width+edge.Width), room.Width)
	d.EachPage(func() { w = max(w, units(d.body.MinSize().Width+edge.Width, room.Width)) })
	d.EachPage(func() { least.Height = max(least.Height, wanted(d.body, w-edge.Width, room.Height)+edge.Height) })
	return fyne.NewSize(w, units(least.Height, room.Height))
}

// units is the next whole number of units, in the room that there is.
func units(length, room float32) float32 {
	up := func(f float32, whole func(float64) float64) float32 {
		return float32(whole(float64(f/style.Unit))) * style.Unit
	}
	return min(up(length, math.Ceil), up(room, math.Floor))
}

// wanted is the height at which nothing in the object scrolls, or the most if that is less. Sentences tell their height when
// they have a width, and two that scroll one above the other share what is added; so it is tried.
func wanted(o fyne.CanvasObject, width, most float32) float32 {
	o.Resize(fyne.NewSize(width, 1))
	o.Resize(fyne.NewSize(width, o.MinSize().Height+1)) // with the heights of its sentences
	height := o.MinSize().Height
	for range 16 {
		o.Resize(fyne.NewSize(width, height))
		more := max(o.MinSize().Height-height, missing(o))
		if more < 1 || height >= most {
			break
		}
		height += more
	}
	return min(height, most)
}

// missing is by how much something in the object is higher than the room that it has.
func missing(o fyne.CanvasObject) (most float32) {
	if !o.Visible() {
		return 0
	}
	switch o := o.(type) {
	case *fyne.Container:
		for _, inner := range o.Objects {
			most = max(most, missing(inner))
		}
	case *container.Scroll:
		if o.Direction == container.ScrollHorizontalOnly {
			return missing(o.Content)
		}
		return max(o.Content.MinSize().Height-o.Size().Height, missing(o.Content))
	case *container.Split:
		return max(missing(o.Leading), missing(o.Trailing))
	case *Reader:
		return missing(o.Scroll)
	case tall:
		return o.Whole() - o.Size().Height
	}
	return most
}

// Whole is so high that no line has to be scrolled, as far as a line ends where the text says so.
func (e *Entry) Whole() float32 {
	if !e.MultiLine {
		return 0
	}
	style := e.TextStyle
	line := fyne.MeasureText("M", theme.TextSize(), style).Height
	return max(e.MinSize().Height, float32(strings.Count(e.Text, "\n")+1)*line+4*theme.InnerPadding())
}

// Size is how large the dialog is.
func (d *Dialog) Size() fyne.Size {
	return d.popup.Content.Size().Add(d.popup.MinSize().Subtract(d.body.MinSize()))
}

// Content is what stands in the dialog between its title and its buttons.
func (d *Dialog) Content() fyne.CanvasObject { return d.content }

// EachPage does something with each of the pages in sight; it is done once where there are none.
func (d *Dialog) EachPage(do func()) {
	if d.stack == nil {
		do()
		return
	}
	shown := d.stack.Objects
	put := func(pages ...fyne.CanvasObject) {
		d.stack.Objects = pages
		d.stack.Layout.Layout(pages, d.stack.Size()) // nothing is painted meanwhile, and what is not altered need not be made anew
	}
	for _, page := range d.pages {
		put(page)
		do()
	}
	put(shown...)
}
