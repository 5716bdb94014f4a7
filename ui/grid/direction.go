package grid

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
)

// mark keeps what stands to its left and to its right apart; it is not seen.
const mark = "\u200e"

// inSight is a text in the order in which it is seen, from the left: the drawing library shapes every word rightly, but sets words
// that are written from the right one after the other from the left as soon as their typeface lacks what stands between them, as
// the comma of "כהן, דוד". Texts without such words are returned as they are.
func inSight(s string) string {
	if !strings.ContainsFunc(s, fromRight) {
		return s
	}
	var p bidi.Paragraph
	if _, err := p.SetString(s); err != nil {
		return s
	}
	order, err := p.Order()
	if err != nil {
		return s
	}
	runs := make([]bidi.Run, order.NumRuns()) // in the order in which they are read
	for i := range runs {
		runs[i] = order.Run(i)
	}
	if beginsFromRight(s) {
		slices.Reverse(runs)
	} else {
		turnNumbers(runs)
	}
	var parts []string
	for i := range runs {
		if runs[i].Direction() != bidi.RightToLeft {
			parts = append(parts, runs[i].String())
			continue
		}
		words := wordsOf(runs[i].String())
		slices.Reverse(words)
		parts = append(parts, words...)
	}
	return strings.Join(parts, mark)
}

// beginsFromRight tells a text whose first letter is written from the right: all of it is.
func beginsFromRight(s string) bool {
	for _, r := range s {
		if fromRight(r) {
			return true
		}
		if p, _ := bidi.LookupRune(r); p.Class() == bidi.L {
			return false
		}
	}
	return false
}

// turnNumbers turns about what is read from the right in a text from the left, with the numbers in it.
func turnNumbers(runs []bidi.Run) {
	right := func(i int) bool { return i < len(runs) && runs[i].Direction() == bidi.RightToLeft }
	for from := 0; from < len(runs); from++ {
		to := from
		for right(to) {
			for to++; !right(to) && right(to+1) && !strings.ContainsFunc(runs[to].String(), unicode.IsLetter); to++ {
			}
		}
		if to > from {
			slices.Reverse(runs[from:to])
			from = to
		}
	}
}

// fromRight tells the letters that are written from the right.
func fromRight(r rune) bool {
	if r < 0x590 {
		return false
	}
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// wordsOf are the words of a run from the right, and what stands between them in the order in which it is seen.
func wordsOf(s string) (words []string) {
	word := func(r rune) bool { return fromRight(r) || unicode.Is(unicode.M, r) || unicode.Is(unicode.Cf, r) }
	for s != "" {
		n := strings.IndexFunc(s, func(r rune) bool { return !word(r) })
		if n < 0 {
			n = len(s)
		}
		if n > 0 {
			words, s = append(words, s[:n]), s[n:]
			continue
		}
		if n = strings.IndexFunc(s, word); n < 0 {
			n = len(s)
		}
		words, s = append(words, bidi.ReverseString(s[:n])), s[n:]
	}
	return words
}
