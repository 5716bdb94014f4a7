package page

import (
	"strconv"
	"strings"

	"wallchart/export/table"
)

// Heights in ems of the type.
const (
	rowHeight   = 1.52
	belowHeight = 1.0 // more, with a second line
	belowGap    = 1.06
	cellGap     = 1.2 // of the lines of one cell
	headPad     = 0.5
	capHeight   = 0.71 // of a capital letter of Noto Sans, to centre a line
)

// run is tables with the same columns, below each other, on their way to paper: on
// one sheet beside another where they are too wide for one.
type run struct {
	p      *press
	first  int // of its tables in the document
	tables []*table.Table
	notes  [][]string // of each table
	texts  *texts
	set    setting
}

// setting is one way to set a run.
type setting struct {
	size  float64
	parts []part
	label float64 // height of the line that names the part, 0 for one part
	head  float64 // height of the heading row
	items []item
	pages []span
}

// part is what stands on one of the sheets beside each other.
type part struct {
	columns []int
	widths  []float64 // millimetres
	heads   [][]string
}

// width is that of all columns together.
func (a *part) width() float64 { return sum(a.widths) }

// choose finds the size of type and the height of rows, and begins a new page
// when the run's beginning would not stand well on this one.
func (s *run) choose(f fitted) {
	if len(f.sheets) > 1 && !s.p.fresh {
		s.p.newPage(s.title(0))
	}
	s.set = s.at(f, f.size)
	if !s.p.fresh && needed(s.set.items, 0, s.rooms(s.set).next)+s.set.items[0].gap > s.rooms(s.set).first {
		s.p.newPage(s.title(0))
		s.set = s.at(f, f.size)
	}
	s.save(f)
	if s.p.o.Fill {
		s.fill(f)
	}
}

// save makes the type a little smaller where that saves a page.
func (s *run) save(f fitted) {
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
func (s *run) fill(f fitted) {
	if len(s.set.pages) == 1 {
		for size := min(f.limit, 1.5*s.p.o.LargestSize); size > f.size; size -= 0.25 {
			if larger := s.at(f, size); len(larger.pages) == 1 {
				s.set = larger
				break
			}
		}
	}
	r := s.rooms(s.set)
	for factor := 1.6; factor > 1; factor -= 0.01 {
		taller := stretch(s.set.items, factor)
		if pages := paginate(taller, r); len(pages) <= len(s.set.pages) {
			s.set.items, s.set.pages = taller, pages
			break
		}
	}
	justify(s.set.items, s.set.pages, r)
}

// at sets the run in one size.
func (s *run) at(f fitted, size float64) setting {
	set := setting{size: size}
	em := size * mm
	lines := 0
	for _, columns := range f.sheets {
		part := part{columns: columns, widths: f.stretched(columns, size, s.p.across, s.p.o.Fill)}
		for i, c := range columns {
			head := s.p.ruler.wrap(table.OneLine(s.tables[0].Columns[c].Title), true, part.widths[i]/em-2*sidePad+slack)
			part.heads = append(part.heads, head)
			lines = max(lines, len(head))
		}
		set.parts = append(set.parts, part)
	}
	if len(set.parts) > 1 {
		set.label = s.p.o.labelSize() * mm * lineGap
	}
	if len(s.tables[0].Columns) > 0 {
		set.head = (float64(lines)*lineGap*0.95 + headPad) * em
	}
	for n := range s.tables {
		set.items = append(set.items, s.begin(n, set))
		set.items = append(set.items, s.rows(n, em, set.parts)...)
		set.items = append(set.items, s.noteLines(n, size)...)
	}
	set.pages = paginate(set.items, s.rooms(set))
	return set
}

// begin is the title of a table with its headings.
func (s *run) begin(n int, set setting) item {
	it := item{kind: Title, table: n, height: set.head, gap: 4}
	if s.title(n) != "" {
		size := s.titleSize(set.size)
		it.height += (lineGap + 0.25) * size * mm
		it.gap = 0.9 * size * mm
	}
	return it
}

// title is what stands above a table: nothing where the document says it already.
func (s *run) title(n int) string {
	if s.tables[n].Title == s.p.doc.Title {
		return ""
	}
	return s.tables[n].Title
}

// rows are the rows of a table with their group headings. Each is as high as its
// highest cell in any part, so that the parts can be taped together.
func (s *run) rows(n int, em float64, parts []part) []item {
	t := s.tables[n]
	items := make([]item, 0, len(t.Rows)+len(t.Groups))
	groups := func(r int) {
		for _, g := range t.HeadingsAt(r) {
			items = append(items, item{kind: Group, table: n, height: 1.8 * em, text: table.OneLine(g)})
		}
	}
	narrow := s.narrow(em, parts)
	for r := range t.Rows {
		row := &t.Rows[r]
		groups(r)
		h := rowHeight
		below := s.texts.below[n][r]
		lines, deep := 1, 0.0
		if below {
			deep = s.p.ruler.belowGap()
		}
		for _, col := range narrow {
			cell := row.At(col.index)
			bold := cell.Mark.Look().Bold || row.Mark.Look().Bold
			broken := len(s.p.ruler.cell(table.OneLine(cell.Text), bold, col.ems))
			end := float64(broken-1) * cellGap
			if cell.Below != "" {
				end += s.p.ruler.belowGap()
			}
			lines, deep = max(lines, broken), max(deep, end)
		}
		if below {
			h += deep * belowHeight / belowGap
		} else {
			h += deep
		}
		items = append(items, item{kind: Body, table: n, index: r, height: h * em, lines: lines, below: below, deep: deep,
			rule: row.Rule || row.Under && r+1 < len(t.Rows) && !t.Rows[r+1].Under})
	}
	groups(len(t.Rows))
	return items
}

// narrowed is a column with a text that takes several lines.
type narrowed struct {
	index int
	ems   float64 // for the text
}

func (s *run) narrow(em float64, parts []part) []narrowed {
	var all []narrowed
	for _, part := range parts {
		for i, c := range part.columns {
			if w := part.widths[i]/em - 2*sidePad; !s.p.ruler.holds(w, s.texts.widest[c]) {
				all = append(all, narrowed{c, w})
			}
		}
	}
	return all
}

func (s *run) noteSize(size float64) float64 { return min(max(7, size*0.8), 10) }

func (s *run) noteLines(n int, size float64) []item {
	em := s.noteSize(size) * mm
	var items []item
	gap := 1.0
	for _, note := range s.notes[n] {
		for _, line := range s.p.ruler.wrap(table.OneLine(note), false, s.p.across/em) {
			items = append(items, item{kind: Note, table: n, height: (lineGap + gap) * em, text: line, more: gap == 0})
			gap = 0
		}
		gap = 0.25
	}
	return items
}

// rooms are the heights that a setting has.
func (s *run) rooms(set setting) rooms {
	p := s.p
	return rooms{first: p.bottom - p.y - set.label, next: p.bottom - p.nextTop() - set.label, head: set.head, fresh: p.fresh}
}

func (s *run) titleSize(size float64) float64 { return max(11, size*1.25) }

// draw places the run: page by page down, and on each the parts from left to right.
func (s *run) draw() {
	p, top := s.p, s.p.y
	last := len(s.set.parts) - 1
	for n, page := range s.set.pages {
		only := s.set.items[page.from].kind == Note
		for k := range s.set.parts {
			if only && k < last {
				continue // notes stand once, on the last part
			}
			if n > 0 || k > 0 {
				p.newPage(s.title(s.set.items[page.from].table))
			}
			if n == 0 {
				p.y = top
			}
			s.drawPage(page, n, k)
		}
	}
	p.fresh = false
	if last > 0 {
		p.y = p.bottom // what follows is no part of it
	}
}

// label names a part of the run on its sheet: "Sheet 2B: Rnd 7–9; A to the left".
func (s *run) label(page, k int) {
	p := s.p
	sheet, beside := letters(k), ""
	if k > 0 {
		beside = letters(k - 1)
	}
	if len(s.set.pages) > 1 {
		sheet = strconv.Itoa(page+1) + sheet
	}
	t := s.tables[0]
	columns := s.set.parts[k].columns
	frozen := t.FrozenColumns()
	if frozen < len(t.Columns) {
		columns = columns[frozen:]
	}
	text := p.doc.PartWith(sheet, between(t.Columns[columns[0]].Title, t.Columns[columns[len(columns)-1]].Title), beside)
	p.put(Text{Y: p.y + p.o.labelSize()*mm, Size: p.o.labelSize(), Bold: true, Role: Part, Table: s.first, Row: -1, Column: -1,
		String: table.OneLine(text)}, p.o.Margin, p.across, table.Left)
	p.y += s.set.label
}

// letters names a part: A, B, … Z, AA, AB.
func letters(k int) string {
	if k >= 26 {
		return letters(k/26-1) + letters(k%26)
	}
	return string(rune('A' + k))
}

// between names columns by the first and the last: "Rnd 7–9", "Club – Rnd 3".
func between(from, to string) string {
	from, to = table.OneLine(from), table.OneLine(to)
	kind := strings.TrimRight(from, "0123456789")
	switch {
	case from == to:
		return from
	case kind != from && kind == strings.TrimRight(to, "0123456789"):
		return from + "–" + to[len(kind):]
	}
	return from + " – " + to
}

// drawPage draws the rows of one page, of the part k of the columns; in a run that only counts pages it passes over them.
func (s *run) drawPage(page span, n, k int) {
	if s.p.dry {
		s.pass(page)
		return
	}
	p, part := s.p, &s.set.parts[k]
	if s.set.label > 0 && s.set.items[page.from].kind != Note {
		s.label(n, k)
	}
	if kind := s.set.items[page.from].kind; kind == Body || kind == Group {
		s.drawHead(s.set.items[page.from].table, part)
	}
	if page.group > 0 {
		g := s.set.items[page.group]
		g.text += " …"
		s.drawGroup(g, part)
	}
	top := p.y
	for i, it := range s.set.items[page.from:page.to] {
		if it.kind != Body {
			part.grid(p, top)
		}
		switch it.kind {
		case Title:
			if i > 0 || !p.fresh {
				p.y += it.gap
			}
			s.drawTitle(it)
			s.drawHead(it.table, part)
		case Body:
			s.drawRow(it, part)
		case Group:
			s.drawGroup(it, part)
		case Note:
			s.drawNote(it, k == len(s.set.parts)-1)
		}
		if it.kind != Body {
			top = p.y
		}
	}
	part.grid(p, top)
}

// pass goes down the page as far as drawPage does.
func (s *run) pass(page span) {
	p, items := s.p, s.set.items
	if kind := items[page.from].kind; kind != Note {
		if p.y += s.set.label; kind != Title {
			p.y += s.set.head
		}
	}
	if page.group > 0 {
		p.y += items[page.group].height
	}
	for i, it := range items[page.from:page.to] {
		if p.y += it.height; it.kind == Title && (i > 0 || !p.fresh) {
			p.y += it.gap
		}
	}
}

func (s *run) drawTitle(it item) {
	p, title := s.p, s.title(it.table)
	if title == "" {
		return
	}
	size := s.titleSize(s.set.size)
	p.y += it.height - s.set.head
	p.put(Text{Y: p.y - 0.55*size*mm, Size: size, Bold: true, Role: Title, Table: s.first + it.table, Row: -1, Column: -1,
		String: table.OneLine(title)}, p.o.Margin, p.across, table.Left)
}

func (s *run) drawNote(it item, here bool) {
	p := s.p
	p.y += it.height
	if !here {
		return
	}
	size := s.noteSize(s.set.size)
	p.put(Text{Y: p.y - 0.3*size*mm, Size: size, Tone: Muted, Role: Note, Table: s.first + it.table, Row: -1, Column: -1,
		String: it.text, Continues: it.more}, p.o.Margin, p.across, table.Left)
}
