package rank

import "wallchart/model"

// Counted is a category with those who are in it.
type Counted struct {
	Name      string
	Who       []model.ID
	Undecided []model.Undecided // of whom the rule cannot be decided
}

// CountCategories are the categories of a section: by rule in the order they are
// written in, also those in which nobody is, then those given by hand.
func CountCategories(t *model.Tournament, s *model.Section) []Counted {
	book := t.CategoriesOf(s)
	var all []Counted
	at := map[string]int{}
	put := func(name string) int {
		n, ok := at[name]
		if !ok {
			n = len(all)
			at[name], all = n, append(all, Counted{Name: name})
		}
		return n
	}
	for _, c := range book.Rules() {
		put(c.Name)
	}
	for i := range s.Players {
		for _, name := range book.Of(&s.Players[i]) {
			n := put(name)
			all[n].Who = append(all[n].Who, s.Players[i].ID)
		}
	}
	for _, u := range book.Undecided() {
		n := put(u.Category)
		all[n].Undecided = append(all[n].Undecided, u)
	}
	return all
}
