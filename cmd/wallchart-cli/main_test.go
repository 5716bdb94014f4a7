package main

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"wallchart/must"
	"wallchart/sharing"
)

func TestMain(m *testing.M) {
	if text := os.Getenv("WALLCHART_AS_PROGRAM"); text != "" { // a test of desks started it
		var args []string
		if err := json.Unmarshal([]byte(text), &args); err != nil {
			panic(err)
		}
		os.Exit(run(args, os.Stdin, os.Stdout, os.Stderr))
	}
	testscript.Main(inMemory{m}, map[string]func(){
		"wallchart-cli": func() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// inMemory are the tests with their files where Linux keeps files without a disk, if it does: the programs that the scripts call
// wait at every step until the disk has it. The program itself lies elsewhere, for not every such place may hold programs.
type inMemory struct{ *testing.M }

func (m inMemory) Run() int {
	_ = flag.Set("test.parallel", strconv.Itoa(3*runtime.GOMAXPROCS(0))) // they wait for programs; what the command line says comes later
	const place = "/dev/shm"
	if strings.HasPrefix(os.TempDir(), place) { // a test called this program, whose folder it is
		return m.M.Run()
	}
	folder, err := os.MkdirTemp(place, "wallchart-test-")
	if err != nil { // no such place
		return m.M.Run()
	}
	defer func() { _ = os.RemoveAll(folder) }()
	_ = os.Setenv("TMPDIR", folder)
	return m.M.Run()
}

// samples are what every script finds in its folder: the charts of the source
// documents as they were pasted, and FIDE's exercise.
var samples = []string{
	"files/crosstable/testdata/team7.txt", "files/crosstable/testdata/swiss15.txt",
	"tiebreaks/testdata/c07/tec-swiss-2026rules.trf", "tiebreaks/testdata/c07/tec-team-2026rules.trf",
}

// TestScripts runs the program as people do: testdata/script holds a file for
// each verb, with what goes in and what must come out.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script", RequireExplicitExec: true, RequireUniqueNames: true, UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exit2": func(ts *testscript.TestScript, _ bool, args []string) { exits(ts, 2, args) },
			"exit3": func(ts *testscript.TestScript, _ bool, args []string) { exits(ts, 3, args) },
			"exit4": func(ts *testscript.TestScript, _ bool, args []string) { exits(ts, 4, args) },
			"shared": func(ts *testscript.TestScript, _ bool, args []string) {
				for end := time.Now().Add(waitAtMost); !sharing.WasShared(ts.MkAbs(args[0])); time.Sleep(20 * time.Millisecond) {
					if time.Now().After(end) {
						ts.Fatalf("%s is never shared", args[0])
					}
				}
			},
		},
		Setup: func(e *testscript.Env) error {
			e.Setenv("GOGC", os.Getenv("GOGC")) // the collector waits as long in the programs
			e.Setenv("GOMEMLIMIT", os.Getenv("GOMEMLIMIT"))
			for _, sample := range samples {
				text, err := os.ReadFile(filepath.FromSlash("../../" + sample))
				if err != nil {
					return err
				}
				if err := os.WriteFile(filepath.Join(e.WorkDir, filepath.Base(sample)), text, 0o644); err != nil {
					return err
				}
			}
			return nil
		},
	})
}

// exits runs the program, which must end with just that status: 2 for a misuse, 3
// for doubts, 4 for what is warned of. "! exec" would take status 1 as well.
func exits(ts *testscript.TestScript, want int, args []string) {
	var status *exec.ExitError
	if err := ts.Exec(args[0], args[1:]...); !errors.As(err, &status) || status.ExitCode() != want {
		ts.Fatalf("%v ends with %v, want status %d", args, err, want)
	}
}

// TestEveryVerbIsTried: a verb that no script calls is not known to work.
func TestEveryVerbIsTried(t *testing.T) {
	files := must.Have(os.ReadDir("testdata/script"))(t)
	var all strings.Builder
	for _, f := range files {
		text := must.Have(os.ReadFile("testdata/script/" + f.Name()))(t)
		all.Write(text)
	}
	for _, v := range verbs() {
		if !strings.Contains(all.String(), "exec wallchart-cli "+v.Name) {
			t.Errorf("no script calls %s", v.Name)
		}
	}
}

// TestHelpIsComplete: every flag says what it takes, and the usage line names the
// arguments.
func TestHelpIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, v := range verbs() {
		if seen[v.Name] {
			t.Errorf("there are two verbs %s", v.Name)
		}
		seen[v.Name] = true
		var out, err strings.Builder
		if status := run([]string{v.Name, "--help"}, nil, &out, &err); status != 0 || err.Len() > 0 {
			t.Errorf("%s --help ends with %d and says %q", v.Name, status, err.String())
		}
		if !strings.HasPrefix(out.String(), "wallchart-cli "+v.Name+" ") {
			t.Errorf("%s --help begins with %.40q", v.Name, out.String())
		}
		for _, line := range strings.Split(out.String(), "\n") {
			if strings.HasPrefix(line, "  --") && len(strings.Fields(line)) < 3 {
				t.Errorf("%s --help: %q does not say what the flag is for", v.Name, line)
			}
		}
		if !strings.HasSuffix(strings.TrimSpace(string(v.Help)), ".") {
			t.Errorf("the help of %s is no sentence", v.Name)
		}
	}
}
