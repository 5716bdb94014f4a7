package wallchart

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// saveAfter is how many steps the journal may hold before the file is written
// by itself, so that opening after a crash stays quick.
const saveAfter = 1000

var _ journal.Ledger = (*Doc)(nil)

// Made tells whether a step counts as made that ended with an error: there is none, or it says only that the step is in memory and not on
// disk yet. Every later step tries again to write it, and so does closing. Of several errors all must say no more than that.
func Made(err error) bool {
	switch of := err.(type) {
	case nil, *NotOnDisk:
		return true
	case interface{ Unwrap() []error }:
		all := of.Unwrap()
		joined := errors.Join(all...) // and no sentence of its own, with them as its reasons
		return joined != nil && joined.Error() == err.Error() && !slices.ContainsFunc(all, func(one error) bool { return !Made(one) })
	}
	return false
}

// Do makes a change, of which this was warned, and returns when it is on disk. An error refuses it, and the event is as it was, unless it
// is Made.
func (d *Doc) Do(c journal.Change, warned ...journal.Warned) error {
	return d.step(d.writeSteps, func() error {
		err := d.journal.Do(c, warned...)
		if err == nil && d.Meanwhile != nil {
			d.Meanwhile()
		}
		return err
	})
}

// Undo takes the last step back and returns its change. Errors are as Do's, or
// journal.ErrNothingToUndo.
func (d *Doc) Undo() (c journal.Change, err error) {
	err = d.step(d.writeSteps, func() (err error) { c, err = d.journal.Undo(); return err })
	return c, err
}

// Redo makes the step last undone again and returns its change. Errors are as
// Do's, or journal.ErrNothingToRedo.
func (d *Doc) Redo() (c journal.Change, err error) {
	err = d.step(d.writeSteps, func() (err error) { c, err = d.journal.Redo(); return err })
	return c, err
}

// UndoTo goes back to the state right after entry n of Undoable, or with 0 to
// the state the document was opened in.
func (d *Doc) UndoTo(n int) error {
	return d.step(d.writeSteps, func() error { return d.journal.UndoTo(n) })
}

func (d *Doc) step(write func([]journal.Entry) error, take func() error) error {
	if d.closed {
		return errClosed
	}
	if d.readOnly {
		return ErrReadOnly
	}
	before, known := d.journal.Tournament(), len(d.journal.Entries())
	if err := take(); err != nil {
		return err
	}
	fresh := d.journal.Entries()[known:]
	if len(fresh) == 0 {
		return nil
	}
	d.since += len(fresh)
	if err := write(fresh); err != nil {
		return err
	}
	d.keepRounds(before)
	if d.since >= saveAfter {
		_ = d.Save() // the steps are in the journal whether or not it succeeds
	}
	return nil
}

// writeSteps writes entries to the journal on disk.
func (d *Doc) writeSteps(entries []journal.Entry) error {
	if err := d.queueSteps(entries); err != nil {
		return err
	}
	if err := d.trail.flush(); err != nil {
		return d.failed(entries[len(entries)-1].Words(), err)
	}
	d.trouble = nil
	return nil
}

// queueSteps puts entries where the next flush writes them.
func (d *Doc) queueSteps(entries []journal.Entry) error {
	label := entries[len(entries)-1].Words()
	d.look()
	if d.trail == nil {
		if err := d.reopen(); err != nil {
			return d.failed(label, err)
		}
		d.trouble = nil
		return nil
	}
	for _, e := range entries {
		if err := d.trail.queue(e); err != nil {
			return d.failed(label, err)
		}
	}
	return nil
}

// reopen opens the journal if it could not be opened before, with all steps.
func (d *Doc) reopen() error {
	if d.resume == nil {
		return errNoPlace
	}
	return d.resume()
}

func (d *Doc) failed(label phrase.Text, err error) error {
	d.trouble = &NotOnDisk{Err: err}
	return &NotOnDisk{Label: label, Err: err}
}

// Trouble says why steps are in memory only; nil when all are on disk.
func (d *Doc) Trouble() error { return d.trouble }

// Unwritten tells whether steps that Take has made are still to be written.
func (d *Doc) Unwritten() bool { return d.trouble == nil && d.trail != nil && len(d.trail.pending) > 0 }

// Retry puts on disk what is in memory only.
func (d *Doc) Retry() error {
	if d.trouble == nil && !d.Unwritten() {
		return nil
	}
	d.look()
	again := d.reopen
	if d.trail != nil {
		again = d.trail.flush
	}
	if err := again(); err != nil {
		return d.failed(phrase.Text{}, err)
	}
	d.trouble = nil
	return nil
}

// keepRounds keeps the state after each round that a step has completed, and
// that of an unfinished round when the next one is paired. It is a convenience:
// that it fails is no reason to trouble anybody, the steps are on disk.
func (d *Doc) keepRounds(before *model.Tournament) {
	if d.folder == "" {
		return
	}
	now := d.journal.Tournament()
	for _, s := range now.Sections {
		old := before.Section(s.ID)
		if s == old || old == nil {
			continue
		}
		if r := complete(s); r > complete(old) {
			d.keepRound(s.ID, r, now)
		} else if n := len(old.Rounds); len(s.Rounds) > n && complete(old) < n {
			d.keepRound(s.ID, n, before)
		}
	}
}

// complete is the last round up to which every round is finished.
func complete(s *model.Section) int {
	for r := range s.Rounds {
		if len(s.Rounds[r].Pairings) == 0 || len(s.Rounds[r].Open()) > 0 {
			return r
		}
	}
	return len(s.Rounds)
}

func (d *Doc) keepRound(section model.ID, round int, t *model.Tournament) {
	folder := filepath.Join(d.folder, "versions")
	b, err := encode(t, d.journal.Entries())
	if err != nil || d.disk.mkdir(folder) != nil {
		return
	}
	_ = d.disk.replace(filepath.Join(folder, fmt.Sprintf("section-%d-round-%d%s", section, round, Extension)), b, nil)
}

// Recorded says that the file could not be written, and that every step is kept
// in the journal all the same.
type Recorded struct {
	Folder string // where the journal is
	Moved  bool   // its folder was moved or renamed
	Err    error
}

// Words says so, and why.
func (r *Recorded) Words() phrase.Text {
	why := phrase.New("%s", r.Err)
	if disk := (*NotOnDisk)(nil); errors.As(r.Err, &disk) {
		why = cause(disk.Err)
	}
	if r.Moved {
		return phrase.New("the file could not be written, but every step is kept in %s, in the folder that was moved or renamed, "+
			"and will be there when the file is opened again: %s", r.Folder, why)
	}
	return phrase.New("the file could not be written, but every step is kept in %s and will be there when the file is opened "+
		"again: %s", r.Folder, why)
}

func (r *Recorded) Error() string { return r.Words().String() }

// Unwrap gives the reason.
func (r *Recorded) Unwrap() error { return r.Err }

// Close writes the file and gives it free. When the file cannot be written but
// every step is in the journal, the document is closed and the error is a
// *Recorded. When steps are in memory only, it stays open, so that they can be
// saved elsewhere; Discard gives them up. A file without a step to be written is
// left as it is, whoever has changed it or taken it away.
func (d *Doc) Close() error {
	if d.closed {
		return nil
	}
	if d.readOnly {
		d.Discard()
		return nil
	}
	d.look()
	var err error
	if d.since > 0 {
		err = d.Save()
	}
	if err != nil && d.recorded() != nil {
		return err
	}
	folder := d.folder
	if d.moved {
		folder = filepath.Base(d.folder)
	}
	d.Discard()
	if err != nil {
		return &Recorded{folder, d.moved, err}
	}
	return nil
}

// recorded makes sure that every step is in the journal, and that the journal is
// where the next opening finds it.
func (d *Doc) recorded() error {
	if d.pulled && d.trouble == nil {
		return nil // on the disk that was pulled out
	}
	if err := d.Retry(); err != nil {
		return err
	}
	d.look()
	if d.trail == nil {
		if err := d.reopen(); err != nil {
			return d.failed(phrase.Text{}, err)
		}
	}
	return nil
}

// Discard closes without writing the file. Steps in the journal come back when
// the file is opened again, those in memory only are gone.
func (d *Doc) Discard() {
	if d.closed {
		return
	}
	d.closed = true
	saved := d.since == 0 && d.lock != nil && (d.trail == nil || d.inPlace())
	d.leave()
	if saved && !d.readOnly && d.folder != "" {
		_ = os.Remove(filepath.Join(d.folder, "journal"))
		_ = os.Remove(d.folder) // only if it is empty
	}
}
