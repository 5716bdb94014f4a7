package trf

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/model"
)

// record is one line: its identifier and its characters.
type record struct {
	line  int
	id    string
	runes []rune
	moved int // how many blanks stood before the identifier
}

// collect cuts the text into records. Empty lines are passed over.
func collect(text string) []record {
	var rs []record
	for i, s := range plaintext.Lines(text) {
		s = strings.TrimRight(strings.Map(blankControl, s), " ")
		if s == "" || utf8.RuneCountInString(s) > longestLine {
			if s != "" {
				rs = append(rs, record{line: i + 1, id: overlong})
			}
			continue
		}
		moved := 0
		if pushed.MatchString(s) {
			moved = len(s) - len(strings.TrimLeft(s, " "))
			s = s[moved:]
		}
		runes := []rune(s)
		rs = append(rs, record{i + 1, string(runes[:min(3, len(runes))]), runes, moved})
	}
	return rs
}

// pushed is a record of a participant that blanks stand before, so that all its columns are moved.
var pushed = pattern.New(`^ {1,8}(?:001 +\d+ |013 +\S|310 +\d+ )`)

// blankControl makes tabs and other controls blanks, so that columns stay where
// they are.
func blankControl(r rune) rune {
	if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' || r == '\u00a0' {
		return ' '
	}
	return r
}

// longestLine bounds a line; 400 rounds would fit.
const longestLine = 4096

// overlong stands in place of the identifier of a line that is longer.
const overlong = "?"

// cols returns the text in columns from to to, 1-based and inclusive, without
// blanks around it.
func (r *record) cols(from, to int) string {
	if from > len(r.runes) {
		return ""
	}
	return strings.TrimSpace(string(r.runes[from-1 : min(to, len(r.runes))]))
}

// raw is cols with its blanks, padded to full width.
func (r *record) raw(from, to int) string {
	s := ""
	if from <= len(r.runes) {
		s = string(r.runes[from-1 : min(to, len(r.runes))])
	}
	return s + strings.Repeat(" ", max(0, to-from+1-utf8.RuneCountInString(s)))
}

// text is everything from column 5.
func (r *record) text() string { return r.cols(5, len(r.runes)) }

// number reads a whole number in the columns; blank is 0.
func (r *record) number(from, to int) (int, bool) {
	s := r.cols(from, to)
	if s == "" {
		return 0, true
	}
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0
}

// points reads a score in the columns, in any of the ways programs write one.
func (r *record) points(from, to int) (p model.Points, given, ok bool) {
	s := r.cols(from, to)
	if s == "" {
		return 0, false, true
	}
	p, err := model.ParsePoints(s)
	return p, err == nil, err == nil
}

// numbers reads the numbers that stand every step columns from a column on. The
// second result is the column of the first that is none, 0 if all are.
func (r *record) numbers(from, width, step int) ([]int, int) {
	var ns []int
	for c := from; c <= len(r.runes); c += step {
		s := r.cols(c, c+width-1)
		if s == "" {
			continue
		}
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 {
			return ns, c
		}
		ns = append(ns, n)
	}
	return ns, 0
}

// firstNumber reads the first run of digits, as in "062  52 (41)".
func firstNumber(s string) (int, bool) {
	i := strings.IndexAny(s, "0123456789")
	if i < 0 {
		return 0, false
	}
	j := i
	for j < len(s) && s[j] >= '0' && s[j] <= '9' {
		j++
	}
	n, err := strconv.Atoi(s[i:j])
	return n, err == nil
}
