// Package documents is the room of the files of events: opening them, ours and other programs', saving them, leaving
// them, and what was open lately.
package documents

import (
	"cmp"
	"slices"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// Window is what opens documents to be worked with.
type Window interface {
	host.Host
	Current() *wallchart.Doc            // the document that is open, nil for none
	Use(*wallchart.Doc)                 // makes another the one that is open, nil for none
	Start()                             // shows what can be opened
	Enter()                             // shows where people are entered
	Commit()                            // ends what is being typed
	Refresh()                           // shows what is said of the document
	Busy() bool                         // something is being asked
	Begin(list string)                  // begins an event with a list of players
	Leaving()                           // what else works on the document ends
	SayWith(sentence string, do func()) // answers in the status line, with something that can be done then
	Picker() picker.Picker              // asks for files
	Foreign() []picker.Kind             // other programs' files that an event is saved as
	SaveFor(path string) bool           // saves one of those, and tells whether the path is one
	Outside(path string)                // shows it with another program
	There(path string) bool             // shows the window that has a file, if one has
	Series(path string)                 // opens the file of a series of events
	// Reassure says, until it is put away, that an event is whole that was open when the program did not end properly.
	Reassure(sentence string)
	// Mode says, until the next round is paired, whether an event that came as a report file is in FIDE mode.
	Mode(sentence string)
}

// Documents are the files of events, as one window sees them.
type Documents struct {
	Window
	Folder string // where new events are kept, and Save as begins
	State  string // where events without a place of their own are kept; "" is the system's
	Clock  func() time.Time
	Memory *Memory           // of the events that were open
	Work   *work.Worker      // reads files off the window's thread
	Lately func(path string) // tells the system of a file that was opened or saved; nil for not
	// Learn takes in who plays in an event that is left and has a file of its own; nil for not.
	Learn func(*model.Tournament) (fresh, changed int, err error)

	resuming bool // what a crash left is being opened
}

// Options are those of every document.
func (d *Documents) Options() wallchart.Options {
	return wallchart.Options{State: d.State, Clock: d.Clock}
}

// File is the event's own file, "" where nothing is open or it has none yet.
func (d *Documents) File() string {
	if doc := d.Current(); doc != nil && !doc.Untitled() {
		return doc.Path()
	}
	return ""
}

// Unsaved are the paths of events without a file of their own. A copy that is only being looked at, in another window, is none of them:
// it goes when it is left.
func (d *Documents) Unsaved() []string {
	return slices.DeleteFunc(wallchart.Unsaved(d.Options()), func(path string) bool {
		k, _ := d.Memory.Of(path)
		return !k.Done && k.Copy.there()
	})
}

const recentMost = 8

// Recent are the events opened lately that have a file of their own, the last one
// first. Whether they are still there is not looked at: see Look.
func (d *Documents) Recent() []Known {
	recent := slices.DeleteFunc(d.Memory.All(), func(k Known) bool { return !k.Own })
	return recent[:min(len(recent), recentMost)]
}

// Interrupted are the events that were open when the program did not end properly.
// One that another window or program has open is none of them: it is asked for when
// it is opened.
func (d *Documents) Interrupted() []Known {
	return slices.DeleteFunc(d.Memory.All(), func(k Known) bool { return !k.Open })
}

// Place is where somebody was when the document that is open was last worked with.
func (d *Documents) Place() Place {
	k, _ := d.Memory.Of(d.Current().Path())
	return k.Place
}

// Note remembers where somebody is in the document that is open.
func (d *Documents) Note(p Place) {
	if doc := d.Current(); doc != nil && !doc.ReadOnly() {
		d.Memory.Change(doc.Path(), func(k *Known) { k.Place, k.Open, k.Done = p, !d.resuming, len(doc.Entries()) > 0 })
	}
}

// Moved remembers that an event was found elsewhere.
func (d *Documents) Moved(k Known, to string) {
	d.Memory.Forget(k.Path)
	d.Memory.Change(to, func(there *Known) { *there, there.Path = k, to })
}

// entered remembers that a document was opened.
func (d *Documents) entered(doc *wallchart.Doc) {
	d.Memory.Change(doc.Path(), func(k *Known) {
		k.Last, k.Own, k.Open = d.now(), !doc.Untitled(), !doc.ReadOnly() && !d.resuming
		k.Born = cmp.Or(born(doc.Entries()), k.Born)
	})
	if d.Lately != nil && !doc.Untitled() {
		d.Lately(doc.Path())
	}
}

// left remembers that a document is no longer open.
func (d *Documents) left(doc *wallchart.Doc) {
	if d.Learn != nil && !doc.Untitled() {
		if _, _, err := d.Learn(doc.Tournament()); err != nil {
			d.Say(words.Say("known.cannot", words.Reason(err)))
		}
	}
	if _, known := d.Memory.Of(doc.Path()); !known || doc.ReadOnly() {
		return // nothing was kept of it, or it is somebody else's
	}
	d.Memory.Change(doc.Path(), func(k *Known) {
		k.Last, k.Open = d.now(), false
		k.Born = cmp.Or(born(doc.Entries()), k.Born)
	})
}

func (d *Documents) now() time.Time {
	if d.Clock == nil {
		return time.Now()
	}
	return d.Clock()
}
