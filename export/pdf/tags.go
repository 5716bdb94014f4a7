package pdf

import (
	"strconv"
	"strings"

	"wallchart/export/page"
	"wallchart/export/table"
)

// tags is the logical structure of the file (ISO 32000-1, 14.7 and 14.8): headings,
// paragraphs and tables with their rows and cells, each once, in reading order,
// wherever the sheets have them. It is what a screen reader goes by.
type tags struct {
	doc      table.Document
	elements []element
	top      []int // elements right below the document
	tables   map[int]*tabled
	pages    [][]int // of each page, the element of each marked content
	last     spot
	lastOf   int // element of the text before, -1 for none
}

// spot says what a text is a part of.
type spot struct {
	role               page.Role
	table, row, column int
}

// element is a node of the structure with the content that it marks.
type element struct {
	kind    kind
	parent  int // -1 is the document, or the cell's row
	kids    []int
	content []marked
	text    string // that is drawn as shapes, as it is to be read aloud
	span    int    // columns of a heading between rows
}

// marked is a piece of a page's content.
type marked struct{ page, number int }

type kind uint8

const (
	heading1 kind = iota
	heading2
	paragraph
	tableOf
	rowOf
	headCell
	rowHead
	groupHead
	cellOf
	card
)

var kinds = [...]string{heading1: "H1", heading2: "H2", paragraph: "P", tableOf: "Table", rowOf: "TR",
	headCell: "TH", rowHead: "TH", groupHead: "TH", cellOf: "TD", card: "Sect"}

// tabled is a table on its way into the structure.
type tabled struct {
	element int
	columns int
	rows    map[int]int // element of each row; headings are row -1
	cells   map[int][]int
	groups  map[string]bool
}

const none = -1

func newTags(doc table.Document) *tags {
	return &tags{doc: doc, tables: map[int]*tabled{}, lastOf: none}
}

func (g *tags) page() {
	g.pages = append(g.pages, nil)
	g.lastOf = none
}

// of is the element that a text belongs to, none where it stands on every page, or
// stood on a page before. More tells that it goes on where the text before ended.
func (g *tags) of(t *page.Text) (element int, more bool) {
	at := spot{t.Role, t.Table, t.Row, t.Column}
	if at.role == page.Below {
		at.role = page.Body
	}
	if g.lastOf != none && at == g.last && (t.Continues || at.row >= 0 || at.role == page.Heading) {
		return g.lastOf, true
	}
	g.last, g.lastOf = at, g.find(t, at)
	return g.lastOf, false
}

func (g *tags) find(t *page.Text, at spot) int {
	switch {
	case t.Turned, at.role == page.Running, at.role == page.Foot, at.role == page.Part:
		return none
	case at.table < 0 && at.role == page.Title && t.Bold:
		return g.below(none, heading1)
	case at.table < 0 || at.role == page.Note:
		return g.below(none, paragraph)
	case at.role == page.Title:
		return g.below(none, heading2)
	}
	x := g.table(at.table)
	if g.doc.Tables[at.table].Cards != nil {
		row, ok := x.rows[at.row]
		if !ok {
			row = g.below(none, card)
			x.rows[at.row] = row
		}
		return g.below(row, paragraph)
	}
	if at.role == page.Group {
		title := strings.TrimSuffix(t.String, " …")
		if x.groups[title] {
			return none
		}
		x.groups[title] = true
		e := g.below(g.below(x.element, rowOf), groupHead)
		g.elements[e].span = x.columns
		return e
	}
	return g.cell(x, at)
}

// table is the table as an element, made when it is first met.
func (g *tags) table(n int) *tabled {
	x := g.tables[n]
	if x == nil {
		x = &tabled{element: none, columns: len(g.doc.Tables[n].Columns), rows: map[int]int{}, cells: map[int][]int{}, groups: map[string]bool{}}
		if g.doc.Tables[n].Cards == nil {
			x.element = g.below(none, tableOf)
		}
		g.tables[n] = x
	}
	return x
}

// cell is a cell as an element; of one that is there already, none. A row gets all its
// cells, also those that nothing stands in, so that columns can be counted.
func (g *tags) cell(x *tabled, at spot) int {
	if _, ok := x.rows[at.row]; !ok {
		row := g.below(x.element, rowOf)
		x.rows[at.row] = row
		cells := make([]int, x.columns)
		for c := range cells {
			k := cellOf
			switch {
			case at.row < 0:
				k = headCell
			case g.doc.Tables[at.table].Columns[c].ID == "name":
				k = rowHead
			}
			cells[c] = g.below(row, k)
		}
		x.cells[at.row] = cells
	}
	if at.column < 0 || at.column >= x.columns {
		return none
	}
	e := x.cells[at.row][at.column]
	if len(g.elements[e].content) > 0 {
		return none
	}
	return e
}

// below makes an element.
func (g *tags) below(parent int, k kind) int {
	e := len(g.elements)
	g.elements = append(g.elements, element{kind: k, parent: parent})
	if parent == none {
		g.top = append(g.top, e)
	} else {
		g.elements[parent].kids = append(g.elements[parent].kids, e)
	}
	return e
}

// mark gives an element a piece of the page's content and returns its number.
func (g *tags) mark(e int) int {
	p := len(g.pages) - 1
	n := len(g.pages[p])
	g.pages[p] = append(g.pages[p], e)
	g.elements[e].content = append(g.elements[e].content, marked{p, n})
	return n
}

// shapes says what an element that is drawn as shapes is to be read as.
func (g *tags) shapes(e int, text string) {
	x := &g.elements[e]
	if x.text != "" {
		x.text += " "
	}
	x.text += text
}

// write writes the structure and returns its root.
func (g *tags) write(o *objects, pages []ref) ref {
	root, whole, parents := o.next(), o.next(), o.next()
	first := o.reserve(len(g.elements))
	of := func(e int) ref { return first + ref(e) }
	o.put(root, []byte("<</Type/StructTreeRoot/K "+whole.String()+"/ParentTree "+parents.String()+
		"/ParentTreeNextKey "+strconv.Itoa(len(pages))+">>"))
	b := []byte("<</Type/StructElem/S/Document/P " + root.String() + "/K[")
	for _, e := range g.top {
		b = append(appendRef(b, of(e)), ' ')
	}
	o.put(whole, append(b, "]>>"...))
	for e := range g.elements {
		x := &g.elements[e]
		parent := whole
		if x.parent != none {
			parent = of(x.parent)
		}
		b = g.dictionary(b[:0], x, parent, of, pages)
		o.put(of(e), b)
	}
	b = append(b[:0], "<</Nums["...)
	for p, all := range g.pages {
		list := o.next()
		b = append(appendRef(append(strconv.AppendInt(b, int64(p), 10), ' '), list), ' ')
		items := []byte{'['}
		for _, e := range all {
			items = append(appendRef(items, of(e)), ' ')
		}
		o.put(list, append(items, ']'))
	}
	o.put(parents, append(b, "]>>"...))
	return root
}

// dictionary is an element as the file has it.
func (g *tags) dictionary(b []byte, x *element, parent ref, of func(int) ref, pages []ref) []byte {
	b = append(append(append(b, "<</S/"...), kinds[x.kind]...), "/P "...)
	b = appendRef(b, parent)
	switch x.kind {
	case headCell:
		b = append(b, "/A<</O/Table/Scope/Column>>"...)
	case rowHead:
		b = append(b, "/A<</O/Table/Scope/Row>>"...)
	case groupHead:
		b = append(b, "/A<</O/Table/Scope/Row/ColSpan "+strconv.Itoa(max(1, x.span))+">>"...)
	}
	if x.text != "" {
		b = append(b, "/ActualText"+told(x.text)...)
	}
	if len(x.kids) == 0 && len(x.content) == 0 {
		return append(b, ">>"...)
	}
	on := none
	if len(x.content) > 0 {
		on = x.content[0].page
		b = appendRef(append(b, "/Pg "...), pages[on])
	}
	b = append(b, "/K["...)
	for _, k := range x.kids {
		b = append(appendRef(b, of(k)), ' ')
	}
	for _, m := range x.content {
		if m.page == on {
			b = append(strconv.AppendInt(b, int64(m.number), 10), ' ')
			continue
		}
		b = append(b, "<</Type/MCR/Pg "+pages[m.page].String()+"/MCID "+strconv.Itoa(m.number)+">>"...)
	}
	if i := len(b) - 1; b[i] == ' ' {
		b = b[:i]
	}
	return append(b, "]>>"...)
}
