package report

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Only is whom a paper is of: those of one category, or everybody.
type Only struct {
	Name string // of the category, as it is written in the event; "" is everybody
	in   map[model.ID]bool
}

// Only is the category of the options, in which somebody must be.
func (o Options) Only(t *model.Tournament, s *model.Section) (Only, error) {
	if o.Category == "" {
		return Only{}, nil
	}
	if s.Team() {
		return Only{}, phrase.Errorf("%s is a section of teams, and only players are in categories", s.Name)
	}
	name, in, err := t.CategoriesOf(s).Members(o.Category)
	if err == nil && len(in) == 0 {
		err = phrase.Errorf("nobody of %s is in %s", s.Name, name)
	}
	return Only{name, in}, err
}

// Has tells whether any of them belongs to it.
func (x Only) Has(who ...model.ID) bool {
	for _, id := range who {
		if x.in[id] {
			return true
		}
	}
	return x.Name == ""
}

// Of puts the category behind what a paper shows.
func (x Only) Of(what string) string { return JoinNonEmpty(", ", what, x.Name) }
