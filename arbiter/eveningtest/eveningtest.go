// Package eveningtest makes a club evening for the tests of decisions, and takes decisions there.
package eveningtest

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// Of is a Swiss of n players in the order of their ratings, without rounds.
func Of(n int) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Club", Planned: 5, Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n)}
	for i := 1; i <= n; i++ {
		e := model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprintf("P%d", i)}
		s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - 10*i)})
	}
	return (&model.Tournament{}).With(s), s
}

// After is the event after a change.
func After(t *testing.T, ev *model.Tournament, c journal.Change, err error) (*model.Tournament, *model.Section) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	next, err := c.Apply(ev)
	if err != nil {
		t.Fatal(err)
	}
	return next, next.Section(1)
}

// Play enters results of a round, board by board: "1", "=" and "0" for White, "+" for a win by forfeit.
func Play(t *testing.T, ev *model.Tournament, round int, results string) (*model.Tournament, *model.Section) {
	t.Helper()
	for board, r := range results {
		result := map[rune]steps.Result{'1': {model.Win, model.Loss}, '=': {model.Draw, model.Draw}, '0': {model.Loss, model.Win}, '?': {},
			'+': {model.ForfeitWin, model.ForfeitLoss}}[r]
		ev, _ = After(t, ev, steps.SetResult{Section: 1, Round: round, Board: board + 1, Result: result}, nil)
	}
	return ev, ev.Section(1)
}

// Boards writes a round: "1-3 4-2 pairing-allocated bye:5".
func Boards(s *model.Section, round int) string {
	var all []string
	for _, p := range s.Rounds[round-1].Pairings {
		if p.IsBye() {
			all = append(all, fmt.Sprintf("%s:%d", p.Outcomes[0], p.Sides[0]))
			continue
		}
		all = append(all, fmt.Sprintf("%d-%d", p.Sides[0], p.Sides[1]))
	}
	return strings.Join(all, " ")
}

// Edited is the change of one participant, a player or a team.
func Edited(s *model.Section, who model.ID, set func(*model.Entry)) journal.Change {
	if s.Team() {
		team := *s.TeamByID(who)
		set(&team.Entry)
		return steps.EditTeam{Section: s.ID, Team: team}
	}
	p := *s.Player(who)
	set(&p.Entry)
	return steps.EditPlayer{Section: s.ID, Player: p}
}
