package page

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/table"
)

const (
	footHeight    = 6.0 // millimetres above the lower margin
	runningHeight = 7.0 // of the running title
	smallSize     = 8.0 // points, of foot and running title
	lineGap       = 1.3 // height of a line, in ems
)

// Layout places the document on as many pages as it needs, at least one.
func Layout(doc table.Document, o Options, m Metrics) []Page {
	o = o.withDefaults()
	p := &press{o: o, doc: doc, ruler: &ruler{metrics: m, known: map[measured]float64{}}}
	p.width, p.height = o.Paper.Size(o.Landscape)
	p.across = max(20, p.width-2*o.Margin)
	p.bottom = p.height - o.Margin - footHeight
	tables := doc.Tables
	if len(tables) == 0 || tables[0].Cards == nil {
		p.newPage("")
		p.documentTitle()
	}
	if len(tables) == 0 {
		tables = []table.Table{{}}
	}
	for i := 0; i < len(tables); {
		if tables[i].Cards != nil {
			p.cards(i, tables[i].Cards)
			i++
			continue
		}
		if i > 0 && tables[i].NewPage {
			p.newPage("")
			p.documentTitle()
		}
		var all []*table.Table
		var notes [][]string
		for first := i; i < len(tables) && (i == first || p.follows(&tables[first], &tables[i])); i++ {
			n := tables[i].Notes
			if i == len(tables)-1 {
				n = append(n[:len(n):len(n)], doc.Notes...)
			}
			all, notes = append(all, &tables[i]), append(notes, n)
		}
		p.tables(i-len(all), all, notes)
	}
	p.feet()
	return p.pages
}

// press lays one page after the other. y is where the next thing goes on the
// current page.
type press struct {
	o             Options
	doc           table.Document
	ruler         *ruler
	width, height float64
	across        float64 // between the margins
	bottom        float64
	pages         []Page
	page          *Page
	y             float64
	fresh         bool // nothing but the document's title stands on the page
}

// newPage begins a page, with a running title on all but the first.
func (p *press) newPage(title string) {
	p.pages = append(p.pages, Page{Width: p.width, Height: p.height})
	p.page = &p.pages[len(p.pages)-1]
	p.y = p.o.Margin
	p.fresh = true
	if len(p.pages) == 1 {
		return
	}
	p.y += runningHeight
	var parts []string
	for _, s := range []string{p.doc.Title, p.doc.Subtitle, title} {
		if s = table.OneLine(s); s != "" && (len(parts) == 0 || s != parts[0]) {
			parts = append(parts, s)
		}
	}
	p.put(Text{Y: p.o.Margin + 0.5*runningHeight, Size: smallSize, Tone: Muted, Role: Running,
		String: strings.Join(parts, " – "), Table: -1, Row: -1, Column: -1}, p.o.Margin, p.across, table.Left)
}

// nextTop is where a page with a running title begins.
func (p *press) nextTop() float64 { return p.o.Margin + runningHeight }

// put places a text in a box of a width, smaller when it is too long for it.
func (p *press) put(t Text, x, width float64, a table.Align) {
	if t.String == "" {
		return
	}
	ems := p.ruler.ems(t.String, t.Bold)
	t.Width = ems * t.Size * mm
	if t.Width > width+0.05 {
		t.Size *= width / t.Width
		t.Width = width
	}
	t.X = x
	switch a {
	case table.Right:
		t.X += width - t.Width
	case table.Centre:
		t.X += (width - t.Width) / 2
	}
	p.page.Texts = append(p.page.Texts, t)
}

// paragraph places a text over the whole width on at most three lines, smaller
// when it needs more.
func (p *press) paragraph(s string, size float64, bold bool, tone Tone, role Role, number int) {
	s = table.OneLine(s)
	if s == "" {
		return
	}
	lines := p.ruler.wrap(s, bold, p.across/(size*mm))
	for len(lines) > 3 && size > smallSize {
		size *= 0.9
		lines = p.ruler.wrap(s, bold, p.across/(size*mm))
	}
	for _, line := range lines {
		p.put(Text{Y: p.y + size*mm, Size: size, Bold: bold, Tone: tone, Role: role, String: line, Table: number, Row: -1, Column: -1},
			p.o.Margin, p.across, table.Left)
		p.y += size * mm * lineGap
	}
}

func (p *press) documentTitle() {
	size := 17.0
	if p.o.Fill {
		size = 24
	}
	beside, below := p.logo()
	p.across -= beside
	defer func() { p.across += beside; p.y = max(p.y, below) }()
	p.paragraph(p.doc.Head, size*0.55, false, Muted, Title, -1)
	p.paragraph(p.doc.Title, size, true, Ink, Title, -1)
	p.paragraph(p.doc.Subtitle, size*0.62, false, Muted, Title, -1)
	p.paragraph(p.doc.Facts(), size*0.55, false, Muted, Title, -1)
	if p.doc.Title != "" || p.doc.Subtitle != "" || len(p.doc.Event) > 0 {
		p.y += size * mm * 0.35
	}
}

// tables places tables with the same columns below each other, each with its title
// and notes; where they are too wide for one sheet, on several.
func (p *press) tables(first int, all []*table.Table, notes [][]string) {
	wall := all[0].Wall
	if wall {
		usual := p.o
		defer func() { p.o, p.ruler.exact = usual, false }()
		p.o, p.ruler.exact = p.o.forWall(), true
	}
	if p.o.Fill && first > 0 {
		p.newPage(all[0].Title)
	}
	breadths := p.ruler.breadths(all...)
	if wall {
		breadths = p.ruler.wallBreadths(all[0], breadths, p.across/(p.o.LeastSize*mm))
	}
	s := &run{p: p, first: first, tables: all, notes: notes}
	s.choose(fit(all[0], breadths, p.across, p.o))
	s.draw()
}

// follows tells whether a table is set together with one before it.
func (p *press) follows(first, t *table.Table) bool {
	return !p.o.Fill && !t.Wall && !t.NewPage && t.Cards == nil && sameColumns(first, t)
}

// sameColumns tells whether two tables have the same columns, so that they are set alike.
func sameColumns(a, b *table.Table) bool {
	return slices.EqualFunc(a.Columns, b.Columns, func(x, y table.Column) bool {
		return x.Title == y.Title && x.Align == y.Align && x.Frozen == y.Frozen
	})
}

// feet writes the foot of every page, now that their number is known.
func (p *press) feet() {
	for i := range p.pages {
		if p.page = &p.pages[i]; p.page.bare {
			continue
		}
		foot := Text{Y: p.height - p.o.Margin - 0.5, Size: smallSize, Tone: Muted, Role: Foot, Table: -1, Row: -1, Column: -1}
		foot.String = table.OneLine(p.o.Footer)
		p.put(foot, p.o.Margin, p.across*0.7, table.Left)
		foot.String = table.OneLine(p.doc.FootWith(strconv.Itoa(i+1), strconv.Itoa(len(p.pages))))
		p.put(foot, p.o.Margin+p.across*0.7, p.across*0.3, table.Right)
	}
}
