package places

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/must"
)

func folder(t *testing.T, path ...string) string {
	t.Helper()
	dir := filepath.Join(path...)
	must.Do(t, os.MkdirAll(dir, 0o755))
	return dir
}

// TestXDG finds the documents as a desktop on Linux says where they are.
func TestXDG(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("paths there are not as these files have them")
	}
	home, other := t.TempDir(), t.TempDir()
	config := folder(t, home, ".config")
	write := func(lines string) {
		t.Helper()
		must.Do(t, os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(lines), 0o644))
	}
	env := map[string]string{}
	check := func(want, what string) {
		t.Helper()
		if got := xdg(home, func(name string) string { return env[name] }); got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	check(home, "nothing is there")
	usual := folder(t, home, "Documents")
	check(usual, "~/Documents is there")
	write("# written by a desktop\nXDG_DESKTOP_DIR=\"$HOME/Schreibtisch\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n")
	check(usual, "the folder named is not there")
	german := folder(t, home, "Dokumente")
	check(german, "user-dirs.dirs names it")
	write("XDG_DOCUMENTS_DIR=\"" + strings.ReplaceAll(other, "/", `\/`) + "\"\n")
	check(other, "a whole path, with escapes")
	write("XDG_DOCUMENTS_DIR=\"$HOME/\"\n")
	check(home, "switched off")
	write("XDG_DOCUMENTS_DIR=\"relative\"\nXDG_DOCUMENTS_DIR=nonsense\n")
	check(usual, "a line that says nothing")
	env["XDG_CONFIG_HOME"] = folder(t, other, "config")
	must.Do(t, os.WriteFile(filepath.Join(env["XDG_CONFIG_HOME"], "user-dirs.dirs"), []byte("XDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"),
		0o644))
	check(german, "the configuration stands elsewhere")
	env["XDG_DOCUMENTS_DIR"] = other
	check(other, "the variable")
	env["XDG_DOCUMENTS_DIR"] = "relative"
	check(german, "a variable that is no path")
}

func TestFileName(t *testing.T) {
	for name, want := range map[string]string{
		"Spring Open 2027": "Spring Open 2027", "  U10: boys/girls?": "U10- boys-girls-", "..": "", "": "", "///": "",
		"Öst & Väst": "Öst & Väst", "a\nb": "a-b", "c\x1b[2J\u0085": "c-[2J-", "tr\u202eop\u2066": "trop", "conin$": "-conin$",
		"lpt¹ ": "-lpt¹", "COM10": "COM10", "COM": "COM", "con": "-con", "Con.": "-Con", "COM1": "-COM1", "COM1.2026": "-COM1.2026",
		"Contest": "Contest", "Cup.": "Cup", "Cup 2.0": "Cup 2.0",
	} {
		if got := FileName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	if got := FileName(strings.Repeat("ö", 500)); len(got) > longest || strings.Trim(got, "ö") != "" {
		t.Errorf("a long name becomes %q", got)
	}
}

// TestLinesOfUserDirs: what a line may look like, and what is passed over; the last that says something holds.
func TestLinesOfUserDirs(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("paths there are not as these files have them")
	}
	file := filepath.Join(t.TempDir(), "user-dirs.dirs")
	for lines, want := range map[string]string{
		`NAME="$HOME/a"`: "/ann/a", ` NAME = "$HOME/a" `: "/ann/a", `NAME="$HOME"`: "/ann", `NAME="/b/../c/"`: "/c",
		`NAME="$HOMEWARD/a"`: "", `NAME="a"`: "", `NAME=""`: "", `NAME="`: "", `NAME=/b"`: "", `NAME="/b`: "", `NAME=/b`: "", `NAME`: "",
		`OTHER="/b"`: "", `NAME="/a \"b\" \\ c"`: `/a "b" \ c`, "NAME=\"/a\"\nNAME=\"/b\"\n": "/b", "NAME=\"/a\"\nNAME=\"b\"\n": "/a",
		`# NAME="/b"`: "",
	} {
		must.Do(t, os.WriteFile(file, []byte(lines), 0o600))
		if got := userDir(file, "NAME", "/ann"); got != want {
			t.Errorf("%s: %q, want %q", lines, got, want)
		}
	}
	must.Do(t, os.WriteFile(file, []byte(`NAME="$HOME/a"`), 0o600))
	if got := userDir(file, "NAME", ""); got != "" {
		t.Errorf("without a home: %q", got)
	}
	for size, want := range map[int]string{1 << 20: "/b", 1<<20 + 1: ""} {
		must.Do(t, os.WriteFile(file, []byte("NAME=\"/b\""+strings.Repeat("\n", size-len(`NAME="/b"`))), 0o600))
		if got := userDir(file, "NAME", "/ann"); got != want {
			t.Errorf("of %d bytes: %q, want %q", size, got, want)
		}
	}
	if got := userDir(filepath.Dir(file), "NAME", "/ann"); got != "" {
		t.Errorf("of a folder: %q", got)
	}
}

// TestLongNames: 120 bytes are kept, of more the last whole letters go, and no blank or point stands at the end then.
func TestLongNames(t *testing.T) {
	for name, want := range map[string]string{
		strings.Repeat("a", 120): strings.Repeat("a", 120), strings.Repeat("a", 121): strings.Repeat("a", 120),
		strings.Repeat("a", 119) + "ö": strings.Repeat("a", 119), strings.Repeat("a", 118) + ". b": strings.Repeat("a", 118),
		"a\u2028b\u2029c\ufeffd\u202de": "abcde",
	} {
		if got := FileName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
