// bare is the least that Fyne can show: a window with one label. BenchmarkWindow holds the program against it.
package main

import (
	"fmt"
	"image"
	"os"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.New().NewWindow("Bare")
	painted := false
	probe := canvas.NewRaster(func(w, h int) image.Image {
		fyne.Do(func() {
			if !painted {
				painted = true
				said := fmt.Sprintf("painted %d cpu %.1f\n", time.Now().UnixNano(), programTime().Seconds()*1000)
				_ = os.WriteFile(os.Getenv("WALLCHART_MEASURE"), []byte(said), 0o600)
			}
		})
		return image.NewAlpha(image.Rect(0, 0, w, h))
	})
	probe.Resize(fyne.NewSize(1, 1))
	w.SetContent(container.NewStack(widget.NewLabel("One label"), container.NewWithoutLayout(probe)))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}

// programTime is what all threads of the program have computed so far.
func programTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
