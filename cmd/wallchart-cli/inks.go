package main

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"

	"wallchart/export/csv"
	"wallchart/export/html"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/table"
	"wallchart/export/text"
	"wallchart/export/xlsx"
)

// sheet is the paper a document is laid out for, where the ink knows paper.
type sheet struct {
	paper     table.Paper
	landscape bool
}

// ink is one form a document can be written in.
type ink struct {
	name    string   // as in --format
	endings []string // of files
	screen  bool     // can be shown in a terminal
	write   func(io.Writer, table.Document, sheet) error
}

var inks = []ink{
	{"text", []string{"txt", "text"}, true, func(w io.Writer, d table.Document, _ sheet) error {
		return text.Write(w, d, text.Options{})
	}},
	{"tsv", []string{"tsv", "tab"}, true, func(w io.Writer, d table.Document, _ sheet) error {
		return csv.Write(w, d, csv.Options{Delimiter: '\t'})
	}},
	{"json", []string{"json"}, true, func(w io.Writer, d table.Document, _ sheet) error { return writeJSON(w, d) }},
	{"csv", []string{"csv"}, true, func(w io.Writer, d table.Document, _ sheet) error {
		return csv.Write(w, d, csv.Options{})
	}},
	{"html", []string{"html", "htm"}, true, func(w io.Writer, d table.Document, s sheet) error {
		return html.Write(w, d, html.Options{Paper: s.paper, Landscape: s.landscape})
	}},
	{"md", []string{"md", "markdown"}, true, func(w io.Writer, d table.Document, _ sheet) error {
		return text.Write(w, d, text.Options{Markdown: true})
	}},
	{"xlsx", []string{"xlsx"}, false, func(w io.Writer, d table.Document, s sheet) error {
		return xlsx.Write(w, d, xlsx.Options{Paper: s.paper, Landscape: s.landscape})
	}},
	{"pdf", []string{"pdf"}, false, func(w io.Writer, d table.Document, s sheet) error {
		return pdf.Write(w, d, pdf.Options{Page: page.Options{Paper: s.paper, Landscape: s.landscape}})
	}},
}

// screenInk is the ink of --format.
func screenInk(name string) (ink, error) {
	var names []string
	for _, k := range inks {
		if k.screen && strings.EqualFold(k.name, name) {
			return k, nil
		}
		if k.screen {
			names = append(names, k.name)
		}
	}
	return ink{}, misused("--format %s: there is no such format%s", name, didYouMean(name, names))
}

// inkFor is the ink of a file with that ending, without its dot.
func inkFor(ending string) (ink, bool) {
	for _, k := range inks {
		for _, e := range k.endings {
			if e == ending {
				return k, true
			}
		}
	}
	return ink{}, false
}

type jsonDocument struct {
	Title    string      `json:"title"`
	Subtitle string      `json:"subtitle,omitempty"`
	Tables   []jsonTable `json:"tables"`
	Notes    []string    `json:"notes,omitempty"`
}

type jsonTable struct {
	Name    string       `json:"name"`
	Title   string       `json:"title,omitempty"`
	Columns []jsonColumn `json:"columns"`
	Groups  []jsonGroup  `json:"groups,omitempty"`
	Rows    [][]string   `json:"rows"`
	Notes   []string     `json:"notes,omitempty"`
}

type jsonColumn struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

type jsonGroup struct {
	Row   int    `json:"row"` // stands before it, from 0
	Title string `json:"title"`
}

// writeJSON writes a document for programs: the texts of the cells, the second
// line of a cell after a line feed.
func writeJSON(w io.Writer, d table.Document) error {
	doc := jsonDocument{d.Title, d.Subtitle, []jsonTable{}, d.Notes}
	for _, t := range d.Tables {
		j := jsonTable{Name: t.Name, Title: t.Title, Columns: []jsonColumn{}, Rows: [][]string{}, Notes: t.Notes}
		for _, c := range t.Columns {
			j.Columns = append(j.Columns, jsonColumn{c.ID, c.Title})
		}
		for _, g := range t.Groups {
			j.Groups = append(j.Groups, jsonGroup{g.Row, g.Title})
		}
		for _, r := range t.Rows {
			row := make([]string, len(t.Columns))
			for n := range row {
				if row[n] = r.Cell(n).Text; r.Cell(n).Below != "" {
					row[n] += "\n" + r.Cell(n).Below
				}
			}
			j.Rows = append(j.Rows, row)
		}
		doc.Tables = append(doc.Tables, j)
	}
	return jsonLine(w, doc)
}

// jsonLine writes a value as one line of JSON, names readable.
func jsonLine(w io.Writer, v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}
