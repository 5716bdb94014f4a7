//go:build gui

package main

import (
	"cmp"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"wallchart/assets/icons"
	"wallchart/assets/release"
	"wallchart/files/places"
	"wallchart/files/wallchart"
	"wallchart/ui"
	"wallchart/ui/handover"
	"wallchart/ui/kit/grid"
	"wallchart/ui/mac"
)

// patience is for how long the program asks not to be ended otherwise while it leaves its events: a terminal that is closed says so twice.
const patience = 3 * time.Second

func main() {
	first, handed := meeting().Begin(os.Args[1:])
	if handed {
		return
	}
	drawn := screen()
	tidy()
	hurry()
	grid.Strips = true
	logTo(ui.LogFile())
	var w *ui.App
	var tray handover.Tray // what the system hands over by itself
	ended := false
	leave := func() bool { // on the window's thread
		ended = ended || w != nil && ui.End(w)
		return ended
	}
	if err := mac.Attend(mac.Door{Open: tray.Put, End: leave, Later: fyne.Do, Words: ui.MacWords}); err != nil {
		slog.Warn("the menus of a Mac", "error", err)
	}
	a := app.NewWithID("org.wallchart.Wallchart")
	a.SetIcon(fyne.NewStaticResource("wallchart.png", icons.PNG))
	w = ui.New(a, ui.Settings{Language: lang.SystemLocale().LanguageString(), Folder: places.Documents(), Version: release.Version(),
		Room: func() fyne.Size { return room(a) }, End: func() {
			if first != nil {
				first.Close()
			}
			end(a)
		}})
	a.Lifecycle().SetOnStarted(func() {
		time.AfterFunc(started, func() {
			late := func() <-chan time.Time { return time.After(patience) }
			heed(late, func() (left bool) { // Fyne has asked for these signals when it began, and would end without leaving the events
				fyne.DoAndWait(func() { left = leave() })
				return left
			})
			sparing(func() { fyne.Do(w.Window().Content().Refresh) })
		})
	})
	measure(w.Window())
	orEnd(drawn())
	w.Show(os.Args[1:]...)
	w.Watch(5 * time.Second)
	if first != nil {
		first.Serve(func(files []string, mine func() bool) {
			fyne.Do(func() {
				if mine() {
					w.Handed(files)
				}
			})
		})
	}
	tray.Serve(func(files []string) { fyne.Do(func() { w.Handed(files) }) })
	a.Run()
	ui.CloseFiles(w) // Fyne ended by itself
}

// orEnd ends the program, with a word, where there can be no window.
func orEnd(err error) {
	if err != nil {
		refuse(err)
		os.Exit(1)
	}
}

// meeting is where the programs of this user on this screen find each other.
func meeting() handover.Meeting {
	return handover.System(wallchart.Options{}.StateFolder(), cmp.Or(os.Getenv("WAYLAND_DISPLAY"), os.Getenv("DISPLAY")))
}

// saved is how long Fyne may take to write a preference that was just changed.
const saved = 250 * time.Millisecond

// end ends the program once every event is closed. Fyne's own end sends to a queue that it is closing, which now and then is answered with
// a trace and a bad exit status.
func end(a fyne.App) {
	for _, w := range a.Driver().AllWindows() {
		w.Hide()
	}
	time.AfterFunc(saved, func() { os.Exit(0) })
}

// logAtMost is how much of the log is kept, and as much again of what was before it, beside it as wallchart.log.1.
const logAtMost = 1 << 20

// logTo sends the log, and the trace of a crash, to a file: a window has no
// terminal to write to.
func logTo(path string) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return
	}
	if info, err := os.Stat(path); err == nil && info.Size() > logAtMost {
		_ = os.Rename(path, path+".1") // a second window may still write to it; then it goes on there
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(f, nil)))
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
	slog.Info("started", "version", release.Version())
}

// While the program starts it collects no garbage, unless there were this much: there is hardly any, and looking for it takes
// a tenth of the time of a start. The pause after it lets the first picture come first.
const (
	startAtMost = 256 << 20
	started     = time.Second
)

func hurry() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(-1)
		debug.SetMemoryLimit(startAtMost)
	}
}

// sparing has the program be sparing with memory from then on: it gives back what is free when nothing is done. How much garbage may be
// before it is looked for is left as usual: with half of that every eighth key of a large event met the search, and its picture came late.
func sparing(repaint func()) {
	if os.Getenv("GOGC") != "" {
		return
	}
	debug.SetGCPercent(100)
	debug.SetMemoryLimit(math.MaxInt64)
	free()
	leave()
	giveBack(repaint)
}
