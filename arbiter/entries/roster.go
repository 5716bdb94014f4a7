package entries

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// OnBoard gives a player another place on the team's roster, from 1 on; the others move
// up. It is nil where he stands there already. Rounds that are paired stay as they are.
func OnBoard(s *model.Section, team, who model.ID, board int) (journal.Change, error) {
	t := s.TeamByID(team)
	if t == nil {
		return nil, phrase.Errorf("%s has no team %d", s.Name, team)
	}
	from := slices.Index(t.Roster, who)
	switch {
	case from < 0:
		return nil, phrase.Errorf("%s is not on the roster of %s. Enter the player there first", PlayerNamed(s, who), t.Name)
	case board < 1 || board > len(t.Roster):
		return nil, phrase.Errorf("the roster of %s has no place %d. Enter a number from 1 to %d", t.Name, board, len(t.Roster))
	case from == board-1:
		return nil, nil
	}
	roster := slices.Delete(slices.Clone(t.Roster), from, from+1)
	return steps.SetRoster{Section: s.ID, Team: team, Roster: slices.Insert(roster, board-1, who)}, nil
}

// OffRoster takes players off a team's roster. Who is in no round leaves the section;
// the others stay in it, for the rounds that they have played. It is nil where none of
// them is on the roster.
func OffRoster(t *model.Tournament, s *model.Section, team model.ID, who ...model.ID) (journal.Change, error) {
	of := s.TeamByID(team)
	if of == nil {
		return nil, phrase.Errorf("%s has no team %d", s.Name, team)
	}
	var changes []journal.Change
	var off []model.ID
	stay := false
	for _, id := range who {
		if !slices.Contains(of.Roster, id) || slices.Contains(off, id) {
			continue
		}
		off = append(off, id)
		c := steps.RemovePlayer{Section: s.ID, Player: id}
		if _, err := c.Apply(t); err != nil {
			stay = true
			continue
		}
		changes = append(changes, c)
	}
	if len(off) == 0 {
		return nil, nil
	}
	if stay {
		roster := slices.DeleteFunc(slices.Clone(of.Roster), func(id model.ID) bool { return slices.Contains(off, id) })
		changes = append(changes, steps.SetRoster{Section: s.ID, Team: team, Roster: roster})
	}
	words := phrase.New("Take %s off the roster of %s", PlayerNamed(s, off[0]), of.Name)
	if len(off) > 1 {
		words = phrase.New("Take %d players off the roster of %s", len(off), of.Name)
	}
	return steps.Together{Words: words, Changes: changes}, nil
}

func PlayerNamed(s *model.Section, id model.ID) string {
	if p := s.Player(id); p != nil {
		return p.Name
	}
	return ""
}
