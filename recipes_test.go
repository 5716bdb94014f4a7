package wallchart_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"

	"wallchart/must"
)

// TestRecipesAreTrue follows the recipes of CONTRIBUTING.md: it adds one of each (testdata/recipes), in the files
// that the recipe names and in no other, builds the program and finds all of them in it.
func TestRecipesAreTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	guide := must.Have(os.ReadFile("CONTRIBUTING.md"))(t)
	recipes := recipesIn(string(guide))
	trials, err := filepath.Glob("testdata/recipes/*.txt")
	if err != nil || len(trials) == 0 {
		t.Fatal("there is nothing to follow", err)
	}
	tree := map[string]string{}
	var all []trial
	for _, name := range trials {
		tr := readTrial(t, name)
		named := recipes[tr.recipe]
		if named == nil {
			t.Fatalf("%s: CONTRIBUTING.md has no recipe %q", name, tr.recipe)
		}
		for _, e := range tr.edits {
			if !namedBy(named, e.file) {
				t.Errorf("%s: %s must be touched, but the recipe does not name it", name, e.file)
			}
			e.apply(t, tree)
		}
		all = append(all, tr)
	}
	program, overlay := buildWith(t, tree)
	for _, tr := range all {
		t.Run(tr.name, func(t *testing.T) { tr.run(t, program, overlay) })
	}
}

// TestRecipesNameFiles: what a recipe names is there.
func TestRecipesNameFiles(t *testing.T) {
	guide := must.Have(os.ReadFile("CONTRIBUTING.md"))(t)
	for recipe, named := range recipesIn(string(guide)) {
		for _, n := range named {
			if strings.Contains(n, "NAME") {
				n = path.Dir(n[:strings.Index(n, "NAME")] + "x")
			}
			if _, err := os.Stat(n); err != nil {
				t.Errorf("%s names %s, which is not there", recipe, n)
			}
		}
	}
}

var quoted = regexp.MustCompile("`([^` ]+/[^` ]*|[a-z_]+\\.(?:go|md))`")

// recipesIn are the paths between backquotes, by the headings that begin with Add.
func recipesIn(guide string) map[string][]string {
	recipes := map[string][]string{}
	for _, part := range strings.Split(guide, "\n## ") {
		heading, text, _ := strings.Cut(part, "\n")
		if !strings.HasPrefix(heading, "Add ") {
			continue
		}
		for _, m := range quoted.FindAllStringSubmatch(text, -1) {
			switch p := m[1]; {
			case strings.HasPrefix(p, "fr/"), strings.HasPrefix(p, "laws_test"), strings.Contains(p, "ROOM"): // spoken of in passing
			default:
				recipes[heading] = append(recipes[heading], p)
			}
		}
	}
	return recipes
}

// namedBy tells whether a recipe names the file, or the folder that it is in.
func namedBy(named []string, file string) bool {
	for _, n := range named {
		pattern := strings.ReplaceAll(regexp.QuoteMeta(n), "NAME", "[a-z]+")
		if strings.HasSuffix(n, "/") {
			pattern += ".*"
		}
		if regexp.MustCompile("^" + pattern + "$").MatchString(file) {
			return true
		}
	}
	return false
}

// trial is one addition.
type trial struct {
	name, recipe string
	edits        []addition
	steps        []step
}

// addition is a new file, or lines in one that is there.
type addition struct{ file, where, anchor, text string }

// step is a command with what it must say, or a file for it.
type step struct {
	args []string
	file string
	text string
	test bool // the arguments are those of go test
}

var section = regexp.MustCompile(`(?m)^-- (.+) --\n`)

func readTrial(t *testing.T, name string) trial {
	b := must.Have(os.ReadFile(name))(t)
	text := string(b)
	at := section.FindAllStringSubmatchIndex(text, -1)
	tr := trial{name: strings.TrimSuffix(filepath.Base(name), ".txt"), recipe: strings.TrimSpace(strings.TrimPrefix(text[:at[0][0]], "# "))}
	for i, m := range at {
		head, end := text[m[2]:m[3]], len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		body := text[m[1]:end]
		if args, is := strings.CutPrefix(head, "run "); is {
			tr.steps = append(tr.steps, step{args: strings.Fields(args), text: body})
		} else if args, is := strings.CutPrefix(head, "test "); is {
			tr.steps = append(tr.steps, step{args: strings.Fields(args), test: true})
		} else if file, is := strings.CutPrefix(head, "file "); is {
			tr.steps = append(tr.steps, step{file: file, text: body})
		} else if file, anchor, is := strings.Cut(head, ": before "); is {
			tr.edits = append(tr.edits, addition{file, "before", anchor, body})
		} else if file, anchor, is := strings.Cut(head, ": after "); is {
			tr.edits = append(tr.edits, addition{file, "after", anchor, body})
		} else {
			tr.edits = append(tr.edits, addition{file: head, text: body})
		}
	}
	return tr
}

// apply makes the addition in the tree, which has the files that differ.
func (e addition) apply(t *testing.T, tree map[string]string) {
	old, is := tree[e.file]
	if !is && e.where != "" {
		b := must.Have(os.ReadFile(e.file))(t)
		old = string(b)
	}
	if e.where == "" {
		tree[e.file] = e.text
		return
	}
	at := strings.Index(old, e.anchor)
	if at < 0 {
		t.Fatalf("%s has no line with %q", e.file, e.anchor)
	}
	if e.where == "before" {
		at = strings.LastIndex(old[:at], "\n") + 1
	} else {
		at += strings.Index(old[at:], "\n") + 1
	}
	tree[e.file] = old[:at] + e.text + old[at:]
}

// buildWith builds the command line, and tries whether the window can be built,
// as if the tree had these files; overlay says to go which they are.
func buildWith(t *testing.T, tree map[string]string) (program, overlay string) {
	folder, here := t.TempDir(), must.Have(os.Getwd())(t)
	replace := map[string]string{}
	for file, text := range tree {
		kept := filepath.Join(folder, strings.ReplaceAll(file, "/", "-"))
		must.Do(t, os.WriteFile(kept, []byte(text), 0o666))
		replace[filepath.Join(here, filepath.FromSlash(file))] = kept
	}
	overlay = filepath.Join(folder, "overlay.json")
	b := must.Have(json.Marshal(map[string]any{"Replace": replace}))(t)
	must.Do(t, os.WriteFile(overlay, b, 0o666))
	program = filepath.Join(folder, "wallchart-cli.exe")
	for _, args := range [][]string{{"-o", program, "./cmd/wallchart-cli"}, {"./ui"}} {
		goWith(t, overlay, "build", args...)
	}
	return program, overlay
}

// goWith builds or tests as if the tree had the files of the overlay.
func goWith(t *testing.T, overlay, what string, args ...string) {
	t.Helper()
	// Nearly all packages are compiled anew; what is asked is whether they can be, and quick is what is compiled plainly.
	flags := []string{what, "-buildvcs=false", "-tags", ourTags(t), "-overlay", overlay,
		"-gcflags=wallchart/...=-N -l -dwarf=false", "-ldflags=-s -w"}
	if what == "test" {
		flags = append(flags, "-vet=off") // vet goes into the folder of a package, and those that are added have none
	}
	run := exec.Command("go", append(flags, args...)...)
	run.Env = append(os.Environ(), "CGO_ENABLED=0")
	if said, err := run.CombinedOutput(); err != nil {
		t.Fatalf("with what the recipes say: go %s %q: %v\n%s", what, args, err, said)
	}
}

// ourTags are the tags that this test was built with: with others Go would compile all packages once more.
func ourTags(t *testing.T) string {
	t.Helper()
	info, _ := debug.ReadBuildInfo()
	for _, s := range info.Settings {
		if s.Key == "-tags" {
			return s.Value
		}
	}
	t.Fatal("the tags of this test are not known")
	return ""
}

// run takes the trial's steps.
func (tr *trial) run(t *testing.T, program, overlay string) {
	folder := t.TempDir()
	in := func(s string) string { return strings.ReplaceAll(s, "DIR", folder) }
	for _, s := range tr.steps {
		if s.test {
			goWith(t, overlay, "test", s.args...)
			continue
		}
		if s.file != "" {
			must.Do(t, os.WriteFile(in(s.file), []byte(s.text), 0o666))
			continue
		}
		args := make([]string, len(s.args))
		for i, a := range s.args {
			args[i] = in(a)
		}
		said, err := exec.Command(program, args...).CombinedOutput()
		if exit, is := err.(*exec.ExitError); err != nil && (!is || exit.ExitCode() != 3) {
			t.Fatalf("%q: %v\n%s", s.args, err, said)
		}
		if written, err := os.ReadFile(in("DIR/out.txt")); err == nil {
			said = append(said, written...)
		}
		for _, want := range strings.Split(strings.TrimSpace(s.text), "\n") {
			if !strings.Contains(string(said), want) {
				t.Errorf("%q does not say %q but\n%s", s.args, want, said)
			}
		}
	}
}
