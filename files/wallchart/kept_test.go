//go:build unix

package wallchart

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/must"
)

// emptyFile is the smallest whole file, with a name in it.
func emptyFile(name string) string {
	return `{"wallchart":"1.4","tournament":{"name":"` + name + `"},"sections":[]}`
}

// TestNamesOfVersions: number and time, section and round, or the time alone as in the first programs.
func TestNamesOfVersions(t *testing.T) {
	for name, want := range map[string]string{
		"000012-20260531T140509Z.wallchart":   "12 2026-05-31T14:05:09Z 0 0",
		"1-20260531T140509Z.wallchart":        "1 2026-05-31T14:05:09Z 0 0",
		"1000000-20260531T140509Z.wallchart":  "1000000 2026-05-31T14:05:09Z 0 0",
		"20260531T140509.250Z.wallchart":      "0 2026-05-31T14:05:09.25Z 0 0",
		"section-1-round-3.wallchart":         "0 - 1 3",
		"section-12-round-1.wallchart":        "0 - 12 1",
		"000000-20260531T140509Z.wallchart":   "none",
		"-00001-20260531T140509Z.wallchart":   "none",
		"x-20260531T140509Z.wallchart":        "none",
		"000012-20260531T1405Z.wallchart":     "none",
		"000012.wallchart":                    "none",
		"000012-20260531T140509Z":             "none",
		"000012-20260531T140509Z.wallchart.x": "none",
		"20260531T140509Z.wallchart":          "none",
		"section-0-round-3.wallchart":         "none",
		"section-1-round-0.wallchart":         "none",
		"section-x-round-3.wallchart":         "none",
		"section-1-match-3.wallchart":         "none",
		"part-1-round-3.wallchart":            "none",
		"section-1-round-3-4.wallchart":       "none",
		"section-1-round.wallchart":           "none",
	} {
		v, ok := versionOf("/x/" + name)
		got := "none"
		if ok {
			at := "-"
			if !v.Time.IsZero() {
				at = v.Time.Format(time.RFC3339Nano)
			}
			got = fmt.Sprintf("%d %s %d %d", v.Number, at, v.Section, v.Round)
		}
		if got != want || ok && v.Path != "/x/"+name {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	at := time.Date(2026, 5, 31, 14, 5, 9, 0, time.Local)
	if got := (VersionFile{Number: 3, Time: at}).String() + ", " + (VersionFile{Time: at, Section: 1, Round: 2}).String(); got !=
		"2026-05-31 14:05:09, after round 2" {
		t.Errorf("they are called %s", got)
	}
}

// TestTheOrderOfVersions: the newest number first, of the first programs' the newest time, then those of rounds by section
// and round, from both places; the file itself is none of them.
func TestTheOrderOfVersions(t *testing.T) {
	dir, o := t.TempDir(), Options{State: t.TempDir()}
	dir = must.Have(filepath.EvalSymlinks(dir))(t)
	path := filepath.Join(dir, "A.wallchart")
	lay(t, dir, map[string]string{
		"A.wallchart": "now", ".A.wallchart.history/versions/000009-20260101T000000Z.wallchart": "nine",
		".A.wallchart.history/versions/000010-20250101T000000Z.wallchart":      "ten!",
		".A.wallchart.history/versions/section-2-round-1.wallchart":            "a",
		".A.wallchart.history/versions/section-1-round-10.wallchart":           "b",
		".A.wallchart.history/versions/section-1-round-2.wallchart":            "now",
		".A.wallchart.history/versions/20250101T000000.000Z.wallchart":         "c",
		".A.wallchart.history/versions/20250101T000001.000Z.wallchart":         "d",
		".A.wallchart.history/versions/notes.txt":                              "e",
		".A.wallchart.history/versions/deep/000011-20260101T000000Z.wallchart": "f",
	})
	lay(t, stateHistory(o.State, path), map[string]string{"versions/000011-20260101T000000Z.wallchart": "now",
		"versions/000002-20260101T000000Z.wallchart": "g"})
	must.Do(t, os.Symlink(path, filepath.Join(dir, ".A.wallchart.history/versions/000099-20260101T000000Z.wallchart")))
	names := func(all []VersionFile) string {
		var out []string
		for _, v := range all {
			name := strings.TrimSuffix(filepath.Base(v.Path), Extension)
			if v.Number > 0 {
				name = fmt.Sprint(v.Number)
			}
			out = append(out, name)
		}
		return strings.Join(out, " ")
	}
	const rest = "10 9 2 20250101T000001.000Z 20250101T000000.000Z section-1-round-2 section-1-round-10 section-2-round-1"
	if got := names(versionsOf(path, o)); got != "11 "+rest {
		t.Errorf("they are %s", got)
	}
	if got := names(Versions(path, o)); got != rest {
		t.Errorf("beside the file they are %s", got)
	}
	must.Do(t, os.WriteFile(path, []byte("new"), 0o666))
	if got := names(Versions(path, o)); got != "11 "+rest {
		t.Errorf("beside another file they are %s", got)
	}
	must.Do(t, os.WriteFile(path, []byte("now and then"), 0o666))
	if got := names(Versions(path, o)); got != "11 "+rest {
		t.Errorf("beside a longer file they are %s", got)
	}
	if got := names(saves(historyFolder(path))); got != "20250101T000000.000Z 20250101T000001.000Z 9 10" {
		t.Errorf("of the saves, the oldest first, there are %s", got)
	}
	rounds := filepath.Join(dir, "B.wallchart")
	lay(t, dir, map[string]string{"B.wallchart": "now", ".B.wallchart.history/versions/section-1-round-1.wallchart": "now"})
	if got := names(Versions(rounds, o)); got != "section-1-round-1" {
		t.Errorf("the state after a round is kept though the file is the same: %s", got)
	}
	for what, folder := range map[string]string{"no folder": "", "none that is there": filepath.Join(dir, "no")} {
		if len(kept(folder)) > 0 {
			t.Errorf("%s has versions", what)
		}
	}
	must.Do(t, os.Symlink(historyFolder(path), filepath.Join(dir, "link")))
	if len(kept(filepath.Join(dir, "link"))) > 0 {
		t.Error("versions are read through a link")
	}
	must.Do(t, os.Mkdir(filepath.Join(dir, "other"), 0o777))
	must.Do(t, os.Symlink(filepath.Join(historyFolder(path), "versions"), filepath.Join(dir, "other", "versions")))
	if len(kept(filepath.Join(dir, "other"))) > 0 {
		t.Error("versions are read through a link to their folder")
	}
}

// TestKeepingAVersion: each gets the next number, what is kept already is not kept again, and the oldest go.
func TestKeepingAVersion(t *testing.T) {
	at := time.Date(2026, 5, 31, 14, 5, 9, 0, time.FixedZone("", 7200))
	folder := t.TempDir()
	d := &Doc{path: filepath.Join(folder, "A.wallchart"), folder: filepath.Join(folder, "h"), disk: disk{lazy: true},
		options: Options{Clock: func() time.Time { return at }}}
	must.Do(t, os.Mkdir(d.folder, 0o777))
	versions := filepath.Join(d.folder, "versions")
	d.keepSaved([]byte("1"))
	if got := files(t, versions); got != "000001-20260531T120509Z.wallchart" {
		t.Errorf("the first is %s", got)
	}
	d.keepSaved([]byte("1"))
	if got := files(t, versions); got != "000001-20260531T120509Z.wallchart" {
		t.Errorf("kept twice: %s", got)
	}
	lay(t, versions, map[string]string{"section-1-round-3.wallchart": "r"})
	for n := 2; n <= 14; n++ {
		d.keepSaved([]byte(fmt.Sprint(n % 3)))
	}
	want := "section-1-round-3.wallchart"
	for n := 14; n >= 4; n-- {
		name := fmt.Sprintf("%06d-20260531T120509Z.wallchart", n)
		want = name + " " + want
		if got := content(t, filepath.Join(versions, name)); got != fmt.Sprint(n%3) {
			t.Errorf("%s is %q", name, got)
		}
	}
	if got := files(t, versions); got != want {
		t.Errorf("of fourteen there are %s, want %s", got, want)
	}
	if !d.isKept(digest([]byte("1"))) || d.isKept(digest([]byte("3"))) || d.isKept(digest([]byte("r"))) {
		t.Error("it is not known which are kept")
	}
	no := errors.New("no")
	if err := d.keep("x", 1, at, func(string) error { return no }); err != no || strings.Contains(files(t, versions), "000015") {
		t.Errorf("a version that cannot be written: %v", err)
	}
	if got := files(t, versions); got != want {
		t.Errorf("one that cannot be written drove out another: %s", got)
	}
	d.disk.refuse = func(path string) error {
		if path == versions {
			return no
		}
		return nil
	}
	if err := d.keep("x", 1, at, nil); err != no {
		t.Errorf("a folder that cannot be written to: %v", err)
	}
	if err := (&Doc{}).keep("x", 1, at, nil); err != nil {
		t.Errorf("without a history: %v", err)
	}
}

// TestKeepingTheFile as it is: by its own bytes when it goes, and else as a copy; both bear its time.
func TestKeepingTheFile(t *testing.T) {
	written := time.Date(2025, 1, 2, 3, 4, 5, 0, time.UTC)
	for _, leaving := range []bool{false, true} {
		for _, linkless := range []bool{false, true} {
			dir := t.TempDir()
			d := &Doc{path: filepath.Join(dir, "A.wallchart"), folder: filepath.Join(dir, "h"), disk: disk{lazy: true, linkless: linkless}}
			must.Do(t, os.Mkdir(d.folder, 0o777))
			must.Do(t, d.keepFile(leaving))
			if files(t, d.folder) != "" {
				t.Error("what is not there is kept")
			}
			must.Do(t, os.WriteFile(d.path, []byte("x"), 0o666))
			must.Do(t, os.Chtimes(d.path, written, written))
			must.Do(t, d.keepFile(leaving))
			to := filepath.Join(d.folder, "versions", "000001-20250102T030405Z.wallchart")
			a := must.Have(os.Lstat(d.path))(t)
			b := must.Have(os.Lstat(to))(t)
			if os.SameFile(a, b) != (leaving && !linkless) || content(t, to) != "x" || !b.ModTime().Equal(written) {
				t.Errorf("leaving %v, linkless %v: the same is %v, in it %q of %v", leaving, linkless, os.SameFile(a, b), content(t, to), b.ModTime())
			}
			must.Do(t, os.Remove(d.path))
			must.Do(t, os.Mkdir(d.path, 0o777))
			if err := d.keepFile(leaving); !errors.As(err, new(*safeopen.Refused)) {
				t.Errorf("a folder is kept: %v", err)
			}
		}
	}
	if err := (&Doc{path: "/dev/null/x", folder: t.TempDir()}).keepFile(true); err == nil || errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what cannot be looked at is kept: %v", err)
	}
}

// TestPlacesOfAHistory: beside the file, or in the state folder under the first 16 digits of its name's SHA-256.
func TestPlacesOfAHistory(t *testing.T) {
	got := strings.Join(placesOf("/club/A.wallchart", Options{State: "/s"}), " ")
	if want := "/club/.A.wallchart.history /s/documents/" + digest([]byte("/club/A.wallchart"))[:16]; got != want {
		t.Errorf("they are %s, want %s", got, want)
	}
	// The SHA-256 of "abc", FIPS 180-2, appendix B.1.
	const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
	dir := t.TempDir()
	lay(t, dir, map[string]string{"abc": "abc"})
	if digest([]byte("abc")) != abc || digestOf(filepath.Join(dir, "abc")) != abc || digestOf(filepath.Join(dir, "no")) != "" ||
		digestOf(dir) != "" {
		t.Errorf("the digest of abc is %s and %s", digest([]byte("abc")), digestOf(filepath.Join(dir, "abc")))
	}
	one, two := emptyFile("one"), emptyFile("two")
	lay(t, dir, map[string]string{"versions/000001-20250101T000000Z.wallchart": one,
		"versions/b.wallchart": two, "versions/c.wallchart": "broken",
		"versions/0.wallchart": emptyFile("zero")})
	must.Do(t, os.Symlink(filepath.Join(dir, "abc"), filepath.Join(dir, "versions", "d.wallchart")))
	for text, want := range map[string]string{one: "one", two: "two", emptyFile("zero"): "zero", "broken": "", "abc": ""} {
		f := withDigest(dir, digest([]byte(text)))
		if (f == nil) != (want == "") || f != nil && f.Tournament.Name != want {
			t.Errorf("among the versions %q is %v", text, f)
		}
	}
	for _, name := range []string{"journal", "lock", "versions", "undo"} {
		folder := t.TempDir()
		must.Do(t, ownOnly(folder))
		if name == "journal" || name == "lock" {
			must.Do(t, os.Mkdir(filepath.Join(folder, name), 0o777))
		} else {
			must.Do(t, os.WriteFile(filepath.Join(folder, name), nil, 0o666))
		}
		if err := ownOnly(folder); !errors.As(err, new(*safeopen.Refused)) {
			t.Errorf("%s is something else: %v", name, err)
		}
		must.Do(t, os.Remove(filepath.Join(folder, name)))
		lay(t, folder, map[string]string{"journal": "", "lock": "", "versions/x": "", "undo/x": ""})
		must.Do(t, ownOnly(folder))
	}
}

// TestAThousandEventsOfAName are enough for a folder.
func TestAThousandEventsOfAName(t *testing.T) {
	defer func(old int) { mostOfOneName = old }(mostOfOneName)
	if mostOfOneName != 1000 {
		t.Errorf("a folder takes %d", mostOfOneName)
	}
	mostOfOneName = 3
	folder := filepath.Join(t.TempDir(), "a", "b")
	o := Options{State: t.TempDir(), By: "Eva", disk: disk{lazy: true}}
	for range 3 {
		d := must.Have(CreateIn(folder, "Open", &model.Tournament{Name: "X"}, o))(t)
		must.Do(t, d.Close())
	}
	if got := files(t, folder); got != "Open 2.wallchart Open 3.wallchart Open.wallchart" {
		t.Errorf("there are %s", got)
	}
	_, err := CreateIn(folder, "Open", &model.Tournament{Name: "X"}, o)
	if want := folder + ` has 3 events called "Open"; choose another name`; fmt.Sprint(err) != want {
		t.Errorf("the fourth: %v", err)
	}
	no := errors.New("no")
	o.disk.refuse = func(path string) error {
		if path == folder {
			return no
		}
		return nil
	}
	if _, err := CreateIn(folder, "New", &model.Tournament{}, o); err != no {
		t.Errorf("where nothing may be written: %v", err)
	}
	long := strings.Repeat("x", 300)
	if _, err := CreateIn(filepath.Dir(folder), long, &model.Tournament{}, Options{State: o.State}); err == nil ||
		errors.Is(err, fs.ErrExist) {
		t.Errorf("a name that is too long: %v", err)
	}
}

// TestWhichHistoryIsTakenUp by a file that has none: one whose own file is gone, that nobody holds, and that leads to
// this file or goes on from it.
func TestWhichHistoryIsTakenUp(t *testing.T) {
	const text = "the file"
	sum := digest([]byte(text))
	head := func(base string) string { return `{"journal":"1","file":"Old.wallchart","base":"` + base + `"}` }
	const past, old = ".Old.wallchart.history/journal", ".Old.wallchart.history/undo/steps"
	trail := func(bodies ...string) string { return strings.Join(chain(0, bodies...), "") }
	steps := trail(head(sum), stepLine(1))
	for name, c := range map[string]struct {
		files map[string]string
		taken string
	}{
		"steps go on from it":   {map[string]string{past: steps}, "Old.wallchart"},
		"steps lead to it":      {map[string]string{old: trail(head("x"), `{"saving":"`+sum+`"}`)}, "Old.wallchart"},
		"steps lead elsewhere":  {map[string]string{old: trail(head(sum), `{"saving":"x"}`)}, ""},
		"damaged steps":         {map[string]string{past: trail(head(sum)) + "broken\n"}, "Old.wallchart"},
		"no step":               {map[string]string{past: trail(head(sum))}, ""},
		"steps from another":    {map[string]string{past: trail(head("x"), stepLine(1))}, ""},
		"its own file is there": {map[string]string{past: steps, "Old.wallchart": ""}, ""},
		"a history of its own":  {map[string]string{past: steps, ".A.wallchart.history/x": ""}, ""},
		"no hidden folder":      {map[string]string{"Old.wallchart.history/journal": steps}, ""},
		"another hidden folder": {map[string]string{".Old.wallchart.past/journal": steps}, ""},
		"a file of that name":   {map[string]string{".Old.wallchart.history": steps}, ""},
		"nothing in it":         {map[string]string{".Old.wallchart.history/x": ""}, ""},
		"the second of two":     {map[string]string{".B.wallchart.history/journal": "x", ".C.wallchart.history/journal": steps}, "C.wallchart"},
		"the first of two":      {map[string]string{".B.wallchart.history/journal": steps, ".C.wallchart.history/journal": steps}, "B.wallchart"},
		"behind those that stay": {map[string]string{".B.wallchart.history/journal": steps, "B.wallchart": "",
			".C.wallchart.history/journal": steps}, "C.wallchart"},
	} {
		dir := t.TempDir()
		lay(t, dir, map[string]string{"A.wallchart": text})
		lay(t, dir, c.files)
		for _, readOnly := range []bool{true, false} {
			before := files(t, dir)
			d := &Doc{path: filepath.Join(dir, "A.wallchart"), readOnly: readOnly}
			d.adopt()
			taken := ""
			if len(d.notes) > 0 {
				taken = strings.TrimSuffix(strings.TrimPrefix(d.notes[0].String(), "The file was called "), " when it was last open.")
			}
			want := c.taken
			if readOnly {
				want = ""
			}
			if taken != want || len(d.notes) > 1 || want == "" && files(t, dir) != before {
				t.Errorf("%s, reading only %v: %q, in the folder %s", name, readOnly, d.notes, files(t, dir))
			}
			if want != "" && (strings.Contains(files(t, dir), "."+want+".history") ||
				!strings.Contains(files(t, dir), ".A.wallchart.history")) {
				t.Errorf("%s: in the folder there are %s", name, files(t, dir))
			}
		}
	}
	dir := t.TempDir()
	lay(t, dir, map[string]string{"A.wallchart": text, ".Old.wallchart.history/journal": steps})
	l, _ := must.Two(takeLock(disk{}, filepath.Join(dir, ".Old.wallchart.history"), "p", Holder{Host: "CLUB"}, false))(t)
	d := &Doc{path: filepath.Join(dir, "A.wallchart")}
	if d.adopt(); len(d.notes) > 0 {
		t.Errorf("one that is held is taken: %q", d.notes)
	}
	l.release()
	if goesOn(filepath.Join(dir, ".Old.wallchart.history"), "") {
		t.Error("a file that cannot be read has a history")
	}
}
