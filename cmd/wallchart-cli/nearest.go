package main

import (
	"strings"

	"wallchart/phrase"
)

// didYouMean is "; the nearest is "x"" for a word that is nearly one of those
// known, and otherwise names them all if they are few.
func didYouMean(word string, known []string) phrase.Text {
	best, least := "", len(word)/2+1
	for _, k := range known {
		d := distance(strings.ToLower(word), strings.ToLower(k))
		if len(k) > len(word) { // the beginning of a name is nearly the name
			d = min(d, 1+distance(strings.ToLower(word), strings.ToLower(k[:len(word)])))
		}
		if d < least {
			best, least = k, d
		}
	}
	switch {
	case best != "":
		return phrase.New(`; the nearest is "%s"`, best)
	case len(known) > 0 && len(known) <= 12:
		return phrase.New("; there is %s", strings.Join(known, ", "))
	}
	return phrase.Text{}
}

// distance is the number of letters to put in, take out or change to make one
// word of another.
func distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		diagonal := row[0]
		row[0] = i + 1
		for j := range y {
			cost := diagonal
			if x[i] != y[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, diagonal+1)
		}
	}
	return row[len(y)]
}
