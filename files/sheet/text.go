package sheet

import (
	"slices"
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
	sepLine = pattern.New(`^sep=(.)\r?\n`)
	gap     = pattern.New(`[ \x{00a0}]{2,}`)
	between = pattern.New(`[^,\s][ \x{00a0}]{2,}[^,\s]`)
	// rowNumber is a number before a text, with a point or a bracket behind it.
	rowNumber = pattern.New(`^(\d{1,4}[.)])\s+(\S.*)$`)
	nameOnly  = pattern.New(`^[^,;\t|0-9]+, [^,;\t|0-9]*$`)
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
	aligned := 0 // lines with blanks between words, and not beside a comma
	for _, l := range lines {
		if between.MatchString(strings.TrimSpace(l)) {
			aligned++
		}
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
		if only || sep == ',' && aligned > 1 && aligned*10 >= len(lines)*6 { // a name a line: "Carlsen, Magnus", or in columns of blanks
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

// readLines reads lines whose columns stand below each other, or are two or more blanks apart.
func readLines(c *collector, text string) {
	gutters := gutters(text)
	numbered := allNumbered(text)
	for l := range eachLine(text) {
		cells := cutAt(l, gutters)
		if cells == nil {
			cells = gap.Split(strings.TrimSpace(l), maxColumns)
		}
		if m := rowNumber.FindStringSubmatch(cells[0]); numbered && m != nil {
			cells = append([]string{m[1], m[2]}, cells[1:]...)
		}
		if !c.row(cells) {
			return
		}
	}
}

// gapped tells whether a line has a gap, quicker than its pattern does: there may be millions of lines.
func gapped(l string) bool {
	before := false
	for _, r := range l {
		blank := r == ' ' || r == '\u00a0'
		if blank && before {
			return true
		}
		before = blank
	}
	return false
}

// allNumbered tells whether nearly all lines with columns begin with a number and a point, which makes no part of a name.
func allNumbered(text string) bool {
	lines, such := 0, 0
	for l := range eachLine(text) {
		if l = strings.TrimSpace(l); gapped(l) {
			lines++
			if rowNumber.MatchString(gap.Split(l, 2)[0]) {
				such++
			}
		}
	}
	return such > 1 && such*10 >= lines*8
}

// span is from where to where something goes in a line, in characters.
type span struct{ from, to int }

// The lines that are looked at for gutters, and how much of each.
const (
	gutterLines = 2000
	gutterWidth = 500
)

// gutters are where all lines of a text have blanks, but those without columns: two or more, or a single one beside numbers. There are none
// where that gives fewer columns than most lines have gaps.
func gutters(text string) []span {
	var lines [][]rune
	gaps := map[int]int{}
	width := 0
	for l := range eachLine(text) {
		if l = strings.ReplaceAll(strings.TrimRight(l, " \u00a0"), "\u00a0", " "); gapped(strings.TrimSpace(l)) {
			r := []rune(l)
			lines = append(lines, r[:min(len(r), gutterWidth)])
			width = max(width, min(len(r), gutterWidth))
			gaps[len(gap.Split(strings.TrimSpace(l), maxColumns))-1]++
		}
		if len(lines) == gutterLines {
			break
		}
	}
	if len(lines) < 2 {
		return nil
	}
	var open []span
	begun := false // past the indent of the text
	for at := range width {
		if slices.ContainsFunc(lines, func(l []rune) bool { return at < len(l) && l[at] != ' ' }) {
			begun = true
		} else if n := len(open); n > 0 && open[n-1].to == at {
			open[n-1].to++
		} else if begun {
			open = append(open, span{at, at + 1})
		}
	}
	var found []span
	for i, s := range open {
		left, right := 0, width
		if i > 0 {
			left = open[i-1].to
		}
		if i+1 < len(open) {
			right = open[i+1].from
		}
		if s.to-s.from > 1 || onlyNumbers(lines[1:], left, s.from) || onlyNumbers(lines[1:], s.to, right) {
			found = append(found, s)
		}
	}
	most, usual := 0, 0
	for n, k := range gaps {
		if k > most || k == most && n > usual {
			most, usual = k, n
		}
	}
	if len(found) < usual || len(found) >= maxColumns {
		return nil
	}
	return found
}

// onlyNumbers tells whether nothing but numbers stands between two places of lines.
func onlyNumbers(lines [][]rune, from, to int) bool {
	some := false
	for _, l := range lines {
		cell := strings.TrimSpace(string(l[min(from, len(l)):min(to, len(l))]))
		if strings.Trim(cell, "0123456789.,½+-/:*()") != "" {
			return false
		}
		some = some || cell != ""
	}
	return some
}

// cutAt cuts a line at the gutters; nil for one that has none, as a title, or something in one of them.
func cutAt(l string, gutters []span) []string {
	r := []rune(strings.ReplaceAll(l, "\u00a0", " "))
	if len(gutters) == 0 || !gapped(strings.TrimSpace(l)) {
		return nil
	}
	var cells []string
	from := 0
	for _, g := range gutters {
		if strings.TrimSpace(string(r[min(g.from, len(r)):min(g.to, len(r))])) != "" {
			return nil
		}
		cells = append(cells, strings.TrimSpace(string(r[min(from, len(r)):min(g.from, len(r))])))
		from = g.to
	}
	return append(cells, strings.TrimSpace(string(r[min(from, len(r)):])))
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
