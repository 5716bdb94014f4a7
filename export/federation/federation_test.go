package federation_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"wallchart/export/federation"
	"wallchart/model"
	"wallchart/must"
)

// four play two rounds, with a default and a bye.
func four() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 3}
	for i, name := range []string{"Müller, Anna", "Bo Birch", "=Cy"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name, Club: "SK Nord"},
			Birth: "2001-02-03", NationalID: "EVGC001" + fmt.Sprint(i)})
	}
	s.Players[0].NationalRating, s.Players[0].FideID, s.Players[2].NationalID = 1650, "16200001", "EVGNA123"
	s.Rounds = []model.Round{
		{Date: "2026-05-30", Pairings: []model.Pairing{game(1, 1, 2, model.Win, model.Loss), bye(3)}},
		{Date: "2026-05-31", Pairings: []model.Pairing{game(1, 3, 1, model.Draw, model.Draw), bye(2)}},
		{Date: "2026-05-31", Pairings: []model.Pairing{game(1, 2, 3, model.ForfeitWin, model.ForfeitLoss), bye(1)}}}
	return (&model.Tournament{Name: "Herbst"}).With(s), s
}

func game(board int, a, b model.ID, x, y model.Outcome) model.Pairing {
	return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
}

func bye(a model.ID) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{a}, Outcomes: [2]model.Outcome{model.PairingBye}}
}

func written(t *testing.T, id string, ev *model.Tournament) string {
	t.Helper()
	f, _ := federation.ByID(id)
	var b bytes.Buffer
	must.Have(f.Write(&b, ev, ev.Sections[0]))(t)
	return b.String()
}

func TestTables(t *testing.T) {
	ev, _ := four()
	if got, want := written(t, "nwsrs", ev), "No.,Last,First,NWSRS ID,Rd 1,Rd 2,Rd 3\n"+
		"1,Müller,Anna,EVGC0010,W2,D3,B\n2,Birch,Bo,EVGC0011,L1,B,X3\n3,'=Cy,,EVGNA123,B,D1,F2\n"; got != want {
		t.Errorf("of NWSRS is\n%s", got)
	}
	want := "\ufeffNr.;Nachname;Vorname;Mitgliedsnummer;geboren;Verein;DWZ;R1 (30.05.2026);R2 (31.05.2026);R3 (31.05.2026)\r\n" +
		"1;Müller;Anna;EVGC0010;03.02.2001;SK Nord;1650;W2;D3;B\r\n2;Birch;Bo;EVGC0011;03.02.2001;SK Nord;;L1;B;X3\r\n" +
		"3;'=Cy;;EVGNA123;03.02.2001;SK Nord;;B;D1;F2\r\n"
	if got := written(t, "dwz", ev); got != want {
		t.Errorf("of the DWZ is\n%s", got)
	}
}

// TestObjections: each has its place, and a table that would be refused is not begun.
func TestObjections(t *testing.T) {
	for _, c := range []struct {
		form string
		do   func(*model.Section)
		want string
		mild bool
	}{
		{"nwsrs", func(*model.Section) {}, "", true},
		{"dwz", func(*model.Section) {}, "", true},
		{"nwsrs", func(s *model.Section) { s.Rounds[0].Date, s.Players[0].Birth, s.Players[0].NationalID = "", "", "" },
			"Müller, Anna: has no NWSRS ID", true},
		{"nwsrs", func(s *model.Section) { s.Players[0].NationalID = "EVGO0010" }, `Müller, Anna: has the NWSRS ID "EVGO0010"`, false},
		{"nwsrs", func(s *model.Section) { s.Players[0].NationalID = "EVGC00A0" }, `Müller, Anna: has the NWSRS ID "EVGC00A0"`, false},
		{"nwsrs", func(s *model.Section) { s.Players[0].NationalID = "EVG10010" }, `Müller, Anna: has the NWSRS ID "EVG10010"`, false},
		{"nwsrs", func(s *model.Section) { s.Players[0].NationalID = "EVGC010" }, `Müller, Anna: has the NWSRS ID "EVGC010"`, false},
		{"nwsrs", func(s *model.Section) { s.Players[1].NationalID = "EVGC0010" },
			"Bo Birch: has the same number EVGC0010 as Müller, Anna", false},
		{"nwsrs", func(s *model.Section) { s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{} },
			"round 2, board 1: a result is missing", false},
		{"dwz", func(s *model.Section) { s.Rounds[0].Date = "" }, "rounds: 1 round has no date", false},
		{"dwz", func(s *model.Section) { s.Rounds[0].Date, s.Rounds[1].Date = "2026", "" }, "rounds: 2 rounds have no date", false},
		{"dwz", func(s *model.Section) { s.Players[0].Birth = "2001" }, "Müller, Anna: has no whole date of birth", true},
		{"dwz", func(s *model.Section) { s.Players[1].NationalID = "" }, "Bo Birch: has no membership number", true},
	} {
		ev, s := four()
		c.do(s)
		f, _ := federation.ByID(c.form)
		found := ""
		for _, p := range f.Check(ev, s) {
			switch {
			case p.Field != "":
				found += p.Field
			case p.Who != "":
				found += p.Who
			default:
				found += fmt.Sprintf("round %d, board %d", p.Round, p.Board)
			}
			found += ": " + p.What.String() + "\n"
		}
		if c.want == "" && found != "" || !strings.Contains(found, c.want) || strings.Count(found, "\n") > 1 {
			t.Errorf("%s: want %q, found\n%s", c.form, c.want, found)
		}
		var b bytes.Buffer
		if _, err := f.Write(&b, ev, s); (err == nil) != c.mild || err != nil && b.Len() > 0 {
			t.Errorf("%s, %s: %d bytes are written, %v", c.form, c.want, b.Len(), err)
		}
	}
}

// TestTeamsAreGames: a match of which nobody knows the boards is refused, one with boards is a line a player.
func TestTeamsAreGames(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 1, Scoring: model.Classic(model.One, model.Half, 0), LastID: 12,
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "A"}, Roster: []model.ID{11}},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "B"}, Roster: []model.ID{12}}},
		Players: []model.Player{{Entry: model.Entry{ID: 11, Number: 1, Name: "Ann A"}, NationalID: "EVGC0010", Team: 1},
			{Entry: model.Entry{ID: 12, Number: 2, Name: "Bo B"}, NationalID: "EVGC0011", Team: 2}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(model.Pairing{Board: 1, Sides: [2]model.ID{1, 2},
		Games: []model.Game{{Players: [2]model.ID{11, 12}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}})}}}
	ev := (&model.Tournament{}).With(s)
	if got := written(t, "nwsrs", ev); got != "No.,Last,First,NWSRS ID,Rd 1\n1,A,Ann,EVGC0010,W2\n2,B,Bo,EVGC0011,L1\n" {
		t.Errorf("written is\n%s", got)
	}
	s.Rounds[0].Pairings[0].Games = nil
	f, _ := federation.ByID("nwsrs")
	if found := f.Check(ev, s); len(found) != 1 || !strings.Contains(found[0].What.String(), "only the match is known") {
		t.Errorf("found is %v", found)
	}
}
