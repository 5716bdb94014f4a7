package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
)

// TestPapersOfTwoGames: the pairings of both games are on one paper, and the slips of a board lie behind each other; of the second game
// alone there is its own.
func TestPapersOfTwoGames(t *testing.T) {
	ev, s := slipped()
	s.GamesPerPairing = 2
	second := model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{4, 3}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}}}}
	s.Rounds = append(s.Rounds, second)
	for _, c := range []struct {
		round           int
		pairings, slips string
	}{
		{0, "Round 1, 2026-11-21, 10:00: 1 Bob Ann, 2 Cid Dee,  Eve ; Round 2: 1 Ann Bob, 2 Dee Cid,  Eve ",
			": 1 Bob Ann, 1 Ann Bob, 2 Cid Dee, 2 Dee Cid"},
		{1, "Round 1, 2026-11-21, 10:00: 1 Bob Ann, 2 Cid Dee,  Eve ; Round 2: 1 Ann Bob, 2 Dee Cid,  Eve ",
			": 1 Bob Ann, 1 Ann Bob, 2 Cid Dee, 2 Dee Cid"},
		{2, ": 1 Ann Bob, 2 Dee Cid,  Eve ", ": 1 Ann Bob, 2 Dee Cid"},
	} {
		doc, err := lists.Pairings(ev, s, report.Options{Round: c.round})
		if got := whoPlays(doc); err != nil || got != c.pairings {
			t.Errorf("round %d: %q, %v", c.round, got, err)
		}
		doc, err = lists.PairingsOnPaper(ev, s, report.Options{Round: c.round})
		if got := whoPlays(doc); err != nil || got != c.pairings || doc.Tables[len(doc.Tables)-1].Column("first-no") < 0 {
			t.Errorf("on paper, round %d: %q, %v", c.round, got, err)
		}
		doc, err = cards.Slips(ev, s, report.Options{Round: c.round})
		if got := whoPlays(doc); err != nil || got != c.slips {
			t.Errorf("slips of round %d: %q, %v", c.round, got, err)
		}
	}
}

// whoPlays is board, White and Black of each table, under its title.
func whoPlays(doc table.Document) string {
	var all []string
	for _, tb := range doc.Tables {
		var rows []string
		for _, r := range tb.Rows {
			rows = append(rows, r.Cells[tb.Column("board")].Text+" "+r.Cells[tb.Column("first")].Text+" "+r.Cells[tb.Column("second")].Text)
		}
		all = append(all, tb.Title+": "+strings.Join(rows, ", "))
	}
	return strings.Join(all, "; ")
}
