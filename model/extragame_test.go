package model

import (
	"fmt"
	"strings"
	"testing"
)

// TestExtraGamesAsASection (US Chess, Official Rules of Chess, 7th edition, 28M): games for rating alone stand in a section behind
// the others, each in the first round in which neither player has one.
func TestExtraGamesAsASection(t *testing.T) {
	player := func(id ID, name string) Player {
		return Player{Entry: Entry{ID: id, Number: 10 + int(id), Name: name, House: name == "B", Withdrawn: 2, Expelled: 3, Entered: 1,
			Byes: []ByeRequest{{Round: 1, Kind: HalfBye}}}, Rating: 1500}
	}
	ev := &Tournament{LastID: 4, Sections: []*Section{
		{ID: 1, Name: "Open", Scoring: Scoring{Win: 6}, Rulebook: USChessRules,
			Players: []Player{player(1, "A"), player(2, "B")}},
		{ID: 2, Name: "Under", Scoring: Scoring{Win: 4}, Players: []Player{player(1, "C"), player(2, "D")}},
		{ID: 3, Name: "Teams", Kind: TeamEvent, Players: []Player{player(1, "E")}}}}
	if got := ev.WithExtraGames("Extra"); got != ev {
		t.Error("without extra games there is a section of them")
	}
	seats := map[byte]Seat{'A': {1, 1}, 'B': {1, 2}, 'C': {2, 1}, 'D': {2, 2}, 'E': {3, 1}, 'X': {2, 9}}
	for _, g := range []string{"A-C", "D-B", "C-A", "D-E", "X-A", "A-X", "B-C"} {
		ev.ExtraGames = append(ev.ExtraGames, ExtraGame{White: seats[g[0]], Black: seats[g[2]], Outcomes: [2]Outcome{Win, Loss}})
	}
	with := ev.WithExtraGames("Extra")
	if len(with.Sections) != 4 || len(ev.Sections) != 3 {
		t.Fatalf("%d sections, and %d before", len(with.Sections), len(ev.Sections))
	}
	s := with.Sections[3]
	if s.ID != 5 || s.Name != "Extra" || s.Scoring.Win != 6 || s.Rulebook != USChessRules {
		t.Errorf("the section is %d %s, %+v", s.ID, s.Name, s)
	}
	var rounds []string
	for _, r := range s.Rounds {
		var games []string
		for _, p := range r.Pairings {
			games = append(games, fmt.Sprintf("%d: %s-%s", p.Board, s.Player(p.Sides[0]).Name, s.Player(p.Sides[1]).Name))
			if p.Outcomes != [2]Outcome{Win, Loss} {
				t.Errorf("board %d came to %v", p.Board, p.Outcomes)
			}
		}
		rounds = append(rounds, strings.Join(games, ", "))
	}
	// The game against somebody of a team, and those against somebody who is no more in the event, are none.
	if got, want := strings.Join(rounds, " | "), "1: A-C, 2: D-B | 1: C-A | 1: B-C"; got != want {
		t.Errorf("the rounds are %s, want %s", got, want)
	}
	for i, name := range "ACDB" {
		p := s.Players[i]
		if p.Name != string(name) || int(p.ID) != i+1 || p.Number != i+1 || p.Rating != 1500 || p.House ||
			p.Withdrawn+p.Expelled+p.Entered != 0 || p.Byes != nil {
			t.Errorf("player %d is %+v", i+1, p)
		}
	}
	if got := s.LastID; got != 4 || len(s.Players) != 4 {
		t.Errorf("%d players, the last with ID %d", len(s.Players), got)
	}
	for k, want := range []int{4, 4, 0} { // D-B is of both sections, as are the other three
		if got := len(ev.ExtraGamesOf(ev.Sections[k])); got != want {
			t.Errorf("%s has %d extra games, want %d", ev.Sections[k].Name, got, want)
		}
	}
	ev.ExtraGames = append(ev.ExtraGames, ExtraGame{White: seats['A'], Black: seats['B']})
	if open, under := len(ev.ExtraGamesOf(ev.Sections[0])), len(ev.ExtraGamesOf(ev.Sections[1])); open != 5 || under != 4 {
		t.Errorf("A-B is one of Open alone: %d and %d", open, under)
	}
}
