package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/assets/translations"
)

// counted is a text whose first number counts something.
var counted = regexp.MustCompile(`^[^%]*(?:%[sqv][^%]*)*%d ([a-z]+s)\b`)

func countsThings(text string) bool {
	found := counted.FindStringSubmatch(text)
	return found != nil && !slices.Contains([]string{"is", "has", "was"}, found[1])
}

// TestWords holds the texts the code asks for against the catalogue: none is
// missing, none is left over, and what is filled in fits.
func TestWords(t *testing.T) {
	catalogue, err := translations.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	prefixes := []string{"menu.", "cmd.", "help.", "screen.", "people.", "rounds.keys.", "also."} // built from names
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, e := range files {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, e.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					used[s] = true
				}
			}
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			sel, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || sel.Sel.Name != "Say" {
				return true
			}
			if id, ok := sel.X.(*ast.Ident); !ok || id.Name != "words" {
				return true
			}
			lit, ok := call.Args[0].(*ast.BasicLit)
			if !ok {
				return true
			}
			name, _ := strconv.Unquote(lit.Value)
			text, ok := catalogue[name]
			if !ok {
				t.Errorf("%s: there are no words for %q", set.Position(lit.Pos()), name)
			} else if want := strings.Count(text, "%") - 2*strings.Count(text, "%%"); want != len(call.Args)-1 && !call.Ellipsis.IsValid() {
				t.Errorf("%s: %q has %d places to fill in, %d are given", set.Position(lit.Pos()), name, want, len(call.Args)-1)
			}
			return true
		})
	}
	for name, text := range catalogue {
		many, one := strings.CutSuffix(name, ".one")
		switch _, has := catalogue[name+".one"]; {
		case one && strings.Count(text, "%") != strings.Count(catalogue[many], "%"):
			t.Errorf("%q and %q are not filled in with the same", name, many)
		case one:
			continue
		case countsThings(text) && !has:
			t.Errorf("%q says %q of one as well; add %s.one", name, text, name)
		}
		built := false
		for _, p := range prefixes {
			built = built || strings.HasPrefix(name, p)
		}
		if !used[name] && !built {
			t.Errorf("the words %q are not used", name)
		}
	}
	for _, c := range Commands() {
		if _, ok := catalogue["cmd."+c.ID]; !ok {
			t.Errorf("the command %s has no words", c.ID)
		}
	}
	for _, f := range playerFields(0) {
		if _, ok := catalogue["people."+f.id]; !ok {
			t.Errorf("the column %s has no heading", f.id)
		}
	}
	for _, s := range screens() {
		for _, p := range []string{"screen.", "help.screen."} {
			if _, ok := catalogue[p+s.id]; !ok {
				t.Errorf("the screen %s lacks %s", s.id, p+s.id)
			}
		}
	}
}
