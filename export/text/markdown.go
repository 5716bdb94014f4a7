package text

import (
	"bufio"
	"strings"

	"wallchart/export/table"
)

// writeMarkdown writes tables as the pipe tables that forums and wikis read. A
// group heading becomes a row of its own, since such tables have no other place
// for it.
func writeMarkdown(w *bufio.Writer, doc table.Document) {
	p := paragraphs{w: w}
	heading := func(level, s string) {
		if s != "" {
			p.space()
			p.text(level + " " + escape(s))
		}
	}
	paragraph := func(s string) {
		if s = table.OneLine(s); s != "" {
			p.space()
			p.text(escape(s))
		}
	}
	paragraph(doc.Head)
	heading("#", doc.Title)
	paragraph(doc.Subtitle)
	paragraph(doc.Facts())
	for i := range doc.Tables {
		t := &doc.Tables[i]
		if t.Title != doc.Title {
			heading("##", t.Title)
		}
		p.space()
		markdownTable(&p, t)
		markdownNotes(&p, t.Notes)
	}
	markdownNotes(&p, doc.Notes)
}

func markdownNotes(p *paragraphs, notes []string) {
	for _, n := range notes {
		p.space() // a paragraph each: lines of one paragraph would be joined
		p.text(escape(n))
	}
}

func markdownTable(p *paragraphs, t *table.Table) {
	if len(t.Columns) == 0 {
		return
	}
	cells := make([]string, len(t.Columns))
	line := func() { p.text("| " + strings.Join(cells, " | ") + " |") }
	for c, col := range t.Columns {
		cells[c] = escape(col.Title)
	}
	line()
	for c, col := range t.Columns {
		cells[c] = [...]string{table.Left: "---", table.Right: "---:", table.Centre: ":---:"}[col.Align]
	}
	line()
	group := func(title string) {
		clear(cells)
		cells[0] = "**" + escape(title) + "**"
		line()
	}
	for r, row := range t.Rows {
		for _, title := range t.HeadingsAt(r) {
			group(title)
		}
		for c := range cells {
			cells[c] = markdownCell(row.Cell(c), row.Mark)
		}
		line()
	}
	for _, title := range t.HeadingsAt(len(t.Rows)) {
		group(title)
	}
}

func markdownCell(c table.Cell, row table.Mark) string {
	s := strings.TrimSpace(escape(c.Text))
	if c.Mark == table.Box {
		return escape(ticked(c.Text))
	}
	look := c.Mark.Look().With(row.Look())
	if s != "" && look.Bold {
		s = "**" + s + "**"
	}
	if s != "" && look.Italic {
		s = "_" + s + "_"
	}
	if s != "" && look.Strike {
		s = "~~" + s + "~~"
	}
	if c.Below != "" {
		s += "<br>" + escape(c.Below)
	}
	return s
}

var special = strings.NewReplacer(
	`\`, `\\`, "`", "\\`", `*`, `\*`, `_`, `\_`, `~`, `\~`, `|`, `\|`, `<`, `&lt;`, `>`, `&gt;`,
	`&`, `&amp;`, `[`, `\[`, `]`, `\]`, `#`, `\#`,
)

// escape makes s stand for itself. A sign or a number with a point at the start
// would begin a list outside a table.
func escape(s string) string {
	s = special.Replace(table.OneLine(s))
	if strings.HasPrefix(s, "- ") || strings.HasPrefix(s, "+ ") {
		return `\` + s
	}
	if i := strings.IndexAny(s, ".)"); i > 0 && strings.Trim(s[:i], "0123456789") == "" && strings.HasPrefix(s[i+1:], " ") {
		return s[:i] + `\` + s[i:]
	}
	return s
}
