package cli

import (
	"strings"

	"wallchart/arbiter/rank"
	"wallchart/phrase"
)

// DidYouMean is "; the nearest is "x"" for a word that is nearly one of those
// known, and otherwise names them all if they are few.
func DidYouMean(word string, known []string) phrase.Text {
	best := rank.Nearest(word, known)
	switch {
	case best != "":
		return phrase.New(`; the nearest is "%s"`, best)
	case len(known) > 0 && len(known) <= 12:
		return phrase.New("; there is %s", strings.Join(known, ", "))
	}
	return phrase.Text{}
}
