package sheet

import (
	"strings"
	"unicode/utf8"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
)

// readText reads text whose columns stand apart by tabs, semicolons, commas or bars, or by runs of blanks.
func readText(name, text string, b *budget) Sheet {
	c := &collector{Sheet: Sheet{Name: name}, budget: b}
	sep, text := delimiter(text)
	switch {
	case sep == 0 && oneColumn(text):
		readQuoted(c, text, ',')
	case sep == 0:
		if !readRated(c, text) {
			readLines(c, text)
		}
	default:
		readQuoted(c, text, sep)
	}
	return c.Sheet
}

var (
	sepLine  = pattern.New(`^sep=(.)\r?\n`)
	gap      = pattern.New(`[ \x{00a0}]{2,}`)
	nameOnly = pattern.New(`^[^,;\t|0-9]+, [^,;\t|0-9]*$`)
	// rated is a name with a rating at its end, and perhaps a number before it: "1. Fox, Ann 1512", "Ann Fox (unr)".
	rated = pattern.New(`^\s*(?:(\d{1,4})[.)]\s+|(\d{1,4})\s+)?(\p{L}[^;\t|\d]*?)[,:]?\s+(\(?\d{3,4}\)?|\(?(?i:unr(?:ated|\.)?)\)?)\s*$`)
)

// delimiter tells what separates the columns, 0 for nothing but blanks: what most lines have equally often. A first
// line "sep=;" is Excel's own way to say it.
func delimiter(text string) (byte, string) {
	if m := sepLine.FindStringSubmatch(text); m != nil && len(m[1]) == 1 {
		return m[1][0], text[len(m[0]):]
	}
	var lines []string
	for _, l := range plaintext.Lines(text[:min(len(text), 256<<10)]) {
		if strings.TrimSpace(l) != "" {
			lines = append(lines, l)
		}
		if len(lines) == 40 {
			break
		}
	}
	if len(lines) == 0 {
		return 0, text
	}
	best, bestScore := byte(0), 0
	for _, sep := range []byte{'\t', ';', ',', '|'} {
		counts, most := map[int]int{}, 0
		only := sep == ','
		for _, l := range lines {
			n := unquotedCount(l, sep)
			counts[n]++
			only = only && (n == 0 || nameOnly.MatchString(l) || n == 1 && rated.MatchString(l))
		}
		if only { // a name a line: "Carlsen, Magnus"
			continue
		}
		mode := 0
		for n, lines := range counts {
			if n > 0 && (lines > most || lines == most && n > mode) {
				most, mode = lines, n
			}
		}
		// A separator that half of the lines have equally often is one; tabs never stand in text by chance.
		score := most*20/len(lines)*10 + min(mode, 9)
		if sep == '\t' && most > 0 {
			score += 100
		}
		if score > bestScore && (most*2 >= len(lines) || sep == '\t') {
			best, bestScore = sep, score
		}
	}
	return best, text
}

// oneColumn tells whether a text is a column of a spreadsheet: what has a comma in it stands in quotation marks, and no line holds more.
func oneColumn(text string) bool {
	quoted := false
	for l := range eachLine(text) {
		switch l = strings.TrimSpace(l); {
		case strings.HasPrefix(l, `"`):
			if _, rest, ok := cutQuoted(l, ','); !ok || rest != "" {
				return false
			}
			quoted = true
		case strings.ContainsAny(l, `",;`):
			return false
		}
	}
	return quoted
}

func unquotedCount(line string, sep byte) int {
	n, quoted := 0, false
	for i := range len(line) {
		switch {
		case line[i] == '"':
			quoted = !quoted
		case line[i] == sep && !quoted:
			n++
		}
	}
	return n
}

// readLines reads lines whose columns are two or more blanks apart.
func readLines(c *collector, text string) {
	for l := range eachLine(text) {
		if !c.row(gap.Split(strings.TrimSpace(l), maxColumns)) {
			return
		}
	}
}

// readRated reads lines of names with a rating at the end, one blank before it; false where they are not such.
func readRated(c *collector, text string) bool {
	lines, such := 0, 0
	for l := range eachLine(text) {
		if l = strings.TrimSpace(l); l != "" {
			lines++
			if rated.MatchString(l) && !gap.MatchString(l) {
				such++
			}
		}
	}
	if such < 2 || such*10 < lines*8 {
		return false
	}
	for l := range eachLine(text) {
		cells := []string{"", strings.TrimSpace(l)}
		if m := rated.FindStringSubmatch(l); m != nil {
			cells = []string{m[1] + m[2], m[3], m[4]}
		}
		if !c.row(cells) {
			break
		}
	}
	return true
}

func eachLine(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for len(text) > 0 {
			i := strings.IndexAny(text, "\r\n")
			if i < 0 {
				yield(text)
				return
			}
			line := text[:i]
			if strings.HasPrefix(text[i:], "\r\n") {
				i++
			}
			text = text[i+1:]
			if !yield(line) {
				return
			}
		}
	}
}

// longest is how many lines a quoted cell may go on for: an address has four. A quotation mark that is not closed
// by then was none, and its cell ends with its line.
const longest = 20

// readQuoted reads separated columns. A cell in quotation marks may hold the separator, line ends, and marks doubled
// (RFC 4180); a mark anywhere else is an ordinary character, as in: "Bobby" Fischer.
func readQuoted(c *collector, text string, sep byte) {
	var cells []string
	for len(text) > 0 {
		var cell string
		if text[0] == '"' {
			if quoted, rest, ok := cutQuoted(text, sep); ok {
				cell, text = quoted, rest
			} else {
				cell, text = cutPlain(text, sep)
			}
		} else {
			cell, text = cutPlain(text, sep)
		}
		if cells = append(cells, Unguarded(cell)); len(cells) > 4*maxColumns {
			cells = cells[:4*maxColumns]
		}
		if text != "" && text[0] == sep {
			if text = text[1:]; text == "" || text[0] == '\n' || text[0] == '\r' {
				cells = append(cells, "")
			} else {
				continue
			}
		}
		if strings.HasPrefix(text, "\r\n") {
			text = text[1:]
		}
		if text != "" {
			text = text[1:]
		}
		if !c.row(cells) {
			return
		}
		cells = cells[:0]
	}
}

// cutPlain cuts a cell off that ends at a separator or a line end.
func cutPlain(text string, sep byte) (cell, rest string) {
	for i := range len(text) {
		if text[i] == sep || text[i] == '\n' || text[i] == '\r' {
			return text[:i], text[i:]
		}
	}
	return text, ""
}

// cutQuoted cuts a cell in quotation marks off, which must be followed by a separator or a line end.
func cutQuoted(text string, sep byte) (cell, rest string, ok bool) {
	var b strings.Builder
	lines := 0
	for i := 1; i < len(text); i++ {
		switch ch := text[i]; {
		case ch == '\n':
			if lines++; lines > longest {
				return "", "", false
			}
			b.WriteByte(' ')
		case ch != '"':
			b.WriteByte(ch)
		case i+1 < len(text) && text[i+1] == '"':
			b.WriteByte('"')
			i++
		default:
			rest = text[i+1:]
			return b.String(), rest, rest == "" || rest[0] == sep || rest[0] == '\n' || rest[0] == '\r'
		}
		if b.Len() > 64<<10 {
			return "", "", false
		}
	}
	return "", "", false
}

// Unguarded takes off the apostrophe that spreadsheets' files bear before a text
// that would be a formula: '---, '=Sum.
func Unguarded(text string) string {
	if rest, ok := strings.CutPrefix(text, "'"); ok {
		if r, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune("=+-@\uff1d\uff0b\uff0d\uff20", r) {
			return rest
		}
	}
	return text
}
