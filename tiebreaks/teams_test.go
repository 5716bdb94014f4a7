package tiebreaks_test

import (
	"testing"

	"wallchart/model"
)

// TestEveryTieBreakOfOneTeamEvent works them out by hand for four teams on four boards; a match won gives 2 points.
//
//	A: 3-1 B (1110), 1½-2½ C (1=00), 2½-1½ D (0=11)    4 match points, 7 game points
//	B: 1-3 A (0001), 2-2 D (1100), 1-3 C (0100)        1 and 4
//	C: 2-2 D (==10), 2½-1½ A (0=11), 3-1 B (1011)      5 and 7½
//	D: 2-2 C (==01), 2-2 B (0011), 1½-2½ A (1=00)      2 and 5½
func TestEveryTieBreakOfOneTeamEvent(t *testing.T) {
	s := teamEvent(t, 4, "A-B 1110, C-D ==10", "A-C 1=00, B-D 1100", "A-D 0=11, B-C 0100")
	for _, c := range []struct{ code, rules, want string }{
		{"MPTS", "fide2026", "4.0 1.0 5.0 2.0"}, {"GPTS", "fide2026", "7.0 4.0 7.5 5.5"},
		{"MPVGP", "fide2026", "7.0 4.0 7.5 5.5"}, // C.07 13.1
		{"GAMES", "us", "7.0 4.0 7.5 5.5"}, {"MATCHES", "plain", "2 0 2 0"}, {"WIN", "fide2026", "2 0 2 0"}, {"WON", "fide2026", "2 0 2 0"},
		{"WIN:GP", "fide2026", "2 0 2 0"},
		{"BH", "fide2026", "8.0 11.0 7.0 10.0"}, {"BH:GP", "fide2026", "17.0 20.0 16.5 18.5"}, // 8.1
		{"BH/C1", "fide2026", "7.0 9.0 6.0 9.0"}, {"BH/M1", "fide2026", "2.0 4.0 2.0 4.0"},
		{"PS", "fide2026", "8.0 2.0 9.0 5.0"}, {"PS:GP", "fide2026", "14.5 8.0 14.0 11.5"}, // 7.5
		// 13.2: the opponents' points times the own, of either kind
		{"EMMSB", "fide2026", "6.00 2.00 12.00 6.00"}, {"EMGSB", "fide2026", "15.50 13.00 17.00 18.00"},
		{"EGMSB", "fide2026", "19.00 5.50 27.50 11.50"}, {"EGGSB", "fide2026", "37.00 25.50 40.50 33.50"},
		{"EMGSB/C1", "fide2026", "12.50 9.00 14.00 16.00"},
		// 13.4: 6 match points over the 4 of a match is 1½, cut down to 1
		{"SSSC", "fide2026", "15.00 15.00 14.50 15.50"}, {"SSSC/K2", "fide2026", "11.00 9.50 11.00 10.50"},
		{"BC", "fide2026", "16.0 9.0 20.5 14.5"},     // 12.1: board number times points
		{"BERLIN", "plain", "19.0 11.0 17.0 13.0"},   // boards count 4, 3, 2, 1
		{"BERLIN/W1", "plain", "7.0 4.0 7.5 5.5"},    // all alike
		{"BERLIN/W2.0", "plain", "4.0 2.0 3.0 3.0"},  // the first board twice, the others not
		{"GPDIFF", "plain", "2.0 -4.0 3.0 -1.0"},     // 7-5, 4-8, 7½-4½, 5½-6½
		{"GPDIFFPLUS", "plain", "3.0 0.0 3.0 0.0"},   // a lost match counts 0
		{"USAT", "us", "7.75 6.5 8.5 9.0"},           // 34G2: game points times the opponent's match points, a win as 1
		{"USATX2", "us", "15.5 13.0 17.0 18.0"},      // doubled
		{"IHSA/W1", "us", "7.75 6.5 8.5 9.0"},        // all boards alike: the same
		{"IHSA", "us", "84.75 68.5 86.0 95.75"},      // A: 33×½ + 17½×2½ + 24½×1
		{"KHANTY", "", "12.50 9.00 14.00 16.00"},     // EMGSB without the opponent with the fewest match points
		{"KHANTYMP", "", "7.0 9.0 6.0 9.0"},          // match points of the same opponents
		{"OLY26", "", "12.50 9.00 14.00 16.00"},      // nobody had a bye: as before
		{"OLY26MP", "", "7.0 9.0 6.0 9.0"},           //
		{"STD", "fide2026", "2.0 0.5 2.5 1.0"},       // match by match, 1 and ½
		{"KS", "fide2026", "0.0 0.0 2.0 1.0"},        // 9.2: at least half of 6 points have A and C
		{"PERCENT", "us", "66.67 16.67 83.33 33.33"}, // of 6 match points
	} {
		if got := column(standings(t, s, c.code, c.rules)); got != c.want {
			t.Errorf("%s (%s): %s, want %s", c.code, c.rules, got, c.want)
		}
	}
}

// TestForfeitedMatchesHaveNoBoards: 13.3.2 looks at the boards of a match that counts. One that was forfeited counts with P, and in an
// all-play-all.
func TestForfeitedMatchesHaveNoBoards(t *testing.T) {
	for _, c := range []struct {
		code   string
		format model.Format
		want   string
	}{
		{"EDET", model.Swiss, "1 C, 2 A, 2 B, 4 D"}, {"EDEBT", model.Swiss, "1 C, 2 A, 2 B, 4 D"},
		{"EDEBB", model.Swiss, "1 C, 2 A, 2 B, 4 D"}, {"EDET/P", model.Swiss, "1 C, 2 A, 3 B, 4 D"},
		{"EDET", model.RoundRobin, "1 C, 2 A, 3 B, 4 D"},
	} {
		s := teamEvent(t, 4, "A-B ++++, C-D 1111", "A-C 0000, B-D 1111")
		s.Format = c.format
		if got := order(standings(t, s, c.code, "fide2026")); got != c.want {
			t.Errorf("%s in a %s: %s, want %s", c.code, c.format, got, c.want)
		}
	}
}

// TestBoardsOfTheTied: the same points on other boards.
func TestBoardsOfTheTied(t *testing.T) {
	for _, c := range []struct{ code, match, want string }{
		{"TBR", "A-B 1001, C-D 0110", "1 A, 1 D, 3 B, 3 C"}, // C.07 12.2: board 1 first
		{"TBR", "A-B 1100, C-D 1010", "1 A, 2 C, 3 D, 4 B"}, // then board 2, then 3
		{"BBE", "A-B 1001, C-D 0110", "1 B, 1 C, 3 A, 3 D"}, // 12.3: without board 4
		{"BBE", "A-B 1100, C-D 1010", "1 A, 2 C, 3 D, 4 B"}, // then without 3 and 4
		{"HIGHWIN", "A-B =1=0, C-D 1001", "1 C, 2 D, 3 A, 4 B"},
		{"TENNANT", "A-B 1010, C-D 1001", "1 A, 2 D, 3 C, 4 B"}, // board counts 4, 6, 5 and 5; D without board 4 has 2, C 1
		// 13.3.2: two teams whose match was drawn
		{"EDE", "A-B 1001", "1 A, 1 B"}, {"EDET", "A-B 1001", "1 A, 2 B"}, {"EDEB", "A-B 1001", "1 B, 2 A"},
		{"EDEBT", "A-B 1001", "1 A, 2 B"}, {"EDEBB", "A-B 1001", "1 B, 2 A"}, // board counts 5 and 5
		{"EDEBT", "A-B 0101", "1 B, 2 A"}, {"EDEBB", "A-B 1010", "1 A, 2 B"}, // 6 and 4: the lower
		{"EDET", "A-B =10=", "1 A, 2 B"}, // board 2
		{"EDEB", "A-B 1=0=", "1 A, 2 B"}, // without board 4 1½ each; without 3 and 4 1½ and ½
	} {
		if got := order(standings(t, teamEvent(t, 4, c.match), c.code, "fide2026")); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.code, c.match, got, c.want)
		}
	}
}

// TestOwnAverage: players rated 2000 and 1900 of A and 1800 and 1700 of B play two rounds; in the second A's second board
// is not there, and the game is forfeited. A: (2000 + 1900 + 2000) / 3, B: (1800 + 1700 + 1800) / 3; the lower is ahead.
func TestOwnAverage(t *testing.T) {
	s := teamEvent(t, 2, "A-B 1=, C-D 10", "B-A 0=")
	for i, rating := range []model.Rating{2000, 1900, 1800, 1700, 1600, 1500, 1400, 1300} {
		id := model.ID(100 + i)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Name: "p"}, Rating: rating})
		s.Teams[i/2].Roster = append(s.Teams[i/2].Roster, id)
	}
	for r := range s.Rounds {
		for k := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[k]
			for b := range p.Games {
				for side, team := range p.Sides {
					p.Games[b].Players[side] = s.Teams[team-1].Roster[b]
				}
			}
		}
	}
	s.Rounds[1].Pairings[0].Games[1].Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	if got, want := column(standings(t, s, "OWNAVG", "plain")), "1966.67 1766.67 1550 1350"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := order(standings(t, s, "OWNAVG", "plain"))[:3], "1 A"; got != want {
		t.Errorf("%s, want %s: match points come first", got, want)
	}
}
