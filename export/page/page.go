// Package page lays a table.Document out on sheets of paper: placed texts,
// lines and filled rectangles, in millimetres from the upper left corner. It
// knows neither PDF nor screens, so that the file, the printer and the preview
// draw the same.
//
// # How the size of type is found
//
// A column is as wide as its widest cell. The widths of all columns together,
// in ems, say how large the type may be for the table to fit across the sheet.
// When that is larger than wanted, the largest size is taken; when it is small,
// headings are broken into several lines, then the few very long texts of a
// column, then every text of words but the names; when it would be smaller than
// the least size, the columns are divided over several sheets, each beginning with
// the frozen columns. All of them break at the same rows, and a row is equally high
// on each, so that they can be taped together. Nothing is ever cut off: a text that
// still is too long for its cell runs over several lines, and a word too long for a
// line is set smaller.
//
// # Filling the sheet
//
// A wall chart is read from two metres away. With Options.Fill the type grows
// further, columns take the whole width, rows the whole height within reason,
// every table begins on a new sheet, and the type gives way a little where that
// saves a sheet that would be nearly empty.
//
// # How the paper lies
//
// Unless told, the layout chooses: the fewest sheets, and of equally many those that
// stand upright. It does so for each part of the document that begins on a page of its
// own (Table.NewPage). TurnAcross is the rule, for the workbook too.
package page

import (
	"math"
	"time"

	"wallchart/export/table"
)

// Options say what paper to fill and how. Sizes of type are in points.
type Options struct {
	Paper       table.Paper
	Orientation table.Orientation
	Margin      float64 // millimetres on every side; 10 when zero
	Fill        bool    // enlarge to fill the sheet: for the wall
	LeastSize   float64 // 9 when zero
	// LargestSize is 11 when zero. With Fill it is 14, and more for a table that
	// then still stands on one page.
	LargestSize float64
	Footer      string // at the left foot of every page
	// NUp places so many pages, 2 or 4, on each sheet, smaller; 0 and 1 are a page a sheet.
	NUp int
	// Booklet places two pages on each side of a sheet, so that the sheets, printed on both
	// sides, laid upon each other and folded in the middle, are read from front to back.
	Booklet bool
	Created time.Time // said at the foot of every page; zero is not

	wall bool // of a table for the wall
}

// Metrics returns the width in millimetres of a text on one line at a size in
// points. It must grow in proportion to the size.
type Metrics func(text string, bold bool, points float64) float64

// Page is one side of paper. Draw Fills first, then Pictures, Lines and Texts.
type Page struct {
	Width, Height float64 // millimetres
	Pictures      []Picture
	Fills         []Fill
	Lines         []Line
	Texts         []Text

	bare   bool // without a foot: every place of it is a card
	whole  bool // as large as it is: cards are cut out of it, or are labels
	goesOn bool // with a running title, after a sheet with the title
}

// Picture is a PNG in a rectangle.
type Picture struct {
	X, Y, W, H float64
	PNG        []byte
}

// Fill is a filled rectangle.
type Fill struct {
	X, Y, W, H float64
	Tone       Tone
}

// Line is a straight line of a width in millimetres.
type Line struct {
	X1, Y1, X2, Y2 float64
	Width          float64
	Tone           Tone
}

// Text is one line of text. X and Y are the left end of its base line.
type Text struct {
	X, Y         float64
	Width        float64 // as the Metrics measured it
	Size         float64 // points
	Bold, Italic bool
	Turned       bool // upside down, in the same place: by half a turn about the middle of its capitals
	Tone         Tone
	String       string
	Continues    bool // the paragraph of the text before it

	Role Role
	// Table, Row and Column say which cell the text belongs to, counted from 0;
	// -1 where that does not apply.
	Table, Row, Column int
}

// Role is what a text is on the page.
type Role uint8

// Roles of texts.
const (
	Title   Role = iota
	Running      // the title again, on later pages
	Heading      // of a column
	Group
	Body
	Below // the second line of a cell
	Note
	Foot
	Part // which sheet of a table divided over several this is
)

// Tone is a colour by its use.
type Tone uint8

// Tones.
const (
	Ink Tone = iota
	Muted
	Alert
	Rule
	Head
	Zebra
	Tint
)

// Tones are all of them, in the order in which they lie on each other where shapes of several do.
func Tones() []Tone { return []Tone{Zebra, Tint, Head, Rule, Muted, Alert, Ink} }

// RGB returns the tone on white paper.
func (t Tone) RGB() (r, g, b uint8) {
	switch t {
	case Muted:
		return 0x5d, 0x64, 0x70
	case Alert:
		return 0xb3, 0x26, 0x1e
	case Rule:
		return 0xbc, 0xc2, 0xcc
	case Head:
		return 0xe3, 0xe8, 0xf0
	case Zebra:
		return 0xf3, 0xf5, 0xf9
	case Tint:
		return 0xff, 0xf1, 0xc2
	}
	return 0x10, 0x12, 0x16
}

// Middle is the point that a turned text is turned about.
func (t Text) Middle() (x, y float64) { return t.X + t.Width/2, t.Y - capHeight/2*t.Size*mm }

// mm is the height of one point in millimetres.
const mm = 25.4 / 72

func (o Options) withDefaults() Options {
	if o.Margin == 0 {
		o.Margin = 10
	}
	smaller := 1.0
	if o.Booklet { // its pages are half as large as the sheet, and still read
		smaller = math.Sqrt2
		if o.Orientation == table.Auto {
			o.Orientation = table.Upright
		}
	}
	if o.LeastSize == 0 {
		o.LeastSize = goodSize * smaller
	}
	if o.LargestSize == 0 {
		o.LargestSize = 11 * smaller
		if o.Fill {
			o.LargestSize = 14
		}
	}
	o.LargestSize = max(o.LargestSize, o.LeastSize)
	return o
}
