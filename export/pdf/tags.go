package pdf

import (
	"math"
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
	top      family           // right below the document
	texts    map[int]string   // of elements that are drawn as shapes, as they are to be read aloud
	further  map[int][]marked // content of elements that have more than one piece
	tables   []*tabled
	pages    [][]int32 // of each page, the element of each marked content
	last     spot
	lastOf   int // element of the text before, -1 for none
}

// spot says what a text is a part of.
type spot struct {
	role               page.Role
	table, row, column int
}

// element is a node of the structure. There is one for each cell, so it is small, and has no pointers to look after.
type element struct {
	kind    kind
	full    bool  // has content
	span    int16 // columns of a heading between rows
	parent  int32 // none is the document
	kids    family
	next    int32  // of the same parent
	content marked // the first piece
}

// family is the children of an element, each of which knows the next.
type family struct{ first, last int32 }

var childless = family{none, none}

// marked is a piece of a page's content.
type marked struct{ page, number int32 }

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
	rows    []int32 // element of each row, none where there is none yet; the first is the headings. A row's cells come right after it
	groups  map[string]bool
}

const none = -1

func newTags(doc table.Document) *tags {
	size := 16
	for i := range doc.Tables {
		size += (1 + len(doc.Tables[i].Columns)) * (1 + len(doc.Tables[i].Rows))
	}
	return &tags{doc: doc, elements: make([]element, 0, size), top: childless, texts: map[int]string{}, further: map[int][]marked{},
		tables: make([]*tabled, len(doc.Tables)), lastOf: none}
}

func (g *tags) page() {
	var all []int32
	if n := len(g.pages); n > 0 { // pages of a table hold about as much
		all = make([]int32, 0, len(g.pages[n-1]))
	}
	g.pages = append(g.pages, all)
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

// find is the element of the structure that a text belongs to: a heading, a paragraph, or the cell of a table; none where it is only on
// the sheet, as its number is.
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
		row := x.row(at.row)
		if *row == none {
			*row = int32(g.below(none, card))
		}
		return g.below(int(*row), paragraph)
	}
	if at.role == page.Group {
		title := strings.TrimSuffix(t.String, " …")
		if x.groups[title] {
			return none
		}
		x.groups[title] = true
		e := g.below(g.below(x.element, rowOf), groupHead)
		g.elements[e].span = int16(min(x.columns, math.MaxInt16))
		return e
	}
	return g.cell(x, at)
}

// table is the table as an element, made when it is first met.
func (g *tags) table(n int) *tabled {
	x := g.tables[n]
	if x == nil {
		t := &g.doc.Tables[n]
		x = &tabled{element: none, columns: len(t.Columns), rows: make([]int32, 0, 1+len(t.Rows)), groups: map[string]bool{}}
		if t.Cards == nil {
			x.element = g.below(none, tableOf)
		}
		g.tables[n] = x
	}
	return x
}

// cell is a cell as an element; of one that is there already, none. A row gets all its
// cells, also those that nothing stands in, so that columns can be counted.
func (g *tags) cell(x *tabled, at spot) int {
	row := x.row(at.row)
	if *row == none {
		*row = int32(g.below(x.element, rowOf))
		for c := range x.columns {
			k := cellOf
			switch {
			case at.row < 0:
				k = headCell
			case g.doc.Tables[at.table].Columns[c].ID == "name":
				k = rowHead
			}
			g.below(int(*row), k)
		}
	}
	if at.column < 0 || at.column >= x.columns {
		return none
	}
	e := int(*row) + 1 + at.column
	if g.elements[e].full {
		return none
	}
	return e
}

// row is where the element of a row is kept; -1 is the headings.
func (x *tabled) row(n int) *int32 {
	for len(x.rows) <= n+1 {
		x.rows = append(x.rows, none)
	}
	return &x.rows[n+1]
}

// below makes an element.
func (g *tags) below(parent int, k kind) int {
	e := int32(len(g.elements))
	g.elements = append(g.elements, element{kind: k, parent: int32(parent), kids: childless, next: none})
	kids := &g.top
	if parent != none {
		kids = &g.elements[parent].kids
	}
	if kids.first == none {
		kids.first = e
	} else {
		g.elements[kids.last].next = e
	}
	kids.last = e
	return int(e)
}

// mark gives an element a piece of the page's content and returns its number.
func (g *tags) mark(e int) int {
	p := len(g.pages) - 1
	n := len(g.pages[p])
	g.pages[p] = append(g.pages[p], int32(e))
	x, piece := &g.elements[e], marked{int32(p), int32(n)}
	if x.full {
		g.further[e] = append(g.further[e], piece)
	} else {
		x.full, x.content = true, piece
	}
	return n
}

// shapes says what an element that is drawn as shapes is to be read as.
func (g *tags) shapes(e int, text string) {
	if before := g.texts[e]; before != "" {
		text = before + " " + text
	}
	g.texts[e] = text
}

// write writes the structure and returns its root.
func (g *tags) write(o *objects, pages []ref) ref {
	root, whole, parents := o.next(), o.next(), o.next()
	first := o.reserve(len(g.elements))
	of := func(e int32) ref { return first + ref(e) }
	o.put(root, []byte("<</Type/StructTreeRoot/K "+whole.String()+"/ParentTree "+parents.String()+
		"/ParentTreeNextKey "+strconv.Itoa(len(pages))+">>"))
	b := []byte("<</Type/StructElem/S/Document/P " + root.String() + "/K[")
	for e := g.top.first; e != none; e = g.elements[e].next {
		b = append(appendRef(b, of(e)), ' ')
	}
	o.put(whole, append(b, "]>>"...))
	for e := range g.elements {
		parent := whole
		if p := g.elements[e].parent; p != none {
			parent = of(p)
		}
		b = g.dictionary(b[:0], e, parent, of, pages)
		o.put(of(int32(e)), b)
	}
	b = append(b[:0], "<</Nums["...)
	items := []byte{}
	for p, all := range g.pages {
		list := o.next()
		b = append(appendRef(append(strconv.AppendInt(b, int64(p), 10), ' '), list), ' ')
		items = append(items[:0], '[')
		for _, e := range all {
			items = append(appendRef(items, of(e)), ' ')
		}
		o.put(list, append(items, ']'))
	}
	o.put(parents, append(b, "]>>"...))
	return root
}

// dictionary is an element as the file has it.
func (g *tags) dictionary(b []byte, e int, parent ref, of func(int32) ref, pages []ref) []byte {
	x := &g.elements[e]
	b = append(append(append(b, "<</S/"...), kinds[x.kind]...), "/P "...)
	b = appendRef(b, parent)
	switch x.kind {
	case headCell:
		b = append(b, "/A<</O/Table/Scope/Column>>"...)
	case rowHead:
		b = append(b, "/A<</O/Table/Scope/Row>>"...)
	case groupHead:
		b = append(b, "/A<</O/Table/Scope/Row/ColSpan "+strconv.Itoa(max(1, int(x.span)))+">>"...)
	}
	if text, shapes := g.texts[e]; shapes {
		b = append(b, "/ActualText"+told(text)...)
	}
	if x.kids == childless && !x.full {
		return append(b, ">>"...)
	}
	if x.full {
		b = appendRef(append(b, "/Pg "...), pages[x.content.page])
	}
	b = append(b, "/K["...)
	for k := x.kids.first; k != none; k = g.elements[k].next {
		b = append(appendRef(b, of(k)), ' ')
	}
	if x.full {
		b = append(strconv.AppendInt(b, int64(x.content.number), 10), ' ')
		for _, m := range g.further[e] {
			if m.page == x.content.page {
				b = append(strconv.AppendInt(b, int64(m.number), 10), ' ')
				continue
			}
			b = append(b, "<</Type/MCR/Pg "+pages[m.page].String()+"/MCID "+strconv.Itoa(int(m.number))+">>"...)
		}
	}
	if i := len(b) - 1; b[i] == ' ' {
		b = b[:i]
	}
	return append(b, "]>>"...)
}
