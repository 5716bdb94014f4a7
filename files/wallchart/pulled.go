package wallchart

import (
	"bytes"
	"os"
	"path/filepath"

	"wallchart/model/journal"
)

// # A stick that is pulled out
//
// Its folder is gone as if somebody had renamed it, but what is written into a file that is open goes nowhere. So the files are given up,
// steps are in memory only, and said to be, until the disk is back in its place: the journal on it then goes on with all that it lacks.

// lookAtDisk notices that the folder of the event is gone together with the disk it was on, or that what stands in its place is on another
// one, as the empty folder is into which a disk is mounted.
func (d *Doc) lookAtDisk() {
	if d.trail == nil || d.inPlace() {
		return
	}
	apart := d.disk.apart
	if apart == nil {
		apart = func() bool { return !unlinked(d.trail.file) && apartFrom(d.trail.file, remains(d.path)) }
	}
	if !apart() {
		return
	}
	d.giveUp()
	d.pulled = true
	d.tell("The disk with %s was pulled out, or is out of reach. Plug it in again: what you do until then is written when it is back. "+
		"Or keep the event elsewhere with Save as.", filepath.Base(d.path))
}

// isBack tells that a disk with the event is in its place.
func (d *Doc) isBack() bool {
	_, errFile := os.Lstat(d.path)
	_, errHistory := os.Lstat(d.folder)
	return errFile == nil || errHistory == nil
}

// remains is the folder that is left of a path; "" for none.
func remains(path string) string {
	for {
		above := filepath.Dir(path)
		if above == path {
			return ""
		}
		if info, err := os.Lstat(above); err == nil && info.IsDir() {
			return above
		}
		path = above
	}
}

// comeBack writes what is in memory only as soon as the disk is back.
func (d *Doc) comeBack() {
	if d.pulled && d.trail == nil && !d.closed && d.reopen() == nil {
		d.trouble = nil
	}
}

// isOwn tells that a journal has nothing but steps that were taken here.
func (d *Doc) isOwn(name string) bool {
	p, err := pastAt(name)
	if err != nil || p.hurt || p.base == "" {
		return false
	}
	steps := map[int]journal.Entry{}
	for _, e := range d.journal.Entries() {
		steps[e.N] = e
	}
	for _, e := range p.entries {
		there, err := journal.EncodeEntry(e)
		here, errHere := journal.EncodeEntry(steps[e.N])
		if err != nil || errHere != nil || !bytes.Equal(there, here) {
			return false
		}
	}
	return true
}
