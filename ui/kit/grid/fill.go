package grid

import (
	"math"

	"wallchart/export/table"
)

// mostGrowth is how many times what it needs a column may have: beyond it the eye
// no longer finds from a name to its numbers.
const mostGrowth = 3

// share lays the columns side by side. What is left of the pane goes to columns of
// words whose width nobody has chosen, to each in proportion to what it needs.
func (l *layout) share() {
	cols := len(l.contents.table.Columns)
	extra := l.spare()
	narrow, by := l.tooFrozen(extra)
	var grows float32
	for c := range cols {
		if l.grows(c) {
			grows += l.needs[c]
		}
	}
	l.colX = append(l.colX[:0], make([]float32, cols+1)...)
	for c := range cols {
		w := l.needs[c]
		if c == narrow {
			w -= by
		}
		if extra > 0 && l.grows(c) {
			w += min(float32(math.Floor(float64(extra*w/grows))), (mostGrowth-1)*w)
		}
		l.colX[c+1] = l.colX[c] + w
	}
}

// mostFrozen is how much of the pane the columns that stay may take.
const mostFrozen = 0.6

// tooFrozen is the longest of the leading columns that stay, the names, and by how much it
// is shortened where the table has to be scrolled sideways and they would take too much of
// the pane to stay. Without one it is column -1.
func (l *layout) tooFrozen(extra float32) (longest int, by float32) {
	longest = -1
	var frozen float32
	for c := range l.contents.table.Columns {
		if !l.contents.table.Columns[c].Frozen {
			break
		}
		if frozen += l.needs[c]; l.grows(c) && (longest < 0 || l.needs[c] > l.needs[longest]) {
			longest = c
		}
	}
	by = frozen - float32(math.Floor(float64(l.room()*mostFrozen)))
	if longest < 0 || extra >= 0 || by <= 0 || l.needs[longest]-by < 2*l.sizes.padX+8*l.sizes.digit {
		return -1, 0
	}
	return longest, by
}

// room is what the columns have beside a scroll bar.
func (l *layout) room() float32 {
	room := l.size().Width
	if l.sizes.head+l.tall > l.size().Height {
		room -= l.sizes.bar
	}
	return room
}

// spare is how much wider the pane is than the columns need.
func (l *layout) spare() float32 {
	room := l.room()
	for _, w := range l.needs {
		room -= w
	}
	return room
}

// grows tells whether a column takes more room than it needs.
func (l *layout) grows(c int) bool {
	col := &l.contents.table.Columns[c]
	_, chosen := l.widths[col.ID]
	return col.Align == table.Left && !(chosen && col.ID != "")
}
