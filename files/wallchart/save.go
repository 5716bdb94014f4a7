package wallchart

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Create writes a new file and opens it. A file of that name is not touched.
func Create(path string, t *model.Tournament, o Options) (*Doc, error) {
	path, err := canonical(path)
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); err == nil {
		return nil, &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	b, err := proven(t, nil)
	if err != nil {
		return nil, err
	}
	if err := o.disk.create(path, b); err != nil {
		return nil, err
	}
	return Open(path, o)
}

// New opens an event that has no file of its own yet: one that was just begun,
// or imported. Its steps are kept all the same, in the user's state folder,
// until SaveAs gives it a place; after a crash Unsaved finds it.
func New(t *model.Tournament, o Options) (*Doc, error) {
	folder := filepath.Join(o.state(), "unsaved")
	name := strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|.`, r) {
			return leftOut
		}
		return r
	}, t.Name)
	if r := []rune(strings.TrimSpace(name)); len(r) > 0 {
		name = string(r[:min(len(r), 40)])
	} else {
		name = "Event"
	}
	err := o.disk.allowed(folder)
	if err == nil {
		err = os.MkdirAll(folder, 0o700)
	}
	for n := 1; err == nil; n++ {
		var d *Doc
		d, err = Create(filepath.Join(folder, fmt.Sprintf("%s %d%s", name, n, Extension)), t, o)
		if err == nil {
			return d, nil // untitled, as it stands there
		}
		if errors.Is(err, fs.ErrExist) {
			err = nil
		}
	}
	// Nowhere to write: the event is open in memory, and SaveAs may find a place.
	d := &Doc{options: o, disk: o.disk, untitled: true, path: name + Extension}
	d.start(&File{Tournament: t}, "")
	d.trouble = &NotOnDisk{Err: err}
	d.remark("%s", d.trouble)
	return d, nil
}

// Unsaved lists the events that New began and that have no place of their own
// yet: what a crash left. Open opens them.
func Unsaved(o Options) []string {
	all, _ := filepath.Glob(filepath.Join(o.state(), "unsaved", "*"+Extension))
	return all
}

func isUnsaved(path string, o Options) bool {
	folder, err := canonical(filepath.Join(o.state(), "unsaved"))
	return err == nil && filepath.Dir(path) == folder
}

// Forget closes a document that was never given a place and removes it.
func (d *Doc) Forget() error {
	if !d.untitled {
		return phrase.Errorf("the event has a file of its own; remove it where it stands")
	}
	d.Discard()
	if d.folder == "" {
		return nil
	}
	return errors.Join(os.Remove(d.path), os.RemoveAll(d.folder))
}

func encode(t *model.Tournament, log []journal.Entry) ([]byte, error) {
	var b bytes.Buffer
	err := render(&b, &File{Tournament: t, Log: log}, maxChange)
	return b.Bytes(), err
}

// proven is encode for what takes the place of a file: it is read back first.
func proven(t *model.Tournament, log []journal.Entry) ([]byte, error) {
	b, err := encode(t, log)
	if err == nil {
		err = readable(b)
	}
	return b, err
}

// Save writes the file whole and empties the journal. The file as it was is
// kept among the versions. On an error the file is as it was.
func (d *Doc) Save() error {
	switch {
	case d.closed:
		return errClosed
	case d.readOnly:
		return ErrReadOnly
	case d.folder == "" && d.trouble != nil:
		return d.trouble
	}
	d.look()
	if d.trail == nil && d.resume != nil {
		// The history may have been taken away.
		if err := d.resume(); err != nil && d.pulled {
			return &NotOnDisk{Err: err}
		}
	}
	if d.since == 0 && !d.gone && d.foreign == "" {
		return nil
	}
	return d.write()
}

// write writes the file, whatever stands in its place.
func (d *Doc) write() error {
	b, err := proven(d.Tournament(), d.Entries())
	if err != nil {
		return err
	}
	sum := digest(b)
	err = d.disk.replace(d.path, b, func() error {
		if d.trail != nil {
			_ = d.trail.add(trailMark{sum})
		}
		return d.keepFile(true)
	})
	if err != nil {
		return &NotOnDisk{Err: err, Kept: d.trouble == nil && d.trail != nil}
	}
	d.saved(sum, b)
	return nil
}

// saved notes that the file holds everything.
func (d *Doc) saved(sum string, b []byte) {
	d.see()
	d.keepSaved(b)
	entries := d.Entries()
	d.keepSteps(entries[len(entries)-d.since:], sum, len(b))
	d.digest, d.since, d.stale = sum, 0, false
	d.journal.MarkSaved()
	d.trouble = nil
	if d.trail != nil {
		// If it fails, the first line waits for the next step, or the journal
		// goes on behind the mark.
		_ = d.trail.begin(filepath.Base(d.path), sum)
	}
}

// SaveAs writes the event to another place and goes on there. A file already
// there is replaced and kept among the versions of the new place; the file the
// document came from stays as it was last written.
func (d *Doc) SaveAs(path string) error {
	if d.closed {
		return errClosed
	}
	path, err := canonical(path)
	if err != nil {
		return err
	}
	if path == d.path && !d.readOnly && d.folder != "" {
		return d.Save()
	}
	n := &Doc{path: path, options: d.options, disk: d.disk, journal: d.journal}
	if old, err := os.Lstat(path); err == nil {
		n.disk.mode = old.Mode()
	}
	if err := n.enter(); err != nil {
		return err
	}
	b, err := proven(d.Tournament(), d.Entries())
	if err == nil {
		err = n.disk.replace(path, b, func() error {
			return n.keepFile(true)
		})
	}
	if err != nil {
		n.leave()
		return &NotOnDisk{Err: err}
	}
	n.digest = digest(b)
	n.keepSaved(b)
	n.keepSteps(nil, n.digest, len(b))
	if n.folder != "" {
		name := filepath.Join(n.folder, "journal")
		if p, err := pastAt(name); err == nil && len(p.entries) > 0 {
			_ = os.Rename(name, name+"-"+d.options.now().UTC().Format("20060102T150405"))
		}
		n.resume = func() error { return n.openTrail(nil, false) }
		if err := n.resume(); err != nil {
			_ = n.failed(phrase.Text{}, err)
		}
	}
	d.moveTo(n)
	return nil
}

// moveTo leaves the old place, of which all steps are in the new one.
func (d *Doc) moveTo(n *Doc) {
	old := *d
	if old.folder != "" && !old.readOnly {
		old.since = 0 // its journal goes
		old.Discard()
		if old.untitled {
			_ = os.Remove(old.path)
			_ = os.RemoveAll(old.folder)
		}
	}
	d.path, d.folder, d.lock, d.trail, d.digest, d.guard = n.path, n.folder, n.lock, n.trail, n.digest, n.guard
	d.archive, d.strange = n.archive, false
	d.moved, d.pulled = false, false
	d.see()
	d.resume = nil
	if d.trail == nil && d.folder != "" {
		d.resume = func() error { return d.openTrail(nil, false) }
	}
	d.notes = append(d.notes, n.notes...)
	d.readOnly, d.untitled, d.trouble, d.since = false, false, n.trouble, 0
	d.journal.MarkSaved()
}
