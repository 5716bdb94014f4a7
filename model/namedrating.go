package model

import (
	"strings"
	"unicode"
)

// # Ratings behind names
//
// Many lists have the rating in the cell of the name: "Lee, Ann 1512", "Ann Lee (1500/12)", "Ann Lee [unr.]". Of one cell nobody can say
// whether 1975 is a rating or a year of birth; of a whole column one can.

// NameAndRating is a name with what stands behind it.
type NameAndRating struct {
	Name  string
	Text  string // as it stands
	Value RatingText
}

// CutRating takes off a name the rating that stands behind it.
func CutRating(s string) (NameAndRating, bool) {
	s = strings.TrimSpace(s)
	at := strings.LastIndexAny(s, "([")
	if at < 0 || !strings.HasSuffix(s, ")") && !strings.HasSuffix(s, "]") {
		at = strings.LastIndexByte(s, ' ')
	}
	if at < 1 {
		return NameAndRating{}, false
	}
	name, text := strings.TrimRight(s[:at], " ,;:-–"), strings.TrimSpace(s[at:])
	bare := unbracketed(text)
	value, err := ReadRating(bare)
	number, _ := leadingDigits(bare)
	switch {
	case err != nil || !strings.ContainsFunc(name, unicode.IsLetter):
		return NameAndRating{}, false
	case value.Rating == 0 &&
		(bare == text && !strings.HasPrefix(strings.ToLower(bare), "unr") || !strings.ContainsFunc(bare, unicode.IsLetter)):
		return NameAndRating{}, false // somebody called New, or a dash
	case value.Rating > 0 && len(number) < 3:
		return NameAndRating{}, false
	}
	return NameAndRating{name, text, value}, true
}

// RatingsBehind takes the ratings off the names of a list where nearly all have one; nothing for a name without. Where all numbers may be
// years of birth as well, as after 1930 and before thisYear, nobody can tell, and either is true.
func RatingsBehind(names []string, thisYear int) (found map[string]NameAndRating, either bool) {
	found = map[string]NameAndRating{}
	numbers, years := 0, 0
	for _, n := range names {
		if cut, ok := CutRating(n); ok {
			found[n] = cut
			if r := int(cut.Value.Rating); r > 0 {
				numbers++
				if r > 1930 && r <= thisYear && !cut.Value.Provisional {
					years++
				}
			}
		}
	}
	if numbers < 2 || len(found)*10 < len(names)*8 || numbers*2 < len(found) {
		return nil, false
	}
	if years == numbers {
		return nil, true
	}
	return found, false
}
