package phrase

import (
	"strings"
	"unicode"
)

// Words are the words of a text between which a line may be broken. A no-break
// space, which French has before a colon and within « », joins what it stands between.
func Words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool {
		return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f'
	})
}
