package entries

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// School is a club or school that stands in an event in several spellings.
type School struct {
	Names   []string // the one that most have first, and of equal ones the longest
	Players int
	Section model.ID // where the first player is whose school has another spelling,
	Who     model.ID // and he
	Several bool     // somebody has said that they are different schools
}

// SpellingsSeen is the code under which it is kept that spellings are those of several schools.
const SpellingsSeen = "school-spellings"

// Facts are its spellings, whatever the order.
func (x School) Facts() string {
	names := slices.Clone(x.Names)
	slices.Sort(names)
	return strings.Join(names, "|")
}

// several tells whether somebody has said that the spellings are those of several schools.
func (x School) several(t *model.Tournament) bool {
	facts := x.Facts()
	return slices.ContainsFunc(t.Sections, func(s *model.Section) bool {
		return slices.ContainsFunc(s.Seen, func(o model.Seen) bool { return o.Code == SpellingsSeen && o.Facts == facts })
	})
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
		school.place(t)
		school.Several = school.several(t)
		all = append(all, school)
	}
	return all
}

// place finds the first whose school has another spelling than most.
func (x *School) place(t *model.Tournament) {
	for _, s := range t.Sections {
		for i := range s.Players {
			if slices.Contains(x.Names[1:], s.Players[i].Club) {
				x.Section, x.Who = s.ID, s.Players[i].ID
				return
			}
		}
	}
}

// OpenSchools are the schools in several spellings of which nobody has said yet whether they are one.
func OpenSchools(t *model.Tournament) []School {
	return slices.DeleteFunc(Schools(t), func(x School) bool { return x.Several })
}

// Unjoined are the open schools that matter to the pairing of a section: it keeps teammates apart, as where there is a team prize,
// and has players of one in several spellings, whom it would pair.
func Unjoined(t *model.Tournament, s *model.Section) []School {
	e, err := draw.System(s, "")
	if err != nil || s.Team() || s.Trophy == nil || e.Set["teams"] == "ignore" ||
		!slices.ContainsFunc(e.Settings, func(x pairing.Setting) bool { return x.Key == "teams" }) {
		return nil
	}
	return slices.DeleteFunc(OpenSchools(t), func(x School) bool {
		here := map[string]bool{}
		for i := range s.Players {
			if p := &s.Players[i]; slices.Contains(x.Names, p.Club) && p.Plays(len(s.Rounds)+1) {
				here[p.Club] = true
			}
		}
		return len(here) < 2
	})
}

// UnjoinedSaid asks about schools before a round is paired, in a sentence; empty for none.
func UnjoinedSaid(all []School) phrase.Text {
	if len(all) == 0 {
		return phrase.Text{}
	}
	var each []phrase.Text
	for _, x := range all {
		each = append(each, x.Words())
	}
	return phrase.New("Teammates are kept apart by the school that is written, and these look like one in several spellings: %s.",
		phrase.Join("; ", each...))
}

// Words are its spellings: “Maple Grove Elem” = “Maple Grove Elem.”.
func (x School) Words() phrase.Text {
	var names []phrase.Text
	for _, name := range x.Names {
		names = append(names, phrase.Verbatim("“"+name+"”"))
	}
	return phrase.Join(" = ", names...)
}

// PartSchools is the one step that says of each that its spellings are those of several schools, so that nobody is asked again.
func PartSchools(t *model.Tournament, schools ...School) (journal.Change, error) {
	var changes []journal.Change
	for _, x := range schools {
		if !x.Several {
			changes = append(changes, steps.SetSeen{Section: x.Section, Seen: true, What: model.Seen{
				Code: SpellingsSeen, Who: x.Who, Facts: x.Facts(), Text: phrase.New("Different schools: %s", x.Words()).String()}})
		}
	}
	if len(changes) == 0 {
		return nil, phrase.Errorf("no school stands in several spellings")
	}
	return steps.Joined(phrase.Count(len(changes), "%d school is several, whose names look alike",
		"%d schools are several, whose names look alike"),
		changes...), nil
}

// SettleSchools is the one step that joins the spellings of some schools and says of others that they are several; nil where nothing
// changes.
func SettleSchools(t *model.Tournament, joined, parted []School) (journal.Change, error) {
	parted = slices.DeleteFunc(slices.Clone(parted), func(x School) bool { return x.Several })
	switch {
	case len(joined) == 0 && len(parted) == 0:
		return nil, nil
	case len(joined) == 0:
		return PartSchools(t, parted...)
	}
	c, err := JoinSchools(t, joined...)
	if err != nil || len(parted) == 0 {
		return c, err
	}
	part, err := PartSchools(t, parted...)
	return steps.Joined(c.Label(), part, c), err // the first while they are there in several spellings
}

// JoinSchools is the one step that gives the players of each school the first of its spellings.
func JoinSchools(t *model.Tournament, schools ...School) (journal.Change, error) {
	var changes []journal.Change
	for _, x := range schools {
		for _, s := range t.Sections {
			for _, p := range s.Players {
				if slices.Contains(x.Names[1:], p.Club) {
					p.Club = x.Names[0]
					changes = append(changes, steps.EditPlayer{Section: s.ID, Player: p})
				}
			}
		}
	}
	if len(changes) == 0 {
		return nil, phrase.Errorf("no school stands in several spellings")
	}
	return steps.Joined(phrase.Count(len(schools), "Join the spellings of %d school", "Join the spellings of %d schools"), changes...), nil
}
