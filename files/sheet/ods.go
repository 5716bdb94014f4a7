package sheet

import (
	"encoding/xml"
	"io"
	"strconv"
	"strings"

	"wallchart/files/archive"
	"wallchart/phrase"
)

// odsReader walks through content.xml, or a flat document, as a stream.
type odsReader struct {
	*xml.Decoder
	b      *budget
	sheets []Sheet
	now    *collector
	cells  []string
}

// readODS reads the tables of an OpenDocument spreadsheet.
func readODS(r io.Reader, b *budget) ([]Sheet, error) {
	o := &odsReader{Decoder: xml.NewDecoder(r), b: b}
	for depth := 0; ; {
		tok, err := o.Token()
		if err == io.EOF {
			return o.sheets, nil
		}
		if err != nil {
			return nil, phrase.Errorf("the spreadsheet is damaged, or has a password. Open it in LibreOffice and save it again without one")
		}
		switch t := tok.(type) {
		case xml.StartElement:
			if depth++; depth > archive.MaxDepth {
				return nil, phrase.Errorf("the spreadsheet is nested deeper than any program writes it. Save the list as .csv and open that")
			}
			done, err := o.start(t)
			if err != nil {
				return nil, err
			}
			if done {
				depth--
			}
		case xml.EndElement:
			depth--
			o.end(t.Name.Local)
		}
	}
}

// start begins a table, or reads a row's repetition, a cell, or what has no place in a table. It tells whether the
// element has been read to its end.
func (o *odsReader) start(t xml.StartElement) (bool, error) {
	switch t.Name.Local {
	case "table":
		if o.now == nil {
			if len(o.sheets) == mostSheets {
				return true, tooManySheets()
			}
			o.now = &collector{Sheet: Sheet{Name: attr(t, "name")}, budget: o.b}
		}
	case "table-row":
		o.cells = o.cells[:0]
		if o.now != nil {
			o.now.repeat = count(t, "number-rows-repeated")
		}
	case "table-cell", "covered-table-cell":
		text, err := o.cell(t)
		if err != nil {
			return true, err
		}
		for range min(count(t, "number-columns-repeated"), maxColumns+1-len(o.cells)) { // one more is seen, and said
			o.cells = append(o.cells, text)
		}
		if len(o.cells) > maxColumns && o.cells[maxColumns] == "" {
			o.cells[maxColumns] = text
		}
		return true, nil
	case "tracked-changes", "named-expressions", "database-ranges", "shapes", "dde-links":
		return true, o.Skip()
	}
	return false, nil
}

func (o *odsReader) end(name string) {
	switch {
	case o.now == nil:
	case name == "table-row":
		o.now.rows(o.cells, o.now.repeat)
	case name == "table":
		o.sheets = append(o.sheets, o.now.Sheet)
		o.now = nil
	}
}

// cell reads one cell to its end: a date's value, else the paragraphs as shown.
func (o *odsReader) cell(t xml.StartElement) (string, error) {
	var b strings.Builder
	paragraphs := 0
	for depth := 1; depth > 0; {
		tok, err := o.Token()
		if err != nil {
			return "", phrase.Errorf("the spreadsheet ends in the middle of a cell: it is damaged. Save it again")
		}
		switch e := tok.(type) {
		case xml.StartElement:
			switch e.Name.Local {
			case "annotation", "object", "frame", "table": // remarks, pictures, a table within the cell
				if err := o.Skip(); err != nil {
					return "", phrase.Errorf("the spreadsheet is damaged. Save it again")
				}
				continue
			case "p", "h":
				if paragraphs++; paragraphs > 1 {
					b.WriteByte(' ')
				}
			case "s":
				b.WriteString(strings.Repeat(" ", min(count(e, "c"), 100)))
			case "tab", "line-break":
				b.WriteByte(' ')
			}
			if depth++; depth > archive.MaxDepth {
				return "", phrase.Errorf("a cell of the spreadsheet is nested deeper than any program writes it. Save the list as .csv and open that")
			}
		case xml.EndElement:
			depth--
		case xml.CharData:
			if paragraphs > 0 && b.Len() < maxCell {
				b.Write(e[:min(len(e), maxCell)])
			}
		}
	}
	if date := attr(t, "date-value"); attr(t, "value-type") == "date" && len(date) >= 10 {
		return date[:10], nil
	}
	if b.Len() == 0 {
		return attr(t, "value"), nil
	}
	return b.String(), nil
}

func attr(t xml.StartElement, local string) string {
	for _, a := range t.Attr {
		if a.Name.Local == local {
			return a.Value
		}
	}
	return ""
}

// count reads a repetition, 1 where there is none.
func count(t xml.StartElement, local string) int {
	n, err := strconv.Atoi(attr(t, local))
	if err != nil {
		return 1
	}
	return max(0, min(n, 1<<20))
}
