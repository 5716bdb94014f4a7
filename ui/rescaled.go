package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// # A change of scale
//
// A window that is moved to another screen, or a size of everything that is changed in the system's settings, gives a unit more or fewer
// pixels. The toolkit then keeps a window's size in units, and paints it once, before the system has made it larger or smaller: what is
// seen is a part of it, in a corner. So it is painted again a moment later, and a window that no longer has room on the screen is made
// smaller.

// How often is looked for another scale, and when is painted again: some systems take longer.
const looksForScale = time.Second

var paintedAgain = []time.Duration{100 * time.Millisecond, 700 * time.Millisecond}

// borders is how much larger than its room a window may be that fills the screen.
const borders = 48

// followScale has the windows, which are shown, follow the scale of their screens from now on.
func (w *windows) followScale(room func() fyne.Size, later func(func())) {
	again := func(paint func()) {
		for _, after := range paintedAgain {
			time.AfterFunc(after, func() { later(paint) })
		}
	}
	look := func() { w.rescaled(room, again) }
	look() // what the scale is at first
	go func() {
		for range time.Tick(looksForScale) {
			later(look)
		}
	}()
}

// rescaled looks at the scale of every window.
func (w *windows) rescaled(room func() fyne.Size, again func(paint func())) {
	for _, one := range w.all {
		before, now := one.scale, one.win.Canvas().Scale()
		one.scale = now
		if before == 0 || before == now {
			continue
		}
		size := one.win.Canvas().Size()
		if fit := fitting(size, room); size.Width > fit.Width+borders || size.Height > fit.Height+borders {
			one.win.Resize(fit)
		}
		again(func() { one.win.Content().Refresh() })
	}
}
