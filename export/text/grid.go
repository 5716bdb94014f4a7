package text

import (
	"slices"
	"strings"
	"unicode/utf8"

	"wallchart/export/table"
	"wallchart/phrase"
)

// grid is one table with the width of each of its columns.
type grid struct {
	t      *table.Table
	widths []int
	struck []bool  // the column holds struck values: the others leave room for a parenthesis
	parts  [][]int // the columns that stand beside each other; several where a line has no room for all
	width  int     // of a line, 0 for no limit
}

func newGrid(t *table.Table, maxWidth int) *grid {
	g := &grid{t: t, widths: make([]int, len(t.Columns)), struck: make([]bool, len(t.Columns)), width: maxWidth}
	all := make([]int, len(t.Columns))
	for c, col := range t.Columns {
		all[c] = c
		for _, row := range t.Rows {
			if struck(row, c) {
				g.struck[c] = true
			}
		}
		g.widths[c] = max(col.Width, g.content(c), table.DisplayWidth(table.OneLine(col.Title)))
	}
	g.parts = [][]int{all}
	if maxWidth > 0 {
		g.narrow()
	}
	return g
}

// content is the width of a column's widest cell.
func (g *grid) content(c int) (w int) {
	for _, row := range g.t.Rows {
		w = max(w, table.DisplayWidth(g.shown(row, c)), table.DisplayWidth(table.OneLine(row.Cell(c).Below)))
	}
	return w
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

// narrow finds room for the columns as a sheet of paper does (package page): headings
// take several lines, then texts that are no names, then names, and where that is too wide
// still the columns are divided, each part beginning with the frozen ones. Nothing is
// left out.
func (g *grid) narrow() {
	for c, col := range g.t.Columns {
		if g.fits(g.parts[0]) {
			return
		}
		g.widths[c] = max(col.Width, g.content(c), longestWord(table.OneLine(col.Title)))
	}
	frozen := g.t.FrozenColumns()
	g.fold(frozen, len(g.widths))
	if g.fits(g.parts[0]) {
		return
	}
	if frozen < len(g.widths) {
		g.divide(frozen)
	}
	for _, part := range g.parts {
		if !g.fits(part) { // one column beside long names, or one very long text
			g.fold(0, frozen)
			for c := range g.widths {
				g.widths[c] = min(g.widths[c], max(1, g.width-2*len(gap)-2))
			}
			break
		}
	}
	if frozen < len(g.widths) && len(g.parts) > 1 {
		g.divide(frozen)
	}
	for _, part := range g.parts {
		g.squeeze(part)
	}
}

func (g *grid) total(columns []int) int {
	total := len(gap) * (len(columns) - 1)
	for _, c := range columns {
		total += g.widths[c]
	}
	return total
}

func (g *grid) fits(columns []int) bool { return g.total(columns) <= g.width }

// fold makes the widest text of some columns narrower, step by step, until the line fits
// or none can give any more.
func (g *grid) fold(from, to int) {
	for over := g.total(g.parts[0]) - g.width; over > 0; over-- {
		widest := -1
		for c := from; c < to; c++ {
			if g.t.Columns[c].Align == table.Left && g.widths[c] > leastText && (widest < 0 || g.widths[c] > g.widths[widest]) {
				widest = c
			}
		}
		if widest < 0 {
			return
		}
		g.widths[widest]--
	}
}

// squeeze is for lines so short that nothing else helps.
func (g *grid) squeeze(part []int) {
	for !g.fits(part) {
		widest := part[0]
		for _, c := range part {
			if g.widths[c] > g.widths[widest] {
				widest = c
			}
		}
		if g.widths[widest] <= 1 {
			return
		}
		g.widths[widest]--
	}
}

// divide deals the columns to parts.
func (g *grid) divide(frozen int) {
	g.parts = nil
	var part []int
	begin := func() {
		part = nil
		for c := range frozen {
			part = append(part, c)
		}
	}
	begin()
	for c := frozen; c < len(g.widths); c++ {
		if with := append(slices.Clone(part), c); len(part) > frozen && !g.fits(with) {
			g.parts = append(g.parts, part)
			begin()
		}
		part = append(part, c)
	}
	g.parts = append(g.parts, part)
}

func (g *grid) write(p *paragraphs) {
	for n, part := range g.parts {
		if len(part) == 0 {
			continue
		}
		if n > 0 {
			p.space()
		}
		g.writePart(p, part)
	}
}

func (g *grid) writePart(p *paragraphs, part []int) {
	heads := make([][]string, len(part))
	lines := 1
	for i, c := range part {
		heads[i] = wrap(table.OneLine(g.t.Columns[c].Title), g.widths[c])
		lines = max(lines, len(heads[i]))
	}
	for k := range lines { // a short heading stands right above its column
		g.line(p, part, func(i int) string {
			if up := lines - len(heads[i]); k >= up {
				return heads[i][k-up]
			}
			return ""
		})
	}
	g.rule(p, part)
	for r, row := range g.t.Rows {
		for _, title := range g.t.HeadingsAt(r) {
			if r > 0 {
				p.space()
			}
			p.wrapped(title, g.width)
		}
		if row.Mark.Look().RuleAbove {
			g.rule(p, part)
		}
		g.cells(p, part, func(c int) string { return g.shown(row, c) })
		if row.HasBelow() {
			g.cells(p, part, func(c int) string { return table.OneLine(row.Cell(c).Below) })
		}
	}
	for _, title := range g.t.HeadingsAt(len(g.t.Rows)) {
		p.space()
		p.wrapped(title, g.width)
	}
}

// cells writes texts beside each other, over as many lines as the longest needs.
func (g *grid) cells(p *paragraphs, part []int, text func(c int) string) {
	all := make([][]string, len(part))
	lines := 1
	for i, c := range part {
		all[i] = wrap(text(c), g.widths[c])
		lines = max(lines, len(all[i]))
	}
	for k := range lines {
		g.line(p, part, func(i int) string {
			if k < len(all[i]) {
				return all[i][k]
			}
			return ""
		})
	}
}

func (g *grid) rule(p *paragraphs, part []int) {
	g.line(p, part, func(i int) string { return strings.Repeat("-", g.widths[part[i]]) })
}

func (g *grid) line(p *paragraphs, part []int, cell func(i int) string) {
	var b strings.Builder
	for i, c := range part {
		if i > 0 {
			b.WriteString(gap)
		}
		b.WriteString(pad(cell(i), g.widths[c], g.t.Columns[c].Align))
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

// wrap breaks s into lines of at most w columns, between words, and a word that is
// longer within.
func wrap(s string, w int) []string {
	if table.DisplayWidth(s) <= w {
		return []string{s}
	}
	var lines []string
	line := ""
	for _, word := range phrase.Words(s) {
		if line != "" && table.DisplayWidth(line+" "+word) <= w {
			line += " " + word
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for table.DisplayWidth(word) > w {
			end := cut(word, w)
			lines, word = append(lines, word[:end]), word[end:]
		}
		line = word
	}
	if line != "" || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}

// cut is where a word that is too long is broken: after a hyphen where there is one, and
// after at least one character.
func cut(word string, w int) int {
	end := 0
	for i := range word {
		if i > 0 && table.DisplayWidth(word[:i]) > w {
			break
		}
		end = i
	}
	if at := strings.LastIndexByte(word[:end], '-'); at > 0 {
		return at + 1
	}
	if end == 0 {
		_, end = utf8.DecodeRuneInString(word)
	}
	return end
}

func longestWord(s string) (w int) {
	for _, word := range phrase.Words(s) {
		w = max(w, table.DisplayWidth(word))
	}
	return w
}

// ticked is a box with what stands in it.
func ticked(s string) string {
	if s == "" {
		s = " "
	}
	return "[" + s + "]"
}
