package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Card returns a small table with a title on a ground of its own, to lie over the
// window beside the pointer. It takes no clicks and no keys.
func Card(title string, rows [][]string) fyne.CanvasObject {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 1
	ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	ink := theme.Color(theme.ColorNameForeground)
	head := canvas.NewText(title, ink)
	head.TextStyle.Bold = true
	across := &cardRows{}
	body := container.New(across)
	for _, r := range rows {
		across.across = max(across.across, len(r))
		for _, s := range r {
			text := canvas.NewText(s, ink)
			text.TextSize = theme.CaptionTextSize() + 1
			body.Add(text)
		}
	}
	return container.NewStack(ground, container.NewPadded(container.NewPadded(container.NewVBox(head, body))))
}

// cardRows lays objects out in so many columns, each as wide as its widest.
type cardRows struct{ across int }

func (c *cardRows) widths(o []fyne.CanvasObject) (widths []float32, line float32) {
	widths = make([]float32, c.across)
	for i, x := range o {
		m := x.MinSize()
		widths[i%c.across] = max(widths[i%c.across], m.Width)
		line = max(line, m.Height)
	}
	return widths, line
}

const columnGap = 12

func (c *cardRows) MinSize(o []fyne.CanvasObject) (s fyne.Size) {
	if c.across == 0 {
		return s
	}
	widths, line := c.widths(o)
	for _, w := range widths {
		s.Width += w + columnGap
	}
	s.Height = line * float32((len(o)+c.across-1)/c.across)
	return s
}

func (c *cardRows) Layout(o []fyne.CanvasObject, _ fyne.Size) {
	if c.across == 0 {
		return
	}
	widths, line := c.widths(o)
	x := float32(0)
	for i, obj := range o {
		if i%c.across == 0 {
			x = 0
		}
		obj.Move(fyne.NewPos(x, line*float32(i/c.across)))
		obj.Resize(fyne.NewSize(widths[i%c.across], line))
		x += widths[i%c.across] + columnGap
	}
}
