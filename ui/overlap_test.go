package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
)

// apart finds texts and controls that stand on each other.
func (*inspection) apart(v view) []string { return overlaps(v.win.Canvas()) }

// TestOverlaps: what is looked for is found, and what is scrolled out of sight is not.
func TestOverlaps(t *testing.T) {
	a := speaking(t, "en")
	text, button := canvas.NewText("the last field", nil), controls.NewButton("Next", nil)
	text.Move(fyne.NewPos(10, 10))
	text.Resize(text.MinSize())
	button.Move(fyne.NewPos(12, 14))
	button.Resize(button.MinSize())
	a.win.SetContent(container.NewWithoutLayout(text, button))
	if got := overlaps(a.win.Canvas()); !slices.Equal(got, []string{`"the last field" and "Next" stand on each other`}) {
		t.Errorf("found are %q", got)
	}
	scroll := container.NewVScroll(container.NewWithoutLayout(text))
	scroll.Resize(fyne.NewSize(200, 8))
	a.win.SetContent(container.NewWithoutLayout(scroll, button))
	if got := overlaps(a.win.Canvas()); len(got) != 0 {
		t.Errorf("found are %q", got)
	}
}

// seenBox is what stands somewhere on the screen: a text, or a control with all that it holds.
type seenBox struct {
	what     string
	from, to fyne.Position
}

// overlaps are the pairs that stand on each other, on the screen or in one of the dialogs over it.
func overlaps(c fyne.Canvas) (found []string) {
	for _, layer := range append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...) {
		boxes := seenBoxes(layer, fyne.Position{}, fyne.Position{}, fyne.NewPos(c.Size().Width, c.Size().Height))
		for i, a := range boxes {
			for _, b := range boxes[i+1:] {
				const touching = 3 // text is a little higher than its letters
				if min(a.to.X, b.to.X)-max(a.from.X, b.from.X) > touching && min(a.to.Y, b.to.Y)-max(a.from.Y, b.from.Y) > touching {
					found = append(found, fmt.Sprintf("%q and %q stand on each other", a.what, b.what))
				}
			}
		}
	}
	return found
}

// seenBoxes are the texts and controls of an object at a place, as far as they are inside what is in sight.
func seenBoxes(o fyne.CanvasObject, at, from, to fyne.Position) (boxes []seenBox) {
	if !o.Visible() {
		return nil
	}
	at = at.Add(o.Position())
	box := func(what string) {
		b := seenBox{what, fyne.NewPos(max(at.X, from.X), max(at.Y, from.Y)),
			fyne.NewPos(min(at.X+o.Size().Width, to.X), min(at.Y+o.Size().Height, to.Y))}
		if b.to.X > b.from.X && b.to.Y > b.from.Y && what != "" {
			boxes = append(boxes, b)
		}
	}
	switch o := o.(type) {
	case *canvas.Text:
		box(o.Text)
	case *controls.Button:
		box(o.Text)
	case *controls.HintButton:
		box(o.Text)
	case *controls.Entry:
		box("entry " + o.Text)
	case *controls.Select:
		box("choice " + o.Selected)
	case *grid.Grid: // over it stand tips, suggestions and what an empty one offers
	case *container.Scroll:
		from = fyne.NewPos(max(at.X, from.X), max(at.Y, from.Y))
		to = fyne.NewPos(min(at.X+o.Size().Width, to.X), min(at.Y+o.Size().Height, to.Y))
		return seenBoxes(o.Content, at, from, to)
	case *fyne.Container:
		for _, inner := range o.Objects {
			boxes = append(boxes, seenBoxes(inner, at, from, to)...)
		}
	case fyne.Widget:
		for _, inner := range test.WidgetRenderer(o).Objects() {
			boxes = append(boxes, seenBoxes(inner, at, from, to)...)
		}
	}
	return boxes
}
