package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"wallchart/must"
)

// TestReallyFull works on a file system of 64 kB until it is full, frees some of
// it and goes on. It needs the right to mount one.
func TestReallyFull(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("no small file system to be had: %v", err)
	}
	defer func() { must.Do(t, syscall.Unmount(dir, syscall.MNT_DETACH)) }()
	path, o := filepath.Join(dir, "League.wallchart"), Options{By: "Eva", State: filepath.Join(dir, "state"), host: "CLUB"}
	d := must.Have(Create(path, league(t).Tournament(), o))(t)
	ballast := filepath.Join(dir, "ballast")
	must.Do(t, os.WriteFile(ballast, make([]byte, 32<<10), 0o666))
	acknowledged := d.Tournament()
	var refused *NotOnDisk
	for n := 0; ; n++ {
		err := d.Do(enter(n))
		if errors.As(err, &refused) {
			break
		}
		must.Do(t, err)
		acknowledged = d.Tournament()
		if n > 1000 {
			t.Fatal("the disk is never full")
		}
	}
	if err := d.Save(); !errors.As(err, &refused) {
		t.Fatalf("saved on a full disk: %v", err)
	}
	last := d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "killed on a full disk, the event", acknowledged, d.Tournament())
	crash(d)
	must.Do(t, os.Remove(ballast))
	d = open(t, path, o)
	same(t, "with room again, the event", acknowledged, d.Tournament())
	must.Do(t, d.Do(enter(len(d.Entries()))))
	must.Do(t, d.Close())
	f := must.Have(ReadFile(path))(t)
	same(t, "saved with room again, the event", last, f.Tournament)
}
