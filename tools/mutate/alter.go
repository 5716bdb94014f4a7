package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// An alteration replaces one stretch of a file by another text.
type alteration struct {
	File     string
	Line     int
	Func     string // where the line is; "" outside functions
	Text     string // the source line, without the space around it
	What     string // "operator < => <="; the second of a kind on a line ends in " #2"
	from, to int    // bytes of the file
	by       string
}

// apply makes the altered file.
func (a alteration) apply(text []byte) []byte {
	return slices.Concat(text[:a.from], []byte(a.by), text[a.to:])
}

// swapped are the operators and what is written in their place.
var swapped = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL,
	token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN,
	token.MUL_ASSIGN: token.QUO_ASSIGN, token.QUO_ASSIGN: token.MUL_ASSIGN,
}

// A finder collects the alterations of one file.
type finder struct {
	name   string
	text   []byte
	lines  []string
	places *token.FileSet
	within string // the function that is being visited
	found  []alteration
}

// alterations lists what can be altered in a file, in its order. Texts are left alone, and so is what no program can
// notice: what is said when it panics, and how much room is set aside for a slice or a map.
func alterations(name string, text []byte) ([]alteration, error) {
	f := &finder{name: name, text: text, lines: strings.Split(string(text), "\n"), places: token.NewFileSet()}
	file, err := parser.ParseFile(f.places, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	if ast.IsGenerated(file) {
		return nil, nil
	}
	for _, d := range file.Decls {
		f.within = ""
		if fn, ok := d.(*ast.FuncDecl); ok {
			f.within = fn.Name.Name
		}
		ast.Inspect(d, f.visit)
	}
	slices.SortStableFunc(f.found, func(a, b alteration) int { return a.from - b.from })
	seen := map[string]int{}
	for i, a := range f.found {
		key := fmt.Sprint(a.Line, a.What)
		if seen[key]++; seen[key] > 1 {
			f.found[i].What += fmt.Sprintf(" #%d", seen[key])
		}
	}
	return f.found, nil
}

func (f *finder) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec:
		return false
	case *ast.CallExpr:
		return f.call(n)
	case *ast.BasicLit:
		f.constant(n)
	case *ast.BinaryExpr:
		f.operator(n.OpPos, n.Op)
	case *ast.IfStmt:
		f.negate(n.Cond)
		f.remove(n.Init)
	case *ast.ForStmt:
		f.negate(n.Cond)
	case *ast.SwitchStmt:
		f.remove(n.Init)
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for _, cond := range c.(*ast.CaseClause).List {
					f.negate(cond)
				}
			}
		}
	case *ast.BlockStmt:
		f.removeEach(n.List)
	case *ast.CaseClause:
		f.removeEach(n.Body)
	case *ast.CommClause:
		f.removeEach(n.Body)
	case *ast.AssignStmt:
		f.operator(n.TokPos, n.Tok)
	}
	return true
}

// call visits the arguments of a call that matter: not a panic's, and not how much room make and Grow set aside.
func (f *finder) call(n *ast.CallExpr) bool {
	name := ""
	switch fun := n.Fun.(type) {
	case *ast.Ident:
		name = fun.Name
	case *ast.SelectorExpr:
		if name = fun.Sel.Name; name != "Grow" {
			name = ""
		}
	}
	matter := len(n.Args)
	switch {
	case name == "panic":
		return false
	case name == "make" && matter > 1:
		matter = 2
		if _, ok := n.Args[0].(*ast.MapType); ok {
			matter = 1
		}
	case name == "Grow":
		matter--
	default:
		return true
	}
	ast.Inspect(n.Fun, f.visit)
	for _, a := range n.Args[:matter] {
		ast.Inspect(a, f.visit)
	}
	return false
}

func (f *finder) add(from, to token.Pos, by, what string) {
	at := f.places.Position(from)
	f.found = append(f.found, alteration{
		File: f.name, Line: at.Line, Func: f.within, Text: strings.TrimSpace(f.lines[at.Line-1]), What: what,
		from: at.Offset, to: f.places.Position(to).Offset, by: by,
	})
}

func (f *finder) operator(at token.Pos, op token.Token) {
	if by, ok := swapped[op]; ok {
		f.add(at, at+token.Pos(len(op.String())), by.String(), fmt.Sprintf("operator %s => %s", op, by))
	}
}

func (f *finder) constant(n *ast.BasicLit) {
	if n.Kind != token.INT {
		return
	}
	value, err := strconv.ParseUint(n.Value, 0, 64)
	if err != nil || value+1 == 0 {
		return
	}
	by := strconv.FormatUint(value+1, 10)
	f.add(n.Pos(), n.End(), by, fmt.Sprintf("constant %s => %s", n.Value, by))
}

// negate turns a condition round, unless its operator can be swapped for the opposite one.
func (f *finder) negate(cond ast.Expr) {
	if cond == nil {
		return
	}
	if b, ok := cond.(*ast.BinaryExpr); ok && (b.Op == token.EQL || b.Op == token.NEQ) {
		return
	}
	f.add(cond.Pos(), cond.End(), "!("+f.source(cond)+")", "negate "+f.short(cond))
}

func (f *finder) removeEach(list []ast.Stmt) {
	for _, s := range list {
		f.remove(s)
	}
}

// remove drops an assignment, a call, or a continue or break.
func (f *finder) remove(s ast.Stmt) {
	switch n := s.(type) {
	case *ast.ExprStmt:
		if call, ok := n.X.(*ast.CallExpr); ok {
			if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "panic" {
				return
			}
		}
	case *ast.AssignStmt, *ast.IncDecStmt:
	case *ast.ReturnStmt:
		if len(n.Results) > 0 {
			return
		}
	case *ast.BranchStmt:
		if n.Tok != token.BREAK && n.Tok != token.CONTINUE {
			return
		}
	default:
		return
	}
	f.add(s.Pos(), s.End(), "", "remove "+f.short(s))
}

func (f *finder) source(n ast.Node) string {
	return string(f.text[f.places.Position(n.Pos()).Offset:f.places.Position(n.End()).Offset])
}

// short is the first line of a stretch of source.
func (f *finder) short(n ast.Node) string {
	first, _, more := strings.Cut(f.source(n), "\n")
	if more {
		first += " …"
	}
	return first
}
