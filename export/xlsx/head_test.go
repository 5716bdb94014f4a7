package xlsx

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
	"wallchart/must"
)

// TestTheHeadOfEverySheet: whose paper it is, the title, what is shown and the facts of the event, a row each, then an
// empty row; what is repeated on every printed page and what stays in sight are the columns' heads below them.
func TestTheHeadOfEverySheet(t *testing.T) {
	one := table.Table{Name: "A", Columns: []table.Column{{Title: "Name"}, {Title: "Pts"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("Ann"), table.Num("1", 1)}}}}
	two := one
	two.Name = "B"
	for _, c := range []struct {
		doc  table.Document
		want []string
	}{
		{table.Document{Head: "Club", Title: "Open", Subtitle: "Standings", Event: []string{"Graz", "2026-05-30"}},
			[]string{"Club", "Open", "Standings", "Graz · 2026-05-30", ""}},
		{table.Document{Title: "Open", Subtitle: "U18: Standings", Section: "U18"}, []string{"Open", "U18", "Standings", ""}},
		{table.Document{Title: "Open", Subtitle: "U18: Standings"}, []string{"Open", "U18: Standings", ""}},
		{table.Document{Title: "Open", Event: []string{"Graz"}}, []string{"Open", "Graz", ""}},
		{table.Document{Head: "Club"}, []string{"Club", ""}},
		{table.Document{Title: "Open"}, []string{"Open", ""}},
		{table.Document{}, nil},
	} {
		c.doc.Tables = []table.Table{one, two}
		_, f := write(t, c.doc, Options{})
		for _, sheet := range []string{"A", "B"} {
			for i, want := range append(c.want[:len(c.want):len(c.want)], "Name", "Ann") {
				if got, _ := f.GetCellValue(sheet, fmt.Sprintf("A%d", i+1)); got != want {
					t.Errorf("%+v: row %d of sheet %s holds %q, not %q", c.want, i+1, sheet, got, want)
				}
			}
			head := len(c.want) + 1
			titles, frozen := "", ""
			for _, n := range f.GetDefinedName() {
				if n.Name == "_xlnm.Print_Titles" && n.Scope == sheet {
					titles = n.RefersTo
				}
			}
			if p, err := f.GetPanes(sheet); err == nil {
				frozen = p.TopLeftCell
			}
			cell, _ := excelize.CoordinatesToCellName(1, head+1)
			if want := fmt.Sprintf("'%s'!$%d:$%d", sheet, head, head); titles != want || frozen != cell {
				t.Errorf("%+v: repeated is %q, in sight stays what is above %s; want %q and %s", c.want, titles, frozen, want, cell)
			}
		}
	}
}

// TestTheLogoStandsAtTheRightOfEveryHead: 60 dots high, the lines beside it end before it, and the columns begin below it;
// what is no picture is left out.
func TestTheLogoStandsAtTheRightOfEveryHead(t *testing.T) {
	picture := func(w, h int) []byte {
		var b bytes.Buffer
		must.Do(t, png.Encode(&b, image.NewNRGBA(image.Rect(0, 0, w, h))))
		return b.Bytes()
	}
	column := func(width int) table.Column { return table.Column{Title: "C", Width: width} }
	tables := []table.Table{{Name: "A", Columns: []table.Column{column(40), column(20), column(4), column(4)}},
		{Name: "B", Columns: []table.Column{column(5)}}}
	for _, c := range []struct {
		name    string
		logo    []byte
		title   string
		at, end string // the cell of the logo, and where the title beside it ends
		least   float64
	}{
		{"as wide as high: 60 dots, over two columns of 6.6 characters of 7 dots each", picture(120, 120), "Open", "C1", "B1", 45},
		{"very wide: 170 dots, over one more column", picture(800, 100), "Open", "B1", "A1", 45},
		{"without any line beside it", picture(60, 60), "", "C1", "", 45},
		{"no picture", []byte("no picture"), "Open", "", "D1", 0},
		{"none", nil, "Open", "", "D1", 0},
	} {
		_, f := write(t, table.Document{Title: c.title, Logo: c.logo, Tables: tables}, Options{})
		cells, err := f.GetPictureCells("A")
		if err != nil || strings.Join(cells, " ") != c.at {
			t.Errorf("%s: pictures in %q, %v", c.name, cells, err)
		}
		if on, _ := f.GetPictureCells("B"); len(on) != len(cells) {
			t.Errorf("%s: %d pictures on the second sheet", c.name, len(on))
		}
		merged, _ := f.GetMergeCells("A")
		if c.end == "" && len(merged) > 0 || c.end != "" && (len(merged) != 1 || merged[0].GetEndAxis() != c.end) {
			t.Errorf("%s: the title stands over %v", c.name, merged)
		}
		height := 0.0
		for row := 1; ; row++ {
			if v, _ := f.GetCellValue("A", fmt.Sprintf("A%d", row)); v == "C" || row > 9 {
				break
			}
			h, _ := f.GetRowHeight("A", row)
			height += h
		}
		if height < c.least || c.least == 0 && height > 40 {
			t.Errorf("%s: the columns begin %g points down", c.name, height)
		}
	}
}
