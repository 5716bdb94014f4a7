package crosstable

import (
	"slices"
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
	if len(t.readings) > 0 && slices.ContainsFunc(t.heading.cols, func(c column) bool { return c.below }) && belowTheName(t, l) {
		return true
	}
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

var memberID = pattern.New(`^\d{5,8}$`)

// belowTheName reads a line that has nothing but a rating and a member number, in either order, of the row above it, as SwissSys prints it
// below the heading Name/Rtng/ID.
func belowTheName(t *tableText, l line) bool {
	words := strings.Fields(strings.NewReplacer("|", " ", "\t", " ", ";", " ", "/", " / ").Replace(l.text))
	words = slices.DeleteFunc(words, func(w string) bool { return w == "/" })
	if len(words) == 0 || len(words) > 2 {
		return false
	}
	id, text := "", ""
	for _, w := range words {
		_, err := model.ReadRating(w)
		switch {
		case id == "" && memberID.MatchString(w):
			id = w
		case text == "" && err == nil && w != "0":
			text = w
		default:
			return false
		}
	}
	for i := range t.readings[len(t.readings)-1] {
		r := &t.readings[len(t.readings)-1][i]
		if r.id != "" || r.counts() != 0 || text != "" && r.setRating(text, column{own: len(id) == 8, heading: "Rating"}) != nil {
			return false
		}
		r.id = id
	}
	return true
}
