package wallchart

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wallchart/model/journal"
	"wallchart/must"
)

// someTrail is a journal of a few steps with a save in between.
func someTrail(t testing.TB) []byte {
	t.Helper()
	f := must.Have(os.Create(filepath.Join(t.TempDir(), "journal")))(t)
	defer f.Close()
	tr := &trail{file: f}
	must.Do(t, tr.begin("League.wallchart", digest(nil)))
	j := league(t)
	must.Do(t, j.Do(enter(0)))
	must.Have(j.Undo())(t)
	for _, e := range j.Entries() {
		must.Do(t, tr.add(e))
	}
	must.Do(t, tr.add(trailMark{digest([]byte("x"))}))
	must.Do(t, j.Do(enter(1)))
	must.Do(t, tr.add(j.Entries()[j.Last()-1]))
	return must.Have(os.ReadFile(f.Name()))(t)
}

func TestTrailReadsBack(t *testing.T) {
	p := must.Have(readTrail(bytes.NewReader(someTrail(t))))(t)
	if len(p.entries) != 4 || p.torn || p.base != digest(nil) || p.entries[2].Step != journal.Undone {
		t.Errorf("read %+v", p)
	}
	if lacking, ok := p.since(digest([]byte("x"))); !ok || len(lacking.steps) != 1 {
		t.Errorf("the saved file lacks %d, %v", len(lacking.steps), ok)
	}
	if _, ok := p.since(digest([]byte("y"))); ok {
		t.Error("the journal belongs to any file")
	}
}

// TestALineOutOfPlaceIsFoundOut: each line's checksum is right for its own
// text, yet the journal's chain ends where the order is wrong.
func TestALineOutOfPlaceIsFoundOut(t *testing.T) {
	lines := bytes.SplitAfter(someTrail(t), []byte("\n"))
	for name, order := range map[string][]int{"missing": {0, 1, 3, 4, 5}, "twice": {0, 1, 1, 2, 3, 4, 5}, "exchanged": {0, 1, 3, 2, 4, 5}} {
		var b []byte
		for _, i := range order {
			b = append(b, lines[i]...)
		}
		if p, err := readTrail(bytes.NewReader(b)); err != nil || !p.hurt || len(p.entries) != 1 || p.lost == 0 {
			t.Errorf("with a line %s: %+v, %v", name, p, err)
		}
	}
}

func TestANewerJournalIsNotTouched(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o777))
	f := must.Have(os.Create(filepath.Join(historyFolder(path), "journal")))(t)
	tr := &trail{file: f}
	must.Do(t, tr.add(trailHead{"2", "League.wallchart", "x"}))
	must.Do(t, f.Close())
	if _, err := Open(path, o); err == nil || !strings.Contains(err.Error(), "newer version of Wallchart (format 2)") {
		t.Errorf("a newer journal: %v", err)
	}
	if info, err := os.Stat(f.Name()); err != nil || info.Size() != tr.good {
		t.Error("the newer journal was changed")
	}
}

// TestANonsenseJournal is no journal, however long, and no reason not to open.
func TestANonsenseJournal(t *testing.T) {
	in := &endless{again: "nonsense without an end ", left: 100 << 20}
	if _, err := readTrail(in); !errors.Is(err, errNoTrail) || in.left < 90<<20 {
		t.Errorf("nonsense: %v, with %d MB left", err, in.left>>20)
	}
	path, o := place(t)
	must.Do(t, os.Mkdir(historyFolder(path), 0o777))
	must.Do(t, os.WriteFile(filepath.Join(historyFolder(path), "journal"), []byte("nonsense\n\n"), 0o666))
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	want := d.Tournament()
	crash(d)
	same(t, "after nonsense in the journal the event", want, open(t, path, o).Tournament())
}

// TestManyWriters opens one document from many places at once: one at a time
// has it, and what each did is there in the end.
func TestManyWriters(t *testing.T) {
	path, o := place(t)
	var inside, did atomic.Int32
	var all sync.WaitGroup
	for range 6 {
		all.Go(func() {
			for range 40 {
				d, err := Open(path, o)
				var locked *Locked
				if errors.As(err, &locked) {
					continue
				}
				if err != nil {
					t.Errorf("neither open nor locked: %v", err)
					return
				}
				if n := inside.Add(1); n != 1 {
					t.Errorf("%d have the document at once", n)
				}
				if err := d.Do(enter(len(d.Entries()))); err != nil {
					t.Error(err)
				}
				did.Add(1)
				inside.Add(-1)
				if err := d.Close(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	d := open(t, path, o)
	if n := len(d.Entries()); n != int(did.Load()) || n == 0 {
		t.Errorf("%d steps were taken, %d are there", did.Load(), n)
	}
}

func FuzzTrail(f *testing.F) {
	whole := someTrail(f)
	f.Add(whole)
	f.Add(whole[:len(whole)-5])
	f.Add([]byte("00000000 {}\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := readTrail(bytes.NewReader(b))
		if err != nil {
			return
		}
		if p.hurt && !p.torn || p.lost > len(p.behind) {
			t.Fatalf("hurt is %v, torn %v, %d of %d lines are lost", p.hurt, p.torn, p.lost, len(p.behind))
		}
		if p.torn == (p.good == int64(len(b))) {
			t.Fatalf("%d of %d bytes are whole, torn is %v", p.good, len(b), p.torn)
		}
		again, err := readTrail(bytes.NewReader(b[:p.good]))
		if err != nil || again.torn {
			t.Fatalf("the whole lines alone: %v, %+v", err, again)
		}
		if diff := cmp.Diff(p.entries, again.entries, cmpopts.EquateEmpty()); diff != "" || len(p.marks) != len(again.marks) {
			t.Fatalf("the whole lines alone hold something else:\n%s", diff)
		}
	})
}
