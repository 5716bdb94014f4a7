package page

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/export/table"
)

// brief places what is said of a page in its margin, part by part. It is said in full elsewhere: where it is
// too long for the width in the least size that can be read, the longest part is cut.
func (p *press) brief(t Text, parts []string, between string, width float64) {
	all := make([]string, len(parts))
	for n, s := range parts {
		all[n] = table.OneLine(s)
	}
	least := min(t.Size, p.o.readable(p.page))
	for p.ruler.ems(strings.Join(all, between), t.Bold)*least*mm > width {
		longest := 0
		for n := range all {
			if p.ruler.ems(all[n], t.Bold) > p.ruler.ems(all[longest], t.Bold) {
				longest = n
			}
		}
		shorter, ok := shortened(all[longest])
		if !ok {
			break
		}
		all[longest] = shorter
	}
	t.String = strings.Join(all, between)
	p.put(t, p.o.Margin, width, table.Left)
}

// shortened is a text without its last letter, or without its last word where that leaves others, and false
// where next to nothing is left.
func shortened(s string) (string, bool) {
	s = strings.TrimSuffix(s, "…")
	if at := strings.LastIndexByte(s, ' '); at > 0 && utf8.RuneCountInString(s[:at]) >= fewLetters {
		s = s[:at]
	} else {
		for marks := true; marks && s != ""; { // no letter without its marks
			last, size := utf8.DecodeLastRuneInString(s)
			s, marks = s[:len(s)-size], unicode.In(last, unicode.M, unicode.Cf)
		}
	}
	s = strings.TrimRightFunc(s, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsPunct(r) })
	return s + "…", utf8.RuneCountInString(s) >= fewLetters
}

// fewLetters say too little to stand for a text.
const fewLetters = 6
