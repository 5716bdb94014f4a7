package text

import (
	"strings"

	"wallchart/export/table"
)

// grid is one table with the width of each of its columns.
type grid struct {
	t      *table.Table
	widths []int
	struck []bool // the column holds struck values: the others leave room for a parenthesis
}

func newGrid(t *table.Table, maxWidth int) *grid {
	g := &grid{t: t, widths: make([]int, len(t.Columns)), struck: make([]bool, len(t.Columns))}
	for c, col := range t.Columns {
		for _, row := range t.Rows {
			if struck(row, c) {
				g.struck[c] = true
			}
		}
		g.widths[c] = max(col.Width, table.DisplayWidth(table.OneLine(col.Title)))
	}
	for _, row := range t.Rows {
		for c := range t.Columns {
			cell := row.Cell(c)
			w := max(table.DisplayWidth(g.shown(row, c)), table.DisplayWidth(table.OneLine(cell.Below)))
			g.widths[c] = max(g.widths[c], w)
		}
	}
	if maxWidth > 0 {
		g.shorten(maxWidth)
	}
	return g
}

func struck(row table.Row, c int) bool {
	return row.Cell(c).Mark.Look().With(row.Mark.Look()).Strike && row.Cell(c).Text != ""
}

// shown returns the cell's text with the shape its mark needs.
func (g *grid) shown(row table.Row, c int) string {
	s := table.OneLine(row.Cell(c).Text)
	switch {
	case row.Cell(c).Mark == table.Box:
		return ticked(s)
	case struck(row, c):
		return "(" + s + ")"
	case g.struck[c] && g.t.Columns[c].Align == table.Right:
		return s + " "
	}
	return s
}

// shorten takes columns from the widest text column until the line fits or no
// text column can give any more.
func (g *grid) shorten(maxWidth int) {
	for {
		total := len(gap) * (len(g.widths) - 1)
		widest := -1
		for c, w := range g.widths {
			total += w
			if g.t.Columns[c].Align == table.Left && w > leastText && (widest < 0 || w > g.widths[widest]) {
				widest = c
			}
		}
		if total <= maxWidth || widest < 0 {
			return
		}
		g.widths[widest]--
	}
}

func (g *grid) write(p *paragraphs) {
	if len(g.widths) == 0 {
		return
	}
	g.line(p, func(c int) string { return table.OneLine(g.t.Columns[c].Title) })
	g.rule(p)
	for r, row := range g.t.Rows {
		for _, title := range g.t.HeadingsAt(r) {
			if r > 0 {
				p.space()
			}
			p.text(table.OneLine(title))
		}
		if row.Mark.Look().RuleAbove {
			g.rule(p)
		}
		g.line(p, func(c int) string { return g.shown(row, c) })
		if row.HasBelow() {
			g.line(p, func(c int) string { return table.OneLine(row.Cell(c).Below) })
		}
	}
	for _, title := range g.t.HeadingsAt(len(g.t.Rows)) {
		p.space()
		p.text(table.OneLine(title))
	}
}

func (g *grid) rule(p *paragraphs) {
	g.line(p, func(c int) string { return strings.Repeat("-", g.widths[c]) })
}

func (g *grid) line(p *paragraphs, cell func(c int) string) {
	var b strings.Builder
	for c, w := range g.widths {
		if c > 0 {
			b.WriteString(gap)
		}
		b.WriteString(pad(fit(cell(c), w), w, g.t.Columns[c].Align))
	}
	p.text(b.String())
}

// pad fills s with spaces to w columns.
func pad(s string, w int, a table.Align) string {
	room := max(0, w-table.DisplayWidth(s))
	left := 0
	switch a {
	case table.Right:
		left = room
	case table.Centre:
		left = room / 2
	}
	return strings.Repeat(" ", left) + s + strings.Repeat(" ", room-left)
}

// fit shortens s to w columns, ending in an ellipsis when something is lost.
func fit(s string, w int) string {
	if table.DisplayWidth(s) <= w {
		return s
	}
	end := 0
	for i := range s {
		if table.DisplayWidth(s[:i]) > w-1 {
			break
		}
		end = i
	}
	return strings.TrimRight(s[:end], " ") + "…"
}

// ticked is a box with what stands in it.
func ticked(s string) string {
	if s == "" {
		s = " "
	}
	return "[" + s + "]"
}
