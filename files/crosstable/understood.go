package crosstable

import (
	"strings"
	"wallchart/phrase"
)

// NotUnderstood is the error about a table that has a heading with rounds, and no
// row that could be read. Such a table is no list of players: somebody who opens it
// as one loses every result.
type NotUnderstood struct {
	At   int // line of the heading
	Rows []Unread
}

// mostNamed is how many of the rows are named.
const mostNamed = 3

// Words is the error with the first of the rows.
func (e *NotUnderstood) Words() phrase.Text {
	var rows []phrase.Text
	for _, u := range e.Rows[:min(len(e.Rows), mostNamed)] {
		rows = append(rows, phrase.New("line %d: %s", u.Line, u.Why))
	}
	if more := len(e.Rows) - mostNamed; more > 0 {
		rows = append(rows, phrase.Count(more, "and %d more row", "and %d more rows"))
	}
	return phrase.New("line %d is the heading of a crosstable, and no row below it could be read; %s. "+
		"Correct the cells, or delete the columns of the rounds to take the names alone", e.At, phrase.Join("; ", rows...))
}

func (e *NotUnderstood) Error() string { return e.Words().String() }

// notUnderstood is about the first heading with rounds whose rows were not read.
func notUnderstood(tables []*tableText, unread []Unread) *NotUnderstood {
	for _, t := range tables {
		e := &NotUnderstood{At: t.at.no}
		for _, u := range unread {
			if u.Line > t.at.no && !u.Outside {
				e.Rows = append(e.Rows, u)
			}
		}
		if len(e.Rows) > 0 {
			return e
		}
	}
	return nil
}

// ScoreColumns are the headings of a table's rounds and scores, when anything but
// nothing stands below them: what a list of players has no place for.
func ScoreColumns(rows [][]string) []string {
	for n, cells := range rows[:min(len(rows), 30)] {
		var found []string
		named := false
		for i, text := range cells {
			switch c := cellHeading(text); c.kind {
			case name:
				named = true
			case total, round:
				if filled(rows[n+1:], i) {
					found = append(found, c.heading)
				}
			}
		}
		if named {
			return found
		}
	}
	return nil
}

// filled tells whether a column holds anything but blanks and noughts.
func filled(rows [][]string, i int) bool {
	for _, r := range rows {
		if i < len(r) && strings.Trim(r[i], "0.,-* ") != "" {
			return true
		}
	}
	return false
}
