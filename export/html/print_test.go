package html

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/export/table"
)

// wide is a table with n columns of four digits after place and name.
func wide(n int) table.Table {
	t := table.Table{Name: "Wide", Columns: []table.Column{{ID: "rank", Title: "Pl", Frozen: true, Align: table.Right},
		{ID: "name", Title: "Name", Frozen: true}}}
	row := table.Row{Cells: []table.Cell{table.Text("1"), table.Text("Hawksworth, Alexandra")}}
	for k := range n {
		t.Columns = append(t.Columns, table.Column{ID: fmt.Sprint("c", k), Title: fmt.Sprint("c", k), Align: table.Right})
		row.Cells = append(row.Cells, table.Text("1234"))
	}
	t.Rows = []table.Row{row, row}
	return t
}

// TestNoColumnIsLostOnPaper: a table stands upright while its type is no smaller than 7.5 points, across down to 6.5, and in
// parts beyond; each part has place and name, each other column is in one part, and a part is no wider than the sheet.
//
// Place is 2 bold letters, 2 × 0.72 + 0.7 = 2.14 ems; the name 21 letters, 21 × 0.64 + 0.7 = 14.14; a column 4 × 0.64 + 0.7 =
// 3.26. A4 upright has 190 mm = 538.58 pt, across 277 mm = 785.20 pt. 538.58 / 7.5 = 71.8 ems: (71.8 - 16.28) / 3.26 = 17
// columns upright. 785.20 / 6.5 = 120.8 ems: 32 columns across. In parts of 8 points 98.15 ems: 25 columns each.
func TestNoColumnIsLostOnPaper(t *testing.T) {
	for _, c := range []struct {
		columns int
		across  bool
		parts   []int
		style   string
	}{
		{11, false, []int{13}, ""}, // 16.28 + 35.86 = 52.14 ems: 10.3 points
		{12, false, []int{14}, "--type:9.7pt"},
		{17, false, []int{19}, "--type:7.5pt"},
		{18, true, []int{20}, ""}, // 785.20 / 74.96 = 10.5 points
		{32, true, []int{34}, "--type:6.5pt"},
		{33, true, []int{27, 10}, "--type:8.0pt"},
		{60, true, []int{27, 27, 12}, "--type:8.0pt"},
	} {
		tb := wide(c.columns)
		p := printed(&tb, Options{Paper: table.A4})
		var sizes []int
		seen := map[int]int{}
		for _, part := range p.parts {
			sizes = append(sizes, len(part))
			if part[0] != 0 || part[1] != 1 {
				t.Errorf("%d columns: a part begins with %v", c.columns, part[:2])
			}
			for _, k := range part {
				seen[k]++
			}
		}
		if p.across != c.across || !slices.Equal(sizes, c.parts) || string(p.style) != c.style {
			t.Errorf("%d columns: across %v, parts of %v, %s", c.columns, p.across, sizes, p.style)
		}
		for k := range tb.Columns {
			if n := seen[k]; n != 1 && k > 1 {
				t.Errorf("%d columns: column %d is in %d parts", c.columns, k, n)
			}
		}
	}
}

// TestTheSheetThatIsAskedFor: who asks for sheets across has the narrow tables across too, without a word on the section;
// a page with tables of both kinds has the heading on the sheet of the first.
func TestTheSheetThatIsAskedFor(t *testing.T) {
	tb := wide(18)
	if p := printed(&tb, Options{Paper: table.A4, Landscape: true}); p.across || p.style != "" {
		t.Errorf("%+v", p)
	}
	root := parse(t, table.Document{Title: "x", Tables: []table.Table{wide(18), wide(2), wide(40)}}, Options{Paper: table.A4})
	for tag, want := range map[string]string{"header": "across", "footer": "across", "section": "across"} {
		if got := attr(nodes(root, tag)[0], "class"); got != want {
			t.Errorf("%s %q", tag, got)
		}
	}
	if got := attr(nodes(root, "section")[1], "class"); got != "" {
		t.Errorf("the narrow table is %q", got)
	}
	var kinds []string
	for _, tb := range nodes(nodes(root, "section")[2], "table") {
		kinds = append(kinds, attr(tb, "class")+attr(tb, "aria-hidden"))
	}
	if got := strings.Join(kinds, ", "); got != "whole, parttrue, parttrue" {
		t.Errorf("%s", got)
	}
	css := text(nodes(root, "style")[0])
	if !strings.Contains(css, "@page { size: 210mm 297mm;") || !strings.Contains(css, "@page across { size: 297mm 210mm }") {
		t.Error("the sheets have no size")
	}
}

// TestLongTexts: a long text is broken into lines and takes the room of its longest word or of 26 letters; a heading that of
// its longest word; figures are never broken.
func TestLongTexts(t *testing.T) {
	long := strings.Repeat("ab ", 20)
	columns := []table.Column{{Title: "Name"}, {Title: "Opposition's sum", Align: table.Right}, {Title: "n", Align: table.Right}}
	tb := table.Table{Columns: columns,
		Rows: []table.Row{{Cells: []table.Cell{table.Text(long), table.Text("1"), table.Text(long)}}}}
	var got []string
	for _, w := range ems(&tb) {
		got = append(got, fmt.Sprintf("%.2f", w))
	}
	// 26 × 0.64 + 0.7; 12 × 0.72 + 0.7; 60 × 0.64 + 0.7
	if s := strings.Join(got, " "); s != "17.34 9.34 39.10" {
		t.Error(s)
	}
	root := parse(t, table.Document{Tables: []table.Table{tb}}, Options{})
	if got := attr(nodes(nodes(root, "tbody")[0], "th")[0], "class"); got != "name long" {
		t.Errorf("%q", got)
	}
	if got := attr(nodes(root, "td")[1], "class"); got != "r" {
		t.Errorf("%q", got)
	}
}

// TestSentencesAreBrokenOnTheScreen: a cell with a sentence is broken into lines, one with a long name is not.
func TestSentencesAreBrokenOnTheScreen(t *testing.T) {
	club, why := strings.Repeat("Niederschönhausen ", 3), strings.Repeat("both have 4.5 points; ", 5)
	tb := table.Table{Columns: []table.Column{{Title: "Name", Frozen: true}, {Title: "Club"}, {Title: "Why"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("Ash"), table.Text(club), table.Text(why)}}}}
	row := nodes(nodes(parse(t, table.Document{Tables: []table.Table{tb}}, Options{}), "tbody")[0], "td")
	if club, why := attr(row[0], "class"), attr(row[1], "class"); club != "long" || why != "long prose" {
		t.Errorf("the club has the classes %q, the sentence %q", club, why)
	}
}
