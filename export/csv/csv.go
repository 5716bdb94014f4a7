// Package csv writes tables as values with delimiters: RFC 4180,
// for spreadsheets and programs.
//
// Numbers are written with a decimal point as the column's format prints them,
// so that "4½" on paper is 4.5 here. The second line of two-line cells becomes a
// column of its own, a group heading the first column. Texts that a spreadsheet
// would take for a formula get a leading apostrophe: a name is typed by a
// stranger, and "=HYPERLINK(…)" must stay a name. Results such as "+" or "-B-"
// are harmless and stay as they are. Titles and notes are left out, except the
// titles that tell several tables apart. A column has its heading for programs.
//
// # For people
//
// A file that somebody opens in Excel by a double click is read as Excel likes:
// without a byte order mark not as UTF-8, and "1-0" or "3-1" as days of the year.
// So People has the mark, what separates values where the document's language is
// written, results with a dash instead of a hyphen, and colours that stand beside
// a name on paper in columns of their own.
package csv

import (
	"bufio"
	"encoding/csv"
	"io"
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
)

// Options say how values are separated.
type Options struct {
	Delimiter rune // comma when zero; semicolon and tab are usual too
	// BOM puts a byte order mark first: without it Excel does not see UTF-8.
	BOM bool
	// DecimalComma writes 4,5 for spreadsheets in countries that do; the
	// delimiter should then be a semicolon or a tab.
	DecimalComma bool
	CRLF         bool // lines end as RFC 4180 has them; otherwise in a line feed
	// Spreadsheet writes what Excel would take for a date so that it stays what it
	// is, and what stands beside a text (table.Cell.Aside) into a column of its own.
	Spreadsheet bool
}

// People returns the options of a file that people open in a spreadsheet. Where
// decimals have a comma the values have a semicolon between them, as Excel there has
// it. A separator of zero is that of the language.
func People(lang string, separator rune) Options {
	o := Options{Delimiter: separator, BOM: true, Spreadsheet: true}
	comma := phrase.DecimalComma(lang)
	if separator == 0 {
		o.Delimiter = ','
		if comma {
			o.Delimiter = ';'
		}
	}
	// Whoever asks for semicolons has an Excel that has the comma for its decimals.
	o.DecimalComma = o.Delimiter == ';' || comma && o.Delimiter != ','
	return o
}

// Write writes the document in UTF-8. A single table stands alone, heading row
// first; several have an empty line between them and their title above.
func Write(w io.Writer, doc table.Document, o Options) error {
	out := bufio.NewWriter(w)
	if o.BOM {
		out.WriteString("\ufeff")
	}
	c := csv.NewWriter(out)
	c.UseCRLF = o.CRLF
	if o.Delimiter != 0 {
		c.Comma = o.Delimiter
	}
	for i := range doc.Tables {
		t := &doc.Tables[i]
		if len(doc.Tables) > 1 {
			c.Flush()
			if i > 0 {
				out.WriteString(map[bool]string{false: "\n", true: "\r\n"}[o.CRLF])
			}
			title := t.Title
			if title == "" {
				title = t.Name
			}
			if err := c.Write([]string{o.value(title)}); err != nil {
				return err
			}
		}
		if err := writeTable(c, t, o); err != nil {
			return err
		}
	}
	c.Flush()
	if err := c.Error(); err != nil {
		return err
	}
	return out.Flush()
}

// writeTable writes the headings and the rows. What stands below or beside a value on paper has a column of its own here, and so have the
// titles of groups.
func writeTable(c *csv.Writer, t *table.Table, o Options) error {
	below := make([]bool, len(t.Columns))
	for _, row := range t.Rows {
		for i := range t.Columns {
			below[i] = below[i] || row.Cell(i).Below != ""
		}
	}
	var record []string
	add := func(s string) { record = append(record, o.value(s)) }
	aside := func(c int) bool { return o.Spreadsheet && t.Columns[c].Aside != "" }
	if len(t.Groups) > 0 {
		add(t.Grouped)
	}
	for i, col := range t.Columns {
		add(col.Heading())
		if aside(i) {
			add(col.Aside)
		}
		if below[i] {
			add(col.Heading() + " (2)")
		}
	}
	if err := c.Write(record); err != nil {
		return err
	}
	group := ""
	for r, row := range t.Rows {
		record = record[:0]
		if titles := t.HeadingsAt(r); len(titles) > 0 {
			group = strings.Join(titles, ", ")
		}
		if len(t.Groups) > 0 {
			add(group)
		}
		for i, col := range t.Columns {
			cell := row.Cell(i)
			s := cell.Written(col.Format)
			if aside(i) {
				s = strings.TrimSpace(strings.TrimSuffix(s, cell.Aside))
			}
			add(o.decimal(s))
			if aside(i) {
				add(strings.Trim(cell.Aside, "()"))
			}
			if below[i] {
				add(o.decimal(cell.Below))
			}
		}
		if err := c.Write(record); err != nil {
			return err
		}
	}
	return nil
}

// decimal is a number with the comma that is asked for; other texts stay.
func (o Options) decimal(s string) string {
	if o.DecimalComma && table.IsPlainNumber(s) {
		return strings.Replace(s, ".", ",", 1)
	}
	return s
}

// value is a text as it stands in the file.
func (o Options) value(s string) string {
	if o.Spreadsheet {
		s = noDate(s)
	}
	return harmless(flat(s, o))
}

// noDate returns a result such as "1-0", "3-1" or "1/2" with a dash instead of the
// hyphen, or the stroke of a fraction: a spreadsheet takes one, two or three small
// numbers with a hyphen or a stroke between them for a date. A date as the event writes
// it, 2026-03-04, begins with a year and stays.
func noDate(s string) string {
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == '-' || r == '/' })
	between := strings.Count(s, "-") + strings.Count(s, "/")
	if len(parts) < 2 || len(parts) > 3 || between != len(parts)-1 {
		return s
	}
	for _, p := range parts {
		if p = strings.TrimSpace(p); len(p) > 3 || strings.Trim(p, "0123456789") != "" || p == "" {
			return s
		}
	}
	return strings.NewReplacer("-", "–", "/", "⁄").Replace(s)
}

// flat keeps a value on its line where readers split at every line end and tab.
func flat(s string, o Options) string {
	if o.Delimiter == '\t' {
		return table.OneLine(s)
	}
	return s
}

// harmless returns s with an apostrophe before it when a spreadsheet would take
// it for a formula. Plain numbers and lone signs ("+", "-B-", "+/-") stay.
func harmless(s string) string {
	if s == "" || !strings.ContainsRune("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20", firstRune(s)) {
		return s
	}
	bye, points, _ := strings.Cut(s, ",") // "-B-,4.0": a team's bye with its game points
	if number(s) || signsOnly(s) || signsOnly(bye) && number(points) {
		return s
	}
	return "'" + s
}

func firstRune(s string) rune {
	for _, r := range s {
		return r
	}
	return 0
}

// number reports whether s is a number as people write it, with a point, a comma
// or a ½.
func number(s string) bool {
	whole, half := strings.CutSuffix(s, "½")
	if half && (whole == "" || whole == "-" || whole == "+") {
		return true
	}
	return table.IsPlainNumber(strings.Replace(whole, ",", ".", 1))
}

// signsOnly reports whether s is one sign, two signs with or without a stroke
// between them, or a capital letter between two signs: nothing to be computed.
func signsOnly(s string) bool {
	sign := func(b byte) bool { return b == '+' || b == '-' || b == '=' }
	switch len(s) {
	case 1:
		return sign(s[0])
	case 2:
		return sign(s[0]) && sign(s[1])
	case 3:
		return sign(s[0]) && sign(s[2]) && (s[1] == '/' || 'A' <= s[1] && s[1] <= 'Z')
	}
	return false
}
