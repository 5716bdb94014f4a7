package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/files/wallchart"
)

// frame is what a screen of 60 pictures a second leaves for one.
const frame = time.Second / 60

// large is the window on an event of 500 players and 11 rounds, in a file, and what tells it the work that is done beside it.
func large(b *testing.B) (a *App, tell func()) {
	b.Helper()
	f := test.NewTempApp(b)
	folder := b.TempDir()
	beside := make(chan func(), 10_000) // what was worked out beside the window
	a = New(f, Settings{Folder: folder, State: filepath.Join(folder, "state"), Version: "test", Picker: noPicker{},
		Later: func(f func()) { beside <- f }})
	b.Cleanup(func() { a.documents.Close(); a.win.SetCloseIntercept(nil); a.win.Close() })
	var data bytes.Buffer
	if err := wallchart.Write(&data, &wallchart.File{Tournament: field(500, 11)}); err != nil {
		b.Fatal(err)
	}
	path := filepath.Join(folder, "Large.wallchart")
	if err := os.WriteFile(path, data.Bytes(), 0o600); err != nil {
		b.Fatal(err)
	}
	a.win.Resize(fyne.NewSize(1280, 800))
	for a.Open(path); a.doc == nil; {
		(<-beside)()
	}
	return a, func() {
		for {
			select {
			case f := <-beside:
				f()
			default:
				return
			}
		}
	}
}

// reportFrames tells the slowest of a hundred as a part of a frame, beside the middle one: what is above 1 misses a frame by our
// own doing. Painting is the driver's and is not in it; what is on disk before the change counts is.
func reportFrames(b *testing.B, took []time.Duration) {
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100])/float64(frame), "frames-p99")
	b.ReportMetric(float64(took[len(took)/2])/float64(frame), "frames-p50")
}

// BenchmarkKeyToScreen is from a key to everything in the window being up to date, 500 players by 11 rounds: an arrow, a result
// on the last round, and the same of the first, which all later sums depend on. Budget: p99 within a frame.
func BenchmarkKeyToScreen(b *testing.B) {
	for _, c := range []struct {
		name  string
		round int
		press func(a *App, i int)
	}{
		{"arrow", 11, func(a *App, i int) {
			a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: []fyne.KeyName{fyne.KeyDown, fyne.KeyUp}[i/20%2]})
		}},
		{"result", 11, func(a *App, i int) { a.win.Canvas().Focused().TypedRune(rune("10"[i%2])) }},
		{"correction", 1, func(a *App, i int) { a.win.Canvas().Focused().TypedRune(rune("10"[i%2])) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			a, tell := large(b)
			s := a.onRounds()
			s.turnTo(c.round)
			a.win.Canvas().Focus(s.grid)
			table := s.grid.Table()
			column := table.Column("result")
			s.grid.Select(0, column)
			var took []time.Duration
			for i := 0; b.Loop(); i++ {
				if c.name != "arrow" {
					s.grid.Select(i/2%200, column)
				}
				start := time.Now()
				c.press(a, i)
				took = append(took, time.Since(start))
				tell()
			}
			reportFrames(b, took)
		})
	}
}

// BenchmarkScroll is one turn of the wheel over the crosstable of 500 players by 11 rounds, until the grid has its picture.
func BenchmarkScroll(b *testing.B) {
	a, tell := large(b)
	a.show("crosstable")
	g := a.screen.(*tableScreen).grid
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		by := float32(-37)
		if i/300%2 == 1 {
			by = 37
		}
		start := time.Now()
		g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)})
		took = append(took, time.Since(start))
		tell()
	}
	reportFrames(b, took)
}
