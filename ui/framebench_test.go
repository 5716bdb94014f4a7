package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/tables"
)

// frame is what a screen of 60 pictures a second leaves for one.
const frame = time.Second / 60

// bigDesk is the window on an event of 500 players and 11 rounds, in a file.
type bigDesk struct {
	*App
	beside chan func()     // what is to be done in the window's next turns
	turns  []time.Duration // how long they took
}

func large(b *testing.B) *bigDesk {
	b.Helper()
	f := test.NewTempApp(b)
	folder := must.Have(os.MkdirTemp("", "large"))(b)
	b.Cleanup(func() { _ = os.RemoveAll(folder) }) // something may still be written there beside
	d := &bigDesk{beside: make(chan func(), 10_000)}
	a := New(f, Settings{Folder: folder, State: filepath.Join(folder, "state"), Version: "test", Picker: noPicker{},
		Later: func(f func()) { d.beside <- f }})
	d.App = a
	b.Cleanup(func() { a.documents.Close(); a.win.SetCloseIntercept(nil); a.win.Close() })
	var data bytes.Buffer
	must.Do(b, wallchart.Write(&data, &wallchart.File{Tournament: field(500, 11)}))
	path := filepath.Join(folder, "Large.wallchart")
	must.Do(b, os.WriteFile(path, data.Bytes(), 0o600))
	a.win.Resize(fyne.NewSize(1280, 800))
	for a.Open(path); a.doc == nil; {
		(<-d.beside)()
	}
	return d
}

// rest does what comes after the key: the explanation, what was found beside the window's own work, menus. Each is a turn of
// the window, after which it takes the next key.
func (d *bigDesk) rest() {
	for {
		select {
		case f := <-d.beside:
			start := ownTime()
			f()
			d.turns = append(d.turns, ownTime()-start)
		default:
			return
		}
	}
}

// reportFrames tells the slowest of a hundred as a part of a frame, beside the middle one: what is above 1 misses a frame by our
// own doing. Painting is the driver's, waiting the disk's, and both are not in it.
func reportFrames(b *testing.B, took []time.Duration, name string) {
	if len(took) == 0 {
		return
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100])/float64(frame), name+"-p99")
	b.ReportMetric(float64(took[len(took)/2])/float64(frame), name+"-p50")
}

// BenchmarkKeyToScreen is from a key to the grid, 500 players by 11 rounds: an arrow, a result on the last round, one of the
// first, which all later sums depend on, and the same two with the crosstable and the standings shown. Budget: p99 within a
// frame; so for each of the turns that follow.
func BenchmarkKeyToScreen(b *testing.B) {
	for _, c := range []struct {
		name   string
		screen string
		round  int
	}{
		{"arrow", "rounds", 11}, {"result", "rounds", 11}, {"correction", "rounds", 1},
		{"crosstable", "crosstable", 11}, {"standings", "standings", 1},
	} {
		b.Run(c.name, func(b *testing.B) {
			d := large(b)
			s := d.onRounds()
			s.TurnTo(c.round)
			table := s.Grid.Table()
			column := table.Column("result")
			d.show(c.screen)
			d.win.Canvas().Focus(d.screen.Focus())
			d.rest()
			d.turns = nil
			key := func(i int) { // a result, on another board each time
				result := steps.Result{model.Win, model.Loss}
				if i%2 == 0 {
					result = steps.Result{model.Loss, model.Win}
				}
				_ = d.Do(steps.SetResult{Section: 1, Round: c.round, Board: i/2%200 + 1, Result: result})
			}
			switch {
			case c.name == "arrow":
				s.Grid.Select(0, column)
				key = func(i int) {
					d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: []fyne.KeyName{fyne.KeyDown, fyne.KeyUp}[i/20%2]})
				}
			case c.screen == "rounds":
				key = func(i int) { d.win.Canvas().Focused().TypedRune(rune("10"[i%2])) }
			}
			var took []time.Duration
			runtime.LockOSThread() // the window has one of its own
			defer runtime.UnlockOSThread()
			for i := 0; b.Loop(); i++ {
				if c.screen == "rounds" && c.name != "arrow" {
					s.Grid.Select(i/2%200, column)
					d.rest()
				}
				start := ownTime()
				key(i)
				took = append(took, ownTime()-start)
				d.rest()
			}
			reportFrames(b, took, "frames")
			reportFrames(b, d.turns, "turn")
		})
	}
}

// BenchmarkScroll is one turn of the wheel over the crosstable of 500 players by 11 rounds, until the grid has its picture.
func BenchmarkScroll(b *testing.B) {
	d := large(b)
	d.show("crosstable")
	g := d.screen.(*tables.Table).Grid
	var took []time.Duration
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for i := 0; b.Loop(); i++ {
		by := float32(-37)
		if i/300%2 == 1 {
			by = 37
		}
		start := ownTime()
		g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)})
		took = append(took, ownTime()-start)
		d.rest()
	}
	reportFrames(b, took, "frames")
}
