package wallchart

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// lots is a step of a desk.
func lots(n int, desk string, seed int64) journal.Entry {
	c := steps.SetLots{Section: 1, Seed: seed}
	b, _ := journal.Encode(c)
	with := b[bytes.Index(b, []byte(`"with":`))+len(`"with":`) : len(b)-1]
	return journal.Entry{N: n, Time: time.Date(2026, 5, 31, 9, 0, n, 0, time.UTC), Desk: desk,
		Label: c.Label().String(), Say: c.Label().Plain(),
		Kind: c.Name(), With: with}
}

// TestOtherDesksStepsComeIn: behind what is here, and before what the others do not have, whatever was saved meanwhile; and they are
// there when the file is opened again, as after a kill.
func TestOtherDesksStepsComeIn(t *testing.T) {
	for _, saved := range []bool{false, true} {
		path := filepath.Join(t.TempDir(), "e.wallchart")
		start := (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A"})
		d := must.Have(Create(path, start, Options{State: t.TempDir()}))(t)
		d.SitAt("door")
		must.Do(t, d.Take([]journal.Entry{lots(1, "hall", 5)}))
		base, log := d.Tournament(), d.Entries()
		for _, seed := range []int64{6, 7} {
			must.Do(t, d.Do(steps.SetLots{Section: 1, Seed: seed}))
		}
		mine := d.Entries()[1:]
		if !mine[1].Time.After(mine[0].Time) || mine[0].Desk != "door" {
			t.Fatalf("the steps of this desk are %+v", mine)
		}
		if saved {
			must.Do(t, d.Save())
		}
		theirs := lots(2, "hall", 8)
		c, _ := theirs.Change(steps.List)
		now := must.Have(c.Apply(base))(t)
		again := lots(3, "door", 9)
		must.Do(t, d.Rebase(1, now, append(log, theirs), []journal.Entry{again}))
		check := func(d *Doc, when string) {
			t.Helper()
			if got := d.Tournament().Section(1).Ranking.Lots; got != 9 || len(d.Entries()) != 3 || d.Entries()[1].Desk != "hall" {
				t.Errorf("saved %v, %s: lots %d, log %+v", saved, when, got, d.Entries())
			}
			if before := d.Before(3); before == nil || before.Section(1).Ranking.Lots != 8 {
				t.Errorf("saved %v, %s: what the last step was made on is %v", saved, when, before)
			}
		}
		check(d, "at once")
		if err := d.Do(steps.SetLots{Section: 1, Seed: 9}); err != nil { // changes nothing
			t.Fatal(err)
		}
		d.leave() // killed
		again2 := must.Have(Open(path, Options{State: t.TempDir()}))(t)
		if again2.Lost() {
			t.Errorf("saved %v: %v", saved, again2.Notes())
		}
		check(again2, "after a kill")
		must.Do(t, again2.Close())
		b := must.Have(os.ReadFile(path))(t)
		want, _ := Encode(again2.Tournament(), again2.Entries())
		if !bytes.Equal(b, want) {
			t.Error("the file is not the event")
		}
		other := must.Have(Receive(filepath.Join(t.TempDir(), "copy.wallchart"), b, Options{State: t.TempDir()}))(t)
		if got, _ := Encode(other.Tournament(), other.Entries()); !bytes.Equal(got, b) {
			t.Error("the copy is another event")
		}
		other.Discard()
	}
}

// TestAFullDiskKeepsTheFormerHistory until there is room, and then has the new one.
func TestAFullDiskKeepsTheFormerHistory(t *testing.T) {
	path := filepath.Join(t.TempDir(), "e.wallchart")
	d := must.Have(Create(path, (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A"}), Options{State: t.TempDir()}))(t)
	d.SitAt("door")
	base := d.Tournament()
	must.Do(t, d.Do(steps.SetLots{Section: 1, Seed: 6}))
	none := int64(0)
	d.disk.room = &none
	theirs := lots(1, "hall", 8)
	c, _ := theirs.Change(steps.List)
	now, _ := c.Apply(base)
	if err := d.Rebase(0, now, []journal.Entry{theirs}, []journal.Entry{lots(2, "door", 6)}); err == nil || d.Trouble() == nil {
		t.Fatal("a full disk is not told of")
	}
	if got := d.Tournament().Section(1).Ranking.Lots; got != 6 || len(d.Entries()) != 2 {
		t.Errorf("in memory: %d, %d entries", got, len(d.Entries()))
	}
	d.disk.room = nil
	must.Do(t, d.Do(steps.SetLots{Section: 1, Seed: 10}))
	d.leave()
	again := must.Have(Open(path, Options{State: t.TempDir()}))(t)
	if len(again.Entries()) != 3 || again.Tournament().Section(1).Ranking.Lots != 10 {
		t.Errorf("opened again: %+v", again.Entries())
	}
	again.Discard()
}

// TestHistoriesThatChangeWhileTheDiskIsFull: the file holds steps of a history that was replaced while there was no room. When there is
// room the file is written, whatever has come meanwhile: a journal alone would stand on what the file does not have.
func TestHistoriesThatChangeWhileTheDiskIsFull(t *testing.T) {
	path := filepath.Join(t.TempDir(), "e.wallchart")
	d := must.Have(Create(path, (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A"}), Options{State: t.TempDir()}))(t)
	d.SitAt("door")
	base := d.Tournament()
	for seed := range int64(3) {
		must.Do(t, d.Do(steps.SetLots{Section: 1, Seed: seed + 1}))
	}
	must.Do(t, d.Save())
	after := func(t2 *model.Tournament, e journal.Entry) *model.Tournament {
		c := must.Have(e.Change(steps.List))(t)
		return must.Have(c.Apply(t2))(t)
	}
	none := int64(0)
	d.disk.room = &none
	first, second := lots(1, "hall", 8), lots(2, "hall", 9)
	now := after(base, first)
	if err := d.Rebase(0, now, []journal.Entry{first}, []journal.Entry{lots(2, "door", 3)}); err == nil || d.Trouble() == nil {
		t.Fatal("a full disk is not told of")
	}
	d.disk.room = nil
	must.Do(t, d.Rebase(1, after(now, second), []journal.Entry{first, second}, []journal.Entry{lots(3, "door", 3)}))
	want := d.Entries()
	d.leave()
	again := must.Have(Open(path, Options{State: t.TempDir()}))(t)
	defer again.Discard()
	if got := again.Entries(); len(got) != 3 || got[0].Desk != "hall" || got[1].Desk != "hall" || got[2].Desk != "door" || again.Lost() {
		t.Errorf("opened again: %+v, want %+v; %v", got, want, again.Notes())
	}
}

// TestTakenStepsAreWrittenLater: at once they are in memory only, and with the next step, by Retry or when the file is closed on the disk.
func TestTakenStepsAreWrittenLater(t *testing.T) {
	for name, write := range map[string]func(*Doc) error{
		"by Retry":           (*Doc).Retry,
		"with the next step": func(d *Doc) error { return d.Do(steps.SetLots{Section: 1, Seed: 9}) },
		"when it is saved":   (*Doc).Save,
	} {
		t.Run(name, func(t *testing.T) {
			start := (&model.Tournament{Name: "Open"}).With(&model.Section{ID: 1, Name: "A"})
			d := must.Have(Create(filepath.Join(t.TempDir(), "e.wallchart"), start, Options{State: t.TempDir()}))(t)
			defer d.Discard()
			must.Do(t, d.Take([]journal.Entry{lots(1, "hall", 5)}))
			onDisk := func() int {
				on := must.Have(Open(d.Path(), Options{ReadOnly: true}))(t)
				defer on.Discard()
				return len(on.Entries())
			}
			if !d.Unwritten() || onDisk() != 0 {
				t.Errorf("taken: unwritten %v, %d steps on the disk", d.Unwritten(), onDisk())
			}
			must.Do(t, write(d))
			if d.Unwritten() || onDisk() != len(d.Entries()) {
				t.Errorf("written: unwritten %v, %d steps of %d on the disk", d.Unwritten(), onDisk(), len(d.Entries()))
			}
		})
	}
}
