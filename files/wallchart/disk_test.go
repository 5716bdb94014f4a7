package wallchart

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"wallchart/must"
	"wallchart/phrase"
)

func TestDiskFull(t *testing.T) {
	path, o := place(t)
	room := int64(1 << 20)
	o.disk.room = &room
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	room = 40 // less than a line
	var n *NotOnDisk
	err := d.Do(enter(1))
	if !errors.As(err, &n) || !errors.Is(err, syscall.ENOSPC) ||
		!strings.Contains(err.Error(), "is made, but could not be written to disk: the disk is full. Free some space") {
		t.Fatalf("on a full disk the organiser is told %v", err)
	}
	if d.UndoLabel().Empty() || d.Trouble() == nil {
		t.Error("on a full disk the step was not made, or no trouble is told")
	}
	want := d.Tournament()
	if err := d.Close(); err == nil || d.closed {
		t.Fatalf("on a full disk the document was closed: %v", err)
	}
	elsewhere := filepath.Join(t.TempDir(), "Stick.wallchart")
	room = 1 << 20
	must.Do(t, d.Retry())
	must.Do(t, d.Do(enter(2)))
	want2 := d.Tournament()
	if want == want2 {
		t.Fatal("no step was made")
	}
	crash(d)
	room = 1 << 20
	d = open(t, path, o)
	same(t, "after a full disk the event", want2, d.Tournament())
	room = 10
	if err := d.Do(enter(3)); !errors.As(err, &n) {
		t.Errorf("on a full disk the organiser is told %v", err)
	}
	room = 1 << 20
	must.Do(t, d.SaveAs(elsewhere))
	f := must.Have(ReadFile(elsewhere))(t)
	same(t, "saved elsewhere, the event", d.Tournament(), f.Tournament)
	if d.Trouble() != nil || d.Path() != elsewhere {
		t.Errorf("saved elsewhere, there is trouble: %v", d.Trouble())
	}
}

// TestDiskFullDuringASave lets the disk fill up at every seventh byte of what a
// save writes, file and journal.
func TestDiskFullDuringASave(t *testing.T) {
	unlessShort(t)
	path, o := place(t)
	name := filepath.Join(historyFolder(path), "journal")
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	file := must.Have(os.ReadFile(path))(t)
	steps := must.Have(os.ReadFile(name))(t)
	for left, saved := int64(0), 0; saved < 40; left += 7 {
		must.Do(t, os.WriteFile(path, file, 0o666))
		must.Do(t, os.WriteFile(name, steps, 0o666))
		d := open(t, path, o)
		room := left
		d.disk.room, d.trail.disk.room = &room, &room
		if err := d.Save(); err == nil {
			saved++
		} else if now, _ := os.ReadFile(path); string(now) != string(file) {
			t.Fatalf("with room for %d bytes the save failed and changed the file", left)
		}
		crash(d)
		if strings.Contains(files(t, filepath.Dir(path)), ".tmp-") {
			t.Fatalf("with room for %d bytes a temporary file was left", left)
		}
		d = open(t, path, o)
		same(t, fmt.Sprintf("with room for %d bytes the event", left), want, d.Tournament())
		clean(t, fmt.Sprintf("with room for %d bytes", left), d)
		crash(d)
		if saved == 1 && left < 500 {
			t.Fatalf("the save succeeded with room for %d bytes", left)
		}
	}
}

// TestFolderReadOnly: steps are kept in the user's own folder, are there after
// a crash, and can be saved elsewhere.
func TestFolderReadOnly(t *testing.T) {
	path, o := place(t)
	writable := o
	o.disk.refuse = func(p string) error {
		if strings.HasPrefix(p, filepath.Dir(path)) {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EROFS}
		}
		return nil
	}
	d := open(t, path, o)
	if n := phrase.Join(" ", d.Notes()...).String(); !strings.Contains(n,
		"Steps are kept in your own folder and not beside the file: the file or its folder cannot be written to.") {
		t.Errorf("the notes are %q", n)
	}
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "in a read-only folder the event after a crash", want, d.Tournament())
	if err := d.Close(); err == nil || !d.closed || !strings.Contains(err.Error(), "every step is kept in") {
		t.Fatalf("closed in a read-only folder: %v", err)
	}
	d = open(t, path, writable)
	same(t, "when the folder can be written to again the event", want, d.Tournament())
	must.Do(t, d.Do(enter(2)))
	want = d.Tournament()
	crash(d)
	d = open(t, path, writable)
	same(t, "after a crash in the folder the event", want, d.Tournament())
	must.Do(t, d.Close())
	d = open(t, path, o)
	same(t, "saved, the event", want, d.Tournament())
	if d.Dirty() {
		t.Error("steps from before the save were made again")
	}
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must.Do(t, d.Do(enter(3)))
	must.Do(t, d.SaveAs(to))
	f := must.Have(ReadFile(to))(t)
	same(t, "saved elsewhere, the event", d.Tournament(), f.Tournament)
}

// TestAFileMarkedReadOnly is told at once, and its steps are kept all the same.
func TestAFileMarkedReadOnly(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Chmod(path, 0o444))
	d := open(t, path, o)
	if n := phrase.Join(" ", d.Notes()...).String(); !strings.Contains(n, "The file is marked read-only") {
		t.Errorf("the notes are %q", n)
	}
	must.Do(t, d.Do(enter(0)))
	want := d.Tournament()
	if err := d.Close(); err == nil || !strings.Contains(err.Error(), "every step is kept in") {
		t.Errorf("closing says %v", err)
	}
	same(t, "opened again, the event", want, open(t, path, o).Tournament())
}

// TestNowhereToWrite: the event stays usable in memory and says so.
func TestNowhereToWrite(t *testing.T) {
	path, o := place(t)
	shut := true
	o.disk.refuse = func(p string) error {
		if shut {
			return &os.PathError{Op: "open", Path: p, Err: syscall.EACCES}
		}
		return nil
	}
	d := open(t, path, o)
	var n *NotOnDisk
	if err := d.Do(enter(0)); !errors.As(err, &n) || d.UndoLabel().Empty() {
		t.Fatalf("nowhere to write, the organiser is told %v", err)
	}
	if err := d.Close(); !errors.As(err, &n) || d.closed {
		t.Fatalf("nowhere to write, closing says %v", err)
	}
	shut = false
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must.Do(t, d.SaveAs(to))
	must.Do(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	same(t, "saved elsewhere after all, the event", want, open(t, to, o).Tournament())
}
