// Package xlsx writes tables as an Excel workbook: one sheet a table.
//
// The workbook is made to be worked with and to be printed: numbers are numbers
// in the column's format, headings and names stay in sight, and every sheet is
// set up for paper (as page lays tables out, headings repeated, page n of m below).
// Texts are always texts, also those that begin with "=".
//
// # Who writes what
//
// The library writes all of the file but the rows of the sheets, which are written here
// (pen): that is faster than its stream writer, and formulas can be shared. Its own
// sheets have no cells, so that whatever concerns a sheet as a whole can be set at any time.
package xlsx

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/phrase"
)

// Options say how the sheets are printed and described.
type Options struct {
	Paper       table.Paper
	Orientation table.Orientation
	Created     time.Time // a document property; zero is none
}

// Write writes the document as a workbook. The same document and options give
// the same bytes.
func Write(w io.Writer, doc table.Document, o Options) error {
	f := excelize.NewFile()
	defer f.Close()
	if err := properties(f, doc, o); err != nil {
		return err
	}
	tables := doc.Tables
	if len(tables) == 0 {
		tables = []table.Table{{Name: doc.Title}}
	}
	names := sheetNames(tables)
	styles := newStyles(f)
	cells := map[string]func(io.Writer) error{}
	for i := range tables {
		if i == 0 {
			if err := f.SetSheetName("Sheet1", names[i]); err != nil {
				return err
			}
		} else if _, err := f.NewSheet(names[i]); err != nil {
			return err
		}
		s := newSheet(f, styles, doc, &tables[i], names[i])
		if i == len(tables)-1 {
			s.notes = append(s.notes[:len(s.notes):len(s.notes)], doc.Notes...)
		}
		if err := s.write(o, doc.Logo); err != nil {
			return fmt.Errorf("sheet %q cannot be written: %w", names[i], err)
		}
		cells[partName(i)] = s.writeRows
	}
	return writeSorted(w, f, cells)
}

func properties(f *excelize.File, doc table.Document, o Options) error {
	p := &excelize.DocProperties{
		Title: table.OneLine(doc.Title), Subject: phrase.Unsigned(table.OneLine(doc.Subtitle)),
		Creator: table.OneLine(doc.Author), LastModifiedBy: table.OneLine(doc.Author),
		Keywords: table.OneLine(doc.Keywords), Language: doc.Language(),
	}
	if !o.Created.IsZero() {
		p.Created = o.Created.UTC().Format(time.RFC3339)
		p.Modified = p.Created
	}
	if p.Subject == "" {
		p.Subject = contents(doc)
	}
	if err := f.SetAppProps(&excelize.AppProperties{Application: "Wallchart", Company: table.OneLine(doc.Head)}); err != nil {
		return err
	}
	return f.SetDocProps(p)
}

// contents are the names of the tables.
func contents(doc table.Document) string {
	var names []string
	for i := range doc.Tables {
		if name := table.OneLine(doc.Tables[i].Name); name != "" {
			names = append(names, name)
		}
	}
	return sheets.Cut(strings.Join(names, ", "), 200)
}
