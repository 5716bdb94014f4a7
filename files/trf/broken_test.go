package trf

import (
	"strings"
	"testing"

	"wallchart/must"
)

// broken are files with something wrong, and all that is said of them: the place, what is
// wrong, the cure, and behind an exclamation mark what casts doubt on the event.
var broken = []struct {
	text string
	says []string
}{
	// the event
	{"352 WBX\n" + four, []string{
		`! Line 1, column 5: "WBX" is not a row of board colours. Write one letter W or B for each board, such as WBWB.`}},
	{"142 none\nXXR 201\n" + four, []string{`! Line 1, column 5: "none" is not a number of rounds. Write the number of rounds.`,
		`! Line 2, column 5: "201" is not a number of rounds. Write the number of rounds.`}},
	{"152 red\nXXC green1\n" + four, []string{`! Line 1, column 5: "red" is not an initial colour. Write W or B.`,
		`! Line 2, column 5: "green1" is not an initial colour. Write W or B.`}},
	{"XXC rank\n" + four, nil},
	{"152 w\n152 x\n" + four, nil}, // the first counts
	{"042 1 May\n052 2026/13/01\n" + four, []string{`Line 1, column 5: "1 May" is not a date. Write it as 2026/03/31.`,
		`Line 2, column 5: "2026/13/01" is not a date. Write it as 2026/03/31.`}},
	{rec("132", 92, "26/03/31", 102, "x") + four, []string{`Line 1, column 102: "x" is not the date of a round. Write it as 26/03/31.`}},
	{four + "801 1\n802 2\n082 0\n072 0\n062 4\n112\n", nil},
	{four + "192 FIDE_TEAM_ROUNDROBIN\n", []string{
		"! Line 5, column 5: the tournament type FIDE_TEAM_ROUNDROBIN is one of teams, but there is no team in the file. " +
			"Add records 310 or 013; until then the players are taken for an individual event."}},
	{four + "192 fide_schiller\n", []string{"! Line 5, column 5: the tournament type FIDE_SCHILLER is one of teams, but there is no team " +
		"in the file. Add records 310 or 013; until then the players are taken for an individual event."}},
	{four + "192 OUR_SWISS\n", []string{
		`Line 5, column 5: the tournament type "OUR_SWISS" is not known. Choose the pairing system after opening the file.`}},
	{four + "192 CUSTOM_SWISS\n192 OTHER\n", nil},
	{"162  W 0.3    D x\n" + four, []string{
		`! Line 1, column 5: "0.3" is not a number of points. Write whole or half points, such as 1.0 or 0.5.`}},
	{"362 TW 0.3\n" + teams, []string{
		`! Line 1, column 5: "0.3" is not a number of points. Write whole or half points, such as 1.0 or 0.5.`}},
	{"BBW x\n" + four, []string{`! Line 1, column 5: "x" is not a number of points. Write whole or half points, such as 1.0 or 0.5.`}},
	{"XXS QQ=0.3 W=0.7\n" + four, []string{`! Line 1, column 5: "QQ" is not a result that XXS knows.`,
		`! Line 1, column 5: "0.7" is not a number of points. Write whole or half points, such as 1.0 or 0.5.`}},

	// players
	{four + rec("001", 5, "   4", 15, "E"), []string{
		"! Line 5, column 5: the starting number 4 is used on line 4 already; the second player is left out. Renumber one of them."}},
	{four + rec("001", 5, "   0", 15, "E") + rec("001", 5, "  -1", 15, "F"), []string{
		`! Line 5, column 5: "0" is not a starting number; the player is left out. Number the players from 1.`,
		`! Line 6, column 5: "-1" is not a starting number; the player is left out. Number the players from 1.`}},
	{four + rec("001", 5, "   5", 15, "E", 48, "7", 49, "2x00", 53, "7"), []string{
		`! Line 5, column 49: "2x00" is not a rating; E is taken for unrated. Write the rating, or leave the columns blank.`}},
	{four + rec("001", 5, "   5", 15, "E", 69, "x", 70, "1999/13/12", 81, "x"), []string{
		`Line 5, column 70: "1999/13/12" is not a date of birth. Write it as 1999/12/31, or the year alone.`,
		`! Line 5, column 81: "x" is not a number of points.`}},
	{four + rec("001", 5, "   5", 15, "E", 69, "1999/12/31") + rec("001", 5, "   6", 15, "F", 71, "1999/12/31"), nil},
	{four + rec("001", 5, "   5", 14, "E", 48, "F"), []string{"Line 5, column 15: player 5 has no name. Enter a name."}},
	{four + rec("001", 5, "   5", 15, "Abcdefghijklmnopqrstuvwxyz abcdef", 54, "GER", 80, "12x45"), []string{
		`! Line 5, column 81: "12x45" is not a number of points.`}},
	{four + rec("001", 5, "   5", 15, "E", 92, "1 x 9 q z"), []string{
		`! Line 5, column 92: round 1: "1 x 9 q z" is not a result; it is left out. ` +
			`Write opponent, colour and result, such as "  12 w 1".`}},

	{four + rec("001", 5, "   5", 15, "E", 71, "1999/12/31", 81, "10.5"), []string{"! Line 5, column 81: E has 10.5 points in the file, " +
		"the results make 0.0. Compare the results, or the worth of a win, a draw and a bye."}},
	{four + rec("001", 5, "   5", 15, "E", 70, "1999/13/12", 80, "x"), []string{
		`Line 5, column 70: "1999/13/12" is not a date of birth. Write it as 1999/12/31, or the year alone.`}},
	{four + rec("001", 5, "   5", 15, "Abcdefghijklmnopqrstuvwxyz abcdef", 54, "GER", 80, "12x45z"), []string{
		`! Line 5, column 81: "12x45" is not a number of points.`}},

	// rounds
	{"142 1\n" + row(1, "2w1", "2b=") + row(2, "1b0", "1w="), []string{
		"! Line 2, column 102: there is a round 2, but the file announces 1. Correct the number of rounds in record 142 or XXR."}},
	{row(1, "2w1", "?") + row(2, "1b0"), nil},
	{row(1, "2w1", "X") + row(2, "1b0", "3w1") + row(3, "", "2b0"), []string{
		`! Line 1, column 102: round 2: the result "X" needs an opponent. Write the opponent, or a bye: U, F, H or Z.`}},
	{row(1, "2w1") + row(2, "1w0"), []string{
		"! Line 1, column 97: round 1: both A and B (line 2) have white. Correct one of the colours; the game counts without."}},
	{row(1, "2b1") + row(2, "1b0"), []string{
		"! Line 1, column 97: round 1: both A and B (line 2) have black. Correct one of the colours; the game counts without."}},
	{row(1, "", "9w1") + row(2, "", "U"), []string{
		"! Line 1, column 102: round 2: the opponent 9 of A does not exist; the game is left out. Correct the number."}},
	{row(1, "", "1w1") + row(2, "", "U"), []string{
		"! Line 1, column 102: round 2: A plays against himself; the game is left out. Correct the number."}},
	{row(1, "", "2w1") + row(2, "", "3b0") + row(3, "", "2w1"), []string{"! Line 1, column 102: round 2: A plays against B, who on line 2 " +
		"plays against number 3; the game is left out. Correct one of the two lines."}},
	{row(1, "", "2w1") + row(2, "", "H"), []string{"! Line 1, column 102: round 2: A plays against B, who on line 2 " +
		"plays against nobody; the game is left out. Correct one of the two lines."}},
	{row(1, "", "2w1") + row(2, "", "1bU"), []string{
		`! Line 2, column 109: round 2: "U" is not the result of a game; the board is left open. Write 1, =, 0, + or -.`}},
	{row(1, "2wF") + row(2, "1b0"), []string{
		`! Line 1, column 99: round 1: "F" is not the result of a game; the board is left open. Write 1, =, 0, + or -.`}},
	{row(1, "", "2w ") + row(2, "", "1b1"), []string{
		"! Line 1, column 109: round 2: only one of A and B (line 2) has a result; it counts for both. Write the other."}},
	{row(1, "", "2w1") + row(2, "", "1b="), []string{"! Line 1, column 109: round 2: A has a win, but B on line 2 has a draw; " +
		"the board is left open. Correct one of the two lines."}},

	// decisions
	{four + rec("240", 5, "H", 7, "  3", 11, "   9") + "XXZ 8\n", []string{"! Line 5, column 5: there is no player 9. Correct the number.",
		"! Line 6, column 5: there is no player 8. Correct the number."}},
	{four + rec("240", 5, "F", 7, "  2", 11, "   3"), []string{
		"! Line 5, column 5: C has a half-point bye in round 2, the record says full-point bye. Correct one of the two."}},
	{four + rec("240", 5, "H", 7, "  0", 11, "   9") + rec("240", 5, "H", 7, "201", 11, "   9") +
		rec("240", 5, "H", 7, "  x", 11, "   9"), []string{
		`! Line 5, column 5: "H   0    9" is not a list of byes. ` + listOfByes,
		`! Line 6, column 5: "H 201    9" is not a list of byes. ` + listOfByes,
		`! Line 7, column 5: "H   x    9" is not a list of byes. ` + listOfByes}},
	{four + rec("240", 5, "Q", 7, "  3", 11, "   9    x"), []string{
		`! Line 5, column 16: "Q   3    9    x" is not a list of byes. ` + listOfByes}},
	{four + rec("240", 5, "Z", 7, "  3", 11, "   x    9"), []string{
		`! Line 5, column 11: "Z   3    x    9" is not a list of byes. ` + listOfByes}},
	{four + "260 12x345 1 2\n260 123 4x5 1 2\n", []string{
		`! Line 5, column 5: "12x345" is not a first and a last round; the record is left out. Write them in columns 5-7 and 9-11.`,
		`! Line 6, column 5: "123 4x5" is not a first and a last round; the record is left out. Write them in columns 5-7 and 9-11.`}},
	{four + "XXP 1 2 7\n" + rec("260", 13, "   6    1    3"), []string{"! Line 5, column 5: there is no participant 7. Correct the number.",
		"! Line 6, column 5: there is no participant 6. Correct the number."}},
	{four + "250  x.x  1.0   1   2    1    2\n250  1.0  x.x   1   2    1    2\n250  1.0  1.0   x   2    1    2\n", []string{
		`! Line 5, column 5: "x.x  1.0   1   2    1    2" is not an acceleration; it is left out. ` + acceleratedAs,
		`! Line 6, column 5: "1.0  x.x   1   2    1    2" is not an acceleration; it is left out. ` + acceleratedAs,
		`! Line 7, column 5: "1.0  1.0   x   2    1    2" is not an acceleration; it is left out. ` + acceleratedAs}},
	{four + "250  1.0        0   2    1    2\n250  1.0        2   1    1    2\n" +
		"250  1.0        2   2    2    1\n250  1.0        2   2    2    2\n",
		[]string{`! Line 5, column 5: "1.0        0   2    1    2" is not an acceleration; it is left out. ` + acceleratedAs,
			`! Line 6, column 5: "1.0        2   1    1    2" is not an acceleration; it is left out. ` + acceleratedAs,
			`! Line 7, column 5: "1.0        2   2    2    1" is not an acceleration; it is left out. ` + acceleratedAs}},
	{four + "XXAx12x4x 1.0\nXXA    9  1.0\nXXA    1  1.0 x0.5x\n", []string{
		`! Line 5, column 5: there is no participant "12x4". Correct the number.`,
		`! Line 6, column 5: there is no participant "9". Correct the number.`,
		`! Line 7, column 15: "x0.5" is not a number of points. Write the points of each round, five columns each.`}},
	{four + "299    x         0   1\n299          x   0   1\n299 Q\n299                201\n" +
		"299                  x\n299 W                   1    x\n", []string{
		`! Line 5, column 5: "x         0   1" does not give abnormal points; it is left out. ` + abnormalAs,
		`! Line 6, column 5: "x   0   1" does not give abnormal points; it is left out. ` + abnormalAs,
		`! Line 7, column 5: "Q" does not give abnormal points; it is left out. ` + abnormalAs,
		`! Line 8, column 5: "201" does not give abnormal points; it is left out. ` + abnormalAs,
		`! Line 9, column 5: "x" does not give abnormal points; it is left out. ` + abnormalAs,
		`! Line 10, column 29: "W                   1    x" does not give abnormal points; it is left out. ` + abnormalAs}},
	{four + rec("299", 14, " 1.0", 24, "   7    1"), []string{"! Line 5, column 24: there is no participant 7. Correct the number."}},

	{teams + rec("299", 14, " 1.0", 24, "   9"), []string{"! Line 11, column 24: there is no participant 9. Correct the number."}},

	// teams
	{pair + matched + rec("310", 5, "  1", 9, "East") + rec("310", 5, "  0", 9, "East") + rec("310", 5, "1x3x", 9, "East"), []string{
		"! Line 7, column 5: the team number 1 is used on line 1 already; the team is left out. Number the teams from 1.",
		`! Line 8, column 5: "0" is not a team number; the team is left out. Number the teams from 1.`,
		`! Line 9, column 5: "1x3" is not a team number; the team is left out. Number the teams from 1.`}},
	{matched + row(5, "") + pair + rec("310", 5, "  3", 9, "West", 74, "   5   -6x   7") +
		rec("310", 5, "  4", 9, "East", 74, "   0    9"), []string{
		`! Line 8, column 79: "-6" is not a starting number; the players from there on are left out of West. ` +
			"Write the numbers of the players, four columns each.",
		"! Line 9, column 74: East lists player 9, who does not exist. Correct the number."}},
	{matched + row(5, "") + pair + rec("310", 5, "  3", 9, "West", 74, "   5    5    1"), []string{
		"! Line 8, column 74: West lists E twice. Remove the player once.",
		"! Line 8, column 74: West lists A, who plays for North. Remove the player from one of the teams."}},
	{matched + pair + "300   x   1   2    1\n300   1   x   2    1\n300   1   1   x    1\n" +
		"300   0   1   2    1\n300   1   3   2    1\n300   1   1   3    1\n",
		[]string{`! Line 7, column 5: "x   1   2" is not a round and two teams; the line-up is left out. ` + lineupAs,
			`! Line 8, column 5: "1   x   2" is not a round and two teams; the line-up is left out. ` + lineupAs,
			`! Line 9, column 5: "1   1   x" is not a round and two teams; the line-up is left out. ` + lineupAs,
			`! Line 10, column 5: "0   1   2" is not a round and two teams; the line-up is left out. ` + lineupAs,
			`! Line 11, column 5: "1   3   2" is not a round and two teams; the line-up is left out. ` + lineupAs,
			`! Line 12, column 5: "1   1   3" is not a round and two teams; the line-up is left out. ` + lineupAs}},
	{matched + pair + "300x1x3x234x345x1234\n", []string{
		`! Line 7, column 5: "1x3x234x345" is not a round and two teams; the line-up is left out. ` + lineupAs}},
	{matched + pair + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   1    2x9xx7x-7x"), []string{
		`! Line 7, column 27: "9xx7" is not a player's starting number; the board is taken for empty. Correct the number.`,
		`! Line 7, column 32: "-7x" is not a player's starting number; the board is taken for empty. Correct the number.`}},
	{"192 CUSTOM_TEAM_SWISS\n" + row(1, "", "2w1") + row(2, "", "1b0") + row(3, "", "4w1") + row(4, "", "3b0") + row(5, "") +
		rec("310", 5, "  1", 9, "North", 74, "   1    2") + rec("310", 5, "  2", 9, "South", 74, "   3"), []string{
		"! Line 2, column 102: round 2: A plays against B, who is in no other team; the game is left out. Correct the number or the team.",
		"! Line 3, column 102: round 2: B plays against A, who is in no other team; the game is left out. Correct the number or the team.",
		"! Line 4, column 102: round 2: C plays against D, who is in no other team; the game is left out. Correct the number or the team."}},
	{matched + pair + "352 W\n", []string{
		"! Line 7, column 5: there are 1 board colours, but a match has 2 games. Write a colour for every board, or correct the line-ups."}},
	{teams + "330 +=   3   1   2\n330 +-   0   1   2\n330 +- 201   1   2\n330 +-   x   1   2\n330 +-   3   x   2\n330 +-   3   1   x\n" +
		"330 +-   3   9   2\n330 +-   3   1   9\n330 +-   3   2   2\n", []string{
		`! Line 11, column 5: "+=   3   1   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 12, column 5: "+-   0   1   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 13, column 5: "+- 201   1   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 14, column 5: "+-   x   1   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 15, column 5: "+-   3   x   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 16, column 5: "+-   3   1   x" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 17, column 5: "+-   3   9   2" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 18, column 5: "+-   3   1   9" is not a forfeited match; it is left out. ` + forfeitAs,
		`! Line 19, column 5: "+-   3   2   2" is not a forfeited match; it is left out. ` + forfeitAs}},
	{teams + "330 +-   3   1   2\n330 +-   3   2   3\n330 +-   3   3   1\n330 +-   4   1   2\n", []string{
		"! Line 12, column 12: one of the teams has another forfeited match in round 3; this one is left out. Correct the round or the teams.",
		"! Line 13, column 12: one of the teams has another forfeited match in round 3; this one is left out. Correct the round or the teams."}},
	{matched + pair + "320 12x5 10.5y  x   9 x23x\n320 12.5y1x.5   1\n", []string{
		`! Line 7, column 5: "12x5 10.5" does not give the points of a bye. Write match points in columns 5-8 and game points in 10-13.`,
		`! Line 7, column 15: "x" is not the number of a team; the bye of round 1 is left out. Correct the number.`,
		`! Line 7, column 19: "9" is not the number of a team; the bye of round 2 is left out. Correct the number.`,
		`! Line 7, column 23: "x23" is not the number of a team; the bye of round 3 is left out. Correct the number.`,
		`! Line 8, column 5: "12.5y1x.5" does not give the points of a bye. Write match points in columns 5-8 and game points in 10-13.`}},
	{teams + rec("240", 5, "H", 7, "  3", 11, "   9"), []string{"! Line 11, column 11: there is no team 9. Correct the number."}},

	// lines
	{four + "AB\nABC\nABCd\n#BC d\n--- ------\n   x\n" + strings.Repeat("x", 4097) + "\n" + strings.Repeat("y", 4096) + "\n", []string{
		"Line 5: the line is too short for a record.", "Line 6: the line is too short for a record.",
		`Line 7, column 1: the record "ABC" is not known; it is kept as it stands.`,
		"! Line 11: the line is far longer than any record. Choose another file, or remove the line.",
		`Line 12, column 1: the record "yyy" is not known; it is kept as it stands.`}},
}

const (
	listOfByes    = `Write F, H or Z, the round and the participants, such as "240 H   3   12   15".`
	acceleratedAs = "Write the points, the first and last round, and the first and last participant."
	abnormalAs    = "Write the type, match points in columns 8-11, game points in 14-17, the round in 20-22 and the participants from 24."
	lineupAs      = "Write round, team and opponent, three columns each."
	forfeitAs     = `Write +-, -+ or --, the round and the two teams, such as "330 +-   4  23  33".`
)

func TestBrokenFiles(t *testing.T) {
	for _, c := range broken {
		wantProblems(t, c.text, c.says...)
	}
}

// TestLeftOut: what is said to be left out is left out, and the rest stays.
func TestLeftOut(t *testing.T) {
	for text, want := range map[string]string{
		matched + pair + "300   1   1   3    2    1\n": "1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1]",
		teams + "330 +-   3   1   2\n330 -+   3   3   2\n": "1-2 win-loss [1-3 win-loss White 0] [2-4 draw-draw White 1], " +
			"3 pairing-allocated bye; 3-1 win-loss [5-1 draw-draw White 0] [6-2 win-loss White 1], 2 absent; " +
			"1-2 forfeit win-forfeit loss, 3 absent",
	} {
		s, ps := section(t, text)
		if got := rounds(s); got != want || len(ps) != 1 {
			t.Errorf("%s\nreads %s\nwant  %s\n%q", text, got, want, said(ps))
		}
	}
	if s, _ := section(t, matched+row(5)+pair+rec("310", 5, "  3", 9, "West", 74, "   5    5")); len(s.Teams[2].Roster) != 1 {
		t.Errorf("who is listed twice stands on the roster as %v", s.Teams[2].Roster)
	}
	res, err := readText(teams+"320  1.0  1.0"+strings.Repeat("   9", 201)+"\n", known)
	if err != nil || len(res.Problems) != 200 {
		t.Errorf("of 200 rounds %d are refused, %v", len(res.Problems), err)
	}
}

// TestNoEvent: what is no event, or far too much of one, is refused with the reason.
func TestNoEvent(t *testing.T) {
	long := strings.Repeat("x", 4097) + "\n"
	for _, c := range []struct{ text, want string }{
		{"012 Nobody\n", "there is no player in it: a tournament report file has a line beginning with 001 for each. Choose another file"},
		{"012 Nobody\n" + long + long, "line 2 has more than 4096 characters: so many rounds no event has. Choose another file"},
		{strings.Repeat("013 x\n", 5001) + four, tooMany}, {strings.Repeat("310\n", 5001) + four, tooMany},
	} {
		if _, err := Read(strings.NewReader(c.text), known); err == nil || err.Error() != c.want {
			t.Errorf("%.40q: %v, want %s", c.text, err, c.want)
		}
	}
	if res, err := readText("001    x\n", known); err == nil || len(res.Problems) != 1 {
		t.Errorf("what is wrong with the only player is not said: %v, %v", res.Problems, err)
	}
	if res, err := readText("001    x\n"+long, known); err == nil || len(res.Problems) != 1 {
		t.Errorf("what is wrong with the only player is not said: %v, %v", res.Problems, err)
	}
	for _, id := range []string{"013 x\n", "310\n"} { // as many as there may be
		if _, err := readText("192 CUSTOM_SWISS\n"+strings.Repeat(id, 5000)+four, known); err != nil {
			t.Error(err)
		}
	}
}

// TestTooLarge: more than 16 MB are not read.
func TestTooLarge(t *testing.T) {
	_, err := Read(strings.NewReader(strings.Repeat("x", 16<<20)+"y"), known)
	if err == nil || err.Error() != "there is more than 16 MB of it; a chess event is far smaller. Choose another file" {
		t.Error(err)
	}
}

const tooMany = "there are more than 5000 teams in it, which no event has. Choose another file"

// TestManyProblems: two thousand problems are listed, and how many more there are.
func TestManyProblems(t *testing.T) {
	for n, last := range map[int]string{2000: `Line 2004, column 1: the record "QRS" is not known; it is kept as it stands.`,
		2001: "there is 1 more problem. Mend the first ones and open the file again.",
		2003: "there are 3 more problems. Mend the first ones and open the file again."} {
		res := must.Have(readText(four+strings.Repeat("QRS x\n", n), known))(t)
		ps := res.Problems
		if got := ps[len(ps)-1].Words().String(); n == 2000 && (got != last || len(ps) != 2000) {
			t.Errorf("%d problems end with %s", len(ps), got)
		}
		if n > 2000 && (len(ps) != 2001 || ps[0].Words().String() != last || !ps[0].Grave || ps[2000].Line != 2004) {
			t.Errorf("%d problems, the first is %s, want %s", len(ps), ps[0].Words().String(), last)
		}
	}
}
