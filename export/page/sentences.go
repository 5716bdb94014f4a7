package page

import (
	"cmp"
	"slices"

	"wallchart/export/table"
)

// Widths of columns of sentences, in ems.
const (
	sentence      = 16 // what takes more on two lines
	leastSentence = 10 // narrower lines are not read
)

// sentences gives columns of sentences what the other columns leave of a sheet so many ems wide: they take as
// many lines as that needs. Names give way only where nothing else helps.
func sentences(t *table.Table, all []breadth, sheet float64) ([]float64, bool) {
	frozen := t.FrozenColumns()
	for _, x := range []struct{ level, from int }{{asFolded, frozen}, {asTight, frozen}, {asTight, 0}} {
		widths := at(all, x.level)
		var long []int
		total := 0.0
		for c := x.from; c < len(widths); c++ {
			if t.Columns[c].Align == table.Left && widths[c] > sentence {
				long = append(long, c)
				total += widths[c]
			}
		}
		room := sheet - (sum(widths) - total)
		fits := len(long) > 0 && (x.from > 0 || frozen < 1 || slices.ContainsFunc(long, func(c int) bool { return c >= frozen }))
		slices.SortFunc(long, func(a, b int) int { return cmp.Compare(widths[a], widths[b]) })
		for n, c := range long { // equal shares; what one does not need the wider ones get
			widths[c] = min(widths[c], room/float64(len(long)-n))
			room -= widths[c]
			fits = fits && widths[c] >= leastSentence
		}
		if fits {
			return widths, true
		}
	}
	return nil, false
}
