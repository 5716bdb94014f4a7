package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/tiebreaks/catalogue"
)

// keizerClub is the example of docs/rules/keizer.md: six by rating, three rounds.
func keizerClub() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Club", Format: model.Swiss, System: "keizer", Planned: 30, InitialColour: model.White, LastID: 6,
		SystemSettings: model.SystemSettings{"distance": "4"}, Scoring: model.Classic(0, 0, 0),
		Ranking: model.Ranking{TieBreaks: []string{"KEIZER", "RTNG", "PTS"}, Preset: "keizer"}}
	for i := range 6 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))},
			Rating: model.Rating(2000 - 100*i)})
	}
	game := func(board int, white, black model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{white, black}, Outcomes: [2]model.Outcome{o, o.Opposite()}}
	}
	off := func(who model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{o}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 2, 1, model.Loss), game(2, 4, 3, model.Draw), game(3, 6, 5, model.Loss)}},
		{Pairings: []model.Pairing{game(1, 1, 3, model.Win), game(2, 5, 4, model.Win), off(2, model.ZeroBye), off(6, model.PairingBye)}},
		{Pairings: []model.Pairing{game(1, 5, 1, model.Draw), game(2, 3, 2, model.Win), game(3, 4, 6, model.Win)}},
	}
	return &model.Tournament{Name: "Club", Start: "2026-09-01", LastID: 1, Sections: []*model.Section{s}}, s
}

// TestKeizer: the standings are the table that the next round is paired from, round by round, and each number is its sum.
func TestKeizer(t *testing.T) {
	ev, s := keizerClub()
	for after, want := range []string{"", "A 10, C 8.5, D 8, E 6, B 3, F 2", "A 16, E 11, B 6.67, C 5.5, D 5, F 3",
		"A 18, E 15.5, C 10, D 8.5, B 4, F 3"} {
		if after == 0 {
			continue
		}
		st := must.Have(catalogue.Standard(ev, s, after))(t)
		var all []string
		for _, p := range st.Places {
			all = append(all, st.Sheet.Lines[p.Index].Name+" "+p.Cells[0].Text)
		}
		if got := strings.Join(all, ", "); got != want || st.Columns[0].Code != "KEIZER" {
			t.Errorf("after round %d: %s, want %s; by %s", after, got, want, st.Columns[0].Code)
		}
		if after != 2 {
			continue
		}
		e := st.Explain(st.Places[2].Index, 0) // B: its own value, nothing for the loss, a third for the round without a game
		if e.Formula != "5 + 0 + 1.67 = 6.67" || e.Lines[2].Note.String() != "zero-point bye: 1/3 of the own value 5" {
			t.Errorf("B's sum is %s, %+v", e.Formula, e.Lines)
		}
		if got, want := st.Why(st.Places[0].Index, st.Places[1].Index).String(), "A stands above E: 16 Keizer points against 11."; got != want {
			t.Errorf("A is above E because %s", got)
		}
	}
	d := must.Have(pair.Prepare(ev, s, pair.Asked{}))(t)
	r := must.Have(d.Make(pairing.Options{}))(t)
	var got []string
	for _, p := range d.Pairings(r) {
		got = append(got, fmt.Sprintf("%s-%s", s.Player(p.Sides[0]).Name, s.Player(p.Sides[1]).Name))
	}
	if text := strings.Join(got, ", "); text != "A-D, C-E, F-B" {
		t.Errorf("the fourth round is %s", text)
	}
}

// TestKeizerBegins: a section that is begun with the system has its table for standings.
func TestKeizerBegins(t *testing.T) {
	ev, _ := keizerClub()
	c, _ := must.Two(pair.NewSection(ev, pair.Plan{Name: "Second", Settings: steps.Settings{System: "keizer",
		SystemSettings: model.SystemSettings{"top": "60"}}}))(t)
	with := must.Have(c.Apply(ev))(t)
	s := with.Sections[1]
	got := fmt.Sprint(s.System, " ", s.SystemSettings, s.Ranking.TieBreaks, " ", s.Ranking.Preset)
	if got != "keizer top=60 [KEIZER RTNG PTS] keizer" {
		t.Errorf("it has %s", got)
	}
}
