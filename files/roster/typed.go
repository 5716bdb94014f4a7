package roster

import (
	"strings"

	"wallchart/files/ratingtext"
	"wallchart/model"
)

// Typed takes a line apart that somebody has typed in one go: cells between tabs or semicolons, or a name with a rating
// at its end, as in "Berg, Anna 1432".
func Typed(line string) []string {
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
	return digits >= 3 || digits > 0 && ratingtext.Slip(word)
}

// Person reads one player, or a team, that was typed in one line: the name, and behind it a rating and a club.
func Person(line string) (name string, rating model.Rating, club string, err error) {
	rated := false
	for i, c := range Typed(line) {
		switch {
		case c == "":
		case i > 0 && !rated && meantAsRating(c):
			rated = true
			if rating, err = ratingtext.Rating(c); err != nil {
				return "", 0, "", err
			}
		case name == "":
			name = c
		case club == "":
			club = c
		}
	}
	return name, rating, club, nil
}
