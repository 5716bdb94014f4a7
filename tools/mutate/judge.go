package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
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
const grace = 10 * time.Second

// fastest is what a test may take to be among those that are tried first.
const fastest = time.Second

// A judge builds and runs the tests of one package.
type judge struct {
	dir      string   // of the package, below the top of the tree
	files    []string // its sources, without tests
	tags     string
	temp     string
	patience time.Duration // for one run of tests; 0 is five times what they take unaltered, and the grace
	flags    []string      // of the built tests
	quick    []string      // of their first run, in which they do less; nil where they cannot
	onlyFast bool          // slower tests are left out

	checker *checker
	binary  string             // the tests, built once with every alteration that can stand behind a switch
	numbers map[alteration]int // of the switches
	reached map[int][]int      // switch => the tests that come to it
	tests   []oneTest
}

// A oneTest is a test of the package, and how long it takes.
type oneTest struct {
	name string
	took time.Duration
}

// newJudge looks at the package as it is: its tests must pass. It is nil if the package has no tests.
func newJudge(dir, tags string, patience time.Duration, onlyFast bool) (*judge, error) {
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
	j := &judge{dir: dir, tags: tags, patience: patience, onlyFast: onlyFast}
	for _, name := range p.GoFiles {
		j.files = append(j.files, dir+"/"+name)
	}
	if j.temp, err = os.MkdirTemp("", "mutate"); err != nil {
		return nil, err
	}
	if err := j.choose(p.TestGoFiles, p.XTestGoFiles); err != nil {
		return nil, err
	}
	if err := j.prepare(); err != nil {
		return nil, err
	}
	return j, nil
}

// prepare builds the tests with all switches, and runs each test alone to see which switches it comes to.
func (j *judge) prepare() (err error) {
	if j.checker, err = newChecker(j.dir, j.tags, j.files); err != nil {
		return err
	}
	var all []alteration
	for _, name := range j.files {
		found, err := alterations(name, j.checker.files[name])
		if err != nil {
			return err
		}
		all = append(all, found...)
	}
	texts, numbers, err := j.checker.switched(all)
	if err != nil {
		return err
	}
	place := filepath.Join(j.temp, "switched")
	j.numbers, j.binary = numbers, filepath.Join(place, "room.test")
	if err := j.build(overlayOf(j.dir, place, texts), place, j.binary); err != nil {
		return fmt.Errorf("%s: the tests do not compile: %w", j.dir, err)
	}
	names := exec.Command(j.binary, "-test.list=.*")
	names.Dir = j.dir
	out, err := names.Output()
	if err != nil {
		return fmt.Errorf("%s: the list of tests: %w", j.dir, err)
	}
	j.reached = map[int][]int{}
	for _, name := range strings.Fields(string(out)) {
		if strings.HasPrefix(name, "Benchmark") {
			continue
		}
		seen := filepath.Join(place, "reached")
		os.Remove(seen)
		begun := time.Now()
		limit, flags := 10*time.Minute, j.flags
		if j.onlyFast {
			limit = 2 * fastest
			if j.quick != nil {
				flags = j.quick
			}
		}
		switch v := j.test(j.binary, place, flags, []string{name}, limit, "MUTATE_REACHED="+seen); {
		case v == late && j.onlyFast:
			continue
		case v != unnoticed:
			return fmt.Errorf("%s: the tests fail without any alteration: %s", j.dir, name)
		}
		text, _ := os.ReadFile(seen)
		for _, number := range strings.Fields(string(text)) {
			n, _ := strconv.Atoi(number)
			j.reached[n] = append(j.reached[n], len(j.tests))
		}
		j.tests = append(j.tests, oneTest{name, time.Since(begun)})
	}
	return nil
}

// choose sets the flags of the tests. Those that draw random examples draw the same ones each time and write none down.
// Where the tests can do less (they draw examples, or heed -short), they do so first: what the first few examples notice,
// all of them notice. Only what passes that is tried with all that the tests have.
func (j *judge) choose(tests ...[]string) error {
	j.flags = []string{"-test.failfast"}
	defer func() {
		if drawn := len(j.flags) > 1; drawn {
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
		if strings.Contains(string(text), "testing.Short()") || strings.Contains(string(text), "pairingtest.") {
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
	place := filepath.Join(j.temp, fmt.Sprint(worker))
	var names []string
	var took time.Duration
	number, switched := j.numbers[a]
	for i, t := range j.tests {
		if !switched || slices.Contains(j.reached[number], i) {
			names, took = append(names, t.name), took+t.took
		}
	}
	switch {
	case switched && names == nil:
		return unnoticed
	case !switched && !j.checker.compiles(a):
		return broken
	}
	binary := j.binary
	if !switched {
		binary = filepath.Join(place, "room.test")
		altered := filepath.Join(place, "altered.go")
		write(altered, a.apply(j.checker.files[a.File]))
		if j.build(map[string]string{absolute(a.File): altered}, place, binary) != nil {
			return broken
		}
	}
	// The quick ones first: most alterations are noticed by one of them.
	var quick, slow []string
	for _, t := range j.tests {
		switch {
		case !slices.Contains(names, t.name):
		case t.took < fastest:
			quick = append(quick, t.name)
		default:
			slow = append(slow, t.name)
		}
	}
	patience := j.patience
	if patience == 0 {
		patience = 5*took + grace
	}
	active := fmt.Sprintf("MUTATE_ACTIVE=%d", number)
	type run struct{ flags, names []string }
	runs := []run{{j.flags, quick}, {j.flags, slow}}
	switch {
	case j.onlyFast && j.quick != nil:
		runs = []run{{j.quick, quick}}
	case j.onlyFast:
		runs = runs[:1]
	case j.quick != nil:
		runs = []run{{j.quick, quick}, {j.quick, slow}, {j.flags, quick}, {j.flags, slow}}
	}
	for _, r := range runs {
		if len(r.names) == 0 {
			continue
		}
		if v := j.test(binary, place, r.flags, r.names, patience, active); v != unnoticed {
			return v
		}
	}
	return unnoticed
}

// build builds the tests with some files replaced.
func (j *judge) build(replace map[string]string, place, binary string) error {
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	write(filepath.Join(place, "overlay.json"), overlay)
	os.Remove(binary)
	build := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-tags", j.tags,
		"-overlay", filepath.Join(place, "overlay.json"), "-o", binary, "./"+j.dir)
	build.Env = environment()
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
}

// test runs some of the built tests.
func (j *judge) test(binary, place string, flags, names []string, patience time.Duration, env ...string) verdict {
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	scratch := filepath.Join(place, "scratch")
	os.RemoveAll(scratch)
	if err := os.MkdirAll(scratch, 0o700); err != nil {
		panic(err)
	}
	// The shell sets limits, where the system has them: altered code may want all the memory or all the disk there is.
	limits := "ulimit -v 6000000; ulimit -f 2000000; "
	args := append([]string{"-c", limits + `exec "$0" "$@"`, binary, "-test.run=^(" + strings.Join(names, "|") + ")$",
		"-test.timeout=" + (2 * patience).String()}, flags...) // where nobody is left to stop them
	test := exec.CommandContext(ctx, "sh", args...)
	test.Dir = j.dir
	test.Env = append(append(environment(), "TMPDIR="+scratch), env...)
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
