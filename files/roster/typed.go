package roster

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// typed takes a line apart that somebody has typed in one go: cells between tabs or semicolons, or a name with a rating
// at its end, as in "Berg, Anna 1432".
func typed(line string) []string {
	if strings.ContainsAny(line, "\t;") {
		cells := strings.FieldsFunc(line, func(r rune) bool { return r == '\t' || r == ';' })
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		return cells
	}
	words := strings.Fields(line)
	if n := len(words); n > 1 && meantAsRating(words[n-1]) {
		return []string{strings.Join(words[:n-1], " "), words[n-1]}
	}
	return []string{strings.Join(words, " ")}
}

// meantAsRating tells a word that is a rating, or that nobody would write but for one, as "15OO". A number of one or two
// digits belongs to the name: Goshen 2.
func meantAsRating(word string) bool {
	if k := strings.ToLower(strings.Trim(word, ".()")); k == "unr" || k == "unrated" {
		return true
	}
	word = strings.TrimLeft(word, "([")
	digits := len(word) - len(strings.TrimLeft(word, "0123456789"))
	return digits >= 3 || digits > 0 && model.RatingSlip(word)
}

// Person reads one player, or a team, that was typed in one line: the name, and behind it a rating and a club.
func Person(line string) (name string, rating model.Rating, club string, err error) {
	row := arranged(typed(line))
	if len(row) > 3 {
		return "", 0, "", phrase.Errorf("%q is more than a name, a rating and a club. Enter it in its own cell", clip(row[3]))
	}
	rating, err = model.ParseRating(row[1])
	return row[0], rating, row[2], err
}

// TypedList takes lines apart that somebody types, one player or team each. Where the first is a heading, as in a
// pasted table, its columns are guessed like those of any list; without one they are name, rating, club and the rest,
// whatever the order in which a line has them. Row n is line n.
func TypedList(text string, teams bool) ([][]string, Mapping) {
	var rows [][]string
	for _, line := range strings.Split(strings.TrimRight(text, "\r\n\t "), "\n") {
		rows = append(rows, typed(strings.TrimRight(line, "\r")))
	}
	m := Guess(rows)
	if m.HeadingRow == 0 {
		width := 3
		for i, cells := range rows {
			rows[i] = arranged(cells)
			width = max(width, len(rows[i]))
		}
		m = Mapping{Signature: "typed", Columns: make([]Field, width)}
		copy(m.Columns, []Field{Name, Rating, Club})
		for c := 3; c < width; c++ {
			m.Columns[c] = LeftOut
		}
	}
	if teams {
		m = m.ForTeams()
	}
	return rows, m
}

// arranged puts the cells of a typed line in order: name, rating, club, and what else there is.
func arranged(cells []string) []string {
	row := []string{"", "", ""}
	for i, c := range cells {
		switch {
		case c == "":
		case i > 0 && row[1] == "" && meantAsRating(c):
			row[1] = c
		case row[0] == "":
			row[0] = c
		case row[2] == "":
			row[2] = c
		default:
			row = append(row, c)
		}
	}
	return row
}

// ForTeams is a mapping for a team section of a list that names teams and nobody else: what would be the players' names
// are the teams', and the ratings their strengths. A list that has both keeps its columns.
func (m Mapping) ForTeams() Mapping {
	switch {
	case m.has(Team, Member) || m.Blocks || !m.has(Name),
		m.has(LastName, FirstName, Birth, FideID, NationalID, Sex, Title), // they are people
		m.HeadingRow > 0 && m.has(Club):                                   // people of clubs, or teams of clubs: nobody can tell
		return m
	}
	m = m.With(m.Column(Name), Team)
	for _, f := range ratingFields {
		if c := m.Column(f); c >= 0 && !m.has(Strength) {
			m = m.With(c, Strength)
		}
	}
	return m
}
