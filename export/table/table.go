// Package table is the plain data that every output is drawn from: the grid on
// screen, text, CSV, HTML, Excel and PDF.
//
// # What it knows
//
// Titles, columns, rows, cells, groups and notes. Nothing of chess: a report
// (package report) turns an event into a Document, a format turns the
// Document into bytes. A Document holds no pointers into the event, so it can be
// compared, logged and handed to another goroutine.
//
// # What a cell says
//
// Text is what an arbiter would write ("W12", "4½", "53.0"). Number is the same
// thing for a spreadsheet, so that it can be summed and sorted. Mark is a
// meaning, never a colour; Mark.Look says which shape and weight it has, for paper,
// workbook, text and web page alike. Colour goes with a shape and never alone. Ref
// says what the cell is about, so that a click can edit it or explain it.
package table

import (
	"strings"

	"wallchart/export/cards"
)

// Document is a titled list of tables: one sheet each in Excel, one after the
// other on paper.
type Document struct {
	Title    string // "US Amateur Team, 8th/Under"
	Subtitle string // "Standings after round 4", after the Section's name and a colon: where each says its own, Headings
	Section  string // whose it is, where Subtitle and titles of tables begin with it; "" is not said
	Tables   []Table
	Notes    []string // printed once, after the last table
	Author   string   // organiser or arbiter; a document property, not printed
	Keywords string
	Lang     string   // the language of the texts, as BCP 47 has it: "de"; "" is English
	Isolated bool     // names read from the right have signs around them in its sentences (phrase.Isolate), which no value has
	Foot     string   // below every page, with PageNumber and PageCount in it; "" is "Page 1 of 3"
	Head     string   // above the title: whose paper it is
	Event    []string // below the title: where and when, how it is played, and who answers for it, a fact each
	Logo     []byte   // a PNG at the head of the first page, as page.Logo makes it; nil for none
	Code     *Code    // on every sheet of paper, at the head of the first of each part large: where it is on the web; nil for none
	Words    Words    // with which a page is used that is read on a screen
	Part     string   // over the first part of a table divided over sheets, with PartSheet and PartColumns in it; "" is English
	PartNext string   // over the others, with PartBeside, the sheet to the left, in it as well
	Printed  string   // below every page, with PrintedAt in it; "" is the time alone
}

// What stands in a document's Foot for the number of the page, and for how many
// there are.
const (
	PageNumber = "{page}"
	PageCount  = "{pages}"
)

// What stands in a document's Part and PartNext for the name of the sheet ("2B"), for
// its columns ("Rnd 7–9") and for the sheet to be taped to its left, and in Printed
// for the time.
const (
	PartSheet   = "{sheet}"
	PartColumns = "{columns}"
	PartBeside  = "{beside}"
	PrintedAt   = "{time}"
)

// PartWith says which sheet of a divided table this is; beside is the sheet to its
// left, "" for none.
func (d *Document) PartWith(sheet, columns, beside string) string {
	part := d.Part
	if beside != "" {
		part = d.PartNext
	}
	switch {
	case part != "":
	case beside != "":
		part = "Sheet " + PartSheet + ": " + PartColumns + "; " + PartBeside + " to the left"
	default:
		part = "Sheet " + PartSheet + ": " + PartColumns
	}
	return strings.NewReplacer(PartSheet, sheet, PartColumns, columns, PartBeside, beside).Replace(part)
}

// PrintedWith says when a page was printed; at is "" where that is not said.
func (d *Document) PrintedWith(at string) string {
	if at == "" || d.Printed == "" {
		return at
	}
	return strings.ReplaceAll(d.Printed, PrintedAt, at)
}

// Facts is what is said of the event, as one paragraph.
func (d *Document) Facts() string { return strings.Join(d.Event, Between) }

// Between stands between two facts of one line.
const Between = " · "

// Language is the language of the document's texts.
func (d *Document) Language() string {
	if d.Lang == "" {
		return "en"
	}
	return d.Lang
}

// FootWith is the foot of a page with its number and how many there are: numbers,
// or what an ink has for them.
func (d *Document) FootWith(page, pages string) string {
	foot := d.Foot
	if foot == "" {
		foot = "Page " + PageNumber + " of " + PageCount
	}
	return strings.NewReplacer(PageNumber, page, PageCount, pages).Replace(foot)
}

// Table is a rectangle of cells under one heading row.
type Table struct {
	Name    string // short and unique in the Document: the sheet's name in Excel
	Title   string // printed above; may be empty when the Document's title says it
	Columns []Column
	Rows    []Row
	Groups  []Group  // headings between rows, in row order
	Grouped string   // what these headings are, over the column that they become where there is nothing between rows: "Match"
	Notes   []string // printed below
	Foot    string   // below every page on which it stands: what its columns are, in a few words
	Code    *Code    // below the rows, where an ink can draw it; nil for none
	NewPage bool     // on paper a page begins with it, under the Document's title
	Report  string   // the report that begins with it, where a Document has several; "" goes on with the one before
	Section string   // whose it is, where a Document is about several sections
	// Cards stand on paper instead of the rows, which say the same for where there is no
	// paper (OfCards); nil for a table.
	Cards *cards.Deck
	// Halves: a long list of narrow columns. On paper it stands in two columns on each page.
	Halves bool
	// Wall: read from two metres. On paper its rows are in large type, on as many sheets as that takes.
	Wall bool
	// Seconds are what stands in the second lines of cells (Cell.Below), value by value, for where each value has a cell of its
	// own; each row has a cell for each. None where nobody asked.
	Seconds []Second
}

// Second is one value of the second lines of a column.
type Second struct {
	Of     string // the ID of the column
	Column Column
}

// Group is a heading that stands before row Row and spans the table.
type Group struct {
	Row   int
	Title string
}

// Column describes one column; Rows hold one cell for each.
type Column struct {
	ID     string // stable name: "rank", "name", "r3", "tb:USAT", for tests and for remembered widths
	Title  string // as printed: "Rnd 3"
	Code   string // for programs, where it differs from Title: "SOLKOFF" over "Solk."; "" is Title
	Align  Align
	Width  int    // least width in digits of the font, 0 = what the contents need
	Frozen bool   // stays in sight when the table is scrolled sideways
	Beside bool   // wanted beside the name where there is little room: the score
	Format Format // how Number is shown where a number is wanted
	Tip    string // the long name, for a pointer held over the heading
	Ref    Ref    // what the heading is about (a round, a tie-break)
	Write  bool   // to be written on with a pen: on paper, where a cell is Pending and empty, a line
	Aside  string // the heading of what is beside the texts (Cell.Aside), where it has a column of its own: "Colour"
}

// Heading is the heading for programs.
func (c *Column) Heading() string {
	if c.Code != "" {
		return c.Code
	}
	return c.Title
}

// Row is one line of cells, as many as there are columns.
type Row struct {
	Cells []Cell
	Mark  Mark // applies to the whole row: Changed, Withdrawn, Total
	Ref   Ref  // the participant, usually
	Last  bool // stays at the end of its group however the rows are sorted: the line to type the next one into
	Rule  bool // ends a group: a line below it, and a page rather ends here than elsewhere
	Under bool // belongs to the row above it, and is sorted and filtered with that: a team's player
	// Seconds are the values of the table's Seconds.
	Seconds []Cell
}

// Stays tells whether the row is neither sorted nor left out by a filter.
func (r *Row) Stays() bool { return r.Last || r.Mark == Total }

// Cell is one value.
type Cell struct {
	Text   string  // as an arbiter writes it
	Aside  string  // the end of Text that says something else: the colour beside a name, "(w)"; "" for none
	Below  string  // a second line under Text (the running score of a wall chart), "" for none
	Number float64 // the value for a spreadsheet; only when IsNumber
	// IsNumber tells a number from a text that merely looks like one.
	IsNumber bool
	Mark     Mark
	Ref      Ref
	Editable bool   // may be typed into on screen
	Tip      string // said when the pointer rests here
	Link     string // the page that it leads to, on web pages
	Sum      *Sum   // what the number is made of; nil where nobody asked, or where there is nothing to say
}

// Align is a column's alignment.
type Align uint8

// Alignments.
const (
	Left Align = iota
	Right
	Centre
)

// Format is how a column's numbers are written.
type Format uint8

// Number formats: decimals as arbiters print them.
const (
	General  Format = iota // as short as exact
	Whole                  // 12
	Halves                 // 12.5, always one decimal
	Quarters               // 12.25, always two decimals
)

// Mark is what a cell or row means. Inks map it to shape, weight and colour.
type Mark uint8

// Marks.
const (
	Plain     Mark = iota
	Win            // won over the board
	Draw           // drawn over the board
	Loss           // lost over the board
	Bye            // no opponent: any kind of bye
	Forfeit        // decided without play
	Pending        // paired, no result yet
	Empty          // nothing can stand here: the diagonal of an all-play-all grid
	Struck         // left out of a sum
	Changed        // moved or altered by the last change
	Warning        // needs the arbiter's eye
	Withdrawn      // has left the event
	Total          // a sum line
	Counting       // counts for the team
	Strong         // emphasised
	Locked         // cannot be changed before it is unlocked
	Box            // to be ticked with a pen; ticked when something stands in it
	Quiet          // there, but of no weight in what is shown
	Elsewhere      // somebody else is at work on it
)

// Ref says what a cell is about. Zero fields do not apply.
type Ref struct {
	Kind        RefKind
	Section     int32  // the section's ID in the event
	Participant int32  // the player's or team's ID
	Opponent    int32  // the other side's ID
	Round       int    // 1-based
	Board       int    // 1-based board of the round, or board of a match
	TieBreak    string // canonical code
	Place       int    // 1-based place in a trophy
}

// RefKind is the kind of thing a Ref points at.
type RefKind uint8

// Kinds of reference.
const (
	NoRef       RefKind = iota
	ToPlayer            // a participant: player or team
	ToResult            // one participant's round
	ToScore             // the score
	ToTieBreak          // one participant's value, or with no participant the tie-break itself
	ToRound             // a round
	ToBoardGame         // one board of a team match
	ToTrophySum         // what a club's players make together in one column
)

// Text returns a cell holding only text.
func Text(s string) Cell { return Cell{Text: s} }

// Num returns a cell holding a number and its written form.
func Num(text string, n float64) Cell { return Cell{Text: text, Number: n, IsNumber: true} }

// Column returns the index of the column with that ID, or -1.
func (t *Table) Column(id string) int {
	for i := range t.Columns {
		if t.Columns[i].ID == id {
			return i
		}
	}
	return -1
}
