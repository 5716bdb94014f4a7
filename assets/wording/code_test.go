package wording

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"wallchart/must"
)

// top is the folder of the module, seen from here.
const top = "../.."

const module = "wallchart"

// A use is a text where the code makes it.
type use struct {
	format string // the English format, the text's name
	one    string // its format for one of what it counts, "" where it counts nothing
	counts bool
	room   string // the file of its room: "files"
	at     string // file:line
}

// findings are the texts of the code, and what is wrong with how it makes them.
type findings struct {
	uses   []use
	faults []string
}

// code is read once for all tests.
var code = sync.OnceValues(func() (findings, error) { return readCode(os.DirFS(top)) })

// roomOf names the file of the texts of a package. What the window says has names;
// its phrases are the labels of steps, which stay in the log.
func roomOf(dir string) string {
	for _, r := range []struct{ below, room string }{
		{"model/journal", "journal"}, {"model", "model"}, {"arbiter", "arbiter"}, {"pairing", "pairing"}, {"tiebreaks", "tiebreaks"},
		{"export", "report"}, {"files", "files"}, {"cmd", "cli"}, {"phrase", "cli"}, {"assets/wording", "cli"}, {"ui", "journal"},
	} {
		if dir == r.below || strings.HasPrefix(dir, r.below+"/") {
			return r.room
		}
	}
	return path.Base(dir)
}

// A reader type-checks our packages from their source. Packages of others are
// taken as empty, and the faults that this makes are passed over: what is looked
// for are constants of our own type phrase.Format. Of the standard library only
// what hands types of ours on is needed.
type reader struct {
	tree  fs.FS
	set   *token.FileSet
	std   types.Importer
	known map[string]*types.Package
	found *findings
}

// standard reads packages of the standard library.
var standard = importer.ForCompiler(token.NewFileSet(), "gc", nil)

func readCode(tree fs.FS) (findings, error) {
	set := token.NewFileSet()
	var found findings
	r := &reader{tree, set, standard, map[string]*types.Package{}, &found}
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		base := path.Base(name)
		if name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || name == "out" || name == "tools") {
			return fs.SkipDir
		}
		_, err = r.Import(path.Join(module, name))
		return err
	})
	return found, err
}

// Import reads one package.
func (r *reader) Import(name string) (*types.Package, error) {
	if p := r.known[name]; p != nil {
		return p, nil
	}
	dir, ours := strings.CutPrefix(name, module+"/")
	if !ours {
		if slices.Contains([]string{"slices", "maps", "iter", "cmp", "errors", "strings", "sort", "sync"}, name) {
			return r.std.Import(name)
		}
		p := types.NewPackage(name, path.Base(name))
		p.MarkComplete()
		r.known[name] = p
		return p, nil
	}
	files, err := r.parse(dir)
	if err != nil {
		return nil, err
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: r, Error: func(error) {}, FakeImportC: true}
	p, _ := config.Check(name, r.set, files, info)
	r.known[name] = p
	for _, f := range files {
		if dir != "phrase" || path.Base(r.file(f)) == "system.go" { // the others make texts of what they are given
			c := &collector{reader: r, info: info, dir: dir}
			ast.Inspect(f, c.visit)
		}
	}
	return p, nil
}

func (r *reader) file(f *ast.File) string { return filepath.ToSlash(r.set.Position(f.Pos()).Filename) }

func (r *reader) parse(dir string) ([]*ast.File, error) {
	names, err := fs.Glob(r.tree, path.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(r.tree, name)
		if err != nil {
			return nil, err
		}
		f, err := parser.ParseFile(r.set, name, text, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// A collector looks for texts in one package.
type collector struct {
	*reader
	info *types.Info
	dir  string
}

func (c *collector) at(n ast.Node) string {
	p := c.set.Position(n.Pos())
	return fmt.Sprintf("%s:%d", filepath.ToSlash(p.Filename), p.Line)
}

func (c *collector) fault(n ast.Node, format string, args ...any) {
	c.found.faults = append(c.found.faults, c.at(n)+": "+fmt.Sprintf(format, args...))
}

func isNamed(t types.Type, name string) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Name() == name && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == module+"/phrase"
}

func (c *collector) visit(n ast.Node) bool {
	e, ok := n.(ast.Expr)
	if !ok {
		return true
	}
	switch e := e.(type) {
	case *ast.CallExpr:
		return c.call(e)
	case *ast.CompositeLit:
		if isNamed(c.info.TypeOf(e), "Text") && len(e.Elts) > 0 {
			c.fault(e, "a text is made with phrase.New, Count, Verbatim or Join")
		}
	}
	value := c.info.Types[e]
	if value.Value == nil || !isNamed(value.Type, "Format") {
		return true
	}
	if _, name := e.(*ast.Ident); !name { // of a constant, its declaration counts
		c.add(e, "", false)
	}
	return false
}

func (c *collector) add(e ast.Expr, one string, counts bool) {
	format := constant.StringVal(c.info.Types[e].Value)
	c.found.uses = append(c.found.uses, use{strings.ReplaceAll(format, "%w", "%s"), one, counts, roomOf(c.dir), c.at(e)})
}

// call takes the formats that are handed to a function together, and looks whether
// what is given fills them in.
func (c *collector) call(e *ast.CallExpr) bool {
	if to := c.info.Types[e.Fun]; to.IsType() && isNamed(to.Type, "Format") {
		if len(e.Args) == 1 && c.info.Types[e.Args[0]].Value == nil && !fromRecords(c.at(e)) {
			c.fault(e, "a format that is no literal: no catalogue can hold it (for words out of records: see records in records_test.go)")
		}
		return true
	}
	signature, ok := c.info.TypeOf(e.Fun).(*types.Signature)
	if !ok {
		return true
	}
	one := ""
	var pair bool
	for i := range min(signature.Params().Len(), len(e.Args)) {
		param, arg := signature.Params().At(i), e.Args[i]
		value := c.info.Types[arg].Value
		if !isNamed(param.Type(), "Format") || value == nil {
			ast.Inspect(arg, c.visit)
			pair = false
			continue
		}
		if param.Name() == "one" {
			one, pair = constant.StringVal(value), true
			continue
		}
		if _, name := arg.(*ast.Ident); !name || pair {
			c.add(arg, one, pair)
		}
		c.filled(e, signature, i, constant.StringVal(value), pair)
		one, pair = "", false
	}
	for i := signature.Params().Len(); i < len(e.Args); i++ {
		ast.Inspect(e.Args[i], c.visit)
	}
	ast.Inspect(e.Fun, c.visit)
	return false
}

// filled holds the number of places in a format against what is given for them.
func (c *collector) filled(e *ast.CallExpr, signature *types.Signature, at int, format string, counts bool) {
	if !signature.Variadic() || signature.Params().Len() != at+2 || e.Ellipsis.IsValid() {
		return
	}
	places, err := placesIn(format)
	given := len(e.Args) - at - 1
	if counts && given == 0 {
		given = 1
	}
	switch {
	case err != nil:
		c.fault(e, "%q: %v", format, err)
	case len(places) != given:
		c.fault(e, "%q has %d places to fill in, %d are given", format, len(places), given)
	}
}

// TestReadCode tries the reader on a made-up tree.
func TestReadCode(t *testing.T) {
	const phrase = `package phrase
		type Format string
		type Text struct{ One, Format string; Args []any }
		func New(format Format, args ...any) Text { return Text{Format: string(format), Args: args} }
		func Count(n int, one, many Format, args ...any) Text { return Text{One: string(one), Format: string(many), Args: args} }
		func Errorf(format Format, args ...any) error { return nil }`
	for _, c := range []struct {
		code string
		uses string // format, and its form for one
		want string // part of the one fault
	}{
		{`var x = phrase.New("a %s", "b")`, `"a %s"`, ""},
		{`var x = phrase.New("a " + "b")`, `"a b"`, ""},
		{`const a phrase.Format = "a"; var x = phrase.New(a)`, `"a"`, ""},
		{`var x = phrase.Count(2, "%d a", "%d b")`, `"%d b" one "%d a"`, ""},
		{`var x = phrase.Errorf("a: %w", err)`, `"a: %s"`, ""},
		{`func f(n int, what phrase.Format) {}; func g() { f(1, "a") }`, `"a"`, ""},
		{`func f(n int, one, many phrase.Format) {}; func g() { f(1, "a", "b") }`, `"b" one "a"`, ""},
		{`type r struct{ name phrase.Format }; var all = []r{{"a"}, {name: "b"}}`, `"a" "b"`, ""},
		{`type r struct{}; func (r) f(what phrase.Format) {}; func g(x []r) { for _, y := range slices.Clone(x) { y.f("a") } }`, `"a"`, ""},
		{`var x = fmt.Sprint(phrase.New("a"))`, `"a"`, ""},
		{`func f() { go func() { phrase.New("a", phrase.New("b")) }() }`, "", `"a" has 0 places to fill in, 1 are given`},
		{`var x = phrase.New("%s and %d", 1)`, "", "has 2 places to fill in, 1 are given"},
		{`var x = phrase.Count(2, "%d a", "%d b of %s", 2)`, "", "has 2 places to fill in, 1 are given"},
		{`var x = phrase.New("100 %")`, "", "a % at the end"},
		{`func f(s string) { phrase.New(phrase.Format(s)) }`, "", "a format that is no literal"},
		{`var x = phrase.Text{Format: "a"}`, "", "made with phrase.New"},
		{`var x = "a"`, "", ""},
	} {
		found := must.Have(readCode(fstest.MapFS{
			"phrase/phrase.go": {Data: []byte(phrase)},
			"files/a.go":       {Data: []byte("package files\nimport (\"fmt\"; \"slices\"; \"wallchart/phrase\")\n" + c.code)},
			"files/a_test.go":  {Data: []byte("package files\nvar y = phrase.New(\"in a test\")")},
		}))(t)
		var uses []string
		for _, u := range found.uses {
			s := strconv.Quote(u.format)
			if u.counts {
				s += " one " + strconv.Quote(u.one)
			}
			uses = append(uses, s)
			if u.room != "files" {
				t.Errorf("%s: in the room %q", c.code, u.room)
			}
		}
		switch got := strings.Join(found.faults, "; "); {
		case c.want == "" && (got != "" || strings.Join(uses, " ") != c.uses):
			t.Errorf("%s: %v %s", c.code, uses, got)
		case len(found.faults) > 1 || !strings.Contains(got, c.want):
			t.Errorf("%s: %q, want %q", c.code, got, c.want)
		}
	}
}
