//go:build unix

package safeopen

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"wallchart/must"
)

// TestWhileOthersChangeIt: while somebody takes a file of ours away, makes it anew and lays a link in its place, whoever opens it has our
// file, or hears that it is a link or keeps changing. Nobody has what the link leads to, and no file stays open.
func TestWhileOthersChangeIt(t *testing.T) {
	dir := t.TempDir()
	path, precious := filepath.Join(dir, "journal"), filepath.Join(dir, "precious")
	must.Do(t, os.WriteFile(precious, []byte("precious"), 0o600))
	must.Do(t, os.WriteFile(path, []byte("ours"), 0o600))
	open := func() int {
		entries, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			return 0
		}
		return len(entries)
	}
	before := open()
	done := make(chan struct{})
	var others sync.WaitGroup
	for n := range 2 {
		others.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				beside := path + string(rune('a'+n))
				_ = os.WriteFile(beside, []byte("ours"), 0o600)
				_ = os.Rename(beside, path)
				_ = os.Symlink(precious, beside)
				_ = os.Rename(beside, path)
				_ = os.Remove(path)
			}
		})
	}
	for range 3000 {
		for _, flag := range []int{os.O_RDWR | os.O_CREATE, os.O_RDONLY} {
			f, err := Own(path, flag, 0o600)
			if err == nil {
				raw := must.Have(io.ReadAll(f))(t)
				must.Do(t, f.Close())
				if string(raw) != "ours" && string(raw) != "" {
					t.Fatalf("%q was opened", raw)
				}
				continue
			}
			var refused *Refused
			var at *os.PathError
			switch {
			case errors.As(err, &refused) && refused.Is.String() == "a link":
			case errors.Is(err, os.ErrNotExist) && flag&os.O_CREATE == 0:
			case errors.As(err, &at) && at.Err.Error() == "the file keeps changing; try again":
			default:
				t.Fatalf("with flags %b: %v", flag, err)
			}
		}
	}
	close(done)
	others.Wait()
	if after := open(); after > before+5 {
		t.Errorf("%d files were open, and %d are now", before, after)
	}
	if raw, err := os.ReadFile(precious); string(raw) != "precious" {
		t.Errorf("what the link leads to is %q, %v", raw, err)
	}
}
