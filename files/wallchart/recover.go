package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"wallchart/files/safeopen"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// recover makes the steps of the journal on disk again and goes on writing it.
// Where the folder could be written to once and cannot now, or the other way
// round, both places may have a journal that sets out from this file; the
// longer one then holds the shorter, whichever is damaged.
func (d *Doc) recover() error {
	var own *past // the journal in our own place
	var lacking lack
	var found, inOwn bool // something is known to lack, in our own place
	for _, folder := range d.places() {
		name := filepath.Join(folder, "journal")
		p, err := pastAt(name)
		mine := folder == d.folder && !d.readOnly
		switch {
		case errors.Is(err, errNoTrail):
			if mine {
				d.lost = true
				d.keepAside(name, func(aside string) phrase.Text {
					return phrase.New("Of the journal beside the file nothing can be read. Steps that are not in the file are lost; "+
						"the journal is kept as %s.", aside)
				})
			}
			continue
		case errors.Is(err, fs.ErrNotExist) || errors.As(err, new(*safeopen.Refused)):
			continue
		case err != nil:
			return err
		}
		l, ok := p.since(d.digest)
		switch {
		case mine && p.base == "" && !p.hurt:
			d.emptied = true
		case mine && ok:
			own = p
		case mine && p.base == "" && p.hurt:
			d.setAsideHeadless(name, p)
		case mine && len(p.entries) > 0:
			d.setAside(name, p)
		}
		if longer := len(l.steps) - len(lacking.steps); ok && (!found || longer > 0 || longer == 0 && mine) {
			lacking, found, inOwn = l, true, mine
		}
	}
	d.remember(own)
	if !d.aside {
		d.compareWithKept(own)
	}
	whole := d.replay(lacking.steps)
	switch {
	case own != nil && inOwn && own.hurt:
		d.tellDamage(lacking, own)
		inOwn = false
	case own != nil && own.hurt:
		d.lost = true
		d.keepAside(filepath.Join(d.folder, "journal"), keptAs([]phrase.Text{
			phrase.New("The journal is damaged: not every step that is in it could be read.")}))
	case !whole && own != nil && inOwn && !d.readOnly:
		d.setAside(filepath.Join(d.folder, "journal"), own)
		inOwn = false
	case lacking.broken:
		d.lost = true
		d.remark("The journal is damaged: not every step that is in it could be read.")
	}
	d.opened = len(d.journal.Entries())
	if d.readOnly || d.folder == "" {
		return nil
	}
	d.resume = func() error { return d.openTrail(own, own != nil && inOwn) }
	if err := d.resume(); err != nil {
		_ = d.failed(phrase.Text{}, err)
	}
	return nil
}

// replay makes steps again that the file lacks.
func (d *Doc) replay(lacking []journal.Entry) bool {
	had := len(d.journal.Entries())
	err := d.journal.Replay(lacking)
	d.since = len(d.journal.Entries()) - had
	switch {
	case err != nil:
		d.lost = true
		d.remark("Not every step that was not in the file yet could be made again: %s.", err)
	case d.since > 0 && !d.crashed:
		d.notes = append(d.notes, phrase.Count(d.since, "One step was not in the file yet and was made again.",
			"%d steps were not in the file yet and were made again."))
	}
	return err == nil
}

// tellCrash says, before all other notes and in one sentence, that the program did not end properly and whether
// anything is missing: what, the others say.
func (d *Doc) tellCrash() {
	switch {
	case !d.crashed:
	case d.lost && d.since == 0:
		d.begin(phrase.New("The program did not end properly; steps may be missing."))
	case d.lost:
		d.begin(phrase.Count(d.since, "The program did not end properly; steps may be missing (one step was made again).",
			"The program did not end properly; steps may be missing (%d steps were made again)."))
	case d.since == 0:
		d.begin(phrase.New("The program did not end properly; nothing is missing."))
	default:
		d.begin(phrase.Count(d.since, "The program did not end properly; nothing is missing (one step was made again).",
			"The program did not end properly; nothing is missing (%d steps were made again)."))
	}
}

// begin puts a sentence before all other notes.
func (d *Doc) begin(what phrase.Text) { d.notes = append([]phrase.Text{what}, d.notes...) }

// openTrail goes on with the journal that is there, cut off behind its last
// whole line, or puts a new one in its place that holds all steps the file lacks.
func (d *Doc) openTrail(own *past, belongs bool) error {
	name := filepath.Join(d.folder, "journal")
	t := &trail{disk: d.disk, lines: d.lines}
	entries := d.journal.Entries()
	if belongs {
		entries = entries[d.opened:]
		t.good, t.sum = own.good, own.sum
	} else {
		entries = entries[len(entries)-d.since:]
		if err := t.queue(trailHead{trailVersion, filepath.Base(d.path), d.digest}); err != nil {
			return err
		}
	}
	for _, e := range entries {
		if err := t.queue(e); err != nil {
			return err
		}
	}
	if d.trail != nil { // of a history that is replaced; Windows replaces no file that is open
		_ = d.trail.file.Close()
		d.trail = nil
	}
	if !belongs {
		// The former journal stays until the new one is whole.
		if err := d.disk.replace(name, t.pending, nil); err != nil {
			return err
		}
		t.good, t.pending = int64(len(t.pending)), nil
	}
	f, err := d.disk.open(name, os.O_RDWR|os.O_CREATE)
	if belongs && err != nil && unwritable(err) {
		return d.openTrail(own, false) // another user's, whose steps were made again
	}
	if err != nil {
		return err
	}
	t.file = f
	d.trail, d.resume = t, nil
	if belongs && own.torn {
		err = f.Truncate(own.good)
	}
	err = errors.Join(err, t.flush())
	d.disk.syncDir(d.folder)
	return err
}

func (d *Doc) stampNow() string { return d.options.now().UTC().Format("20060102T150405") }

// keepAside keeps a journal under another name as well and tells of that name.
func (d *Doc) keepAside(name string, tell func(aside string) phrase.Text) {
	aside := free(name + "-" + d.stampNow())
	err := d.disk.link(name, aside)
	if err != nil {
		var b []byte
		if b, err = safeopen.ReadOwn(name, maxTrail); err == nil {
			err = d.disk.replace(aside, b, nil)
		}
	}
	if err != nil {
		d.remark("The journal %s is damaged and could not be kept under another name: %s.", name, err)
		return
	}
	d.notes = append(d.notes, tell(aside))
}

// free is a name that no file has yet.
func free(name string) string {
	try := name
	for n := 2; ; n++ {
		if _, err := os.Lstat(try); err != nil {
			return try
		}
		try = fmt.Sprintf("%s-%d", name, n)
	}
}

// tellDamage keeps a damaged journal whole, and offers what stands in it behind
// the damage as an event of its own: whether these steps still fit, only who
// made them can tell.
func (d *Doc) tellDamage(l lack, own *past) {
	name := filepath.Join(d.folder, "journal")
	last := d.journal.Last()
	d.lost = d.lost || l.broken
	switch {
	case !l.broken:
		d.keepAside(name, func(aside string) phrase.Text {
			return phrase.New("The journal was damaged, and all steps in it could be read all the same. It is kept as %s.", aside)
		})
	case len(l.behind) == 0:
		d.keepAside(name, func(aside string) phrase.Text {
			return phrase.New("The journal is damaged: what was done after step %d of the log cannot be read and is not in the event. "+
				"The journal is kept as %s.", last, aside)
		})
	default:
		what := []phrase.Text{phrase.New("The journal is damaged: what was done after step %d of the log cannot all be read.", last)}
		if to, made := d.offer(d.journal.Entries(), l.behind); made > 0 {
			what = append(what, phrase.Count(made,
				"Without the missing, the event with the one step that can be read behind it is %[2]s; "+
					"compare the two and go on with the better one.",
				"Without the missing, the event with the %[1]d steps that can be read behind it is %[2]s; "+
					"compare the two and go on with the better one.", made, filepath.Base(to)))
		}
		d.keepAside(name, keptAs(what))
	}
}

// setAsideHeadless keeps a journal whose first line cannot be read. Which file
// its steps set out from is not known; if they begin where the file's log ends,
// what they lead to is offered.
func (d *Doc) setAsideHeadless(name string, p *past) {
	d.lost = true
	l := lackOf(nil, p.behind)
	for len(l.behind) > 0 && l.behind[0].N <= d.journal.Last() {
		l.behind = l.behind[1:]
	}
	what := []phrase.Text{phrase.New("The journal is damaged in its first line, and steps in it may not be in the file.")}
	if len(l.behind) > 0 && l.behind[0].N == d.journal.Last()+1 {
		if to, made := d.offer(d.journal.Entries(), l.behind); made > 0 {
			what = append(what, phrase.Count(made,
				"With the one that can be read the event is %[2]s; compare the two and go on with the better one.",
				"With the %[1]d that can be read the event is %[2]s; compare the two and go on with the better one.",
				made, filepath.Base(to)))
		}
	}
	d.keepAside(name, keptAs(what))
}

// keptAs goes on with the name under which a journal is kept.
func keptAs(what []phrase.Text) func(aside string) phrase.Text {
	return func(aside string) phrase.Text {
		return phrase.Join(" ", append(what, phrase.New("The journal is kept as %s.", aside))...)
	}
}

// offer writes what steps lead to from the event as it is beside the document,
// and tells how many of them could be made.
func (d *Doc) offer(log, changes []journal.Entry) (to string, made int) {
	j := journal.New(steps.List, d.journal.Tournament(), log, nil)
	standing := 0
	for _, e := range changes {
		e.N = j.Last() + 1
		if e.Step == journal.Undone && len(e.With) == 0 && standing == 0 {
			continue // it takes back what cannot be read
		}
		if j.Replay([]journal.Entry{e}) != nil {
			continue
		}
		made++
		if e.Step == journal.Undone {
			standing = max(0, standing-1)
		} else {
			standing++
		}
	}
	if made == 0 {
		return "", 0
	}
	to, err := d.writeRecovered(j)
	if err != nil {
		return "", 0
	}
	return to, made
}

func (d *Doc) writeRecovered(j *journal.Journal) (to string, err error) {
	to = d.path[:len(d.path)-len(filepath.Ext(d.path))] + " (recovered " + d.stampNow() + ")" + Extension
	b, err := encode(j.Tournament(), j.Entries())
	if err != nil {
		return to, err
	}
	return to, d.disk.replace(to, b, nil)
}

// setAside keeps a journal that does not belong to the file: somebody put
// another file in its place. If the file it set out from is among the versions,
// what it led to is written beside the document.
func (d *Doc) setAside(name string, p *past) {
	d.lost = true
	aside := free(name + "-" + d.stampNow())
	if err := os.Rename(name, aside); err != nil {
		d.remark("The journal %s does not belong to this file and could not be put aside: %s.", name, err)
		return
	}
	d.aside = true
	what := []phrase.Text{phrase.Count(len(p.entries),
		"The file was changed by another program since it was last open here; one step that was made then is not in it.",
		"The file was changed by another program since it was last open here; %d steps that were made then are not in it.")}
	changes, f := p.entries, withDigest(d.folder, p.base)
	for i := len(p.marks) - 1; i >= 0 && f == nil; i-- {
		if f = withDigest(d.folder, p.marks[i].digest); f != nil {
			changes = p.entries[p.marks[i].after:]
		}
	}
	if f != nil {
		j := journal.New(steps.List, f.Tournament, f.Log, nil)
		err := j.Replay(changes)
		to := ""
		if err == nil {
			to, err = d.writeRecovered(j)
		}
		if err == nil {
			what = append(what, phrase.New("What they led to is kept as %s.", filepath.Base(to)))
		}
	}
	d.notes = append(d.notes, keptAs(what)(aside))
}
