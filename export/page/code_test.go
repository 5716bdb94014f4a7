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
// a millimetre and its quiet zone free; the title keeps clear of it, and the table begins below it.
func TestTheHeadHasTheCode(t *testing.T) {
	c := &table.Code{Text: "x", Dark: make([][]bool, 29)}
	for y := range c.Dark {
		c.Dark[y] = make([]bool, 29)
		c.Dark[y][0], c.Dark[y][28] = true, true
	}
	part := tabletest.WallChart(80, 3).Tables[0]
	second := part
	second.NewPage = true
	doc := table.Document{Title: strings.Repeat("Long title ", 20), Code: c, Tables: []table.Table{part, second}}
	heads := 0
	for _, p := range Layout(doc, upright, plain) {
		var squares []Fill
		for _, f := range p.Fills {
			if f.Tone == Ink {
				squares = append(squares, f)
			}
		}
		if len(squares) == 0 {
			continue
		}
		heads++
		if len(squares) != 2*29 {
			t.Fatalf("%d dark squares", len(squares))
		}
		left, bottom := squares[0].X, squares[len(squares)-1].Y+squares[0].H
		quiet := 4 * squares[0].H
		if squares[0].W < 0.5 || left < 100 || squares[1].X+squares[1].W > p.Width-4*0.5 {
			t.Errorf("squares of %.2f mm from %.1f on", squares[0].W, left)
		}
		for _, x := range p.Texts {
			if x.Y-x.Size*mm < bottom+quiet && x.Role != Foot && x.X+x.Width > left-quiet+0.01 {
				t.Errorf("%q reaches into the code's quiet zone", x.String)
			}
		}
		for _, f := range p.Fills {
			if f.Tone != Ink && f.Y < bottom+quiet-0.01 {
				t.Errorf("the table begins at %.1f mm, the code ends at %.1f", f.Y, bottom)
			}
		}
	}
	if heads != 2 {
		t.Errorf("%d heads have the code", heads)
	}
}
