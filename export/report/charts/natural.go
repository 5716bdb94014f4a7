package charts

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
)

// natural puts the names of groups in the order in which people look for them: those
// that the organiser listed in his order, then what has no figure in it ("Open", "K"),
// then ratings from the highest down, grades and ages from the lowest up, the unrated last.
func natural(names []string, book model.Book) {
	rules := book.Rules()
	listed := func(name string) int {
		at := slices.IndexFunc(rules, func(c model.Category) bool { return strings.EqualFold(c.Name, name) })
		if at < 0 {
			return len(rules)
		}
		return at
	}
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(listed(a), listed(b)), cmp.Compare(kind(a), kind(b)), cmp.Compare(figure(a), figure(b)))
	})
}

func kind(name string) int {
	n, found := number(name)
	switch {
	case strings.HasPrefix(strings.ToLower(name), "unr"):
		return ofUnrated
	case !found:
		return ofWords
	case n >= 100:
		return ofRatings
	}
	return ofAges
}

// figure is what names of one kind go by.
func figure(name string) int {
	n, _ := number(name)
	if n >= 100 {
		return -n
	}
	return n
}

// number is the first number in a name: 1600 of "U1600".
func number(name string) (n int, found bool) {
	from := strings.IndexAny(name, "0123456789")
	if from < 0 {
		return 0, false
	}
	figures := name[from:]
	if to := strings.IndexFunc(figures, func(r rune) bool { return r < '0' || r > '9' }); to >= 0 {
		figures = figures[:to]
	}
	n, err := strconv.Atoi(figures)
	return n, err == nil
}

// The kinds of names of groups.
const (
	ofWords = iota
	ofRatings
	ofAges
	ofUnrated
)
