package table

import (
	"strings"
	"testing"

	"wallchart/export/cards"
)

// TestCardsAsATable: a column for each named field of any card, in the order in which
// they come; a row of a grid is a cell; what stands on every card is left out.
func TestCardsAsATable(t *testing.T) {
	d := &cards.Deck{Cards: []cards.Card{
		{Lines: []cards.Line{
			{Fields: []cards.Field{{ID: "board", Title: "Board", Text: "Board 3", Value: "3", Number: 3, IsNumber: true}, {Text: "Club day"}}},
			{Fields: []cards.Field{{ID: "white", Label: "White", Text: "Ann"}}}}},
		{Lines: []cards.Line{
			{Fields: []cards.Field{{ID: "white", Label: "White", Text: "Bob"}}},
			{Grid: &cards.Grid{Rows: []cards.GridRow{{ID: "r1", Title: "Round 1", Cells: []string{"w", "", "Cid", "1"}},
				{ID: "r2", Title: "Round 2"}}}},
		}},
	}}
	tb := OfCards("Slips", d)
	var lines []string
	head := ""
	for _, c := range tb.Columns {
		head += c.ID + " " + c.Title + "|"
	}
	lines = append(lines, head)
	for _, r := range tb.Rows {
		line := ""
		for _, c := range r.Cells {
			line += c.Text + "|"
		}
		lines = append(lines, line)
	}
	want := "board Board|white White|r1 Round 1|r2 Round 2|\n3|Ann|||\n|Bob|w, Cid, 1||"
	if got := strings.Join(lines, "\n"); got != want || tb.Name != "Slips" || tb.Cards != d {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if c := tb.Rows[0].Cells[0]; !c.IsNumber || c.Number != 3 || tb.Columns[0].Align != Right || tb.Columns[1].Align != Left {
		t.Errorf("the board is %+v in %+v", c, tb.Columns[0])
	}
}
