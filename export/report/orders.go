package report

import (
	"cmp"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wallchart/model"
	"wallchart/phrase"
)

// ListOrders are what a list of players can go by; the first is the usual.
var ListOrders = []string{"number", "name", "rating", "club"}

// OrderBy compares two players of a list by that and the ratings that count, equal ones by starting number.
func OrderBy(by string, rating func(*model.Player) model.Rating) (func(a, b *model.Player) int, error) {
	byName := collate.New(language.Und, collate.IgnoreCase)
	number := func(a, b *model.Player) int { return cmp.Compare(a.Number, b.Number) }
	name := func(a, b *model.Player) int { return cmp.Or(byName.CompareString(a.Name, b.Name), number(a, b)) }
	switch strings.ToLower(by) {
	case "", "number":
		return number, nil
	case "name":
		return name, nil
	case "rating":
		return func(a, b *model.Player) int { return cmp.Or(cmp.Compare(rating(b), rating(a)), number(a, b)) }, nil
	case "club": // those of none stand last
		return func(a, b *model.Player) int {
			if none := (a.Club == ""); none != (b.Club == "") {
				if none {
					return 1
				}
				return -1
			}
			return cmp.Or(byName.CompareString(a.Club, b.Club), name(a, b))
		}, nil
	}
	return nil, phrase.Errorf("a list cannot go by %s; choose one of %s", by, strings.Join(ListOrders, ", "))
}
