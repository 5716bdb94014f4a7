package html

import (
	"fmt"
	"html/template"
	"math"

	"wallchart/export/table"
)

// A browser cuts off what is wider than the sheet, so how a table is printed is decided here: upright if the type need not be
// smaller than small; otherwise across; and where that would take type smaller than least, in parts, each with the columns that
// say whose row it is. The widths are those of the widest usual fonts, so that what fits by them fits.
const (
	usual = 10.0 // points, of print
	small = 7.5
	least = 6.5
	parts = 8.0 // of a table in parts

	margins = 20.0 // millimetres, both sides together
	points  = 72 / 25.4

	perLetter = 0.64 // widths in ems: of a letter or digit
	perBold   = 0.72 // of those of a heading
	ofCell    = 0.7  // and the room and line at the sides of a cell
	wraps     = 26   // a text longer than so many letters is broken into lines
	sentence  = 80   // and one longer than so many on the screen too
)

// paper is how a table is printed.
type paper struct {
	across bool
	style  template.CSS
	parts  [][]int // the columns of each part; one where it is not divided
}

func printed(t *table.Table, o Options) paper {
	widths := ems(t)
	all := make([]int, len(widths))
	total := 0.0
	for c, w := range widths {
		all[c] = c
		total += w
	}
	width := func(across bool) float64 {
		w, _ := o.Paper.Size(across)
		return (w - margins) * points
	}
	p := paper{parts: [][]int{all}}
	size := width(o.Landscape) / total
	if size < small && !o.Landscape {
		p.across, size = true, width(true)/total
	}
	if size < least {
		p.parts = divided(t, widths, width(true)/parts)
		size = parts
	}
	if size < usual {
		p.style = template.CSS(fmt.Sprintf("--type:%.1fpt", math.Floor(10*size)/10))
	}
	return p
}

// divided are the columns of the parts: those that say whose row it is in each.
func divided(t *table.Table, widths []float64, room float64) [][]int {
	lead, used := []int{}, 0.0
	for c := 0; c <= head(t); c++ {
		lead, used = append(lead, c), used+widths[c]
	}
	var all [][]int
	part, taken := append([]int{}, lead...), used
	for c := head(t) + 1; c < len(widths); c++ {
		if taken+widths[c] > room && len(part) > len(lead) {
			all = append(all, part)
			part, taken = append([]int{}, lead...), used
		}
		part, taken = append(part, c), taken+widths[c]
	}
	return append(all, part)
}

// ems are the widths of the columns, in the size of the type.
func ems(t *table.Table) []float64 {
	widths := make([]float64, len(t.Columns))
	for c := range t.Columns {
		letters := 0
		for r := range t.Rows {
			cell := t.Rows[r].Cell(c)
			n := max(table.DisplayWidth(cell.Text), table.DisplayWidth(cell.Below)*4/5+1)
			if t.Columns[c].Align == table.Left {
				n = min(n, max(wraps, longestWord(cell.Text)))
			}
			letters = max(letters, n)
		}
		widths[c] = max(float64(letters)*perLetter, float64(longestWord(t.Columns[c].Title))*perBold) + ofCell
	}
	return widths
}

// longestWord is how wide a text is at least that may be broken between words.
func longestWord(s string) int {
	longest, from := 0, 0
	for n, r := range s + " " {
		if r == ' ' {
			longest, from = max(longest, table.DisplayWidth(s[from:n])), n+1
		}
	}
	return longest
}
