package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// only is whom a paper is of: those of one category, or everybody.
type only struct {
	name string // of the category, as it is written in the event; "" is everybody
	in   map[model.ID]bool
}

// only is the category of the options, in which somebody must be.
func (o Options) only(t *model.Tournament, s *model.Section) (only, error) {
	if o.Category == "" {
		return only{}, nil
	}
	if s.Team() {
		return only{}, phrase.Errorf("%s is a section of teams, and only players are in categories", s.Name)
	}
	name, in, err := t.CategoriesOf(s).Members(o.Category)
	if err == nil && len(in) == 0 {
		err = phrase.Errorf("nobody of %s is in %s", s.Name, name)
	}
	return only{name, in}, err
}

// has tells whether any of them belongs to it.
func (x only) has(who ...model.ID) bool {
	for _, id := range who {
		if x.in[id] {
			return true
		}
	}
	return x.name == ""
}

// of puts the category behind what a paper shows.
func (x only) of(what string) string { return joinNonEmpty(", ", what, x.name) }

// standingsOf are the standings, by groups where that is asked for, or of a category its own.
func standingsOf(st *tiebreaks.Standings, o Options) (table.Document, error) {
	if o.Category == "" && o.Grouping == "" {
		return Standings(st, o), nil
	}
	return Categories(st, o)
}

// InPart are the names of the reports that can be of one category alone.
func InPart() []string {
	var ids []string
	for _, r := range All {
		if r.Part {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
