package desks

import (
	"bytes"
	"context"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
)

// TestDesksThatComeAndGo: desks make steps with and without a line, are killed and come back with their file, and others send what is no
// step. At the end all hold the same, byte for byte, and every step that was not given back as a conflict.
func TestDesksThatComeAndGo(t *testing.T) {
	for seed := range uint64(4) {
		comeAndGo(t, rand.New(rand.NewPCG(seed, 14)))
	}
}

func comeAndGo(t *testing.T, r *rand.Rand) {
	s := hall(t)
	first, err := open(s, "x", "d0", event(t))
	if err != nil {
		t.Fatal(err)
	}
	names, paths := []string{"d0", "d1", "d2"}, []string{first.doc.Path()}
	all, o := []*Desk{first}, wallchart.Options{State: t.TempDir(), By: "Ann"}
	for _, name := range names[1:] {
		paths = append(paths, filepath.Join(t.TempDir(), name+".wallchart"))
		d, err := enter(s, "x", name, paths[len(paths)-1], o)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, d)
	}
	made, asked := map[int64]bool{}, map[int64]bool{}
	given := func(c []Conflict, err error) {
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range c {
			asked[c.Mine.Time.UnixNano()] = true
		}
	}
	step := func(doc *wallchart.Doc, do func(journal.Change) error) {
		if err := do(journal.SetLots{Section: model.ID(1 + r.IntN(2)), Seed: r.Int64()}); err != nil {
			t.Fatal(err)
		}
		made[doc.Entries()[len(doc.Entries())-1].Time.UnixNano()] = true
	}
	for range 80 {
		i := r.IntN(len(all))
		switch d := all[i]; r.IntN(10) {
		case 0: // killed, with a step made before the line is back
			d.Leave()
			if err := d.doc.Close(); err != nil {
				t.Fatal(err)
			}
			doc, err := wallchart.Open(paths[i], o)
			if err != nil {
				t.Fatal(err)
			}
			doc.SitAt(names[i])
			step(doc, doc.Do)
			if err := doc.Close(); err != nil {
				t.Fatal(err)
			}
			if all[i], err = enter(s, "x", names[i], paths[i], o); err != nil {
				t.Fatal(err)
			}
		case 1: // no step
			if _, err := d.js.Publish(context.Background(), d.prefix+".step.arbiter."+d.name, []byte(`{"n":0}`)); err != nil {
				t.Fatal(err)
			}
		case 2: // saved in between
			if err := d.doc.Save(); err != nil {
				t.Fatal(err)
			}
		case 3, 4, 5:
			given(d.Take())
		default:
			step(d.doc, d.Do)
		}
		time.Sleep(time.Duration(r.IntN(3)) * time.Millisecond)
	}
	given(settle(t, all...), nil)
	has := map[int64]bool{}
	for _, e := range all[0].doc.Entries() {
		if k := e.Time.UnixNano(); has[k] {
			t.Errorf("step %d stands in the log twice", e.N)
		} else {
			has[k] = true
		}
	}
	for k := range made {
		if has[k] == asked[k] {
			t.Errorf("a step is in the log: %v, was given back: %v", has[k], asked[k])
		}
	}
	for _, d := range all {
		if !bytes.Equal(bytesOf(t, d), bytesOf(t, all[0])) {
			t.Errorf("%s differs from d0", d.name)
		}
		d.Leave()
		_ = d.doc.Close()
	}
}
