package ui

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"wallchart/assets/wording"
	"wallchart/must"
	"wallchart/ui/guide"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// emptyAtMost is the most that may stay empty between the last line of a dialog and its buttons.
const emptyAtMost = 7 * style.Unit

// dialog finds what is wrong with the size of a dialog, in English: every one stands on the grid and within the window; where
// it scrolls, there was no more room, and where it is not the largest there is nothing much empty in it.
func (in *inspection) dialog(v view) (faults []string) {
	name, d := v.scene.Name, v.dialogs.top()
	if v.language != wording.English || v.scene.Size != least && v.scene.Size != usual || d == nil ||
		name == "crashed" || strings.HasPrefix(name, "hall") && name != "hall-ask" {
		return nil
	}
	in.dialogs++
	find := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	c := v.win.Canvas()
	popup, room := d.Size(), c.Size()
	if math.Mod(float64(popup.Width), 8) != 0 || math.Mod(float64(popup.Height), 8) != 0 {
		find("it is %v large, which are no whole units", popup)
	}
	if popup.Width > room.Width-style.Unit || popup.Height > room.Height-style.Unit {
		find("it is %v large", popup)
	}
	full := popup.Height > room.Height-4*style.Unit
	top := c.Overlays().Top()
	// The line to type in over a list has a fixed height in the assistant: the list shows what was typed.
	if by := scrolled(top); by > 1 && !full && name != "new-typed" {
		find("%v large, it scrolls by %v", popup, by)
	}
	// Divided by grade, or before something was searched for, there were more lines: a dialog does not shrink under the pointer.
	searched := name == "empty-palette" || name == "empty-help"
	if empty := emptyIn(d); empty > emptyAtMost && name != "divide" && !searched {
		find("%v large, it has %v empty", popup, empty)
	}
	return faults
}

// scrolled is by how much something is higher than the room that it has. Lists that one searches are as long as they are.
func scrolled(o fyne.CanvasObject) (by float32) {
	if !o.Visible() {
		return 0
	}
	switch o := o.(type) {
	case *container.Scroll:
		if o.Direction == container.ScrollVerticalOnly || o.Direction == container.ScrollBoth {
			by = o.Content.MinSize().Height - o.Size().Height
		}
		return max(by, scrolled(o.Content))
	case *grid.Grid:
		return o.Whole() - o.Size().Height
	case *controls.Entry, *controls.KeyList, *controls.List, *guide.Page: // a page of the guide has its length
		return 0
	case *fyne.Container:
		for _, inner := range o.Objects {
			by = max(by, scrolled(inner))
		}
	case fyne.Widget:
		for _, inner := range test.WidgetRenderer(o).Objects() {
			by = max(by, scrolled(inner))
		}
	}
	return by
}

// emptyIn is the room between the last line of a dialog, on its fullest page, and its buttons.
func emptyIn(d *controls.Dialog) float32 {
	least := float32(math.Inf(1))
	d.EachPage(func() {
		var bottoms []float32
		var walk func(o fyne.CanvasObject, at, within float32)
		walk = func(o fyne.CanvasObject, at, within float32) {
			if !o.Visible() {
				return
			}
			at += o.Position().Y
			end := min(within, at+o.Size().Height)
			switch o := o.(type) {
			case *canvas.Text:
				if o.Text != "" && at < within {
					bottoms = append(bottoms, end)
				}
			case *canvas.Image:
				bottoms = append(bottoms, end)
			case *controls.Entry:
				bottoms = append(bottoms, end)
			case *fyne.Container:
				for _, inner := range o.Objects {
					walk(inner, at, end)
				}
			case fyne.Widget:
				for _, inner := range test.WidgetRenderer(o).Objects() {
					walk(inner, at, end)
				}
			}
		}
		walk(d.Content(), 0, d.Content().Size().Height)
		last := float32(0)
		for _, b := range bottoms {
			last = max(last, b)
		}
		least = min(least, d.Content().Size().Height-last)
	})
	return least
}

// TestWhatIsEmptyIsFound: a dialog that is larger than its sentence has so much empty.
func TestWhatIsEmptyIsFound(t *testing.T) {
	a := speaking(t, "en")
	d := controls.NewDialog(a.win.Canvas(), "?", controls.Wrapped("One line."), "", words.Say("dialog.close"))
	a.dialogs.openDialog(d, style.Short, nil)
	before := emptyIn(d)
	d.Resize(style.Short.AddWidthHeight(0, 50*style.Unit))
	if after := emptyIn(d); before > emptyAtMost || after < 20*style.Unit {
		t.Errorf("%v is empty, larger %v", before, after)
	}
}

// TestLengthsAreStatedOnce: a size or place in whole numbers stands in ui/kit/style. The grid has its own geometry, the scenes say
// where the pointer of a picture is.
func TestLengthsAreStatedOnce(t *testing.T) {
	must.Do(t, filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (path == "kit/grid" || path == "kit/style" || path == "scenes" || strings.HasSuffix(path, "test")):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || name.Sel.Name != "NewSize" && name.Sel.Name != "NewPos" {
				return true
			}
			for _, arg := range call.Args {
				if number, ok := arg.(*ast.BasicLit); ok {
					if length, err := strconv.ParseFloat(number.Value, 32); err != nil || length > float64(style.Half) {
						t.Errorf("%s: %s is a length of its own; ui/kit/style has those of the window", set.Position(arg.Pos()), number.Value)
					}
				}
			}
			return true
		})
		return nil
	}))
}
