package forecast

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestAMatchOfManyBoards: all ends of a match of four open boards are gone through, 81 of them; of five they are not where a tie-break
// asks for the boards, and there is nothing to say that every result was tried. By scores alone five are no more than eleven ends.
func TestAMatchOfManyBoards(t *testing.T) {
	for _, c := range []struct {
		boards   int
		tieBreak string
		ends     int
		every    bool
	}{{4, "BC", 81, true}, {5, "BC", 11, false}, {5, "GPTS", 11, true}} {
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: c.boards, Scoring: model.Classic(2, 1, c.boards), Planned: 1,
			Ranking: model.Ranking{TieBreaks: []string{c.tieBreak}}, LastID: 99}
		p := model.Pairing{Board: 1, Sides: [2]model.ID{91, 92}}
		for k := range 2 {
			team := model.Team{Entry: model.Entry{ID: model.ID(91 + k), Number: k + 1, Name: fmt.Sprint("T", k+1)}}
			for b := range c.boards {
				id := model.ID(10*k + b + 1)
				s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: fmt.Sprint("P", id)}, Team: team.ID})
				team.Roster = append(team.Roster, id)
			}
			s.Teams = append(s.Teams, team)
		}
		for b := range c.boards {
			p.Games = append(p.Games, model.Game{Players: [2]model.ID{model.ID(b + 1), model.ID(11 + b)}})
		}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(p)}}}
		st := must.Have(catalogue.Standard(&model.Tournament{Sections: []*model.Section{s}}, s, 1))(t)
		f := must.Have(Make(st, 1, nil, 1_000_000))(t)
		if len(f.Games) != 1 || len(f.Games[0].ends) != c.ends || f.Every != c.every {
			t.Errorf("%d boards and %s: %d ends, every result tried: %v; want %d, %v", c.boards, c.tieBreak, len(f.Games[0].ends), f.Every,
				c.ends, c.every)
		}
	}
}

// TestPrizesAreNamed by what they are called, and by what they give where that is not their money, or not all.
func TestPrizesAreNamed(t *testing.T) {
	for _, c := range []struct {
		prize model.Prize
		gives Gift
		want  string
	}{
		{model.Prize{Name: "First", Amount: 100}, Money, "First"},
		{model.Prize{Name: "First", Amount: 100, Trophy: "cup"}, Money, "First"},
		{model.Prize{Name: "First", Amount: 100, Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Share: 100, Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Qualifies: "league", Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Trophy: "cup"}, Trophy, "First"},
		{model.Prize{Name: "First", Qualifies: "league"}, Qualification, "First (league)"},
	} {
		f := &Forecast{Fund: &model.Fund{Prizes: []model.Prize{c.prize}}, Goals: []Goal{{Gives: c.gives}}}
		if got := f.Short(0).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.prize, got, c.want)
		}
	}
}
