package crosstable

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

var (
	idAndRating = pattern.New(`(\d{8})\s*/\s*[A-Z]*:?\s*(\d\w*)?\s*(?:-*>.*)?$`)
	stateText   = pattern.New(`^[A-Z]{2}$`)
)

// second reads the second line of a row as the US Chess member pages print it:
// state, member number and rating under the name, and the colours under the
// results.
//
//	 1 | GARY HUA                        |6.0  |W  39|W  21|W  18|
//	ON | 15445895 / R: 1794   ->1817     |N:2  |W    |B    |W    |
//
// Copied into a spreadsheet the columns stand apart by tabs.
func second(t *tableText, l line) bool {
	if t.heading.sep == none || len(t.readings) == 0 {
		return false
	}
	fields := split(l.text, t.heading.sep)
	if len(fields) < 2 {
		return false
	}
	rows := t.readings[len(t.readings)-1]
	r := &rows[0]
	m := idAndRating.FindStringSubmatch(fields[1])
	if m == nil || r.id != "" || r.setRating(m[2], column{own: true, heading: "Rating"}) != nil {
		return false
	}
	r.id = m[1]
	if s := strings.TrimSpace(fields[0]); stateText.MatchString(s) {
		r.state = s
	}
	n := 0
	for i, c := range t.heading.cols {
		if c.kind != round || i >= len(fields) {
			continue
		}
		switch strings.TrimSpace(fields[i]) {
		case "W":
			r.cells[n].colour = model.White
		case "B":
			r.cells[n].colour = model.Black
		}
		n++
	}
	return true
}
