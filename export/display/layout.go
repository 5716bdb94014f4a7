package display

import (
	"strings"
	"unicode/utf8"

	"wallchart/phrase"
)

// The layout of a page is plain code: it knows widths and heights and no window. All
// sizes go by that of the screen, so that a hall reads 1280x720 as well as 1920x1080.

// Matter is what is to be shown, whole: it is as many pages as it needs.
type Matter struct {
	Title   string
	Columns []Column
	Rows    []Row
}

// Column is a column of it.
type Column struct {
	Title string
	Right bool // its cells stand to the right, as numbers do
	Wraps bool // it holds names: where there is no other way they take several lines
}

// Row is a line of it; a heading has only one cell and stands over the others.
type Row struct {
	Cells   []string
	Heading bool
}

// Measure is the width of a text in letters of size 1.
type Measure func(text string) float32

// Layout is how a matter is spread over a screen.
type Layout struct {
	Size   float32   // of the letters
	Line   float32   // height of a line
	Blocks int       // of columns side by side
	Width  float32   // of a block
	Across float32   // from one block to the next
	Left   []float32 // where each column begins in its block
	Widths []float32 // of the columns
	Top    float32   // where the heads of the columns stand; the rows begin a line below
	Edge   float32   // at the left
	Pages  []Page
}

// Page is what stands on a screen at once.
type Page [][]Placed // by block, from top to bottom

// Placed is a row with its cells in lines.
type Placed struct {
	Row   int
	At    int        // the line of the block that it begins at
	Lines int        // it takes
	Cells [][]string // the lines of each cell
}

// Shares of the height of the screen, and of the size of letters.
const (
	HeadShare  = 0.12 // for the title
	FootShare  = 0.05
	edgeShare  = 0.03     // of the width, at both sides
	largest    = 1.0 / 12 // letters
	easy       = 1.0 / 36 // that are read from the last row of seats
	smallest   = 1.0 / 45 // that are read from a few steps away
	easyPages  = 4        // so many pages are waited for, so that letters are easy to read
	lineShare  = 1.5      // of a line to its letters
	gapShare   = 0.9      // between columns
	acrossGap  = 2.2      // between blocks
	blocksMost = 4
)

// Lay spreads a matter over a screen of a size: the letters as large as they can be
// on one page or few, and never a name cut.
func Lay(m Matter, width, height float32, measure Measure) Layout {
	p := plan{m: m, width: width * (1 - 2*edgeShare), height: height * (1 - HeadShare - FootShare), measure: measure}
	p.widths = p.natural()
	unit := Unit(width, height)
	l := Layout{Top: height * HeadShare, Edge: width * edgeShare, Size: unit * smallest, Blocks: 1}
	if pages, size, blocks := p.best(unit); pages > 0 {
		l.Size, l.Blocks = size, blocks
	} else {
		p.wrap(l.Size) // a name is wider than the screen
	}
	p.spread(l.Size, l.Blocks)
	l.Line = l.Size * lineShare
	at := float32(0)
	for _, w := range p.widths {
		l.Left, l.Widths = append(l.Left, at*l.Size), append(l.Widths, w*l.Size)
		at += w + gapShare
	}
	l.Width = p.block() * l.Size
	l.Across = l.Width + acrossGap*l.Size
	l.Pages = p.pages(l.Blocks, p.lines(l.Size))
	return l
}

// Unit is what sizes go by: the height of a screen that is wider than high, and of one
// that stands upright the height of a wide one as broad as it.
func Unit(width, height float32) float32 { return min(height, width*9/16) }

// plan is a matter on its way to its layout.
type plan struct {
	m             Matter
	width, height float32 // of the screen between its edges
	widths        []float32
	measure       Measure
}

// natural are the widths of the columns with every cell in one line.
func (p *plan) natural() []float32 {
	widths := make([]float32, len(p.m.Columns))
	for i, c := range p.m.Columns {
		widths[i] = p.measure(c.Title)
	}
	for _, r := range p.m.Rows {
		if r.Heading {
			continue
		}
		for i, text := range r.Cells {
			widths[i] = max(widths[i], p.measure(text))
		}
	}
	for _, r := range p.m.Rows { // a heading may go on over all columns
		if more := p.measure(r.Cells[0]) - p.sum(widths); r.Heading && more > 0 {
			widths[len(widths)-1] += more
		}
	}
	return widths
}

func (p *plan) sum(widths []float32) float32 {
	all := float32(len(widths)-1) * gapShare
	for _, w := range widths {
		all += w
	}
	return all
}

// block is the width of a block in letters of size 1.
func (p *plan) block() float32 { return p.sum(p.widths) }

// lines are those of a block below the heads of its columns.
func (p *plan) lines(size float32) int {
	return max(1, int(p.height/(size*lineShare)+0.001)-1)
}

// best is the way with the fewest pages of letters that are easy to read, and where
// that would be too many pages the one with the fewest that can still be read. pages
// is 0 where one row alone is wider than the screen.
func (p *plan) best(unit float32) (pages int, size float32, blocks int) {
	n := max(1, len(p.m.Rows))
	for pages = 1; pages <= easyPages; pages++ {
		if size, blocks = p.largest(n, pages, unit*largest); size >= unit*easy {
			return pages, size, blocks
		}
	}
	for pages = 1; pages <= n; pages++ {
		if size, blocks = p.largest(n, pages, unit*largest); size >= unit*smallest {
			return pages, size, blocks
		}
	}
	return 0, 0, 0
}

// largest are the largest letters with which so many rows go on so many pages.
func (p *plan) largest(rows, pages int, most float32) (size float32, blocks int) {
	for b := 1; b <= blocksMost; b++ {
		across := float32(b)*p.block() + float32(b-1)*acrossGap
		lines := (rows + pages*b - 1) / (pages * b)
		s := min(p.width/across, p.height/(lineShare*float32(lines+1)), most)
		if s > size {
			size, blocks = s, b
		}
	}
	return size, blocks
}

// wrap narrows the columns of names, the widest first, until a block goes on the screen.
func (p *plan) wrap(size float32) {
	room := p.width / size
	for p.block() > room {
		widest, next := -1, float32(0)
		for i, c := range p.m.Columns {
			switch {
			case !c.Wraps:
			case widest < 0 || p.widths[i] > p.widths[widest]:
				if widest >= 0 {
					next = p.widths[widest]
				}
				widest = i
			default:
				next = max(next, p.widths[i])
			}
		}
		if widest < 0 {
			return
		}
		over := p.block() - room
		to := p.widths[widest] - over
		if to < next-0.001 {
			to = next // as wide as the second widest; then both
			if p.widths[widest] <= next+0.001 {
				to = p.widths[widest] - over/2
			}
		}
		if to < 4 { // a few letters: narrower makes no sense
			return
		}
		p.widths[widest] = to
	}
}

// spread gives the room that is left to the columns of names, so that the blocks fill
// the width; not so much that a row falls apart.
func (p *plan) spread(size float32, blocks int) {
	var names []int
	for i, c := range p.m.Columns {
		if c.Wraps {
			names = append(names, i)
		}
	}
	if len(names) == 0 {
		return
	}
	room := (p.width/size-float32(blocks-1)*acrossGap)/float32(blocks) - p.block() - 0.001
	room = max(0, min(room, p.block()*0.4))
	for _, i := range names {
		p.widths[i] += room / float32(len(names))
	}
}

// pages puts the rows into blocks and the blocks on pages.
func (p *plan) pages(blocks, lines int) []Page {
	var pages []Page
	var page Page
	var block []Placed
	at := 0
	turn := func() {
		if page = append(page, block); len(page) == blocks {
			pages, page = append(pages, page), nil
		}
		block, at = nil, 0
	}
	for i, r := range p.m.Rows {
		placed := Placed{Row: i, Lines: 1}
		for c, text := range r.Cells {
			cell := []string{text}
			if r.Heading {
				cell = p.broken(text, p.block())
			} else if p.m.Columns[c].Wraps {
				cell = p.broken(text, p.widths[c])
			}
			placed.Cells = append(placed.Cells, cell)
			placed.Lines = max(placed.Lines, len(cell))
		}
		need := placed.Lines
		if r.Heading && i+1 < len(p.m.Rows) {
			need++ // no heading without a row below it
		}
		if at > 0 && at+need > lines {
			turn()
		}
		placed.At = at
		block, at = append(block, placed), at+placed.Lines
	}
	if len(block) > 0 {
		turn()
	}
	if len(page) > 0 {
		pages = append(pages, page)
	}
	return pages
}

// broken is a text in lines of a width, between words where it can be.
func (p *plan) broken(text string, width float32) []string {
	const slack = 1.0001 // the width was measured in another order
	if p.measure(text) <= width*slack {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range phrase.Words(text) {
		joined := strings.TrimSpace(line + " " + word)
		if p.measure(joined) <= width*slack {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for line = word; p.measure(line) > width*slack && utf8.RuneCountInString(line) > 1; {
			end := 0
			for i := range line {
				if i > 0 && p.measure(line[:i]) > width*slack {
					break
				}
				end = i
			}
			if end == 0 {
				_, end = utf8.DecodeRuneInString(line)
			}
			lines, line = append(lines, line[:end]), line[end:]
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
