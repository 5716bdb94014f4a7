package model

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Kindergarten is the grade before the first, and Preschool the year before it.
const (
	Preschool    = -1
	Kindergarten = 0
)

var gradeNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:grade\s*|gr\.?\s*|klasse\s*|year\s*)?(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s*grade)?$`)
})

// Grade is a school grade as a number: kindergarten is 0, what comes before it −1.
func Grade(text string) (grade int, ok bool) {
	switch text = strings.ToLower(strings.TrimSpace(text)); text {
	case "k", "kg", "kindergarten", "kinder":
		return Kindergarten, true
	case "pk", "pre-k", "prek", "preschool", "pre-kindergarten":
		return Preschool, true
	}
	m := gradeNumber().FindStringSubmatch(text)
	if m == nil {
		return 0, false
	}
	n, err := strconv.Atoi(m[1])
	return n, err == nil
}

// highest is above every grade and every rating.
const highest = 1 << 20

// GradeBand reads "K-2", "6-8", "9" or "9+".
func GradeBand(name string) (from, to int, ok bool) { return limits(name, Grade) }

// limits reads two limits that belong to a band: "3-5", one of both, or "9+".
func limits(name string, read func(string) (int, bool)) (from, to int, ok bool) {
	if n, is := read(name); is {
		return n, n, true
	}
	if low, is := strings.CutSuffix(strings.TrimSpace(name), "+"); is {
		from, ok = read(low)
		return from, highest, ok
	}
	for i, r := range name { // a grade may have a hyphen of its own: pre-K-2
		if r != '-' && r != '–' {
			continue
		}
		low, is := read(name[:i])
		high, too := read(strings.TrimLeft(name[i:], "-–"))
		if is && too && low <= high {
			return low, high, true
		}
	}
	return 0, 0, false
}

// IsUnrated tells the band of those who have no rating, in each language.
func IsUnrated(name string) bool {
	n, ok := spoken().words[plain()(name)]
	return ok && spokenWords[n].kept == "unrated"
}

// RatingBand reads "U1000", "1000-1399", "1400+" or "Over 1400"; from is 0 where there
// is only an upper limit. One rating alone is no band.
func RatingBand(name string) (from, to int, ok bool) {
	low := strings.ToLower(strings.TrimSpace(name))
	if _, alone := ratingLimit(low); alone {
		return 0, 0, false
	}
	if from, to, ok = limits(low, ratingLimit); ok {
		return from, to, true
	}
	for _, prefix := range []string{"under", "u"} {
		if rest, is := strings.CutPrefix(low, prefix); is {
			if n, is := ratingLimit(rest); is {
				return 0, n - 1, true
			}
		}
	}
	for _, prefix := range []string{"over", "o"} {
		if rest, is := strings.CutPrefix(low, prefix); is {
			if n, is := ratingLimit(rest); is {
				return n, highest, true
			}
		}
	}
	return 0, 0, false
}

func ratingLimit(s string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	return n, err == nil && n > 0 && n < 10000
}
