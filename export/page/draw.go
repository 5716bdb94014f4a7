package page

import "wallchart/export/table"

func (p *press) fill(x, y, w, h float64, tone Tone) {
	p.page.Fills = append(p.page.Fills, Fill{x, y, w, h, tone})
}

func (p *press) line(x1, y1, x2, y2, width float64, tone Tone) {
	p.page.Lines = append(p.page.Lines, Line{x1, y1, x2, y2, width, tone})
}

// grid draws the lines between columns from top to where the page has got to:
// on a wall chart the eye needs them.
func (a *part) grid(p *press, top float64) {
	if !p.o.Fill || p.y <= top || len(a.columns) == 0 {
		return
	}
	x := p.o.Margin
	p.line(x, top, x, p.y, 0.15, Rule)
	for _, w := range a.widths {
		x += w
		p.line(x, top, x, p.y, 0.15, Rule)
	}
}

func (s *run) drawHead(n int, part *part) {
	if len(part.columns) == 0 {
		return
	}
	p, em := s.p, s.set.size*mm
	p.fill(p.o.Margin, p.y, part.width(), s.set.head, Head)
	p.y += s.set.head
	x := p.o.Margin
	for i, c := range part.columns {
		w := part.widths[i]
		lines := part.heads[i]
		for k, line := range lines {
			up := headPad/2 + 0.25 + float64(len(lines)-1-k)*lineGap*0.95
			p.put(Text{Y: p.y - up*em, Size: s.set.size, Bold: true, Role: Heading, String: line, Table: s.first + n, Row: -1, Column: c},
				x+sidePad*em, w-2*sidePad*em, s.tables[n].Columns[c].Align)
		}
		x += w
	}
	p.line(p.o.Margin, p.y, x, p.y, 0.4, Ink)
}

func (s *run) drawGroup(it item, part *part) {
	p, em := s.p, s.set.size*mm
	p.fill(p.o.Margin, p.y, part.width(), it.height, Head)
	p.put(Text{Y: p.y + (it.height+capHeight*em)/2, Size: s.set.size, Bold: true, Role: Group,
		String: it.text, Table: s.first + it.table, Row: -1, Column: -1},
		p.o.Margin+sidePad*em, part.width()-2*sidePad*em, table.Left)
	p.y += it.height
	p.line(p.o.Margin, p.y, p.o.Margin+part.width(), p.y, 0.15, Rule)
}

func (s *run) drawRow(it item, part *part) {
	p := s.p
	row := &s.tables[it.table].Rows[it.index]
	if it.index%2 == 1 {
		p.fill(p.o.Margin, p.y, part.width(), it.height, Zebra)
	}
	if row.Rule {
		p.line(p.o.Margin, p.y+it.height, p.o.Margin+part.width(), p.y+it.height, 0.3, Muted)
	} else {
		p.line(p.o.Margin, p.y+it.height, p.o.Margin+part.width(), p.y+it.height, 0.15, Rule)
	}
	x := p.o.Margin
	for i, c := range part.columns {
		cell := row.At(c)
		look := row.Mark.Look()
		if cell.Mark != table.Plain {
			look = cell.Mark.Look().With(look)
		}
		s.drawCell(box{x, p.y, part.widths[i], it.height}, it, c, cell, look)
		x += part.widths[i]
	}
	p.y += it.height
}

type box struct{ x, y, w, h float64 }

// drawCell draws a cell into its box: its ground first, then its text, as its mark has it look.
func (s *run) drawCell(b box, it item, c int, cell *table.Cell, look table.Look) {
	p, em := s.p, s.set.size*mm
	tone := Ink
	switch {
	case look.Alert:
		tone = Alert
	case look.Muted:
		tone = Muted
	}
	if look.Tinted {
		p.fill(b.x, b.y, b.w, b.h, Tint)
	}
	if look.Hatched {
		p.hatch(b)
	}
	x, w, align := b.x+sidePad*em, b.w-2*sidePad*em, s.tables[it.table].Columns[c].Align
	lines := []string{table.OneLine(cell.Text)}
	if it.lines > 1 || cell.Text == "" {
		lines = p.ruler.cell(lines[0], look.Bold, w/em)
	}
	// Cells of one line stand in the middle of the row, unless some have a
	// second line below: then all first lines stand on one base line.
	text := Text{Size: s.set.size, Bold: look.Bold, Italic: look.Italic, Tone: tone, Role: Body,
		Table: s.first + it.table, Row: it.index, Column: c}
	if it.below {
		text.Y = b.y + (b.h-it.deep*em+capHeight*em)/2 + 0.01*em
	} else {
		text.Y = b.y + (b.h-float64(max(0, len(lines)-1))*cellGap*em+capHeight*em)/2
	}
	for n, line := range lines {
		if n > 0 {
			text.Y += cellGap * em
		}
		text.String = line
		p.put(text, x, w, align)
		p.dress(look, tone)
	}
	if cell.Below != "" {
		text.Y += p.ruler.belowGap() * em
		text.Size *= p.ruler.belowSize()
		text.Bold, text.Role, text.String = false, Below, table.OneLine(cell.Below)
		p.put(text, x, w, align)
	}
	if s.tables[it.table].Columns[c].Write && cell.Mark == table.Pending && cell.Text == "" {
		y := b.y + (b.h+capHeight*em)/2
		p.line(x, y, x+w, y, 0.2, Ink)
	}
	switch {
	case cell.Mark == table.Box: // square, whatever the cell
		side := min(b.h-0.6, 1.25*em)
		p.frame(box{b.x + (b.w-side)/2, b.y + (b.h-side)/2, side, side}, tone)
	case look.Boxed:
		p.frame(b, tone)
	}
	if look.RuleAbove {
		p.line(b.x, b.y, b.x+b.w, b.y, 0.35, Ink)
	}
}

// dress draws the lines through or under the text placed last.
func (p *press) dress(look table.Look, tone Tone) {
	t := p.page.Texts[len(p.page.Texts)-1]
	em := t.Size * mm
	if look.Strike {
		y := t.Y - 0.3*em
		p.line(t.X-0.1*em, y, t.X+t.Width+0.1*em, y, 0.08*em, tone)
	}
	if look.Underline {
		y := t.Y + 0.14*em
		p.line(t.X, y, t.X+t.Width, y, 0.06*em, tone)
	}
}

// frame draws the inner edge of a cell.
func (p *press) frame(b box, tone Tone) {
	const in, width = 0.35, 0.3
	x1, y1, x2, y2 := b.x+in, b.y+in, b.x+b.w-in, b.y+b.h-in
	p.line(x1, y1, x2, y1, width, tone)
	p.line(x2, y1, x2, y2, width, tone)
	p.line(x2, y2, x1, y2, width, tone)
	p.line(x1, y2, x1, y1, width, tone)
}

// hatch fills a cell with slanting lines.
func (p *press) hatch(b box) {
	const step = 1.6
	for d := step; d < b.w+b.h; d += step {
		// The line x+y = d, cut at the edges of the cell.
		x1, y1 := min(d, b.w), max(0, d-b.w)
		x2, y2 := max(0, d-b.h), min(d, b.h)
		p.line(b.x+x1, b.y+y1, b.x+x2, b.y+y2, 0.12, Rule)
	}
}
