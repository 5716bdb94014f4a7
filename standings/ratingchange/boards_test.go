package ratingchange

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// board is a game of a match: the players and what the first of them made, "1", "½", "0", or "+" and "-" without play.
type board struct {
	first, second model.ID
	made          string
}

// teams are three teams of two: 1 and 2, 3 and 4, 5 and 6, and a round for each list of games.
func teams(ratings [6]model.Rating, rounds ...[]board) *model.Sheet {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2)}
	for n, r := range ratings {
		id := model.ID(n + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Name: fmt.Sprint("P", id)}, Rating: r, Team: model.ID(11 + n/2)})
		if n%2 == 0 {
			s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(11 + n/2), Name: fmt.Sprint("T", n/2)},
				Roster: []model.ID{id, id + 1}})
		}
	}
	outcome := map[string]model.Outcome{"1": model.Win, "½": model.Draw, "0": model.Loss, "+": model.ForfeitWin, "-": model.ForfeitLoss}
	for _, games := range rounds {
		var r model.Round
		for _, g := range games {
			o := outcome[g.made]
			p := model.Pairing{Sides: [2]model.ID{s.Player(g.first).Team, s.Player(g.second).Team}, Games: []model.Game{
				{Players: [2]model.ID{g.first, g.second}, Outcomes: [2]model.Outcome{o, o.Opposite()}}}}
			r.Pairings = append(r.Pairings, s.Settle(p))
		}
		s.Rounds = append(s.Rounds, r)
	}
	return model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, len(rounds))
}

// TestBoards: points, then the share of the games played, then the performance; what was not played is not made.
func TestBoards(t *testing.T) {
	rated := [6]model.Rating{2000, 1900, 1950, 1850, 1800, 1700}
	for name, c := range map[string]struct {
		sheet *model.Sheet
		want  string
	}{
		"points": {teams(rated, []board{{1, 3, "1"}}, []board{{1, 5, "½"}}, []board{{3, 5, "1"}}),
			"1: P1 1.5/2, P3 1/2, P5 0.5/2; 2: P2 0/0, P4 0/0, P6 0/0"},
		// Both have a point: of one game and of two.
		"share": {teams(rated, []board{{3, 1, "0"}}, []board{{3, 5, "1"}}), "1: P1 1/1, P3 1/2, P5 0/1; 2: P2 0/0, P4 0/0, P6 0/0"},
		// 1½ of 2 both: P1 against 1950 and 1800, mean 1875, +193: 2068; P3 against 2000 and 1800, mean 1900: 2093.
		"performance": {teams(rated, []board{{1, 3, "½"}}, []board{{1, 5, "1"}}, []board{{3, 5, "1"}}),
			"1: P3 1.5/2, P1 1.5/2, P5 0/2; 2: P2 0/0, P4 0/0, P6 0/0"},
		// A win without play is no point on the board, and a player is judged on his board of the roster wherever he sat.
		"unplayed": {teams(rated, []board{{1, 3, "+"}}, []board{{5, 1, "1"}}, []board{{6, 3, "1"}}),
			"1: P5 1/1, P1 0/1, P3 0/1; 2: P6 1/1, P2 0/0, P4 0/0"},
	} {
		var got []string
		for _, m := range Boards(c.sheet) {
			text := fmt.Sprintf("P%d %s/%d", m.Player, m.Points.Short(), m.Played)
			if head := fmt.Sprintf("%d: ", m.Board); len(got) < m.Board {
				got = append(got, head+text)
			} else {
				got[m.Board-1] += ", " + text
			}
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, text, c.want)
		}
	}
}

// TestBoardsOfEquals: without ratings nothing separates those with the same points in as many games.
func TestBoardsOfEquals(t *testing.T) {
	all := Boards(teams([6]model.Rating{}, []board{{1, 3, "½"}}, []board{{1, 5, "1"}}, []board{{3, 5, "1"}}))
	first := slices.IndexFunc(all, func(m Made) bool { return m.Player == 1 })
	third := slices.IndexFunc(all, func(m Made) bool { return m.Player == 3 })
	if first != 0 || third != 1 || all[0].Compare(all[1]) != 0 || len(all[0].Games) != 0 {
		t.Errorf("%+v", all)
	}
	if all[1].Compare(all[2]) >= 0 || all[2].Compare(all[1]) <= 0 {
		t.Error("1½ is not before 0")
	}
}
