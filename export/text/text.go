// Package text writes tables for terminals and forums: lines of characters,
// aligned columns for a typewriter face, or Markdown.
//
// A typewriter face gives every character one column, except that East Asian
// characters and emoji take two and combining marks none; padding counts
// columns, not bytes, so that names of every script stay aligned. Marks that
// must not be lost have a shape here too: what is struck out of a sum stands in
// parentheses, a sum line has a rule above it.
package text

import (
	"bufio"
	"cmp"
	"io"
	"strings"

	"wallchart/export/table"
)

// Options say how the text is laid out.
type Options struct {
	Markdown bool // tables in Markdown instead of aligned columns
	// MaxWidth is the longest line, in columns; 0 is no limit. Headings and texts take
	// several lines, and a table that is wider still is written in parts below each other.
	MaxWidth int
}

const (
	gap       = "  " // between columns
	leastText = 8    // a text that takes several lines has this much of each
)

// Write writes the document in UTF-8 with a line feed after every line.
func Write(w io.Writer, doc table.Document, o Options) error {
	b := bufio.NewWriter(w)
	if o.Markdown {
		writeMarkdown(b, doc)
		return b.Flush()
	}
	p := paragraphs{w: b, width: o.MaxWidth}
	if doc.Head != "" {
		p.wrapped(doc.Head, o.MaxWidth)
	}
	p.heading(doc.Title, '=')
	if doc.Subtitle != "" {
		p.wrapped(doc.Subtitle, o.MaxWidth)
	}
	p.facts(doc.Event, cmp.Or(o.MaxWidth, usualWidth))
	for i := range doc.Tables {
		t := &doc.Tables[i]
		p.space()
		if t.Title != "" && t.Title != doc.Title {
			p.heading(t.Title, '-')
			p.space()
		}
		newGrid(t, o.MaxWidth).write(&p)
		p.notes(t.Notes)
	}
	p.notes(doc.Notes)
	return b.Flush()
}

// usualWidth is the longest line of facts where no other is wanted: that of a terminal.
const usualWidth = 80

// facts writes what is said of the event, as many facts on a line as it holds.
func (p *paragraphs) facts(facts []string, width int) {
	line := ""
	for _, f := range facts {
		f = table.OneLine(f)
		if longer := line + table.Between + f; line != "" && table.DisplayWidth(longer) <= width {
			line = longer
			continue
		}
		if line != "" {
			p.wrapped(line, p.width)
		}
		line = f
	}
	if line != "" {
		p.wrapped(line, p.width)
	}
}

// paragraphs keeps one empty line, never two, between parts. Errors stay in the
// buffered writer until it is flushed.
type paragraphs struct {
	w     *bufio.Writer
	width int // of a line, 0 for no limit
	lines int
	empty bool
}

func (p *paragraphs) text(line string) {
	p.w.WriteString(strings.TrimRight(line, " "))
	p.w.WriteByte('\n')
	p.lines++
	p.empty = false
}

func (p *paragraphs) space() {
	if p.lines > 0 && !p.empty {
		p.w.WriteByte('\n')
		p.empty = true
	}
}

func (p *paragraphs) heading(s string, under byte) {
	if s = table.OneLine(s); s == "" {
		return
	}
	w := 0
	for _, line := range p.lined(s, p.width) {
		p.text(line)
		w = max(w, table.DisplayWidth(line))
	}
	p.text(strings.Repeat(string(under), w))
}

// lined are the lines of a paragraph.
func (p *paragraphs) lined(s string, width int) []string {
	if width <= 0 {
		return []string{s}
	}
	return wrap(s, width)
}

func (p *paragraphs) wrapped(s string, width int) {
	for _, line := range p.lined(table.OneLine(s), width) {
		p.text(line)
	}
}

func (p *paragraphs) notes(notes []string) {
	if len(notes) > 0 {
		p.space()
	}
	for _, n := range notes {
		p.wrapped(n, p.width)
	}
}
