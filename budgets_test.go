package wallchart_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"io"
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

// maxLine is how long a line may be, in characters, a tab counting as one; in tests too: who reads two files side by
// side, or a change, must not have to scroll. How large files, functions and types are is printed by `make check`
// (tools/sizes) for whoever reviews a change, and is no limit: a limit is met by dividing at the number.
const maxLine = 140

// vague are the names that say nothing about what is in a file or folder.
var vague = regexp.MustCompile(`^(util|utils|utility|utilities|helper|helpers|misc|common|commons)$`)

// ownMachine matches paths that exist on somebody's machine only.
var ownMachine = regexp.MustCompile(`(^|[^\w./$~-])(/(home|Users)/[\w-]+|/(root|work|tmp)|[A-Z]:\\+Users\\+\w+)[/\\]`)

func TestBudgets(t *testing.T) {
	tree := os.DirFS(".")
	for _, problem := range slices.Concat(lineProblems(t, tree), nameProblems(t, tree),
		dialogProblems(t, tree), machineProblems(t, tree, trackedFiles(t)), builtProblems(tree, trackedFiles(t))) {
		t.Error(problem)
	}
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

// dialogProblems names the dialogs that the window's App keeps: who opens one is handed it.
func dialogProblems(t *testing.T, tree fs.FS) []string {
	asks := map[string]bool{"Dialog": true} // the types that are dialogs, or hold one
	var fields []*ast.Field
	for _, f := range goFiles(t, tree) {
		if path.Dir(f.name) != "ui" || f.isTest() {
			continue
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

// builtProblems names the programs among the given files: `go build` leaves them where it is called, and they hold what their machine had.
func builtProblems(tree fs.FS, names []string) []string {
	var problems []string
	for _, name := range names {
		f, err := tree.Open(name)
		if err != nil {
			continue // deleted but not committed yet
		}
		first := make([]byte, 4)
		_, _ = io.ReadFull(f, first)
		f.Close()
		for _, magic := range []string{"\x7fELF", "MZ", "\xcf\xfa\xed\xfe", "\xca\xfe\xba\xbe"} { // Linux, Windows, macOS twice
			if bytes.HasPrefix(first, []byte(magic)) {
				problems = append(problems, name+" is a built program; take it out (git rm --cached) and name it in .gitignore")
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

func TestBudgetsRefuseNamesThatSayNothing(t *testing.T) {
	for _, c := range []struct{ name, file, want string }{
		{"a file of odds and ends", "model/string_util.go", `"util" says nothing`},
		{"a test of odds and ends", "model/helpers_test.go", `"helpers" says nothing`},
		{"a package of odds and ends", "common/a.go", `"common" says nothing`},
		{"a longer word", "model/commonwealth.go", ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n")}, "tools/go.mod": {}}
		expectOne(t, c.name, nameProblems(t, tree), c.want)
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

func TestBudgetsRefuseBuiltPrograms(t *testing.T) {
	for _, c := range []struct{ name, first, want string }{
		{"gallery", "\x7fELF\x02\x01", "gallery is a built program"},
		{"cmd/wallchart/wallchart.exe", "MZ\x90\x00", "wallchart.exe is a built program"},
		{"wallchart", "\xcf\xfa\xed\xfe", "wallchart is a built program"},
		{"a.go", "package a\n", ""},
		{"empty", "", ""},
	} {
		expectOne(t, c.name, builtProblems(fstest.MapFS{c.name: {Data: []byte(c.first)}}, []string{c.name, "gone"}), c.want)
	}
}

func TestBudgetsRefuseAWindowThatKeepsDialogs(t *testing.T) {
	for _, c := range []struct{ name, file, text, want string }{
		{"a dialog kept", "ui/a.go", "type ask struct { d *controls.Dialog }\ntype App struct { last *ask }", "App keeps a dialog, last"},
		{"a dialog of another room", "ui/a.go", "type App struct { lists *ratings.Dialog }", "App keeps a dialog, lists"},
		{"the dialogs that are open", "ui/a.go", "type App struct { asking []*controls.Dialog; win int }", ""},
		{"another room's App", "ui/kit/grid/a.go", "type App struct { lists *ratings.Dialog }", ""},
	} {
		tree := fstest.MapFS{c.file: {Data: []byte("package p\n\n" + c.text + "\n")}}
		expectOne(t, c.name, dialogProblems(t, tree), c.want)
	}
}
