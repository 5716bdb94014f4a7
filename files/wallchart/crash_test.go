package wallchart

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/phrase"
)

// TestWhatACrashLeftMissing: the first sentence of an opening after a crash says
// whether anything is missing; what, the sentences behind it say.
func TestWhatACrashLeftMissing(t *testing.T) {
	const whole = "The program did not end properly; nothing is missing"
	const not = "The program did not end properly; steps may be missing"
	for _, c := range []struct {
		name  string
		steps int
		harm  func(t *testing.T, path, journal string) // done between the crash and the opening
		first string
		notes int
	}{
		{"no step", 0, nil, whole + ".", 1},
		{"one step", 1, nil, whole + " (one step was made again).", 1},
		{"two steps", 2, nil, whole + " (2 steps were made again).", 1},
		{"a torn last line is a step that was not taken", 2, func(t *testing.T, _, journal string) {
			b := must.Have(os.ReadFile(journal))(t)
			must.Do(t, os.WriteFile(journal, b[:len(b)-5], 0o600))
		}, whole + " (one step was made again).", 1},
		{"the second of three lines damaged", 3, func(t *testing.T, _, journal string) { garble(t, journal, 2) },
			not + " (one step was made again).", 2},
		{"the third of four lines damaged", 4, func(t *testing.T, _, journal string) { garble(t, journal, 3) },
			not + " (2 steps were made again).", 2},
		{"the first step damaged", 1, func(t *testing.T, _, journal string) { garble(t, journal, 1) }, not + ".", 2},
		{"the head damaged", 2, func(t *testing.T, _, journal string) { garble(t, journal, 0) }, not + ".", 2},
		{"nothing to be read", 1, func(t *testing.T, _, journal string) {
			must.Do(t, os.WriteFile(journal, []byte("no journal\n"), 0o600))
		}, not + ".", 2},
		{"another file in its place", 1, func(t *testing.T, path, _ string) {
			b := must.Have(os.ReadFile(path))(t)
			must.Do(t, os.WriteFile(path, []byte(strings.Replace(string(b), `"name":"`, `"name":"Other `, 1)), 0o600))
		}, not + ".", 2},
	} {
		path, o := place(t)
		d := open(t, path, o)
		if d.Crashed() || d.Lost() {
			t.Fatalf("%s: after a proper end, crashed is %v and lost %v", c.name, d.Crashed(), d.Lost())
		}
		for i := range c.steps {
			must.Do(t, d.Do(enter(i)))
		}
		crash(d)
		if c.harm != nil {
			c.harm(t, path, filepath.Join(historyFolder(path), "journal"))
		}
		d = open(t, path, o)
		if n := d.Notes(); len(n) != c.notes || n[0].String() != c.first {
			t.Errorf("%s: the notes are\n%s\nwant first of %d\n%s", c.name, phrase.Join("\n", n...), c.notes, c.first)
		}
		if lost := strings.HasPrefix(c.first, not); !d.Crashed() || d.Lost() != lost {
			t.Errorf("%s: crashed is %v and lost %v", c.name, d.Crashed(), d.Lost())
		}
		if look := open(t, path, Options{ReadOnly: true, State: o.State}); look.Crashed() {
			t.Errorf("%s: who only looks is told of a crash", c.name)
		}
		must.Do(t, d.Close())
		if d = open(t, path, o); d.Crashed() || d.Lost() {
			t.Errorf("%s: closed properly since, crashed is %v and lost %v", c.name, d.Crashed(), d.Lost())
		}
	}
}

// TestAnOlderFileAfterACrash: what the journal holds no longer tells whether
// anything is missing where somebody has put back an older file.
func TestAnOlderFileAfterACrash(t *testing.T) {
	path, o := place(t)
	older := must.Have(os.ReadFile(path))(t)
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	must.Do(t, d.Save())
	must.Do(t, d.Do(enter(1)))
	must.Do(t, d.Save())
	crash(d)
	must.Do(t, os.Remove(filepath.Join(historyFolder(path), "journal")))
	must.Do(t, os.WriteFile(path, older, 0o600))
	if d = open(t, path, o); !d.Lost() || !strings.Contains(d.Notes()[0].String(), "steps may be missing.") {
		t.Errorf("lost is %v; the notes are %s", d.Lost(), phrase.Join("\n", d.Notes()...))
	}
}

// garble damages a line of a journal, the first being 0.
func garble(t *testing.T, name string, line int) {
	t.Helper()
	b := must.Have(os.ReadFile(name))(t)
	lines := strings.SplitAfter(string(b), "\n")
	lines[line] = strings.Replace(lines[line], `"`, `!`, 1)
	must.Do(t, os.WriteFile(name, []byte(strings.Join(lines, "")), 0o600))
}
