package trf

import (
	"strings"
	"testing"

	"wallchart/must"
)

// TestWrittenLines: the records that are written, each in its columns. North has won by
// 1½:½ and lost by ½:1½, West has had the bye (1 and 1) and won, South has lost and was
// absent.
func TestWrittenLines(t *testing.T) {
	board := row(1, "4b1") + row(2, "") + row(3, "+") + row(4, "1w0") + pair + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "0000    1")
	for _, c := range []struct {
		text    string
		edition Edition
		has     []string
		hasNot  []string
	}{
		{teams, TRF26, []string{
			rec("310", 5, "  1", 9, "North", 55, "   2.0", 62, "   2.0", 69, "  2", 74, "   1    2"),
			rec("310", 5, "  2", 9, "South", 55, "   0.0", 62, "   0.5", 69, "  3", 74, "   3    4"),
			rec("310", 5, "  3", 9, "West", 55, "   3.0", 62, "   2.5", 69, "  1", 74, "   5    6"),
			rec("320", 5, " 1.0", 10, " 1.0", 15, "  3"), "352 WB\n", "082 3\n", "062 6\n",
			rec("001", 5, "   4", 15, "D", 81, " 0.5", 92, "   2 w =  0000 - Z"),
		}, []string{"\n300", "\n330", "\n240", "\n013"}},
		{teams, TRF16, []string{
			rec("013", 5, "North", 37, "   1    2"), rec("013", 5, "West", 37, "   5    6"), "XXR 2\n"},
			[]string{"\n310", "\n320", "\n300", "\n240"}},
		{board, TRF26, []string{
			rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   0    1"), rec("001", 5, "   3", 15, "C", 81, " 1.0", 92, "0000 - +"),
		}, []string{"\n300   1   2"}},
		{crossed + rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   2    1"), TRF26, []string{
			rec("300", 5, "  1", 9, "  1", 13, "  2", 17, "   2    1")}, []string{"\n300   1   2"}},
		{teams + rec("330", 5, "+-", 8, "  3", 12, "  2", 16, "  3"), TRF26, []string{
			rec("330", 5, "+-", 8, "  3", 12, "  2", 16, "  3")}, []string{"330 -+", "330 --"}},
		{teams + rec("240", 5, "H", 7, "  2", 11, "   2"), TRF26,
			[]string{rec("240", 5, "H", 7, "  2", 11, "   2")}, []string{"240 Z", "240 F"}},
		{teams + rec("240", 5, "F", 7, "  3", 11, "   2    3"), TRF26,
			[]string{rec("240", 5, "F", 7, "  3", 11, "   2    3")}, []string{"240 H"}},
		{teams + rec("299", 8, "-1.0", 14, " 0.5", 20, "  2", 24, "   1"), TRF26, []string{
			rec("299", 8, "-1.0", 14, " 0.5", 20, "  2", 24, "   1")}, nil},
		{teams + rec("250", 5, " 2.0", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2"), TRF26, []string{
			rec("250", 5, " 2.0", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2")}, nil},
		{four + rec("260", 5, "  1", 9, "  2", 13, "   1    3"), TRF26, []string{rec("260", 5, "  1", 9, "  2", 13, "   1    3")}, nil},
		{four + rec("IND", 5, "   1", 15, "Another Name", 49, "1500", 58, "77"), TRF26, []string{
			rec("IND", 5, "   1", 15, "Another Name", 49, "1500", 58, "77")}, nil},
		{four, TRF26, []string{"062 4\n", "072 0\n", "142 2\n", "152 W\n",
			rec("001", 5, "   1", 15, "A", 81, " 1.5", 86, "   1", 92, "   3 w 1     2 b ="),
			rec("001", 5, "   3", 15, "C", 81, " 0.5", 86, "   4", 92, "   1 b 0  0000 - H"),
			rec("001", 5, "   4", 15, "D", 81, " 1.5", 86, "   2", 92, "   2 w =  0000 - U")}, []string{"\n162", "\n240"}},
	} {
		res := must.Have(readText(c.text, known))(t)
		text, _ := write(t, res.Tournament, Options{Edition: c.edition})
		text = "\n" + strings.ReplaceAll(text, "\r\n", "\n")
		for _, line := range c.has {
			if !strings.Contains(text, "\n"+line) {
				t.Errorf("%q is not in\n%s", line, text)
			}
		}
		for _, line := range c.hasNot {
			if strings.Contains(text, line) {
				t.Errorf("%q is in\n%s", line, text)
			}
		}
	}
}

// TestWhatIsQuoted: a problem quotes the columns it speaks of, and no others.
func TestWhatIsQuoted(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{four + rec("260", 5, "1x3 567   1    3"),
			"Line 5, column 5: \"1x3 567\" is not a first and a last round; the record is left out. " +
				"Write them in columns 5-7 and 9-11."},
		{four + rec("001", 5, "12x456"),
			"Line 5, column 5: \"12x4\" is not a starting number; the player is left out. Number the players from 1."},
		{row(1, "2w1") + row(2, "1b "),
			"Line 1, column 99: round 1: only one of A and B (line 2) has a result; it counts for both. Write the other."},
		{"142 7\n" + row(1, "2w1") + row(2, "1w0"), "Line 2, column 97: round 1: both A and B (line 3) have white. " +
			"Correct one of the colours; the game counts without."},
		{row(1, "2w1") + row(2, "1b="), "Line 1, column 99: round 1: A has a win, but B on line 2 has a draw; the board is left open. " +
			"Correct one of the two lines."},
		{row(1, "", "9w1") + row(2, "", ""),
			"Line 1, column 102: round 2: the opponent 9 of A does not exist; the game is left out. Correct the number."},
		{teams + rec("310", 5, "  4", 9, "East", 74, "   3    7"), "Line 11, column 74: East lists C, who plays for South. " +
			"Remove the player from one of the teams.\nLine 11, column 74: East lists player 7, who does not exist. Correct the number."},
		{teams + rec("310", 5, "  4", 9, "East", 74, "   x    7"), "Line 11, column 74: \"x\" is not a starting number; " +
			"the players from there on are left out of East. Write the numbers of the players, four columns each."},
	} {
		res := must.Have(readText(c.text, known))(t)
		if got := res.Problems.Error(); got != c.want {
			t.Errorf("%s\nsays %s\nwant %s", c.text, got, c.want)
		}
	}
}
