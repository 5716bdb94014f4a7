package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/phrase"
)

// stick is an event on a disk that can be pulled out: its folder is then gone, and what is written into files that are open is lost.
type stick struct {
	t      *testing.T
	o      Options
	folder string
	path   string
	away   string // what was on it when it was pulled out
	out    bool
	stays  bool // the folder into which it is mounted, empty
}

func newStick(t *testing.T) *stick {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("what is open cannot be moved here")
	}
	_, o := place(t)
	s := &stick{t: t, folder: filepath.Join(t.TempDir(), "STICK")}
	o.disk.apart = func() bool { return s.out }
	s.o, s.path = o, filepath.Join(s.folder, "League.wallchart")
	must.Do(t, os.Mkdir(s.folder, 0o777))
	d := must.Have(Create(s.path, league(t).Tournament(), o))(t)
	must.Do(t, d.Close())
	return s
}

// pull takes it out: there is a copy of what was on it, whatever is written into the files that were there.
func (s *stick) pull() {
	s.t.Helper()
	s.away = filepath.Join(s.t.TempDir(), "away")
	must.Do(s.t, os.CopyFS(s.away, os.DirFS(s.folder)))
	must.Do(s.t, os.Chmod(filepath.Join(s.away, "."+strings.TrimSuffix(filepath.Base(s.path), Extension)+".wallchart.history"), 0o700))
	must.Do(s.t, os.RemoveAll(filepath.Join(s.t.TempDir(), "gone")))
	must.Do(s.t, os.Rename(s.folder, filepath.Join(s.t.TempDir(), "gone")))
	s.out = true
	if s.stays {
		must.Do(s.t, os.Mkdir(s.folder, 0o777))
	}
}

func (s *stick) plug() {
	s.t.Helper()
	if s.stays {
		must.Do(s.t, os.Remove(s.folder)) // only if it is empty
	}
	must.Do(s.t, os.Rename(s.away, s.folder))
	s.out = false
}

func news(d *Doc) string { return phrase.Join(" ", d.News()...).String() }

const pulledOut = "The disk with League.wallchart was pulled out, or is out of reach. Plug it in again: what you do until then is " +
	"written when it is back. Or keep the event elsewhere with Save as."

// TestAPulledStick: it is said at once and once, steps go on in memory and say so, and when the stick is back everything is on it without
// anybody doing anything.
func TestAPulledStick(t *testing.T) {
	for what, stays := range map[string]bool{"the folder goes along": false, "the folder stays, empty": true} {
		t.Run(what, func(t *testing.T) { pulledAndBack(t, stays) })
	}
}

func pulledAndBack(t *testing.T, stays bool) {
	s := newStick(t)
	s.stays = stays
	d := open(t, s.path, s.o)
	must.Do(t, d.Do(enter(0)))
	s.pull()
	if got := news(d); got != pulledOut {
		t.Errorf("it is said %q", got)
	}
	if got := news(d); got != "" {
		t.Errorf("and again %q", got)
	}
	if d.Trouble() != nil {
		t.Errorf("nothing is in memory only, and there is trouble: %v", d.Trouble())
	}
	for n := 1; n < 3; n++ {
		var lost *NotOnDisk
		err := d.Do(enter(n))
		if !errors.As(err, &lost) || !strings.Contains(err.Error(), "the folder is gone. Plug the disk in again") {
			t.Fatalf("step %d: %v", n, err)
		}
	}
	if err := d.Save(); !errors.As(err, new(*NotOnDisk)) {
		t.Errorf("saving says %v", err)
	}
	if err := d.Close(); err == nil || d.closed {
		t.Fatalf("an event with steps in memory only is closed: %v", err)
	}
	s.plug()
	if got := news(d); got != "The disk with League.wallchart is back, and every step is on it." || d.Trouble() != nil {
		t.Errorf("back again it is said %q; trouble %v", got, d.Trouble())
	}
	want := d.Tournament()
	if n := len(d.Entries()); n != 3 {
		t.Fatalf("there are %d steps", n)
	}
	crash(d)
	d = open(t, s.path, s.o)
	same(t, "on the stick, the event", want, d.Tournament())
	if n := len(d.Entries()); n != 3 {
		t.Errorf("on the stick are %d steps", n)
	}
	if aside, _ := filepath.Glob(filepath.Join(d.folder, "journal-*")); len(aside) > 0 {
		t.Errorf("kept aside are %v", aside)
	}
}

// TestAPulledStickIsNoticedByAStep, which says so, and the next one is written when it is back.
func TestAPulledStickIsNoticedByAStep(t *testing.T) {
	s := newStick(t)
	d := open(t, s.path, s.o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Save())
	must.Do(t, d.Do(enter(1)))
	s.pull()
	if err := d.Do(enter(2)); !errors.As(err, new(*NotOnDisk)) {
		t.Fatalf("the step says %v", err)
	}
	s.plug()
	must.Do(t, d.Do(enter(3)))
	if got := news(d); !strings.HasPrefix(got, pulledOut) || !strings.HasSuffix(got, "is back, and every step is on it.") {
		t.Errorf("it is said %q", got)
	}
	want := d.Tournament()
	must.Do(t, d.Close())
	f := must.Have(ReadFile(s.path))(t)
	same(t, "saved on the stick, the event", want, f.Tournament)
}

// TestAPulledStickIsLeft with Save as: what is done from then on has nothing to do with it.
func TestAPulledStickIsLeft(t *testing.T) {
	s := newStick(t)
	d := open(t, s.path, s.o)
	s.pull()
	if err := d.Do(enter(0)); err == nil {
		t.Fatal("a step is on a disk that is gone")
	}
	elsewhere := filepath.Join(t.TempDir(), "League.wallchart")
	must.Do(t, d.SaveAs(elsewhere))
	news(d)
	must.Do(t, d.Do(enter(1)))
	s.plug()
	if got := news(d); got != "" || d.Trouble() != nil {
		t.Errorf("the stick is told of: %q, %v", got, d.Trouble())
	}
	want := d.Tournament()
	must.Do(t, d.Close())
	f := must.Have(ReadFile(elsewhere))(t)
	same(t, "elsewhere, the event", want, f.Tournament)
}

// TestAnotherStickComesBack, on which somebody has gone on: their steps are kept, and it is said.
func TestAnotherStickComesBack(t *testing.T) {
	s := newStick(t)
	d := open(t, s.path, s.o)
	must.Do(t, d.Do(enter(0)))
	s.pull()
	news(d)
	theirs := s.o
	theirs.disk.apart = nil
	other := open(t, filepath.Join(s.away, filepath.Base(s.path)), theirs)
	must.Do(t, other.Do(enter(7)))
	crash(other)
	s.plug()
	must.Do(t, d.Do(enter(1)))
	got := news(d)
	if strings.Contains(got, "every step is on it") || strings.Contains(got, "taken away") ||
		!strings.Contains(got, "Another journal stood in the place of this event's. It is kept as ") {
		t.Errorf("it is said %q", got)
	}
	if aside, _ := filepath.Glob(filepath.Join(d.folder, "journal-*")); len(aside) != 1 {
		t.Errorf("kept aside are %v", aside)
	}
}

// TestAPulledStickWithEverything: an event that has no step in memory only can be closed, and nothing is missing afterwards.
func TestAPulledStickWithEverything(t *testing.T) {
	s := newStick(t)
	d := open(t, s.path, s.o)
	must.Do(t, d.Do(enter(0)))
	want := d.Tournament()
	s.pull()
	if err := d.Close(); !errors.As(err, new(*Recorded)) || !d.closed {
		t.Errorf("closing says %v", err)
	}
	s.plug()
	same(t, "on the stick, the event", want, open(t, s.path, s.o).Tournament())
}
