package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A verdict is what the tests said to an alteration.
type verdict int

const (
	unnoticed verdict = iota
	noticed
	late   // they did not come to an end, which is noticed too
	broken // the altered code does not compile
)

// grace is added to what the tests may take, for a machine that is busy with other things.
const grace = 30 * time.Second

// A judge builds and runs the tests of one package.
type judge struct {
	dir      string   // of the package, below the top of the tree
	files    []string // its sources, without tests
	tags     string
	temp     string
	patience time.Duration
	flags    []string // of the built tests
	quick    []string // of their first run, in which they do less; nil where they cannot
}

// newJudge looks at the package as it is: its tests must pass. It is nil if the package has no tests.
func newJudge(dir, tags string, patience time.Duration) (*judge, error) {
	list := exec.Command("go", "list", "-json=Dir,GoFiles,TestGoFiles,XTestGoFiles", "-tags", tags, "./"+dir)
	list.Env = environment()
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: go list: %w", dir, err)
	}
	var p struct{ GoFiles, TestGoFiles, XTestGoFiles []string }
	if err := json.Unmarshal(out, &p); err != nil {
		return nil, err
	}
	if len(p.TestGoFiles)+len(p.XTestGoFiles) == 0 {
		return nil, nil
	}
	j := &judge{dir: dir, tags: tags, patience: 10 * time.Minute}
	for _, name := range p.GoFiles {
		j.files = append(j.files, dir+"/"+name)
	}
	if j.temp, err = os.MkdirTemp("", "mutate"); err != nil {
		return nil, err
	}
	if err := j.choose(p.TestGoFiles, p.XTestGoFiles); err != nil {
		return nil, err
	}
	begun := time.Now()
	switch v := j.run(nil, filepath.Join(j.temp, "0")); v {
	case broken:
		return nil, fmt.Errorf("%s: the tests do not compile", dir)
	case noticed, late:
		return nil, fmt.Errorf("%s: the tests fail without any alteration", dir)
	}
	if j.patience = patience; patience == 0 {
		j.patience = 5*time.Since(begun) + grace
	}
	return j, nil
}

// choose sets the flags of the tests. Those that draw random examples draw the same ones each time and write none down.
// Where the tests can do less (they draw examples, or heed -short), they do so first: what the first few examples notice,
// all of them notice. Only what passes that is tried with all that the tests have.
func (j *judge) choose(tests ...[]string) error {
	j.flags = []string{"-test.failfast", "-test.timeout=0"}
	defer func() {
		if drawn := len(j.flags) > 2; drawn {
			j.quick = append(slices.Clone(j.flags), "-test.short", "-rapid.checks=25")
		} else if j.quick != nil {
			j.quick = append(slices.Clone(j.flags), "-test.short")
		}
	}()
	for _, name := range slices.Concat(tests...) {
		text, err := os.ReadFile(filepath.Join(j.dir, name))
		if err != nil {
			return err
		}
		if strings.Contains(string(text), "testing.Short()") {
			j.quick = []string{}
		}
		if strings.Contains(string(text), `"pgregory.net/rapid"`) {
			j.flags = append(j.flags, "-rapid.nofailfile", "-rapid.seed=1", "-rapid.shrinktime=1ms")
			break
		}
	}
	return nil
}

func (j *judge) close() { os.RemoveAll(j.temp) }

// try judges one alteration, in the temporary folder of the given worker.
func (j *judge) try(a alteration, worker int) verdict {
	text, err := os.ReadFile(a.File)
	if err != nil {
		panic(err)
	}
	place := filepath.Join(j.temp, fmt.Sprint(worker))
	altered := filepath.Join(place, "altered.go")
	write(altered, a.apply(text))
	return j.run(map[string]string{absolute(a.File): altered}, place)
}

// run builds the tests with some files replaced, and runs them.
func (j *judge) run(replace map[string]string, place string) verdict {
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		panic(err)
	}
	write(filepath.Join(place, "overlay.json"), overlay)
	binary := filepath.Join(place, "room.test")
	os.Remove(binary)
	build := exec.Command("go", "test", "-c", "-p", "1", "-vet=off", "-ldflags=-s -w", "-tags", j.tags,
		"-overlay", filepath.Join(place, "overlay.json"), "-o", binary, "./"+j.dir)
	build.Env = environment()
	if build.Run() != nil {
		return broken
	}
	if j.quick != nil && replace != nil {
		if v := j.test(binary, place, j.quick); v != unnoticed {
			return v
		}
	}
	return j.test(binary, place, j.flags)
}

// test runs the built tests.
func (j *judge) test(binary, place string, flags []string) verdict {
	ctx, stop := context.WithTimeout(context.Background(), j.patience)
	defer stop()
	scratch := filepath.Join(place, "scratch")
	os.RemoveAll(scratch)
	if err := os.MkdirAll(scratch, 0o700); err != nil {
		panic(err)
	}
	// The shell sets limits, where the system has them: altered code may want all the memory or all the disk there is.
	limits := "ulimit -v 6000000; ulimit -f 2000000; "
	test := exec.CommandContext(ctx, "sh", append([]string{"-c", limits + `exec "$0" "$@"`, binary}, flags...)...)
	test.Dir = j.dir
	test.Env = append(environment(), "TMPDIR="+scratch)
	test.WaitDelay = time.Second
	err := test.Run()
	switch {
	case ctx.Err() != nil:
		return late
	case err != nil:
		return noticed
	}
	return unnoticed
}

func environment() []string { return append(os.Environ(), "CGO_ENABLED=0") }

func write(name string, text []byte) {
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		panic(err)
	}
	if err := os.WriteFile(name, text, 0o600); err != nil {
		panic(err)
	}
}

func absolute(name string) string {
	abs, err := filepath.Abs(name)
	if err != nil {
		panic(err)
	}
	return abs
}
