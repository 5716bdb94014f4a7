package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/must"
)

// TestAPrivateEventStaysPrivate: what is written about an event that only its
// owner may read, only its owner may read.
func TestAPrivateEventStaysPrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no such modes")
	}
	dir := t.TempDir()
	raw := must.Have(os.ReadFile("../../files/wallchart/testdata/version-1.0.wallchart"))(t)
	usual := filepath.Join(dir, "usual")
	must.Do(t, os.WriteFile(usual, nil, 0o666))
	info := must.Have(os.Stat(usual))(t)
	for _, c := range []struct{ event, want fs.FileMode }{{0o600, 0o600}, {0o644, 0o644 & info.Mode().Perm()}} {
		event := filepath.Join(dir, "event.wallchart")
		must.Do(t, os.WriteFile(event, raw, 0o600))
		must.Do(t, os.Chmod(event, c.event))
		for _, to := range []string{"out.xlsx", "out.txt", "out.trf", "copy.wallchart"} {
			to = filepath.Join(dir, c.event.String()+to)
			args := []string{"export", event, "--to", to}
			if cli.Ending(to) == "trf" {
				args = append(args, "--section", "Open")
			}
			if status, _, said := called(args...); status != 0 {
				t.Fatalf("%v: %s", args, said)
			}
			info := must.Have(os.Stat(to))(t)
			if got := info.Mode().Perm(); got != c.want {
				t.Errorf("%s of an event of mode %v has %v, want %v", filepath.Base(to), c.event, got, c.want)
			}
		}
	}
}
