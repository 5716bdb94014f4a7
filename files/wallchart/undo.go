package wallchart

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// The steps that the file holds already are kept in the folder undo, so that
// they can be taken back after the file was closed:
//
//	steps                  as a journal: a first line, entries, and for every save a line that says what the file was then
//	from-1f3a….wallchart   the event that the steps set out from
//
// They belong to the file when the last save they tell of is the file. Nothing
// but the last line is read before somebody asks for an earlier step.

// undoKept is how many bytes of steps are kept, if the file itself is not larger.
const undoKept = 1 << 20

// archive is the file of steps, as far as it is known to belong to the document.
type archive struct {
	good int64
	sum  uint32
}

func undoSteps(folder string) string { return filepath.Join(folder, "undo", "steps") }

func undoBase(folder, sum string) string {
	return filepath.Join(folder, "undo", "from-"+sum[:min(16, len(sum))]+Extension)
}

// archiveOf finds the steps that are kept in a history and the digest of the
// file that they lead to, by their last line alone.
func archiveOf(folder string) (a *archive, leadsTo string) {
	if safeopen.Folder(folder) != nil || safeopen.Folder(filepath.Join(folder, "undo")) != nil {
		return nil, ""
	}
	f, err := safeopen.Own(undoSteps(folder), os.O_RDONLY, 0)
	if err != nil {
		return nil, ""
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, ""
	}
	b := make([]byte, min(200, info.Size()))
	if _, err := f.ReadAt(b, info.Size()-int64(len(b))); err != nil || len(b) == 0 || b[len(b)-1] != '\n' {
		return nil, ""
	}
	line := b[bytes.LastIndexByte(b[:len(b)-1], '\n')+1:]
	sum, ok := bears(line)
	var mark trailMark
	if !ok || len(line) < 10 || json.Unmarshal(line[9:], &mark) != nil || mark.Saving == "" {
		return nil, ""
	}
	return &archive{info.Size(), sum}, mark.Saving
}

// remember tells the journal what led to the file: the steps that are kept, and
// those that a save wrote which was stopped before it could keep them too.
func (d *Doc) remember(own *past) {
	if d.folder == "" {
		return
	}
	a, leadsTo := archiveOf(d.folder)
	if a == nil {
		return
	}
	var more []journal.Entry
	if leadsTo != d.digest {
		var ok bool
		if more, ok = own.between(leadsTo, d.digest); !ok {
			d.strange = true
			return
		}
	}
	folder, base := d.folder, ""
	d.journal.Remember(journal.Past{
		Steps: func() ([]journal.Entry, error) {
			p, err := archived(folder, a.good)
			if err != nil {
				return nil, err
			}
			base = p.base
			return append(p.entries, more...), nil
		},
		Base: func() (*model.Tournament, error) {
			f, sum, err := readOwn(undoBase(folder, base))
			if err == nil && sum != base {
				err = phrase.Errorf("the state that the steps set out from is not what it was")
			}
			if err != nil {
				return nil, err
			}
			return f.Tournament, nil
		},
		Same: sameEvent,
	})
	if len(more) == 0 {
		d.archive = a
	} else if !d.readOnly {
		_ = d.append(a, more, d.digest)
	}
}

// between returns the steps from one save to another.
func (p *past) between(from, to string) (steps []journal.Entry, ok bool) {
	if p == nil {
		return nil, false
	}
	start, end := -1, -1
	if p.base == from {
		start = 0
	}
	for _, m := range p.marks {
		switch m.digest {
		case from:
			start = m.after
		case to:
			end = m.after
		}
	}
	if start < 0 || end < start {
		return nil, false
	}
	return p.entries[start:end], true
}

// archived reads the steps that are kept, up to where they were when the file
// was opened.
func archived(folder string, upTo int64) (*past, error) {
	f, err := safeopen.Own(undoSteps(folder), os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := make([]byte, upTo)
	if _, err = f.ReadAt(b, 0); err != nil {
		return nil, err
	}
	p, err := readTrail(bytes.NewReader(b))
	if err == nil && (p.torn || p.base == "") {
		err = phrase.Errorf("the steps that are kept are damaged")
	}
	return p, err
}

// sameEvent tells whether two events would be the same file.
func sameEvent(a, b *model.Tournament) bool {
	x, errX := encode(a, nil)
	y, errY := encode(b, nil)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}

// keepSteps keeps the steps that a save has just written. That it fails is no
// loss of anything in the event: after the next opening, undo then begins there.
func (d *Doc) keepSteps(entries []journal.Entry, sum string, size int) {
	if d.folder == "" {
		return
	}
	if d.journal.Forgotten() != nil {
		d.archive = nil
	}
	most := max(undoKept, int64(2*size))
	if d.archive != nil && d.append(d.archive, entries, sum) == nil && d.archive.good < 2*most {
		return
	}
	if d.archiveAnew(sum, int(most)) != nil {
		d.archive = nil
	}
}

// append adds steps to those that are kept.
func (d *Doc) append(a *archive, entries []journal.Entry, sum string) error {
	d.archive = nil
	f, err := d.disk.open(undoSteps(d.folder), os.O_RDWR)
	if err != nil {
		return err
	}
	defer f.Close()
	t := &trail{disk: d.disk, file: f, good: a.good, sum: a.sum}
	for _, e := range entries {
		if e.Step != journal.Done {
			e.Kind, e.With, e.Of = "", nil, 0 // the steps themselves are here
		}
		if err := t.queue(e); err != nil {
			return err
		}
	}
	if err := t.add(trailMark{sum}); err != nil {
		return err
	}
	d.archive = &archive{t.good, t.sum}
	return nil
}

// archiveAnew writes all steps that can be taken back, the oldest apart where
// they are too many.
func (d *Doc) archiveAnew(sum string, most int) error {
	base, steps, err := d.journal.Archive(most)
	if err != nil {
		return err
	}
	b, err := encode(base, nil)
	if err != nil {
		return err
	}
	if err := d.disk.mkdir(filepath.Join(d.folder, "undo")); err != nil {
		return err
	}
	from := undoBase(d.folder, digest(b))
	if err := d.disk.replace(from, b, nil); err != nil {
		return err
	}
	t := &trail{disk: d.disk}
	err = t.queue(trailHead{trailVersion, filepath.Base(d.path), digest(b)})
	for _, e := range steps {
		err = errors.Join(err, t.queue(e))
	}
	err = errors.Join(err, t.queue(trailMark{sum}))
	if err != nil {
		return err
	}
	if err := d.disk.replace(undoSteps(d.folder), t.pending, nil); err != nil {
		return err
	}
	d.archive = &archive{int64(len(t.pending)), t.sum}
	names, _ := os.ReadDir(filepath.Dir(from))
	for _, n := range names {
		if strings.HasPrefix(n.Name(), "from-") && n.Name() != filepath.Base(from) {
			_ = os.Remove(filepath.Join(filepath.Dir(from), n.Name()))
		}
	}
	return nil
}

// Forgotten says why steps from before the opening cannot be taken back although
// their history stands beside the file; nil when nothing is wrong with it.
func (d *Doc) Forgotten() error {
	switch err := d.journal.Forgotten(); {
	case err != nil:
		return err
	case d.strange:
		return phrase.Errorf("the steps that are kept in %s lead to another state of the file", filepath.Base(d.folder))
	}
	return nil
}
