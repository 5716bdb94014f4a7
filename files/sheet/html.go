package sheet

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// maxNested is how deep tables within tables are followed: pages are laid out with them.
const maxNested = 20

// htmlTable is a table that is being read.
type htmlTable struct {
	collector
	cells   []string
	text    strings.Builder
	span    int           // columns of the open cell
	down    int           // rows of the open cell
	inCell  bool          // within <td> or <th>
	inRow   bool          // within <tr>
	carried []carriedCell // cells of rows above that reach down into this one
}

// carriedCell is a cell with a rowspan.
type carriedCell struct{ column, rows int }

// readHTML reads the tables of a page, those within others as sheets of their own. It works on the tokens, so that
// neither the nesting of elements nor what is missing between them matters.
func readHTML(text string, b *budget) []Sheet {
	var (
		done   []Sheet
		open   []*htmlTable
		title  string // the last text before a table
		before strings.Builder
		hidden string // the element whose text is not shown
	)
	z := html.NewTokenizer(strings.NewReader(text))
	z.SetMaxBuf(16 << 20)
	last := func() *htmlTable {
		if len(open) == 0 {
			return nil
		}
		return open[len(open)-1]
	}
	closeTable := func() {
		t := last()
		t.endRow()
		open = open[:len(open)-1]
		if up := last(); up != nil && up.folds(t) {
			return
		}
		if len(done) <= mostSheets && len(t.Rows) > 0 {
			done = append(done, t.Sheet)
		}
	}
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		if kind == html.TextToken {
			switch t := last(); {
			case hidden != "":
			case t == nil:
				if s := strings.TrimSpace(string(z.Text())); s != "" && before.Len() < 500 {
					before.WriteString(s + " ")
				}
			case t.inCell && t.text.Len() < maxCell:
				t.text.WriteString(string(z.Text()))
			}
			continue
		}
		raw, more := z.TagName()
		tag := string(raw)
		switch {
		case kind == html.StartTagToken && tag == "table" && len(open) < maxNested:
			if s := cleanCell(before.String()); s != "" {
				title = s
			}
			before.Reset()
			open = append(open, &htmlTable{collector: collector{Sheet: Sheet{Name: tableName(title, len(done)+len(open)+1)}, budget: b}})
			title = ""
		case kind == html.EndTagToken && tag == "table" && len(open) > 0:
			closeTable()
		case tag == "script" || tag == "style":
			hidden = ""
			if kind == html.StartTagToken {
				hidden = tag
			}
		case len(open) == 0 && tag == "tr": // rows without a table, as a clipboard may hold them
			open = append(open, &htmlTable{collector: collector{Sheet: Sheet{Name: tableName(title, len(done)+1)}, budget: b}})
			last().tag(z, kind, tag, more)
		case len(open) == 0:
			if isBlock(tag) {
				if s := cleanCell(before.String()); s != "" {
					title = s
				}
				before.Reset()
			}
		default:
			last().tag(z, kind, tag, more)
		}
	}
	for len(open) > 0 {
		closeTable()
	}
	return done
}

// folds takes a table of one row, which only lays out the cell that it stands in,
// as text of that cell.
func (t *htmlTable) folds(inner *htmlTable) bool {
	if !t.inCell || len(inner.Rows) != 1 || !inner.Cut.Empty() || t.text.Len() > maxCell {
		return false
	}
	if !strings.HasSuffix(t.text.String(), " ") {
		t.text.WriteByte(' ')
	}
	t.text.WriteString(strings.TrimSpace(strings.Join(inner.Rows[0], " ")) + " ")
	return true
}

func isBlock(tag string) bool {
	return strings.Contains(" p div br h1 h2 h3 h4 h5 li title head body pre ", " "+tag+" ")
}

func tableName(title string, n int) string {
	if r := []rune(title); len(r) > 60 {
		title = string(r[:60])
	}
	if title == "" {
		return fmt.Sprintf("Table %d", n)
	}
	return title
}

// tag is a tag within the table.
func (t *htmlTable) tag(z *html.Tokenizer, kind html.TokenType, tag string, more bool) {
	start := kind == html.StartTagToken || kind == html.SelfClosingTagToken
	switch {
	case tag == "tr":
		t.endRow()
		t.inRow = start
	case (tag == "td" || tag == "th") && start:
		t.endCell()
		t.inCell, t.inRow, t.span, t.down = true, true, 1, 1
		for more {
			var key, val []byte
			key, val, more = z.TagAttr()
			if n, err := strconv.Atoi(strings.TrimSpace(string(val))); err == nil {
				switch string(key) {
				case "colspan":
					t.span = max(1, min(n, maxColumns))
				case "rowspan":
					t.down = max(1, min(n, 1000))
				}
			}
		}
	case tag == "td" || tag == "th":
		t.endCell()
	case t.inCell && (tag == "br" || isBlock(tag)):
		t.text.WriteByte(' ')
	case tag == "img" && start && t.inCell: // a flag or a mark: what it stands for
		for more {
			var key, val []byte
			key, val, more = z.TagAttr()
			if string(key) == "alt" && t.text.Len() < maxCell {
				t.text.Write(val)
			}
		}
	}
}

func (t *htmlTable) endCell() {
	if !t.inCell {
		return
	}
	t.inCell = false
	t.skipCarried()
	if t.down > 1 && len(t.carried) < maxColumns {
		t.carried = append(t.carried, carriedCell{len(t.cells), t.down})
	}
	t.cells = append(t.cells, t.text.String())
	t.text.Reset()
	for n := 1; n < t.span && len(t.cells) <= maxColumns; n++ {
		t.cells = append(t.cells, "")
	}
}

// skipCarried leaves the columns blank that cells of rows above reach into.
func (t *htmlTable) skipCarried() {
	for again := true; again && len(t.cells) <= maxColumns; {
		again = false
		for _, c := range t.carried {
			if c.column == len(t.cells) {
				t.cells, again = append(t.cells, ""), true
			}
		}
	}
}

func (t *htmlTable) endRow() {
	t.endCell()
	if !t.inRow {
		return
	}
	if len(t.cells) > 0 {
		t.row(t.cells)
	}
	t.cells, t.inRow = t.cells[:0], false
	kept := t.carried[:0]
	for _, c := range t.carried {
		if c.rows--; c.rows > 0 {
			kept = append(kept, c)
		}
	}
	t.carried = kept
}
