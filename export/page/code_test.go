package page

import (
	"math"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// TestCode: a code of 2 × 2 squares has four empty ones on each side, so that each square is a tenth of its 120 mm; it stands in the
// middle of the sheet below the table, and on a new sheet where there is no room for half of it.
func TestCode(t *testing.T) {
	doc := table.Document{Tables: []table.Table{{Columns: []table.Column{{Title: "x"}},
		Rows: []table.Row{{Cells: []table.Cell{table.Text("y")}}},
		Code: &table.Code{Text: "y", Dark: [][]bool{{true, true}, {false, true}}}}}}
	at := func(doc table.Document) (fills []Fill, pages int) {
		all := Layout(doc, Options{Paper: table.A4}, plain)
		for _, f := range all[len(all)-1].Fills {
			if f.Tone == Ink {
				fills = append(fills, f)
			}
		}
		return fills, len(all)
	}
	fills, pages := at(doc)
	if len(fills) != 2 || pages != 1 {
		t.Fatalf("%d pages, %v", pages, fills)
	}
	// 10 + (190 - 120) / 2 + 4 × 12 = 93; two squares of 12, and below the second of them one.
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	a, b := fills[0], fills[1]
	if !near(a.X, 93) || !near(a.W, 24) || !near(a.H, 12) || !near(b.X, 105) || !near(b.W, 12) || !near(b.Y, a.Y+12) {
		t.Errorf("%v", fills)
	}
	for range 60 { // rows that fill the first sheet
		doc.Tables[0].Rows = append(doc.Tables[0].Rows, doc.Tables[0].Rows[0])
	}
	if more, n := at(doc); n != 2 || len(more) != 2 || more[1].Y+12 > 287 {
		t.Errorf("%d pages, %v", n, more)
	}
	doc.Tables[0].Code.Dark = nil
	if _, n := at(doc); n > 2 {
		t.Error("an empty code has a sheet")
	}
}

// The code of the event's page stands at the right of the title on the first sheet of each part, with squares of at least half
// a millimetre, and small on every other sheet: 15 mm without its quiet zone. That zone is free, the table begins below it, and
// a sheet loses two rows at most.
func TestEverySheetHasTheCode(t *testing.T) {
	c := &table.Code{Text: "x", Dark: make([][]bool, 29)}
	for y := range c.Dark {
		c.Dark[y] = make([]bool, 29)
		c.Dark[y][0], c.Dark[y][28] = true, true
	}
	part := tabletest.WallChart(80, 3).Tables[0]
	second := part
	second.NewPage = true
	list := part
	list.NewPage, list.Halves, list.Columns = true, true, part.Columns[:3]
	doc := table.Document{Title: strings.Repeat("Long title ", 20), Code: c, Tables: []table.Table{part, second, list}}
	for _, o := range []Options{upright, {Paper: table.A4, Orientation: table.Across}, {Paper: table.Letter, Fill: true},
		{Paper: table.A4, Margin: 6}} {
		heads, rows := 0, 0
		pages := Layout(doc, o, plain)
		for n := range pages {
			coded(t, &pages[n], len(c.Dark), &heads)
			rows = max(rows, bodyRows(&pages[n]))
		}
		if heads != 3 || len(pages) < 6 {
			t.Errorf("%+v: %d of %d heads have the code", o, heads, len(pages))
		}
		bare, most := doc, 0
		bare.Code = nil
		for _, p := range Layout(bare, o, plain) {
			most = max(most, bodyRows(&p))
		}
		if rows < most-4 { // of a list in two columns there are two times two
			t.Errorf("%+v: a sheet has %d rows, without the code %d", o, rows, most)
		}
	}
}

// coded holds a sheet to its code; those of heads are counted.
func coded(t *testing.T, p *Page, size int, heads *int) {
	t.Helper()
	var squares []Fill
	for _, f := range p.Fills {
		if f.Tone == Ink {
			squares = append(squares, f)
		}
	}
	if len(squares) != 2*size {
		t.Fatalf("%d dark squares", len(squares))
	}
	first, last := squares[0], squares[len(squares)-1]
	quiet := table.QuietZone * first.H
	right, bottom := last.X+last.W, last.Y+last.H
	head := !strings.Contains(p.Texts[0].String, " – ") && p.Texts[0].Role == Title
	if head {
		*heads++
	}
	wide := right - first.X
	if wide < smallCode-1e-9 || head && first.W < 0.5 || first.Y < 2.9 || right > p.Width-quiet || first.X < p.Width/2 {
		t.Errorf("the code is %.1f mm wide, at %.1f, %.1f", wide, first.X, first.Y)
	}
	for _, x := range p.Texts {
		if x.Y-x.Size*mm < bottom+quiet && x.Role != Foot && x.X+x.Width > first.X-quiet+0.01 {
			t.Errorf("%q reaches into the code's quiet zone", x.String)
		}
	}
	for _, f := range p.Fills {
		if f.Tone != Ink && f.Y < bottom+quiet-0.01 {
			t.Errorf("the table begins at %.1f mm, the code ends at %.1f", f.Y, bottom)
		}
	}
}

func bodyRows(p *Page) int {
	rows := 0
	for _, x := range p.Texts {
		if x.Role == Body && x.Column == 0 {
			rows++
		}
	}
	return rows
}
