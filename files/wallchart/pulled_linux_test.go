package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"wallchart/must"
)

// TestAReallyPulledStick takes a file system out of its place while an event on it is open, and puts it back. It needs the right to
// mount one.
func TestAReallyPulledStick(t *testing.T) {
	keep, place := t.TempDir(), filepath.Join(t.TempDir(), "STICK")
	must.Do(t, os.Mkdir(place, 0o777))
	if err := syscall.Mount("tmpfs", keep, "tmpfs", 0, "size=4m"); err != nil {
		t.Skipf("no file system to be had: %v", err)
	}
	defer func() { must.Do(t, syscall.Unmount(keep, syscall.MNT_DETACH)) }()
	plug := func() { must.Do(t, syscall.Mount(keep, place, "", syscall.MS_BIND, "")) }
	pull := func() { must.Do(t, syscall.Unmount(place, syscall.MNT_DETACH)) }
	plug()
	path, o := filepath.Join(place, "League.wallchart"), Options{By: "Eva", State: t.TempDir(), host: "CLUB"}
	d := must.Have(Create(path, league(t).Tournament(), o))(t)
	must.Do(t, d.Do(enter(0)))
	pull()
	if got := news(d); got != pulledOut {
		t.Errorf("it is said %q", got)
	}
	if err := d.Do(enter(1)); !errors.As(err, new(*NotOnDisk)) || !strings.Contains(err.Error(), "Plug the disk in again") {
		t.Errorf("a step says %v", err)
	}
	if err := d.Save(); !errors.As(err, new(*NotOnDisk)) {
		t.Errorf("saving says %v", err)
	}
	if left, err := os.ReadDir(place); err != nil || len(left) > 0 {
		t.Errorf("written where the stick was: %v, %v", left, err)
	}
	must.Do(t, os.Remove(place)) // as desktops do
	if err := d.Do(enter(2)); !errors.As(err, new(*NotOnDisk)) {
		t.Errorf("a step says %v", err)
	}
	must.Do(t, os.Mkdir(place, 0o777))
	plug()
	defer pull()
	if got := news(d); got != "The disk with League.wallchart is back, and every step is on it." || d.Trouble() != nil {
		t.Errorf("back again it is said %q; trouble %v", got, d.Trouble())
	}
	want := d.Tournament()
	must.Do(t, d.Do(enter(3)))
	must.Have(d.Undo())(t)
	must.Do(t, d.Close())
	f := must.Have(ReadFile(path))(t)
	same(t, "saved on the stick, the event", want, f.Tournament)
}
