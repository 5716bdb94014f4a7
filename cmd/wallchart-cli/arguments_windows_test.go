package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestArguments starts this program again with a line as cmd.exe hands it on.
func TestArguments(t *testing.T) {
	if os.Getenv("WALLCHART_SAYS_ARGUMENTS") != "" {
		os.Stdout.WriteString(strings.Join(arguments(), "|") + "\n")
		os.Exit(0)
	}
	dir := t.TempDir()
	for _, name := range []string{"two.wallchart", "One.WALLCHART", "ö.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(os.Args[0], "-test.run=TestArguments", "standings", "*.wallchart", "?.txt", "a b*", `q"*`)
	c.Dir, c.Env = dir, append(os.Environ(), "WALLCHART_SAYS_ARGUMENTS=1")
	said, err := c.Output()
	want := `-test.run=TestArguments|standings|One.WALLCHART|two.wallchart|ö.txt|a b*|q"*`
	if got := strings.TrimSpace(string(said)); err != nil || got != want {
		t.Errorf("%s, want %s (%v)", got, want, err)
	}
}
