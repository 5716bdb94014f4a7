// bare is the least that Fyne can show: a window with one label. BenchmarkWindow holds the program against it. With an argument it also
// draws 300 pictures, one a frame, and says how many came late: what this screen does with next to nothing to draw.
package main

import (
	"fmt"
	"image"
	"os"
	"slices"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

const (
	pictures = 300
	perFrame = time.Second / 60
)

func main() {
	w := app.New().NewWindow("Bare")
	m := &meter{label: widget.NewLabel("One label")}
	m.probe = canvas.NewRaster(func(w, h int) image.Image {
		m.drawn = true
		fyne.Do(m.painted)
		return image.NewAlpha(image.Rect(0, 0, w, h))
	})
	m.probe.Resize(fyne.NewSize(1, 1))
	w.SetContent(container.NewStack(m.label, container.NewWithoutLayout(m.probe)))
	w.Resize(fyne.NewSize(1280, 800))
	if len(os.Args) > 1 {
		each := fyne.NewAnimation(time.Hour, func(float32) { m.tick() })
		each.RepeatCount = fyne.AnimationRepeatForever
		each.Start()
	}
	w.ShowAndRun()
}

type meter struct {
	label   *widget.Label
	probe   *canvas.Raster
	seen    bool
	drawn   bool
	waiting bool
	began   time.Time
	shown   time.Time // the picture before
	from    time.Time // no picture is asked for before
	took    []time.Duration
	missed  int
}

func (m *meter) painted() {
	now := time.Now()
	switch {
	case !m.drawn:
		return
	case !m.seen:
		m.seen, m.from = true, now.Add(time.Second)
		write(fmt.Sprintf("painted %d cpu %.1f\n", now.UnixNano(), programTime().Seconds()*1000))
		return
	case !m.waiting:
		return
	}
	m.waiting = false
	if len(m.took) > 0 && now.Sub(m.shown) > perFrame*3/2 {
		m.missed++
	}
	m.shown, m.took = now, append(m.took, now.Sub(m.began))
	if len(m.took) < pictures {
		return
	}
	slices.Sort(m.took)
	at := func(percent int) float64 { return float64(m.took[pictures*percent/100].Microseconds()) / 1000 }
	write(fmt.Sprintf("bare p50 %.1f p99 %.1f missed %d\n", at(50), at(99), m.missed))
}

func (m *meter) tick() {
	m.painted() // where this turn of the window comes before the one that waits
	if !m.seen || m.waiting || len(m.took) == pictures || time.Now().Before(m.from) {
		return
	}
	m.began, m.waiting, m.drawn = time.Now(), true, false
	m.label.SetText(fmt.Sprint("Picture ", len(m.took)))
	m.probe.Refresh()
}

func write(said string) {
	f, err := os.OpenFile(os.Getenv("WALLCHART_MEASURE"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	_, _ = f.WriteString(said)
}

// programTime is what all threads of the program have computed so far.
func programTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
