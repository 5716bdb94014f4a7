package crosstable

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// separator is what stands between the columns of a table.
type separator rune

// Separators. With none the columns stand apart by blanks or not at all.
const (
	none      separator = 0
	tab       separator = '\t'
	bar       separator = '|'
	semicolon separator = ';'
	comma     separator = ','
)

// heading is a table's heading line.
type heading struct {
	cols []column
	sep  separator
}

// findHeading reads a line as a heading, trying the separators in it from the
// surest to none.
func findHeading(text string) (heading, bool) {
	if len(text) > 2000 || !namesSomebody(strings.ToLower(text)) {
		return heading{}, false
	}
	for _, sep := range []separator{tab, bar, semicolon, comma} {
		if strings.Count(text, string(sep)) < 2 {
			continue
		}
		var cols []column
		for _, cell := range split(text, sep) {
			cols = append(cols, cellHeading(cell))
		}
		if cols, ok := settle(cols); ok {
			return heading{cols, sep}, true
		}
	}
	cols, ok := scanHeading(text)
	return heading{cols: cols}, ok
}

// namesSomebody tells whether a word for the column of names stands in a line, in
// lower case, without which it is no heading: most lines need no closer look.
func namesSomebody(low string) bool {
	for _, w := range words {
		if w.kind != name && w.kind != club {
			continue
		}
		for _, word := range w.words {
			if strings.Contains(low, word) {
				return true
			}
		}
	}
	return false
}

// scanHeading reads a heading whose columns stand apart by blanks, or not at
// all.
func scanHeading(text string) ([]column, bool) {
	low := strings.ToLower(text)
	if len(low) != len(text) {
		return nil, false
	}
	var cols []column
	junk, at := 0, 0
	for at < len(low) {
		if r, size := utf8.DecodeRuneInString(low[at:]); unicode.IsSpace(r) || r == '|' {
			at += size
			continue
		}
		if low[at] == '/' && len(cols) > 0 { // "Name/Rtng/ID": what stands below the name
			if last := &cols[len(cols)-1]; last.kind == name && belowName.MatchString(low[at:]) {
				last.below = true
			}
			at += unknownWord(low[at:])
			continue
		}
		c, n := columnAt(low[at:])
		if n == 0 {
			n = unknownWord(low[at:])
			junk++
		}
		c.heading, c.from = strings.TrimSpace(text[at:at+n]), utf8.RuneCountInString(text[:at])
		cols = append(cols, c)
		at += n
	}
	if junk*4 > len(cols) {
		return nil, false
	}
	return settle(cols)
}

// columnAt reads one heading where several may stand without separators.
func columnAt(low string) (column, int) {
	for _, glued := range []bool{false, true} {
		if c, n := headingAt(low, glued); n > 0 {
			return c, n
		}
	}
	if word := low[:unknownWord(low)]; roundPlain.MatchString(word) {
		return cellHeading(word), len(word)
	}
	return column{}, 0
}

func unknownWord(s string) int {
	for i, r := range s {
		if i > 0 && (unicode.IsSpace(r) || r == '|') {
			return i
		}
	}
	return len(s)
}

// split cuts a line at its separators; bars at both ends belong to the frame,
// and a comma or semicolon within quotation marks does not count.
func split(text string, sep separator) []string {
	switch sep {
	case tab:
		return strings.Split(text, "\t")
	case bar:
		text = strings.TrimSpace(text)
		text = strings.TrimSuffix(strings.TrimPrefix(text, "|"), "|")
		return strings.Split(text, "|")
	}
	var cells []string
	var b strings.Builder
	quoted := false
	for _, r := range text {
		switch {
		case r == '"':
			quoted = !quoted
		case r == rune(sep) && !quoted:
			cells = append(cells, b.String())
			b.Reset()
		default:
			b.WriteRune(r)
		}
	}
	return append(cells, b.String())
}

// ruled tells a line that only draws: +----+, |---|:--:|, =====.
func ruled(text string) bool {
	return strings.Trim(text, "-=+|:_*~ \t─━┼├┤┬┴") == "" && strings.TrimSpace(text) != ""
}
