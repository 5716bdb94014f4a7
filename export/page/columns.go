package page

import (
	"math"
	"slices"
	"strings"

	"wallchart/export/table"
)

// All widths in this file are in ems: multiples of the size of the type.
const (
	sidePad   = 0.42 // left and right of a cell's text
	belowSize = 0.82 // of the second line of a cell
	slack     = 0.02 // against rounding
	squeeze   = 0.45 // the narrowest a column is set, to its longest text
	tolerance = 1.15 // a text so much too long is set smaller, a longer one broken
)

// ruler measures texts in ems and remembers them: the same few results and
// scores fill most of a chart.
type ruler struct {
	metrics Metrics
	known   map[measured]float64
}

type measured struct {
	text string
	bold bool
}

func (m *ruler) ems(text string, bold bool) float64 {
	if text == "" {
		return 0
	}
	key := measured{text, bold}
	w, ok := m.known[key]
	if !ok {
		const size = 10
		w = m.metrics(text, bold, size) / (size * mm)
		m.known[key] = w
	}
	return w
}

// breadth is how wide a column may be set.
type breadth struct {
	whole    float64 // everything on one line
	wrapped  float64 // the heading on several lines
	squeezed float64 // and very long texts too
}

func (m *ruler) breadths(t *table.Table) []breadth {
	all := make([]breadth, len(t.Columns))
	var widths []float64
	for c, col := range t.Columns {
		widths = widths[:0]
		for _, row := range t.Rows {
			cell := row.Cell(c)
			bold := cell.Mark.Look().Bold || row.Mark.Look().Bold
			w := m.ems(table.OneLine(cell.Text), bold)
			widths = append(widths, max(w, belowSize*m.ems(table.OneLine(cell.Below), false)))
		}
		least := float64(col.Width) * m.ems("0", false)
		content, usual := 0.0, 0.0
		if len(widths) > 0 {
			slices.Sort(widths)
			last := len(widths) - 1
			content = widths[last]
			usual = max(widths[max(0, last-max(1, len(widths)/20))], squeeze*content)
		}
		if col.Align != table.Left {
			usual = content
		}
		title := table.OneLine(col.Title)
		head, word := m.ems(title, true), 0.0
		for _, w := range strings.Fields(title) {
			word = max(word, m.ems(w, true))
		}
		word = max(word, head/3)
		pad := 2*sidePad + slack
		all[c] = breadth{
			whole:    max(content, head, least) + pad,
			wrapped:  max(content, word, least) + pad,
			squeezed: max(usual, word, least) + pad,
		}
	}
	alike(t, all)
	return all
}

// alike makes columns whose headings differ in a number only ("Rnd 1", "Rnd 2")
// equally wide, so that their headings break alike and the eye can count them.
func alike(t *table.Table, all []breadth) {
	kind := func(c int) string { return strings.Trim(t.Columns[c].Title, "0123456789") }
	widest := map[string]breadth{}
	for c, b := range all {
		w := widest[kind(c)]
		widest[kind(c)] = breadth{max(w.whole, b.whole), max(w.wrapped, b.wrapped), max(w.squeezed, b.squeezed)}
	}
	for c := range all {
		if strings.ContainsAny(t.Columns[c].Title, "0123456789") {
			all[c] = widest[kind(c)]
		}
	}
}

// fitted is a table's columns as they will stand: on one sheet or on several
// beside each other.
type fitted struct {
	size   float64 // points
	limit  float64 // the largest size that fits across, without regard to what is wanted
	widths []float64
	sheets [][]int // the columns of each sheet, frozen ones first
}

// fit chooses the size of type for a table that may be across millimetres wide.
func fit(t *table.Table, all []breadth, across float64, o Options) fitted {
	pick := func(f func(breadth) float64) ([]float64, float64) {
		widths := make([]float64, len(all))
		total := 0.0
		for c, b := range all {
			widths[c] = f(b)
			total += widths[c]
		}
		return widths, across / (total * mm)
	}
	every := make([]int, len(all))
	for c := range every {
		every[c] = c
	}
	good := o.LargestSize
	if !o.Fill {
		good = min(good, 9)
	}
	widths, size := pick(func(b breadth) float64 { return b.whole })
	if size < good {
		widths, size = pick(func(b breadth) float64 { return b.wrapped })
	}
	if size < 0.8*good {
		widths, size = pick(func(b breadth) float64 { return b.squeezed })
	}
	if size >= o.LeastSize || len(all) < 2 {
		return fitted{min(size, o.LargestSize), size, widths, [][]int{every}}
	}
	return divide(t, widths, across, o)
}

// divide puts the columns on as few sheets as the least size allows, about
// equally full.
func divide(t *table.Table, widths []float64, across float64, o Options) fitted {
	frozen := t.FrozenColumns()
	if frozen == len(widths) {
		frozen = 0
	}
	fixed, rest, widest := 0.0, 0.0, 0.0
	for c, w := range widths {
		if c < frozen {
			fixed += w
		} else {
			rest += w
			widest = max(widest, w)
		}
	}
	most := max(across/(o.LeastSize*mm)-fixed, widest)
	if fixed+most > 1.5*across/(o.LeastSize*mm) {
		most = max(most, fixed) // frozen columns as wide as the sheet: smaller type instead of a sheet a column
	}
	count := len(deal(widths, frozen, most))
	room := max(widest, rest/float64(count))
	for len(deal(widths, frozen, room)) > count {
		room = min(most, room*1.01)
	}
	f := fitted{widths: widths, sheets: deal(widths, frozen, room)}
	broadest := 0.0
	for _, sheet := range f.sheets {
		w := 0.0
		for _, c := range sheet {
			w += widths[c]
		}
		broadest = max(broadest, w)
	}
	f.limit = across / (broadest * mm)
	f.size = min(o.LargestSize, f.limit)
	return f
}

// deal fills sheets from the left with columns up to a width beside the frozen
// ones.
func deal(widths []float64, frozen int, room float64) [][]int {
	var sheets [][]int
	left := math.Inf(-1)
	for c := frozen; c < len(widths); c++ {
		if widths[c] > left+1e-9 {
			var sheet []int
			for f := range frozen {
				sheet = append(sheet, f)
			}
			sheets = append(sheets, sheet)
			left = room
		}
		sheets[len(sheets)-1] = append(sheets[len(sheets)-1], c)
		left -= widths[c]
	}
	return sheets
}

// stretched returns the widths in millimetres of a sheet's columns. What is
// left of the paper is shared out: all of it when the sheet is to be filled,
// otherwise only as much as keeps the columns together.
func (f fitted) stretched(sheet []int, size, across float64, fill bool) []float64 {
	total := 0.0
	for _, c := range sheet {
		total += f.widths[c] * size * mm
	}
	factor := 1.0
	if total > 0 {
		factor = across / total
	}
	if !fill {
		factor = min(factor, 1.3)
	}
	widths := make([]float64, len(sheet))
	for i, c := range sheet {
		widths[i] = f.widths[c] * size * mm * factor
	}
	return widths
}

// wrap breaks a text at spaces and after hyphens into lines of a width. A
// longer word stays whole.
func (m *ruler) wrap(text string, bold bool, width float64) []string {
	if m.ems(text, bold) <= width {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		for i, part := range strings.SplitAfter(word, "-") {
			gap := ""
			if i == 0 && line != "" {
				gap = " "
			}
			if line != "" && part != "" && m.ems(line+gap+part, bold) > width {
				lines = append(lines, line)
				line, gap = "", ""
			}
			line += gap + part
		}
	}
	if line != "" || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}

// cell breaks the text of a cell into lines when it is much wider than its
// column; a text a little too wide stays on one line, to be set smaller.
func (m *ruler) cell(text string, bold bool, width float64) []string {
	if text == "" {
		return nil
	}
	if m.ems(text, bold) <= tolerance*width {
		return []string{text}
	}
	return m.wrap(text, bold, width)
}
