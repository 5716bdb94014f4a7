package arbiter_test

import (
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// ofTables are the tie-breaks of C.07 (2026) for players that are for an all-play-all too: all but Buchholz, Fore Buchholz and the average
// of opponents' Buchholz.
var ofTables = []string{"DE", "SB", "KS", "PS", "WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG",
	"TPN"}

// TestFIDEsTieBreaksOfAnAllPlayAll (VCL4THP.13, questions 104 and 105): in FIDE mode each of them can be added to the list of an
// all-play-all, alone and behind the others, and gives everybody a value; a Swiss' own are refused.
func TestFIDEsTieBreaksOfAnAllPlayAll(t *testing.T) {
	ev := table(t)
	s := ev.Sections[0]
	for _, format := range []model.Format{model.RoundRobin, model.DoubleRoundRobin} {
		s.Format = format
		all := *s
		for _, code := range ofTables {
			alone := *s
			for _, one := range []*model.Section{&alone, &all} {
				c, err := rank.With(one, code)
				if err != nil {
					t.Fatalf("%s, behind %v: %v", code, one.Ranking.TieBreaks, err)
				}
				made := must.Have(c.Apply(ev.With(one)))(t)
				*one = *made.Section(1)
			}
			valued(t, ev.With(&alone))
		}
		if got := valued(t, ev.With(&all)); !slices.Equal(got[1:], ofTables) {
			t.Errorf("all of them: %v", got)
		}
		for _, code := range []string{"BH", "BH/C1", "FB", "AOB"} {
			if _, err := rank.With(s, code); err == nil || !strings.Contains(err.Error(), "is meant for a Swiss") {
				t.Errorf("%s of an all-play-all: %v", code, err)
			}
		}
	}
}

// table is a finished all-play-all of four rated players in FIDE mode: 1 wins against all, 2 against 3, 3 against 4, and 2 draws with 4.
func table(t *testing.T) *model.Tournament {
	t.Helper()
	s := &model.Section{ID: 1, Name: "Table", Format: model.RoundRobin, Scoring: model.Classic(0, 0, 0), FIDE: true, LastID: 4, Planned: 3}
	for n := range 4 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: string(rune('A' + n))},
			Rating: model.Rating(2100 - 50*n)})
	}
	won, drawn := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{model.Draw, model.Draw}
	on := func(board int, a, b model.ID, o [2]model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: o}
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{on(1, 1, 4, won), on(2, 2, 3, won)}},
		{Pairings: []model.Pairing{on(1, 3, 4, won), on(2, 1, 2, won)}},
		{Pairings: []model.Pairing{on(1, 4, 2, drawn), on(2, 1, 3, won)}}}
	return (&model.Tournament{Name: "Table", Start: "2026-09-05"}).With(s)
}

// valued names the columns of the standings, in which everybody must have a value that somebody may be told apart by.
func valued(t *testing.T, ev *model.Tournament) (codes []string) {
	t.Helper()
	st := must.Have(catalogue.Standard(ev, ev.Sections[0], 0))(t)
	if len(st.Notes) > 0 {
		t.Errorf("%v: %v", ev.Sections[0].Ranking.TieBreaks, st.Notes)
	}
	for k, use := range st.Columns {
		codes = append(codes, use.Code)
		for _, p := range st.Places {
			if p.Cells[k].Text == "" || p.Cells[k].Text == "-" {
				t.Errorf("%s has %q for number %d", use.Code, p.Cells[k].Text, p.Index+1)
			}
		}
	}
	return codes
}
