package table

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
	"golang.org/x/text/width"

	"wallchart/phrase"
)

// Written returns the number as the format prints it, with a point for the
// decimals. General is as short as exact.
func (f Format) Written(n float64) string {
	switch f {
	case Whole:
		return strconv.FormatFloat(n, 'f', 0, 64)
	case Halves:
		return strconv.FormatFloat(n, 'f', 1, 64)
	case Quarters:
		return strconv.FormatFloat(n, 'f', 2, 64)
	}
	return strconv.FormatFloat(n, 'f', -1, 64)
}

// Written returns what a program should read: the arbiter's text when a program
// reads it as a number too ("53.0"), with a point for its comma; otherwise the number in
// the column's format ("4½" becomes "4.5"); for a text cell the text.
func (c Cell) Written(f Format) string {
	if !c.IsNumber {
		return c.Text
	}
	if IsPlainNumber(c.Text) {
		return c.Text
	}
	if pointed := strings.Replace(c.Text, ",", ".", 1); IsPlainNumber(pointed) {
		if n, err := strconv.ParseFloat(pointed, 64); err == nil && n == c.Number {
			return pointed
		}
	}
	return f.Written(c.Number)
}

// IsPlainNumber reports whether s is digits with at most one decimal point and
// at most one sign before them.
func IsPlainNumber(s string) bool {
	if s != "" && (s[0] == '+' || s[0] == '-') {
		s = s[1:]
	}
	whole, part, point := strings.Cut(s, ".")
	return digits(whole) && (!point || digits(part))
}

func digits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// Cell returns the cell in column c, the zero Cell when the row is short.
func (r Row) Cell(c int) Cell {
	if c < 0 || c >= len(r.Cells) {
		return Cell{}
	}
	return r.Cells[c]
}

// HasBelow reports whether any cell of the row has a second line.
func (r Row) HasBelow() bool {
	for i := range r.Cells {
		if r.Cells[i].Below != "" {
			return true
		}
	}
	return false
}

// At is the cell in column c where it stands, to be read alone; an empty one when the row is short.
func (r *Row) At(c int) *Cell {
	if c < 0 || c >= len(r.Cells) {
		return &Cell{}
	}
	return &r.Cells[c]
}

// Headings are what is said of the document, or of a table of it, below the title, each for itself: the section, and what is
// shown of it. Both stand in one text, as the Document's Subtitle or the Table's Title.
func Headings(text, section string) []string {
	text = OneLine(text)
	if section = OneLine(section); section != "" {
		for _, start := range []string{section, phrase.Apart(section)} {
			for _, colon := range []string{": ", "\u00a0: "} { // the second in French
				if rest, found := strings.CutPrefix(text, start+colon); found {
					return []string{section, rest}
				}
			}
		}
	}
	if text == "" {
		return nil
	}
	return []string{text}
}

// FrozenColumns returns how many columns, counted from the left, are frozen
// without a gap: only those can stay in sight.
func (t *Table) FrozenColumns() int {
	n := 0
	for n < len(t.Columns) && t.Columns[n].Frozen {
		n++
	}
	return n
}

// HeadingsAt returns the headings that stand before row r, in order; r equal to
// the number of rows asks for those after the last one.
func (t *Table) HeadingsAt(r int) []string {
	var titles []string
	for _, g := range t.Groups {
		if g.Row == r || r == len(t.Rows) && g.Row > r {
			titles = append(titles, g.Title)
		}
	}
	return titles
}

// OneLine returns s as a single line: line breaks, tabs and other control
// characters become spaces, letters with marks are composed.
func OneLine(s string) string {
	if printable(s) {
		return s
	}
	if strings.IndexFunc(s, func(r rune) bool { return unicode.IsControl(r) || r == '\u2028' || r == '\u2029' }) >= 0 {
		s = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
				return ' '
			}
			return r
		}, s)
	}
	return norm.NFC.String(s)
}

// printable tells texts of nothing but printable ASCII, which most are.
func printable(s string) bool {
	for i := range len(s) {
		if s[i] < 0x20 || s[i] > 0x7e {
			return false
		}
	}
	return true
}

// DisplayWidth returns how many columns s takes in a typewriter face: two for
// wide East Asian characters and emoji, none for combining marks and joiners.
func DisplayWidth(s string) int {
	n, joined := 0, false
	for _, r := range s {
		switch {
		case joined: // drawn into the character before the joiner
			joined = false
		default:
			n += runeWidth(r)
		}
		if r == '\u200d' {
			joined = true
		}
	}
	return n
}

func runeWidth(r rune) int {
	if r >= 0x20 && r < 0x7f {
		return 1
	}
	if unicode.IsControl(r) || unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) || r >= 0x1f3fb && r <= 0x1f3ff {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
