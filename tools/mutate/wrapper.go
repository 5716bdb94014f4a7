package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

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
