package page

import (
	"wallchart/export/table"
)

// Heights in ems of the type.
const (
	rowHeight   = 1.52
	belowHeight = 1.0 // more, with a second line
	cellGap     = 1.2 // of the lines of one cell
	headPad     = 0.5
	capHeight   = 0.71 // of a capital letter of Noto Sans, to centre a line
)

// sheet is a table, or some columns of one, on its way to paper.
type sheet struct {
	p       *press
	t       *table.Table
	number  int // of the table in the document
	columns []int
	title   string
	part    string // "1/2", when the columns stand on several sheets
	notes   []string

	set setting
}

// setting is one way to set the sheet.
type setting struct {
	size   float64
	widths []float64 // millimetres
	heads  [][]string
	head   float64 // height of the heading row
	items  []item
	pages  []span
}

// choose finds the size of type and the height of rows, and begins a new page
// when the table's beginning would not stand well on this one.
func (s *sheet) choose(f fitted) {
	s.set = s.at(f, f.size)
	if !s.p.o.Fill {
		s.startWell(f)
	}
	s.save(f)
	if s.p.o.Fill {
		s.fill(f)
	}
}

// save makes the type a little smaller where that saves a page.
func (s *sheet) save(f fitted) {
	n := len(s.set.pages)
	if n == 1 || n > 4 {
		return
	}
	for _, factor := range []float64{0.97, 0.94, 0.91, 0.88} {
		if size := f.size * factor; size >= s.p.o.LeastSize {
			if smaller := s.at(f, size); len(smaller.pages) < n {
				s.set = smaller
				return
			}
		}
	}
}

// fill makes the type larger while the table stands on one page, and rows
// taller while it takes no more pages.
func (s *sheet) fill(f fitted) {
	if len(s.set.pages) == 1 {
		for size := min(f.limit, 1.5*s.p.o.LargestSize); size > f.size; size -= 0.25 {
			if larger := s.at(f, size); len(larger.pages) == 1 {
				s.set = larger
				break
			}
		}
	}
	first, next := s.rooms(s.set)
	for factor := 1.6; factor > 1; factor -= 0.01 {
		taller := stretch(s.set.items, factor)
		if pages := paginate(taller, first, next); len(pages) <= len(s.set.pages) {
			s.set.items, s.set.pages = taller, pages
			break
		}
	}
	justify(s.set.items, s.set.pages, first, next)
}

// startWell moves the table to a new page when fewer than two rows would stand
// under its headings, or when it then stands on one page instead of two.
func (s *sheet) startWell(f fitted) {
	if s.p.fresh {
		return
	}
	first, next := s.rooms(s.set)
	total, begin := 0.0, 0.0
	for i, it := range s.set.items {
		total += it.height
		if i < 3 {
			begin += it.height
		}
	}
	if first < begin || total > first && total <= 0.6*next {
		s.p.newPage(s.title)
		s.set = s.at(f, f.size)
	}
}

// at sets the sheet in one size.
func (s *sheet) at(f fitted, size float64) setting {
	set := setting{size: size, widths: f.stretched(s.columns, size, s.p.across, s.p.o.Fill)}
	em := size * mm
	lines := 0
	for i, c := range s.columns {
		head := s.p.ruler.wrap(table.OneLine(s.t.Columns[c].Title), true, set.widths[i]/em-2*sidePad+slack)
		set.heads = append(set.heads, head)
		lines = max(lines, len(head))
	}
	if len(s.columns) > 0 {
		set.head = (float64(lines)*lineGap*0.95 + headPad) * em
		set.items = s.rows(em, set.widths)
	}
	set.items = append(set.items, s.noteLines(size)...)
	first, next := s.rooms(set)
	set.pages = paginate(set.items, first, next)
	return set
}

func (s *sheet) rows(em float64, widths []float64) []item {
	var items []item
	groups := func(r int) {
		for _, g := range s.t.HeadingsAt(r) {
			items = append(items, item{kind: Group, height: 1.8 * em, text: table.OneLine(g)})
		}
	}
	for r, row := range s.t.Rows {
		groups(r)
		h := rowHeight
		if row.HasBelow() {
			h += belowHeight
		}
		lines := 1
		for i, c := range s.columns {
			cell := row.Cell(c)
			bold := cell.Mark.Look().Bold || row.Mark.Look().Bold
			lines = max(lines, len(s.p.ruler.cell(table.OneLine(cell.Text), bold, widths[i]/em-2*sidePad)))
		}
		h += float64(lines-1) * cellGap
		items = append(items, item{kind: Body, index: r, height: h * em, lines: lines})
	}
	groups(len(s.t.Rows))
	return items
}

func (s *sheet) noteSize(size float64) float64 { return min(max(7, size*0.8), 10) }

func (s *sheet) noteLines(size float64) []item {
	em := s.noteSize(size) * mm
	var items []item
	gap := 1.0
	for _, n := range s.notes {
		for _, line := range s.p.ruler.wrap(table.OneLine(n), false, s.p.across/em) {
			items = append(items, item{kind: Note, height: (lineGap + gap) * em, text: line})
			gap = 0
		}
		gap = 0.25
	}
	return items
}

// rooms returns the heights there are for rows on this page and on the next.
func (s *sheet) rooms(set setting) (first, next float64) {
	return s.p.bottom - s.p.y - s.titleHeight(set.size) - set.head, s.p.bottom - s.p.nextTop() - set.head
}

func (s *sheet) titleSize(size float64) float64 { return max(11, size*1.25) }

func (s *sheet) titleHeight(size float64) float64 {
	if s.title == "" && s.part == "" {
		return 0
	}
	h := (lineGap + 0.25) * s.titleSize(size) * mm
	if !s.p.fresh {
		h += 0.9 * s.titleSize(size) * mm
	}
	return h
}

func (s *sheet) draw() {
	p, set := s.p, s.set
	if h := s.titleHeight(set.size); h > 0 {
		size := s.titleSize(set.size)
		p.y += h
		at := Text{Y: p.y - 0.55*size*mm, Size: size, Role: Title, Table: s.number, Row: -1, Column: -1}
		name := at
		name.Bold, name.String = true, table.OneLine(s.title)
		p.put(name, p.o.Margin, p.across*0.9, table.Left)
		at.Tone, at.String = Muted, s.part
		p.put(at, p.o.Margin+p.across*0.9, p.across*0.1, table.Right)
	} else if !p.fresh {
		p.y += 4
	}
	for n, page := range set.pages {
		if n > 0 {
			p.newPage(s.title)
		}
		s.drawPage(page)
	}
	p.fresh = false
}

func (s *sheet) drawPage(page span) {
	p := s.p
	if len(s.columns) > 0 && (page.from == page.to || s.set.items[page.from].kind != Note) {
		s.drawHead()
	}
	if page.group >= 0 {
		g := s.set.items[page.group]
		g.text += " …"
		s.drawGroup(g)
	}
	top := p.y
	for _, it := range s.set.items[page.from:page.to] {
		if it.kind != Body {
			s.grid(top)
		}
		switch it.kind {
		case Body:
			s.drawRow(it)
		case Group:
			s.drawGroup(it)
		case Note:
			p.y += it.height
			size := s.noteSize(s.set.size)
			p.put(Text{Y: p.y - 0.3*size*mm, Size: size, Tone: Muted, Role: Note, String: it.text, Table: s.number, Row: -1, Column: -1},
				p.o.Margin, p.across, table.Left)
		}
		if it.kind != Body {
			top = p.y
		}
	}
	s.grid(top)
}

// width is that of all columns together.
func (s *sheet) width() float64 {
	w := 0.0
	for _, c := range s.set.widths {
		w += c
	}
	return w
}
