// Package formats lists the forms a document can be written in: for all who let
// somebody choose, the export dialog and the command line loop over one slice.
package formats

import (
	"io"
	"strings"
	"time"

	"wallchart/export/csv"
	"wallchart/export/html"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/table"
	"wallchart/export/text"
	"wallchart/export/xlsx"
	"wallchart/phrase"
)

// Sheet is the paper a document is laid out for, where the format knows paper.
type Sheet struct {
	Paper       table.Paper
	Orientation table.Orientation
	Fill        bool      // enlarge to fill the sheet: for the wall
	Created     time.Time // a document property, and said below every page; zero is none
	NUp         int       // pages on a sheet: 2 or 4
	Booklet     bool      // pages on sheets that are folded in the middle
	// Programs: comma-separated values are for programs, which expect neither a byte
	// order mark nor what a spreadsheet needs.
	Programs  bool
	Separator rune // of comma-separated values for people; 0 is as usual where the document's language is written
	NoMark    bool // without the byte order mark, that Excel tells UTF-8 by
	// Doubt is told what cannot be written as it should, and what helps; nil is nobody.
	Doubt func(phrase.Text)
}

// values is how comma-separated values are written.
func (s Sheet) values(d *table.Document) csv.Options {
	if s.Programs {
		return csv.Options{Delimiter: s.Separator}
	}
	o := csv.People(d.Language(), s.Separator)
	o.BOM = !s.NoMark
	return o
}

// Page is how the document is laid out on it.
func (s Sheet) Page() page.Options {
	return page.Options{Paper: s.Paper, Orientation: s.Orientation, Fill: s.Fill, Created: s.Created, NUp: s.NUp, Booklet: s.Booklet}
}

// Format is one form a document can be written in.
type Format struct {
	Name    string      // short and stable, as on the command line: "xlsx"
	Title   phrase.Text // in menus: "Excel workbook"
	Endings []string    // of files, without the dot; the first is the usual one
	Plain   bool        // plain text, can be shown in a terminal
	Paged   bool        // knows paper
	Write   func(io.Writer, table.Document, Sheet) error
}

// Opens tells whether numbers can be opened in what is written: then a document has what they are made of.
func (k Format) Opens() bool { return k.Name == "html" }

// Apart tells whether each value has a cell of its own in what is written: then a document has what stands in second lines
// value by value as well.
func (k Format) Apart() bool { return k.Name == "xlsx" }

// Isolates tells whether what is written is ordered by whoever shows it, in the direction of its letters: then a document has signs
// around names within its sentences. Elsewhere they would be characters that nobody sees.
func (k Format) Isolates() bool { return k.Name == "xlsx" || k.Name == "pdf" || k.Name == "html" }

// Values tells whether programs read what is written: then decimals have a point in a document, and the form writes them as it must.
func (k Format) Values() bool { return k.Name == "csv" || k.Name == "tsv" || k.Name == "json" }

// mailWidth is the longest line of a mail: RFC 5322, 2.1.1.
const mailWidth = 78

// All lists the formats in the order of menus.
var All = []Format{
	{"xlsx", phrase.New("Excel workbook"), []string{"xlsx"}, false, true, func(w io.Writer, d table.Document, s Sheet) error {
		return xlsx.Write(w, d, xlsx.Options{Paper: s.Paper, Orientation: s.Orientation, Created: s.Created})
	}},
	{"pdf", phrase.New("PDF for printing"), []string{"pdf"}, false, true, func(w io.Writer, d table.Document, s Sheet) error {
		return pdf.Write(w, d, pdf.Options{Page: s.Page(), Created: s.Created, Doubt: s.Doubt})
	}},
	{"html", phrase.New("Web page"), []string{"html", "htm"}, true, true, func(w io.Writer, d table.Document, s Sheet) error {
		return html.Write(w, d, html.Options{Paper: s.Paper, Landscape: s.Orientation == table.Across, Created: s.Created})
	}},
	{"csv", phrase.New("CSV for spreadsheets"), []string{"csv"}, true, false, func(w io.Writer, d table.Document, s Sheet) error {
		return csv.Write(w, d, s.values(&d))
	}},
	{"tsv", phrase.New("Tab-separated text"), []string{"tsv", "tab"}, true, false, func(w io.Writer, d table.Document, _ Sheet) error {
		return csv.Write(w, d, csv.Options{Delimiter: '\t'})
	}},
	{"text", phrase.New("Plain text"), []string{"txt", "text"}, true, false, func(w io.Writer, d table.Document, _ Sheet) error {
		return text.Write(w, d, text.Options{})
	}},
	// The same endings: a file that ends so is plain text unless the form is named.
	{"mail", phrase.New("Text for mails, 78 columns wide"), []string{"txt", "text"}, true, false,
		func(w io.Writer, d table.Document, _ Sheet) error {
			return text.Write(w, d, text.Options{MaxWidth: mailWidth})
		}},
	{"md", phrase.New("Markdown"), []string{"md", "markdown"}, true, false, func(w io.Writer, d table.Document, _ Sheet) error {
		return text.Write(w, d, text.Options{Markdown: true})
	}},
}

// ByName returns the format of that name.
func ByName(name string) (Format, bool) {
	for _, k := range All {
		if strings.EqualFold(k.Name, name) {
			return k, true
		}
	}
	return Format{}, false
}

// ByEnding returns the format of files with that ending, with or without its dot.
func ByEnding(ending string) (Format, bool) {
	ending = strings.ToLower(strings.TrimPrefix(ending, "."))
	for _, k := range All {
		for _, e := range k.Endings {
			if e == ending {
				return k, true
			}
		}
	}
	return Format{}, false
}
