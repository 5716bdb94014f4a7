package icu

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// told is what a file comes to: its rounds as "1: A-B 1-0 | C half-point bye", and what is said of its lines.
func told(t *testing.T, text string) (rounds, said string) {
	t.Helper()
	tn, problems, err := Read(text)
	if err != nil {
		return "", err.Error()
	}
	s := tn.Sections[0]
	var all []string
	for _, r := range s.Rounds {
		var games []string
		for _, p := range r.Pairings {
			text := s.Player(p.Sides[0]).Name + " " + p.Outcomes[0].String()
			if !p.IsBye() {
				between := "-"
				if p.NoColours {
					between = "?"
				}
				black := s.Player(p.Sides[1]).Name
				text = fmt.Sprintf("%d: %s%s%s %s", p.Board, s.Player(p.Sides[0]).Name, between, black, model.ResultText(p.Outcomes))
			}
			games = append(games, text)
		}
		all = append(all, strings.Join(games, ", "))
	}
	var words []string
	for _, p := range problems {
		if p.Grave {
			words = append(words, p.Text.String())
		}
	}
	return strings.Join(all, " | "), strings.Join(words, " ")
}

// TestLinesOfRounds: each form of a line below a player, and what is said of one that is none.
func TestLinesOfRounds(t *testing.T) {
	for _, c := range []struct{ name, lines, rounds, said string }{
		{"colours", "Player,1,A\n1,1,W,B\n2,=,B,C\n3,0,-,D\n4,0,,E", "1: A-B 1-0 | 1: C-A ½-½ | 1: A?D 0-1 | 1: A?E 0-1", ""},
		{"small letters", "player,1,A\n1,1,b,B", "1: B-A 0-1", ""},
		{"forfeits", "Player,1,A\n1,+,W,B\n2,-,W,C", "1: A-B + - | 1: A-C - +", ""},
		{"a first name alone", "Player,1,A\n1,1,W,,B", "1: A-B 1-0", ""},
		{"without an opponent", "Player,1,A\n1,1,-\n2,=,-\n3,0,-\n4,-,-\n5,+,-",
			"A full-point bye | A half-point bye | A absent | A absent | A full-point bye",
			""},
		{"a game that both lists have", "Player,1,A\n1,1,W,B,,,,IRL\nPlayer,2,B\n1,0,B,A,,,,IRL", "1: A-B 1-0", ""},
		{"and of which neither knows the colours", "Player,1,A\n1,1,,B,,,,IRL\nPlayer,2,B\n1,0,,A,,,,IRL", "1: A?B 1-0", ""},
		{"two boards, with a bye between them", "Player,1,A\n1,1,W,B\nPlayer,2,C\n1,1,-\nPlayer,3,D\n1,0,W,E",
			"1: A-B 1-0, C full-point bye, 2: D-E 0-1", ""},
		{"another result", "Player,1,A\n1,1,W,B,,,,IRL\nPlayer,2,B\n1,1,B,A,,,,IRL", "1: A-B 1-0",
			"Line 4: A has another game in round 1, or the " +
				"same with another result or colour. Correct one of the two; this line is not entered."},
		{"himself", "Player,1,A\n1,1,W,A,,,,IRL\n2,1,W,B", " | 1: A-B 1-0", "Line 2: the player is his own opponent. Correct the name."},
		{"no result", "Player,1,A\n1,2,W,B\n2,1,W,B", " | 1: A-B 1-0", `Line 2: "2" is not a result. Write 1, 0 or =.`},
		{"round 99", "Player,1,A\n99,1,-", strings.Repeat(" | ", 98) + "A full-point bye", ""},
		{"no rounds", "Player,1,A\n0,1,W,B\n100,1,W,B\nx,1,W,B", "", strings.Join([]string{
			`Line 2: "0" is no round and no word that is known here.`, `Line 3: "100" is no round and no word that is known here.`,
			`Line 4: "x" is no round and no word that is known here.`}, " Write the number of a round, or Event, Start, End, Rounds, Website, "+
			"Player or Total. ") + " Write the number of a round, or Event, Start, End, Rounds, Website, Player or Total."},
		{"before the first player", "1,1,W,B\nPlayer,1,A\n1,1,-", "A full-point bye",
			`Line 1: the round stands before the first player. Put the line "Player" above it.`},
		{"a player without a name", "Player,1,A\n1,1,-\nPlayer,2,,\n2,1,W,B", "A full-point bye", "Line 3: the player has no name. Enter it. " +
			`Line 4: the round stands before the first player. Put the line "Player" above it.`},
		{"the total", "Player,1,A\nTotal,1\n1,1,-", "A full-point bye", ""},
		{"another total", "Player,1,A\n1,1,-\nTotal,½", "A full-point bye",
			"Line 1: the results of A make 1, the file says ½. Correct a result or the total."},
		{"totals that are none", "Total,1\nPlayer,1,A\n1,1,-\nTotal,many", "A full-point bye", ""},
		{"lines that say nothing here", "Website,x\n,,\nPlayer,1,A\n1,1,-", "A full-point bye", ""},
	} {
		rounds, said := told(t, c.lines)
		if rounds != c.rounds || said != c.said {
			t.Errorf("%s: %q, want %q\nsaid: %q, want %q", c.name, rounds, c.rounds, said, c.said)
		}
	}
}

// TestHeadOfAFile: the event, its days and its rounds; what is none of these is passed over.
func TestHeadOfAFile(t *testing.T) {
	for _, c := range []struct {
		head       string
		start, end model.Date
		planned    int
	}{
		{"Event, Cup \nStart,2007-09-22\nEnd,2007-09-30\nRounds,9", "2007-09-22", "2007-09-30", 9},
		{"Event,Cup\nStart,22.9.2007\nEnd,soon\nRounds,many", "", "", 1}, {"Event,Cup\nRounds,99", "", "", 99},
		{"Event,Cup\nRounds,100", "", "", 1}, {"Event,Cup\nRounds,-4", "", "", 1}, {"Event,Cup\nRounds,1", "", "", 1},
		{"Event,Cup\nRounds", "", "", 1},
	} {
		tn, _ := must.Two(Read(c.head + "\nPlayer,1,A\n1,1,-"))(t)
		s := tn.Sections[0]
		if tn.Name != "Cup" || tn.Start != c.start || tn.End != c.end || s.Planned != c.planned || tn.LastID != 1 || s.ID != 1 {
			t.Errorf("%q: %q from %q to %q, %d rounds", c.head, tn.Name, tn.Start, tn.End, s.Planned)
		}
	}
	tn, problems, _ := Read("Player,7,Fox,Ann\n1,1,W,Hen,Bo,2100,IM,ENG\n2,1,W,Owl,Cy,9999,,\n3,1,W,Hen,Bo,2200,GM,ENG\n4,1,W,Ant,,-5,,IRL")
	var people []string
	for _, p := range tn.Sections[0].Players {
		people = append(people, fmt.Sprintf("%d %s %s %d %s %s", p.Number, p.Name, p.Title, p.Rating, p.Federation, p.NationalID))
	}
	if got, want := strings.Join(people, ", "), "1 Fox, Ann  0  7, 2 Hen, Bo IM 2100 ENG , 3 Owl, Cy  3999  , 4 Ant  0 IRL "; got != want {
		t.Errorf("people %q, want %q", got, want)
	}
	if len(problems) != 1 || problems[0].Grave || problems[0].Text.String() !=
		"The file holds the results of 1 of 4 people: of the other 3 only the games against them are known." {
		t.Errorf("said is %v", problems)
	}
	if _, problems, _ := Read("Player,1,A\n1,1,-"); problems != nil {
		t.Errorf("of one player alone: %v", problems)
	}
}

// TestWhatIsRefused: a file without a player, with a quotation mark that is not closed, of too many people, or too large.
func TestWhatIsRefused(t *testing.T) {
	people := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "Player,%d,P%d\n", i, i)
		}
		return b.String()
	}
	long := func(n int) string { return people(1) + strings.Repeat("\n", n-len(people(1))) }
	for _, c := range []struct{ text, want string }{
		{"Event,Cup", "the list of results names no player"}, {people(5001) + "Total,1", "the list names more than 5000 people"},
		{people(5000) + "Total,1", ""}, {long(4 << 20), ""}, {long(4<<20 + 1), "the text has more than 4 MB"},
	} {
		_, _, err := Read(c.text)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%.20q of %d bytes: %v, want %q", c.text, len(c.text), err, c.want)
		}
	}
	for text, want := range map[string]bool{"Event,x\nPlayer,1,A": true, "Event,x\nRounds,3": false, "Player,1,A": false,
		" event,x\nplayer, 1,A": true} {
		if got := Sniff(text); got != want {
			t.Errorf("%q is such a file: %v", text, got)
		}
	}
	if _, said := told(t, "Player,1,A\n"+strings.Repeat("x\n", 600)); strings.Count(said, "Line ") != 500 {
		t.Errorf("of 600 bad lines %d are told", strings.Count(said, "Line "))
	}
}
