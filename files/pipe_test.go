//go:build unix

package files

import (
	"path/filepath"
	"syscall"
	"testing"

	"wallchart/files/ratings"
	"wallchart/files/uschess"
	"wallchart/must"
)

// TestPipesAreRefused by every reader, and at once: nobody ever writes to them.
func TestPipesAreRefused(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"event.wallchart", "thexport.dbf"} {
		must.Do(t, syscall.Mkfifo(filepath.Join(dir, name), 0o666))
	}
	pipe := filepath.Join(dir, "event.wallchart")
	want := "event.wallchart is a pipe, not a file"
	if _, err := Open(pipe, known); err == nil || err.Error() != want {
		t.Errorf("an event: %v", err)
	}
	if _, err := ratings.Open(pipe); err == nil || err.Error() != want {
		t.Errorf("a rating list: %v", err)
	}
	if _, err := ratings.ImportFile(pipe, filepath.Join(dir, "list"), ratings.Options{}); err == nil || err.Error() != want {
		t.Errorf("a rating list to import: %v", err)
	}
	if _, _, _, err := uschess.Open(dir); err == nil {
		t.Error("a rating report is read from a pipe")
	}
}
