package page

import (
	"slices"
	"strings"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/phrase"
)

// How a card gives way that is too small for what it says: its type down to the least that can be read, then the height of the
// rows of its grid, then what stands on every card; and where all of that is not enough, the type once more.
const (
	leastCard  = 7.0   // points
	leastFall  = 0.35  // of the sizes that are wanted, for those that are larger
	fullRows   = 0.875 // as long as no type is smaller, rows are as high as they are meant to be
	leastScale = 0.02
	mostBroken = 4    // lines of a text that is too long for its place in the least size
	leastRule  = 11.0 // millimetres of a rule to write on beside a long label
)

// fit finds the scale of a card in a box: the heights of its lines, and all together.
func (c *pressed) fit(card *cards.Card, b box) (heights []float64, total float64) {
	heights = make([]float64, len(card.Lines))
	c.left = make([]bool, len(card.Lines))
	fits := func(least float64) bool {
		for c.scale = 1; c.scale > least; c.scale *= 0.97 {
			c.alignLabels(card, b.w)
			total = 0
			for i := range card.Lines {
				heights[i] = c.height(c.shown(card, i), b.w)
				total += heights[i]
			}
			if total <= b.h {
				return true
			}
		}
		return false
	}
	c.least = leastCard
	if fits(leastFall) {
		return heights, total
	}
	for i := range card.Lines {
		if slices.ContainsFunc(card.Lines[i].Fields, said) {
			c.left[i] = true
			if fits(leastFall) {
				return heights, total
			}
		}
	}
	clear(c.left)
	c.least = 0
	fits(leastScale)
	return heights, total
}

// said tells a field that says the same on every card.
func said(f cards.Field) bool { return f.ID == "" && !f.Write }

// shown is a line of the card without what is left out.
func (c *pressed) shown(card *cards.Card, i int) *cards.Line {
	l := &card.Lines[i]
	if c.left[i] {
		l = &cards.Line{Fields: slices.DeleteFunc(slices.Clone(l.Fields), said), Space: l.Space}
	}
	return l
}

// size is the size of type of which so many points are wanted.
func (c *pressed) size(wanted float64) float64 {
	return max(wanted*c.scale, min(wanted, c.least))
}

// row is the height of a row of a grid, in ems.
func (c *pressed) row() float64 {
	if c.least == 0 {
		return gridRow
	}
	return min(gridRow, max(leastRow, gridRow*c.scale/fullRows))
}

// alignLabels finds the width of the labels of lines with one field, which stand below
// each other.
func (c *pressed) alignLabels(card *cards.Card, w float64) {
	c.labels = 0
	for i := range card.Lines {
		if l := c.shown(card, i); len(l.Fields) == 1 && l.Fields[0].Label != "" {
			c.labels = max(c.labels, c.label(&l.Fields[0], w))
		}
	}
}

// label is the width of a field's label in a width that it shares with the text: not more than its share, unless the text leaves more.
func (c *pressed) label(f *cards.Field, w float64) float64 {
	full := c.ruler.ems(table.OneLine(f.Label), false) * c.size(smallSize) * mm
	rest := leastRule
	if f.Text != "" {
		rest = c.ruler.ems(table.OneLine(f.Text), f.Role == cards.Strong) * c.size(points(f.Points)) * mm
	}
	return min(full, max(labelShare*w, w-labelGap-rest))
}

func (c *pressed) height(l *cards.Line, w float64) float64 {
	if g := l.Grid; g != nil {
		return (float64(gridOf{g}.lines())*c.row() + gridGap) * c.size(points(g.Points)) * mm
	}
	if len(l.Fields) == 0 {
		return 0
	}
	above, below := 0.0, 0.0 // the first base line, which all fields have: it is as deep as the largest of them is high
	for i, x := range c.widths(l, w) {
		set := c.typeset(&l.Fields[i], x, len(l.Fields) == 1)
		above = max(above, ascent*set.size*mm)
		below = max(below, (float64(max(1, len(set.lines)))*lineGap-ascent)*set.size*mm)
	}
	return above + below
}

// widths divides a line's width among its fields by their shares. What a field cannot do without, its label and its longest
// word or a rule to write on, it gets from the one that has most left.
func (c *pressed) widths(l *cards.Line, w float64) []float64 {
	shares := 0.0
	all := make([]float64, len(l.Fields))
	for i := range l.Fields {
		if all[i] = l.Fields[i].Share; all[i] <= 0 {
			all[i] = 1
		}
		shares += all[i]
	}
	w -= fieldGap * float64(len(all)-1)
	spare := make([]float64, len(all))
	for i := range all {
		all[i] *= w / shares
		spare[i] = all[i] - c.needs(&l.Fields[i])
	}
	for i := range all {
		for range all {
			from := 0
			for k := range spare {
				if spare[k] > spare[from] {
					from = k
				}
			}
			if more := min(-spare[i], spare[from]); more > 0 {
				all[i], all[from], spare[i], spare[from] = all[i]+more, all[from]-more, spare[i]+more, spare[from]-more
			}
		}
	}
	return all
}

// needs is the width without which a field's words would be broken.
func (c *pressed) needs(f *cards.Field) float64 {
	width := 0.0
	if f.Write {
		width = leastRule
	}
	for _, word := range phrase.Words(table.OneLine(f.Text)) {
		for _, part := range strings.SplitAfter(word, "-") {
			width = max(width, c.ruler.ems(part, f.Role == cards.Strong)*min(leastCard, c.size(points(f.Points)))*mm)
		}
	}
	if f.Label != "" {
		width += c.ruler.ems(table.OneLine(f.Label), false)*min(leastCard, c.size(smallSize))*mm + labelGap
	}
	return width + 0.01
}

// typeset finds size and lines of a field in a width. Alone in its line, its label is
// as wide as those of the others.
func (c *pressed) typeset(f *cards.Field, w float64, alone bool) fieldSet {
	set := fieldSet{size: c.size(points(f.Points)), room: w}
	if f.Label != "" {
		set.label = c.label(f, w)
		if alone {
			set.label = c.labels
		}
		set.label += labelGap
		set.room -= set.label
	}
	text := table.OneLine(f.Text)
	if text == "" {
		return set
	}
	if f.Write {
		set.room *= writeShare
	}
	bold := f.Role == cards.Strong
	set.lines = []string{text}
	line := c.ruler.ems(text, bold) * mm // in type of one point
	least := max(c.least, leastTimes*set.size)
	if f.Lines <= 1 && line*min(least, set.size) <= set.room || line*set.size*oneLine <= set.room && line*c.least <= set.room {
		return set // on one line, which put makes smaller
	}
	if f.Lines <= 1 && c.least == 0 {
		return set
	}
	for most := max(1, f.Lines); most <= max(f.Lines, mostBroken); most++ {
		for size := set.size; size >= least; size = less(size, least) {
			if lines, fits := c.broken(text, bold, set.room/(size*mm), most, size == least && most > f.Lines); fits {
				set.size, set.lines = size, lines
				return set
			}
		}
		if c.least == 0 {
			break
		}
	}
	return set // put makes it smaller
}

// less is the next size to be tried, the least one too and nothing below it.
func less(size, least float64) float64 {
	if size > least && 0.97*size < least {
		return least
	}
	return 0.97 * size
}

// broken is a text on at most so many lines of a width in ems; hard breaks words as well.
func (c *pressed) broken(text string, bold bool, width float64, most int, hard bool) (lines []string, fits bool) {
	ruler := *c.ruler
	ruler.exact = hard
	lines = ruler.wrap(text, bold, width)
	for _, l := range lines {
		if c.ruler.ems(l, bold) > width {
			return lines, false
		}
	}
	return lines, len(lines) <= most
}
