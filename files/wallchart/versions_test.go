package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

func TestVersionsAndRounds(t *testing.T) {
	path, o := place(t)
	late := time.Date(2036, 5, 31, 10, 0, 0, 0, time.UTC)
	o.Clock = func() time.Time { late = late.Add(-time.Hour); return late } // a clock that is no help
	d := open(t, path, o)
	var texts []string
	for i := range 14 {
		must.Do(t, d.Do(enter(i)))
		b := must.Have(os.ReadFile(path))(t)
		texts = append(texts, string(b))
		if i%2 == 0 {
			must.Do(t, os.Chtimes(path, late, late))
		}
		must.Do(t, d.Save())
	}
	var plain, rounds []VersionFile
	for _, v := range d.Versions() {
		if v.Round > 0 {
			rounds = append(rounds, v)
		} else {
			plain = append(plain, v)
		}
	}
	if len(plain) != VersionsKept {
		t.Fatalf("%d versions are kept", len(plain))
	}
	for i, v := range plain {
		b := must.Have(os.ReadFile(v.Path))(t)
		if string(b) != texts[13-i] {
			t.Errorf("version %d of %s is not what was saved then", i, v)
		}
		if _, err := ReadFile(v.Path); err != nil {
			t.Error(err)
		}
	}
	// The first result of the test's event is entered, so board 2 finished round 1.
	must.Do(t, d.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}}))
	must.Do(t, d.Do(steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}}}))
	must.Do(t, d.Do(steps.SetResult{Section: 1, Round: 2, Board: 1, Result: steps.Result{model.Win, model.Loss}}))
	rounds = rounds[:0]
	for _, v := range d.Versions() {
		if v.Round > 0 {
			rounds = append(rounds, v)
		}
	}
	if len(rounds) != 2 || rounds[0].Round != 1 || rounds[1].Round != 2 || rounds[0].Section != 1 {
		t.Fatalf("the states after rounds are %v", rounds)
	}
	f := must.Have(ReadFile(rounds[1].Path))(t)
	same(t, "the state after round 2", d.Tournament(), f.Tournament)
}

func TestABrokenFileNamesTheVersionBefore(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Close())
	b, err := os.ReadFile(path)
	must.Do(t, err)
	must.Do(t, os.WriteFile(path, b[:len(b)-40], 0o666))
	_, err = Open(path, o)
	var u Unreadable
	if !errors.As(err, &u) || !strings.Contains(err.Error(), "it is not whole") || !strings.Contains(err.Error(), "is whole: ") {
		t.Fatalf("a broken file: %v", err)
	}
	_, version, _ := strings.Cut(err.Error(), "is whole: ")
	if _, err := ReadFile(version); err != nil {
		t.Error(err)
	}
	must.Do(t, os.WriteFile(path, b, 0o666))
	must.Do(t, open(t, path, o).Close()) // the lock was given back
}

// TestSaveAsLeavesTheOldFileAsItWas and keeps the file it replaces.
func TestSaveAsLeavesTheOldFileAsItWas(t *testing.T) {
	path, o := place(t)
	before := must.Have(os.ReadFile(path))(t)
	to := filepath.Join(t.TempDir(), "Copy.wallchart")
	must.Do(t, os.WriteFile(to, []byte("something else"), 0o644))
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.SaveAs(to))
	if now, _ := os.ReadFile(path); string(now) != string(before) {
		t.Error("the old file changed")
	}
	if old := open(t, path, o); old.Dirty() {
		t.Error("steps went with both files")
	}
	vs := d.Versions()
	if len(vs) != 1 {
		t.Fatalf("versions of the new place are %v", vs)
	}
	if b, _ := os.ReadFile(vs[0].Path); string(b) != "something else" {
		t.Error("the file that was replaced is not kept")
	}
	if info, err := os.Stat(to); err != nil || info.Mode().Perm() != 0o644 && runtime.GOOS != "windows" {
		t.Errorf("the file's mode is now %v, %v", info.Mode(), err)
	}
	must.Do(t, d.Do(enter(1)))
	if _, err := d.Undo(); err != nil || d.UndoLabel().Empty() {
		t.Error("the steps before cannot be undone any more")
	}
}

// TestAnotherFileInItsPlace: somebody changes the file after a crash; neither
// his file nor the steps are lost.
func TestAnotherFileInItsPlace(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Save()) // so that the file the steps set out from is a version after the next save
	must.Do(t, d.Do(enter(1)))
	want := d.Tournament()
	crash(d)
	mine := must.Have(os.ReadFile(path))(t)
	must.Do(t, os.WriteFile(filepath.Join(historyFolder(path), "versions", "20260101T000000.000Z.wallchart"), mine, 0o666))
	other := strings.Replace(string(mine), `"name":"League"`, `"name":"Another"`, 1)
	must.Do(t, os.WriteFile(path, []byte(other), 0o666))
	d = open(t, path, o)
	if d.Tournament().Name != "Another" || d.Dirty() {
		t.Errorf("opened %q", d.Tournament().Name)
	}
	recovered := must.Have(filepath.Glob(filepath.Join(filepath.Dir(path), "League (recovered *.wallchart")))(t)
	if len(recovered) != 1 || !strings.Contains(phrase.Join(" ", d.Notes()...).String(), filepath.Base(recovered[0])) {
		t.Fatalf("recovered is %q, the notes are %q", recovered, d.Notes())
	}
	f := must.Have(ReadFile(recovered[0]))(t)
	same(t, "what the steps led to", want, f.Tournament)
}
