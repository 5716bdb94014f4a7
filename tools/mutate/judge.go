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

// A judge builds and runs the tests of one room.
type judge struct {
	dir      string   // of the package, below the top of the tree
	files    []string // its sources, without tests
	tags     string
	temp     string
	patience time.Duration // for one run of tests; 0 is five times what they take unaltered, and the grace
	onlyFast bool          // slower tests are left out

	checker *checker
	suites  []*suite
	numbers map[alteration]int  // of the switches
	reached map[int][]int       // switch => the tests that come to it
	even    map[alteration]bool // that say otherwise only what two measures are worth that are the very same
	tests   []oneTest
}

// A suite is the tests of one package: the room's own, or one that tests the room from outside.
type suite struct {
	dir    string
	flags  []string // of the built tests
	quick  []string // of their first run, in which they do less; nil where they cannot
	binary string   // built once with every alteration that can stand behind a switch
}

// A oneTest is a test of a suite, and how long it takes.
type oneTest struct {
	suite *suite
	name  string
	took  time.Duration
}

// newJudge looks at the room as it is: the tests must pass. It is nil if there are none.
func newJudge(r room, tags string, patience time.Duration, onlyFast bool) (*judge, error) {
	j := &judge{dir: r.dir, tags: tags, patience: patience, onlyFast: onlyFast}
	for _, dir := range append([]string{r.dir}, r.testedBy...) {
		list := exec.Command("go", "list", "-json=GoFiles,TestGoFiles,XTestGoFiles", "-tags", tags, "./"+dir)
		list.Env = environment()
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("%s: go list: %w", dir, err)
		}
		var p struct{ GoFiles, TestGoFiles, XTestGoFiles []string }
		if err := json.Unmarshal(out, &p); err != nil {
			return nil, err
		}
		if dir == r.dir {
			for _, name := range p.GoFiles {
				j.files = append(j.files, dir+"/"+name)
			}
		}
		if tests := slices.Concat(p.TestGoFiles, p.XTestGoFiles); len(tests) > 0 {
			s, err := newSuite(dir, tests)
			if err != nil {
				return nil, err
			}
			j.suites = append(j.suites, s)
		}
	}
	if len(j.suites) == 0 {
		return nil, nil
	}
	var err error
	if j.temp, err = os.MkdirTemp("", "mutate"); err != nil {
		return nil, err
	}
	if err := j.prepare(); err != nil {
		j.close()
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
	j.numbers, j.reached, j.even = numbers, map[int][]int{}, j.checker.measured(all)
	for n, s := range j.suites {
		place := filepath.Join(j.temp, fmt.Sprint("switched", n))
		s.binary = filepath.Join(place, "room.test")
		if err := j.build(s.dir, overlayOf(j.dir, place, texts), place, s.binary); err != nil {
			return fmt.Errorf("%s: the tests do not compile: %w", s.dir, err)
		}
		if err := j.reach(s, place); err != nil {
			return err
		}
	}
	return nil
}

// reach runs each test of a suite alone to see which switches it comes to.
func (j *judge) reach(s *suite, place string) error {
	names := exec.Command(s.binary, "-test.list=.*")
	names.Dir = s.dir
	out, err := names.Output()
	if err != nil {
		return fmt.Errorf("%s: the list of tests: %w", s.dir, err)
	}
	for _, name := range strings.Fields(string(out)) {
		if strings.HasPrefix(name, "Benchmark") {
			continue
		}
		seen := filepath.Join(place, "reached")
		os.Remove(seen)
		begun := time.Now()
		limit, flags := 10*time.Minute, s.flags
		if j.onlyFast {
			limit = 2 * fastest
			if s.quick != nil {
				flags = s.quick
			}
		}
		switch v := test(s.dir, s.binary, place, flags, []string{name}, limit, "MUTATE_REACHED="+seen); {
		case v == late && j.onlyFast:
			continue
		case v != unnoticed:
			return fmt.Errorf("%s: the tests fail without any alteration: %s", s.dir, name)
		}
		text, _ := os.ReadFile(seen)
		for _, number := range strings.Fields(string(text)) {
			n, _ := strconv.Atoi(number)
			j.reached[n] = append(j.reached[n], len(j.tests))
		}
		j.tests = append(j.tests, oneTest{s, name, time.Since(begun)})
	}
	return nil
}

// newSuite sets the flags of the tests. Those that draw random examples draw the same ones each time and write none down.
// Where the tests can do less (they draw examples, or heed -short), they do so first: what the first few examples notice,
// all of them notice. Only what passes that is tried with all that the tests have.
func newSuite(dir string, tests []string) (*suite, error) {
	s := &suite{dir: dir, flags: []string{"-test.failfast"}}
	short, draw := false, false
	for _, name := range tests {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		short = short || strings.Contains(string(text), "testing.Short()") || strings.Contains(string(text), "pairingtest.")
		draw = draw || strings.Contains(string(text), `"pgregory.net/rapid"`)
	}
	switch {
	case draw:
		s.flags = append(s.flags, "-rapid.nofailfile", "-rapid.seed=1", "-rapid.shrinktime=1ms")
		s.quick = append(slices.Clone(s.flags), "-test.short", "-rapid.checks=25")
	case short:
		s.quick = append(slices.Clone(s.flags), "-test.short")
	}
	return s, nil
}

func (j *judge) close() { os.RemoveAll(j.temp) }

// A run is what is tried of an alteration at a time.
type trial struct {
	suite *suite
	flags []string
	names []string
	took  time.Duration // all these tests, unaltered
}

// runs are these tests in the order in which they are tried. The quick ones come first and together, since most alterations
// are noticed by one of them; then each slow one by itself, so that one which never ends is given up soon.
func (j *judge) trials(tests []oneTest) (list []trial) {
	for _, short := range []bool{true, false} {
		for _, slow := range []bool{false, true} {
			for _, s := range j.suites {
				if short && s.quick == nil || j.onlyFast && (slow || !short && s.quick != nil) {
					continue
				}
				next := trial{suite: s, flags: s.flags}
				if short {
					next.flags = s.quick
				}
				for _, t := range tests {
					if t.suite != s || slow != (t.took >= fastest) {
						continue
					}
					if slow {
						list = append(list, trial{s, next.flags, []string{t.name}, t.took})
						continue
					}
					next.names, next.took = append(next.names, t.name), next.took+t.took
				}
				if len(next.names) > 0 {
					list = append(list, next)
				}
			}
		}
	}
	return list
}

// try judges one alteration, in the temporary folder of the given worker.
func (j *judge) try(a alteration, worker int) verdict {
	place := filepath.Join(j.temp, fmt.Sprint(worker))
	number, switched := j.numbers[a]
	var tests []oneTest
	for i, t := range j.tests {
		if !switched || slices.Contains(j.reached[number], i) {
			tests = append(tests, t)
		}
	}
	if !switched && !j.checker.compiles(a) {
		return broken
	}
	built := map[*suite]string{}
	active := fmt.Sprintf("MUTATE_ACTIVE=%d", number)
	for _, r := range j.trials(tests) {
		binary := r.suite.binary
		if !switched {
			if built[r.suite] == "" {
				built[r.suite] = filepath.Join(place, fmt.Sprint("room", len(built), ".test"))
				altered := filepath.Join(place, "altered.go")
				write(altered, a.apply(j.checker.files[a.File]))
				if j.build(r.suite.dir, map[string]string{absolute(a.File): altered}, place, built[r.suite]) != nil {
					return broken
				}
			}
			binary = built[r.suite]
		}
		patience := j.patience
		if patience == 0 {
			patience = 5*r.took + grace
		}
		if v := test(r.suite.dir, binary, place, r.flags, r.names, patience, active); v != unnoticed {
			return v
		}
	}
	return unnoticed
}

// build builds the tests of a package with some files replaced.
func (j *judge) build(dir string, replace map[string]string, place, binary string) error {
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	write(filepath.Join(place, "overlay.json"), overlay)
	os.Remove(binary)
	build := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-tags", j.tags,
		"-overlay", filepath.Join(place, "overlay.json"), "-o", binary, "./"+dir)
	build.Env = environment()
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
}

// test runs some of the built tests.
func test(dir, binary, place string, flags, names []string, patience time.Duration, env ...string) verdict {
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
	run := exec.CommandContext(ctx, "sh", args...)
	run.Dir = dir
	run.Env = append(append(environment(), "TMPDIR="+scratch), env...)
	run.WaitDelay = time.Second
	err := run.Run()
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
