package desks

import (
	"bytes"
	"path/filepath"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
)

func event(t *testing.T) *wallchart.Doc {
	t.Helper()
	start := (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A"})
	start = start.With(&model.Section{ID: 2, Name: "B"})
	d, err := wallchart.Create(filepath.Join(t.TempDir(), "e.wallchart"), start, wallchart.Options{State: t.TempDir(), By: "Ann"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	return d
}

func hall(t *testing.T) *server.Server {
	t.Helper()
	s, err := begin(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	return s
}

// settle takes at all desks until none has anything that waits.
func settle(t *testing.T, all ...*Desk) (conflicts []Conflict) {
	t.Helper()
	quiet := 0
	for end := time.Now().Add(20 * time.Second); quiet < 5; {
		if time.Now().After(end) {
			t.Fatal("the desks do not come to rest")
		}
		quiet++
		for _, d := range all {
			c, err := d.Take()
			if err != nil {
				t.Fatal(err)
			}
			conflicts = append(conflicts, c...)
			if d.Waiting() > 0 || d.shared != all[0].shared {
				quiet = 0
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
	return conflicts
}

func bytesOf(t *testing.T, d *Desk) []byte {
	t.Helper()
	b, err := wallchart.Encode(d.doc.Tournament(), d.doc.Entries())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestTwoDesksComeToTheSame, when both make steps at the same time; what touches is a conflict and is made nowhere.
func TestTwoDesksComeToTheSame(t *testing.T) {
	s := hall(t)
	ann, err := open(s, "x", "ann", event(t))
	if err != nil {
		t.Fatal(err)
	}
	defer ann.Leave()
	bob, err := enter(s, "x", "bob", filepath.Join(t.TempDir(), "e.wallchart"), wallchart.Options{State: t.TempDir(), By: "Bob"})
	if err != nil {
		t.Fatal(err)
	}
	defer bob.Leave()
	defer func() { _ = bob.doc.Close() }()
	for i := range 20 {
		for d, section := range map[*Desk]model.ID{ann: 1, bob: 2} {
			if err := d.Do(journal.SetLots{Section: section, Seed: int64(i + 1)}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if c := settle(t, ann, bob); len(c) > 0 {
		t.Fatalf("steps in two sections touch: %+v", c)
	}
	if n := len(ann.doc.Entries()); n != 40 {
		t.Errorf("the log has %d entries, not 40", n)
	}
	if !bytes.Equal(bytesOf(t, ann), bytesOf(t, bob)) {
		t.Errorf("the desks differ:\n%s\n%s", bytesOf(t, ann), bytesOf(t, bob))
	}

	for d, seed := range map[*Desk]int64{ann: 100, bob: 200} {
		if err := d.Do(journal.SetLots{Section: 1, Seed: seed}); err != nil {
			t.Fatal(err)
		}
	}
	c := settle(t, ann, bob)
	if len(c) != 1 || c[0].Theirs.N != 41 || c[0].Mine.Desk == c[0].Theirs.Desk {
		t.Errorf("two desks set the same to different values; the conflicts are %+v", c)
	}
	if !bytes.Equal(bytesOf(t, ann), bytesOf(t, bob)) {
		t.Error("the desks differ after a conflict")
	}
}
