package words

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
)

// mark keeps what stands to its left and to its right apart; it is not seen.
const mark = "\u200e"

// HasFromRight tells a text with letters that are written from the right.
func HasFromRight(s string) bool { return strings.ContainsFunc(s, fromRight) }

// InSight is a line in the order in which it is seen, from the left: the drawing library shapes every word rightly, but sets words
// that are written from the right one after the other from the left as soon as their typeface lacks what stands between them, as
// the comma of "כהן, דוד". What phrase.Apart has set apart is ordered by itself, and its signs are left out. Lines without such
// words are returned as they are.
func InSight(s string) string {
	if !HasFromRight(s) {
		return s
	}
	return strings.Join(seen(s, beginsFromRight(s)), mark)
}

// LineInSight is InSight for a line of a sentence: where most of its letters are written from the left all of it is, whatever it
// begins with.
func LineInSight(s string) string {
	if !HasFromRight(s) {
		return s
	}
	return strings.Join(seen(s, mostlyFromRight(s)), mark)
}

// seen are the parts of a text, from the left; right tells that the text itself runs from the right.
func seen(s string, right bool) (parts []string) {
	for _, p := range stretches(s) {
		var more []string
		if p.apart {
			more = seen(p.text, beginsFromRight(p.text))
		} else {
			more = straight(p.text, right)
		}
		if right {
			parts = append(more, parts...)
		} else {
			parts = append(parts, more...)
		}
	}
	return parts
}

// straight are the parts of a text in which nothing is set apart.
func straight(s string, right bool) (parts []string) {
	if !HasFromRight(s) {
		return []string{s}
	}
	sign := "" // that makes the direction of the part that of the whole
	if right != beginsFromRight(s) {
		sign = map[bool]string{false: mark, true: "\u200f"}[right]
	}
	var p bidi.Paragraph
	if _, err := p.SetString(sign + s); err != nil {
		return []string{s}
	}
	order, err := p.Order()
	if err != nil {
		return []string{s}
	}
	runs := make([]bidi.Run, order.NumRuns()) // in the order in which they are read
	for i := range runs {
		runs[i] = order.Run(i)
	}
	if right {
		slices.Reverse(runs)
	} else {
		turnNumbers(runs)
	}
	for i := range runs {
		if runs[i].Direction() != bidi.RightToLeft {
			parts = append(parts, runs[i].String())
			continue
		}
		words := wordsOf(runs[i].String())
		slices.Reverse(words)
		parts = append(parts, words...)
	}
	for i := range parts {
		if sign != "" {
			parts[i] = strings.Replace(parts[i], sign, "", 1)
		}
	}
	return slices.DeleteFunc(parts, func(s string) bool { return s == "" })
}

// stretch is a part of a text without the signs around what is set apart.
type stretch struct {
	text  string
	apart bool
}

// stretches are the parts of a text that are set apart, with what is set apart within them, and those between them.
func stretches(s string) []stretch {
	var all []stretch
	from, depth := 0, 0
	end := func(at int, apart bool) {
		if from < at {
			all = append(all, stretch{s[from:at], apart})
		}
	}
	for at, r := range s {
		p, size := bidi.LookupRune(r)
		switch p.Class() {
		case bidi.FSI, bidi.LRI, bidi.RLI:
			if depth == 0 {
				end(at, false)
				from = at + size
			}
			depth++
		case bidi.PDI:
			if depth <= 1 {
				end(at, depth == 1)
				from = at + size
			}
			depth = max(0, depth-1)
		}
	}
	end(len(s), depth > 0)
	return all
}

// mostlyFromRight tells a text with more letters from the right than from the left, beside what is set apart in it.
func mostlyFromRight(s string) bool {
	more := 0
	for _, p := range stretches(s) {
		for _, r := range p.text {
			switch c, _ := bidi.LookupRune(r); {
			case p.apart:
			case fromRight(r):
				more++
			case c.Class() == bidi.L:
				more--
			}
		}
	}
	return more > 0
}

// beginsFromRight tells a text whose first letter is written from the right: all of it is.
func beginsFromRight(s string) bool {
	for _, p := range stretches(s) {
		for _, r := range p.text {
			c, _ := bidi.LookupRune(r)
			switch {
			case p.apart: // does not count (Unicode Standard Annex 9, P2)
			case fromRight(r):
				return true
			case c.Class() == bidi.L:
				return false
			}
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
