package grid

import (
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"wallchart/export/table"
)

// # What a filter's text means
//
//	north     cells that hold it, whatever the case and the accents
//	=north    cells that are it; = alone, empty cells
//	>1500     numbers above; also <, >= and <=
//	<>north   all but those that hold it; <> alone, cells that are not empty

// filter returns whether a row fits all filters.
func (a *arrangement) filter(t *table.Table) func(table.Row) bool {
	type one struct {
		col  int
		fits func(*table.Cell) bool
	}
	var all []one
	for id, text := range a.filters {
		if c := t.Column(id); c >= 0 {
			all = append(all, one{c, wanted(text)})
		}
	}
	return func(r table.Row) bool {
		for _, f := range all {
			var c table.Cell
			if f.col < len(r.Cells) {
				c = r.Cells[f.col]
			}
			if !f.fits(&c) {
				return false
			}
		}
		return true
	}
}

// wanted is what a text asks of a cell.
func wanted(text string) func(*table.Cell) bool {
	text = strings.TrimSpace(text)
	if rest, not := strings.CutPrefix(text, "<>"); not {
		if rest == "" {
			rest = "="
		}
		fits := wanted(rest)
		return func(c *table.Cell) bool { return !fits(c) }
	}
	for _, sign := range []string{">=", "<=", ">", "<"} {
		if rest, ok := strings.CutPrefix(text, sign); ok {
			return compared(sign, rest)
		}
	}
	if rest, ok := strings.CutPrefix(text, "="); ok {
		want := folded(rest)
		return func(c *table.Cell) bool { return folded(c.Text) == want }
	}
	want := folded(text)
	return func(c *table.Cell) bool { return strings.Contains(folded(c.Text+" "+c.Below), want) }
}

// compared compares numbers; as long as none is typed yet all cells fit.
func compared(sign, text string) func(*table.Cell) bool {
	limit, ok := numberIn(text)
	if !ok {
		return func(*table.Cell) bool { return true }
	}
	return func(c *table.Cell) bool {
		n, ok := number(c)
		if !ok {
			return false
		}
		switch sign {
		case ">=":
			return n >= limit
		case "<=":
			return n <= limit
		case ">":
			return n > limit
		}
		return n < limit
	}
}

// folded is a text without case and accents.
func folded(s string) string {
	s = strings.ToLower(strings.TrimSpace(s))
	for i := range len(s) {
		if s[i] >= 0x80 {
			plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), s)
			if err == nil {
				return plain
			}
			break
		}
	}
	return s
}
