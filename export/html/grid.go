package html

import (
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"wallchart/export/table"
)

// sheet is a table of the document with its title and notes.
type sheet struct {
	ID, Title, Class string
	Lies             string // "across" where it is printed so
	Grids            []grid // the table; after it the parts in which it is printed, where it is too wide for a sheet
	Code             *code
	Notes            []string
	Place            bool // a landmark: its title is no other sheet's
}

// code is a QR code as it is drawn, with the white that must be around it.
type code struct {
	Name, Dark string
	Side       int
}

func newCode(c *table.Code) *code {
	if c == nil {
		return nil
	}
	var dark strings.Builder
	for _, r := range c.Runs() {
		fmt.Fprintf(&dark, "M%d %dh%dv1h-%dz", r.X+table.QuietZone, r.Y+table.QuietZone, r.Length, r.Length)
	}
	return &code{Name: "QR: " + c.Text, Dark: dark.String(), Side: len(c.Dark) + 2*table.QuietZone}
}

// grid is a table of the page.
type grid struct {
	Class, Caption string
	Style          template.CSS
	Hidden         bool // a part of what stands on the page already
	Span           int
	Columns        []column
	Rows           []line
}

type column struct{ Class, Title, Tip, Beside string }

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
	Link             string
	Beside           string // on a phone beside the name
	Number           string // to be sorted by, where the text does not say it
	Sum              int    // which of the page's sums, from 1; 0 is none
}

func newSheet(t *table.Table, i int, doc *table.Document, o Options, d *data) sheet {
	s := sheet{ID: fmt.Sprintf("table%d", i+1), Notes: t.Notes, Code: newCode(t.Code)}
	if t.Title != doc.Title {
		s.Title = t.Title
	}
	if len(t.Columns) == 0 {
		return s
	}
	p := printed(t, o)
	if t.NewPage && i > 0 {
		s.Class = "fresh"
	}
	if p.across {
		s.Lies = "across"
		s.Class = join(s.Class, s.Lies)
	}
	whole := make([]int, len(t.Columns))
	for c := range whole {
		whole[c] = c
	}
	g := newGrid(t, whole, d)
	g.Caption = or(or(s.Title, doc.Subtitle), or(t.Name, heading(doc)))
	if len(p.parts) < 2 {
		g.Style = p.style
		s.Grids = []grid{g}
		return s
	}
	g.Class = join(g.Class, "whole")
	s.Grids = []grid{g}
	for _, part := range p.parts {
		g := newGrid(t, part, nil)
		g.Class, g.Style, g.Hidden = join(g.Class, "part"), p.style, true
		s.Grids = append(s.Grids, g)
	}
	return s
}

// newGrid makes a table of some of the columns. Without a place for the sums they are left out, and the tips too: on paper
// nothing opens.
func newGrid(t *table.Table, columns []int, d *data) grid {
	g := grid{Span: len(columns)}
	head := head(t)
	beside := -1
	for c := range t.Columns {
		if t.Columns[c].Beside && c > head+1 {
			beside = c
		}
	}
	if len(t.Rows) < 2 || t.Cards != nil {
		g.Class = "fixed"
	}
	for _, c := range columns {
		col := &t.Columns[c]
		h := column{Class: alignClass(col.Align), Title: col.Title, Tip: col.Tip}
		if c == head {
			h.Class = join(h.Class, "name")
			if beside >= 0 {
				h.Beside = t.Columns[beside].Title
			}
		}
		g.Columns = append(g.Columns, h)
	}
	groups := func(r int) {
		for _, title := range t.HeadingsAt(r) {
			g.Rows = append(g.Rows, line{Group: title})
		}
	}
	for r := range t.Rows {
		groups(r)
		row := &t.Rows[r]
		l := line{Class: rowClass(row), Cells: make([]cell, len(columns))}
		for n, c := range columns {
			l.Cells[n] = newCell(row.Cell(c), &t.Columns[c], d)
			if c == head {
				// A heading without words says nothing to those who hear the table.
				l.Cells[n].Heads = l.Cells[n].Text != "" || l.Cells[n].Below != ""
				l.Cells[n].Class = join("name", l.Cells[n].Class)
				if beside >= 0 {
					l.Cells[n].Beside = row.Cell(beside).Text
				}
			}
		}
		g.Rows = append(g.Rows, l)
	}
	groups(len(t.Rows))
	return g
}

// head is the column that says whose row it is.
func head(t *table.Table) int { return max(0, t.FrozenColumns()-1) }

func newCell(from table.Cell, col *table.Column, d *data) cell {
	c := cell{Class: join(alignClass(col.Align), markClass(from.Mark)), Text: from.Text, Below: from.Below, Link: from.Link}
	if col.Align == table.Left && table.DisplayWidth(from.Text) > wraps {
		c.Class = join(c.Class, "long")
	}
	if col.Align == table.Left && table.DisplayWidth(from.Text) > sentence {
		c.Class = join(c.Class, "prose")
	}
	if from.IsNumber {
		if n := strconv.FormatFloat(from.Number, 'f', -1, 64); !reads(from.Text, from.Number) {
			c.Number = n
		}
	}
	if d != nil {
		c.Tip, c.Sum = from.Tip, d.add(from.Sum)
	}
	return c
}

// reads tells whether a program reads the text as that number.
func reads(text string, n float64) bool {
	x, err := strconv.ParseFloat(text, 64)
	return err == nil && x == n
}

func rowClass(r *table.Row) string {
	class := markClass(r.Mark)
	if r.Stays() {
		class = join(class, "stays")
	}
	if r.Under {
		class = join(class, "under")
	}
	return class
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

// data is what the script is given: the texts of all sums, each text once, and the sums as numbers of texts.
type data struct {
	Words map[string]string `json:"words"`
	Texts []string          `json:"texts,omitempty"`
	Sums  []any             `json:"sums,omitempty"`
	at    map[string]int
}

func newData(w table.Words) *data {
	return &data{at: map[string]int{}, Words: map[string]string{
		"Close": w.Close, "Sort": w.Sort, "None": w.None, "Printed": w.Printed,
		"Found": strings.NewReplacer(table.PageNumber, "{page}", table.PageCount, "{pages}").Replace(w.Found),
	}}
}

// text is the number of a text.
func (d *data) text(s string) int {
	n, known := d.at[s]
	if !known {
		n = len(d.Texts)
		d.at[s] = n
		d.Texts = append(d.Texts, s)
	}
	return n
}

// add is the number of a sum, from 1; 0 for none.
func (d *data) add(s *table.Sum) int {
	if s == nil {
		return 0
	}
	var parts, notes []any
	for _, p := range s.Parts {
		part := []int{d.text(p.Label), d.text(p.Who), d.text(p.Amount), d.text(p.Note)}
		if p.Struck {
			part = append(part, 1)
		}
		parts = append(parts, part)
	}
	for _, n := range s.Notes {
		notes = append(notes, d.text(n))
	}
	total := any(nil)
	if s.Total != "" {
		total = d.text(s.Total)
	}
	d.Sums = append(d.Sums, []any{d.text(s.Title), parts, total, notes})
	return len(d.Sums)
}
