package documents

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"wallchart/arbiter/rank"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// club is an event of two players and one round planned.
func club(name string) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: 1, Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}},
		Rounds:  []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}}
	return (&model.Tournament{Name: name}).With(s)
}

// paths are those of events that are known.
func paths(known []Known) (all []string) {
	for _, k := range known {
		all = append(all, filepath.Base(k.Path))
	}
	return all
}

func (w *window) create(t *testing.T, name string) string {
	t.Helper()
	must.Do(t, w.Create(club(name)))
	return w.doc.Path()
}

func (w *window) play(t *testing.T) {
	t.Helper()
	c := steps.SetResult{Section: 1, Round: 1, Board: 1, Who: 1, Result: steps.Result{model.Win, model.Loss}}
	must.Do(t, w.doc.Do(c))
}

// TestMemoryIsOrderedAndKept: the one opened or left last comes first, another run of
// the program knows the same, and of what two runs have written neither is lost.
func TestMemoryIsOrderedAndKept(t *testing.T) {
	folder := t.TempDir()
	m := memory(t, folder)
	day := func(n int) time.Time { return time.Date(2026, 5, n, 12, 0, 0, 0, time.UTC) }
	for i, path := range []string{"a", "b", "c"} {
		m.Change(path, func(k *Known) { k.Last = day(1 + i/2) }) // a and b at one moment
	}
	want := []string{"c", "b", "a"}
	if got := paths(m.All()); !slices.Equal(got, want) {
		t.Errorf("known are %v", got)
	}
	other := memory(t, folder)
	if got := paths(other.All()); !slices.Equal(got, want) {
		t.Errorf("to another run known are %v", got)
	}
	m.Change("a", func(k *Known) { k.Screen = "rounds" })
	other.Change("d", func(k *Known) { k.Last = day(9) })
	other.Forget("c")
	if got := paths(memory(t, folder).All()); !slices.Equal(got, []string{"d", "b", "a"}) {
		t.Errorf("after two runs known are %v", got)
	}
	if k, ok := memory(t, folder).Of("a"); !ok || k.Screen != "rounds" {
		t.Errorf("of one of them is known %+v", k)
	}
	if k, ok := m.Of("x"); ok || k.Path != "x" {
		t.Errorf("of one that is not known is known %+v", k)
	}
}

// TestMemoryHasAnEnd: 40 are remembered, and more only while they are open.
func TestMemoryHasAnEnd(t *testing.T) {
	m := memory(t, t.TempDir())
	at := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	for i := range 42 {
		m.Change(string(rune('A'+i)), func(k *Known) { k.Last, k.Open = at.Add(time.Duration(i)*time.Hour), i == 0 })
	}
	all := m.All()
	if len(all) != 41 || all[40].Path != "A" || all[39].Path != "C" {
		t.Errorf("%d are known, the last of them %q", len(all), all[len(all)-1].Path)
	}
}

// TestMemoryOffTheThread writes from a goroutine; Settle waits for it.
func TestMemoryOffTheThread(t *testing.T) {
	folder := t.TempDir()
	m := memory(t, folder)
	m.Inline = false
	for i := range 50 {
		m.Change("a", func(k *Known) { k.Round = i + 1 })
	}
	m.Settle()
	if k, _ := memory(t, folder).Of("a"); k.Round != 50 {
		t.Errorf("written is round %d", k.Round)
	}
	must.Do(t, os.WriteFile(filepath.Join(folder, "state", "events.json"), []byte("{"), 0o600))
	if got := memory(t, folder).All(); len(got) != 0 {
		t.Errorf("of a broken file is known %v", got)
	}
}

// TestWhatWasOpenIsResumed: an event that was open when the program was killed is
// open again, where it was, and it is said that nothing is missing. One that was
// left is not.
func TestWhatWasOpenIsResumed(t *testing.T) {
	w := alone(t)
	w.create(t, "First")
	w.Close()
	path := w.create(t, "Second")
	w.play(t)
	w.Note(Place{Section: 1, Screen: "rounds", Round: 1})
	if got := paths(w.Interrupted()); !slices.Equal(got, []string{"Second.wallchart"}) {
		t.Fatalf("open are %v", got)
	}
	killed(t, w)
	w.told = nil
	w.Resume(w.Interrupted()[0].Path, func() {})
	if w.doc == nil || w.doc.Path() != path || w.Place() != (Place{Section: 1, Screen: "rounds", Round: 1}) {
		t.Fatalf("open is %v at %+v", w.doc, w.Place())
	}
	if want := "The program did not end properly; nothing is missing (one step was made again)."; !slices.Equal(w.told, []string{want}) {
		t.Errorf("said is %q", w.told)
	}
	if len(w.Interrupted()) != 0 {
		t.Error("what stops the program again would be opened again")
	}
	w.Note(Place{Section: 1, Screen: "players"})
	if got := paths(w.Interrupted()); !slices.Equal(got, []string{"Second.wallchart"}) {
		t.Errorf("worked with again, open are %v", got)
	}
	w.Close()
	if len(w.Interrupted()) != 0 {
		t.Error("left properly, it counts as open")
	}
	w.Open(path)
	if w.Place() != (Place{Section: 1, Screen: "players"}) {
		t.Errorf("opened again it is at %+v", w.Place())
	}
	w.Close()
}

// killed stands in for the end of the program by force: of the document nothing is
// written or given back but what is on disk.
func killed(t *testing.T, w *window) {
	t.Helper()
	history := filepath.Join(filepath.Dir(w.doc.Path()), "."+filepath.Base(w.doc.Path())+".history")
	lock := must.Have(os.ReadFile(filepath.Join(history, "lock")))(t)
	w.doc.Discard()
	w.doc = nil
	must.Do(t, os.WriteFile(filepath.Join(history, "lock"), lock, 0o600))
}

// TestResumeLeavesOthersAlone: what another window has open stays there, and what is
// gone is passed over without a word.
func TestResumeLeavesOthersAlone(t *testing.T) {
	w := alone(t)
	path := w.create(t, "First")
	held := w.doc
	w.doc = nil // another window's
	w.told = nil
	w.Resume(path, func() {})
	if w.doc != nil || len(w.told) > 0 || len(w.Interrupted()) != 1 {
		t.Errorf("opened is %v, said %q, open are %v", w.doc, w.told, w.Interrupted())
	}
	must.Do(t, held.Close())
	must.Do(t, os.Remove(path))
	w.Resume(path, func() {})
	if w.doc != nil || len(w.told) > 0 || len(w.Interrupted()) != 0 {
		t.Errorf("gone: opened is %v, said %q, open are %v", w.doc, w.told, w.Interrupted())
	}
}

// TestLook says how far an event is, with what the file does not hold yet.
func TestLook(t *testing.T) {
	w := alone(t)
	at := time.Date(2027, 3, 6, 16, 30, 0, 0, time.UTC)
	w.Clock = func() time.Time { return at }
	path := w.create(t, "Club evening")
	k := w.Recent()[0]
	seen := w.Look(k, nil)
	if seen.Stage != (rank.Stage{Sections: 1, Planned: 1, Round: 1, Missing: 1}) || seen.Gone || seen.Moved || seen.Path != path {
		t.Errorf("seen is %+v", seen)
	}
	w.play(t)
	seen = w.Look(k, nil)
	if !seen.Stage.Over() || !seen.Changed.Equal(at) {
		t.Errorf("played: seen is %+v", seen)
	}
	if want := "1 section, all rounds played. Last change on 2027-03-06.\n" + filepath.Dir(path); seen.Words() != want {
		t.Errorf("said is %q, want %q", seen.Words(), want)
	}
	for stage, want := range map[rank.Stage]string{
		{Sections: 3, Round: 4, Planned: 5, Missing: 2}: "3 sections, round 4 of 5, 2 results missing. Last change on 2027-03-06.\n/x",
		{Sections: 1, Planned: 5}:                       "1 section, no round paired yet. Last change on 2027-03-06.\n/x",
	} {
		s := Seen{Path: filepath.FromSlash("/x/y"), Stage: stage, Changed: at}
		if got := s.Words(); got != filepath.FromSlash(want) {
			t.Errorf("%+v is %q", stage, got)
		}
	}
	w.Close()
	must.Do(t, os.WriteFile(path, []byte("[]"), 0o600))
	if seen = w.Look(k, nil); seen.Trouble == "" || seen.Words() != seen.Trouble {
		t.Errorf("broken: seen is %+v", seen)
	}
}

// TestMovedFilesAreFound where a file manager puts them, by name or by the event's
// first step; what is nowhere is gone, and another event of that name is not it.
func TestMovedFilesAreFound(t *testing.T) {
	for name, c := range map[string]struct {
		to    string // in the folder above the events' own, "" for nowhere
		found bool
	}{
		"renamed":                 {"events/Finals.wallchart", true},
		"in a folder beside":      {"archive/Club.wallchart", true},
		"in a folder below":       {"events/2026/Club.wallchart", true},
		"one up":                  {"Club.wallchart", true},
		"renamed and moved":       {"archive/Finals.wallchart", true},
		"gone":                    {"", false},
		"too far away":            {"archive/old/2026/Club.wallchart", false},
		"under another extension": {"events/Club.bak", false},
	} {
		w := alone(t)
		top := filepath.Dir(w.Folder)
		path := w.create(t, "Club")
		w.play(t)
		w.Close()
		w.create(t, "Other") // has a first step of its own
		w.play(t)
		w.Close()
		k, _ := w.Memory.Of(path)
		data, err := os.ReadFile(path)
		must.Do(t, errors.Join(err, os.Remove(path)))
		to := filepath.Join(top, filepath.FromSlash(c.to))
		if c.to != "" {
			must.Do(t, errors.Join(os.MkdirAll(filepath.Dir(to), 0o700), os.WriteFile(to, data, 0o600)))
		}
		seen := w.Look(k, nil)
		if seen.Moved != c.found || seen.Gone == c.found || c.found && seen.Path != to {
			t.Errorf("%s: seen is %+v", name, seen)
		}
		want := "It is no longer at " + path + "."
		if c.found {
			want = "Now in " + filepath.Dir(to) + "."
		}
		if !strings.HasSuffix(seen.Words(), want) {
			t.Errorf("%s: said is %q", name, seen.Words())
		}
	}
}

// TestAnotherEventOfThatName in a folder beside is not the one that is gone.
func TestAnotherEventOfThatName(t *testing.T) {
	w := alone(t)
	n := 0
	w.Clock = func() time.Time { n++; return time.Date(2026, 5, 1, 0, 0, n, 0, time.UTC) }
	path := w.create(t, "Club")
	w.play(t)
	w.Close()
	k, _ := w.Memory.Of(path)
	must.Do(t, os.Remove(path))
	folder := filepath.Join(filepath.Dir(w.Folder), "archive")
	d := must.Have(wallchart.CreateIn(folder, "Club", club("Club"), w.Options()))(t)
	w.doc = d
	w.play(t)
	must.Do(t, d.Close())
	if seen := w.Look(k, nil); !seen.Gone {
		t.Errorf("seen is %+v", seen)
	}
	k.Born = "" // nothing is known of it but its name
	if seen := w.Look(k, nil); !seen.Moved {
		t.Errorf("by its name alone: seen is %+v", seen)
	}
	stop := make(chan struct{})
	close(stop)
	if seen := w.Look(k, stop); seen.Moved {
		t.Errorf("stopped, it is found: %+v", seen)
	}
}
