package ui

import (
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/files/recent"
	"wallchart/ui/documents"
	"wallchart/ui/ratings"
	"wallchart/ui/settings"
)

// windows are those of one program. Each has an event of its own, with its own steps
// back and forth; what is chosen for all events holds in all of them.
type windows struct {
	all    []*oneWindow
	fresh  func() *oneWindow // opens another
	end    func()            // ends the program
	look   *settings.Look
	memory *documents.Memory
	lists  *ratings.Lists // the rating lists that are installed
}

// oneWindow is a window as the others see it.
type oneWindow struct {
	win       fyne.Window
	scale     float32       // when it was looked at last
	path      func() string // of its event, "" for none
	open      func(path string)
	resume    func(path string, ended func()) // what a crash left
	ask       func()                          // asks for a file to open
	take      func(list string)               // of players, into the section that is shown or a new event
	busy      func() bool                     // something is being asked
	raise     func()
	leave     func() bool // its event, if it can be left
	closeFile func()      // closes its file, without a window
	start     func()      // shows what can be opened
	close     func()
	anew      func() // furnishes it in another language
	refresh   func() // shows its screen anew
	news      func() // tells what others have done to the file
}

// has is the window with the event of a file, nil for none.
func (w *windows) has(path string) *oneWindow {
	for _, one := range w.all {
		if p := one.path(); p != "" && documents.Same(p, path) {
			return one
		}
	}
	return nil
}

// goTo shows the window that has a file, and tells whether there is one.
func (w *windows) goTo(path string) bool {
	one := w.has(path)
	if one == nil {
		return false
	}
	one.raise()
	return true
}

// open opens files: the first in a window in which nothing is open yet, each other
// one in a window of its own, and one that is open already where it is.
func (w *windows) open(here *oneWindow, paths []string, how func(*oneWindow, string)) {
	for _, path := range paths {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		if w.goTo(path) {
			continue
		}
		if here == nil || here.path() != "" || here.busy() {
			here = w.fresh()
		}
		how(here, path)
	}
}

// dropped opens what was dropped on a window: events as open does, each list of
// players in the window itself, one after the other.
func (w *windows) dropped(here *oneWindow, events, lists []string) {
	w.open(here, events, func(one *oneWindow, path string) { one.open(path) })
	for _, list := range lists {
		here.take(list)
	}
}

// begin opens what the command line names, and what was open when the program did
// not end properly.
func (w *windows) begin(here *oneWindow, paths []string, interrupted []documents.Known) {
	w.open(here, paths, func(one *oneWindow, path string) { one.open(path) })
	for _, k := range interrupted {
		if w.has(k.Path) != nil {
			continue
		}
		one := here
		if one.path() != "" || one.busy() {
			one = w.fresh()
		}
		one.resume(k.Path, func() {
			if one.path() == "" && one != here {
				w.closes(one)
			}
		})
	}
}

// handed opens what a later start of the program was given as open does, or shows a window when it was given nothing. What
// was asked for comes to the front.
func (w *windows) handed(paths []string) {
	here := w.all[0]
	if free := slices.IndexFunc(w.all, func(one *oneWindow) bool { return one.path() == "" && !one.busy() }); free >= 0 {
		here = w.all[free]
	}
	if len(paths) == 0 {
		here.raise()
		return
	}
	w.open(here, paths, func(one *oneWindow, path string) {
		one.raise()
		one.open(path)
	})
}

// latelyOf tells the system which event was opened.
func latelyOf(s Settings) func(path string) {
	if s.Lately != nil || s.Inline {
		return s.Lately
	}
	return func(path string) { go recent.Add(path) }
}

// closes leaves a window; with the last one the program ends.
func (w *windows) closes(one *oneWindow) {
	if one.path() != "" && !one.leave() {
		return
	}
	w.all = slices.DeleteFunc(w.all, func(o *oneWindow) bool { return o == one })
	if len(w.all) > 0 {
		one.close()
		return
	}
	w.over()
}

// quit leaves every event and ends the program, unless one cannot be left: then it is false.
func (w *windows) quit() bool {
	for i, one := range w.all {
		if one.path() == "" || one.leave() {
			continue
		}
		for _, left := range w.all[:i] {
			left.start()
		}
		one.raise()
		return false
	}
	w.over()
	return true
}

func (w *windows) over() {
	w.lists.Close()
	w.memory.Settle()
	w.end()
}

// watch looks every so often for what others have done to the files that are open.
func (w *windows) watch(every time.Duration, later func(func())) {
	go func() {
		for range time.Tick(every) {
			later(func() {
				for _, one := range w.all {
					one.news()
				}
			})
		}
	}()
}

// each does something in every window.
func (w *windows) each(do func(*oneWindow)) {
	for _, one := range slices.Clone(w.all) {
		do(one)
	}
}

// fitting is the size that a window is opened with: as wanted, and not larger than there is room for.
func fitting(wanted fyne.Size, room func() fyne.Size) fyne.Size {
	if room == nil {
		return wanted
	}
	if r := room(); r.Width > 0 && r.Height > 0 {
		return wanted.Min(r)
	}
	return wanted
}
