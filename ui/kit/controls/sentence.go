package controls

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences gives each line of what a dialog says its capital, and a single line
// its full stop: errors are phrases, which may stand after the name of a file. A
// line that begins with such a name keeps it as it is.
func Sentences(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = Capital(l)
	}
	if end, _ := utf8.DecodeLastRuneInString(text); len(lines) == 1 && strings.Contains(text, " ") &&
		(unicode.IsLetter(end) || unicode.IsDigit(end)) {
		lines[0] += "."
	}
	return strings.Join(lines, "\n")
}

// Capital gives a line its capital, unless it begins with the name of a file.
func Capital(line string) string {
	if line == "" {
		return line
	}
	first, size := utf8.DecodeRuneInString(line)
	word, _, _ := strings.Cut(line, " ")
	for _, r := range strings.TrimSuffix(word, ",") {
		if !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '’' {
			return line
		}
	}
	return string(unicode.ToUpper(first)) + line[size:]
}
