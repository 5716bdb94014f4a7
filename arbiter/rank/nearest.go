package rank

import "strings"

// Nearest is the one of the known words that differs least from what was typed, ""
// when none is near: half of the letters must be right.
func Nearest(word string, known []string) string {
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
	return best
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
