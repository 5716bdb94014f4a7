package page

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/cards"
)

// onLabel lays one card out on a label so many millimetres large.
func onLabel(t *testing.T, width, height float64, c cards.Card) []Text {
	t.Helper()
	d := &cards.Deck{Cards: []cards.Card{c}, Sheet: cards.Sheet{Name: "own", Paper: cards.Size{Width: 210, Height: 297}, Across: 1, Down: 1,
		Card: cards.Size{Width: width, Height: height}, Left: 10, Top: 10, PitchX: width, PitchY: height}}
	return Layout(documentOf(d), Options{}, plain)[0].Texts
}

// says tells whether one of the texts says that.
func says(texts []Text, what string) bool {
	return slices.ContainsFunc(texts, func(x Text) bool { return x.String == what })
}

// TestACardGivesWayInOrder: the type down to seven points, then the height of its rows, then what every card says; what is left
// never shrinks further while it has room.
func TestACardGivesWayInOrder(t *testing.T) {
	grid := &cards.Grid{Points: 8, Columns: []cards.GridColumn{{Title: "Rd"}, {Title: "Name", Share: 5}}}
	for range 6 {
		grid.Rows = append(grid.Rows, cards.GridRow{Head: "1", Cells: []string{"Bea"}})
	}
	c := cards.Card{Lines: []cards.Line{{Fields: []cards.Field{{ID: "name", Text: "Ann", Points: 16}, {Text: "Open", Points: 8}}},
		{Fields: []cards.Field{{Text: "Graz", Points: 8}}}, {Grid: grid, Space: 1}}}
	smallest := func(texts []Text) float64 {
		least := 99.0
		for _, x := range texts {
			least = min(least, x.Size)
		}
		return least
	}
	large := onLabel(t, 80, 60, c)
	if smallest(large) != 7 || !says(large, "Graz") { // the headings
		t.Errorf("with room: %+v", large)
	}
	small := onLabel(t, 80, 34, c)
	if smallest(small) < 7 || !says(small, "Graz") {
		t.Errorf("with little room the smallest is %v, in %+v", smallest(small), small)
	}
	without := onLabel(t, 80, 29, c)
	if smallest(without) < 7 || says(without, "Graz") || !says(without, "Ann") || !says(without, "Bea") {
		t.Errorf("with less the smallest is %v, in %+v", smallest(without), without)
	}
	if tiny := onLabel(t, 80, 12, c); smallest(tiny) >= 7 || !says(tiny, "Graz") {
		t.Errorf("with next to none the smallest is %v, in %+v", smallest(tiny), tiny)
	}
}

// TestALabelHasTheRoomThatOthersLeave: beside a rule to write on and between fields.
func TestALabelHasTheRoomThatOthersLeave(t *testing.T) {
	texts := onLabel(t, 80, 30, cards.Card{Lines: []cards.Line{{Fields: []cards.Field{{Text: "Unterschriften", Points: 8, Share: 0.3},
		{ID: "a", Label: "Mannschaft", Write: true, Points: 9}, {ID: "b", Label: "Gegner", Write: true, Points: 9}}}}})
	for _, x := range texts {
		if x.Size < 7 {
			t.Errorf("%q in %v points", x.String, x.Size)
		}
	}
	if len(texts) != 3 {
		t.Errorf("%d texts: %+v", len(texts), texts)
	}
}

// TestANameInAGrid is set smaller, then on two lines where the row has room for them, then without its end, in type that can be
// read; a narrow column has what its heading needs.
func TestANameInAGrid(t *testing.T) {
	in := func(height float64, name string) (cells []Text, all []Text) {
		grid := &cards.Grid{Points: 8, Columns: []cards.GridColumn{{Title: "Colour", Share: 0.3}, {Title: "Name", Share: 5}},
			Rows: []cards.GridRow{{Head: "w", Cells: []string{name}}}}
		all = onLabel(t, 60, height, cards.Card{Lines: []cards.Line{{Grid: grid, Space: 1}}})
		for _, x := range all {
			if x.Role == Body && x.String != "w" {
				cells = append(cells, x)
			}
			if x.Size < 7 {
				t.Errorf("%q in %v points", x.String, x.Size)
			}
		}
		return cells, all
	}
	if got, all := in(20, "Bea"); len(got) != 1 || got[0].Size != 8 || !says(all, "Colour") {
		t.Errorf("a short name: %+v", all)
	}
	const long = "Maximilian Alexander von Hohenlohe-Bartel"
	if got, _ := in(30, long); len(got) < 2 || got[0].Size != 7 || got[1].Y <= got[0].Y || !got[1].Continues {
		t.Errorf("in a high row: %+v", got)
	}
	if got, _ := in(12, long); len(got) != 1 || got[0].Size != 7 ||
		!strings.HasSuffix(got[0].String, "…") || !strings.HasPrefix(got[0].String, "Maxi") {
		t.Errorf("in a low row: %+v", got)
	}
}
