package ui

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"

	"wallchart/assets/translations"
	"wallchart/assets/wording"
	"wallchart/must"
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
	b := must.Have(translations.Files.ReadFile("en/window.json"))(t)
	var texts map[string]wording.Forms
	must.Do(t, json.Unmarshal(b, &texts))
	used := map[string]bool{}
	// built from names
	prefixes := []string{"menu.", "cmd.", "notice.", "help.", "screen.", "people.",
		"blank.people.", "rounds.keys.", "also.", "language.", "key.", "ordinal."}
	set := token.NewFileSet()
	for _, name := range sources(t) {
		f := must.Have(parser.ParseFile(set, name, nil, 0))(t)
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
			forms, ok := texts[name]
			text := forms.Other()
			if !ok {
				t.Errorf("%s: there are no words for %q", set.Position(lit.Pos()), name)
			} else if want := strings.Count(text, "%") - 2*strings.Count(text, "%%"); want != len(call.Args)-1 && !call.Ellipsis.IsValid() {
				t.Errorf("%s: %q has %d places to fill in, %d are given", set.Position(lit.Pos()), name, want, len(call.Args)-1)
			}
			return true
		})
	}
	for name, forms := range texts {
		one, has := forms[plural.One]
		switch text := forms.Other(); {
		case has && strings.Count(one, "%") != strings.Count(text, "%"):
			t.Errorf("the forms of %q are not filled in with the same", name)
		case !has && countsThings(text):
			t.Errorf("%q says %q of one as well; give it plural forms", name, text)
		case strings.HasSuffix(name, ".one"):
			t.Errorf("%q: plural forms stand in one object: {\"one\": …, \"other\": …}", name)
		}
		built := false
		for _, p := range prefixes {
			built = built || strings.HasPrefix(name, p)
		}
		if !used[name] && !built {
			t.Errorf("the words %q are not used", name)
		}
	}
	for _, c := range open(t).commands {
		if _, ok := texts["cmd."+c.ID]; !ok {
			t.Errorf("the command %s has no words", c.ID)
		}
	}
	for _, s := range screens() {
		for _, p := range []string{"screen.", "help.screen."} {
			if _, ok := texts[p+s.id]; !ok {
				t.Errorf("the screen %s lacks %s", s.id, p+s.id)
			}
		}
	}
}

// sources are the files of the window and of its rooms, without tests.
func sources(t *testing.T) (files []string) {
	t.Helper()
	for _, pattern := range []string{"*.go", "*/*.go", "*/*/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatal(pattern, err)
		}
		files = append(files, slices.DeleteFunc(found, func(name string) bool { return strings.HasSuffix(name, "_test.go") })...)
	}
	return files
}

// TestErrorsAreWorded: an error reaches the screen in the language of the window.
func TestErrorsAreWorded(t *testing.T) {
	for _, name := range sources(t) {
		set := token.NewFileSet()
		f := must.Have(parser.ParseFile(set, name, nil, 0))(t)
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) > 0 {
				return true
			}
			if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Error" {
				t.Errorf("%s: an error is said with words.Err", set.Position(call.Pos()))
			}
			return true
		})
	}
}
