package table

import (
	"strings"

	"wallchart/export/cards"
)

// OfCards is the deck as a table, for what is no paper: a row for each card, a column
// for each field that has a name, in the order in which the cards first have them.
func OfCards(name string, d *cards.Deck) Table {
	t := Table{Name: name, Cards: d}
	at := map[string]int{}
	column := func(id, title string, a cards.Align) int {
		n, ok := at[id]
		if !ok {
			n = len(t.Columns)
			at[id], t.Columns = n, append(t.Columns, Column{ID: id, Title: title, Align: Align(a)})
		}
		return n
	}
	for i := range d.Cards {
		var row Row
		put := func(n int, c Cell) {
			for len(row.Cells) <= n {
				row.Cells = append(row.Cells, Cell{})
			}
			row.Cells[n] = c
		}
		for _, l := range d.Cards[i].Lines {
			for _, f := range l.Fields {
				if f.ID == "" {
					continue
				}
				title := f.Title
				if title == "" {
					title = f.Label
				}
				align := cards.Left
				if f.IsNumber {
					align = cards.Right
				}
				put(column(f.ID, title, align), Cell{Text: f.Written(), Number: f.Number, IsNumber: f.IsNumber})
			}
			if l.Grid != nil {
				for _, r := range l.Grid.Rows {
					text := r.Value
					if text == "" {
						text = strings.Join(filled(r.Cells), ", ")
					}
					put(column(r.ID, r.Title, cards.Left), Text(text))
				}
			}
		}
		t.Rows = append(t.Rows, row)
	}
	for i := range t.Rows { // all as long as the longest
		t.Rows[i].Cells = append(t.Rows[i].Cells, make([]Cell, len(t.Columns)-len(t.Rows[i].Cells))...)
	}
	return t
}

// filled are the cells of a grid's row that say something.
func filled(cells []string) (some []string) {
	for _, c := range cells {
		if c != "" {
			some = append(some, c)
		}
	}
	return some
}
