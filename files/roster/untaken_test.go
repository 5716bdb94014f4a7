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
	for _, text := range []string{"yes", "half", "100", "2x", "5-2", "2h 2z", "all", "a lot"} {
		if byes, err := parseByes(text); err == nil {
			t.Errorf("%q passed as %v", text, byes)
		}
	}
	im := read(t, "Name;Byes\nFox, Ann;2 4z\nLee, Bo;1\nRay, Cy;9\nPoe, Di;yes\n")
	s := section(model.Individual).Sections[0]
	s.Planned, s.Rounds = 5, make([]model.Round, 1)
	im.Compare(s)
	var got []string
	for _, l := range im.Lines {
		got = append(got, fmt.Sprint(l.Player.Byes))
	}
	if want := []string{"[{2 half-point bye } {4 zero-point bye }]", "[]", "[]", "[]"}; !slices.Equal(got, want) {
		t.Errorf("the byes are %v", got)
	}
	var said []string
	for _, p := range im.Problems {
		said = append(said, p.Error())
	}
	all := strings.Join(said, "\n")
	for _, part := range []string{"Row 3, column B: round 1 is paired already", "Row 4, column B: there are 5 rounds",
		`Row 5, column B: "yes" does not say which rounds`} {
		if !strings.Contains(all, part) {
			t.Errorf("%q is not said in\n%s", part, all)
		}
	}
	if im.Lost() != 3 {
		t.Errorf("%d cells are lost", im.Lost())
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
