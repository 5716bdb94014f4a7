// Package documents is the window's room for the files of events: opening them,
// ours and other programs', saving them, leaving them, and what was open lately.
package documents

import (
	"os"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/files/wallchart"
	"wallchart/ui/controls"
	"wallchart/ui/picker"
)

// Window is what opens documents to be worked with.
type Window struct {
	Current func() *wallchart.Doc // the document that is open, nil for none
	Use     func(*wallchart.Doc)  // makes another the one that is open, nil for none
	Start   func()                // shows what can be opened
	Enter   func()                // shows where people are entered
	Commit  func()                // ends what is being typed
	Refresh func()                // shows what is said of the document
	Busy    func() bool           // something is being asked
	Begin   func(list string) error
}

// Documents are the files of events, as one window sees them.
type Documents struct {
	Window
	Folder  string // where new events are kept, and Save as begins
	State   string // where events without a place of their own are kept; "" is the system's
	Clock   func() time.Time
	Prefs   fyne.Preferences // where the events opened lately are remembered
	Picker  func() picker.Picker
	Foreign func() []picker.Kind   // other programs' files that an event is saved as
	SaveFor func(path string) bool // saves one of those, and tells whether the path is one
	Say     func(sentence string)
	SayWith func(sentence string, link func())
	Tell    func(title, text string)
	Ask     func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) // opens a dialog
	Canvas  fyne.Canvas                                                    // over which dialogs stand
	Outside func(path string)                                              // shows it with another program

	origin *origin // what the document that is open is a copy of, as long as it has no file of its own; nil for nothing
}

// Options are those of every document.
func (d *Documents) Options() wallchart.Options {
	return wallchart.Options{State: d.State, Clock: d.Clock}
}

// Unsaved are the paths of events without a file of their own.
func (d *Documents) Unsaved() []string { return wallchart.Unsaved(d.Options()) }

const (
	prefRecent = "recent"
	recentMost = 8
)

// Recent lists the events opened lately that are still there.
func (d *Documents) Recent() []string {
	var there []string
	for _, path := range d.Prefs.StringList(prefRecent) {
		if _, err := os.Stat(path); err == nil {
			there = append(there, path)
		}
	}
	return there
}

// remember puts an event at the head of the recent ones.
func (d *Documents) remember(path string) {
	list := []string{path}
	for _, p := range d.Prefs.StringList(prefRecent) {
		if p != path && len(list) < recentMost {
			list = append(list, p)
		}
	}
	d.Prefs.SetStringList(prefRecent, list)
}
