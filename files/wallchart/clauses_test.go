package wallchart

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// The smallest examples of docs/dev/format.md that no other test has.

const (
	firstLines = "{\"wallchart\":\"1.0\",\n\"tournament\":{\"name\":\"X\",\"lastID\":1},\n\"sections\":[\n"
	openLine   = "{\"section\":{\"id\":1,\"name\":\"Open\",\"kind\":\"individual\",\"format\":\"Swiss\",\"scoring\":{}," +
		"\"primary\":\"match points\",\"ranking\":{},\"lastID\":2}"
)

// TestLinesThatAreNamed: what is wrong is named by its line, however the file is laid out.
func TestLinesThatAreNamed(t *testing.T) {
	section := firstLines + openLine
	for _, c := range []struct{ name, text, want string }{
		{"a record over three lines breaks off", section + ",\n\"players\":[\n{\"id\":1,\n\"no\":1,\n\"name\":\"A", "Line 8: the file ends here"},
		{"a list breaks off", section + ",\n\"players\":[\n\n\n", "Line 8: the file ends here"},
		{"a record far below its list", section + ",\n\"players\":[\n\n\n{\"id\":true}]}]}", "Line 8: the field \"id\" cannot be true or false."},
		{"an unknown field far below", section + "\n\n,\"guests\":[]}]}", "Line 6: the field \"guests\" is unknown."},
		{"a list of a text", section + ",\n\"players\":[\n\"A\"]}]}", "Line 6: a record should stand here, and this is a text."},
		{"a section that is none", firstLines + "\n7]}", "Line 5: here should be a section, beginning with \"{\"."},
		{"rounds that are none", section + ",\n\"rounds\":7}]}", "Line 5: here should be the rounds, beginning with \"[\"."},
		{"White on a third side", section + ",\n\"rounds\":[{\"round\":{\"no\":1},\"pairings\":[\n" +
			"{\"sides\":[1,2],\"outcomes\":[\"win\",\"loss\"],\"games\":[{\"players\":[1,2],\"outcomes\":[\"win\",\"loss\"],\"white\":2}]}]}]}]}",
			"Line 6: White is side 2, there are sides 0 and 1."},
		{"a second side below nobody", section + ",\n\"rounds\":[{\"round\":{\"no\":1},\"pairings\":[\n" +
			"{\"sides\":[1,-1],\"outcomes\":[\"win\",\"loss\"]}]}]}]}", "Line 6: the pairing has no participant on its first side."},
		{"an entry of the log below 1", firstLines + "],\n\"log\":[\n{\"n\":0,\"time\":\"2026-05-31T09:00:00Z\",\"label\":\"A\"}]}",
			"Line 6: entry 0 of the log: entries count from 1."},
		{"an entry of the log twice", firstLines + "],\n\"log\":[\n{\"n\":1,\"time\":\"2026-05-31T09:00:00Z\",\"label\":\"A\"},\n" +
			"{\"n\":1,\"time\":\"2026-05-31T09:00:00Z\",\"label\":\"B\"}]}", "Line 7: entry 1 of the log stands below entry 1"},
		{"no tournament", "{\"wallchart\":\"1.0\",\n\"sections\":[]}", "Line 2: the file has no \"tournament\"."},
		{"a version below 1", "{\"wallchart\":\"0.9\"}", "Line 1: \"0.9\" is not a format version"},
		{"a minor version below 0", "{\"wallchart\":\"1.-1\"}", "Line 1: \"1.-1\" is not a format version"},
		{"a version with more behind it", "{\"wallchart\":\"1.0b\"}", "Line 1: \"1.0b\" is not a format version"},
		{"a version with a nought before it", "{\"wallchart\":\"1.01\"}", "Line 1: \"1.01\" is not a format version"},
	} {
		_, err := Read(strings.NewReader(c.text))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// TestHowMuchIsSaid: fifty problems are told and that there are more, and a file that is
// wrong all through is not read to its end.
func TestHowMuchIsSaid(t *testing.T) {
	players := func(n int) string {
		return firstLines + openLine + ",\n\"players\":[\n" + strings.TrimSuffix(strings.Repeat("{\"x\":1},\n", n), ",\n") + "]}]}"
	}
	for n, want := range map[int]int{49: 49, 50: 51, 60: 51} {
		_, err := Read(strings.NewReader(players(n)))
		lines := strings.Split(fmt.Sprint(err), "\n")
		if len(lines) != want || (n >= 50) != strings.HasSuffix(lines[len(lines)-1], "and so on; reading stopped here.") {
			t.Errorf("%d wrong records: %d are told, the last %q; want %d", n, len(lines), lines[len(lines)-1], want)
		}
	}
}

// TestCountersOfIDs: an ID that somebody's editor has put in is not given again.
func TestCountersOfIDs(t *testing.T) {
	text := firstLines + strings.Replace(openLine, "\"id\":1", "\"id\":5", 1) + ",\n\"players\":[{\"id\":9,\"no\":1,\"name\":\"A\"}]}]}"
	f := must.Have(Read(strings.NewReader(text)))(t)
	if s := f.Tournament.Sections[0]; f.Tournament.LastID != 5 || s.LastID != 9 {
		t.Errorf("the last section has the ID %d, the last player %d; want 5 and 9", f.Tournament.LastID, s.LastID)
	}
	team := strings.Replace(text, "\"players\":[{\"id\":9", "\"teams\":[{\"id\":7", 1)
	f = must.Have(Read(strings.NewReader(team)))(t)
	if got := f.Tournament.Sections[0].LastID; got != 7 {
		t.Errorf("the last team has the ID %d, want 7", got)
	}
}

// TestFoldersAreFlushed: what is put into a folder lasts through a power cut once the
// folder is flushed: that of the file and that of its history.
func TestFoldersAreFlushed(t *testing.T) {
	path, o := place(t)
	must.Do(t, os.RemoveAll(historyFolder(path)))
	var flushed []string
	o.disk.flushed = func(dir string) { flushed = append(flushed, filepath.Base(dir)) }
	home, history := filepath.Base(filepath.Dir(path)), filepath.Base(historyFolder(path))
	d := open(t, path, o)
	if !slices.Contains(flushed, home) || !slices.Contains(flushed, history) {
		t.Errorf("on opening %q were flushed, want %q and %q", flushed, home, history)
	}
	must.Do(t, d.Do(enter(0)))
	flushed = nil
	must.Do(t, d.Save())
	if !slices.Contains(flushed, home) {
		t.Errorf("on saving %q were flushed, want %q", flushed, home)
	}
	if runtime.GOOS == "windows" {
		return // what is open cannot be deleted
	}
	must.Do(t, os.RemoveAll(historyFolder(path)))
	flushed = nil
	must.Do(t, d.Do(enter(1)))
	if !slices.Contains(flushed, home) || !slices.Contains(flushed, history) {
		t.Errorf("when the history was made again %q were flushed, want %q and %q", flushed, home, history)
	}
}

// TestALimitIsReached: what a file may just hold is written and read.
func TestALimitIsReached(t *testing.T) {
	unlessShort(t)
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	for range maxRounds {
		s.Rounds = append(s.Rounds, model.Round{})
	}
	ev := &model.Tournament{Name: "X", LastID: maxSections}
	for n := range maxSections {
		one := model.Section{ID: model.ID(n + 1), Name: fmt.Sprint("S", n), Scoring: s.Scoring}
		if n == 0 {
			one.Rounds = s.Rounds
		}
		ev.Sections = append(ev.Sections, &one)
	}
	must.Do(t, withinLimits(ev, 0))
	if f, err := Read(strings.NewReader(string(written(t, &File{Tournament: ev})))); err != nil || len(f.Tournament.Sections) != maxSections {
		t.Errorf("a file at its limits: %v", err)
	}
	more := *ev
	more.Sections = append(slices.Clone(ev.Sections), &model.Section{ID: maxSections + 1, Name: "more", Scoring: s.Scoring})
	if err := withinLimits(&more, 0); err == nil || !strings.Contains(err.Error(), "1001 sections, and a file holds 1000") {
		t.Errorf("one section more: %v", err)
	}
}

// TestSmallThings: names in locks, modes of files, room on the disk.
func TestSmallThings(t *testing.T) {
	for n, want := range map[int]string{60: strings.Repeat("é", 60), 61: strings.Repeat("é", 60) + "…"} {
		if got := plain(strings.Repeat("é", n)); got != want {
			t.Errorf("a name of %d letters is %q", n, got)
		}
	}
	if got := (disk{}).perm(); got != 0o666 {
		t.Errorf("without a document's mode a file has %o, want 666", got)
	}
	if got := (disk{mode: 0o640}).perm(); got != 0o640 {
		t.Errorf("beside a document of 640 a file has %o", got)
	}
	if got := (disk{mode: 0o440}).perm(); got != 0o640 {
		t.Errorf("beside a read-only document a file has %o, want 640: it must be written to", got)
	}
	if got := (disk{mode: 0o640}).folderPerm(); got != 0o750 {
		t.Errorf("beside a document of 640 a folder has %o, want 750", got)
	}
	f := must.Have(os.Create(filepath.Join(t.TempDir(), "a")))(t)
	defer f.Close()
	room := int64(3)
	if err := (disk{room: &room, lazy: true}).writeAt(f, []byte("abc"), 0); err != nil || room != 0 {
		t.Errorf("three bytes into three: %v, %d left", err, room)
	}
}

// TestWhatNoWordIsFor: an event that holds what the format has no word for is not written.
func TestWhatNoWordIsFor(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Format: 99, Scoring: model.Classic(model.One, model.Half, 0)}
	var b strings.Builder
	err := Write(&b, &File{Tournament: (&model.Tournament{Name: "X"}).With(s)})
	if err == nil || !strings.Contains(err.Error(), "the event holds something that cannot be written") || b.Len() > 0 {
		t.Errorf("%d bytes were written, %v", b.Len(), err)
	}
}

// TestOnlyAHiddenFolderIsAHistory: a folder of such a name without its dot is somebody's own.
func TestOnlyAHiddenFolderIsAHistory(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	crash(d)
	moved := filepath.Join(filepath.Dir(path), "Cup.wallchart")
	must.Do(t, os.Rename(path, moved))
	own := filepath.Join(filepath.Dir(path), "League.wallchart.history")
	must.Do(t, os.Rename(historyFolder(path), own))
	d = open(t, moved, o)
	if n := phrase.Join(" ", d.Notes()...).String(); strings.Contains(n, "was called") {
		t.Errorf("the notes are %q", n)
	}
	if _, err := os.Stat(own); err != nil {
		t.Errorf("the folder is gone: %v", err)
	}
}
