package trf

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestAnOpenGameIsUnknown (TRF26; VCL4THP.13, questions 164 and 165): its result is ?, record 162 says that it counts
// nothing. A file without one has neither; TRF16 has the blank.
func TestAnOpenGameIsUnknown(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), LastID: 2, Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1,
		Sides: [2]model.ID{1, 2}}}}}}
	for i, name := range []string{"Ash", "Bea"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	write := func(e Edition) string {
		var b bytes.Buffer
		must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{Edition: e}))(t)
		return b.String()
	}
	const worth = "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.0\r\n"
	text := write(TRF26)
	if !strings.Contains(text, "   2 w ?\r\n") || !strings.Contains(text, "   1 b ?\r\n") || !strings.Contains(text, worth) {
		t.Errorf("%s", text)
	}
	back, err := readText(text, systems.Reports())
	if err != nil || len(back.Problems) > 0 || back.Tournament.Sections[0].Rounds[0].Pairings[0].Outcomes != [2]model.Outcome{} {
		t.Errorf("read again: %v, %v", err, back.Problems)
	}
	if text := write(TRF16); strings.Contains(text, "?") {
		t.Errorf("TRF16:\n%s", text)
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	if text := write(TRF26); strings.Contains(text, "?") || strings.Contains(text, "162") {
		t.Errorf("played:\n%s", text)
	}
}

// TestAnOpenBoardOfAMatchIsUnknown too; a match without boards has none that could be.
func TestAnOpenBoardOfAMatchIsUnknown(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 1, Scoring: model.Classic(2*model.One, model.One, 1), LastID: 4}
	for i, name := range []string{"East", "West"} {
		id := model.ID(2*i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id + 1, Number: i + 1, Name: name + " 1"}, Team: id})
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: id, Number: i + 1, Name: name}, Roster: []model.ID{id + 1}})
	}
	match := model.Pairing{Board: 1, Sides: [2]model.ID{1, 3}}
	for _, games := range [][]model.Game{{{Players: [2]model.ID{2, 4}}}, nil} {
		match.Games = games
		s.Rounds = []model.Round{{Pairings: []model.Pairing{match}}}
		var b bytes.Buffer
		must.Have(Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{}))(t)
		if open := len(games) > 0; strings.Contains(b.String(), "   2 w ?") != open || strings.Contains(b.String(), "X 0.0") != open {
			t.Errorf("%d boards:\n%s", len(games), b.String())
		}
	}
}
