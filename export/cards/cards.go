// Package cards is the plain data of small papers, many to a sheet: result slips,
// pairing cards, place cards, badges, certificates.
//
// # What it knows
//
// A Deck is cards of one kind and the paper they stand on. A Card is lines from top
// to bottom, a Line is fields side by side, or a grid. Nothing of chess: a report
// makes the deck of an event, package page lays it out, and where there is no paper
// (a text, a workbook, a page of the web) package table makes a table of it.
//
// # How large the type is
//
// A field says how large it wants to be. On a card that is too small all its texts
// give way together, down to seven points, then the rows of its grid stand closer, then
// what every card says is left out. A text too long for its line gives way alone, and is
// broken before it is smaller than that. In the rows of a grid alone a name that has
// no room ends in dots. Nothing runs out of its card.
//
// # In which order
//
// Sheets that are cut are cut as one pile, and the piles are laid on each other, the
// upper left one on top: then the cards are in order. So the second card stands behind
// the first, on the next sheet. Labels are taken off one by one: there the second
// stands beside the first.
package cards

import (
	"strconv"
	"strings"
)

// Deck is cards of one kind.
type Deck struct {
	Cards []Card
	// Size is the least size of a card where no label says it, of a folded card when
	// it is folded; the zero Size is a card on the whole sheet.
	Size  Size
	Exact bool // no larger either: for holders of one size
	Least Size // what is smaller is refused by Suits: nothing could be read
	// Sheet is what the cards stand on. The zero Sheet is paper with as many cards as
	// fit, and crop marks.
	Sheet Sheet
	First int  // the first label that is free, from 1; 0 is 1
	Shift Size // of labels, to the right and down: where the printer takes its paper in askew
	// Foot is printed small at the lower edge of each card, with CardNumber and CardCount in it; "" is nothing.
	Foot  string
	Folds bool   // each card stands twice, above upside down, with a line to fold between
	Lying bool   // on paper that lies, whatever is chosen
	Back  []byte // a PNG behind every card, as page.Background makes it; nil for none
}

// What stands in a deck's Foot for the number of the card, and for how many there are.
const (
	CardNumber = "{card}"
	CardCount  = "{cards}"
)

// FootOf is the foot of the card at that place of the deck, from 0; of a single card, nothing.
func (d *Deck) FootOf(card int) string {
	if len(d.Cards) < 2 {
		return ""
	}
	return strings.NewReplacer(CardNumber, strconv.Itoa(card+1), CardCount, strconv.Itoa(len(d.Cards))).Replace(d.Foot)
}

// Size is a width and a height in millimetres.
type Size struct{ Width, Height float64 }

// Card is one card: lines from top to bottom.
type Card struct {
	Lines []Line
	Below float64 // share of the height left over that stays free below the last line
}

// Line is fields side by side, or a grid.
type Line struct {
	Fields []Field
	Grid   *Grid
	Space  float64 // share of the height left over that is free above the line
}

// Field is one thing that a card says, or has room for.
type Field struct {
	ID     string // of its column in a table; "" for what stands on every card
	Title  string // of that column; "" is Label
	Label  string // printed small before the text
	Text   string
	Value  string  // what a table has instead of Text: "12" for "Board 12"
	Number float64 // the same for a spreadsheet; only when IsNumber
	// IsNumber tells a number from a text that merely looks like one.
	IsNumber bool
	Role     Role
	Align    Align
	Points   float64 // the size wanted
	Lines    int     // the lines that the text may be broken into; 0 is 1
	Share    float64 // of the width of its line, beside others; 0 is 1
	Write    bool    // a rule to write on stands after the text
}

// Role is what a field is on its card.
type Role uint8

// Roles.
const (
	Plain  Role = iota
	Strong      // what the card is about
	Quiet       // what stands on every card
)

// Align is where a text stands in its room.
type Align uint8

// Alignments, in the order of those of a table.
const (
	Left Align = iota
	Right
	Centre
)

// Grid is a small table on a card, ruled, with room to write where a cell is empty.
type Grid struct {
	Columns []GridColumn
	Rows    []GridRow
	Points  float64
}

// GridColumn is a column of a grid.
type GridColumn struct {
	Title string
	Align Align
	Share float64 // of the width
}

// GridRow is a row of a grid; in a table it is a cell of its card.
type GridRow struct {
	ID, Title string   // of its column in a table
	Head      string   // in the first column, on the card alone
	Cells     []string // in the others
	Value     string   // what a table has instead of the cells
}

// Written returns what the field says in a table.
func (f *Field) Written() string {
	if f.Value != "" {
		return f.Value
	}
	return f.Text
}
