package xlsx

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"wallchart/export/sheets"
)

// pen writes rows and cells as they stand in the file (ECMA-376 part 1, 18.3.1.73 row, 18.3.1.4 c). It is several times as
// fast as the library's stream writer, which makes a value of each cell first.
type pen struct {
	buf   []byte
	names []byte // the letters of all columns, one after the other
	ends  []int  // where those of each end
}

// newPen is for sheets of so many columns.
func newPen(columns int) pen {
	var p pen
	for c := range columns {
		p.names = append(p.names, sheets.ColumnName(c+1)...)
		p.ends = append(p.ends, len(p.names))
	}
	return p
}

// row begins a row, counted from 0, so many points high; 0 is as high as its text.
func (p *pen) row(r int, height float64) {
	p.buf = append(p.buf, `<row r="`...)
	p.buf = strconv.AppendInt(p.buf, int64(r+1), 10)
	p.buf = append(p.buf, '"')
	if height > 0 {
		p.buf = append(p.buf, ` customHeight="1" ht="`...)
		p.buf = strconv.AppendFloat(p.buf, height, 'f', -1, 64)
		p.buf = append(p.buf, '"')
	}
	p.buf = append(p.buf, '>')
}

// begin begins a cell; its type and its end are to follow.
func (p *pen) begin(c, r, style int) {
	p.buf = append(p.buf, `<c r="`...)
	p.at(c, r)
	p.buf = append(p.buf, '"')
	if style != 0 {
		p.buf = append(p.buf, ` s="`...)
		p.buf = strconv.AppendInt(p.buf, int64(style), 10)
		p.buf = append(p.buf, '"')
	}
}

func (p *pen) at(c, r int) {
	from := 0
	if c > 0 {
		from = p.ends[c-1]
	}
	p.buf = append(p.buf, p.names[from:p.ends[c]]...)
	p.buf = strconv.AppendInt(p.buf, int64(r+1), 10)
}

// inline is a text in its cell.
func (p *pen) inline(s string) {
	p.buf = append(p.buf, `<is><t xml:space="preserve">`...)
	p.text(literally(s))
	p.buf = append(p.buf, "</t></is>"...)
}

// text writes a text with what XML keeps for itself written otherwise, and without what XML cannot hold
// (Extensible Markup Language 1.0, 2.2 and 2.4).
func (p *pen) text(s string) {
	from := 0
	for i, r := range s {
		var instead string
		switch {
		case r == '&':
			instead = "&amp;"
		case r == '<':
			instead = "&lt;"
		case r == '>':
			instead = "&gt;"
		case r == '\n':
			instead = "&#xA;"
		case r == '\r':
			instead = "&#xD;" // as it stands it would be read as a line feed
		case r < ' ' && r != '\t', r == utf8.RuneError, r == 0xfffe, r == 0xffff:
			instead = "\ufffd"
		default:
			continue
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		p.buf = append(append(p.buf, s[from:i]...), instead...)
		from = i + size
	}
	p.buf = append(p.buf, s[from:]...)
}

// escaped is what a reader takes for the code of a character (22.9.2.19, ST_Xstring).
var escaped = regexp.MustCompile("_(x[0-9A-Fa-f]{4}_)")

// literally keeps a text from being read as the code of a character.
func literally(s string) string {
	if !strings.Contains(s, "_x") {
		return s
	}
	return escaped.ReplaceAllString(s, "_x005F_$1")
}
