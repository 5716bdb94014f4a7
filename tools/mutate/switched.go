package main

import (
	"cmp"
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
	"path/filepath"
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

// compiles tells whether the package with one alteration is Go.
func (c *checker) compiles(a alteration) bool {
	_, _, wrong := c.check(map[string][]byte{a.File: a.apply(c.files[a.File])})
	return len(wrong) == 0
}

// A wrap puts one alteration behind a switch: text before and after a stretch of the real code.
type wrap struct {
	alteration
	start, end    int // the stretch, in bytes of the file
	before, after string
	number        int // of the switch
	// In the file with all wraps.
	outStart, outEnd int
}

// switchFile is the file with the switch, which the built tests have beside those of the package.
const switchFile = "mutate_switch.go"

// switched renders the package with all of these alterations in it that can stand behind a switch, each with its number
// from 1: `a < b` becomes `func() bool { if mutateSwitch(7) { return a <= b }; return a < b }()`. So the tests are built
// once for all of them. What cannot be switched (a constant that must be one, a variable that must be declared) is left out.
func (c *checker) switched(all []alteration) (texts map[string][]byte, numbers map[alteration]int, err error) {
	parsed, info, wrong := c.check(nil)
	if len(wrong) > 0 {
		return nil, nil, wrong[0]
	}
	wraps := map[string][]*wrap{}
	count := 0
	for name, file := range parsed {
		w := &wrapper{text: c.files[name], info: info, file: file, base: c.places.File(file.Pos()).Base(), self: c.path}
		for _, a := range all {
			if a.File == name {
				w.wanted = append(w.wanted, a)
			}
		}
		ast.Inspect(file, w.visit)
		wraps[name] = w.wraps
	}
	for _, name := range slices.Sorted(maps.Keys(wraps)) {
		for _, w := range wraps[name] {
			count++
			w.number = count
		}
	}
	// What does not type-check is taken out, until the rest does.
	for range 50 {
		name := parsed[slices.Min(slices.Collect(maps.Keys(parsed)))].Name.Name
		texts = map[string][]byte{switchFile: fmt.Appendf(nil, switchSource, name, count+1)}
		for name, list := range wraps {
			texts[name] = insert(c.files[name], list)
		}
		_, _, wrong := c.check(texts)
		if len(wrong) == 0 {
			numbers = map[alteration]int{}
			for _, list := range wraps {
				for _, w := range list {
					numbers[w.alteration] = w.number
				}
			}
			return texts, numbers, nil
		}
		for _, e := range wrong {
			at := c.places.Position(e.Pos)
			list := wraps[at.Filename]
			inner := -1
			for i, w := range list {
				if w.outStart <= at.Offset && at.Offset < w.outEnd && (inner < 0 || w.outEnd-w.outStart < list[inner].outEnd-list[inner].outStart) {
					inner = i
				}
			}
			for i, w := range list { // a function's last return is missed at its closing brace
				if inner < 0 && w.What == "remove return" && w.outEnd <= at.Offset &&
					strings.TrimSpace(string(texts[at.Filename][w.outEnd:at.Offset])) == "" {
					inner = i
				}
			}
			if inner < 0 {
				return nil, nil, fmt.Errorf("%v: outside every switch", e)
			}
			list[inner].outEnd = 0 // taken out below; a second error in it takes out the one around it
		}
		for name, list := range wraps {
			wraps[name] = slices.DeleteFunc(list, func(w *wrap) bool { return w.outEnd == 0 })
		}
	}
	return nil, nil, fmt.Errorf("%s: the code with switches does not compile", c.path)
}

const switchSource = `package %s

import (
	mutateOS "os"
	mutateText "strconv"
	mutateAtomic "sync/atomic"
)

var (
	mutateActive, _ = mutateText.Atoi(mutateOS.Getenv("MUTATE_ACTIVE"))
	mutateRecord    = mutateOS.Getenv("MUTATE_REACHED")
	mutateSeen      [%d]mutateAtomic.Bool
)

func mutateSwitch(n int) bool {
	if mutateRecord != "" {
		mutateReach(n)
	}
	return n == mutateActive
}

func mutateReach(n int) {
	if !mutateSeen[n].CompareAndSwap(false, true) {
		return
	}
	f, err := mutateOS.OpenFile(mutateRecord, mutateOS.O_APPEND|mutateOS.O_CREATE|mutateOS.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	if _, err := f.WriteString(mutateText.Itoa(n) + "\n"); err != nil {
		panic(err)
	}
	f.Close()
}
`

// A wrapper finds the nodes of the alterations of one file.
type wrapper struct {
	text   []byte
	info   *types.Info
	file   *ast.File
	base   int
	self   string // the package's path
	wanted []alteration
	above  []ast.Node // what is around the node that is visited
	wraps  []*wrap
}

func (w *wrapper) visit(n ast.Node) bool {
	if n == nil {
		w.above = w.above[:len(w.above)-1]
		return true
	}
	if into := w.node(n); !into {
		return false
	}
	w.above = append(w.above, n)
	return true
}

func (w *wrapper) node(n ast.Node) (into bool) {
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok != token.CONST && n.Tok != token.IMPORT
	case *ast.ArrayType:
		return false
	case *ast.BasicLit:
		w.expression(n, n.Pos(), "constant ")
	case *ast.BinaryExpr:
		w.expression(n, n.OpPos, "operator ")
	case *ast.IfStmt:
		w.condition(n.Cond)
	case *ast.ForStmt:
		w.condition(n.Cond)
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for _, cond := range c.(*ast.CaseClause).List {
					w.condition(cond)
				}
			}
		}
	case *ast.BlockStmt:
		w.statements(n.List)
	case *ast.CaseClause:
		w.statements(n.Body)
	case *ast.CommClause:
		w.statements(n.Body)
	}
	return true
}

// at finds the alterations of one kind that begin here.
func (w *wrapper) at(pos token.Pos, kind string, found func(a alteration)) {
	for _, a := range w.wanted {
		if a.from == int(pos)-w.base && strings.HasPrefix(a.What, kind) {
			found(a)
		}
	}
}

func (w *wrapper) add(a alteration, n ast.Node, before, after string) {
	w.wraps = append(w.wraps, &wrap{
		alteration: a, start: int(n.Pos()) - w.base, end: int(n.End()) - w.base, before: before, after: after,
	})
}

// altered is the text of the node with the alteration.
func (w *wrapper) altered(a alteration, n ast.Node) string {
	return string(w.text[int(n.Pos())-w.base:a.from]) + a.by + string(w.text[a.to:int(n.End())-w.base])
}

func (w *wrapper) expression(n ast.Expr, at token.Pos, kind string) {
	// A part of a constant has no type of its own: -1 is one whole.
	for i := len(w.above) - 1; i >= 0 && w.info.Types[n].Value != nil; i-- {
		outer, ok := w.above[i].(ast.Expr)
		if !ok || w.info.Types[outer].Value == nil {
			break
		}
		n = outer
	}
	w.at(at, kind, func(a alteration) {
		name, ok := w.typeName(w.info.TypeOf(n))
		if !ok {
			return
		}
		w.add(a, n, "func() "+name+" { if mutateSwitch(%d) { return "+w.altered(a, n)+" }; return ", " }()")
	})
}

// typeName is how the file calls a type.
func (w *wrapper) typeName(t types.Type) (string, bool) {
	if t == nil {
		return "", false
	}
	ok := true
	name := types.TypeString(types.Default(t), func(p *types.Package) string {
		if p.Path() == w.self {
			return ""
		}
		for _, i := range w.file.Imports {
			if strings.Trim(i.Path.Value, `"`) == p.Path() {
				if i.Name != nil {
					return i.Name.Name
				}
				return p.Name()
			}
		}
		ok = false
		return ""
	})
	return name, ok
}

func (w *wrapper) condition(cond ast.Expr) {
	if cond == nil {
		return
	}
	w.at(cond.Pos(), "negate ", func(a alteration) {
		if a.to == int(cond.End())-w.base {
			w.add(a, cond, "(mutateSwitch(%d) != (", "))")
		}
	})
}

func (w *wrapper) statements(list []ast.Stmt) {
	for _, s := range list {
		assign, ok := s.(*ast.AssignStmt)
		if ok && assign.Tok == token.DEFINE {
			continue
		}
		if ok {
			w.at(assign.TokPos, "operator ", func(a alteration) {
				w.add(a, s, "if mutateSwitch(%d) { "+w.altered(a, s)+" } else { ", " }")
			})
		}
		w.at(s.Pos(), "remove ", func(a alteration) {
			if a.to == int(s.End())-w.base {
				w.add(a, s, "if !mutateSwitch(%d) { ", " }")
			}
		})
	}
}

// insert writes the wraps into a text, and into each where it is then.
func insert(text []byte, wraps []*wrap) []byte {
	type edge struct {
		at   int
		w    *wrap
		open bool
	}
	var edges []edge
	order := map[*wrap]int{}
	for i, w := range wraps {
		order[w] = i
		edges = append(edges, edge{w.start, w, true}, edge{w.end, w, false})
	}
	slices.SortFunc(edges, func(a, b edge) int {
		switch {
		case a.at != b.at:
			return a.at - b.at
		case a.open != b.open: // at one place those that end come first
			return cmp.Compare(b2i(a.open), b2i(b.open))
		case a.open: // the longer one is around the other
			return cmp.Or(b.w.end-a.w.end, order[a.w]-order[b.w])
		}
		return cmp.Or(b.w.start-a.w.start, order[b.w]-order[a.w])
	})
	var out []byte
	from := 0
	for _, e := range edges {
		out = append(out, text[from:e.at]...)
		from = e.at
		if e.open {
			e.w.outStart = len(out)
			out = append(out, strings.Replace(e.w.before, "%d", fmt.Sprint(e.w.number), 1)...)
		} else {
			out = append(out, e.w.after...)
			e.w.outEnd = len(out)
		}
	}
	return append(out, text[from:]...)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// overlayOf names the absolute path of each text and writes the text where the compiler will read it.
func overlayOf(dir, place string, texts map[string][]byte) map[string]string {
	replace := map[string]string{}
	for name, text := range texts {
		written := filepath.Join(place, filepath.Base(name))
		write(written, text)
		if name == switchFile {
			name = dir + "/" + name
		}
		replace[absolute(name)] = written
	}
	return replace
}
