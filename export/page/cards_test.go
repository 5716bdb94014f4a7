package page

import (
	"fmt"
	"testing"

	"wallchart/export/table"
)

// cardsOf is a document of n cards with three lines each.
func cardsOf(n int) table.Document {
	t := table.Table{Cards: true, Columns: []table.Column{{Title: "Board"}, {}, {Title: "White"}, {Title: "Black"}, {Title: "Result"}}}
	for i := range n {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(fmt.Sprint(i + 1)), table.Text("Open"), table.Text("Ann"),
			table.Text("Bob"), {Text: "1-0", Mark: table.Pending}}})
	}
	return table.Document{Title: "Club", Tables: []table.Table{t}}
}

// TestCardsComeOutInOrder: the sheets are cut as a pile, and the piles laid on each
// other from the upper left to the lower right.
func TestCardsComeOutInOrder(t *testing.T) {
	for n, sheets := range map[int]int{1: 1, 12: 1, 13: 2, 30: 3} { // two across, six down on A4
		pages := Layout(cardsOf(n), Options{}, plain)
		if len(pages) != sheets {
			t.Fatalf("%d cards stand on %d pages, want %d", n, len(pages), sheets)
		}
		type spot struct{ x, y float64 }
		var places []spot
		on := map[int]map[spot]int{}
		for s, pg := range pages {
			on[s] = map[spot]int{}
			for _, x := range pg.Texts {
				if x.Role == Body && x.Column == 0 {
					at := spot{x.X, x.Y}
					on[s][at] = x.Row
					if s == 0 {
						places = append(places, at) // in reading order
					}
				}
			}
		}
		next := 0
		for _, at := range places {
			for s := range pages {
				row, ok := on[s][at]
				if !ok {
					continue
				}
				if row != next {
					t.Fatalf("%d cards: after card %d of the cut pile comes %d", n, next, row+1)
				}
				next++
			}
		}
		if next != n {
			t.Errorf("the cut pile has %d of %d cards", next, n)
		}
	}
}

// TestACardHasItsLinesToWriteOn: one rule for the result, and the cuts go to the edge
// of the paper. Two cards leave ten places empty.
func TestACardHasItsLinesToWriteOn(t *testing.T) {
	pg := Layout(cardsOf(2), Options{}, plain)[0]
	cuts, rules := 0, 0
	for _, l := range pg.Lines {
		switch {
		case l.X1 == 0 && l.X2 == pg.Width || l.Y1 == 0:
			cuts++
		default:
			rules++
			if l.X1 <= 10 || l.X2 > pg.Width-10 || l.X2-l.X1 < 20 {
				t.Errorf("a rule from %g to %g", l.X1, l.X2)
			}
		}
	}
	if cuts != 7 || rules != 2 { // six rows of two
		t.Errorf("%d cuts and %d rules", cuts, rules)
	}
	for _, x := range pg.Texts {
		if x.X < 9.9 || x.X+x.Width > pg.Width-9.9 || x.Y < 10 || x.Y > pg.Height-10 {
			t.Errorf("%+v stands in the margin", x)
		}
	}
}

// TestWhatStandsBelowTheTitle: on the first page, between the title and the table.
func TestWhatStandsBelowTheTitle(t *testing.T) {
	doc := table.Document{Title: "Club", Subtitle: "Standings", Event: []string{"Graz", "2026-05-30"}, Tables: []table.Table{{
		Columns: []table.Column{{Title: "Name"}}, Rows: []table.Row{{Cells: []table.Cell{table.Text("Ann")}}}}}}
	at := map[string]float64{}
	for _, x := range Layout(doc, Options{}, plain)[0].Texts {
		at[x.String] = x.Y
	}
	if under := at["Graz · 2026-05-30"]; under <= at["Standings"] || under >= at["Name"] {
		t.Errorf("the texts stand at %v", at)
	}
	doc.Title, doc.Subtitle = "", ""
	alone := Layout(doc, Options{}, plain)[0]
	doc.Event = nil
	if without := Layout(doc, Options{}, plain)[0]; alone.Texts[len(alone.Texts)-2].Y-without.Texts[len(without.Texts)-2].Y < 4 {
		t.Error("no room is left below it")
	}
}

// TestCardsBesideATable: each begins a page of its own.
func TestCardsBesideATable(t *testing.T) {
	usual := table.Table{Columns: []table.Column{{Title: "Name"}}, Rows: []table.Row{{Cells: []table.Cell{table.Text("Ann")}}}}
	doc := cardsOf(3)
	doc.Tables = []table.Table{usual, doc.Tables[0], usual}
	pages := Layout(doc, Options{}, plain)
	if len(pages) != 3 {
		t.Fatalf("a table, cards and a table stand on %d pages", len(pages))
	}
	for n, want := range []int{0, 1, 2} {
		for _, x := range pages[n].Texts {
			if x.Role == Body && x.Table != want {
				t.Errorf("page %d has a cell of table %d", n+1, x.Table)
			}
		}
	}
	if pages := Layout(cardsOf(0), Options{}, plain); len(pages) != 1 {
		t.Errorf("no cards stand on %d pages", len(pages))
	}
}
