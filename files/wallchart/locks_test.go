//go:build unix

package wallchart

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/must"
)

var lockedAt = time.Date(2026, 5, 31, 10, 0, 0, 0, time.UTC)

// TestWhoHasAFileIsSaid, as far as it is known, and what to do.
func TestWhoHasAFileIsSaid(t *testing.T) {
	since := lockedAt.Local().Format("2006-01-02 15:04")
	for _, c := range []struct {
		l    Locked
		want string
	}{
		{Locked{"/x/A.wallchart", Holder{"Eva", "CLUB", 7, lockedAt}, false},
			"A.wallchart is open already, by Eva since " + since + " (process 7). Close it there, or open it for reading only."},
		{Locked{"/x/A.wallchart", Holder{"", "CLUB", 1, lockedAt}, false}, "A.wallchart is open already, by another window or program since " +
			since + " (process 1). Close it there, or open it for reading only."},
		{Locked{"/x/A.wallchart", Holder{"Eva", "CLUB", 7, lockedAt}, true}, "A.wallchart is open on the computer CLUB by Eva since " + since +
			". Close it there, or open it for reading only; if that computer is no longer running, take the file over."},
		{Locked{Path: "/x/A.wallchart"}, "A.wallchart is open in another program. Close it there, or open it for reading only."},
	} {
		if c.l.Error() != c.want {
			t.Errorf("%+v: %s", c.l, c.l.Error())
		}
	}
}

// TestWhoIsRefusedAFile: whoever finds it held; on another computer, whoever finds it signed; on the same one only where
// locks are unknown and its process runs.
func TestWhoIsRefusedAFile(t *testing.T) {
	me := Holder{Who: "Max", Host: "CLUB", Process: 7}
	running, dead, there := &Holder{Host: "CLUB", Process: os.Getpid()}, &Holder{Host: "CLUB", Process: 1<<22 + 1},
		&Holder{Host: "LIBRARY", Process: 7}
	for _, c := range []struct {
		held, known bool
		before      *Holder
		takeOver    bool
		want        *Locked
	}{
		{true, true, nil, false, &Locked{Path: "p"}},
		{true, true, there, true, &Locked{Path: "p", Holder: *there}},
		{true, false, running, true, &Locked{Path: "p", Holder: *running}},
		{false, true, nil, false, nil},
		{false, false, nil, false, nil},
		{false, true, running, false, nil},
		{false, true, dead, false, nil},
		{false, false, running, false, &Locked{Path: "p", Holder: *running}},
		{false, false, running, true, nil},
		{false, false, dead, false, nil},
		{false, true, there, false, &Locked{Path: "p", Holder: *there, Elsewhere: true}},
		{false, false, there, false, &Locked{Path: "p", Holder: *there, Elsewhere: true}},
		{false, true, there, true, nil},
	} {
		var got *Locked
		if err := refusal(c.held, c.known, c.before, "p", me, c.takeOver); !errors.As(err, &got) && err != nil {
			t.Fatal(err)
		}
		if (got == nil) != (c.want == nil) || got != nil && *got != *c.want {
			t.Errorf("%+v: %+v, want %+v", c, got, c.want)
		}
	}
}

// TestWhatStandsInALock is read if it names a computer, in 4 kB at most.
func TestWhatStandsInALock(t *testing.T) {
	long := func(n int) string { return `{"host":"` + strings.Repeat("x", n-len(`{"host":""}`)) + `"}` }
	for text, want := range map[string]*Holder{
		"":                            nil,
		"no":                          nil,
		`{"who":"Eva"}`:               nil,
		`{"who":"Eva","host":7}`:      nil,
		`{"host":"CLUB","process":3}`: {Host: "CLUB", Process: 3},
		`{"who":"Eva","host":"CLUB","process":3,"since":"2026-05-31T10:00:00Z"}` + "\n": {"Eva", "CLUB", 3, lockedAt},
		`{"who":"E\u0007va","host":"C\nL"}`:                                             {Who: "Eva", Host: "CL"},
		long(4096):                                                                      {Host: strings.Repeat("x", 60) + "…"},
		long(4097):                                                                      nil,
		long(4096) + "{":                                                                {Host: strings.Repeat("x", 60) + "…"},
	} {
		f := must.Have(os.Create(filepath.Join(t.TempDir(), "lock")))(t)
		must.Have(f.WriteString(text))(t)
		if got := readHolder(f); (got == nil) != (want == nil) || got != nil && *got != *want {
			t.Errorf("%.80s: %+v, want %+v", text, got, want)
		}
		must.Do(t, f.Close())
		if got := readHolder(f); got != nil {
			t.Errorf("what cannot be read: %+v", got)
		}
	}
}

// TestNamesFromLocksArePlain: no controls, no signs that are not seen, no ends of lines.
func TestNamesFromLocksArePlain(t *testing.T) {
	for name, want := range map[string]string{
		"Eva Müller": "Eva Müller", "": "", "a\x00b\x1b\x7f": "ab", "a\u0085b\u009f": "ab", "a\u202eb\u200b\ufeff": "ab", "a\xffb\ufffd": "ab",
		"a\u2028b": "ab", "a\u2029b": "ab", "a\u2027b": "a\u2027b", "a\u2030b": "a\u2030b", "a\nb\tc": "abc",
		strings.Repeat("é", 60): strings.Repeat("é", 60), strings.Repeat("é", 61): strings.Repeat("é", 60) + "…",
		strings.Repeat("\n", 61) + "a": "a",
	} {
		if got := plain(name); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
}

// TestTakingALock: who has it, whose it was, what is written into it and what is left when it is given back.
func TestTakingALock(t *testing.T) {
	me := Holder{Who: "Max", Host: "CLUB", Process: 7, Since: lockedAt}
	const mine = `{"who":"Max","host":"CLUB","process":7,"since":"2026-05-31T10:00:00Z"}` + "\n"
	eva := Holder{Who: "Eva with a long name", Host: "CLUB", Process: 8, Since: lockedAt}
	away := Holder{Who: "Ann", Host: "LIBRARY", Process: 9, Since: lockedAt}
	no := func(string) error { return &fs.PathError{Op: "open", Err: fs.ErrPermission} }
	for name, c := range map[string]struct {
		stands   any // in the lock before; nil: nothing
		takeOver bool
		room     int64
		refuse   func(string) error
		left     *Holder
		in       string // the lock then
		err      string
	}{
		"nobody's":                {nil, false, 999, nil, nil, mine, ""},
		"given back":              {"", false, 999, nil, nil, mine, ""},
		"of one who crashed":      {eva, false, 999, nil, &eva, mine, ""},
		"of another computer":     {away, false, 999, nil, nil, "", "Elsewhere LIBRARY"},
		"taken over":              {away, true, 999, nil, &away, mine, ""},
		"none of ours":            {"precious", false, 999, nil, nil, mine, ""},
		"on a full disk":          {nil, false, 0, nil, nil, "", ""},
		"that cannot be written":  {eva, false, 999, no, nil, "", "permission denied"},
		"of another, not written": {away, false, 999, no, nil, "", "Elsewhere LIBRARY"},
		"not there, not written":  {nil, false, 999, no, nil, "", "permission denied"},
	} {
		folder := t.TempDir()
		lockName, second := filepath.Join(folder, "lock"), filepath.Join(t.TempDir(), "second name")
		if c.stands != nil {
			text, isText := c.stands.(string)
			if !isText {
				b := must.Have(json.Marshal(c.stands))(t)
				text = string(b)
			}
			must.Do(t, os.WriteFile(lockName, []byte(text), 0o666))
			must.Do(t, os.Link(lockName, second))
		}
		l, left, err := takeLock(disk{room: &c.room, refuse: c.refuse}, folder, "/x/A.wallchart", me, c.takeOver)
		got := fmt.Sprint(err)
		if locked := (*Locked)(nil); errors.As(err, &locked) {
			got = fmt.Sprintf("Elsewhere %s", locked.Holder.Host)
			if !locked.Elsewhere || locked.Path != "/x/A.wallchart" {
				t.Errorf("%s: %+v", name, locked)
			}
		}
		if c.err != "" {
			if !strings.Contains(got, c.err) || l != nil || left != nil {
				t.Errorf("%s: %v, %v, %v; want %s", name, l, left, err, c.err)
			}
			if b, _ := os.ReadFile(second); c.stands != nil && len(b) == 0 {
				t.Errorf("%s: the lock was emptied", name)
			}
			continue
		}
		if err != nil || (left == nil) != (c.left == nil) || left != nil && *left != *c.left || content(t, lockName) != c.in {
			t.Errorf("%s: left by %v, %v; in it stands %q", name, left, err, content(t, lockName))
			continue
		}
		if c.stands == "precious" && content(t, second) != "precious" {
			t.Errorf("%s: it was written into", name)
		}
		var locked *Locked
		if _, _, err := takeLock(disk{}, folder, "/x/A.wallchart", away, true); !errors.As(err, &locked) || locked.Elsewhere ||
			locked.Holder.Who != map[bool]string{true: "Max"}[c.in != ""] {
			t.Errorf("%s: the second is told %v", name, err)
		}
		if _, _, err := takeLock(disk{refuse: no}, folder, "/x/A.wallchart", me, true); !errors.As(err, &locked) {
			t.Errorf("%s: who may not write it is told %v", name, err)
		}
		third := second + "3"
		must.Do(t, os.Link(lockName, third))
		l.release()
		if files(t, folder) != "" || content(t, third) != "" {
			t.Errorf("%s: given back, there is %q with %q", name, files(t, folder), content(t, third))
		}
	}
}

// TestALockThatWasReplaced is given back, and what stands in its place stays.
func TestALockThatWasReplaced(t *testing.T) {
	folder := t.TempDir()
	l, _ := must.Two(takeLock(disk{}, folder, "p", Holder{Host: "CLUB"}, false))(t)
	must.Do(t, os.Remove(l.path))
	l.release()
	if files(t, folder) != "" {
		t.Errorf("there is %s", files(t, folder))
	}
	l, _ = must.Two(takeLock(disk{}, folder, "p", Holder{Host: "CLUB"}, false))(t)
	must.Do(t, os.Rename(l.path, l.path+" away"))
	must.Do(t, os.WriteFile(l.path, []byte("another's"), 0o666))
	l.release()
	if content(t, l.path) != "another's" || content(t, l.path+" away") != "" {
		t.Errorf("there is %q, and away %q", content(t, l.path), content(t, l.path+" away"))
	}
	if err := l.file.Close(); !errors.Is(err, os.ErrClosed) {
		t.Errorf("it was not closed: %v", err)
	}
	// A folder where the lock should be cannot be taken.
	must.Do(t, os.Remove(l.path))
	must.Do(t, os.Mkdir(l.path, 0o777))
	if l, _, err := takeLock(disk{}, folder, "p", Holder{Host: "CLUB"}, false); err == nil || l != nil {
		t.Errorf("a folder was taken for a lock: %v", err)
	}
}

// TestGuardingAFolder: one at a time has it, and a folder that is not there is nobody's.
func TestGuardingAFolder(t *testing.T) {
	folder := t.TempDir()
	g, held := guard(folder)
	if g == nil || held {
		t.Fatalf("the first: %v, %v", g, held)
	}
	if h, held := guard(folder); h != nil || !held {
		t.Errorf("the second: %v, %v", h, held)
	}
	must.Do(t, g.Close())
	g, held = guard(folder)
	if g == nil || held {
		t.Fatalf("when the first is gone: %v, %v", g, held)
	}
	must.Do(t, g.Close())
	if g, held := guard(filepath.Join(folder, "no")); g != nil || held {
		t.Errorf("of no folder: %v, %v", g, held)
	}
	f := must.Have(os.Open(folder))(t)
	must.Do(t, f.Close())
	if held, err := exclude(f); held || err == nil || errors.Is(err, syscall.EWOULDBLOCK) {
		t.Errorf("a closed file: %v, %v", held, err)
	}
	// Whether somebody holds the lock of a history.
	if busy(folder) {
		t.Error("a history without a lock is held")
	}
	l, _ := must.Two(takeLock(disk{}, folder, "p", Holder{Host: "CLUB"}, false))(t)
	if !busy(folder) {
		t.Error("a lock that is held is free")
	}
	must.Do(t, l.file.Close())
	if busy(folder) {
		t.Error("a lock that somebody left behind is held")
	}
}
