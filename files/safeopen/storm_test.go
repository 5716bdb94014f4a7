//go:build unix

package safeopen

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
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
	before := openFiles()
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
	if after := openFiles(); after > before+5 {
		t.Errorf("%d files were open, and %d are now", before, after)
	}
	if raw, err := os.ReadFile(precious); string(raw) != "precious" {
		t.Errorf("what the link leads to is %q, %v", raw, err)
	}
}

// TestBetweenLookingAndOpening somebody else makes the file, takes it away, or lays something else in its place, once or ever again.
func TestBetweenLookingAndOpening(t *testing.T) {
	defer func() { look = os.Lstat }()
	dir := t.TempDir()
	path, other := filepath.Join(dir, "journal"), filepath.Join(dir, "other")
	put := func(text string) { // a file of its own, and not the old one with another text
		must.Do(t, os.WriteFile(other, []byte(text), 0o600))
		must.Do(t, os.Rename(other, path))
	}
	gone := func() { must.Do(t, os.RemoveAll(path)) }
	const make, read = os.O_RDWR | os.O_CREATE, os.O_RDONLY
	for _, c := range []struct {
		name   string
		there  bool
		flag   int
		do     func()
		always bool
		want   string // what stands in the file, or the error
	}{
		{"made by another", false, make, func() { put("theirs") }, false, "theirs"},
		{"made by another, and it is to be new", false, make | os.O_EXCL, func() { put("theirs") }, false, "file exists"},
		{"a folder made by another", false, make, func() { must.Do(t, os.Mkdir(path, 0o700)) }, false, "journal is a folder, not a file"},
		{"taken away, to be made", true, make, gone, false, ""},
		{"taken away, to be read", true, read, gone, false, "no such file"},
		{"another file", true, make, func() { put("theirs") }, false, "theirs"},
		{"a link", true, make, func() { gone(); must.Do(t, os.Symlink(other, path)) }, false, "journal is a link, not a file"},
		{"a folder", true, read, func() { gone(); must.Do(t, os.Mkdir(path, 0o700)) }, false, "journal is a folder, not a file"},
		{"ever another file", true, make, func() { put("theirs") }, true, "the file keeps changing; try again"},
	} {
		gone()
		if c.there {
			put("ours")
		}
		acted := false
		look = func(path string) (os.FileInfo, error) {
			info, err := os.Lstat(path)
			if !acted || c.always {
				acted = true
				c.do()
			}
			return info, err
		}
		before := openFiles()
		f, err := Own(path, c.flag, 0o600)
		if err != nil {
			if c.want == "" || !strings.Contains(err.Error(), c.want) || f != nil {
				t.Errorf("%s: %v, want %q", c.name, err, c.want)
			}
		} else {
			if raw := must.Have(io.ReadAll(f))(t); string(raw) != c.want {
				t.Errorf("%s: %q is read, want %q", c.name, raw, c.want)
			}
			must.Do(t, f.Close())
		}
		if after := openFiles(); after > before {
			t.Errorf("%s: %d files were open, and %d are now", c.name, before, after)
		}
	}
}

// openFiles is how many files the program has open, 0 where nobody says.
func openFiles() int {
	entries, _ := os.ReadDir("/proc/self/fd")
	return len(entries)
}
