// Package html writes tables as one page of HTML: it needs no other file, and
// can be mailed, put on a club's site, or opened and printed.
//
// The page can be read without its script. The style sheet follows the reader's light
// or dark setting; the whole page is scrolled and not a box within it, so that headings
// stay in sight above and names at the left. On a phone the score stands beside the name:
// it is a second showing of the same cell, made by the style sheet alone, so that the
// table is one table for those who hear or copy it. Marks are classes ("m-win",
// "m-struck"), shown by weight, line or frame as well as by colour. Every text goes
// through html/template: a name is never markup, and stands in a bdi of its own, so that
// the direction of its script reaches no further.
//
// The script (script.js) sorts, searches, and opens a number (table.Sum) by tap or key.
// It asks the network for nothing, and the page's policy would not let it.
//
// On paper no column is lost: see print.go.
package html

import (
	"bufio"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strings"
	"sync"
	"time"

	"wallchart/export/table"
	"wallchart/phrase"
)

// Options say how the page is to be printed and described.
type Options struct {
	Paper     table.Paper
	Landscape bool
	Created   time.Time // said at the end of the page; zero is none
	Pages     []Page    // of the same folder, in the order of reading
}

// Page is a page beside this one.
type Page struct {
	File, Title string
	Here        bool // it is this one
}

//go:embed page.gohtml
var source string

//go:embed style.css
var style string

//go:embed script.js
var script string

// policy lets the page do what it does by itself: nothing is fetched, nothing is sent, and no script runs but ours.
var policy = sync.OnceValue(func() string {
	sum := sha256.Sum256([]byte(script))
	return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; script-src 'sha256-" +
		base64.StdEncoding.EncodeToString(sum[:]) + "'"
})

// page is the template, made when the first page is written.
var page = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{"text": marked, "bare": phrase.Unsigned}).Parse(source))
})

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
	Heading     string // always one: the page's h1
	Lang        string
	Made, Shown string // the same moment, for programs and for people
	Policy      string
	Style       template.CSS
	Script      template.JS
	Picture     template.URL // the logo, within the page
	Pages       []Page
	First, Last string  // how the first sheet lies, and the last: "across", or "" for upright
	Contents    []sheet // more than one with a title
	Folded      bool    // so many that they would fill a phone's screen
	Sheets      []sheet
	Use         table.Words
	Rows        bool // there are enough to search in
	Data        *data
}

// fewContents are shown at once: a line each, above the first table on a phone.
const fewContents = 12

// newView is a document as the template of a page reads it.
func newView(doc table.Document, o Options) view {
	v := view{Document: doc, Heading: heading(&doc), Lang: doc.Language(), Policy: policy(), Script: template.JS(script), Pages: o.Pages,
		Use: doc.UsedWith()}
	if !o.Created.IsZero() {
		v.Made, v.Shown = o.Created.Format(time.RFC3339), phrase.Dated(doc.Language(), o.Created.Format("2006-01-02 15:04"))
	}
	if len(doc.Logo) > 0 {
		v.Picture = template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(doc.Logo))
	}
	width, height := o.Paper.Size(o.Landscape)
	across, down := o.Paper.Size(true)
	v.Style = template.CSS(style + fmt.Sprintf("@page { size: %gmm %gmm; margin: 12mm 10mm }\n@page across { size: %gmm %gmm }\n",
		width, height, across, down))
	v.Data = newData(v.Use)
	titled := map[string]bool{}
	for i := range doc.Tables {
		s := newSheet(&doc.Tables[i], i, &doc, o, v.Data)
		s.Place = s.Title != "" && !titled[s.Title]
		titled[s.Title] = true
		v.Sheets = append(v.Sheets, s)
		v.Rows = v.Rows || len(doc.Tables[i].Rows) > 1
		if s.Title != "" {
			v.Contents = append(v.Contents, s)
		}
	}
	if n := len(v.Sheets); n > 0 {
		v.First, v.Last = v.Sheets[0].Lies, v.Sheets[n-1].Lies
	}
	if len(v.Contents) < 2 {
		v.Contents = nil
	}
	v.Folded = len(v.Contents) > fewContents
	return v
}

// heading is what the page is called: a page without a heading is lost to those who hear it.
func heading(d *table.Document) string {
	for _, s := range []string{d.Title, d.Subtitle, d.Head} {
		if s != "" {
			return s
		}
	}
	for _, t := range d.Tables {
		if t.Title != "" || t.Name != "" {
			return or(t.Title, t.Name)
		}
	}
	return "–"
}

// marked is a text with a bdi around each name that is set apart in it: browsers leave that out where they look for the direction
// of the whole, as they do not what is between the signs.
func marked(s string) any {
	if !strings.Contains(s, phrase.Isolate) {
		return phrase.Unsigned(s)
	}
	open := 0
	var b strings.Builder
	for s != "" {
		at := strings.IndexAny(s, phrase.Isolate+phrase.Isolated)
		if at < 0 {
			break
		}
		b.WriteString(template.HTMLEscapeString(s[:at]))
		switch begins := strings.HasPrefix(s[at:], phrase.Isolate); {
		case begins:
			open++
			b.WriteString("<bdi>")
		case open > 0:
			open--
			b.WriteString("</bdi>")
		}
		s = s[at+len(phrase.Isolate):]
	}
	b.WriteString(template.HTMLEscapeString(s))
	b.WriteString(strings.Repeat("</bdi>", open))
	return template.HTML(b.String())
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func join(a, b string) string { return strings.TrimSpace(a + " " + b) }
