// Sizes prints how large the parts of the tree have grown: the biggest packages, types and files and the longest
// functions, for whoever reviews a change. It judges nothing: what is large because it is about one thing stays.
//
//	.bin/sizes          five of each
//	.bin/sizes -n 20 .  twenty
package main

import (
	"cmp"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
)

func main() {
	n := flag.Int("n", 5, "how many of each")
	flag.Parse()
	root := "."
	if flag.NArg() > 0 {
		root = flag.Arg(0)
	}
	found, err := measure(os.DirFS(root))
	if err != nil {
		fmt.Fprintln(os.Stderr, "sizes:", err)
		os.Exit(1)
	}
	found.print(os.Stdout, *n)
}

// A size is one thing and how large it is, in lines or methods.
type size struct {
	name  string
	lines int
	parts int // of a package its files
}

// sizes are those of all code that is no test.
type sizes struct {
	packages, files, types, functions []size
}

// measure reads every Go file of the tree but tests, test data and folders whose name begins with a dot.
func measure(tree fs.FS) (sizes, error) {
	var out sizes
	packages, types := map[string]*size{}, map[string]*size{}
	at := func(in map[string]*size, name string) *size {
		if in[name] == nil {
			in[name] = &size{name: name}
		}
		return in[name]
	}
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := path.Base(name)
		if d.IsDir() {
			if name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "out") {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(base) != ".go" || strings.HasSuffix(base, "_test.go") {
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		places := token.NewFileSet()
		file, err := parser.ParseFile(places, name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		lines := strings.Count(string(text), "\n")
		out.files = append(out.files, size{name: name, lines: lines})
		folder := at(packages, path.Dir(name))
		folder.lines += lines
		folder.parts++
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			title := fn.Name.Name
			if fn.Recv != nil {
				receiver := receiverName(fn.Recv.List[0].Type)
				at(types, path.Dir(name)+"."+receiver).lines++
				title = receiver + "." + title
			}
			length := places.Position(fn.End()).Line - places.Position(fn.Pos()).Line + 1
			out.functions = append(out.functions, size{name: fmt.Sprintf("%s %s", name, title), lines: length})
		}
		return nil
	})
	for _, s := range packages {
		out.packages = append(out.packages, *s)
	}
	for _, s := range types {
		out.types = append(out.types, *s)
	}
	for _, list := range [][]size{out.packages, out.files, out.types, out.functions} {
		slices.SortFunc(list, func(a, b size) int { return cmp.Or(b.lines-a.lines, strings.Compare(a.name, b.name)) })
	}
	return out, err
}

// receiverName is the name of the type that a method belongs to.
func receiverName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiverName(e.X)
	case *ast.IndexExpr:
		return receiverName(e.X)
	case *ast.IndexListExpr:
		return receiverName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

func (s sizes) print(w io.Writer, n int) {
	top := func(title string, list []size, row func(size) string) {
		fmt.Fprintf(w, "  %s\n", title)
		for _, one := range list[:min(n, len(list))] {
			fmt.Fprintf(w, "    %s\n", row(one))
		}
	}
	lines := 0
	for _, one := range s.files {
		lines += one.lines
	}
	fmt.Fprintf(w, "  %d lines in %d files of %d packages, tests apart\n", lines, len(s.files), len(s.packages))
	top("biggest packages (lines, files)", s.packages, func(o size) string { return fmt.Sprintf("%6d %4d  %s", o.lines, o.parts, o.name) })
	plain := func(o size) string { return fmt.Sprintf("%6d  %s", o.lines, o.name) }
	top("types with most methods", s.types, plain)
	top("longest functions", s.functions, plain)
	top("longest files", s.files, plain)
}
