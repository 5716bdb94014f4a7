//go:build gui

package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

func main() {
	a := app.NewWithID("org.wallchart.Wallchart")
	w := a.NewWindow("Wallchart")
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}
