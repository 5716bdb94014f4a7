package page

import (
	"math"
	"slices"
	"strconv"

	"wallchart/export/table"
	"wallchart/phrase"
)

const (
	footHeight    = 6.0 // millimetres above the lower margin
	runningHeight = 7.0 // of the running title
	smallSize     = 8.0 // points, of foot and running title
	lineGap       = 1.3 // height of a line, in ems
	readSize      = 7.0 // points: the least that foot and running title may come out in, however small the page is placed
)

// Layout places the document on as many pages as it needs, at least one.
func Layout(doc table.Document, o Options, m Metrics) []Page {
	o = o.withDefaults()
	if len(doc.Tables) == 0 {
		doc.Tables = []table.Table{{}}
	}
	r := newRuler(m)
	all := &press{o: o, doc: doc, ruler: r}
	for from := 0; from < len(doc.Tables); {
		to := from + 1
		for to < len(doc.Tables) && !doc.Tables[to].NewPage {
			to++
		}
		all.pages = append(all.pages, laid(doc, o, r, from, to)...)
		from = to
	}
	all.feet()
	all.smallCodes()
	return o.impose(all.pages)
}

func (p *press) takes() Takes { return Takes{Sheets: len(p.pages), Size: p.least} }

func newPress(doc table.Document, o Options, r *ruler, across bool) *press {
	p := &press{o: o, doc: doc, ruler: r, least: math.Inf(1)}
	p.width, p.height = o.Paper.Size(across)
	p.across = max(20, p.width-2*o.Margin)
	p.bottom = p.height - o.Margin - footHeight
	return p
}

// lay places the tables from from to before to, under the document's title.
func (p *press) lay(from, to int) {
	tables := p.doc.Tables
	if tables[from].Cards == nil {
		p.newPage("")
		if !p.goesOn {
			p.documentTitle(tables[from].Wall)
		}
	}
	for i := from; i < to; {
		if tables[i].Cards != nil {
			p.cards(i, tables[i].Cards)
			i++
			continue
		}
		var all []*table.Table
		var notes [][]string
		for first := i; i < to && (i == first || p.follows(&tables[first], &tables[i])); i++ {
			n := tables[i].Notes
			if i == len(tables)-1 {
				n = append(n[:len(n):len(n)], p.doc.Notes...)
			}
			all, notes = append(all, &tables[i]), append(notes, n)
		}
		p.tables(i-len(all), from, all, notes)
	}
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
	least         float64 // the smallest type of a table
	fresh         bool    // nothing but the document's title stands on the page
	goesOn        bool    // the document's title stands on a page before
	dry           bool    // only to see how many pages it takes: nothing but titles is placed
}

// newPage begins a page, with a running title on all but the first.
func (p *press) newPage(title string) {
	next := Page{Width: p.width, Height: p.height}
	if p.page != nil && !p.dry { // pages of a table hold about as much
		next.Fills, next.Lines, next.Texts = room(p.page.Fills), room(p.page.Lines), room(p.page.Texts)
	}
	p.pages = append(p.pages, next)
	p.page = &p.pages[len(p.pages)-1]
	p.y = p.o.Margin
	p.fresh = true
	if len(p.pages) == 1 && !p.goesOn {
		return
	}
	p.page.goesOn = true
	p.y = p.nextTop()
	var parts []string
	for _, s := range []string{p.doc.Title, p.doc.Subtitle, title} {
		if s = table.OneLine(s); s != "" && (len(parts) == 0 || s != parts[0]) {
			parts = append(parts, s)
		}
	}
	t := Text{Y: p.o.Margin + 0.5*runningHeight, Size: p.o.small(p.page), Tone: Muted, Role: Running, Table: -1, Row: -1, Column: -1}
	if p.o.wall {
		t.Size = max(t.Size, wallLabel)
	}
	p.brief(t, parts, " – ", p.besideCode())
}

// room is nothing yet, with room for about as much as there is of these.
func room[T any](as []T) []T { return make([]T, 0, len(as)+len(as)/16+4) }

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

// paragraph places a text above the tables over the whole width on at most three lines, smaller
// when it needs more.
func (p *press) paragraph(s string, size float64, bold bool, tone Tone) {
	s = table.OneLine(s)
	if s == "" {
		return
	}
	lines := p.ruler.wrap(s, bold, p.across/(size*mm))
	for len(lines) > 3 && size > smallSize {
		size *= 0.9
		lines = p.ruler.wrap(s, bold, p.across/(size*mm))
	}
	for n, line := range lines {
		p.put(Text{Y: p.y + size*mm, Size: size, Bold: bold, Tone: tone, Role: Title, String: line, Continues: n > 0,
			Table: -1, Row: -1, Column: -1}, p.o.Margin, p.across, table.Left)
		p.y += size * mm * lineGap
	}
}

func (p *press) documentTitle(wall bool) {
	size, under := 17.0, 0.62
	if p.o.Fill {
		size = 24
	}
	beside, below := p.logo()
	code, end := p.headCode(beside)
	beside, below = beside+code, max(below, end)
	p.across -= beside
	defer func() { p.across += beside; p.y = max(p.y, below) }()
	small := size * 0.55
	if p.o.Booklet {
		small = max(small, p.o.readable(p.page))
	}
	if wall { // which section and which round it is has to be read from as far as the rows
		size, under = max(size, wallTitle*p.o.wallLeast()), 1/wallTitle
	}
	p.paragraph(p.doc.Head, small, false, Muted)
	p.paragraph(p.doc.Title, size, true, Ink)
	p.paragraph(p.doc.Subtitle, size*under, false, Muted)
	p.paragraph(p.doc.Facts(), small, false, Muted)
	if p.doc.Title != "" || p.doc.Subtitle != "" || len(p.doc.Event) > 0 {
		p.y += size * mm * 0.35
	}
}

// tables places tables with the same columns below each other, each with its title
// and notes; where they are too wide for one sheet, on several.
func (p *press) tables(first, from int, all []*table.Table, notes [][]string) {
	wall := all[0].Wall
	if wall {
		usual := p.o
		defer func() { p.o, p.ruler.exact = usual, false }()
		p.o, p.ruler.exact = p.o.forWall(), true
	}
	if p.o.Fill && first > from {
		p.newPage(all[0].Title)
	}
	x := p.ruler.texts(all...)
	breadths := x.breadths
	if wall {
		breadths = p.ruler.wallBreadths(all[0], breadths, p.across/(p.o.LeastSize*mm))
	}
	s := &run{p: p, first: first, tables: all, notes: notes, texts: x}
	if all[0].Halves && !wall && p.halves(s, breadths) {
		return
	}
	s.choose(fit(all[0], breadths, p.across, p.o))
	p.least = min(p.least, s.set.size)
	s.draw()
	for _, t := range all {
		p.code(t)
	}
}

// follows tells whether a table is set together with one before it.
func (p *press) follows(first, t *table.Table) bool {
	return !p.o.Fill && !t.Wall && t.Cards == nil && sameColumns(first, t)
}

// sameColumns tells whether two tables have the same columns, so that they are set alike.
func sameColumns(a, b *table.Table) bool {
	return slices.EqualFunc(a.Columns, b.Columns, func(x, y table.Column) bool {
		return x.Title == y.Title && x.Align == y.Align && x.Frozen == y.Frozen
	})
}

// feet writes the foot of every page, now that their number is known: what stands on
// it, when it was printed, and which page it is.
func (p *press) feet() {
	for i := range p.pages {
		if p.page = &p.pages[i]; p.page.bare {
			continue
		}
		p.width, p.height = p.page.Width, p.page.Height
		p.across = max(20, p.width-2*p.o.Margin)
		size := p.o.small(p.page)
		at := Text{Y: p.height - p.o.Margin - 0.5, Size: size, Tone: Muted, Role: Foot, Table: -1, Row: -1, Column: -1}
		right := at
		right.String = table.OneLine(p.doc.FootWith(strconv.Itoa(i+1), strconv.Itoa(len(p.pages))))
		if printed := p.doc.PrintedWith(p.printed()); printed != "" {
			right.String = table.OneLine(printed + table.Between + right.String)
		}
		room := min(p.across*0.7, p.ruler.ems(right.String, false)*size*mm)
		edge := p.o.Margin + p.across
		if p.page.whole { // clear of the crop mark in the corner
			edge -= cropGap + cropMark
		}
		p.put(right, edge-room, room, table.Right)
		p.brief(at, p.stands(i), table.Between, p.across-room-4)
	}
}

// printed is when, to the minute, as a clock shows it.
func (p *press) printed() string {
	if p.o.Created.IsZero() {
		return ""
	}
	return phrase.Dated(p.doc.Language(), p.o.Created.Format("2006-01-02 15:04"))
}

// stands is what the foot of a page says of it: the option's words, and those of the
// tables that stand there.
func (p *press) stands(page int) []string {
	var all []string
	add := func(s string) {
		if s != "" && !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	add(p.o.Footer)
	for _, x := range p.pages[page].Texts {
		if x.Table >= 0 {
			add(p.doc.Tables[x.Table].Foot)
		}
	}
	return all
}
