package scripts_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"wallchart/must"
)

// TestTwiceTheSame: a release that depends on where, when or with what habits it is made is found out, and one that does not is not.
func TestTwiceTheSame(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil || runtime.GOOS == "windows" {
		t.Skip("a release is made with git, and not on Windows")
	}
	for _, c := range []struct{ name, written, said string }{
		{"the same", "echo always", "twice the same bytes"},
		{"the folder", "pwd", "the lines above differ"},
		{"private files", "umask", "the lines above differ"},
		{"the clock", "date +%Z", "the lines above differ"},
		{"the language", "echo $LANG", "the lines above differ"},
		{"the first one's cache", `echo "$GOCACHE"`, "the lines above differ"},
		{"what is in no commit", "cat new 2>/dev/null || echo nothing", "twice the same bytes"},
		{"a failure", "echo no compiler; exit 1", "no compiler"},
	} {
		t.Run(c.name, func(t *testing.T) {
			top := t.TempDir()
			script := must.Have(os.ReadFile("reproduce"))(t)
			write(t, filepath.Join(top, "scripts", "reproduce"), string(script))
			write(t, filepath.Join(top, "scripts", "release"), "#!/bin/sh\nset -e\ncd \"$(dirname \"$0\")/..\"\nmkdir -p out/release\n"+
				"if ( "+c.written+" ) >out/release/SHA256SUMS; then :; else cat out/release/SHA256SUMS; exit 1; fi\n")
			write(t, filepath.Join(top, ".gitignore"), "/out/\n")
			run := func(name string, args ...string) (string, error) {
				c := exec.Command(name, args...)
				c.Dir = top
				c.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org",
					"GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.org", "TZ=UTC", "LANG=C")
				out, err := c.CombinedOutput()
				return string(out), err
			}
			for _, step := range []string{"init -q", "add -A", "commit -q -m one"} {
				if out, err := run("git", strings.Fields(step)...); err != nil {
					t.Fatalf("git %s: %v\n%s", step, err, out)
				}
			}
			write(t, filepath.Join(top, "new"), "of today")
			out, err := run("scripts/reproduce")
			if (err == nil) != (c.said == "twice the same bytes") || !strings.Contains(out, c.said) {
				t.Errorf("it ends with %v and says\n%s", err, out)
			}
		})
	}
}
