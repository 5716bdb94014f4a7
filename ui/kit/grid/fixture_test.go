package grid

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"wallchart/export/table"
)

var markNames = map[string]table.Mark{
	"win": table.Win, "draw": table.Draw, "loss": table.Loss, "bye": table.Bye, "forfeit": table.Forfeit,
	"pending": table.Pending, "empty": table.Empty, "struck": table.Struck, "changed": table.Changed,
	"warning": table.Warning, "withdrawn": table.Withdrawn, "total": table.Total, "counting": table.Counting,
	"strong": table.Strong,
}

// read makes a table of text. The first line is the headings: "<" left, ">"
// right, "=" centred, "!" after that frozen. A line "-- words" is a group
// heading. Cells are divided by "|"; "/" begins the line below, "^name" a mark,
// a "*" at the end makes a cell editable. A line may begin with "^name |", the
// row's mark. Row i refers to participant i+1.
func read(t testing.TB, s string) table.Table {
	t.Helper()
	var out table.Table
	for i, line := range strings.Split(strings.TrimSpace(s), "\n") {
		line = strings.TrimSpace(line)
		if i == 0 {
			for j, h := range strings.Split(line, "|") {
				out.Columns = append(out.Columns, heading(strings.TrimSpace(h), j))
			}
			continue
		}
		if g, ok := strings.CutPrefix(line, "-- "); ok {
			out.Groups = append(out.Groups, table.Group{Row: len(out.Rows), Title: g})
			continue
		}
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Participant: int32(len(out.Rows) + 1)}}
		parts := strings.Split(line, "|")
		if m := strings.TrimSpace(parts[0]); strings.HasPrefix(m, "^") && markNames[m[1:]] != 0 && len(parts) > len(out.Columns) {
			row.Mark, parts = markNames[m[1:]], parts[1:]
		}
		for _, p := range parts {
			row.Cells = append(row.Cells, readCell(t, strings.TrimSpace(p)))
		}
		if len(row.Cells) != len(out.Columns) {
			t.Fatalf("line %d has %d cells, the heading %d", i+1, len(row.Cells), len(out.Columns))
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

func heading(h string, j int) table.Column {
	c := table.Column{ID: fmt.Sprintf("c%d", j)}
	switch h[0] {
	case '>':
		c.Align = table.Right
	case '=':
		c.Align = table.Centre
	}
	h = h[1:]
	if strings.HasPrefix(h, "!") {
		c.Frozen, h = true, h[1:]
	}
	c.Title = strings.TrimSpace(h)
	return c
}

func readCell(t testing.TB, s string) table.Cell {
	t.Helper()
	var c table.Cell
	s, c.Editable = strings.CutSuffix(s, "*")
	s, mark, marked := strings.Cut(s, "^")
	if marked {
		m, ok := markNames[mark]
		if !ok {
			t.Fatalf("no mark is called %q", mark)
		}
		c.Mark = m
	}
	c.Text, c.Below, _ = strings.Cut(strings.TrimSpace(s), "/")
	return c
}

const crosstable = `
>!# | <!Team | <Club | =Rnd 1 | =Rnd 2 | =Rnd 3 | =Rnd 4 | >Pts | >USAT | >Games
-- 8th grade and under
1 | Edgewood Middle School | Edgewood | W6/1.0^win* | W3/2.0^win* | W2/3.0^win* | W4/4.0^win* | 4.0^strong | 53.0 | 13½
2 | Goshen MS A | Goshen | W7/1.0^win* | W5/2.0^win* | L1/2.0^loss* | W6/3.0^win* | 3.0^strong | 32.0 | 13.0
3 | Goshen MS B | Goshen | W5/1.0^win* | L1/1.0^loss* | D6/1.5^draw* | bye/2.5^bye* | 2.5^strong | 24.0 | 11.0
4 | North Side | Elkhart | D8/0.5^draw* | X7/1.5^forfeit* | W5/2.5^win* | L1/2.5^loss* | 2.5^strong | 7.0^struck | 9½
-- 5th grade and under
^changed | 5 | Señora Muñoz Academy | Łódź | L3/0.0^loss* | L2/0.0^loss* | L4/0.0^loss* | ^pending* | 0.0^strong | 4.0 | 5.0
6 | West Noble | Ligonier | L1/0.0^loss* | W8/1.0^win* | D3/1.5^draw* | L2/1.5^loss* | 1.5^strong | 3.0^warning | 6.0
^withdrawn | 7 | Bethany Christian | Goshen | L2/0.0* | F4/0.0* | -/0.0* | -/0.0* | 0.0 | 0.0 | 1.0
`

const marks = `
<Mark | =Cell | >Right | <In a row of text
Win | 1^win | W12^win | Bruno, Test^win
Draw | ½^draw | D7^draw | Cramér, Ana^draw
Loss | 0^loss | L3^loss | Đorđević, M.^loss
Bye | ½^bye | bye^bye | half-point bye^bye
Forfeit | +^forfeit | X4^forfeit | won by forfeit^forfeit
Pending | ^pending | w12^pending | not played yet^pending
Empty | ^empty | ^empty | ^empty
Struck | 2.5^struck | 12.5^struck | left out of the sum^struck
Changed | 1^changed | 3rd^changed | was second before^changed
Warning | ?^warning | 1812^warning | rating from another list^warning
Withdrawn | -^withdrawn | -^withdrawn | Ivanov, Пётр^withdrawn
Counting | 4½^counting | 4.5^counting | counts for the team^counting
Strong | 5^strong | 5.0^strong | Θεοδώρου, Α.^strong
^changed | Changed | 1 | 3.5 | the whole row changed
^warning | Warning | 1 | 3.5 | the whole row needs a look
^withdrawn | Withdrawn | 0 | 0.5 | the whole row has left
^total | Total | 13 | 54.5 | sum of the above
`

// wide is a table of n rows and m columns, the first two frozen.
func wide(n, m int) table.Table {
	var t table.Table
	for c := range m {
		t.Columns = append(t.Columns, table.Column{ID: fmt.Sprintf("c%d", c), Title: fmt.Sprintf("Col %d", c), Frozen: c < 2})
	}
	for r := range n {
		row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Participant: int32(r + 1)}}
		for c := range m {
			row.Cells = append(row.Cells, table.Cell{Text: fmt.Sprintf("r%dc%d", r, c), Editable: c >= 2})
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// desk is a grid in a window, with the keys and the mouse of a person.
type desk struct {
	t *testing.T
	g *Grid
	w fyne.Window
}

func newDesk(t *testing.T, tb table.Table, width, height float32) *desk {
	t.Helper()
	test.NewTempApp(t)
	return place(t, tb, width, height)
}

func place(t *testing.T, tb table.Table, width, height float32) *desk {
	t.Helper()
	g := New(tb, "No players yet. Type a name to enter the first.")
	w := test.NewTempWindow(t, g)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	w.Canvas().Focus(g)
	return &desk{t, g, w}
}

// press sends a key the way the desktop driver does.
func (d *desk) press(keys ...string) {
	for _, k := range keys {
		shift := strings.HasPrefix(k, "Shift+")
		name := fyne.KeyName(strings.TrimPrefix(k, "Shift+"))
		f := d.w.Canvas().Focused()
		if shift {
			f.(desktop.Keyable).KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		}
		if tabs, ok := f.(fyne.Tabbable); name == fyne.KeyTab && (!ok || !tabs.AcceptsTab()) {
			if shift {
				d.w.Canvas().FocusPrevious()
			} else {
				d.w.Canvas().FocusNext()
			}
		} else {
			f.TypedKey(&fyne.KeyEvent{Name: name})
		}
		if shift {
			f.(desktop.Keyable).KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		}
	}
}

func (d *desk) jump(name fyne.KeyName) {
	d.w.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault})
}

func (d *desk) write(s string) {
	for _, r := range s {
		d.w.Canvas().Focused().TypedRune(r)
	}
}

// at returns the middle of a cell in the widget.
func (d *desk) at(row, col int) fyne.Position {
	v := d.g.view()
	x := d.g.x(&v, col) + (d.g.colX[col+1]-d.g.colX[col])/2
	if row == Heading {
		return fyne.NewPos(x, d.g.sizes.title/2)
	}
	return fyne.NewPos(x, d.g.y(row)+(d.g.rowEnd[row]-d.g.rowTop[row])/2)
}

func (d *desk) mouse(p fyne.Position, b desktop.MouseButton, m fyne.KeyModifier) {
	ev := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p, AbsolutePosition: p}, Button: b, Modifier: m}
	d.g.MouseDown(ev)
	d.unfocusLikeTheDriver(p)
	d.g.MouseUp(ev)
	d.unfocusLikeTheDriver(p)
}

// unfocusLikeTheDriver takes the keyboard from what is neither pressed nor under the pointer.
func (d *desk) unfocusLikeTheDriver(p fyne.Position) {
	over := func(o fyne.CanvasObject) bool {
		q, s := o.Position(), o.Size()
		return o.Visible() && p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height
	}
	f := d.w.Canvas().Focused()
	if f != d.g && !(f == d.g.editor && over(d.g.editor.sheet)) && !(f == d.g.sieve && over(d.g.sieve.sheet)) {
		d.w.Canvas().Unfocus()
	}
}

func (d *desk) click(p fyne.Position) { d.mouse(p, desktop.MouseButtonPrimary, 0) }

// drag presses at p, moves by a step and releases.
func (d *desk) drag(p fyne.Position, dx, dy float32) {
	to := p.AddXY(dx, dy)
	d.g.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p}, Button: desktop.MouseButtonPrimary})
	d.g.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(dx, dy)})
	d.g.MouseUp(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: to}, Button: desktop.MouseButtonPrimary})
	d.g.DragEnd()
}

func (d *desk) wantAt(row, col int) {
	d.t.Helper()
	if r, c, ok := d.g.Selected(); !ok || r != row || c != col {
		d.t.Fatalf("current cell is %d, %d (%v), want %d, %d", r, c, ok, row, col)
	}
}

func hoverAt(p fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p, AbsolutePosition: p}}
}

// variant is the default theme, light or dark whatever the system prefers.
type variant struct {
	fyne.Theme
	is fyne.ThemeVariant
}

func (v variant) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	return v.Theme.Color(n, v.is)
}

var (
	light fyne.Theme = variant{theme.DefaultTheme(), theme.VariantLight}
	dark  fyne.Theme = variant{theme.DefaultTheme(), theme.VariantDark}
)
