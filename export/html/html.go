// Package html writes tables as one page of HTML that needs no other file: it
// can be mailed, put on a club's site, or opened and printed.
//
// The style sheet follows the reader's light or dark setting, repeats headings
// on every printed sheet and keeps the column of names in sight when a wide
// table is scrolled on a phone. Marks are classes ("m-win", "m-struck"), shown by
// weight, line or frame as well as by colour. Every text goes through
// html/template: a name is never markup.
package html

import (
	"bufio"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strings"
	"sync"
	"time"

	"wallchart/export/table"
)

// Options say how the page is to be printed and described.
type Options struct {
	Paper     table.Paper
	Landscape bool
	Created   time.Time // shown in the page's properties; zero is none
}

//go:embed page.gohtml
var source string

//go:embed style.css
var style string

// page is the template, made when the first page is written.
var page = sync.OnceValue(func() *template.Template { return template.Must(template.New("page").Parse(source)) })

// Write writes the document as one HTML page in UTF-8.
func Write(w io.Writer, doc table.Document, o Options) error {
	out := bufio.NewWriter(w)
	if err := page().Execute(out, newView(doc, o)); err != nil {
		return fmt.Errorf("the page cannot be written: %w", err)
	}
	return out.Flush()
}

type view struct {
	table.Document
	Lang    string
	Created string
	Style   template.CSS
	Picture template.URL // the logo, within the page
	Sheets  []sheet
}

type sheet struct {
	ID, Title string
	Span      int
	Columns   []heading
	Rows      []line
	Notes     []string
}

type heading struct{ Class, Title, Tip string }

// line is a row, or a group heading when Group is not empty.
type line struct {
	Group string
	Class string
	Cells []cell
}

type cell struct {
	Heads            bool // the row's name: a heading for those who hear the table
	Class            string
	Text, Below, Tip string
}

func newView(doc table.Document, o Options) view {
	v := view{Document: doc, Lang: doc.Language()}
	if !o.Created.IsZero() {
		v.Created = o.Created.Format(time.RFC3339)
	}
	if len(doc.Logo) > 0 {
		v.Picture = template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(doc.Logo))
	}
	width, height := o.Paper.Size(o.Landscape)
	v.Style = template.CSS(style + fmt.Sprintf("@page { size: %gmm %gmm; margin: 12mm 10mm }\n", width, height))
	for i := range doc.Tables {
		v.Sheets = append(v.Sheets, newSheet(&doc.Tables[i], i, doc.Title))
	}
	return v
}

func newSheet(t *table.Table, i int, title string) sheet {
	s := sheet{ID: fmt.Sprintf("table%d", i+1), Span: len(t.Columns), Notes: t.Notes}
	if t.Title != title {
		s.Title = t.Title
	}
	head := max(0, t.FrozenColumns()-1)
	for c, col := range t.Columns {
		class := alignClass(col.Align)
		if c == head {
			class = join(class, "name")
		}
		s.Columns = append(s.Columns, heading{class, col.Title, col.Tip})
	}
	groups := func(r int) {
		for _, g := range t.HeadingsAt(r) {
			s.Rows = append(s.Rows, line{Group: g})
		}
	}
	for r, row := range t.Rows {
		groups(r)
		l := line{Class: markClass(row.Mark), Cells: make([]cell, len(t.Columns))}
		for c, col := range t.Columns {
			from := row.Cell(c)
			l.Cells[c] = cell{
				Heads: c == head, Class: join(alignClass(col.Align), markClass(from.Mark)),
				Text: from.Text, Below: from.Below, Tip: from.Tip,
			}
		}
		s.Rows = append(s.Rows, l)
	}
	groups(len(t.Rows))
	return s
}

func alignClass(a table.Align) string {
	switch a {
	case table.Right:
		return "r"
	case table.Centre:
		return "c"
	}
	return ""
}

func markClass(m table.Mark) string {
	if m == table.Plain {
		return ""
	}
	return "m-" + m.String()
}

func join(a, b string) string { return strings.TrimSpace(a + " " + b) }
