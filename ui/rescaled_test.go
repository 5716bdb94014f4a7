package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
)

// TestWindowsFollowTheScale: another scale is noticed once, the window is painted again, and it is made smaller only where the screen has
// no room for it any more.
func TestWindowsFollowTheScale(t *testing.T) {
	b := open(t)
	b.win.Resize(fyne.NewSize(1280, 800))
	painted := 0
	room := fyne.NewSize(1300, 840)
	look := func() {
		b.settings.among.rescaled(func() fyne.Size { return room }, func(paint func()) { painted++; paint() })
	}
	canvas := b.win.Canvas().(software.WindowlessCanvas)
	look()
	if painted != 0 {
		t.Fatal("the first look finds another scale")
	}
	canvas.SetScale(1.5)
	look()
	look()
	if size := b.win.Canvas().Size(); painted != 1 || size != fyne.NewSize(1280, 800) {
		t.Errorf("painted %d times, the window has %v", painted, size)
	}
	canvas.SetScale(1.25)
	room = fyne.NewSize(1240, 780) // as with a window that fills the screen
	look()
	if size := b.win.Canvas().Size(); painted != 2 || size != fyne.NewSize(1280, 800) {
		t.Errorf("painted %d times, the window that fills the screen has %v", painted, size)
	}
	canvas.SetScale(2)
	room = fyne.NewSize(1040, 660)
	look()
	if size := b.win.Canvas().Size(); painted != 3 || size != room {
		t.Errorf("painted %d times, the window has %v, and there is room for %v", painted, size, room)
	}
}
