// Package site makes a folder of web pages about an event: a page for each section, and one that leads to them. Every
// page is a file that needs no other (package html); any web space takes them as they are, and so does a stick.
//
// The names of the files stay the same from one time to the next, so that a link or a QR code goes on leading to the page.
package site

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Index is the file that a web space shows when nobody says which.
const Index = "index.html"

// File is a page.
type File struct {
	Name    string
	Content []byte
}

// Make makes the pages, the one that leads to the others last: whoever comes while they are written finds no link to a page
// that is yet to be. The page of an only section is the folder's first page itself.
func Make(t *model.Tournament, sections []reports.OfSection, o report.Options, h html.Options) ([]File, error) {
	if len(sections) == 0 {
		return nil, phrase.Errorf("there is nothing to make web pages of")
	}
	if len(sections) == 1 {
		f, err := write(Index, report.Join(sections[0].Documents...), h)
		return []File{f}, err
	}
	index := o.About(t)
	h.Pages = []html.Page{{File: Index, Title: o.Word(phrase.New("All sections"))}}
	for n, name := range names(sections) {
		h.Pages = append(h.Pages, html.Page{File: name, Title: called(sections, n, o)})
	}
	var files []File
	for n, s := range sections {
		doc := report.Join(s.Documents...)
		if doc.Subtitle == "" && called(sections, n, o) != doc.Title {
			doc.Subtitle = called(sections, n, o)
		}
		f, err := write(h.Pages[n+1].File, doc, here(h, n+1))
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	index.Tables = []table.Table{list(sections, h.Pages[1:], o)}
	f, err := write(Index, index, here(h, 0))
	return append(files, f), err
}

// list leads to the pages, and says how far each section is.
func list(sections []reports.OfSection, pages []html.Page, o report.Options) table.Table {
	say := func(format phrase.Format) string { return o.Word(phrase.New(format)) }
	t := table.Table{Name: say("Sections"), Title: say("Sections"), Columns: []table.Column{
		{ID: "section", Title: say("Section"), Frozen: true},
		{ID: "entries", Title: say("Entries"), Align: table.Right, Format: table.Whole},
		{ID: "rounds", Title: say("Rounds"), Align: table.Right},
	}}
	for n, s := range sections {
		entries := len(s.Section.Entries())
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{
			{Text: pages[n].Title, Link: pages[n].File},
			table.Num(fmt.Sprint(entries), float64(entries)),
			table.Text(o.Word(phrase.New("%d of %d", s.Section.Played(), s.Section.DueRounds()))),
		}})
	}
	return t
}

// here is the page of that number as the one that is read.
func here(h html.Options, n int) html.Options {
	pages := append([]html.Page{}, h.Pages...)
	pages[n].Here = true
	h.Pages = pages
	return h
}

func write(name string, doc table.Document, h html.Options) (File, error) {
	var b bytes.Buffer
	err := html.Write(&b, doc, h)
	return File{name, b.Bytes()}, err
}

// called is a section's name, or its number where it has none.
func called(sections []reports.OfSection, n int, o report.Options) string {
	if name := strings.TrimSpace(sections[n].Section.Name); name != "" {
		return name
	}
	return o.Word(phrase.New("Section %d", n+1))
}

// names are the names of the files: the sections' own in small letters of English, which every web space takes, and no name twice.
func names(sections []reports.OfSection) []string {
	taken := map[string]bool{"index": true}
	var all []string
	for n, s := range sections {
		base := plain(s.Section.Name)
		if base == "" {
			base = fmt.Sprint("section-", n+1)
		}
		name := base
		for k := 2; taken[name]; k++ {
			name = fmt.Sprint(base, "-", k)
		}
		taken[name] = true
		all = append(all, name+".html")
	}
	return all
}

// plain is a name in small letters without accents; what is neither letter nor digit becomes a hyphen.
func plain(name string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(strings.ToLower(name)) {
		switch {
		case r == 'ß':
			b.WriteString("ss")
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			b.WriteRune(r)
		case unicode.Is(unicode.Mn, r): // an accent
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	s := b.String()
	return strings.TrimRight(s[:min(len(s), longest)], "-")
}

// longest is how many characters of a section's name the file's has: sticks and old web spaces take no very long ones.
const longest = 40
