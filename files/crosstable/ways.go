package crosstable

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/files/pattern"
	"wallchart/model"
)

var (
	unratedAt = pattern.New(`(?i)^(unr\.|unrated|unr|nr\.|new|-{2,4})`)
	ratingAt  = pattern.New(`^\d{2,4}`)
	provAt    = pattern.New(`^(/\d{1,2}|[pP]\d{1,2}|\*)`)
	breakAt   = pattern.New(`^-?((?:0|[1-9]\d{0,4})([.,]\d{1,2}|½)?|[.,]5|½)`)
	placeAt   = pattern.New(`^[=#tT]?(\d{1,4})(-\d{1,4})?[.)]?`)
)

// way is one end that a column may have.
type way struct {
	end, cost int
	cell      cell // of a round
}

// ways are the ends that a column may have when it begins at an offset.
func (r *reader) ways(c column, at int) []way {
	rest := r.text[at:]
	switch c.kind {
	case name:
		return r.words(at, 0)
	case round:
		var ws []way
		for _, t := range takeCell(r.folded[at:], r.style) {
			ws = append(ws, way{end: at + t.end, cell: t.cell})
		}
		return r.orNothing(ws, way{end: at, cost: stepNoCell, cell: cell{outcome: model.Absent, blank: true}}, r.spaced && !r.whole)
	case total, games:
		var ws []way
		for _, e := range takePoints(rest) {
			ws = append(ws, way{end: at + e, cost: 0})
		}
		return r.orNothing(ws, way{end: at, cost: 2 * stepNoCell}, !r.whole)
	case place, number:
		return append(r.digits(placeAt, at), way{end: at, cost: stepInside})
	case rating:
		return r.ratings(at)
	case tieBreak:
		ws := r.digits(breakAt, at)
		slices.SortStableFunc(ws, func(a, b way) int { return odd(r.text[at:a.end]) - odd(r.text[at:b.end]) })
		return r.orNothing(ws, way{end: at, cost: stepEmpty}, r.spaced || !r.whole)
	}
	var ws []way
	for _, w := range r.words(at, stepInside) {
		if form := forms[c.kind]; form == nil || form.MatchString(r.text[at:w.end]) {
			ws = append(ws, w)
		}
	}
	return append(ws, way{end: at, cost: stepEmpty})
}

// orNothing adds the way of a column left empty. In rows that have run together
// an empty round would make every other reading possible too.
func (r *reader) orNothing(ws []way, empty way, allowed bool) []way {
	if allowed {
		return append(ws, empty)
	}
	return ws
}

// forms are what the short text columns may hold; without them a name's words
// would fill the columns that a row leaves empty.
var forms = map[kind]*pattern.Pattern{
	title:      pattern.New(`^(W?[GIFCN]M|W?[gfm]|AGM|AIM|AFM|ACM|LM|SM)$`),
	federation: pattern.New(`^[A-Z]{2,3}$`),
	grade:      pattern.New(`^(K|PK|[Pp]re-?[Kk]|\d{1,3}(st|nd|rd|th)?)$`),
	id:         pattern.New(`^[A-Z0-9-]*\d[A-Z0-9-]*$`),
}

// digits are all prefixes of a number, the longest first; the rest of a match
// after the digits (a decimal, a full stop) stays whole or is left.
func (r *reader) digits(re *pattern.Pattern, at int) []way {
	var ws []way
	m := re.FindString(r.text[at:])
	for e := len(m); e > 0; e-- {
		if last := m[e-1]; cutRune(m, e) || last == '.' && re == breakAt || last == ',' || last == '-' {
			continue
		}
		ws = append(ws, way{end: at + e, cost: 0})
	}
	return ws
}

// odd ranks the forms of a tie-break: one decimal is what programs print, then
// none, then two.
func odd(s string) int {
	i := strings.IndexAny(s, ".,")
	switch {
	case i < 0:
		return 1
	case len(s)-i == 2:
		return 0
	}
	return 2
}

func (r *reader) ratings(at int) []way {
	rest := r.text[at:]
	var ws []way
	if m := misprint(rest); m != "" && (at == 0 || r.text[at-1] == ' ') {
		ws = append(ws, way{end: at + len(m), cost: 0})
	}
	if m := unratedAt.FindString(rest); m != "" {
		ws = append(ws, way{end: at + len(m), cost: 0})
	}
	m := ratingAt.FindString(rest)
	for e := len(m); e >= 2 && m[0] != '0'; e-- {
		ws = append(ws, way{end: at + e, cost: 0})
		if p := provAt.FindString(rest[e:]); p != "" {
			ws = append(ws, way{end: at + e + len(p), cost: 0})
		}
	}
	return append(ws, way{end: at, cost: stepEmpty})
}

// words are the ends of a text column: after any character, but dearer within a
// word than after one, and dearer yet past a wide gap.
func (r *reader) words(at, several int) []way {
	var ws []way
	cost, letters := 0, false
	for i, c := range r.text[at:] {
		end := at + i + utf8.RuneLen(c)
		if c == ' ' {
			if strings.HasPrefix(r.text[at+i:], "  ") {
				cost += stepInside
			}
			cost += several
			continue
		}
		letters = letters || unicode.IsLetter(c)
		if !letters && several == 0 {
			continue
		}
		extra := 0
		if unicode.IsDigit(c) && end < len(r.text) && r.text[end] != ' ' {
			extra = stepDigit
		}
		if c == ',' {
			extra = 2 * stepEmpty // the given name is still to come
		}
		ws = append(ws, way{end: end, cost: cost + extra})
	}
	return ws
}
