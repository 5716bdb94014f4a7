package ui

import (
	"crypto/sha256"
	"io"
	"os"
	"path/filepath"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/ui/controls"
	"wallchart/ui/picker"
	"wallchart/ui/words"
)

// An event with anybody or anything in it is never removed by the program. Two
// kinds of files are, when they are left, because nothing goes with them: an
// event in which nobody has entered anything, and the copy of something that is
// still there, a sample or another program's file, to which nothing was done.
// Neither ever had a place that the organiser chose or was told of.

// origin is what an event without a file of its own is a copy of.
type origin struct {
	sample bool
	path   string
	sum    [sha256.Size]byte
}

// copyOf notes what a file holds; nil where it cannot be read again.
func copyOf(path string) *origin {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil
	}
	sum, ok := sumOf(abs)
	if !ok {
		return nil
	}
	return &origin{path: abs, sum: sum}
}

func sumOf(path string) (sum [sha256.Size]byte, ok bool) {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return sum, false
	}
	f, err := os.Open(path)
	if err != nil {
		return sum, false
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return sum, false
	}
	return [sha256.Size]byte(h.Sum(nil)), true
}

// there tells whether the original is still what it was.
func (o *origin) there() bool {
	if o == nil || o.sample {
		return o != nil
	}
	sum, ok := sumOf(o.path)
	return ok && sum == o.sum
}

// nothingToKeep tells whether the document may be removed when it is left.
func (a *App) nothingToKeep() bool {
	d := a.doc
	return d.Untitled() && len(d.Entries()) == 0 && (empty(d.Tournament()) || a.origin.there())
}

// empty tells an event in which nobody has entered anything.
func empty(t *model.Tournament) bool {
	for _, s := range t.Sections {
		if len(s.Players) > 0 || len(s.Teams) > 0 || len(s.Rounds) > 0 {
			return false
		}
	}
	return true
}

// openCopy opens an event that has no file yet. It is on disk all the same, in a
// place of its own, until Save as gives it one.
func (a *App) openCopy(t *model.Tournament, from *origin) error {
	if ps := t.Check().Grave(); len(ps) > 0 {
		return ps
	}
	d, err := wallchart.New(tiebreaks.WithUsual(t), a.docOptions())
	if err != nil {
		return err
	}
	if a.replace(d); a.doc == d {
		a.origin = from
	}
	return nil
}

// create gives a new event its file among the user's documents and opens it. Where
// that cannot be written the event is kept as one without a place, and that is
// said.
func (a *App) create(t *model.Tournament) error {
	if ps := t.Check().Grave(); len(ps) > 0 {
		return ps
	}
	t = tiebreaks.WithUsual(t)
	if a.doc != nil && !a.leaveEvent() {
		return controls.ErrStay // it has said why
	}
	d, err := wallchart.CreateIn(a.settings.Folder, picker.FileName(t.Name), t, a.docOptions())
	if err == nil {
		a.replace(d)
		a.show("players")
		a.sayWhere("new.saved")
		return nil
	}
	why := words.Say("new.noPlace", a.settings.Folder, words.Reason(err))
	if d, err = wallchart.New(t, a.docOptions()); err != nil {
		a.showStart()
		return err
	}
	a.replace(d)
	a.show("players")
	a.status.say(why)
	return nil
}

// sayWhere says where the event's file stands; a click opens its folder.
func (a *App) sayWhere(wording string) {
	path := a.doc.Path()
	a.status.sayWith(words.Say(wording, path), func() { a.outside.Show(filepath.Dir(path)) })
}
