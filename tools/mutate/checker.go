package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
)

// A checker type-checks one package, as it is or with one file replaced.
type checker struct {
	mu       sync.Mutex
	path     string
	files    map[string][]byte // name => source, without tests
	places   *token.FileSet
	importer types.Importer
}

// newChecker asks the compiler for what the package's imports export.
func newChecker(dir, tags string, files []string) (*checker, error) {
	list := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Export,DepOnly,Standard", "-tags", tags,
		"./"+dir, "os", "strconv", "sync/atomic") // the last three for the file with the switch
	list.Env = environment()
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: go list -export: %w", dir, err)
	}
	c := &checker{files: map[string][]byte{}, places: token.NewFileSet()}
	exports := map[string]string{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			ImportPath, Export string
			DepOnly, Standard  bool
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		exports[p.ImportPath] = p.Export
		if !p.DepOnly && !p.Standard {
			c.path = p.ImportPath
		}
	}
	c.importer = importer.ForCompiler(c.places, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	for _, name := range files {
		if c.files[name], err = os.ReadFile(name); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// check type-checks the package with these texts in the place of its own.
func (c *checker) check(with map[string][]byte) (map[string]*ast.File, *types.Info, []types.Error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	var wrong []types.Error
	parsed, list := map[string]*ast.File{}, []*ast.File{}
	for _, name := range slices.Sorted(maps.Keys(c.files)) {
		text := c.files[name]
		if t, ok := with[name]; ok {
			text = t
		}
		f, err := parser.ParseFile(c.places, name, text, parser.SkipObjectResolution)
		if err != nil {
			wrong = append(wrong, types.Error{Fset: c.places, Msg: err.Error()})
			return nil, nil, wrong
		}
		parsed[name], list = f, append(list, f)
	}
	if more, ok := with[switchFile]; ok {
		f, _ := parser.ParseFile(c.places, switchFile, more, parser.SkipObjectResolution)
		list = append(list, f)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	conf := types.Config{Importer: c.importer, Error: func(err error) {
		if e := (types.Error{}); errors.As(err, &e) {
			wrong = append(wrong, e)
		}
	}}
	_, _ = conf.Check(c.path, c.places, list, info)
	return parsed, info, wrong
}

// measured are the alterations of `<` to `<=`, and the like, between numbers with a point. Such numbers are lengths and shares that
// are measured: that two of them are the very same is no case that anybody has.
func (c *checker) measured(all []alteration) map[alteration]bool {
	parsed, info, _ := c.check(nil)
	at := map[string]bool{}
	for name, file := range parsed {
		ast.Inspect(file, func(n ast.Node) bool {
			if b, ok := n.(*ast.BinaryExpr); ok && isFloat(info.TypeOf(b.X)) {
				switch b.Op {
				case token.LSS, token.LEQ, token.GTR, token.GEQ:
					at[fmt.Sprint(name, c.places.Position(b.OpPos).Offset)] = true
				}
			}
			return true
		})
	}
	found := map[alteration]bool{}
	for _, a := range all {
		if strings.HasPrefix(a.What, "operator ") && at[fmt.Sprint(a.File, a.from)] {
			found[a] = true
		}
	}
	return found
}

func isFloat(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}

// compiles tells whether the package with one alteration is Go.
func (c *checker) compiles(a alteration) bool {
	_, _, wrong := c.check(map[string][]byte{a.File: a.apply(c.files[a.File])})
	return len(wrong) == 0
}
