package grid

import (
	"go/ast"
	"go/parser"
	"go/token"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
	"wallchart/must"
)

// inputs are the methods by which the driver hands on what a user does.
var inputs = []string{"MouseDown", "MouseUp", "MouseIn", "MouseMoved", "MouseOut", "Dragged", "DragEnd", "Tapped", "TappedSecondary",
	"DoubleTapped", "Scrolled", "FocusGained", "FocusLost", "KeyDown", "KeyUp", "TypedKey", "TypedRune", "TypedShortcut"}

// TestEveryInputIsGuarded: no method of the grid or of its fields by which something comes in does its work outside the edge.
func TestEveryInputIsGuarded(t *testing.T) {
	files := must.Have(filepath.Glob("*.go"))(t)
	found := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file := must.Have(parser.ParseFile(token.NewFileSet(), name, nil, 0))(t)
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || !isInput(f.Name.Name) {
				continue
			}
			found++
			call, ok := f.Body.List[0].(*ast.ExprStmt)
			if len(f.Body.List) != 1 || !ok || !callsGuarded(call.X) {
				t.Errorf("%s: %s does something that is not guarded", name, f.Name.Name)
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d inputs were found", found)
	}
}

func isInput(name string) bool {
	for _, in := range inputs {
		if in == name {
			return true
		}
	}
	return false
}

func callsGuarded(x ast.Expr) bool {
	call, ok := x.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "guarded"
}

// TestAFaultInAHookIsASentence: each hook fails once, by the input that calls it; the grid says so, and then takes a text.
func TestAFaultInAHookIsASentence(t *testing.T) {
	before := slog.Default()
	slog.SetDefault(slog.New(slog.DiscardHandler))
	defer slog.SetDefault(before)
	fail := func() { panic("no stars") }
	for name, try := range map[string]func(d *desk){
		"select": func(d *desk) {
			d.g.OnSelect = func(int, int, table.Ref) { fail() }
			d.press("Down")
			d.g.OnSelect = nil
		},
		"commit": func(d *desk) {
			d.g.OnCommit = func(int, int, table.Ref, string) error { fail(); return nil }
			d.write("x")
			d.press("Return")
		},
		"left": func(d *desk) {
			d.g.OnCommit = func(int, int, table.Ref, string) error { fail(); return nil }
			d.write("x")
			d.w.Canvas().Unfocus()
		},
		"paste": func(d *desk) { d.g.OnCells = func([]Typed) []error { fail(); return nil }; d.paste("1\t2\n3") },
		"fill":  func(d *desk) { d.g.OnCells = func([]Typed) []error { fail(); return nil }; d.jump(fyne.KeyD) },
		"clear": func(d *desk) { d.g.OnClear = func([]int, int) { fail() }; d.press("Delete") },
		"type":  func(d *desk) { d.g.OnType = func(int, int, table.Ref, rune) bool { fail(); return true }; d.write("x") },
		"open":  func(d *desk) { d.g.OnOpen = func(int, int, table.Ref) bool { fail(); return true }; d.press("Return") },
		"menu": func(d *desk) {
			d.g.OnMenu = func(int, int, fyne.Position) { fail() }
			d.g.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(60, 60)})
		},
		"heading": func(d *desk) { d.g.OnHeading = func(int) { fail() }; d.click(fyne.NewPos(30, 8)) },
		"drop": func(d *desk) {
			d.g.OnGrab, d.g.OnDrop = func(int, int) bool { return true }, func(int, int, int, int) { fail() }
			d.drag(fyne.NewPos(60, 60), 0, 60)
		},
		"hover": func(d *desk) {
			d.g.OnHover = func(table.Ref, string) { fail() }
			d.g.MouseMoved(hoverAt(fyne.NewPos(60, 60)))
			d.g.OnHover = nil
		},
		"shortcut": func(d *desk) {
			d.g.OnShortcut = func(fyne.Shortcut) { fail() }
			d.g.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: fyne.KeyModifierControl})
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, wide(6, 4), 500, 300)
			said, taken := "", ""
			d.g.OnProblem = func(s string) { said = s }
			d.g.Arranges = true
			d.g.OnCommit = func(_, _ int, _ table.Ref, text string) error { taken = text; return nil }
			d.g.OnCells = func(cells []Typed) []error { return make([]error, len(cells)) }
			d.w.Canvas().Focus(d.g)
			d.g.Select(1, 2)
			try(d)
			if !strings.Contains(said, "could not be made: no stars. This is a defect of Wallchart.") {
				t.Fatalf("it says %q", said)
			}
			d.g.OnCommit = func(_, _ int, _ table.Ref, text string) error { taken = text; return nil }
			d.g.OnType, d.g.OnGrab, d.g.OnDrop = nil, nil, nil
			d.w.Canvas().Focus(d.g)
			d.g.Cancel()
			d.g.Select(2, 2)
			d.write("y")
			d.press("Return")
			if taken != "y" {
				t.Errorf("afterwards it takes %q", taken)
			}
		})
	}
}
