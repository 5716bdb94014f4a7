package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/must"
)

// windowFiles are the files of this package that may know the whole window. A screen,
// a dialog or a panel is none of them: it asks the Host, and names what else it depends on, which
// rooms.go and shared.go fill. The list only gets shorter.
var windowFiles = []string{"app.go", "rooms.go", "history.go", "host.go", "shared.go", "stage.go"}

// namesWindow tells whether a file names the type App.
func namesWindow(t *testing.T, name string, source any) bool {
	f := must.Have(parser.ParseFile(token.NewFileSet(), name, source, 0))(t)
	found := false
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr: // fyne.App is something else
			_, ofPackage := n.X.(*ast.Ident)
			return !ofPackage
		case *ast.Ident:
			found = found || n.Name == "App"
		}
		return true
	})
	return found
}

func TestScreensDoNotKnowTheWindow(t *testing.T) {
	files := must.Have(os.ReadDir("."))(t)
	for _, e := range files {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		names, may := namesWindow(t, name, nil), slices.Contains(windowFiles, name)
		if names && !may {
			t.Errorf("%s names App; hand it what it depends on, as rooms.go does", name)
		}
		if may && !names {
			t.Errorf("%s does not need App any more; take it off the list in arrows_test.go", name)
		}
	}
	for _, name := range windowFiles {
		if !slices.ContainsFunc(files, func(e os.DirEntry) bool { return e.Name() == name }) {
			t.Errorf("%s is gone; take it off the list in arrows_test.go", name)
		}
	}
}

// TestNamesWindow: what counts as naming it.
func TestNamesWindow(t *testing.T) {
	for _, c := range []struct {
		source string
		names  bool
	}{
		{"func (a *App) f() {}", true},
		{"type screen struct { app *App }", true},
		{"var f func(*App) Screen", true},
		{"type screen struct { app fyne.App }", false},
		{"// App is not named in a comment\nfunc f() {}", false},
		{"var f = work().App", true},
	} {
		if got := namesWindow(t, "a.go", "package ui\n\n"+c.source); got != c.names {
			t.Errorf("%s: %v", c.source, got)
		}
	}
}

// TestNothingHasAThemeOfItsOwn: Fyne reads the fonts, 4 MB a style, once for each widget with a theme of its own and again each time
// it is refreshed, and keeps all of them until the program ends.
func TestNothingHasAThemeOfItsOwn(t *testing.T) {
	must.Do(t, filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if i, ok := n.(*ast.Ident); ok && (i.Name == "NewThemeOverride" || i.Name == "ThemeOverride") {
				t.Errorf("%s has a %s; ui/kit/grid/inrow.go shows how a field does without", path, i.Name)
			}
			return true
		})
		return nil
	}))
}
