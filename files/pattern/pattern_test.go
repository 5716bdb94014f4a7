package pattern_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wallchart/files/pattern"
)

// A pattern that is wrong would panic only when somebody opens the file that needs it.
func TestAllPatternsCompile(t *testing.T) {
	tree, found := os.DirFS(".."), 0
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasPrefix(name, "pattern/") {
			return err
		}
		src, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, src, 0)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			if spec.Path.Value == `"regexp"` && !strings.HasSuffix(name, "_test.go") {
				t.Errorf("files/%s: use pattern.New: package regexp compiles when the program starts", name)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) != 1 || !isNew(call.Fun) {
				return true
			}
			expr, ok := literal(call.Args[0])
			if !ok {
				t.Errorf("files/%s: a pattern that is not a literal cannot be tried here", set.Position(call.Pos()))
				return true
			}
			_, err := regexp.Compile(expr)
			if err != nil {
				t.Errorf("files/%s: %v", set.Position(call.Pos()), err)
			}
			found++
			return true
		})
		return nil
	})
	if err != nil || found < 50 {
		t.Fatalf("%d patterns found, %v", found, err)
	}
}

// literal is the text of a literal, or of several that are added up.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		a, ok := literal(e.X)
		b, too := literal(e.Y)
		return a + b, ok && too && e.Op == token.ADD
	}
	return "", false
}

func isNew(f ast.Expr) bool {
	sel, ok := f.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "New" {
		return false
	}
	room, ok := sel.X.(*ast.Ident)
	return ok && room.Name == "pattern"
}

func TestPatternIsItsExpression(t *testing.T) {
	p, re := pattern.New(`(\d+)([a-z]?)`), regexp.MustCompile(`(\d+)([a-z]?)`)
	const s = "12w 7b 3"
	if got, want := p.FindAllStringSubmatch(s, -1), re.FindAllStringSubmatch(s, -1); len(got) != len(want) || got[1][2] != want[1][2] {
		t.Errorf("%q, want %q", got, want)
	}
	if !p.MatchString(s) || p.MatchString("wb") || p.FindString(s) != "12w" {
		t.Error("a pattern matches what its expression does not")
	}
}
