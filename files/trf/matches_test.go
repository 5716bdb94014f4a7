package trf

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
)

// The players 1, 2 and 3 are North's, 4, 5 and 6 South's, 7 and 8 West's, 9 is East's.
var (
	north = rec("310", 5, "  1", 9, "North", 74, "   1    2    3")
	south = rec("310", 5, "  2", 9, "South", 74, "   4    5    6")
	west  = rec("310", 5, "  3", 9, "West", 74, "   7    8")
	east  = rec("310", 5, "  4", 9, "East", 74, "   9")
)

// second are rows of which each player has a cell in the second round, in order of the numbers,
// separated by commas.
func second(cells string) string {
	var b strings.Builder
	for i, c := range strings.Split(cells, ",") {
		b.WriteString(row(i+1, "", c))
	}
	return b.String()
}

// TestMatches: how the matches of a round, the second, come out of the players' rows.
func TestMatches(t *testing.T) {
	two, four := north+south, north+south+west+east
	for _, c := range []struct{ what, text, want string }{
		{"board by board", second("4w1,5b=,6w0,1b0,2w=,3b1") + two,
			"1-2 draw-draw [1-4 win-loss White 0] [2-5 draw-draw White 1] [3-6 loss-win White 0]"},
		{"North's second board is empty", second("4w1,,6w0,1b0,+,3b1") + two,
			"1-2 loss-win [1-4 win-loss White 0] [0-5 forfeit loss-forfeit win White 1] [3-6 loss-win White 0]"},
		{"South's second board is empty", second("4w1,+,6w0,1b0,,3b1") + two,
			"1-2 win-loss [1-4 win-loss White 0] [2-0 forfeit win-forfeit loss White 1] [3-6 loss-win White 0]"},
		{"North's last board is empty", second("4w1,5b=,,1b0,2w=,+") + two,
			"1-2 draw-draw [1-4 win-loss White 0] [2-5 draw-draw White 1] [0-6 forfeit loss-forfeit win White 0]"},
		{"South's last board is empty", second("4w1,5b=,+,1b0,2w=,") + two,
			"1-2 win-loss [1-4 win-loss White 0] [2-5 draw-draw White 1] [3-0 forfeit win-forfeit loss White 0]"},
		{"South's first board is empty", second("+,4b1,,2w0,,") + two,
			"1-2 win-loss [1-0 forfeit win-forfeit loss White 0] [2-4 win-loss White 1]"},
		{"North's first board is empty", second("5b1,,,+,1w0,") + two,
			"1-2 draw-draw [0-4 forfeit loss-forfeit win White 0] [1-5 win-loss White 1]"},
		{"both won by forfeit against nobody", second("4w1,+,,1b0,+,") + two,
			"1-2 win-loss [1-4 win-loss White 0] [2-5 double forfeit-double forfeit White 1]"},
		{"nobody came", second("4w1,5b-,,1b0,2w-,") + two,
			"1-2 win-loss [1-4 win-loss White 0] [2-5 double forfeit-double forfeit White 1]"},
		{"the other team has White on the odd boards", second("4b1,5w=,,1w0,2b=,") + two,
			"2-1 loss-win [4-1 loss-win White 0] [5-2 draw-draw White 1]"},
		{"no colours: those of the boards, the first team of the file in front", second("4-1,5-1,,1-0,2-0,") + two,
			"1-2 win-loss [1-4 win-loss White 0] [2-5 win-loss White 1]"},
		{"colours beside the usual, on one side", second("4w1,5w=,6b0,1b0,2-=,3-1") + two,
			"1-2 draw-draw [1-4 win-loss White 0] [2-5 draw-draw White 0] [3-6 loss-win White 1]"},
		{"colours beside the usual, on the other side", second("4w1,5-=,6-0,1b0,2b=,3w1") + two,
			"1-2 draw-draw [1-4 win-loss White 0] [2-5 draw-draw White 0] [3-6 loss-win White 1]"},
		{"both have White, both have Black", second("4w1,5w=,6b0,1b0,2w=,3b1") + two,
			"1-2 draw-draw [1-4 win-loss White 0] [2-5 draw-draw White 0] [3-6 loss-win White 0]"},
		{"one board fewer than another match", second("4w1,,,1b0,,,9w1,+,7b0") + four,
			"1-2 win-loss [1-4 win-loss White 0] [0-0 double forfeit-double forfeit White 1], " +
				"3-4 win-loss [7-9 win-loss White 0] [8-0 forfeit win-forfeit loss White 1]"},
		{"300: whom a team met that nobody played against", second("+,+,,,,,9w1,,7b0") + four + "300   2   1   2    1    2\n",
			"1-2 forfeit win-forfeit loss [1-0 forfeit win-forfeit loss White 0] [2-0 forfeit win-forfeit loss White 1], " +
				"3-4 win-loss [7-9 win-loss White 0] [0-0 double forfeit-double forfeit White 1]"},
		{"300: a team cannot meet itself", second("4w1,,,1b0,,") + two + "300   2   1   1    1\n", "1-2 win-loss [1-4 win-loss White 0]"},
		{"300: nobody on North's first board, whatever its first player has", second("4b1,,,+,,") + two + "300   2   1   2    0    1\n",
			"1-2 forfeit loss-forfeit win [0-4 forfeit loss-forfeit win White 0] [1-0 double forfeit-double forfeit White 1]"},
		{"the same with South in front", second("4b1,,,+,,") + south + north + "300   2   1   2    0    1\n300   2   2   1    4\n",
			"1-2 forfeit loss-forfeit win [0-4 forfeit loss-forfeit win White 0] [1-0 double forfeit-double forfeit White 1]"},
		{"330 without colours: the team it names first", second("4-+,,,1--,,") + two + "330 -+   2   2   1\n",
			"2-1 forfeit loss-forfeit win [4-1 forfeit loss-forfeit win White 0]"},
		{"330 without colours: the first team of the file", second("4-+,,,1--,,") + two + "330 +-   2   1   2\n",
			"1-2 forfeit win-forfeit loss [1-4 forfeit win-forfeit loss White 0]"},
		{"330 against the colours", second("4w+,,,1b-,,") + two + "330 -+   2   2   1\n",
			"1-2 forfeit win-forfeit loss [1-4 forfeit win-forfeit loss White 0]"},
		{"330 of a match that the rows say was played", second("4w1,,,1b0,,") + two + "330 +-   2   1   2\n", "1-2 forfeit win-forfeit loss"},
		{"330 of a team that the rows say played another", second("4w1,,,1b0,,,,") + two + west + "330 +-   2   2   3\n",
			"1-2 win-loss [1-4 win-loss White 0], 3 absent"},
		{"330 of a match that the rows say was lost", second("4w+,,,1b-,,") + two + "330 --   2   1   2\n",
			"1-2 double forfeit-double forfeit"},
	} {
		s, ps := section(t, "192 CUSTOM_TEAM_SWISS\n"+c.text)
		_, got, _ := strings.Cut(rounds(s), "; ")
		if got != c.want || len(ps) > 0 {
			t.Errorf("%s:\n%s\nreads %s\nwant  %s\n%q", c.what, c.text, got, c.want, said(ps))
		}
	}
	s, _ := section(t, "192 CUSTOM_TEAM_SWISS\n"+second(",,,,,")+two+"330 +-   1   1   2\n")
	if s.Boards != 0 || s.BoardColours != "" {
		t.Errorf("without a game there are %d boards of %q", s.Boards, s.BoardColours)
	}
	s, _ = section(t, "192 CUSTOM_TEAM_SWISS\n"+second("4w1,,,1b0,,")+two+"352 BWB\n")
	if got := rounds(s); s.Boards != 3 || !strings.HasSuffix(got, "; 2-1 loss-win [4-1 loss-win White 1] "+
		"[0-0 double forfeit-double forfeit White 0] [0-0 double forfeit-double forfeit White 1]") {
		t.Errorf("of 3 boards %d are read, %s", s.Boards, got)
	}
}

// TestContradictingRows: the majority of a team's players says whom it met; the others' games are
// left out, and that is said.
func TestContradictingRows(t *testing.T) {
	const doubt = "Correct the opponent, or the line-up in a record 300."
	const team = "Correct the number or the team."
	for _, c := range []struct {
		text, want string
		says       []string
	}{
		{second("7w1,5b=,6w0,,2w=,3b1,1b0,,") + north + south + west,
			"2-1 win-loss [5-2 draw-draw White 0] [6-3 win-loss White 1], 3 absent",
			[]string{"! Line 2, column 102: round 2: the game of A does not belong to the match of North against South; it is left out. " + doubt}},
		{second("4w1,7b=,,1b0,8w=,,2w=,5b=,") + north + south + west, // one player each: the first
			"1-2 win-loss [1-4 win-loss White 0] [0-5 double forfeit-double forfeit White 1], 3 absent",
			[]string{"! Line 3, column 102: round 2: the game of B does not belong to the match of North against South; it is left out. " + doubt}},
		{second("9w1,5b1,,,2w0,") + north + south, "2-1 loss-win [5-2 loss-win White 0]",
			[]string{"! Line 2, column 102: round 2: the game of A does not belong to the match of North against South; it is left out. " + doubt}},
		{second("2w1,1b0,6w0,,,3b1") + north + south, "1-2 loss-win [3-6 loss-win White 0]",
			[]string{"! Line 2, column 102: round 2: A plays against B, who is in no other team; the game is left out. " + team,
				"! Line 2, column 102: round 2: the game of A does not belong to the match of North against South; it is left out. " + doubt,
				"! Line 3, column 102: round 2: B plays against A, who is in no other team; the game is left out. " + team,
				"! Line 3, column 102: round 2: the game of B does not belong to the match of North against South; it is left out. " + doubt}},
		{second("4w1,,,+,,") + north + south, "2-1 forfeit win-forfeit loss [4-0 forfeit win-forfeit loss White 0] " +
			"[0-1 double forfeit-double forfeit White 1]", nil},
		{second("5w1,4b=,6w0,2w=,1b0,3b1") + north + south,
			"1-2 draw-draw [1-5 win-loss White 0] [2-4 draw-draw White 1] [3-6 loss-win White 0]",
			[]string{"! Line 2, column 102: round 2: A and his opponent stand on different boards of North and South. " +
				"Give the line-up in a record 300."}},
		{second("6w1,5b=,4w0,3b1,2w=,1b0") + north + south,
			"1-2 draw-draw [1-6 win-loss White 0] [2-5 draw-draw White 1] [3-4 loss-win White 0]",
			[]string{"! Line 2, column 102: round 2: A and his opponent stand on different boards of North and South. " +
				"Give the line-up in a record 300.",
				"! Line 3, column 102: round 2: B and his opponent stand on different boards of North and South. " +
					"Give the line-up in a record 300."}},
	} {
		s, ps := section(t, "192 CUSTOM_TEAM_SWISS\n"+c.text)
		_, got, _ := strings.Cut(rounds(s), "; ")
		if got != c.want {
			t.Errorf("%s\nreads %s\nwant  %s", c.text, got, c.want)
		}
		if diff := cmp.Diff(c.says, said(ps)); diff != "" {
			t.Errorf("%s(- wanted, + said)\n%s", c.text, diff)
		}
	}
}

// TestTeamWithoutMatch: what the rows of a team's players say of a round in which it met nobody.
func TestTeamWithoutMatch(t *testing.T) {
	const swiss, robin = "192 CUSTOM_TEAM_SWISS\n", "192 FIDE_TEAM_ROUNDROBIN\n"
	for _, c := range []struct{ code, cells, more, want string }{
		{swiss, "U,", "", "3 pairing-allocated bye"}, {swiss, "Z,+", "", "3 pairing-allocated bye"},
		{swiss, "+,", "320  1.0\n", "3 absent"}, {swiss, "U,+", "320  1.0\n", "3 pairing-allocated bye"},
		{swiss, ",F", "", "3 full-point bye"}, {swiss, "H,Z", "", "3 half-point bye"}, {swiss, "Z,Z", "", "3 absent"}, {swiss, ",", "",
			"3 absent"},
		{swiss, "U,", "240 Z   2    3\n", "3 zero-point bye"}, {swiss, "U,", "330xFx  2x   3\n", "3 full-point bye"},
		{robin, "Z,", "", ""}, {robin, "U,", "", "3 pairing-allocated bye"},
		{robin, "Z,", east, "3 absent, 4 absent"},
	} {
		s, ps := section(t, c.code+second("4w1,,,1b0,,,"+c.cells+",")+north+south+west+c.more)
		_, got, _ := strings.Cut(rounds(s), "; ")
		want := strings.TrimSuffix("1-2 win-loss [1-4 win-loss White 0], "+c.want, ", ")
		if got != want || len(ps) > 0 {
			t.Errorf("%q, %q: %s, want %s; %q", c.cells, c.more, got, want, said(ps))
		}
	}
}

// TestGuessedByes: TRF16 does not say who had the bye. In a Swiss of an odd number of teams it is
// the one without a match.
func TestGuessedByes(t *testing.T) {
	old := func(name, players string) string { return rec("013", 5, name, 37, players) }
	three := old("North", "   1    2    3") + old("South", "   4    5    6") + old("West", "   7    8")
	alone := func(rows string) string { return "092 Team Swiss\n192 CUSTOM_TEAM_SWISS\n" + rows }
	const cure = ". Compare the byes and what they are worth."
	for _, c := range []struct{ text, want, says string }{
		{alone(row(1, "4w1", "") + row(2) + row(3) + row(4, "1b0", "7w1") + row(5) + row(6) + row(7, "", "4b0") + row(8) + three),
			"1-2 win-loss [1-4 win-loss White 0], 3 pairing-allocated bye; 1 pairing-allocated bye, 2-3 win-loss [4-7 win-loss White 0]",
			"the file does not say which teams had a bye; it is given to those without a match: West in round 1, North in round 2" + cure},
		{alone(row(1, "4w1") + row(2) + row(3) + row(4, "1b0") + row(5) + row(6) + row(7, "H") + row(8) + three),
			"1-2 win-loss [1-4 win-loss White 0], 3 half-point bye", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + row(8) + row(9) + old("North", "   1") + old("South", "   4") + old("West", "   7") +
			old("East", "   8") + old("Port", "   9")),
			"1-2 win-loss [1-2 win-loss White 0], 3 absent, 4 absent, 5 absent", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + row(8) + old("North", "   1") + old("South", "   4") + old("West", "   7") +
			old("East", "   8")),
			"1-2 win-loss [1-2 win-loss White 0], 3 absent, 4 absent", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + old("North", "   1") + old("South", "   4") + old("West", "   7")),
			"1-2 win-loss [1-2 win-loss White 0], 3 pairing-allocated bye",
			"the file does not say which teams had a bye; it is given to those without a match: West in round 1" + cure},
		{"192 FIDE_TEAM_ROUNDROBIN\n" + row(1, "4w1") + row(4, "1b0") + row(7) + old("North", "   1") + old("South", "   4") + old("West",
			"   7"),
			"1-2 win-loss [1-2 win-loss White 0]", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + old("North", "   1") + old("South", "   4") + old("West", "   7") + "320  1.0  1.0\n"),
			"1-2 win-loss [1-2 win-loss White 0], 3 absent", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + old("North", "   1") + old("South", "   4") + old("West", "   7") + "240 Z   2    3\n"),
			"1-2 win-loss [1-2 win-loss White 0], 3 absent", ""},
		{alone(row(1, "4w1") + row(4, "1b0") + row(7) + rec("310", 5, "  1", 9, "North", 74, "   1") +
			rec("310", 5, "  2", 9, "South", 74, "   4") + rec("310", 5, "  3", 9, "West", 74, "   7")),
			"1-2 win-loss [1-2 win-loss White 0], 3 absent", ""},
	} {
		s, ps := section(t, c.text)
		if got := rounds(s); got != c.want || ps.Error() != c.says {
			t.Errorf("%s\nreads %s\nwant  %s\nsays %q", c.text, got, c.want, said(ps))
		}
	}
}

// TestUsualByes: without record 320 the bye of a team is a drawn match, or a won one where all
// printed scores say so.
func TestUsualByes(t *testing.T) {
	for _, c := range []struct{ match, games, want string }{
		{"", "", "1.0/1.0"}, {"   1.0", "", "1.0/1.0"}, {"   2.0", "", "2.0/2.0"}, {"", "   2.0", "2.0/2.0"}, {"", "   1.0", "1.0/1.0"},
		{"   2.0", "   1.0", "1.0/1.0"}, {"   1.0", "   2.0", "1.0/1.0"}, {"   2.0", "   2.0", "2.0/2.0"},
	} {
		s, _ := section(t, matched+row(5, "U")+row(6, "U")+printed(c.match, c.games))
		if got := s.Scoring.MatchBye.String() + "/" + s.Scoring.GamesBye.String(); got != c.want {
			t.Errorf("with %s and %s printed the bye is worth %s, want %s", c.match, c.games, got, c.want)
		}
	}
	s, _ := section(t, teams+"240 H 200    2\n240 F   3    2    3\n")
	if got, want := requests(s), "2 in 3: full-point bye; 2 in 200: half-point bye; 3 in 3: full-point bye"; got != want {
		t.Errorf("asked for are %s, want %s", got, want)
	}
	dated, _ := section(t, rec("132", 92, "26/03/31", 102, "26/04/01")+teams+"240 H   1    2\n")
	if got := requests(dated); got != "2 in 1: half-point bye" ||
		dated.Rounds[0].Date != "2026-03-31" || dated.Rounds[1].Date != "2026-04-01" {
		t.Errorf("asked for are %s, and the days are %+v", got, dated.Rounds)
	}
	if o := s.Rounds[0].Pairings[1].Outcomes[0]; o != model.PairingBye || s.Scoring.MatchBye != model.One {
		t.Errorf("the bye of the pairing is %s", o)
	}
}
