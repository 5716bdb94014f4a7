package grid

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

const club = `
>!# | !<Name | >Rating | <Club
1 | Ärmel, Zoë | 1850 | North*
2 | Abel, Jo | | south*
3 | Zander, Ed | 990 | *
4 | Ann 10 | 1850 | North*
5 | Ann 9 | 4½ | East*
 | | | *
`

// clubDesk is a list whose last line is empty and stays last.
func clubDesk(t *testing.T) (*desk, table.Table) {
	tb := read(t, strings.Replace(club, ">!# | !<Name", ">!# | <!Name", 1))
	tb.Rows[len(tb.Rows)-1].Last = true
	d := newDesk(t, tb, 600, 400)
	d.g.Arranges = true
	return d, tb
}

// order is the numbers in the first column, from the top; "-" is the empty line.
func (d *desk) order() string {
	var all []string
	t := d.g.Table()
	for i, r := range t.Rows {
		for _, g := range t.Groups {
			if g.Row == i {
				all = append(all, "["+g.Title+"]")
			}
		}
		if r.Cells[0].Text == "" {
			all = append(all, "-")
		} else {
			all = append(all, r.Cells[0].Text)
		}
	}
	return strings.Join(all, " ")
}

func (d *desk) wantOrder(want string) {
	d.t.Helper()
	if got := d.order(); got != want {
		d.t.Errorf("the order is %s, want %s", got, want)
	}
}

// TestRowsUnderAnother go where it goes, and are left out only with it.
func TestRowsUnderAnother(t *testing.T) {
	d, tb := clubDesk(t)
	tb.Rows[1].Under, tb.Rows[2].Under, tb.Rows[4].Under = true, true, true // 2 and 3 under 1, 5 under 4
	d.g.SetTable(tb)
	d.g.SetSorted("c1", false)
	d.wantOrder("4 5 1 2 3 -")
	d.g.SetSorted("c1", true)
	d.wantOrder("1 2 3 4 5 -")
	d.g.SetFilter("c1", "zander")
	d.wantOrder("1 2 3 -")
	if !d.painted(words.Say("grid.filtered", "1", "2")) {
		t.Error("the lines are not counted by twos")
	}
}

// TestATypedKeyKeepsTheOrder: a row does not run away from under a key that enters
// something, nor from Enter; the next table from elsewhere is sorted anew.
func TestATypedKeyKeepsTheOrder(t *testing.T) {
	d, tb := clubDesk(t)
	for i := range tb.Rows {
		tb.Rows[i].Ref = table.Ref{Participant: int32(i + 1)}
	}
	d.g.SetTable(tb)
	rename := func(row int, name string) {
		next := tb
		next.Rows = slices.Clone(tb.Rows)
		for i := range next.Rows {
			if next.Rows[i].Ref == d.g.Table().Rows[row].Ref {
				next.Rows[i].Cells = slices.Clone(next.Rows[i].Cells)
				next.Rows[i].Cells[1].Text = name
			}
		}
		tb = next
		d.g.SetTable(tb)
	}
	d.g.OnType = func(row, _ int, _ table.Ref, _ rune) bool { rename(row, "Zz"); return true }
	d.g.OnActivate = func(row, _ int, _ table.Ref) { rename(row, "Zzz") }
	d.g.SetSorted("c1", false)
	d.wantOrder("2 5 4 1 3 -")
	d.g.Select(0, 0)
	d.write("x")
	d.wantOrder("2 5 4 1 3 -")
	d.g.Select(1, 0)
	d.press("Return")
	d.wantOrder("2 5 4 1 3 -")
	d.g.SetTable(tb)
	d.wantOrder("4 1 3 2 5 -")
}

// triangles are the shapes in the heading row.
func (d *desk) triangles() (n int, points []fyne.Position) {
	for _, o := range d.g.objects() {
		if p, ok := o.(*canvas.ArbitraryPolygon); ok && p.Position().Y < d.g.sizes.title/2 {
			n, points = n+1, p.Points
		}
	}
	return n, points
}

// TestAHeadingSorts: upwards, downwards, no longer; numbers by their value and before
// texts, texts by the alphabet whatever their accents and with 9 before 10, empty cells
// last both ways, equals as they were. The current cell stays on its row.
func TestAHeadingSorts(t *testing.T) {
	d, _ := clubDesk(t)
	d.g.Select(2, 3)
	for _, s := range []struct {
		col  int
		want string
		down bool
	}{
		{2, "5 3 1 4 2 -", false}, {2, "1 4 3 5 2 -", true}, {2, "1 2 3 4 5 -", false},
		{1, "2 5 4 1 3 -", false}, {1, "3 1 4 5 2 -", true},
		{3, "5 1 4 2 3 -", false},
	} {
		d.click(d.at(Heading, s.col))
		d.wantOrder(s.want)
		n, points := d.triangles()
		if id, down := d.g.Sorted(); (id == "") != (n == 0) || down != s.down || n == 1 && (&points[0] == &hanging[0]) != down {
			t.Errorf("sorted by %q, downwards %v; the heading has %d triangles", id, down, n)
		}
		if row, _, _ := d.g.Selected(); d.g.Table().Rows[row].Cells[0].Text != "3" {
			t.Error("the current cell is on another row")
		}
	}
	d.g.Select(0, 0)
	d.press("F3")
	d.wantOrder("1 2 3 4 5 -")
	if id, _ := d.g.Sorted(); id != "c0" {
		t.Errorf("F3 sorts by %q", id)
	}
	d.press("F3", "Shift+F3")
	d.wantOrder("1 2 3 4 5 -")
	if d.g.Arranged() {
		t.Error("Shift+F3 leaves something")
	}
}

// TestSortingStaysInGroups, and a sum stays at its group's end.
func TestSortingStaysInGroups(t *testing.T) {
	tb := read(t, "># | >Pts\n-- A\n1|3\n2|5\n^total|7|8\n-- B\n3|1\n4|2")
	d := newDesk(t, tb, 300, 300)
	d.g.Arranges = true
	d.g.SetSorted("c1", true)
	d.wantOrder("[A] 2 1 7 [B] 4 3")
	d.g.SetFilter("c1", "<4")
	d.wantOrder("[A] 1 7 [B] 4 3")
	d.g.SetFilter("c1", "5")
	d.wantOrder("[A] 2 7") // a group of which nothing is left goes, too
}

// TestFiltersByTheirText: what the package says of each form.
func TestFiltersByTheirText(t *testing.T) {
	d, _ := clubDesk(t)
	for _, f := range []struct{ col, text, want string }{
		{"c3", "north", "1 4 -"}, {"c3", "ORT", "1 4 -"}, {"c1", "armel, zoe", "1 -"}, {"c1", "ä", "1 2 3 4 5 -"},
		{"c3", "=", "3 -"}, {"c3", "<>", "1 2 4 5 -"}, {"c3", "=sout", "-"}, {"c3", "=South", "2 -"}, {"c3", "<>north", "2 3 5 -"},
		{"c2", ">990", "1 4 -"}, {"c2", ">=990", "1 3 4 -"}, {"c2", "<990", "5 -"}, {"c2", "<=4,5", "5 -"}, {"c2", ">", "1 2 3 4 5 -"},
		{"c2", " ", "1 2 3 4 5 -"}, {"gone", "x", "1 2 3 4 5 -"},
	} {
		d.g.SetFilter(f.col, f.text)
		if got := d.order(); got != f.want {
			t.Errorf("%q shows %s, want %s", f.text, got, f.want)
		}
		d.g.Plain()
	}
	d.g.SetFilter("c3", "north")
	d.g.SetFilter("c1", "ann")
	d.wantOrder("4 -")
}

// TestAFilterIsTyped: Ctrl+F opens it below the heading, every letter shows what fits,
// Enter goes to the rows, Tab to the next column's, Escape takes it away, and Shift+F3
// takes all away. What they leave is said below the rows.
func TestAFilterIsTyped(t *testing.T) {
	d, _ := clubDesk(t)
	d.g.Select(1, 3)
	d.jump(fyne.KeyF)
	d.write("no")
	d.wantOrder("1 4 -")
	if !d.painted("2 of 5 lines fit the filter · Shift+F3 shows all") {
		t.Error("how many are shown is not said")
	}
	d.press("Return")
	d.wantAt(0, 3)
	if d.w.Canvas().Focused() != d.g || !d.painted("no") {
		t.Error("after Enter the keyboard is not on the rows, or the filter is not seen")
	}
	if row, col, _ := d.g.cellAt(d.at(Heading, 3).AddXY(0, d.g.sizes.title)); row != Filters || col != 3 {
		t.Errorf("below the heading is row %d", row)
	}
	d.click(d.at(Heading, 1).AddXY(0, d.g.sizes.title))
	d.write("ann")
	d.wantOrder("4 -")
	d.press("Escape")
	d.wantOrder("1 4 -")
	d.g.Select(0, 1)
	d.jump(fyne.KeyF)
	d.press("Tab")
	d.write(">2000")
	d.wantOrder("-")
	d.press("Shift+Tab", "Return")
	d.press("Shift+F3")
	d.wantOrder("1 2 3 4 5 -")
	if d.g.sizes.head != d.g.sizes.title || d.painted("no") {
		t.Error("the row of filters stays")
	}
	rowless := read(t, "<Name\nAnn")
	d.g.SetTable(rowless)
	d.g.SetFilter("c0", "x")
	if !d.painted("No line fits the filter. Shift+F3 shows all.") {
		t.Error("a table of which nothing fits says nothing")
	}
}

// TestWhatIsEnteredStaysUnderTheHand: a row that sorts or fits differently after it was
// typed into keeps its place; a table from elsewhere is arranged anew.
func TestWhatIsEnteredStaysUnderTheHand(t *testing.T) {
	d, tb := clubDesk(t)
	take := func(row, col int, text string) {
		next := tb
		next.Rows = slices.Clone(tb.Rows)
		ref := d.g.Table().Rows[row].Ref
		for i := range next.Rows {
			if next.Rows[i].Ref == ref {
				next.Rows[i].Cells = slices.Clone(next.Rows[i].Cells)
				next.Rows[i].Cells[col].Text = text
			}
		}
		tb = next
		d.g.SetTable(tb)
	}
	d.g.OnCommit = func(row, col int, _ table.Ref, text string) error { take(row, col, text); return nil }
	d.g.SetSorted("c3", false)
	d.g.SetFilter("c3", "o")
	d.wantOrder("1 4 2 -")
	d.g.Select(0, 3)
	d.write("West")
	d.press("Return")
	d.wantOrder("1 4 2 -")
	d.wantAt(1, 3)
	d.g.SetTable(tb)
	d.wantOrder("4 2 -")
}

// TestHiddenColumns: what is found by its column's name is found, and nothing else
// of the table changes.
func TestHiddenColumns(t *testing.T) {
	d, tb := clubDesk(t)
	d.g.Select(1, 3)
	d.g.HideColumns(func(c *table.Column, _ bool) bool { return c.ID == "c2" })
	shown := d.g.Table()
	if len(shown.Columns) != 3 || shown.Column("c2") >= 0 || shown.Rows[0].Cells[2].Text != "North" {
		t.Fatalf("shown are %+v", shown.Columns)
	}
	d.wantAt(1, 2)
	if given := d.g.Given(); len(given.Columns) != 4 || len(tb.Rows[0].Cells) != 4 {
		t.Error("the table that was handed over has lost a column")
	}
	d.g.SetSorted("c2", false) // also by a column that is not seen
	d.wantOrder("5 3 1 4 2 -")
	d.g.HideColumns(func(*table.Column, bool) bool { return true })
	if shown := d.g.Table(); len(shown.Columns) != 4 {
		t.Error("a table without columns")
	}
	d.g.HideColumns(nil)
	d.wantAt(4, 3)
}

// TestNoSortingUnlessAllowed: where the order of the rows means something.
func TestNoSortingUnlessAllowed(t *testing.T) {
	d, _ := clubDesk(t)
	d.g.Arranges = false
	var passed []string
	d.g.OnShortcut = func(s fyne.Shortcut) { passed = append(passed, s.ShortcutName()) }
	d.click(d.at(Heading, 1))
	d.press("F3", "Shift+F3")
	d.g.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: fyne.KeyModifierShortcutDefault})
	if d.g.Arranged() || d.g.sifting() || len(passed) != 3 {
		t.Errorf("sorted or filtered; handed on were %q", passed)
	}
}
