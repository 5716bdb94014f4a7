package page

import (
	"slices"

	"wallchart/export/table"
)

// A table for the wall has rows of at least these sizes, in points; nothing in them is
// set smaller, the second line of a cell neither. From two metres a capital letter must
// be some 4.5 mm high; a larger sheet is looked at by more people, from farther away.
const (
	wallSize      = 18.0
	wallSizeLarge = 24.0 // A3 and Tabloid
	wallText      = 0.36 // the most of the sheet's width that a column of long texts takes
	wallTitle     = 1.35 // the event's name, to the rows; below it stands, as large as they are, what is shown
	wallLabel     = 14.0 // the running title, and the line that says which part this is
)

// forWall are the options of a table for the wall.
func (o Options) forWall() Options {
	o.Fill, o.wall = true, true
	o.LeastSize = max(o.LeastSize, o.wallLeast())
	o.LargestSize = max(o.LargestSize, o.LeastSize) // larger where the table stands on one page
	return o
}

// wallLeast is the least size of the rows.
func (o Options) wallLeast() float64 {
	if o.Paper == table.A3 || o.Paper == table.Tabloid {
		return wallSizeLarge
	}
	return wallSize
}

// labelSize is the size of the line that names a part, in points.
func (o Options) labelSize() float64 {
	switch {
	case o.wall:
		return wallLabel
	case o.Booklet:
		return 10
	}
	return 9
}

// wallBreadths are the widths of a table for the wall on a sheet so many ems wide: if
// it does not stand on one sheet otherwise, long texts are broken into lines, words too
// long for a line as well.
func (m *ruler) wallBreadths(t *table.Table, all []breadth, sheet float64) []breadth {
	if sum(at(all, asWrapped)) <= sheet {
		return all
	}
	all = slices.Clone(all)
	for c := range all {
		below := 0.0
		for r := range t.Rows {
			below = max(below, m.belowSize()*m.ems(table.OneLine(t.Rows[r].At(c).Below), false))
		}
		narrow := min(all[c][asWrapped], max(below+2*sidePad+slack, wallText*sheet))
		for level := range all[c] {
			all[c][level] = narrow
		}
	}
	return all
}

// belowSize is the size of the second line of a cell, to the first.
func (m *ruler) belowSize() float64 {
	if m.exact {
		return 1
	}
	return belowSize
}

// belowGap is how far the second line stands below the first, in ems.
func (m *ruler) belowGap() float64 {
	if m.exact {
		return cellGap
	}
	return belowGap
}

// pieces breaks a word that is too long for a line: smaller type would not be read.
func (m *ruler) pieces(word string, bold bool, width float64) []string {
	if m.ems(word, bold) <= width {
		return []string{word}
	}
	var all []string
	piece := ""
	for _, r := range word {
		if piece != "" && m.ems(piece+string(r)+"-", bold) > width {
			all = append(all, piece+"-")
			piece = ""
		}
		piece += string(r)
	}
	return append(all, piece)
}
