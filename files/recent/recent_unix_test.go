//go:build unix && !darwin

package recent

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestTheSystemsListHasIt: what other programs read has the document, and only the user can.
func TestTheSystemsListHasIt(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("XDG_CONFIG_HOME", "")
	forgetful = func() bool { return false }
	list := filepath.Join(home, ".local", "share", "recently-used.xbel")
	Add("/events/Club.wallchart")
	Add("/events/Open.wallchart")
	Add("/events/Club.wallchart")
	raw := must.Have(os.ReadFile(list))(t)
	if got := read(t, raw); len(got) != 2 || got[1].Href != "file:///events/Club.wallchart" || got[1].Applications[0].Count != 2 {
		t.Errorf("the list has %+v", got)
	}
	if info, err := os.Stat(list); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others may read it: %v, %v", info.Mode(), err)
	}
	if left, _ := filepath.Glob(filepath.Join(home, ".local", "share", ".rec*")); len(left) > 0 {
		t.Errorf("left behind is %q", left)
	}
}

// TestWhoWantsNoListHasNone: by a setting, or by what lies in its place.
func TestWhoWantsNoListHasNone(t *testing.T) {
	for name, without := range map[string]func(t *testing.T, home, list string){
		"GTK's setting": func(t *testing.T, home, _ string) {
			put(t, filepath.Join(home, ".config", "gtk-3.0", "settings.ini"), "[Settings]\ngtk-recent-files-enabled = false\n", 0o600)
		},
		"GNOME's privacy": func(*testing.T, string, string) { forgetful = func() bool { return true } },
		"a locked list":   func(t *testing.T, _, list string) { put(t, list, empty, 0o400) },
		"a folder":        func(t *testing.T, _, list string) { put(t, filepath.Join(list, "x"), "", 0o600) },
		"a link": func(t *testing.T, home, list string) {
			put(t, filepath.Join(home, "other"), empty, 0o600)
			put(t, list, "", 0o600)
			_ = os.Remove(list)
			must.Do(t, os.Symlink(filepath.Join(home, "other"), list))
		},
		"another thing": func(t *testing.T, _, list string) { put(t, list, "<html></html>", 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			t.Setenv("HOME", home)
			t.Setenv("XDG_DATA_HOME", filepath.Join(home, "data"))
			t.Setenv("XDG_CONFIG_HOME", "")
			forgetful = func() bool { return false }
			list := filepath.Join(home, "data", "recently-used.xbel")
			without(t, home, list)
			before, _ := os.Lstat(list)
			Add("/events/Club.wallchart")
			after, _ := os.Lstat(list)
			if before == nil && after != nil || before != nil && (after.Mode() != before.Mode() || !after.ModTime().Equal(before.ModTime())) {
				t.Errorf("it was %v and is %v", before, after)
			}
			_ = filepath.WalkDir(home, func(path string, d os.DirEntry, _ error) error {
				if d.Type().IsRegular() {
					if raw, _ := os.ReadFile(path); strings.Contains(string(raw), "Club") {
						t.Errorf("the document stands in %s", path)
					}
				}
				return nil
			})
		})
	}
}

// TestGnomeIsAsked, in its words.
func TestGnomeIsAsked(t *testing.T) {
	bin := t.TempDir()
	t.Setenv("PATH", bin)
	if asked() {
		t.Error("without the program the answer is no")
	}
	for said, want := range map[string]bool{"echo false": true, "echo true": false, "echo No such schema >&2; exit 1": false} {
		put(t, filepath.Join(bin, "gsettings"), "#!/bin/sh\n"+said+"\n", 0o700)
		if got := asked(); got != want {
			t.Errorf("to %q the answer is %v", said, got)
		}
	}
}

func put(t *testing.T, path, text string, mode os.FileMode) {
	t.Helper()
	must.Do(t, os.MkdirAll(filepath.Dir(path), 0o700))
	must.Do(t, os.WriteFile(path, []byte(text), mode))
}
