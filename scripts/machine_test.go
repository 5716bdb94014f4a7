// Package scripts_test runs the scripts on made-up machines: a folder of small programs is the whole PATH, another
// folder is the project, and what a script calls, prints and answers is looked at. Nothing is ever installed.
package scripts_test

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// A machine is the programs on its PATH, as shell text.
type machine map[string]string

// A project is the files that a script finds in the project's folder, programs as shell text.
type project map[string]string

// start runs scripts/NAME in the given project on the machine that the parts make up, the later ones winning. It
// returns what was printed and what the made-up programs have written to the file calls.
func start(t *testing.T, parts []machine, files project, env []string, name string, args ...string) (said, calls string, err error) {
	t.Helper()
	root, bin := t.TempDir(), t.TempDir()
	for _, name := range []string{"sh", "sed", "awk", "dirname", "basename", "mktemp", "rm", "tail", "env", "true", "date"} {
		real, err := exec.LookPath(name)
		if err != nil {
			t.Skipf("there is no %s here, so the scripts cannot run either", name)
		}
		must.Do(t, os.Symlink(real, filepath.Join(bin, name)))
	}
	programs := machine{}
	for _, part := range parts {
		maps.Copy(programs, part)
	}
	for name, text := range programs {
		os.Remove(filepath.Join(bin, name)) // or the real program behind the link would be written to
		write(t, filepath.Join(bin, name), "#!/bin/sh\n"+text+"\n")
	}
	for name, text := range files {
		write(t, filepath.Join(root, name), text)
	}
	script, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(root, "scripts", name), string(script))

	cmd := exec.Command(filepath.Join(bin, "sh"), append([]string{filepath.Join(root, "scripts", name)}, args...)...)
	cmd.Env = append([]string{"PATH=" + bin, "TMPDIR=" + t.TempDir()}, env...)
	output, err := cmd.CombinedOutput()
	asked, _ := os.ReadFile(filepath.Join(root, "calls")) // not there when nothing was asked
	return string(output), strings.TrimSpace(string(asked)), err
}

func write(t *testing.T, name, text string) {
	t.Helper()
	must.Do(t, os.MkdirAll(filepath.Dir(name), 0o755))
	must.Do(t, os.WriteFile(name, []byte(text), 0o755))
}
