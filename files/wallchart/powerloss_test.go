package wallchart

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestPowerLostAfterASave: the file itself is flushed, what is kept beside it need not be. Whatever is missing there after
// the power has gone, the event is whole, and nobody is said to have changed the file.
func TestPowerLostAfterASave(t *testing.T) {
	for _, closed := range []bool{false, true} {
		path, o := place(t)
		home := filepath.Dir(path)
		d := open(t, path, o)
		for n := range 4 {
			must.Do(t, d.Do(note(n)))
			if n%2 == 1 {
				must.Do(t, d.Save())
			}
		}
		if closed {
			must.Do(t, d.Close())
		} else {
			crash(d)
		}
		var lazy []string // what was written last and not flushed
		versions := saves(historyFolder(path))
		must.Do(t, filepath.WalkDir(home, func(name string, e fs.DirEntry, err error) error {
			inUndo := filepath.Base(filepath.Dir(name)) == "undo"
			if err == nil && !e.IsDir() && (inUndo || e.Name() == "journal" || name == versions[len(versions)-1].Path) {
				lazy = append(lazy, strings.TrimPrefix(name, home))
			}
			return err
		}))
		if len(lazy) < 3 {
			t.Fatalf("only %q are written lazily", lazy)
		}
		for set := range 1 << len(lazy) {
			for _, how := range []string{"empty", "gone", "half"} {
				what := fmt.Sprintf("closed %v, files %b of %q %s", closed, set, lazy, how)
				there := t.TempDir()
				must.Do(t, os.CopyFS(there, os.DirFS(home)))
				for i, name := range lazy {
					if set>>i&1 == 0 {
						continue
					}
					at := filepath.Join(there, name)
					text := must.Have(os.ReadFile(at))(t)
					switch how {
					case "empty":
						must.Do(t, os.WriteFile(at, nil, 0o600))
					case "half":
						must.Do(t, os.WriteFile(at, text[:len(text)/2], 0o600))
					case "gone":
						must.Do(t, os.Remove(at))
					}
				}
				n, err := Open(filepath.Join(there, filepath.Base(path)), Options{host: o.host, State: t.TempDir(), disk: o.disk})
				if err != nil {
					t.Errorf("%s: %v", what, err)
					continue
				}
				if len(n.Entries()) != 4 {
					t.Errorf("%s: %d steps of 4", what, len(n.Entries()))
				}
				for _, note := range n.Notes() {
					if s := note.String(); strings.Contains(s, "another computer has changed it") || strings.Contains(s, "put back") {
						t.Errorf("%s: %s", what, s)
					}
				}
				must.Do(t, n.Close())
			}
		}
	}
}
