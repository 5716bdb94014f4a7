package roster

import (
	"strings"
	"time"

	"wallchart/model"
)

// Near tells whether two names, as namekey.Key writes them, are almost the same: a
// letter more, less, other or exchanged with its neighbour, in long names two.
func Near(a, b string) bool {
	d := distance([]rune(a), []rune(b))
	return d <= 1 || d <= 2 && min(len(a), len(b)) >= longName
}

// longName is from how many letters on two of them may differ.
const longName = 12

// Day reads a date in any usual form, without a guess at a century: 2026-04-12,
// 12.4.2026, 12 April 2026; with 04/12/2026 the other number may come first.
func Day(text string, monthFirst bool) (model.Date, bool) {
	order := DayFirst
	if monthFirst {
		order = MonthFirst
	}
	d, err := parseDate(strings.TrimSpace(text), order, time.Now().Year())
	return d, err == nil && len(d) == len(time.DateOnly)
}
