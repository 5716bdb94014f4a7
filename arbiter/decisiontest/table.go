package decisiontest

// Events are the events in which the two sides decide.
var Events = []Event{
	{"swiss", []Decision{
		{Name: "an event with a preset", Verbs: `new FILE "Autumn Open" --start 2026-11-20
			section FILE "Autumn Open" --preset uschess --rounds 5`},
		{Name: "players pasted", Verbs: `import FILE LIST`,
			List: "Name\tRating\tTitle\tClub\nBerg, Anna\t1500\t\tNorth\nCarter, Ben\t1500\tCM\tSouth\n" +
				"Diaz, Cleo\t\t\tNorth\nAbel, Ede\t1500\t\tSouth\n" +
				"Fox, Finn\t1700\t\tNorth\nGray, Gwen\t1620\t\tSouth\nHahn, Hugo\t1400\t\tNorth\n"},
		{Name: "a late entry", Verbs: `add-player FILE "Late, Lucy" --rating 1390 --club South --from 2`},
		{Name: "a bye asked for", Verbs: `bye FILE 1 4 half`},
		{Name: "a rating corrected", Verbs: `edit-player FILE 7 --rating 1555`},
		{Name: "numbers by rating", Verbs: `renumber FILE`},
		{Name: "numbers exchanged", Verbs: `edit-player FILE 3 --no 4`},
		{Name: "and exchanged back", Verbs: `edit-player FILE 3 --no 4`},
		{Name: "another preset", Verbs: `tiebreaks FILE --preset fide-swiss`},
		{Name: "a list of one's own", Verbs: `tiebreaks FILE BH,SB,WIN`},
		{Name: "rules for unplayed rounds", Verbs: `tiebreaks FILE --unplayed plain`},
		{Name: "the first colour", Verbs: `section FILE "Autumn Open" --initial white`},
		{Name: "when rounds begin", Verbs: `schedule FILE 1=2026-11-20,10:00 2=2026-11-20,14:30 3=2026-11-21,`},
		{Name: "round 1", Verbs: `pair FILE --write FILE`},
		{Name: "White wins", Verbs: `set FILE 1 1 1-0`},
		{Name: "a forfeit", Verbs: `set FILE 1 2 "+ -"`},
		{Name: "a draw on the wall chart", Verbs: `set FILE 1 3 =`},
		{Name: "another bye", Verbs: `bye FILE 1 5 zero`},
		{Name: "round 2", Verbs: `pair FILE --write FILE --no-shows pair`},
		{Name: "round 2 begins later, round 3 at an hour", Verbs: `schedule FILE 2=2026-11-20,15:00 3=2026-11-21,09:30`},
		{Name: "no day is left", Verbs: `schedule FILE 3=2026-11-31,09:30`, Refused: true},
		{Name: "a correction of round 1", Verbs: `set FILE 1 1 0-1`},
		{Name: "a board locked", Verbs: `lock FILE 1 1`},
		{Name: "a result on it", Verbs: `set FILE 1 1 1-0`, Refused: true},
		{Name: "a withdrawal", Verbs: `withdraw FILE 2`},
		{Name: "and back", Verbs: `withdraw FILE 2 --back`},
		{Name: "somebody expelled", Verbs: `expel FILE 2 --reason telephone`},
		{Name: "who does not return", Verbs: `withdraw FILE 2 --back`, Refused: true},
		{Name: "a house player", Verbs: `edit-player FILE 3 --house yes`},
		{Name: "who competes after all", Verbs: `edit-player FILE 3 --house no`},
		{Name: "the expulsion taken back", Verbs: `expel FILE 2 --back`},
		{Name: "out of round 3, and back", Verbs: `bye FILE 3 2 zero
			check-in FILE 2 --back`},
		{Name: "a game that is rated otherwise", Verbs: `for-rating FILE 1 3 1-0 --reason agreed`},
		{Name: "a trophy", Verbs: `trophy FILE --counting 2 --tiebreaks BH,SB,BH --own-best`},
		{Name: "a result that is none", Verbs: `set FILE 2 1 2-0`, Refused: true},
		{Name: "prizes", Verbs: `prizes FILE --fund LIST --division equal --based-on 20 --keep`,
			List: "prize\tamount\trule\n1st\t100 + trophy\tplace\nU1600\t62.5\tU1600\nBest game\t20\tby hand\n"},
		{Name: "a prize that cannot be read", Verbs: `prizes FILE --fund LIST --keep`, List: "2nd\tfifty 5\tplace\n", Refused: true},
		{Name: "no prizes", Verbs: `prizes FILE --remove`},
		{Name: "a section of teams", Verbs: `section FILE Schools --team --boards 2 --rounds 3 --preset fide-team`},
		{Name: "a section by US rules", Verbs: `section FILE Reserve --rounds 4 --preset us-four`},
	}},
	{"teams", []Decision{
		{Name: "an event of teams", Verbs: `new FILE "School Cup" --start 2026-11-20
			section FILE "School Cup" --team --boards 2 --preset usat --rounds 3`},
		{Name: "teams pasted", Verbs: `import FILE LIST`,
			List: "Team\tName\tRating\nEast\tAsh\t1000\nEast\tBea\t900\nWest\tCai\t1200\nWest\tDan\t1101\nNorth\tEva\t800\nNorth\tFay\t\n" +
				"South\tGil\t1500\nSouth\tHal\t700\nUpper\tIda\t600\nUpper\tJo\t601\n"},
		{Name: "a late team", Verbs: `add-team FILE Late --rating 950`},
		{Name: "a reserve", Verbs: `add-player FILE "Kim Reserve" --rating 650 --team East`},
		{Name: "the first colour", Verbs: `section FILE "School Cup" --initial black`},
		{Name: "round 1", Verbs: `pair FILE --write FILE`},
		{Name: "a match", Verbs: `set FILE 1 1 1.5`},
		{Name: "a board", Verbs: `board FILE 1 2 1 1-0`},
		{Name: "the other board", Verbs: `board FILE 1 2 2 =`},
		{Name: "a match that nobody came to", Verbs: `set FILE 1 3 "- -"`},
		{Name: "a match cleared", Verbs: `set FILE 1 3 ?`},
		{Name: "a match in a row", Verbs: `set FILE 1 3 0-2`},
		{Name: "round 2", Verbs: `pair FILE --write FILE`},
	}},
	{"table", []Decision{
		{Name: "an all-play-all", Verbs: `new FILE Final --start 2026-11-20
			section FILE Final --form robin --preset fide-rr`},
		{Name: "players with their numbers", Verbs: `import FILE LIST`,
			List: "Start no\tName\tRating\n3\tAnn\t1900\n1\tBob\t1800\n4\tCid\t1700\n2\tDee\t1600\n"},
		{Name: "a number by hand", Verbs: `edit-player FILE 4 --no 9`},
		{Name: "all rounds", Verbs: `pair FILE --all --write FILE`},
		{Name: "a result", Verbs: `set FILE 1 1 0-1`},
		{Name: "a withdrawal", Verbs: `withdraw FILE 3 --from 2`},
	}},
	{"groups", []Decision{
		{Name: "an event", Verbs: `new FILE Quads --start 2026-11-20
			section FILE Quads --preset fide-swiss --rounds 5`},
		{Name: "players pasted", Verbs: `import FILE LIST`,
			List: "Name\tRating\nAnn\t1100\nBob\t1200\nCid\t1300\nDee\t1400\nEve\t1500\nFay\t1600\nGus\t1700\n"},
		{Name: "groups", Verbs: `split FILE 4`},
	}},
	{"stuck", []Decision{
		{Name: "an event", Verbs: `new FILE Four --start 2026-11-20
			section FILE Four --preset fide-swiss --rounds 5`},
		{Name: "players pasted", Verbs: `import FILE LIST`, List: "Name\tRating\nAnn\t1900\nBob\t1800\nCid\t1700\nDee\t1600\n"},
		{Name: "the first colour", Verbs: `section FILE Four --initial white`},
		{Name: "three rounds", Verbs: `pair FILE --write FILE
			set FILE 1 1 1-0
			set FILE 1 2 1-0
			pair FILE --write FILE
			set FILE 2 1 1-0
			set FILE 2 2 1-0
			pair FILE --write FILE
			set FILE 3 1 1-0
			set FILE 3 2 1-0`},
		{Name: "a fourth", Verbs: `pair FILE --write FILE`, Refused: true},
		{Name: "the way out", Verbs: `pair FILE --way pair=3-1,2-4 --write FILE`},
		{Name: "numbers by name", Verbs: `renumber FILE`, Refused: true}, // four rounds are paired
	}},
	{"playoff", []Decision{
		{Name: "an event of teams", Verbs: `new FILE Lothian --start 2026-11-20
			section FILE Lothian --team --boards 2 --preset lothian --rounds 6`},
		{Name: "teams pasted", Verbs: `import FILE LIST`,
			List: "Team\tName\tRating\nA\tA1\t1500\nB\tB1\t1400\nC\tC1\t1300\nD\tD1\t1200\nE\tE1\t1100\n"},
		{Name: "the table", Verbs: `pair FILE --all --write FILE
			set FILE 1 1 2-0
			set FILE 1 2 2-0
			set FILE 2 1 0-2
			set FILE 2 2 2-0
			set FILE 3 1 0-2
			set FILE 3 2 2-0
			set FILE 4 1 2-0
			set FILE 4 2 2-0
			set FILE 5 1 0-2
			set FILE 5 2 0-2`},
		{Name: "the play-off", Verbs: `pair FILE --write FILE`},
	}},
}
