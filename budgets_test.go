package wallchart_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"
)

// How large things may become, in lines. Tests are exempt: a table of cases is as long as it is. The length of a line
// holds for tests too: who reads two files side by side, or a change, must not have to scroll.
const (
	maxFile     = 400
	maxFunction = 80
	maxMedian   = 120
	maxLine     = 140 // characters, a tab counting as one
	medianFrom  = 30  // so many files before a median means anything
	maxApp      = 40  // methods of the window's App; what can be narrow is a room or a type of its own
)

// vague are the names that say nothing about what is in a file or folder.
var vague = regexp.MustCompile(`^(util|utils|utility|utilities|helper|helpers|misc|common|commons)$`)

// ownMachine matches paths that exist on somebody's machine only.
var ownMachine = regexp.MustCompile(`(^|[^\w./$~-])(/(home|Users)/[\w-]+|/(root|work|tmp)|[A-Z]:\\+Users\\+\w+)[/\\]`)

func TestBudgets(t *testing.T) {
	tree := os.DirFS(".")
	for _, problem := range slices.Concat(sizeProblems(t, tree), lineProblems(t, tree), nameProblems(t, tree),
		appProblems(t, tree, maxApp), machineProblems(t, tree, trackedFiles(t))) {
		t.Error(problem)
	}
}

func sizeProblems(t *testing.T, tree fs.FS) []string {
	var problems []string
	var sizes []int
	for _, f := range goFiles(t, tree) {
		if f.isTest() {
			continue
		}
		lines := strings.Count(f.text, "\n")
		sizes = append(sizes, lines)
		if lines > maxFile {
			problems = append(problems, fmt.Sprintf("%s:%d: the file has %d lines and may have %d; it "+
				"is about more than one thing, so make two files of it", f.name, maxFile, lines, maxFile))
		}
		for _, d := range f.syntax.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if n := f.places.Position(fn.End()).Line - f.places.Position(fn.Pos()).Line + 1; n > maxFunction {
				problems = append(problems, fmt.Sprintf("%s: %s has %d lines and may have %d; give its steps names of their own",
					f.at(fn.Pos()), fn.Name.Name, n, maxFunction))
			}
		}
	}
	slices.Sort(sizes)
	if n := len(sizes); n > medianFrom && sizes[n/2] > maxMedian {
		problems = append(problems, fmt.Sprintf(".: the middle one of %d files has %d lines and may have "+
			"%d; files have grown everywhere, so split the ones that do two things", n, sizes[n/2], maxMedian))
	}
	return problems
}

// lineProblems names every line that is too long.
func lineProblems(t *testing.T, tree fs.FS) []string {
	var problems []string
	for _, f := range goFiles(t, tree) {
		for i, line := range strings.Split(f.text, "\n") {
			n := utf8.RuneCountInString(strings.TrimSuffix(line, "\r"))
			if n <= maxLine {
				continue
			}
			problems = append(problems, fmt.Sprintf("%s:%d: the line has %d characters and may have %d; break it where its parts meet",
				f.name, i+1, n, maxLine))
		}
	}
	return problems
}

// appProblems holds the window's App to its number of methods. It is what everything in the window can be reached
// through, and grows with every screen and dialog that is handed all of it. It keeps no dialog either: who opens
// one is handed it.
func appProblems(t *testing.T, tree fs.FS, most int) []string {
	n := 0
	asks := map[string]bool{"Dialog": true} // the types that are dialogs, or hold one
	var fields []*ast.Field
	for _, f := range goFiles(t, tree) {
		if path.Dir(f.name) != "ui" || f.isTest() {
			continue
		}
		for _, d := range f.syntax.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && typeName(fn.Recv.List[0].Type) == "App" {
				n++
			}
		}
		ast.Inspect(f.syntax, func(node ast.Node) bool {
			named, ok := node.(*ast.TypeSpec)
			if !ok {
				return true
			}
			record, ok := named.Type.(*ast.StructType)
			if !ok {
				return true
			}
			if named.Name.Name == "App" {
				fields = record.Fields.List
			} else if slices.ContainsFunc(record.Fields.List, func(f *ast.Field) bool { return typeName(f.Type) == "Dialog" }) {
				asks[named.Name.Name] = true
			}
			return true
		})
	}
	var problems []string
	for _, f := range fields {
		if name := typeName(f.Type); asks[name] && len(f.Names) > 0 {
			problems = append(problems, fmt.Sprintf("ui/app.go: App keeps a dialog, %s; return it from what opens it", f.Names[0].Name))
		}
	}
	if n > most {
		problems = append(problems, fmt.Sprintf("ui/app.go: App has %d methods and may have %d; "+
			"give a screen, a dialog or a room what it needs instead of the whole window", n, most))
	}
	return problems
}

// typeName is the name of a type or of what a pointer points to, "" where it has none.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.Ident:
		return e.Name
	}
	return ""
}

func nameProblems(t *testing.T, tree fs.FS) []string {
	var problems []string
	for _, f := range goFiles(t, tree) {
		words := strings.FieldsFunc(strings.TrimSuffix(f.name, ".go"), func(r rune) bool { return r == '/' || r == '_' })
		if i := slices.IndexFunc(words, vague.MatchString); i >= 0 {
			problems = append(problems, fmt.Sprintf("%s:1: %q says nothing about what is in it; name it after that", f.name, words[i]))
		}
	}
	return problems
}

// machineProblems names every line of the given text files that speaks of a folder on one machine only. Test data
// is left out: event files in the wild have such paths in them.
func machineProblems(t *testing.T, tree fs.FS, names []string) []string {
	var problems []string
	for _, name := range names {
		if strings.Contains("/"+name, "/testdata/") || path.Ext(name) == ".sum" {
			continue
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil || bytes.IndexByte(text, 0) >= 0 { // deleted but not committed yet, or not text
			continue
		}
		for i, line := range strings.Split(string(text), "\n") {
			if found := ownMachine.FindString(line); found != "" {
				problems = append(problems, fmt.Sprintf("%s:%d: %q exists on one machine only; use a "+
					"relative path, or t.TempDir() in a test", name, i+1, strings.TrimSpace(found)))
			}
		}
	}
	return problems
}

// trackedFiles lists what git keeps; outside a clone, in an unpacked archive, there is nothing to list.
func trackedFiles(t *testing.T) []string {
	list, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		t.Log("not a clone, so paths of one machine are not looked for")
		return nil
	}
	return strings.Split(strings.TrimRight(string(list), "\x00"), "\x00")
}

func TestBudgetsRefuseTooMuch(t *testing.T) {
	code := func(lines int) string { return "package p\n" + strings.Repeat("\n", lines-1) }
	function := func(lines int) string {
		return "package p\n\nfunc (t T) F() {\n" + strings.Repeat("\n", lines-2) + "}\n"
	}
	for _, c := range []struct{ name, file, text, want string }{
		{"a full file", "a.go", code(maxFile), ""},
		{"a file too long", "a.go", code(maxFile + 1), "401 lines and may have 400"},
		{"a test too long", "a_test.go", code(maxFile + 1), ""},
		{"a tool's file too long", "tools/mutate/a.go", code(maxFile + 1), "401 lines and may have 400"},
		{"a full function", "a.go", function(maxFunction), ""},
		{"a function too long", "a.go", function(maxFunction + 1), "a.go:3: F has 81 lines"},
		{"a test function too long", "a_test.go", function(maxFunction + 1), ""},
		{"a file of odds and ends", "model/string_util.go", code(1), `"util" says nothing`},
		{"a test of odds and ends", "model/helpers_test.go", code(1), `"helpers" says nothing`},
		{"a package of odds and ends", "common/a.go", code(1), `"common" says nothing`},
		{"a longer word", "model/commonwealth.go", code(1), ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte(c.text)}, "tools/go.mod": {}}
		expectOne(t, c.name, slices.Concat(sizeProblems(t, tree), nameProblems(t, tree)), c.want)
	}
}

func TestBudgetsRefuseALongLine(t *testing.T) {
	line := func(characters int) string { return "package p\n\n//" + strings.Repeat("½", characters-2) + "\n" }
	for _, c := range []struct{ name, file, text, want string }{
		{"a full line", "a.go", line(maxLine), ""},
		{"a line too long", "a.go", line(maxLine + 1), "a.go:3: the line has 141 characters and may have 140"},
		{"a line too long in a test", "a_test.go", line(maxLine + 1), "a_test.go:3: the line has 141"},
		{"a full line behind a tab", "a.go", "package p\n\n\t//" + strings.Repeat("x", maxLine-3) + "\n", ""},
		{"a line too long behind a tab", "a.go", "package p\n\n\t//" + strings.Repeat("x", maxLine-2) + "\n", "141 characters"},
	} {
		expectOne(t, c.name, lineProblems(t, fstest.MapFS{c.file: {Data: []byte(c.text)}}), c.want)
	}
}

func TestBudgetsRefuseAHighMedian(t *testing.T) {
	tree := fstest.MapFS{}
	for i := range medianFrom {
		tree[fmt.Sprintf("a%d.go", i)] = &fstest.MapFile{Data: []byte("package p\n" + strings.Repeat("\n", maxMedian))}
	}
	expectOne(t, "too few files for a median", sizeProblems(t, tree), "")
	tree["b.go"] = &fstest.MapFile{Data: []byte("package p\n")}
	expectOne(t, "a high median", sizeProblems(t, tree), "the middle one of 31 files has 121 lines")
}

func TestBudgetsRefusePathsOfOneMachine(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"a.md", "see /" + "home/anna/events", `a.md:2: "/` + `home/anna/"`},
		{"a.go", `open("/` + `Users/anna/x")`, "exists on one machine only"},
		{"a.sh", "cd /" + "tmp/x", "exists on one machine only"},
		{"a.md", `C:\` + `Users\anna\x`, "exists on one machine only"},
		{"a.md", "https://example.org/" + "home/anna/x", ""},
		{"a.md", "put it under out/" + "tmp/x", ""},
		{"a/testdata/b.trf", "see /" + "home/anna/x", ""},
	} {
		tree := fstest.MapFS{c.name: {Data: []byte("first line\n" + c.line + "\n")}}
		expectOne(t, c.line, machineProblems(t, tree, []string{c.name}), c.want)
	}
}

func TestBudgetsRefuseAWindowThatDoesEverything(t *testing.T) {
	for _, c := range []struct{ name, file, text, want string }{
		{"as many as it may have", "ui/a.go", "func (a *App) f() {}\nfunc (a App) g() {}", ""},
		{"one more", "ui/a.go", "func (a *App) f() {}\nfunc (a *App) g() {}\nfunc (App) h() {}", "App has 3 methods and may have 2"},
		{"of another type", "ui/a.go", "func (a *App) f() {}\nfunc (a *App) g() {}\nfunc (s *screen) h() {}\nfunc i() {}", ""},
		{"of tests", "ui/a_test.go", "func (a *App) f() {}\nfunc (a *App) g() {}\nfunc (a *App) h() {}", ""},
		{"a dialog kept", "ui/a.go", "type ask struct { d *controls.Dialog }\ntype App struct { last *ask }", "App keeps a dialog, last"},
		{"a dialog of another room", "ui/a.go", "type App struct { lists *ratings.Dialog }", "App keeps a dialog, lists"},
		{"the dialogs that are open", "ui/a.go", "type App struct { asking []*controls.Dialog; win int }", ""},
		{"another room's App", "ui/grid/a.go", "func (a *App) f() {}\nfunc (a *App) g() {}\nfunc (a *App) h() {}", ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n\n" + c.text + "\n")}}
		expectOne(t, c.name, appProblems(t, tree, 2), c.want)
	}
}
