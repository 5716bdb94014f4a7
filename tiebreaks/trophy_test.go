package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestTrophy places two schools from the fifteen players: the last counting
// score is shared, so the two readings differ in the second tie-break.
func TestTrophy(t *testing.T) {
	s := swiss15(t)
	for i := range s.Players {
		s.Players[i].Club = []string{"North", "South", ""}[i%3]
	}
	// North: 1 (4), 4 (3), 7 (3), 10 (2), 13 (2); South: 2 (4), 5 (3), 8 (2), 11 (3), 14 (3).
	trophy := model.Trophy{Counting: 4, TieBreaks: []string{"SOLKOFF", "CUMULATIVE"}}
	ts, err := catalogue.NewTrophy(event(s), s, trophy, 0)
	if err != nil {
		t.Fatal(err)
	}
	if ts.Places[0].Team != "South" || ts.Places[0].Texts[0] != "13.0" || ts.Places[1].Texts[0] != "12.0" {
		t.Fatalf("%+v", ts.Places)
	}
	// Solkoff: 16 + 15.5 + 9.5 and of 10 and 15 for the two with 2 points the higher.
	if got, want := ts.Explain(1, 1).Formula, "16 + 15.5 + 9.5 + 15 = 56.0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	// Cumulative: 12 + 10 + 10, and of 4 and 7 the higher.
	if got, want := ts.Places[1].Texts[2], "39.0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := ts.Why(1, 0).String(), "South stands above North: points 13.0 against 12.0."; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if n := ts.Places[1].Next; len(n) != 1 || n[0].Name != "E Dickinson" {
		t.Errorf("next scorer of North: %+v", n)
	}
	trophy.Least = 6
	if ts, err = catalogue.NewTrophy(event(s), s, trophy, 0); err != nil || len(ts.Places) != 0 ||
		!strings.Contains(strings.Join(inWords(ts.Notes), " "), "North is not placed: 5 players, at least 6 are needed.") {
		t.Errorf("%v %v", ts.Notes, err)
	}
	trophy = model.Trophy{Counting: 2, PerClub: 3, TieBreaks: []string{"SOLKOFF"}}
	if ts, err = catalogue.NewTrophy(event(s), s, trophy, 0); err != nil {
		t.Fatal(err)
	}
	var teams []string
	for _, p := range ts.Places {
		teams = append(teams, p.Team+" "+p.Texts[0])
	}
	if got, want := strings.Join(teams, ", "), "North 7.0, South 7.0, South B 6.0, North B 5.0, South C 2.0, North C 2.0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	ts, err = catalogue.NewTrophy(event(s), s, model.Trophy{Counting: 4, TieBreaks: []string{"BETWEEN", "SOLKOF", "EDE", "PS"}}, 0)
	if said := strings.Join(inWords(ts.Notes), " "); err != nil || len(ts.Columns) != 2 || !strings.Contains(said, "BETWEEN") ||
		!strings.Contains(said, "SOLKOFF") || !strings.Contains(said, "EDE") {
		t.Error(err, said)
	}
}

// TestTrophyReadings gives a school two players level on its last counting
// score, one better in the first tie-break, the other in the second.
func TestTrophyReadings(t *testing.T) {
	s := swiss15(t)
	for i := range s.Players {
		if no := s.Players[i].Number; no == 7 || no == 11 { // Rowling: Solkoff 9.5, Cumulative 10; Zimmerman: 10 and 8
			s.Players[i].Club = "School"
		}
	}
	sums := func(byOrder bool) string {
		ts, err := catalogue.NewTrophy(event(s), s, model.Trophy{Counting: 1, TieBreaks: []string{"SOLKOFF", "CUMULATIVE"}, OwnBest: !byOrder}, 0)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(ts.Places[0].Texts, " ")
	}
	if got := sums(false); got != "3.0 10.0 10.0" {
		t.Error("each tie-break its own best:", got)
	}
	if got := sums(true); got != "3.0 10.0 8.0" {
		t.Error("one order for all:", got)
	}
}

// TestListedPlayersMakeTheSums: who is listed as counting is who is summed, in
// every column; where each tie-break takes its own best, Counts says who.
func TestListedPlayersMakeTheSums(t *testing.T) {
	s := swiss15(t)
	for i := range s.Players {
		s.Players[i].Club = []string{"North", "South"}[i%2]
	}
	differ := false
	for counting := 1; counting <= 5; counting++ {
		for _, own := range []bool{false, true} {
			ts := must.Have(catalogue.NewTrophy(event(s), s, model.Trophy{Counting: counting, TieBreaks: []string{"SOLKOFF", "CUMULATIVE", "MODMED"},
				OwnBest: own}, 0))(t)
			for k := range ts.Places {
				p := &ts.Places[k]
				for col := range ts.Columns {
					var listed, counted tiebreaks.Value
					for _, who := range p.Counting {
						listed += who.Cells[col].Value
					}
					for _, who := range p.Scorers() {
						if p.Counts(who, col) {
							counted += who.Cells[col].Value
						}
					}
					if counted != p.Sums[col] || !own && listed != p.Sums[col] {
						t.Errorf("best %d of %s, own best %v, %s: listed %d, counted %d, summed %d", counting, p.Team, own, ts.Columns[col].Code, listed,
							counted, p.Sums[col])
					}
					differ = differ || listed != p.Sums[col]
				}
				if len(p.Scorers())+len(p.Others()) != p.Players {
					t.Errorf("%d of %d players", len(p.Scorers())+len(p.Others()), p.Players)
				}
			}
		}
	}
	if !differ {
		t.Error("the two readings are never told apart")
	}
}
