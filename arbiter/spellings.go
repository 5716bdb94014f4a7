package arbiter

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// School is a club or school that stands in an event in several spellings.
type School struct {
	Names   []string // the one that most have first, and of equal ones the longest
	Players int
}

// Schools are the clubs and schools of the players, of all sections together, that look like one and are written in several
// ways. Trophies and teammates who are kept apart go by what is written, so they are different ones until somebody joins them.
func Schools(t *model.Tournament) (all []School) {
	times := map[string]int{}
	by := map[string][]string{}
	var keys []string
	for _, s := range t.Sections {
		for i := range s.Players {
			club := s.Players[i].Club
			key := model.ClubKey(club)
			if key == "" {
				continue
			}
			if by[key] == nil {
				keys = append(keys, key)
			}
			if times[club]++; times[club] == 1 {
				by[key] = append(by[key], club)
			}
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		if len(by[key]) < 2 {
			continue
		}
		school := School{Names: by[key]}
		slices.SortStableFunc(school.Names, func(a, b string) int { return cmp.Or(times[b]-times[a], len(b)-len(a), cmp.Compare(a, b)) })
		for _, name := range school.Names {
			school.Players += times[name]
		}
		all = append(all, school)
	}
	return all
}

// Words are its spellings: “Maple Grove Elem” = “Maple Grove Elem.”.
func (x School) Words() phrase.Text {
	var names []phrase.Text
	for _, name := range x.Names {
		names = append(names, phrase.Verbatim("“"+name+"”"))
	}
	return phrase.Join(" = ", names...)
}

// JoinSchools is the one step that gives the players of each school the first of its spellings.
func JoinSchools(t *model.Tournament, schools ...School) (journal.Change, error) {
	var steps []journal.Change
	for _, x := range schools {
		for _, s := range t.Sections {
			for _, p := range s.Players {
				if slices.Contains(x.Names[1:], p.Club) {
					p.Club = x.Names[0]
					steps = append(steps, journal.EditPlayer{Section: s.ID, Player: p})
				}
			}
		}
	}
	if len(steps) == 0 {
		return nil, phrase.Errorf("no school stands in several spellings")
	}
	return together(phrase.Count(len(schools), "Join the spellings of %d school", "Join the spellings of %d schools"), steps...), nil
}
