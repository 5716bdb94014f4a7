package cli

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"

	"wallchart/export/formats"
	"wallchart/export/table"
	"wallchart/phrase"
)

// OutputFormats are the forms documents can be written in: those of the export dialog, and
// JSON for programs.
var OutputFormats = append(slices.Clone(formats.All), formats.Format{
	Name: "json", Title: phrase.Verbatim("JSON"), Endings: []string{"json"}, Plain: true,
	Write: func(w io.Writer, d table.Document, _ formats.Sheet) error { return writeJSON(w, d) },
})

// ScreenFormat is the format of --format. Values that are printed are read by programs.
func ScreenFormat(name string) (formats.Format, error) {
	var names []string
	for _, k := range OutputFormats {
		if k.Plain && strings.EqualFold(k.Name, name) {
			write := k.Write
			k.Write = func(w io.Writer, d table.Document, s formats.Sheet) error {
				s.Programs = true
				return write(w, d, s)
			}
			return k, nil
		}
		if k.Plain {
			names = append(names, k.Name)
		}
	}
	return formats.Format{}, Misused("--format %s: there is no such format%s", name, DidYouMean(name, names))
}

// FormatFor is the format of a file with that ending, without its dot.
func FormatFor(ending string) (formats.Format, bool) {
	for _, k := range OutputFormats {
		if slices.Contains(k.Endings, ending) {
			return k, true
		}
	}
	return formats.Format{}, false
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
			j.Columns = append(j.Columns, jsonColumn{c.ID, c.Heading()})
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
	return JSONLine(w, doc)
}

// JSONLine writes a value as one line of JSON, names readable.
func JSONLine(w io.Writer, v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}
