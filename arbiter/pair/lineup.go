package pair

import (
	"slices"
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Substitute puts a player of the roster on a board of the team's match in a round; 0
// leaves the board empty. Who sits on another board of the match changes places with
// the one he comes for. The line-up is of this match alone; always also exchanges the
// two in the roster, from which the line-ups of the rounds to come are made. Results
// stay on their boards. It is nil where it is so already.
func Substitute(s *model.Section, round int, team model.ID, board int, who model.ID, always bool) (journal.Change, error) {
	t := s.TeamByID(team)
	if t == nil {
		return nil, phrase.Errorf("%s has no team %d", s.Name, team)
	}
	p := PairingOf(s, round, 0, team)
	if p == nil || p.IsBye() {
		return nil, phrase.Errorf("%s has no match in round %d", t.Name, round)
	}
	if len(p.Games) == 0 && p.Outcomes != [2]model.Outcome{} {
		return nil, phrase.Errorf("only the score of the match is entered. Clear it first, then enter its boards")
	}
	games := slices.Clone(p.Games)
	if len(games) == 0 {
		games = steps.Lineup(s, p)
	}
	if board < 1 || board > len(games) {
		return nil, phrase.Errorf("the match has no board %d. Choose a board from 1 to %d", board, len(games))
	}
	if who != 0 && !slices.Contains(t.Roster, who) {
		return nil, phrase.Errorf("%s is not on the roster of %s. Enter the player there first", entries.PlayerNamed(s, who), t.Name)
	}
	if who == 0 && always {
		return nil, phrase.Errorf("a board is left empty in one round only. Take the player off the roster instead")
	}
	var changes []journal.Change
	if placeOnBoard(games, p.Side(team), board-1, who) {
		changes = append(changes, steps.SetLineup{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0], Games: games})
	}
	if roster, moved := inRoster(t.Roster, board-1, who); always && moved {
		changes = append(changes, steps.SetRoster{Section: s.ID, Team: team, Roster: roster})
	}
	if len(changes) == 0 {
		return nil, nil
	}
	words := phrase.New("%s plays board %d for %s in round %d", entries.PlayerNamed(s, who), board, t.Name, round)
	switch {
	case who == 0:
		words = phrase.New("Nobody plays board %d for %s in round %d", board, t.Name, round)
	case always:
		words = phrase.New("%s plays board %d for %s from round %d on", entries.PlayerNamed(s, who), board, t.Name, round)
	}
	return steps.Joined(words, changes...), nil
}

// placeOnBoard puts a player on a board of one side and says whether anything is different.
func placeOnBoard(games []model.Game, side, board int, who model.ID) bool {
	was := games[board].Players[side]
	if was == who {
		return false
	}
	for b := range games {
		if who != 0 && games[b].Players[side] == who {
			games[b].Players[side] = was
		}
	}
	games[board].Players[side] = who
	return true
}

// inRoster exchanges a player with the one whose place on the roster is that board.
func inRoster(roster []model.ID, board int, who model.ID) (_ []model.ID, moved bool) {
	from := slices.Index(roster, who)
	if from < 0 || board >= len(roster) || from == board {
		return roster, false
	}
	roster = slices.Clone(roster)
	roster[from], roster[board] = roster[board], roster[from]
	return roster, true
}

// OnRoster finds a player of a team by what is typed: the name, or as much of any part
// of it as is enough. Nothing and "-" are nobody, 0.
func OnRoster(s *model.Section, team model.ID, text string) (model.ID, error) {
	t := s.TeamByID(team)
	text = strings.ToLower(strings.TrimSpace(text))
	if t == nil || text == "" || text == "-" {
		return 0, nil
	}
	var found []model.ID
	var names []string
	for _, id := range t.Roster {
		name := entries.PlayerNamed(s, id)
		names = append(names, name)
		switch low := strings.ToLower(name); {
		case low == text:
			return id, nil
		case strings.HasPrefix(low, text), strings.Contains(low, " "+text):
			found = append(found, id)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return 0, phrase.Errorf("%q is nobody on the roster of %s. There are %s", text, t.Name, strings.Join(names, "; "))
	}
	one, other := entries.PlayerNamed(s, found[0]), entries.PlayerNamed(s, found[1])
	return 0, phrase.Errorf("%q may be %s or %s. Type more of the name", text, one, other)
}
