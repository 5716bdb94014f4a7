// Package pdf writes tables as a PDF file, ready for the printer.
//
// Package page decides where everything stands; this package draws it. Latin,
// Greek and Cyrillic are set in the embedded Noto Sans, as text that can be
// searched and copied. Anything else (other scripts, emoji, rare characters) is
// shaped with a font of this computer and drawn as outlines; where no font has a
// character, an empty box shows that something stands there. The library that
// makes the file knows only the first 65,536 characters and fails on others, so
// no such character ever reaches it.
package pdf

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"time"
	"unicode/utf16"

	"codeberg.org/go-pdf/fpdf"

	"wallchart/assets/fonts"
	"wallchart/export/page"
	"wallchart/export/table"
)

// Options say how the pages are laid out and the file is described.
type Options struct {
	Page    page.Options
	Created time.Time // a property of the file, and said below every page; zero is none
}

// NewMetrics returns the widths of texts as this package draws them, for laying
// out pages elsewhere, as for a preview. The function is not safe for
// concurrent use.
func NewMetrics() (page.Metrics, error) {
	f, err := newFaces()
	if err != nil {
		return nil, fmt.Errorf("the embedded font cannot be read: %w", err)
	}
	return f.metrics, nil
}

func (f *faces) metrics(text string, bold bool, points float64) float64 {
	return f.width(text, bold) * points * 25.4 / 72
}

// Write writes the document as a PDF. The same document, options and fonts on
// the computer give the same bytes.
func Write(w io.Writer, doc table.Document, o Options) error {
	f, err := newFaces()
	if err != nil {
		return fmt.Errorf("the embedded font cannot be read: %w", err)
	}
	o.Page.Created = o.Created
	return write(w, page.Layout(doc, o.Page, f.metrics), f, doc, o)
}

func write(w io.Writer, pages []page.Page, f *faces, doc table.Document, o Options) error {
	p := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm"})
	p.SetAutoPageBreak(false, 0)
	p.SetMargins(0, 0, 0)
	p.SetCatalogSort(true)
	describe(p, doc, o)
	p.AddUTF8FontFromBytes(family, "", fonts.Regular)
	p.AddUTF8FontFromBytes(family, "B", fonts.Bold)
	pen := &pen{pdf: p, faces: f}
	for _, pg := range pages {
		p.AddPageFormat("P", fpdf.SizeType{Wd: pg.Width, Ht: pg.Height})
		pen.draw(pg)
	}
	var b bytes.Buffer
	if err := p.Output(&b); err != nil {
		return fmt.Errorf("the PDF cannot be made: %w", err)
	}
	file := b.Bytes()
	if o.Created.IsZero() {
		file = undated(file)
	}
	_, err := w.Write(file)
	return err
}

// noDate stands in the file until it is blotted out: the library always writes
// a date.
var noDate = time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC)

func describe(p *fpdf.Fpdf, doc table.Document, o Options) {
	created := o.Created
	if created.IsZero() {
		created = noDate
	}
	p.SetCreationDate(created)
	p.SetModificationDate(created)
	p.SetTitle(property(doc.Title), false)
	p.SetSubject(property(doc.Subtitle), false)
	p.SetAuthor(property(doc.Author), false)
	p.SetKeywords(property(doc.Keywords), false)
	p.SetCreator("Wallchart", false)
	p.SetProducer("Wallchart", false)
	p.SetLang(doc.Language()) // for those who have the file read out
}

// property returns a text as PDF wants it in a file's properties: UTF-16 with a
// byte order mark. The library's own conversion fails on broken UTF-8.
func property(s string) string {
	if s == "" {
		return ""
	}
	b := []byte{0xfe, 0xff}
	for _, unit := range utf16.Encode([]rune(table.OneLine(s))) {
		b = binary.BigEndian.AppendUint16(b, unit)
	}
	return string(b)
}

// undated replaces the dates in the file's properties by spaces, so that places
// in the file stay where its index says.
func undated(file []byte) []byte {
	for _, key := range []string{"/CreationDate", "/ModDate"} {
		date := []byte(key + " (D:19700101000000)")
		if at := bytes.LastIndex(file, date); at >= 0 {
			copy(file[at:], bytes.Repeat([]byte{' '}, len(date)))
		}
	}
	return file
}
