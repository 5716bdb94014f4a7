package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// TestNothingIsDroppedWithoutAWord names every column that nothing takes.
func TestNothingIsDroppedWithoutAWord(t *testing.T) {
	for _, c := range []struct{ name, list, want string }{
		{"entry form", "No;Name;Rating;E-mail;Shoes;Paid;Section;Byes;Grade;T-shirt\n1;Fox, Ann;1065P7;a@b.c;1;yes;U10;2, 5;4;M\n" +
			"2;Lee, Bo;900;;2;-;U10;;5;L\n",
			"Not taken: Rating, number of games (1), Shoes (2), T-shirt (2)."},
		{"all of it is taken", "Name;Rating;Club\nFox, Ann;1512;Leeds\n", ""},
		{"a board without a team", "Name;Board;Rating\nFox, Ann;1;1512\nLee, Bo;1;900\n", "Not taken: Board (2)."},
		{"club beside team", "Name;Club;Team\nFox, Ann;Leeds;A\n", "Not taken: Team (1)."},
		{"numbers that are somebody else's", "Name;Start no\nFox, Ann;7\nLee, Bo;7\n", "Not taken: Start no (2)."},
		{"own numbers", "Name;Start no\nFox, Ann;7\nLee, Bo;3\n", ""},
		{"a row a team", "Team;Captain;Board 1;Rating 1;Title\nGoshen;Mr X;Ann Fox;1512P3;FM\n",
			"Not taken: Rating 1, number of games (1), Title (1)."},
		{"no heading", "Fox, Ann;1512;@\nLee, Bo;900;@\n", "Not taken: column C (2)."},
	} {
		im := read(t, c.list)
		s := section(model.Individual).Sections[0]
		if im.Mapping.Column(Team) >= 0 && im.Mapping.Column(Name) < 0 {
			s = section(model.TeamEvent).Sections[0]
		}
		im.Compare(s)
		if got := im.NotTaken(s).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestByesOfAList(t *testing.T) {
	for text, want := range map[string]string{
		"2, 5": "R2 ½, R5 ½", "2 5": "R2 ½, R5 ½", "1z 4 7z": "R1 0, R4 ½, R7 0", "R2 & R5": "R2 ½, R5 ½", "Round 3": "R3 ½",
		"rounds 2 and 4": "R2 ½, R4 ½", "3-5": "R3 ½, R4 ½, R5 ½", "2h,3f": "R2 ½, R3 1", "2 (zero), 6": "R2 0, R6 ½",
		"5;2": "R2 ½, R5 ½", "2, 2": "R2 ½", "2=": "R2 ½", "Rd. 2": "R2 ½", "": "", "-": "", "none": "", "No": "", "0": "",
	} {
		byes, err := parseByes(text)
		if got := byeWords(byes); err != nil || got != want {
			t.Errorf("%q: %q, %v; want %q", text, got, err, want)
		}
	}
	for _, text := range []string{"yes", "half", "100", "2x", "5-2", "2h 2z", "all", "a lot", "zero 2", "0-3"} {
		if byes, err := parseByes(text); err == nil {
			t.Errorf("%q passed as %v", text, byes)
		}
	}
}

// TestByesOfRounds that the section has paired, or will not have, are not taken.
func TestByesOfRounds(t *testing.T) {
	for _, c := range []struct {
		planned, paired int
		byes, want      string
		said            string
	}{
		{5, 1, "2 4z", "R2 ½, R4 0", ""},
		{5, 1, "5", "R5 ½", ""},
		{5, 1, "1", "", "Row 2, column B: round 1 is paired already, and the bye is not taken. Enter it in the round."},
		{5, 1, "6", "", "Row 2, column B: there are 5 rounds, and a bye in round 6 is not taken. Correct the round, or choose another column " +
			"for the byes."},
		{5, 2, "2 3", "R3 ½", "Row 2, column B: round 2 is paired already, and the bye is not taken. Enter it in the round."},
		{0, 0, "1 9", "R1 ½, R9 ½", ""},
	} {
		im := read(t, "Name;Byes\nFox, Ann;"+c.byes+"\n")
		s := section(model.Individual).Sections[0]
		s.Planned, s.Rounds = c.planned, make([]model.Round, c.paired)
		im.Compare(nil)
		im.Compare(s)
		if got := byeWords(im.Lines[0].Player.Byes); got != c.want || strings.TrimSpace(problems(im)) != c.said {
			t.Errorf("%q of %d rounds, %d paired: %q\n%s", c.byes, c.planned, c.paired, got, problems(im))
		}
	}
	im := read(t, "Name;Byes\nFox, Ann;yes\nLee, Bo;1\nRay, Cy;no idea\nPoe, Di;2\n")
	s := section(model.Individual).Sections[0]
	s.Planned, s.Rounds = 3, make([]model.Round, 1)
	im.Compare(s)
	var rows []int
	for _, p := range im.Problems {
		rows = append(rows, p.Row)
	}
	if !slices.Equal(rows, []int{2, 3, 4}) || im.Lost() != 3 {
		t.Errorf("what is said of the byes is not in the order of the rows: %v", rows)
	}
}

// TestByesOfAListArrive with new players and with those who are there.
func TestByesOfAListArrive(t *testing.T) {
	s, j := do(t, section(model.Individual), read(t, "Name;Byes\nFox, Ann;2\nLee, Bo;\n"))
	if got := fmt.Sprint(s.Players[0].Byes); got != "[{2 half-point bye }]" {
		t.Errorf("Ann has %s", got)
	}
	im := read(t, "Name;Byes\nFox, Ann;2z 3\n")
	im.Compare(s)
	im.Lines[0].Action, im.Lines[0].Same = Update, s.Players[0].ID
	s, _ = do(t, j.Tournament(), im)
	if got := fmt.Sprint(s.Players[0].Byes); got != "[{2 zero-point bye } {3 half-point bye }]" {
		t.Errorf("Ann then has %s", got)
	}
}
