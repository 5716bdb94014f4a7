package documents

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
)

// An event with anybody or anything in it is never removed by the program. Two
// kinds of files are, when they are left, because nothing goes with them: an
// event in which nobody has entered anything, and the copy of something that is
// still there, a sample or another program's file, to which nothing was done.
// Neither ever had a place that the organiser chose or was told of.

// Origin is what an event without a file of its own is a copy of: a sample, or another program's file with what it held. It is
// remembered with the event, so that a crash does not make a copy something to be kept.
type Origin struct {
	Sample bool   `json:"sample,omitempty"`
	Path   string `json:"path,omitempty"`
	Sum    string `json:"sum,omitempty"` // SHA-256
}

// copyOf notes what a file holds; nothing where it cannot be read again.
func copyOf(path string) Origin {
	abs, err := filepath.Abs(path)
	if err != nil {
		return Origin{}
	}
	sum := sumOf(abs)
	if sum == "" {
		return Origin{}
	}
	return Origin{Path: abs, Sum: sum}
}

// sumOf is "" where the file cannot be read.
func sumOf(path string) string {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil))
}

// there tells whether the original is still what it was.
func (o Origin) there() bool { return o.Sample || o.Sum != "" && sumOf(o.Path) == o.Sum }

// nothingToKeep tells whether the document may be removed when it is left.
func (d *Documents) nothingToKeep() bool {
	doc := d.Current()
	if !doc.Untitled() || len(doc.Entries()) > 0 {
		return false
	}
	k, _ := d.Memory.Of(doc.Path())
	return empty(doc.Tournament()) || k.Copy.there()
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
// place of its own, until Save as gives it one. A step is made at once, so that it
// can be taken back.
func (d *Documents) openCopy(t *model.Tournament, from Origin, step journal.Change) error {
	if ps := t.Check().Grave(); len(ps) > 0 {
		return ps
	}
	doc, err := wallchart.New(catalogue.WithUsual(t), d.Options())
	if err != nil {
		return err
	}
	if step != nil {
		if err := doc.Do(step); err != nil {
			return err
		}
	}
	if d.replace(doc); d.Current() == doc {
		d.Memory.Change(doc.Path(), func(k *Known) { k.Copy = from })
	}
	return nil
}

// Create gives a new event its file among the user's documents and opens it. Where
// that cannot be written the event is kept as one without a place, and that is
// said.
func (d *Documents) Create(t *model.Tournament) error {
	if ps := t.Check().Grave(); len(ps) > 0 {
		return ps
	}
	t = catalogue.WithUsual(t)
	if d.Current() != nil && !d.Leave() {
		return controls.ErrStay // it has said why
	}
	doc, err := wallchart.CreateIn(d.Folder, picker.FileName(t.Name), t, d.Options())
	if err == nil {
		d.replace(doc)
		d.Enter()
		d.sayWhere("new.saved")
		return nil
	}
	why := words.Say("new.noPlace", d.Folder, words.Reason(err))
	if doc, err = wallchart.New(t, d.Options()); err != nil {
		d.Start()
		return err
	}
	d.replace(doc)
	d.Enter()
	d.Say(why)
	return nil
}

// sayWhere says where the event's file stands; a click opens its folder.
func (d *Documents) sayWhere(wording string) {
	path := d.Current().Path()
	d.SayWith(words.Say(wording, path), func() { d.Outside(filepath.Dir(path)) })
}
