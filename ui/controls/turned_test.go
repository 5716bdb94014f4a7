package controls

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"wallchart/export/page"
)

// TestATurnedTextStandsInItsPlaceUpsideDown: a text and the same text turned are drawn one
// below the other; the one is the other turned by half a turn, and both hold their places.
func TestATurnedTextStandsInItsPlaceUpsideDown(t *testing.T) {
	test.NewTempApp(t)
	dark := func(turned bool) (ink [2]int, box image.Rectangle) {
		pg := page.Page{Width: 100, Height: 100, Texts: []page.Text{{X: 20, Y: 60, Width: 8, Size: 72, String: "L", Turned: turned}}}
		c := software.NewCanvas()
		c.SetPadded(false)
		c.SetContent(Paper(pg))
		c.Resize(fyne.NewSize(400, 400))
		m := c.Capture()
		for y := m.Bounds().Min.Y + 8; y < m.Bounds().Max.Y-8; y++ { // within the edge of the paper
			for x := m.Bounds().Min.X + 8; x < m.Bounds().Max.X-8; x++ {
				if r, _, _, _ := m.At(x, y).RGBA(); r < 0x8000 {
					box = box.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				if r, _, _, _ := m.At(x, y).RGBA(); r < 0x8000 {
					ink[(y-box.Min.Y)*2/box.Dy()]++
				}
			}
		}
		return ink, box
	}
	upright, at := dark(false)
	turned, there := dark(true)
	if upright[1] <= upright[0] || turned[0] <= turned[1] {
		t.Errorf("an L has ink %v above and below, turned %v", upright, turned)
	}
	if d := at.Min.Y - there.Min.Y; d < -12 || d > 12 || at.Empty() {
		t.Errorf("the text stands at %v, turned at %v", at, there)
	}
}
