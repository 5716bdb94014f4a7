package grid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"wallchart/ui/kit/style"
)

// inRow puts a text field into a row, which is lower than it: only the part over the row can be clicked. A theme of its own would
// make the field lower, but Fyne reads the fonts anew for every widget that gets one, each time it is refreshed, keeps them
// all, and forgets how wide the texts of the window are.
func inRow(field fyne.CanvasObject) *container.Clip {
	c := container.NewClip(container.New(rowLayout{}, field))
	c.ExtendBaseWidget(c) // a field in what has no parts yet cannot have the keyboard
	return c
}

// rowLayout puts the line of a field into the middle of the row.
type rowLayout struct{}

func (rowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (rowLayout) Layout(objects []fyne.CanvasObject, room fyne.Size) {
	const edge = style.Ring / 2
	for _, o := range objects {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(edge, (room.Height-h)/2))
		o.Resize(fyne.NewSize(room.Width-2*edge, h))
	}
}

// frameless is a text field without ground and border: the grid paints the cell's.
type frameless struct{ fyne.WidgetRenderer }

func (f frameless) Objects() []fyne.CanvasObject {
	var rest []fyne.CanvasObject
	for _, o := range f.WidgetRenderer.Objects() {
		if _, frame := o.(*canvas.Rectangle); !frame {
			rest = append(rest, o)
		}
	}
	return rest
}

// CreateRenderer is part of fyne.Widget.
func (e *editor) CreateRenderer() fyne.WidgetRenderer { return frameless{e.Entry.CreateRenderer()} }

// CreateRenderer is part of fyne.Widget.
func (s *sieve) CreateRenderer() fyne.WidgetRenderer { return frameless{s.Entry.CreateRenderer()} }
