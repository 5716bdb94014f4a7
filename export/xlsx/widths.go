package xlsx

import (
	"math"
	"strings"

	"wallchart/export/table"
)

const (
	padding  = 2.6 // characters beside the text of a cell, with the indent
	boldRoom = 1.2 // headings are bold
)

// columnWidths returns how wide each column must be, in characters.
func columnWidths(t *table.Table) []float64 {
	widths := make([]float64, len(t.Columns))
	for c, col := range t.Columns {
		w := float64(col.Width)
		for _, word := range strings.Fields(col.Title) {
			w = max(w, float64(table.DisplayWidth(word))*1.1)
		}
		widths[c] = w
	}
	for r := range t.Rows {
		row := &t.Rows[r]
		bold := row.Mark.Look().Bold
		for c := range row.Cells[:min(len(row.Cells), len(widths))] {
			cell := &row.Cells[c]
			n := table.DisplayWidth(cell.Text)
			if cell.IsNumber {
				n = max(n, len(t.Columns[c].Format.Written(cell.Number)))
			}
			w := float64(max(n, table.DisplayWidth(cell.Below)))
			if bold || cell.Mark != table.Plain && cell.Mark.Look().Bold {
				w *= 1.1
			}
			widths[c] = max(widths[c], w)
		}
	}
	for c, col := range t.Columns {
		// A heading of two words stands on one line where the column is nearly
		// wide enough anyway.
		if h := float64(table.DisplayWidth(col.Title)) * 1.1; h <= widths[c]+2 {
			widths[c] = max(widths[c], h)
		}
		widths[c] = min(widths[c], widest) + padding
	}
	return widths
}

// linesIn returns on how many lines the text runs in a width in characters,
// breaking at spaces.
func linesIn(s string, width float64) int {
	if float64(table.DisplayWidth(s)) <= width {
		return 1
	}
	lines, used := 1, 0.0
	for _, word := range strings.Fields(s) {
		w := float64(table.DisplayWidth(word))
		if used > 0 && used+1+w > width {
			lines++
			used = 0
		}
		if used > 0 {
			used++
		}
		if used += w; used > width {
			lines += int(math.Ceil(used/width)) - 1
			used = math.Mod(used, width)
		}
	}
	return lines
}
