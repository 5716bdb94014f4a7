package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestOfficer: each outcome has its letter, opponents their numbers, names come apart, and what an office would ask for is said.
func TestOfficer(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	for i, name := range []string{"Ash, Ann", "Bo Birch", "Cy", "de la Cruz, Dee"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	s.Players[0].NationalID, s.Players[1].FideID = "EVGC0012", "2000001"
	game := func(a, b model.ID, x, y model.Outcome) model.Pairing {
		return model.Pairing{Board: int(a), Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
	}
	bye := func(a model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{a}, Outcomes: [2]model.Outcome{o}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 2, model.Win, model.Loss), game(3, 4, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{game(3, 1, model.ForfeitLoss, model.ForfeitWin), bye(2, model.HalfBye), bye(4, model.PairingBye)}},
		{Pairings: []model.Pairing{game(2, 4, model.UnratedWin, model.UnratedLoss), bye(1, model.ZeroBye), bye(3, model.FullBye)}},
		{Pairings: []model.Pairing{game(1, 4, model.Pending, model.Pending), game(2, 3, model.DoubleForfeit, model.DoubleForfeit)}}}
	ev := (&model.Tournament{Name: "Fall"}).With(s)
	doc := must.Have(officer.Officer(after(t, ev, 4, "PTS"), report.Options{}))(t)
	want := "1|Ash|Ann|EVGC0012|W2|X3|U|\n2|Birch|Bo|2000001|L1|H|U|F3\n3|Cy|||D4|F1|B|F2\n4|de la Cruz|Dee||D3|B|U|"
	if got := officerRows(doc); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	notes := strings.Join(doc.Tables[0].Notes, " ")
	if !strings.Contains(notes, "2 players have no ID, by which the office knows players: Cy; de la Cruz, Dee") ||
		!strings.Contains(notes, "1 game has no result yet.") {
		t.Errorf("notes: %s", notes)
	}
}

// TestOfficerOfTeams: the players of the teams are numbered team by team, the reserve behind them; who had no board has an empty
// cell, and a default names its number.
func TestOfficerOfTeams(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(model.One, model.Half, 0), LastID: 15,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 2, Name: "B"}, Roster: []model.ID{11, 12}},
			{Entry: model.Entry{ID: 2, Number: 1, Name: "A"}, Roster: []model.ID{13, 14}}}}
	for i, name := range []string{"Ash, Ann", "Bo Birch", "Cy Cole", "Di Dee", "Eve"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(11 + i), Name: name}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{2, 1}, Games: []model.Game{
		{Players: [2]model.ID{13, 11}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{14, 12}, White: 1, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}}}})}},
		{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{
			{Players: [2]model.ID{12, 13}}, {Players: [2]model.ID{15, 14}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}})}}}
	doc := must.Have(officer.Officer(after(t, (&model.Tournament{Name: "League"}).With(s), 2, "MPTS"), report.Options{}))(t)
	want := "1|Cole|Cy||W3|\n2|Dee|Di||F4|D5\n3|Ash|Ann||L1|\n4|Birch|Bo||X2|\n5|Eve||||D2"
	if got := officerRows(doc); got != want || !strings.Contains(strings.Join(doc.Tables[0].Notes, " "), "1 game has no") {
		t.Errorf("got\n%s\n%s", got, doc.Tables[0].Notes)
	}
}

func officerRows(doc table.Document) string {
	var rows []string
	for _, r := range doc.Tables[0].Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Text)
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return strings.Join(rows, "\n")
}
