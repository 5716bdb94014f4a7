package tiebreaks

import (
	"strings"

	"wallchart/phrase"
)

// nearest proposes the spelling nearest to a text that is no tie-break. The
// beginning of a name, of three letters or more, is nearer than any slip: BUCH is
// the Buchholz and not the M-Buch.
func (c *Catalogue) nearest(text string) phrase.Text {
	best, at, name := 1<<30, (*TieBreak)(nil), ""
	for _, n := range c.named() {
		d := distance(text, n.name)
		if len(text) >= 3 && strings.HasPrefix(n.name, text) {
			d = 0
		}
		if d < best || d == best && len(n.name) < len(name) {
			best, at, name = d, n.tb, n.name
		}
	}
	if at == nil || best > 1+len(text)/2 {
		return phrase.New("see the list of tie-breaks for their codes")
	}
	return phrase.New("the nearest is %s (%s)", at.Code, at.Name)
}

// distance is Levenshtein's: the fewest letters to insert, delete or change.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
