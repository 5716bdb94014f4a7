package words

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Matches tells whether every wanted word begins a word of the text, or at least
// stands in it somewhere.
func Matches(text string, wanted []string) (begins, inside bool) {
	text = strings.ToLower(text)
	own := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-' })
	begins, inside = true, true
	for _, w := range wanted {
		inside = inside && strings.Contains(text, w)
		begins = begins && slices.ContainsFunc(own, func(o string) bool { return strings.HasPrefix(o, w) })
	}
	return begins, inside
}

// Tick is what stands where something is so.
func Tick(so bool) string {
	if so {
		return "✓"
	}
	return ""
}

// FirstFew names the first few.
func FirstFew(names []string) string {
	const most = 6
	if n := len(names) - most; n > 1 {
		return List(append(names[:most:most], Say("import.more", n)))
	}
	return List(names)
}

// NumberOrNothing writes a number, and nothing for 0.
func NumberOrNothing(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
