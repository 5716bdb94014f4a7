package games

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"

	"wallchart/model/namekey"
)

//go:embed headings.tsv
var headingWords string

// known are the words of headings: what a column holds.
var known = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for l := range strings.Lines(headingWords) {
		kind, words, ok := strings.Cut(strings.TrimSpace(l), "\t")
		if !ok || strings.HasPrefix(l, "#") {
			continue
		}
		for _, w := range strings.Split(words, "|") {
			m[w] = append(m[w], kind)
		}
	}
	return m
})

// isKind tells whether a text names a kind of column.
func isKind(kind, text string) bool {
	for _, k := range known()[text] {
		if k == kind {
			return true
		}
	}
	return false
}

// sides are the kinds of headings that belong to a side: that of White or of the
// team named first, and that of the other.
var sides = [...][]string{{"white", "home"}, {"black", "away"}}

// ofSide are the kinds of what a heading may say of a side.
var ofSide = []string{"rating", "title", "fide", "national", "club", "fed", "points", "number", "last", "first", "name"}

// alone are the kinds of columns that belong to the game.
var alone = []string{"round", "board", "date", "time", "result", "winner", "section"}

// heading is what a column holds.
type heading struct {
	kind string // "name" for the player; "" for nothing that is known
	side int    // 0 White, 1 Black, -1 neither
	team bool   // the side is a team
	pair bool   // "Player 1": it does not say who had White
	bare bool   // there is no heading: what it may hold is told by where it stands
}

// headingOf understands the heading of a column.
func headingOf(text string) heading {
	key := namekey.Key(apart(text))
	w := strings.Fields(key)
	for side, kinds := range sides {
		for _, kind := range kinds {
			for _, rest := range without(w, kind) {
				h := heading{side: side, team: kind == "home" || kind == "away"}
				h.pair = !h.team && (strings.ContainsAny(key, "12") || strings.HasSuffix(key, " a") || strings.HasSuffix(key, " b"))
				if rest == "" {
					h.kind = "name"
					return h
				}
				for _, k := range ofSide {
					if isKind(k, rest) {
						h.kind = k
						return h
					}
				}
				if isKind("result", rest) {
					h.kind = "points"
					return h
				}
			}
		}
	}
	for _, k := range append(append([]string{}, alone...), ofSide...) {
		if isKind(k, key) {
			return heading{kind: k, side: -1}
		}
	}
	return heading{side: -1}
}

// without is what is left of a heading when the word for a side is taken off its
// beginning or its end.
func without(w []string, kind string) []string {
	var rests []string
	for n := len(w); n > 0; n-- {
		if isKind(kind, strings.Join(w[:n], " ")) {
			rests = append(rests, strings.Join(w[n:], " "))
		}
		if isKind(kind, strings.Join(w[len(w)-n:], " ")) {
			rests = append(rests, strings.Join(w[:len(w)-n], " "))
		}
	}
	if len(w) == 1 { // whitepts, blackelo
		for _, side := range []string{"white", "black"} {
			if rest, ok := strings.CutPrefix(w[0], side); ok && rest != "" && side == kind {
				rests = append(rests, rest)
			}
		}
	}
	return rests
}

// apart puts blanks into WhiteElo and white_elo.
func apart(text string) string {
	var b strings.Builder
	low := false
	for _, r := range text {
		if unicode.IsUpper(r) && low {
			b.WriteByte(' ')
		}
		low = unicode.IsLower(r)
		b.WriteRune(r)
	}
	return b.String()
}
