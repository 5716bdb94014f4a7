package model

import (
	"strings"
	"unicode"
)

// OneLine makes a name fit for a line of text, on paper and in a terminal: line
// ends and tabs become blanks; other control characters, which could move a
// cursor or change a screen, vanish, and so do the marks that make text read
// backwards. What joins letters (U+200C, U+200D) and what only says in which
// direction a mark belongs (U+200E, U+200F) is part of names and stays.
func OneLine(s string) string {
	if plainLine(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\r' || r == '\t' || r == '\v' || r == '\f' || r == '\u0085' || r == '\u2028' || r == '\u2029':
			return ' '
		case unicode.IsControl(r) || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\ufeff':
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "\ufffd"))
}

func plainLine(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}
