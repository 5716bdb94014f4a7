package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestWhatIsSaidWhenTheDiskRefuses: what was made, why it is not on disk, and where it is all the same.
func TestWhatIsSaidWhenTheDiskRefuses(t *testing.T) {
	spark := errors.New("a spark")
	const again = "a spark. Try again, or save the event elsewhere with Save as"
	for _, c := range []struct {
		err  error
		want string
	}{
		{&NotOnDisk{Err: spark}, "The event could not be written to disk: " + again + "."},
		{&NotOnDisk{Label: phrase.New("Enter 1-0"), Err: spark}, "“Enter 1-0” is made, but could not be written to disk: " + again + "."},
		{&Recorded{"/h", false, spark},
			"the file could not be written, but every step is kept in /h and will be there when the file is opened again: a spark"},
		{&Recorded{"/h", false, &NotOnDisk{Err: spark}},
			"the file could not be written, but every step is kept in /h and will be there when the " +
				"file is opened again: " + again},
		{&Recorded{"h", true, spark}, "the file could not be written, but every step is kept in h, in the folder that was moved or renamed, " +
			"and will be there when the file is opened again: a spark"},
		{&Missing{"/x/A.wallchart", []VersionFile{{Path: "/v/2"}, {Path: "/v/1"}}},
			"A.wallchart is not there any more, but earlier versions of it " +
				"are, the newest in /v/2. Copy it to where the file was and open that"},
	} {
		if c.err.Error() != c.want {
			t.Errorf("%s\nwant\n%s", c.err, c.want)
		}
		if _, missing := c.err.(*Missing); missing != errors.Is(c.err, fs.ErrNotExist) || !missing && !errors.Is(c.err, spark) {
			t.Errorf("%s: its reason is lost", c.err)
		}
	}
}

// TestHowManyRoundsAreComplete: up to the first that is empty or has an open board.
func TestHowManyRoundsAreComplete(t *testing.T) {
	open := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}
	bye := model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 0}, Outcomes: [2]model.Outcome{model.HalfBye}}}}
	var empty model.Round
	for want, all := range map[int][][]model.Round{
		0: {nil, {open}, {empty}, {open, bye}, {empty, bye}},
		1: {{bye}, {bye, open}, {bye, empty, bye}},
		2: {{bye, bye}, {bye, bye, open}},
	} {
		for _, rounds := range all {
			if got := complete(&model.Section{Rounds: rounds}); got != want {
				t.Errorf("of %d rounds %d are complete, want %d", len(rounds), got, want)
			}
		}
	}
}

// TestStatesAfterRounds are kept when a step completes a round, and of an unfinished one when the next is paired.
func TestStatesAfterRounds(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	win := steps.Result{model.Win, model.Loss}
	pair := func(round int) journal.Change {
		return steps.AddRound{Section: 1, Round: round, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}}}
	}
	set := func(round, board int, r steps.Result) journal.Change {
		return steps.SetResult{Section: 1, Round: round, Board: board, Result: r}
	}
	versions := filepath.Join(historyFolder(path), "versions")
	rounds := func() string {
		var out []string
		all, _ := os.ReadDir(versions)
		for _, e := range all {
			if strings.HasPrefix(e.Name(), "section-") {
				f := must.Have(ReadFile(filepath.Join(versions, e.Name())))(t)
				out = append(out, fmt.Sprintf("%s:%d:%d", strings.TrimSuffix(e.Name(), Extension), len(f.Tournament.Sections[0].Rounds), len(f.Log)))
			}
		}
		return strings.Join(out, " ")
	}
	for i, c := range []struct {
		change journal.Change
		want   string // name, rounds of the section, steps of the log
	}{
		{steps.SetPairingNote{Section: 1, Round: 1, Board: 2, Note: "x"}, ""},
		{set(1, 1, steps.Result{model.Draw, model.Draw}), ""},
		{pair(2), "section-1-round-1:1:3"}, // unfinished: the state before
		{set(1, 2, win), "section-1-round-1:2:4"},
		{set(2, 1, win), "section-1-round-1:2:4 section-1-round-2:2:5"},
		{set(2, 1, steps.Result{model.Draw, model.Draw}), "section-1-round-1:2:4 section-1-round-2:2:5"},
		{pair(3), "section-1-round-1:2:4 section-1-round-2:2:5"},
	} {
		must.Do(t, d.Do(c.change))
		if got := rounds(); got != c.want {
			t.Errorf("after step %d there are %s, want %s", i+1, got, c.want)
		}
	}
}

// TestAThousandStepsAreSaved by themselves.
func TestAThousandStepsAreSaved(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	log := make([]journal.Entry, 998)
	for n := range log {
		log[n] = journal.Entry{N: n + 1, Time: time.Unix(0, 0).UTC(), Label: "x"}
	}
	d.journal, d.since = journal.New(steps.List, d.Tournament(), log, nil), len(log)
	for n, want := range []int{999, 0, 1} {
		must.Do(t, d.Do(note(n)))
		if d.since != want || d.Dirty() != (want > 0) {
			t.Errorf("after %d steps the file lacks %d, want %d", 999+n, d.since, want)
		}
	}
}

// TestWhatIsClosedStaysClosed: nothing is written any more, and nothing is said.
func TestWhatIsClosedStaysClosed(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	if err := d.Forget(); fmt.Sprint(err) != "the event has a file of its own; remove it where it stands" || d.closed {
		t.Errorf("forgotten: %v", err)
	}
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.Close())
	before := allFiles(t, filepath.Dir(path))
	must.Do(t, os.WriteFile(path+"2", nil, 0o666))
	_, undo := d.Undo()
	_, redo := d.Redo()
	for name, err := range map[string]error{"do": d.Do(note(1)), "undo": undo, "redo": redo, "undo to": d.UndoTo(0), "save": d.Save(),
		"save as": d.SaveAs(path + "2")} {
		if fmt.Sprint(err) != "the document is closed" {
			t.Errorf("%s: %v", name, err)
		}
	}
	must.Do(t, os.Remove(path+"2"))
	must.Do(t, d.Close())
	must.Do(t, d.Retry())
	d.Discard()
	must.Do(t, os.Remove(path))
	if news := d.News(); len(news) > 0 {
		t.Errorf("closed, there are news: %q", news)
	}
	after := allFiles(t, filepath.Dir(path))
	delete(before, filepath.Base(path))
	if fmt.Sprint(after) != fmt.Sprint(before) {
		t.Error("something has changed")
	}
	lay(t, filepath.Dir(path), map[string]string{filepath.Base(path): eventText("", "")})
	o.ReadOnly = true
	d = open(t, path, o)
	_, undo = d.Undo()
	for name, err := range map[string]error{"do": d.Do(note(1)), "undo": undo, "undo to": d.UndoTo(0), "save": d.Save()} {
		if err != ErrReadOnly {
			t.Errorf("for a reader, %s: %v", name, err)
		}
	}
	if !d.ReadOnly() || d.Untitled() || d.Path() != path || len(d.News()) > 0 {
		t.Errorf("a reader has %s, read-only %v, untitled %v", d.Path(), d.ReadOnly(), d.Untitled())
	}
	must.Do(t, d.Close())
	if !d.closed {
		t.Error("for a reader it is not closed")
	}
}

// TestNamesOfEventsWithoutAPlace: what no system allows in a name is left out, and a name has forty letters at most.
func TestNamesOfEventsWithoutAPlace(t *testing.T) {
	o := Options{State: t.TempDir(), By: "Eva", disk: disk{lazy: true}}
	long := strings.Repeat("é", 40)
	var want []string
	for _, c := range []struct{ name, want string }{
		{"Open", "Open 1"}, {"Open", "Open 2"}, {"", "Event 1"}, {"  ", "Event 2"}, {"/\\:*?\"<>|.", "Event 3"}, {"A/B\\C:D*E?F\"G<H>I|J.K",
			"ABCDEFGHIJK 1"},
		{"a\tb\nc\x1fd e", "abcd e 1"}, {long, long + " 1"}, {long + "x", long + " 2"}, {" x ", "x 1"},
	} {
		d := must.Have(New(&model.Tournament{Name: c.name}, o))(t)
		if got := filepath.Base(d.Path()); got != c.want+Extension || !d.Untitled() || d.Trouble() != nil {
			t.Errorf("%q is called %s, want %s", c.name, got, c.want)
		}
		want = append(want, filepath.Join(o.State, "unsaved", c.want+Extension))
		crash(d)
	}
	slices.Sort(want)
	if got := Unsaved(o); !slices.Equal(got, want) {
		t.Errorf("unsaved are %q", got)
	}
	no := errors.New("no")
	o.disk.refuse = func(string) error { return no }
	d := must.Have(New(&model.Tournament{Name: "A.B"}, o))(t)
	if d.Path() != "AB"+Extension || !d.Untitled() || !errors.Is(d.Trouble(), no) || len(d.Notes()) != 1 ||
		d.Notes()[0].String() != "The event could not be written to disk: no. Try again, or save the event elsewhere with Save as." {
		t.Errorf("nowhere to write: %s, %v, %q", d.Path(), d.Trouble(), d.Notes())
	}
	if err := d.Save(); !errors.Is(err, no) {
		t.Errorf("nowhere to write, saving says %v", err)
	}
	must.Do(t, d.Forget())
}

// TestWhatAnOpeningSays of marks and of a program that was killed, and what a killed one leaves behind it.
func TestWhatAnOpeningSays(t *testing.T) {
	path, o := place(t)
	at := time.Date(2026, 5, 31, 10, 0, 0, 0, time.UTC)
	o.Clock = func() time.Time { return at }
	crash(open(t, path, o))
	must.Do(t, os.Chmod(path, 0o444))
	d := open(t, path, o)
	want := []string{"The program did not end properly; nothing is missing.",
		"The file is marked read-only: steps are kept, but the file itself will not change. " +
			"Take the mark away, or save the event elsewhere with Save as."}
	if got := phrase.Join("\n", d.Notes()...).String(); got != strings.Join(want, "\n") {
		t.Errorf("the notes are\n%s", got)
	}
	must.Do(t, d.Close())
	if got := files(t, filepath.Dir(path)); got != "League.wallchart" {
		t.Errorf("closed without a step, there are %s", got)
	}
	o.ReadOnly = true
	if d = open(t, path, o); len(d.Notes()) > 0 {
		t.Errorf("a reader is told %q", d.Notes())
	}
	for name, c := range map[string]string{"no": "no such file", ".": "is a folder, not a file"} {
		if _, err := Open(filepath.Join(filepath.Dir(path), name), o); err == nil || !strings.Contains(phrase.Error(phrase.English, err), c) {
			t.Errorf("%s is opened: %v", name, err)
		}
	}
	if _, err := Create(path, &model.Tournament{}, o); !errors.Is(err, fs.ErrExist) {
		t.Errorf("created over another: %v", err)
	}
}
