package xlsx

import (
	"math"
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
)

const (
	padding  = 2.6 // characters beside the text of a cell, with the indent
	boldRoom = 1.2 // headings are bold
	oneLine  = 28  // characters: an ordinary name is never broken
)

// columnWidths returns how wide each column must be, in characters. The few
// texts of a column that are far longer than the rest do not count: they run
// over several lines, and the sheet is not printed small for their sake.
func columnWidths(slots []slot, rows []table.Row) []float64 {
	counts := make([][widest + 1]int, len(slots)) // of texts, by width
	for r := range rows {
		row := &rows[r]
		bold := row.Mark.Look().Bold
		for c := range slots {
			cell := slots[c].cell(row)
			n := table.DisplayWidth(cell.Text)
			if cell.IsNumber {
				n = max(n, len(slots[c].format.Written(cell.Number)))
			}
			if bold || cell.Mark != table.Plain && cell.Mark.Look().Bold {
				n += (n + 5) / 10
			}
			counts[c][min(n, widest)]++
		}
	}
	widths := make([]float64, len(slots))
	for c := range slots {
		s := &slots[c]
		w := float64(max(s.width, content(&counts[c], len(rows), s.align)))
		for _, word := range phrase.Words(s.title) {
			w = max(w, float64(table.DisplayWidth(word))*wordRoom(word))
		}
		// A heading of two words stands on one line where the column is nearly
		// wide enough anyway.
		if h := float64(table.DisplayWidth(s.title)) * 1.1; h <= w+2 {
			w = max(w, h)
		}
		widths[c] = min(w, widest) + padding
	}
	return widths
}

// wordRoom is how wide a character of a heading's word is, which is bold: capitals are
// wider than what a width in characters is measured by.
func wordRoom(word string) float64 {
	if strings.ToUpper(word) == word {
		return 1.3
	}
	return 1.1
}

// content returns the width of the widest text that counts.
func content(counts *[widest + 1]int, rows int, a table.Align) int {
	longest := 0
	for w, n := range counts {
		if n > 0 {
			longest = w
		}
	}
	if a != table.Left || rows < 4 || longest <= oneLine {
		return longest
	}
	spare := max(1, rows/20)
	for w := longest; w > longest*45/100; w-- {
		if spare -= counts[w]; spare < 0 {
			return w
		}
	}
	return longest * 45 / 100
}

// linesIn returns on how many lines the text runs in a width in characters,
// breaking at spaces.
func linesIn(s string, width float64) int {
	if float64(table.DisplayWidth(s)) <= width {
		return 1
	}
	lines, used := 1, 0.0
	for _, word := range phrase.Words(s) {
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
