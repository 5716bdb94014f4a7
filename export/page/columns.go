package page

import (
	"math"
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
)

// All widths in this file are in ems: multiples of the size of the type.
const (
	sidePad   = 0.42 // left and right of a cell's text
	belowSize = 0.82 // of the second line of a cell
	slack     = 0.02 // against rounding
	squeeze   = 0.45 // the narrowest a column is set, to its longest text
	short     = 8    // as wide a text is never squeezed
	goodSize  = 9    // points: smaller type is not to be read on a wall
	tolerance = 1.15 // a text so much too long is set smaller, a longer one broken
)

// ruler measures texts in ems and remembers them: the same few results and
// scores fill most of a chart.
type ruler struct {
	metrics Metrics
	known   map[measured]float64
	exact   bool // a text a little too wide is broken too, not set smaller
	done    map[ruled]*texts
}

type measured struct {
	text string
	bold bool
}

func newRuler(m Metrics) *ruler {
	return &ruler{metrics: m, known: map[measured]float64{}, done: map[ruled]*texts{}}
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

// texts is what the texts of tables with the same columns are like, however they will be set.
type texts struct {
	breadths []breadth
	widest   []float64 // text of each column, in ems
	below    [][]bool  // of each table, whether a row has second lines
}

// ruled are tables that were measured: pages are tried several times.
type ruled struct {
	first *table.Table
	count int
	exact bool
}

// breadth is how wide a column may be set, from the best to the narrowest.
type breadth [levels]float64

const (
	asWhole    = iota // everything on one line
	asWrapped         // the heading on several lines
	asSqueezed        // and the very long texts of a column, but not the names, which are frozen
	asFolded          // and every text of words, but not the names
	asTight           // and very long names
	levels
)

// texts measures tables that have the same columns.
func (m *ruler) texts(tables ...*table.Table) *texts {
	key := ruled{tables[0], len(tables), m.exact}
	if known := m.done[key]; known != nil {
		return known
	}
	t := tables[0]
	x := &texts{breadths: make([]breadth, len(t.Columns)), widest: make([]float64, len(t.Columns))}
	frozen := t.FrozenColumns()
	widths, folds := make([][]float64, len(t.Columns)), make([]float64, len(t.Columns))
	for _, t := range tables {
		below := make([]bool, len(t.Rows))
		for r := range t.Rows {
			row := &t.Rows[r]
			bolds := row.Mark.Look().Bold
			for c := range t.Columns {
				cell := row.At(c)
				bold := bolds || cell.Mark.Look().Bold
				text, under := table.OneLine(cell.Text), 0.0
				if cell.Below != "" {
					below[r], under = true, m.belowSize()*m.ems(table.OneLine(cell.Below), false)
				}
				width := m.ems(text, bold)
				x.widest[c] = max(x.widest[c], width)
				widths[c] = append(widths[c], max(width, under))
				folds[c] = max(folds[c], m.fold(text, bold), under)
			}
		}
		x.below = append(x.below, below)
	}
	for c := range t.Columns {
		x.breadths[c] = m.breadth(&t.Columns[c], widths[c], folds[c], c < frozen)
	}
	alike(t, x.breadths)
	m.done[key] = x
	return x
}

// breadth is that of a column whose texts are so wide, and so wide when they are folded.
func (m *ruler) breadth(col *table.Column, widths []float64, fold float64, frozen bool) breadth {
	least := float64(col.Width) * m.ems("0", false)
	content, usual := 0.0, 0.0
	if len(widths) > 0 {
		slices.Sort(widths)
		last := len(widths) - 1
		content = widths[last]
		usual = max(widths[max(0, last-max(1, len(widths)/20))], squeeze*content, min(content, short))
	}
	if col.Align != table.Left {
		usual, fold = content, content
	}
	title := table.OneLine(col.Title)
	head, word := m.ems(title, true), 0.0
	for _, w := range phrase.Words(title) {
		word = max(word, m.ems(w, true))
	}
	word = max(word, head/3)
	b := breadth{max(content, head), max(content, word), usual, min(usual, fold), min(usual, fold)}
	if frozen {
		b[asSqueezed], b[asFolded], b[asTight] = content, content, usual
	}
	for n, w := range b {
		b[n] = max(w, word, least) + 2*sidePad + slack
	}
	return b
}

// alike makes columns whose headings differ in a number only ("Rnd 1", "Rnd 2")
// equally wide, so that their headings break alike and the eye can count them.
func alike(t *table.Table, all []breadth) {
	kind := func(c int) string { return strings.Trim(t.Columns[c].Title, "0123456789") }
	widest := map[string]breadth{}
	for c, b := range all {
		w := widest[kind(c)]
		for n := range w {
			w[n] = max(w[n], b[n])
		}
		widest[kind(c)] = w
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
	every := make([]int, len(all))
	for c := range every {
		every[c] = c
	}
	good := o.LargestSize
	if !o.Fill {
		good = min(good, max(goodSize, o.LeastSize))
	}
	want := [levels]float64{good, max(o.LeastSize, 0.8*good), o.LeastSize, o.LeastSize, o.LeastSize}
	for level, size := range want {
		widths := at(all, level)
		if limit := across / (sum(widths) * mm); limit >= size || len(all) < 2 && level == asTight {
			return fitted{min(limit, o.LargestSize), limit, widths, [][]int{every}}
		}
	}
	if widths, ok := sentences(t, all, across/(o.LeastSize*mm)); ok {
		limit := across / (sum(widths) * mm)
		return fitted{min(limit, o.LargestSize), limit, widths, [][]int{every}}
	}
	// On several sheets names are not squeezed, nor anything that takes no sheet more.
	f := divide(t, at(all, asSqueezed), across, o)
	for level := asWhole; level < asSqueezed; level++ {
		if wider := divide(t, at(all, level), across, o); len(wider.sheets) == len(f.sheets) && wider.size >= f.size-1e-9 {
			return wider
		}
	}
	return f
}

// at is the widths of the columns at a level.
func at(all []breadth, level int) []float64 {
	widths := make([]float64, len(all))
	for c := range all {
		widths[c] = all[c][level]
	}
	return widths
}

func sum(widths []float64) float64 {
	total := 0.0
	for _, w := range widths {
		total += w
	}
	return total
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

// SheetsAcross is how many sheets beside each other columns of these widths take, each
// so wide and with the frozen columns at its left.
func SheetsAcross(widths []float64, frozen int, across float64) int {
	if sum(widths) <= across+1e-9 {
		return 1
	}
	if frozen >= len(widths) {
		frozen = 0
	}
	return len(deal(widths, frozen, across-sum(widths[:frozen])))
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

// fold is how wide a column must be for a text to stand in it on two lines.
func (m *ruler) fold(text string, bold bool) float64 {
	width := m.ems(text, bold)
	if width < 6 { // two short lines are worse than one of a few letters more
		return width
	}
	for at, r := range text {
		if r == ' ' {
			width = min(width, max(m.ems(text[:at], bold), m.ems(text[at+1:], bold)))
		}
	}
	return width
}

// wrap breaks a text at spaces and after hyphens into lines of a width, and a
// longer word where the line ends.
func (m *ruler) wrap(text string, bold bool, width float64) []string {
	if m.ems(text, bold) <= width {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range phrase.Words(text) {
		var parts []string
		for _, part := range strings.SplitAfter(word, "-") {
			parts = append(parts, m.pieces(part, bold, width)...)
		}
		for i, part := range parts {
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
	return signed(lines)
}

// signed closes at the end of each line what is set apart there, and opens it again on the next.
func signed(lines []string) []string {
	open := 0
	for n, line := range lines {
		before := open
		open = max(0, open+strings.Count(line, phrase.Isolate)-strings.Count(line, phrase.Isolated))
		lines[n] = strings.Repeat(phrase.Isolate, before) + line + strings.Repeat(phrase.Isolated, open)
	}
	return lines
}

// cell breaks the text of a cell into lines when it is much wider than its
// column; a text a little too wide stays on one line, to be set smaller.
func (m *ruler) cell(text string, bold bool, width float64) []string {
	if text == "" {
		return nil
	}
	if m.holds(width, m.ems(text, bold)) {
		return []string{text}
	}
	return m.wrap(text, bold, width)
}

// holds tells whether a cell so wide has a text so wide on one line.
func (m *ruler) holds(width, ems float64) bool {
	return !m.exact && ems <= tolerance*width || ems <= width
}
