package ratings

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/must"
)

// However small the pieces, the lines come out sorted and all there, and the
// temporary file is gone.
func TestSorter(t *testing.T) {
	folder := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		s := &sorter{folder: folder, limit: rapid.IntRange(0, 300).Draw(t, "limit")}
		want := rapid.SliceOfN(rapid.StringOf(rapid.RuneFrom([]rune("ab \tü"))), 0, 60).Draw(t, "lines")
		for _, line := range want {
			must.Do(t, s.add([]byte(line)))
		}
		slices.Sort(want)
		var got []string
		must.Do(t, s.merge(func(line []byte) error {
			got = append(got, string(line))
			return nil
		}))
		if !slices.Equal(got, want) {
			t.Fatalf("%q came out as %q", want, got)
		}
		if files, _ := os.ReadDir(folder); len(files) > 0 {
			t.Fatalf("left over: %v", files)
		}
	})
	if open := openIn(t, folder); len(open) > 0 {
		t.Errorf("still open: %v", open)
	}
}

// openIn are the files of a folder that the program has open.
func openIn(t *testing.T, folder string) (open []string) {
	t.Helper()
	all, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Skip("nobody says here what is open:", err)
	}
	for _, e := range all {
		if path, _ := os.Readlink("/proc/self/fd/" + e.Name()); strings.HasPrefix(path, folder) {
			open = append(open, path)
		}
	}
	return open
}

// TestARefusedListIsNotKeptOpen, as Windows replaces no file that is open.
func TestARefusedListIsNotKeptOpen(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "list")
	must.Do(t, os.WriteFile(path, []byte(magic+"cut off"), 0o600))
	if _, err := Open(path); err == nil {
		t.Fatal("a list that was cut off opens")
	}
	if open := openIn(t, folder); len(open) > 0 {
		t.Errorf("still open: %v", open)
	}
}

// An error of the one who takes the lines ends the merging and leaves nothing.
func TestSorterStops(t *testing.T) {
	s := &sorter{folder: t.TempDir(), limit: 10}
	for _, l := range []string{"ccccccccc", "bbbbbbbbb", "aaaaaaaaa"} {
		must.Do(t, s.add([]byte(l)))
	}
	stop, n := errors.New("stop"), 0
	if err := s.merge(func([]byte) error { n++; return stop }); err != stop || n != 1 {
		t.Errorf("%v after %d lines", err, n)
	}
	if files, _ := os.ReadDir(s.folder); len(files) > 0 {
		t.Errorf("left over: %v", files)
	}
}
