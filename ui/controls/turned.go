package controls

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
)

// turnedSize is how large a turned text is drawn before it is made as large as it is shown.
const turnedSize = 48

// turned is a text upside down: the toolkit has no text that is, so it is a picture of one.
func turned(t *canvas.Text) fyne.CanvasObject {
	t.TextSize = turnedSize
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(t)
	picture := canvas.NewImageFromImage(halfTurn(c.Capture()))
	picture.FillMode = canvas.ImageFillStretch
	return picture
}

// halfTurn is the picture upside down.
func halfTurn(from image.Image) image.Image {
	b := from.Bounds()
	to := image.NewNRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	for y := range b.Dy() {
		for x := range b.Dx() {
			to.Set(b.Dx()-1-x, b.Dy()-1-y, from.At(b.Min.X+x, b.Min.Y+y))
		}
	}
	return to
}
