package cli

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"wallchart/must"
)

// TestStamps: of the file and of the steps beside it; without a file there is none.
func TestStamps(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "e[1].wallchart")
	if got := StampOf(path); got != "" {
		t.Errorf("of nothing it is %q", got)
	}
	steps := filepath.Join(folder, ".e[1].wallchart.history")
	must.Do(t, os.Mkdir(steps, 0o700))
	seen := map[string]string{}
	for _, name := range []string{path, filepath.Join(steps, "journal"), path, filepath.Join(steps, "journal")} {
		f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.WriteString("a step\n")
		must.Do(t, errors.Join(err, f.Close()))
		now := StampOf(path)
		if before, ok := seen[now]; ok || now == "" {
			t.Errorf("after %s it is that after %s", name, before)
		}
		seen[now] = name
		if again := StampOf(path); again != now {
			t.Errorf("looked at twice it is %q and %q", now, again)
		}
	}
}
