package page

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"strings"
	"testing"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

// deckOf is n cards of 95 × 45 mm, two across and six down on A4, with a line to write on.
func deckOf(n int) *cards.Deck {
	d := &cards.Deck{Size: cards.Size{Width: 95, Height: 45}}
	for i := range n {
		d.Cards = append(d.Cards, cards.Card{Lines: []cards.Line{
			{Fields: []cards.Field{{ID: "board", Text: fmt.Sprint(i + 1), Role: cards.Strong, Points: 15}, {Text: "Open", Align: cards.Right}}},
			{Fields: []cards.Field{{ID: "white", Label: "White", Text: "Ann"}}, Space: 1},
			{Fields: []cards.Field{{ID: "result", Label: "Result", Text: "1-0", Write: true}}, Space: 1}}})
	}
	return d
}

func documentOf(d *cards.Deck) table.Document {
	return table.Document{Title: "Club", Tables: []table.Table{table.OfCards("Cards", d)}}
}

func cardsOf(n int) table.Document { return documentOf(deckOf(n)) }

// onPage are the edges of the cards on each page: the smallest box round what each
// card says.
func onPage(pages []Page) []map[int]box {
	all := make([]map[int]box, len(pages))
	for n, pg := range pages {
		all[n] = map[int]box{}
		for _, x := range pg.Texts {
			if x.Role != Body && x.Role != Heading {
				continue
			}
			b, seen := all[n][x.Row]
			top := x.Y - capHeight*x.Size*mm
			if !seen {
				b = box{x.X, top, 0, 0}
			}
			right, bottom := max(b.x+b.w, x.X+x.Width), max(b.y+b.h, x.Y)
			b.x, b.y = min(b.x, x.X), min(b.y, top)
			b.w, b.h = right-b.x, bottom-b.y
			all[n][x.Row] = b
		}
	}
	return all
}

// TestCardsComeOutInOrder: the sheets are cut as a pile, and the piles laid on each
// other from the upper left to the lower right.
func TestCardsComeOutInOrder(t *testing.T) {
	for n, sheets := range map[int]int{1: 1, 12: 1, 13: 2, 30: 3} {
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
				if x.Role == Body && x.Bold {
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

// TestLabelsAreFilledInReadingOrder: L7165 has 2 × 4; with the first three used up,
// six labels end on the next sheet. No foot is printed on a label, no mark beside it.
func TestLabelsAreFilledInReadingOrder(t *testing.T) {
	d := deckOf(6)
	d.Sheet, _ = cards.ParseSheet("L7165")
	d.First = 4
	pages := Layout(documentOf(d), Options{Paper: table.Letter}, plain)
	if len(pages) != 2 || pages[0].Width != 210 || pages[0].Height != 297 {
		t.Fatalf("%d pages of %g × %g", len(pages), pages[0].Width, pages[0].Height)
	}
	on := onPage(pages)
	if len(on[0]) != 5 || len(on[1]) != 1 {
		t.Fatalf("%d and %d labels", len(on[0]), len(on[1]))
	}
	for card, place := range map[int]int{0: 3, 1: 4, 4: 7} {
		left, top := 4.65+101.6*float64(place%2), 13.1+67.7*float64(place/2)
		if b := on[0][card]; b.x < left || b.y < top || b.x+b.w > left+99.1 || b.y+b.h > top+67.7 {
			t.Errorf("label %d is at %+v", card+1, b)
		}
	}
	if b := on[1][5]; b.y > 13.1+67.7 || b.x > 100 {
		t.Errorf("the last label is at %+v", b)
	}
	for _, pg := range pages {
		for _, x := range pg.Texts {
			if x.Role == Foot {
				t.Error("a foot on labels")
			}
		}
		for _, l := range pg.Lines {
			if l.Width == markLine {
				t.Error("a crop mark on labels")
			}
		}
	}
	d.First = 100
	pages = Layout(documentOf(d), Options{}, plain)
	if first := onPage(pages)[0]; len(pages) != 2 || len(first) != 1 || first[0].x < 106.25 || first[0].y < 216.2 {
		t.Errorf("from the last label on: %d pages, on the first %+v", len(pages), first)
	}
}

// TestCropMarksStandOutsideTheCards, at each edge where the sheet is cut: three cuts
// down and seven across, each marked at both ends, and a cross where four cards meet.
func TestCropMarksStandOutsideTheCards(t *testing.T) {
	pg := Layout(cardsOf(2), Options{}, plain)[0]
	edges, crosses := 0, 0
	for _, l := range pg.Lines {
		if l.Width != markLine {
			continue
		}
		switch upright := l.X1 == l.X2; {
		case math.Abs(l.X2-l.X1)+math.Abs(l.Y2-l.Y1) > cropMark+0.01: // a cross
			crosses++
			if l.X1 < 10 || l.Y1 < 10 || l.X2 > 200 {
				t.Errorf("a cross at %+v", l)
			}
		case upright && (l.Y2 <= 10-cropGap || l.Y1 >= 281+cropGap-0.001), !upright && (l.X2 <= 10-cropGap || l.X1 >= 200+cropGap):
			edges++
			if l.X1 < 5 || l.Y1 < 5 || l.X2 > 205 || l.Y2 > 292 {
				t.Errorf("no printer reaches the mark %+v", l)
			}
		default:
			t.Errorf("a mark on a card: %+v", l)
		}
	}
	if edges != 2*3+2*7 || crosses != 2*5 {
		t.Errorf("%d marks at edges, %d arms of crosses", edges, crosses)
	}
	for _, x := range pg.Texts {
		if x.Role != Foot {
			continue
		}
		for _, l := range pg.Lines {
			if l.Y2 > x.Y-capHeight*x.Size*mm && l.X2 > x.X && l.X1 < x.X+x.Width {
				t.Errorf("the foot at %g stands on the mark %+v", x.Y, l)
			}
		}
	}
}

// TestACardHasItsLinesToWriteOn: one rule beside the result, to the edge of the card.
func TestACardHasItsLinesToWriteOn(t *testing.T) {
	pg := Layout(cardsOf(2), Options{}, plain)[0]
	rules := 0
	for _, l := range pg.Lines {
		if l.Width == writeLine {
			rules++
			if l.X1 <= 10 || l.X2 > pg.Width-10 || l.X2-l.X1 < 20 {
				t.Errorf("a rule from %g to %g", l.X1, l.X2)
			}
		}
	}
	if rules != 2 {
		t.Errorf("%d rules", rules)
	}
}

// TestAFoldedCardIsReadFromBothSides: what stands below the line to fold along stands
// above it, too, each text at the same distance, upside down and in the other
// direction. Folded the texts lie on each other.
func TestAFoldedCardIsReadFromBothSides(t *testing.T) {
	d := deckOf(1)
	d.Folds = true // 190 × 271 mm hold two across, three down, of 90.33 each
	pg := Layout(documentOf(d), Options{}, plain)[0]
	fold, middle := 10+271.0/6, 10+95.0/2
	dashes := 0
	for _, l := range pg.Lines {
		if l.Y1 == l.Y2 && math.Abs(l.Y1-fold) < 1e-9 && l.X1 > 10 && l.X2 <= 105 {
			dashes++
		}
	}
	if dashes < 10 {
		t.Errorf("the line to fold along has %d dashes", dashes)
	}
	upright, turned := map[string]Text{}, map[string]Text{}
	for _, x := range pg.Texts {
		switch {
		case x.Role == Foot:
		case x.Turned:
			turned[x.String] = x
		default:
			upright[x.String] = x
		}
	}
	if len(upright) != 6 || len(turned) != 6 {
		t.Fatalf("%d texts upright, %d turned", len(upright), len(turned))
	}
	for s, x := range upright {
		y := turned[s]
		ax, ay := x.Middle()
		bx, by := y.Middle()
		if ay <= fold || by >= fold || math.Abs(ay+by-2*fold) > 1e-9 || math.Abs(ax+bx-2*middle) > 1e-9 || x.Size != y.Size {
			t.Errorf("%s stands at %g, %g and turned at %g, %g", s, ax, ay, bx, by)
		}
	}
	rules := 0
	for _, l := range pg.Lines {
		if l.Width == writeLine {
			rules++
		}
	}
	if rules != 2 {
		t.Errorf("%d rules to write on", rules)
	}
}

// fullest is a card with all there can be: a name of forty letters that may be broken
// and one that may not, two fields in a line, a grid.
func fullest(name string) cards.Card {
	grid := &cards.Grid{Points: 8, Columns: []cards.GridColumn{{Title: "Rd", Share: 1},
		{Title: "Opponent", Share: 4}, {Title: "Result", Share: 2}}}
	for i := range 9 {
		grid.Rows = append(grid.Rows, cards.GridRow{ID: fmt.Sprint(i), Head: fmt.Sprint(i + 1), Cells: []string{name}})
	}
	return cards.Card{Below: 1, Lines: []cards.Line{
		{Fields: []cards.Field{{ID: "name", Text: name, Role: cards.Strong, Points: 30, Lines: 2}}},
		{Fields: []cards.Field{{ID: "other", Label: "White", Text: name, Points: 12, Write: true}, {Label: name, Text: name, Role: cards.Quiet}}},
		{Grid: grid, Space: 1}}}
}

// TestNothingRunsOutOfACard: names of forty letters and in every script, on labels of
// every sheet, on paper divided in many ways, folded or not, upright and lying.
func TestNothingRunsOutOfACard(t *testing.T) {
	names := append([]string{"Wolfeschlegelsteinhausenbergerdorffmeier", "Maximilian-Alexander von Hohenlohe-Bartel"}, tabletest.Scripts...)
	sheets := []string{"", "1x1", "6x15", "2x5", "3x4"}
	for _, s := range append(sheets, cards.Names()...) {
		for variant := range 4 {
			d := &cards.Deck{Size: cards.Size{Width: 90, Height: 60}, Folds: variant%2 == 1, Exact: variant == 2,
				Foot: []string{"", "card {card} of {cards}"}[variant%2]}
			d.Sheet, _ = cards.ParseSheet(s)
			for _, n := range names {
				d.Cards = append(d.Cards, fullest(n))
			}
			o := Options{Orientation: []table.Orientation{3: table.Across}[min(variant, 3)], Paper: []table.Paper{table.A4, table.Letter}[variant%2]}
			p := &press{o: o.withDefaults()}
			at := p.places(d)
			pages := Layout(documentOf(d), o, plain)
			seen := 0
			for _, on := range onPage(pages) {
				taken := map[int]bool{}
				for card, b := range on {
					seen++
					place := placeOf(&at, b)
					if place < 0 {
						t.Errorf("%q, %d: card %d at %+v stands in no place", s, variant, card, b)
					}
					if taken[place] {
						t.Errorf("%q, %d: two cards in place %d", s, variant, place)
					}
					taken[place] = true
				}
			}
			if seen != len(names) {
				t.Errorf("%q, %d: %d of %d cards", s, variant, seen, len(names))
			}
			for _, pg := range pages {
				for _, l := range pg.Lines {
					if min(l.X1, l.X2, l.Y1, l.Y2) < 0 || max(l.X1, l.X2) > pg.Width || max(l.Y1, l.Y2) > pg.Height {
						t.Errorf("%q, %d: the line %+v", s, variant, l)
					}
				}
			}
		}
	}
}

// placeOf is the place that a box stands in, -1 for none.
func placeOf(at *places, b box) int {
	for n := range at.across * at.down {
		if x := at.box(n); b.x >= x.x && b.y >= x.y && b.x+b.w <= x.x+x.w+1e-6 && b.y+b.h <= x.y+x.h+1e-6 {
			return n
		}
	}
	return -1
}

// TestTextsOfACardDoNotOverlap: on the fullest card of a label, too.
func TestTextsOfACardDoNotOverlap(t *testing.T) {
	for _, s := range []string{"", "5160", "L7165"} {
		d := &cards.Deck{Size: cards.Size{Width: 90, Height: 60}, Cards: []cards.Card{fullest("Maximilian-Alexander von Hohenlohe-Bartel")}}
		d.Sheet, _ = cards.ParseSheet(s)
		texts := Layout(documentOf(d), Options{}, plain)[0].Texts
		for i, a := range texts {
			for _, b := range texts[:i] {
				if a.X < b.X+b.Width-1e-6 && b.X < a.X+a.Width-1e-6 && a.Y-capHeight*a.Size*mm < b.Y && b.Y-capHeight*b.Size*mm < a.Y {
					t.Errorf("%q: %q stands on %q", s, a.String, b.String)
				}
			}
		}
	}
}

// TestANameKeepsItsSizeWhereItCan: on one line in the size wanted, a little smaller on
// one line, otherwise on two; one that may not be broken on one.
func TestANameKeepsItsSizeWhereItCan(t *testing.T) {
	set := func(name string, lines int) []Text {
		d := &cards.Deck{Size: cards.Size{Width: 95, Height: 45}, Cards: []cards.Card{{Lines: []cards.Line{
			{Fields: []cards.Field{{ID: "name", Text: name, Points: 24, Lines: lines}}}}}}}
		texts := Layout(documentOf(d), Options{}, plain)[0].Texts
		return texts[:len(texts)-1] // without the foot
	}
	if got := set("Ann Bell", 2); len(got) != 1 || got[0].Size != 24 {
		t.Errorf("a short name: %+v", got)
	}
	long := set("Maximilian Alexander von Hohenlohe", 2)
	if len(long) != 2 || long[0].Size < 12 || long[0].Size != long[1].Size || long[0].Y >= long[1].Y {
		t.Errorf("a long name: %+v", long)
	}
	if one := set("Maximilian Alexander von Hohenlohe", 1); len(one) != 1 || one[0].Size >= long[0].Size {
		t.Errorf("on one line: %+v", one)
	}
}

// TestThePictureBehindACard: as large as the card, in its middle; behind a card that is
// the whole sheet to the edges of the paper.
func TestThePictureBehindACard(t *testing.T) {
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 200, 100))))
	d := deckOf(1)
	d.Back = raw.Bytes()
	pic := Layout(documentOf(d), Options{}, plain)[0].Pictures[0] // in 95 × 45.17
	if h := 271.0 / 6; math.Abs(pic.H-h) > 1e-9 || math.Abs(pic.W-2*h) > 1e-9 || math.Abs(pic.X-(10+(95-2*h)/2)) > 1e-9 {
		t.Errorf("behind a card: %g × %g at %g", pic.W, pic.H, pic.X)
	}
	d.Size, d.Lying = cards.Size{}, true
	pages := Layout(documentOf(d), Options{}, plain)
	if pic := pages[0].Pictures[0]; pages[0].Width != 297 || pic.W != 297 || pic.X != 0 || pic.H != 148.5 || pic.Y != 30.75 {
		t.Errorf("behind a sheet of %g: %g × %g at %g, %g", pages[0].Width, pic.W, pic.H, pic.X, pic.Y)
	}
	if len(pages[0].Texts) != 6 || strings.Contains(fmt.Sprint(pages[0].Texts), "Page 1") {
		t.Errorf("a certificate has a foot: %+v", pages[0].Texts)
	}
	d.Back = []byte("no picture")
	if pages := Layout(documentOf(d), Options{}, plain); len(pages[0].Pictures) != 0 {
		t.Error("a picture of nothing")
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
