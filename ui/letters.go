package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// readLetters reads the fonts of the first picture beside what the caller does, and returns what waits for them. Fyne looks through
// all fonts of the system for it, which takes a tenth of the start, and half of the time in which the first window of
// a program is made. Meanwhile nobody may measure a text: what Fyne keeps is for one goroutine at a time.
func readLetters(inline bool) (wait func()) {
	if inline {
		return func() {}
	}
	read := make(chan struct{})
	go func() {
		defer close(read)
		fyne.MeasureText(" ", theme.TextSize(), fyne.TextStyle{})
	}()
	return func() { <-read }
}
