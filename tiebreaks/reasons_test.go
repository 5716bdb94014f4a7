package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// TestLinesWithReasons opens values of the same event, P5 without a rating. By hand: the expected scores at 2057 of 157, 257 and
// 557 points are 0.71, 0.82 and 0.97; P5 performed (1500 + 2000 + 2200) / 3; the opponents of P1 brought 3 points, of which the
// groups of 1, 1½, 2, 2½ and 3½ points gave 0, 1, ½, ½ and 1.
func TestLinesWithReasons(t *testing.T) {
	for _, c := range []struct {
		code, rules string
		who         int
		want        string
	}{
		{"BH", "fide2026", 1, "1 P1 3.5, 2 P5 2.5, 3 1.5: forfeit win: a dummy with the own score 3.5, at most the scheduled opponent's " +
			"score 1.5 (C.07 (2026) 16.4), 4 P4 1, 5 P3 2"},
		{"BH", "fide2026", 4, "1 2.5: full-point bye: a dummy with the own score 2.5 (C.07 (2026) 16.4), 2 P2 3.5, 3 P1 3.5, 4 P3 2"},
		{"BH", "us", 4, "1 0: full-point bye: an opponent with 0 (US Chess 34E), 2 P2 3: 3.5, one forfeit win as ½, so 3, 3 P1 3.5, 4 " +
			"P3 1.5: 2, one forfeit win as ½, so 1.5"},
		{"BH", "fide2009", 4, "1 2: full-point bye: a virtual opponent with 0 before the round, 0 in it, then 4 draws (virtual opponent, " +
			"FIDE 2009), 2 P2 3: 3.5, one forfeit win as ½, so 3, 3 P1 3.5, 4 P3 1.5: 2, one forfeit win as ½, so 1.5"},
		{"BH", "plain", 5, "1 0: half-point bye: no opponent, 2 0: full-point bye: no opponent, 3 0: forfeit loss: no opponent, 4 0: " +
			"zero-point bye: no opponent, 5 P1 3.5"},
		{"BH", "fide2024", 5, "1 1.5: half-point bye: a dummy with the own score 1.5 (C.07 (2024) 16.4), 2 1.5: full-point bye: a dummy with " +
			"the own score 1.5 (C.07 (2024) 16.4), 3 1.5: forfeit loss: a dummy with the own score 1.5 (C.07 (2024) 16.4), " +
			"4 1.5: zero-point bye: a dummy with the own score 1.5 (C.07 (2024) 16.4), 5 P1 3.5"},
		{"BH/C1", "fide2026", 5, "[1 1.5: half-point bye: a dummy with the own score 1.5 (C.07 (2026) 16.4); struck, C1: a voluntary unplayed " +
			"round first (C.07 16.5)], 2 1.5: full-point bye: a dummy with the own score 1.5 (C.07 (2026) 16.4), 3 1.5: " +
			"forfeit loss: a dummy with the own score 1.5 (C.07 (2026) 16.4), 4 1.5: zero-point bye: a dummy with the own " +
			"score 1.5 (C.07 (2026) 16.4), 5 P1 3.5"},
		{"BH/M1", "fide2024", 5, "[1 1.5: half-point bye: a dummy with the own score 1.5 (C.07 (2024) 16.4); struck, M1: a voluntary unplayed " +
			"round first (C.07 16.5)], 2 1.5: full-point bye: a dummy with the own score 1.5 (C.07 (2024) 16.4), 3 1.5: " +
			"forfeit loss: a dummy with the own score 1.5 (C.07 (2024) 16.4), 4 1.5: zero-point bye: a dummy with the own " +
			"score 1.5 (C.07 (2024) 16.4), [5 P1 3.5: struck, M1: the highest]"},
		{"FB", "fide2026", 3, "1 1.5: forfeit loss: a dummy with the own score 1.5 (C.07 (2026) 16.4), 2 1.5: zero-point bye: a dummy with " +
			"the own score 1.5 (C.07 (2026) 16.4), 3 P3 2, 4 P2 3.5, 5 P5 3: the last round counts as drawn, C.07 8.3"},
		{"BH/P", "fide2026", 1, "1 P1 3.5, 2 P5 2.5, 3 P6 1.5: a forfeited game counts as played, 4 P4 1, 5 P3 2"},
		{"PTP", "plain", 0, "1 P2 (1900): rating table B.02: +157 gives 0.71, 2 P3 (1800): rating table B.02: +257 gives 0.82, 3 P5 -: " +
			"unrated, left out, 5 P6 (1500): rating table B.02: +557 gives 0.97, 2057: the lowest rating expected to score " +
			"2½"},
		{"TPR", "plain", 0, "1 P2 1900, 2 P3 1800, 3 P5 -: unrated, left out, 5 P6 1500, 273: 2½ of 3 is 0.83; rating table B.02: 0.83 " +
			"gives +273"},
		{"ARO", "plain", 0, "1 P2 1900, 2 P3 1800, 3 P5 -: unrated, left out, 5 P6 1500"},
		{"WINS", "us", 1, "2 P5 1, 3 P6 1: forfeit win, 4 P4 1"},
		{"WIN", "fide2026", 1, "2 P5 1, 3 P6 1: forfeit win, 4 P4 1"},
		{"WON", "fide2026", 1, "2 P5 1, 4 P4 1"},
		{"BLACKS", "us", 1, "1 P1 1, 2 P5 1"},
		{"BPG", "fide2026", 1, "1 P1 1, 2 P5 1"},
		{"BWG", "fide2026", 1, "2 P5 1"},
		{"STD", "fide2026", 1, "1 P1 0, 2 P5 1, 3 P6 1: forfeit win, 4 P4 1, 5 P3 0.5"},
		{"OPPPERF", "us", 0, "1 P2 1862, 2 P3 1675, 3 P5 1900, 5 P6 1600"},
		{"AVGOPP", "us", 0, "1 P2 1900, 2 P3 1800, 3 P5 1900: unrated, performance in this event, 5 P6 1500"},
		{"TPN", "plain", 3, "4: number"},
		{"GELBFUHS", "plain", 0, "1 P2 1×2.5÷4, 2 P3 0.5×1÷4, 3 P5 0.5×1.5÷3, 5 P6 1×0÷1"},
		{"LINPERF", "plain", 0, "1 P2 2300, 2 P3 1800, 3 P5 -: unrated, left out, 5 P6 1900"},
		{"PERCENT", "us", 0, "1 P2 (1), 2 P3 (0.5), 3 P5 (0.5), 5 P6 (1), 100×3÷4: 100 times the points of the lines above over the 4 that " +
			"could be had, rounded to two decimals"},
		{"BLACKS", "us", 0, "2 P3 1"},
		{"SB", "fide2026", 1, "1 P1 0×3.5, 2 P5 1×2.5, 3 1×1.5: forfeit win: a dummy with the own score 3.5, at most the scheduled " +
			"opponent's score 1.5 (C.07 (2026) 16.4), 4 P4 1×1, 5 P3 0.5×2"},
		{"SB", "us", 1, "1 P1 0×3.5, 2 P5 1×2: 2.5, one bye as ½, so 2, 3 1×0: forfeit win: an opponent with 0 (US Chess 34E), 4 P4 " +
			"1×2: 1, two unplayed rounds as ½, so 2, 5 P3 0.5×1.5: 2, one forfeit win as ½, so 1.5"},
		{"REP", "fide2026", 1, "1 P1 1, 2 P5 1, 3 P6 1: forfeit win, 4 P4 1, 5 P3 1"},
		{"ADJCUM", "us", 0, "1 P2 1, 2 P3 1.5, 3 P5 2, 4 2, 5 P6 3"},
		{"PROGRESS", "plain", 0, "1 P2 1, 2 P3 1.5, 3 P5 2, 4 2.5: half-point bye, 5 P6 3.5"},
		{"MEDBH", "plain", 0, "[1 P2 3.5: struck, median: the highest], 2 P3 2, 3 P5 2.5, 4 0: half-point bye: no opponent, [5 P6 1.5: " +
			"struck, median: the lowest]"},
		{"WALLACE", "plain", 0, "3: without the lowest score group, 2: without the 2 lowest score groups, 1.5: without the 3 lowest score " +
			"groups, 1: without the 4 lowest score groups, 0: without the 5 lowest score groups"},
		{"SORELIM", "plain", 0, "3700: without the lowest rating, 1900: without the 2 lowest ratings"},
		{"SOR", "plain", 0, "1 P2 1900, 2 P3 1800, 3 P5 -: unrated, left out, 5 P6 1500"},
	} {
		s := mixed(t)
		s.Players[4].Rating, s.Ranking.Lots = 0, 3
		if got := show(standings(t, s, c.code, c.rules), c.who, 1); got != c.want {
			t.Errorf("%s of P%d by %s:\n%s, want\n%s", c.code, c.who+1, c.rules, got, c.want)
		}
	}
}

// TestLinesOfTeams opens values of teams: A drew with B and C, 2-2 each, and lost ½-3½ to D; B drew with E as well and had a
// bye; C won by forfeit against D; E had a bye and beat C 2½-1½. Match points: A 2, B 4, C 3, D 2, E 5.
func TestLinesOfTeams(t *testing.T) {
	for _, c := range []struct {
		code, rules string
		who         int
		want        string
	}{
		{"BH", "olympiad2026", 2, "1 0: forfeit win: no opponent, 2 A 2, 3 E 4: 5, one bye as 1, so 4"},
		{"BC", "plain", 1, "1 A 6, 2 E 6, 3 10: pairing-allocated bye"},
		{"BERLIN", "plain", 1, "1 A 4, 2 E 4, 3 10: pairing-allocated bye"},
		{"STD", "fide2026", 1, "1 A 0.5, 2 E 0.5, 3 1: pairing-allocated bye"},
		{"GPDIFF", "plain", 0, "1 B 0, 2 C 0, 3 D -3"},
		{"GPDIFFPLUS", "plain", 1, "1 A 0, 2 E 0, 3 4: pairing-allocated bye"},
		{"USAT", "us", 1, "1 A 2×1: 2 match points, with a won match as 1: 1, 2 E 2×2: 5, one bye as 1, so 4, with a won match as 1: 2, " +
			"3 0: pairing-allocated bye: an own unplayed round adds nothing"},
		{"USAT", "us", 4, "1 0: pairing-allocated bye: an own unplayed round adds nothing, 2 B 2×1.5: 4, one bye as 1, so 3, with a won " +
			"match as 1: 1.5, 3 C 2.5×1: 3, one forfeit win as 1, so 2, with a won match as 1: 1"},
		{"USATX2", "us", 0, "1 B 2×1.5: 4, one bye as 1, so 3, with a won match as 1: 1.5, 2 C 2×1: 3, one forfeit win as 1, so 2, with a " +
			"won match as 1: 1, 3 D 0.5×1.5: 2, one forfeit loss as 1, so 3, with a won match as 1: 1.5"},
		{"PERFINDEX", "us", 1, "1 A 86.67, 2 E 126.67, 3 20: pairing-allocated bye"},
		{"PROGELIM", "plain", 0, "5: all rounds, 4: without the first round, 2: without the first 2 rounds"},
		{"TBR", "plain", 0, "2: board 1, 2: board 2, 0: board 3, 0.5: board 4"},
		{"BBE", "plain", 0, "4: without the last board, 4: without the last 2 boards, 2: without the last 3 boards, " +
			"0: without the last 4 boards"},
		{"HIGHWIN", "plain", 0, "2: wins on board 1, 1: wins on board 2, 0: wins on board 3, 0: wins on board 4"},
		{"TENNANT", "plain", 0, "1: board count (the lower is ahead), 0.5: without the last board, 0.5: without the last 2 " +
			"boards, 0: without the last 3 boards"},
		{"BH:GP", "fide2024", 1, "1 A 4.5, 2 E 8.5, 3 8: pairing-allocated bye: a dummy with the own score 8 (C.07 (2024) 16.4)"},
		{"EMGSB", "fide2026", 1, "1 A 2×2, 2 E 2×5, 3 4×3: pairing-allocated bye: a dummy with the own score 4, at most a draw in every " +
			"round 3 (C.07 (2026) 16.4)"},
		{"SSSC", "fide2026", 1, "1 A (2), 2 E (5), 3 (3): pairing-allocated bye: a dummy with the own score 4, at most a draw in every " +
			"round 3 (C.07 (2026) 16.4), 8: game points, 10÷1: the Buchholz of the lines above over the factor 1, rounded to two " +
			"decimals"},
		{"KHANTY", "", 1, "[1 A 2×2: struck, the opponent with the fewest match points: the lowest], 2 E 2×4: 5, one bye as 1, so 4, 3 " +
			"2×2: pairing-allocated bye: a virtual opponent with 2 before the round, 0 in it, then 0 draws at 1 (Olympiad " +
			"regulations 2010-2018)"},
		{"OLY26", "", 1, "1 A 2×2, 2 E 2×4: 5, one bye as 1, so 4, 3 4×0: pairing-allocated bye: no opponent"},
		{"KS", "fide2026", 1, "1 A (1): opponent's score 2 is below the limit 3, 2 E 1"},
		{"IHSA", "us", 1, "1 A 20×1: 2 match points, with a won match as 1: 1, 2 E 20×2: 5, one bye as 1, so 4, with a won match as 1: " +
			"2, 3 0: pairing-allocated bye: an own unplayed round adds nothing"},
	} {
		if got := show(standings(t, mixedTeams(t), c.code, c.rules), c.who, 1); got != c.want {
			t.Errorf("%s of %c by %s:\n%s, want\n%s", c.code, 'A'+c.who, c.rules, got, c.want)
		}
	}
}

// TestTheLots are the numbers that SplitMix64 gives for the seed and the IDs, worked out apart from the program.
func TestTheLots(t *testing.T) {
	for seed, want := range map[int64]string{1: "3 5 4 6 2 1", 3: "6 3 1 4 5 2"} {
		s := playerEvent(t, 6, "1-2 =, 3-4 =, 5-6 =")
		s.Ranking.Lots = seed
		if got := column(standings(t, s, "LOTS", "plain")); got != want {
			t.Errorf("with the seed %d: %s, want %s", seed, got, want)
		}
	}
}

// TestReasonsOfRounds: small events for one clause each.
func TestReasonsOfRounds(t *testing.T) {
	for _, c := range []struct {
		code, rules string
		rounds      []string
		who         int
		want        string
	}{
		// C.07 8.3: in the only round everybody drew.
		{"FB", "fide2026", []string{"1-2 1"}, 0, "1 P2 0.5: the last round counts as drawn, C.07 8.3"},
		// 16.3: a bye asked for that nothing but such byes follow counts as a draw; 16.4: the dummy of a forfeit.
		{"BH", "fide2026", []string{"1-2 1, 3-4 1", "1-3 =, 2 U, 4 U"}, 0, "1 P2 0.5: 0, one zero-point bye as ½, so 0.5, 2 P3 1.5"},
		{"BH", "fide2026", []string{"1-2 1, 3-4 1", "1-3 =, 2 U, 4 U", "1-4 1, 2 U, 3 U"}, 0,
			"1 P2 1: 0, two unplayed rounds as ½, so 1, 2 P3 2: 1.5, one zero-point bye as ½, so 2, 3 P4 0"},
		{"BH", "fide2026", []string{"1-2 -, 3-4 1", "2-3 1, 1-4 0"}, 1,
			"1 0: forfeit win: a dummy with the own score 2, at most the scheduled opponent's score 0 (C.07 (2026) 16.4), 2 P3 1"},
		// US Chess 34E: unplayed games as ½, of byes as of forfeits; of an own one the opponent has 0.
		{"SOLKOFF", "us", []string{"1-2 1, 3 B, 4 H", "1-3 =, 2-4 +"}, 0,
			"1 P2 0.5: 1, one forfeit win as ½, so 0.5, 2 P3 1: 1.5, one bye as ½, so 1"},
		// 34E1: more than half the points, half, less.
		{"MODMED", "us", []string{"1-2 1, 3-4 =", "1-3 1, 2-4 ="}, 0, "[1 P2 0.5: struck, plus score: the lowest], 2 P3 0.5"},
		{"MODMED", "us", []string{"1-2 1, 3-4 =", "1-3 1, 2-4 ="}, 3, "[1 P3 0.5: struck, even score: the lowest], " +
			"[2 P2 0.5: struck, even score: the highest]"},
		{"MODMED", "us", []string{"1-2 1, 3-4 =", "1-3 1, 2-4 ="}, 1, "[1 P1 2: struck, minus score: the highest], 2 P4 1"},
	} {
		n := 4
		if len(c.rounds) == 1 {
			n = 2
		}
		if got := show(standings(t, playerEvent(t, n, c.rounds...), c.code, c.rules), c.who, 1); got != c.want {
			t.Errorf("%s of P%d by %s:\n%s, want\n%s", c.code, c.who+1, c.rules, got, c.want)
		}
	}
	s := playerEvent(t, 2, "1-2 1")
	s.Players[0].Rating = 0
	if st := standings(t, s, "RTNG", "plain"); show(st, 0, 1) != "" || st.Explain(0, 1).Value != "-" || show(st, 1, 1) != "1900: rating" {
		t.Errorf("ratings: %s, %s", show(st, 0, 1), show(st, 1, 1))
	}
	if got := column(standings(t, teamEvent(t, 2, "A-B 11"), "WIN:GP", "fide2026")); got != "1 0" {
		t.Errorf("matches with more game points than a drawn one: %s", got)
	}
}

// TestEditionsByDate: an edition of C.07 is in force from its day on.
func TestEditionsByDate(t *testing.T) {
	var codes []string
	for _, r := range tiebreaks.RuleSets {
		codes = append(codes, r.Code)
	}
	_, err := tiebreaks.RulesByCode("x")
	if want := `there is no rule set "x" for unplayed rounds; choose one of ` + strings.Join(codes, ", "); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	for day, want := range map[model.Date]string{"": "fide2026", "2009-07-01": "fide2009", "2023-08-31": "fide2009", "2023-09": "fide2024",
		"2023-09-01": "fide2024", "2026-02-28": "fide2024", "2026-03": "fide2026", "2026-03-01": "fide2026", "2030-01-01": "fide2026"} {
		if got := tiebreaks.RulesOn(day).Code; got != want {
			t.Errorf("on %s: %s, want %s", day, got, want)
		}
	}
}

// TestBoardsOfAMatch: as the section says; where it does not, from the most game points given out, and one at least.
func TestBoardsOfAMatch(t *testing.T) {
	lines := func(cells ...model.Cell) []model.Line { return []model.Line{{Cells: cells}} }
	for _, c := range []struct {
		boards int
		lines  []model.Line
		want   int
	}{
		{4, nil, 4}, {0, nil, 1}, {1, lines(model.Cell{Games: 6 * model.Half, Against: 2 * model.Half}), 1},
		{0, lines(model.Cell{Games: 6 * model.Half, Against: 2 * model.Half}, model.Cell{Games: 2 * model.Half}), 4},
		{0, lines(model.Cell{Boards: make([]model.Points, 5)}), 5},
	} {
		w := tiebreaks.NewWork(&model.Sheet{Teams: true, Boards: c.boards, Lines: c.lines}, tiebreaks.RuleSets[0], model.MatchPoints)
		if a, b := w.Boards(), w.Boards(); a != c.want || b != c.want {
			t.Errorf("%d boards in the section, %v: %d and %d, want %d", c.boards, c.lines, a, b, c.want)
		}
	}
}
