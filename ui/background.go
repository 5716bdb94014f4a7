package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/controls"
)

// patience is how long work may take before the window says that it is at it.
const patience = 500 * time.Millisecond

// inBackground does slow work off the window's thread. The work gets values
// only, stops soon after cancel is closed, and returns what is to be done with
// its result on the window's thread. Past half a second a dialog shows that it
// goes on, with a way to stop it.
func (a *App) inBackground(words string, work func(cancel <-chan struct{}) (done func())) {
	cancel := make(chan struct{})
	if a.settings.Inline {
		work(cancel)()
		return
	}
	finished := false // of the window's thread
	var shown *controls.Dialog
	stop := func() {
		if !finished {
			finished = true
			close(cancel)
		}
	}
	time.AfterFunc(patience, func() {
		fyne.Do(func() {
			if finished {
				return
			}
			bar := widget.NewProgressBarInfinite()
			shown = controls.NewDialog(a.win.Canvas(), words, container.NewVBox(bar), "", say("background.stop"))
			shown.Closed = func() { bar.Stop(); stop() }
			a.openDialog(shown, fyne.NewSize(360, 120), nil)
		})
	})
	go func() {
		done := work(cancel)
		fyne.Do(func() {
			stopped := finished
			finished = true
			if shown != nil {
				shown.Close()
			}
			if !stopped {
				done()
			}
		})
	}()
}
