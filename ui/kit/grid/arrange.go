package grid

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wallchart/export/table"
)

// # Sorting, filters and hidden columns
//
// The owner hands over the whole table; what is shown is arranged here and no number
// in it changes. Row and column indices, Table and all hooks are of what is shown.
// Rows stay within their groups, those that are Under another below it, and those that
// Stay, at their group's end. An
// arrangement is kept while something is entered by way of the grid, so that a row
// does not run away from under the hand; any other table is arranged anew.

// arrangement is what the user has said of the order and choice of rows.
type arrangement struct {
	sorted     string // ID of the column the rows are sorted by
	descending bool
	filters    map[string]string                      // texts by column ID; none is empty
	typing     string                                 // ID of the column whose filter is being typed; "" for none
	hidden     func(c *table.Column, empty bool) bool // columns that are not shown; nil for none
}

func (a *arrangement) plain() bool { return a.sorted == "" && len(a.filters) == 0 && a.hidden == nil }

// SetSorted sorts the rows by the column with that ID, which a triangle in its
// heading shows: upwards for ascending order; "" puts them in the table's own order.
func (c *Contents) SetSorted(id string, descending bool) {
	c.order.sorted, c.order.descending = id, descending
	c.arrange()
}

// Sorted is the ID of the column that the rows are sorted by, "" for none.
func (c *Contents) Sorted() (id string, descending bool) { return c.order.sorted, c.order.descending }

// SetFilter shows only the rows whose cell in the column with that ID fits the text;
// "" takes the filter away.
func (c *Contents) SetFilter(id, text string) {
	if c.order.filters == nil {
		c.order.filters = map[string]string{}
	}
	c.order.filters[id] = text
	if strings.TrimSpace(text) == "" {
		delete(c.order.filters, id)
	}
	c.arrange()
}

// Arranged tells whether rows are sorted or filtered.
func (c *Contents) Arranged() bool { return c.order.sorted != "" || len(c.order.filters) > 0 }

// HideColumns leaves out the columns for which the function says so, knowing whether a
// column is empty; nil shows all.
func (c *Contents) HideColumns(hidden func(c *table.Column, empty bool) bool) {
	c.order.hidden = hidden
	c.arrange()
}

// arrange shows the table in the arrangement as it is now.
func (c *Contents) arrange() { c.rearranged(c.order.arranged(c.given)) }

// next is how a new table is shown.
func (c *Contents) next(t table.Table) table.Table {
	if c.order.plain() {
		return t
	}
	if c.entering > 0 && c.Arranged() {
		if kept, ok := c.order.kept(c.table, c.given, t); ok {
			return kept
		}
	}
	return c.order.arranged(t)
}

// arranged is the table with its columns and rows chosen and sorted.
func (a *arrangement) arranged(t table.Table) table.Table {
	if a.plain() {
		return t
	}
	out := t
	if a.sorted == "" && len(a.filters) == 0 {
		a.narrow(&out, &t)
		return out
	}
	fits := a.filter(&t)
	out.Rows, out.Groups = nil, nil
	var keys []sortKey
	by := t.Column(a.sorted)
	if by >= 0 && a.sorted != "" {
		keys = sortKeys(&t, by)
	}
	var part []int
	for _, g := range parts(&t) {
		part = part[:0]
		for i := g.from; i < g.to; i = block(&t, i, g.to) {
			if rows := t.Rows[i:block(&t, i, g.to)]; !rows[0].Stays() && slices.ContainsFunc(rows, fits) {
				part = append(part, i)
			}
		}
		if keys != nil {
			slices.SortStableFunc(part, func(x, y int) int { return keys[x].compare(&keys[y], a.descending) })
		}
		for i := g.from; i < g.to; i++ {
			if t.Rows[i].Stays() {
				part = append(part, i)
			}
		}
		if g.titled && (len(part) > 0 || len(a.filters) == 0) {
			out.Groups = append(out.Groups, table.Group{Row: len(out.Rows), Title: g.title})
		}
		for _, i := range part {
			out.Rows = append(out.Rows, t.Rows[i:block(&t, i, g.to)]...)
		}
	}
	a.narrow(&out, &t)
	return out
}

// block is where the row and those that are Under it end.
func block(t *table.Table, row, end int) int {
	row++
	for row < end && t.Rows[row].Under {
		row++
	}
	return row
}

// part is the rows of a group, or those before the first one.
type part struct {
	from, to int
	title    string
	titled   bool
}

func parts(t *table.Table) []part {
	all := []part{{to: len(t.Rows)}}
	for _, g := range t.Groups {
		all[len(all)-1].to = g.Row
		all = append(all, part{from: g.Row, to: len(t.Rows), title: g.Title, titled: true})
	}
	return all
}

// narrow takes the hidden columns out of what is left of the given table. A table all of whose columns are hidden keeps
// them.
func (a *arrangement) narrow(t, given *table.Table) {
	if a.hidden == nil {
		return
	}
	var left []int
	for c := range t.Columns {
		if !a.hidden(&t.Columns[c], empty(given, c)) {
			left = append(left, c)
		}
	}
	if len(left) == 0 || len(left) == len(t.Columns) {
		return
	}
	columns := make([]table.Column, len(left))
	for i, c := range left {
		columns[i] = t.Columns[c]
	}
	t.Columns = columns
	rows := make([]table.Row, len(t.Rows))
	from, to := left[0], left[len(left)-1]+1
	short := func(r table.Row) bool { return len(r.Cells) < to }
	if to-from == len(left) && !slices.ContainsFunc(t.Rows, short) { // as where only the last ones are hidden: no cell is copied
		for r := range rows {
			rows[r] = t.Rows[r]
			rows[r].Cells = rows[r].Cells[from:to:to]
		}
		t.Rows = rows
		return
	}
	cells := make([]table.Cell, len(left)*len(rows))
	for r := range rows {
		rows[r] = t.Rows[r]
		rows[r].Cells = cells[r*len(left) : (r+1)*len(left)]
		for i, c := range left {
			if c < len(t.Rows[r].Cells) {
				rows[r].Cells[i] = t.Rows[r].Cells[c]
			}
		}
	}
	t.Rows = rows
}

// empty tells whether nothing stands in a column, nor can be typed into it.
func empty(t *table.Table, col int) bool {
	return len(t.Rows) > 0 && !slices.ContainsFunc(t.Rows, func(r table.Row) bool {
		if col >= len(r.Cells) {
			return false
		}
		c := &r.Cells[col]
		return c.Text != "" || c.Below != "" || c.Mark != table.Plain || c.Editable
	})
}

// kept is a table in the order that is shown now: rows that were left out stay out,
// and those that are new come last. ok is false where rows cannot be told apart.
func (a *arrangement) kept(shown, before, t table.Table) (out table.Table, ok bool) {
	if len(t.Groups) > 0 || len(shown.Groups) > 0 {
		return t, false
	}
	at := make(map[table.Ref]int, len(t.Rows))
	for i := range t.Rows {
		at[t.Rows[i].Ref] = i
	}
	if _, none := at[table.Ref{}]; none || len(at) != len(t.Rows) {
		return t, false
	}
	out = t
	out.Rows = nil
	known := make(map[table.Ref]bool, len(before.Rows))
	for i := range before.Rows {
		known[before.Rows[i].Ref] = true
	}
	for i := range shown.Rows {
		if k, here := at[shown.Rows[i].Ref]; here && !t.Rows[k].Stays() {
			out.Rows = append(out.Rows, t.Rows[k])
		}
	}
	for i := range t.Rows {
		if !known[t.Rows[i].Ref] && !t.Rows[i].Stays() {
			out.Rows = append(out.Rows, t.Rows[i])
		}
	}
	for i := range t.Rows {
		if t.Rows[i].Stays() {
			out.Rows = append(out.Rows, t.Rows[i])
		}
	}
	a.narrow(&out, &t)
	return out, true
}

// sortKey is a cell as it is sorted: numbers by their value, before texts in the order
// of the alphabet; empty cells last in both directions.
type sortKey struct {
	kind uint8 // asNumber, asText or asNothing
	num  float64
	text []byte
}

// What a cell is to be sorted as, in their order.
const (
	asNumber uint8 = iota
	asText
	asNothing
)

// sortKeys are the keys of a column, by rows.
func sortKeys(t *table.Table, col int) []sortKey {
	byText := collate.New(language.Und, collate.IgnoreCase, collate.Numeric)
	var buf collate.Buffer
	keys := make([]sortKey, len(t.Rows))
	for i := range t.Rows {
		keys[i].kind = asNothing
		if col >= len(t.Rows[i].Cells) {
			continue
		}
		c := &t.Rows[i].Cells[col]
		if n, ok := number(c); ok {
			keys[i] = sortKey{num: n}
		} else if s := strings.TrimSpace(c.Text); s != "" {
			keys[i] = sortKey{kind: asText, text: byText.KeyFromString(&buf, s)}
		}
	}
	return keys
}

func (k *sortKey) compare(other *sortKey, descending bool) int {
	turn := 1
	if descending && k.kind != asNothing && other.kind != asNothing {
		turn = -1
	}
	switch {
	case k.kind != other.kind:
		return turn * (int(k.kind) - int(other.kind))
	case k.kind == asNumber && k.num != other.num:
		if k.num < other.num {
			return -turn
		}
		return turn
	}
	return turn * bytes.Compare(k.text, other.text)
}

// number is the number that a cell holds or shows: 1500, 4½, 4.5, 4,5.
func number(c *table.Cell) (float64, bool) {
	if c.IsNumber {
		return c.Number, true
	}
	return numberIn(c.Text)
}

func numberIn(s string) (float64, bool) {
	s, half := strings.CutSuffix(strings.TrimSpace(s), "½")
	if half && s == "" {
		return 0.5, true
	}
	n, err := strconv.ParseFloat(strings.Replace(s, ",", ".", 1), 64)
	if err != nil || strings.ContainsAny(s, "xXeEpPnN_") {
		return 0, false
	}
	if half {
		n += 0.5
	}
	return n, true
}
