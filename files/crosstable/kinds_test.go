package crosstable

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestTwoCyclesAreAnAllPlayAll: where everybody meets everybody twice, the second meeting is no fault of a Swiss.
func TestTwoCyclesAreAnAllPlayAll(t *testing.T) {
	const double = `Double cycle

No. Name   Rate  Rd 1 Rd 2 Rd 3 Rd 4 Rd 5 Rd 6 Tot
1   Adams  1900  W4   L2   D3   L4   W2   D3   3.0
2   Baker  1800  W3   W1   L4   W3   L1   D4   3.5
3   Clark  1700  L2   D4   D1   L2   D4   D1   2.0
4   Davis  1600  L1   D3   W2   W1   D3   D2   3.5
`
	for _, c := range []struct {
		name, text string
		want       model.Format
	}{
		{"twice", double, model.DoubleRoundRobin},
		{"some twice, some never", strings.NewReplacer("W4   L2   D3   L4   W2   D3   3.0", "W4   L2   D3   L4   W2   W4   3.5",
			"L1   D3   W2   W1   D3   D2   3.5", "L1   D3   W2   W1   D3   L1   3.0", "W3   W1   L4   W3   L1   D4   3.5",
			"W3   W1   L4   W3   L1   D3   3.5", "L2   D4   D1   L2   D4   D1   2.0", "L2   D4   D1   L2   D4   D2   2.0").Replace(double),
			model.Swiss},
	} {
		res, err := ReadText(c.text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := res.Tournament.Sections[0].Format; got != c.want {
			t.Errorf("%s: %v, want %v; %v", c.name, got, c.want, res.Problems)
		}
	}
}

// TestHalvesInDecimals: in an all-play-all of players 0.5 and 0,5 are draws, as ½ is.
func TestHalvesInDecimals(t *testing.T) {
	for _, half := range []string{"0.5", "0,5", "½"} {
		res, err := ReadText("No;Name;1;2;3;Pts\n1;Adams;*;" + half + ";1;1.5\n2;Baker;" + half + ";*;1;1.5\n3;Clark;0;0;*;0\n")
		if err != nil || !res.Good() {
			t.Fatalf("%s: %v, %v", half, err, res.Problems)
		}
		if got := res.Tournament.Sections[0].Rounds[1].Pairings[0].Outcomes; got != [2]model.Outcome{model.Draw, model.Draw} {
			t.Errorf("%s is %v", half, got)
		}
	}
}

// TestMoreThanAPointForTwo: players who met for 2, 1 and 0 points, or 3, 1 and 0, are players with that scoring, which is asked about
// unless the table is plainly one of players. Teams are those that are called so, and whose matches have other scores.
func TestMoreThanAPointForTwo(t *testing.T) {
	const two, three, half, only = "1 NAME * 2 1 3|2 Baker 0 * 2 2|3 Clark 1 0 * 1", "1 NAME * 3 1 4|2 Baker 0 * 3 3|3 Clark 1 0 * 1",
		"1 NAME * 2 1½ 3½|2 Baker 0 * 2 2|3 Clark ½ 0 * ½", "1 NAME * 3 3 6|2 Baker 0 * 3 3|3 Clark 0 0 * 0"
	for _, c := range []struct {
		title, heading, first, rows string
		teams, doubt                bool
		win                         string // of a game
	}{
		{"Rapid", "Name", "Adams", two, false, true, "2"},
		{"Rapid", "Player", "Adams", two, false, false, "2"},
		{"Rapid", "Name", "GM Adams", two, false, false, "2"},
		{"Rapid", "Name", "Adams", three, false, true, "3"},
		{"Chess Club Championship", "Name", "Adams", two, false, true, "2"},
		{"Cup", "Team", "Adams", two, true, false, "1"},
		{"Cup", "Mannschaft", "Adams", two, true, false, "1"},
		{"Rapid", "Name", "Adams", half, true, true, "1"},
		{"Rapid", "Name", "Adams", only, true, true, "1"},
	} {
		text := c.title + "\n\nNo;" + c.heading + ";1;2;3;Pts\n" + strings.NewReplacer(" ", ";", "|", "\n").Replace(c.rows) + "\n"
		res, err := ReadText(strings.Replace(text, "NAME", c.first, 1))
		if err != nil {
			t.Fatalf("%+v: %v", c, err)
		}
		s := res.Tournament.Sections[0]
		if got := len(res.Problems.Grave()) > 0; s.Team() != c.teams || got != c.doubt || s.Scoring.Win.Fraction() != c.win {
			t.Errorf("%+v: teams %v, win %s; %v", c, s.Team(), s.Scoring.Win, res.Problems)
		}
		if s.Team() {
			continue
		}
		sh := model.NewSheet(res.Tournament, s, 0)
		if got := sh.Lines[0].Games.Fraction() + " " + sh.Lines[2].Games.Fraction(); got != map[string]string{"2": "3 1", "3": "4 1"}[c.win] {
			t.Errorf("%+v: %s", c, got)
		}
		if len(res.Totals) != 1 || res.Totals[0].Agree != 3 || s.Scoring.PairingBye != s.Scoring.Win {
			t.Errorf("%+v: %+v, a bye counts %s", c, res.Totals, s.Scoring.PairingBye)
		}
	}
}

// TestTheTitleLineOfAPastedCSV is the event's name without the separators that every line of it has.
func TestTheTitleLineOfAPastedCSV(t *testing.T) {
	for _, tail := range []string{";;;;;;", " ;;;;;;", ",,,,,,", "\t\t\t\t"} {
		sep := strings.TrimSpace(tail + "x")[:1]
		if strings.HasPrefix(tail, "\t") {
			sep = "\t"
		}
		for _, table := range []string{"No.;Name;Rtg;Rd 1;Rd 2;Pts\n1;Adams;1800;W2;W2;2\n2;Baker;1700;L1;L1;0\n",
			"No;Name;Rtg;1;2;Pts\n1;Ann Lee;2000;2w1;-1;2\n2;Bo Ray;1900;1b0;-1;1\n"} {
			res, err := ReadText("Moscow Open 2018_A" + tail + "\n" + strings.ReplaceAll(table, ";", sep))
			if err != nil {
				t.Fatalf("%q: %v", tail, err)
			}
			if got := res.Tournament.Name; got != "Moscow Open 2018_A" {
				t.Errorf("%q: the event is called %q", tail, got)
			}
		}
	}
}

// TestItalianCategories are titles, and no part of the name.
func TestItalianCategories(t *testing.T) {
	res := must.Have(ReadText("No.;;Name;Rtg;Rd 1;Rd 2;Pts\n1;1N;Gasperoni, Claudio;1800;W2;W2;2\n2;3N;Rossi, Anna;1700;L1;L1;0\n"))(t)
	if p := res.Tournament.Sections[0].Players; p[0].Name != "Gasperoni, Claudio" || p[0].Title != "1N" || p[1].Title != "3N" {
		t.Errorf("%+v", p)
	}
}

// TestMatchesOfThreeBoards are no games that count two points: where somebody wins 2-1, and somebody 3-0, they are matches.
func TestMatchesOfThreeBoards(t *testing.T) {
	for _, rows := range []string{"1;Adams;*;2;3;5\n2;Baker;1;*;2;3\n3;Clark;0;1;*;1\n",
		"1;Adams;*;2;2;4\n2;Baker;1;*;2;3\n3;Clark;1;1;*;2\n"} {
		s := must.Have(ReadText("Cup\n\nNo;Name;1;2;3;Pts\n" + rows))(t).Tournament.Sections[0]
		if !s.Team() || s.Boards != 3 || s.Scoring.Win != model.One {
			t.Errorf("teams %v on %d boards, a game counts %s, of\n%s", s.Team(), s.Boards, s.Scoring.Win, rows)
		}
	}
}

// TestMatchPointsOfAGrid may be printed as 2, 1 and 0, as 1, ½ and 0, or as game points; what none of them makes is named.
func TestMatchPointsOfAGrid(t *testing.T) {
	for points, agree := range map[string]int{"4 2 0": 3, "2 1 0": 3, "7 5 0": 3, "4 2 1": 2, "2 1 ½": 2} {
		p := strings.Fields(points)
		text := "No;Team;1;2;3;Pts\n1;Adams;*;3;4;" + p[0] + "\n2;Baker;1;*;4;" + p[1] + "\n3;Clark;0;0;*;" + p[2] + "\n"
		res := must.Have(ReadText(text))(t)
		if len(res.Totals) != 1 || res.Totals[0].Agree != agree || res.Good() != (agree == 3) {
			t.Errorf("%s: %+v, %v", points, res.Totals, res.Problems)
		}
	}
}

// TestColumnsThatAreNotKnown: a quarter of a heading may be words that nobody knows; of a line with more of them it is none.
func TestColumnsThatAreNotKnown(t *testing.T) {
	for heading, want := range map[string]bool{
		"No Name Foo Bar Rd1 Rd2 Rd3 Tot": true, "No Name Foo Bar Baz Rd1 Rd2 Rd3 Tot": false, "No Name Foo Rd1 Rd2 Tot": true,
		"No Name Foo Bar Rd1 Rd2 Tot": false,
	} {
		if _, ok := scanHeading(heading); ok != want {
			t.Errorf("%q is a heading: %v", heading, ok)
		}
	}
}

// TestKindsOfByeOfOurTeams: a bye of two of four boards is worth a draw, one of all four is a full-point bye where the score says so.
func TestKindsOfByeOfOurTeams(t *testing.T) {
	res := must.Have(ReadText("No.\tTeam\tRnd 1\tRnd 2\tRnd 3\tPts\n1\tRed\tW2,2.5\t-B-,2.0\t-B-,4.0\t5\n" +
		"2\tBlue\tL1,1.5\tW3,4.0\tD3,2.0\t3\n3\tGreen\t-B-,2.0\tL2,0.0\tD2,2.0\t2\n"))(t)
	s := res.Tournament.Sections[0]
	for n, want := range []model.Outcome{model.Win, model.PairingBye, model.FullBye} {
		p, _ := s.Rounds[n].Find(1)
		if got := p.Outcomes[p.Side(1)]; got != want {
			t.Errorf("round %d of Red is a %s, want a %s", n+1, got, want)
		}
	}
	if s.Boards != 4 || !res.Good() {
		t.Errorf("%d boards; %s", s.Boards, problems(res))
	}
}

// TestPlacesThatAreSharedInOurs stand with a sign behind them, in the wall chart in a column of their own.
func TestPlacesThatAreSharedInOurs(t *testing.T) {
	for _, text := range []string{"No.\tName\tRd 1\tRd 2\tPts\tPlace\n1\tAnn\tw2 ½\tb2 ½\t1\t1=\n2\tBob\tb1 ½\tw1 ½\t1\t1=\n"} {
		res := must.Have(ReadText(text))(t)
		if s := res.Tournament.Sections[0]; len(s.Players) != 2 || len(res.Lost()) > 0 || !res.Good() || len(s.Rounds) != 2 {
			t.Errorf("%+v, %s", s.Players, problems(res))
		}
	}
}

// TestOursWithoutItsLastCells: an editor may have taken the blanks off the ends of the lines, and so the empty cells of the last columns.
func TestOursWithoutItsLastCells(t *testing.T) {
	const table = "No.\tName\tRnd 1\tPts\tBH\n1\tAnn\tW2\t1\t0\n2\tBob\tL1\t0\n3\tCy\t\t\n"
	for _, text := range []string{table, strings.TrimSuffix(table, "\n")} { // and the end of the last
		res := must.Have(ReadText(text))(t)
		s := res.Tournament.Sections[0]
		if len(s.Players) != 3 || len(res.Lost()) > 0 || len(s.Rounds) != 1 || len(s.Rounds[0].Pairings) == 0 {
			t.Errorf("%q: %+v, lost %v", text, s.Players, res.Lost())
		}
	}
}

// TestALineBelowOurTable that begins with a number is no row of it unless it has its columns.
func TestALineBelowOurTable(t *testing.T) {
	const table = "No.  Name  Rnd 1  Rnd 2  Pts\n---  ----  -----  -----  ---\n  1  Ash    W2     D2    1.5\n  2  Bea    L1     D1    0.5\n"
	for _, below := range []string{"", "  3  rounds were planned, and two were played.\n",
		"\n  3  Zoë   x\n", "17 games of 20 were drawn, says the arbiter\n"} {
		res := must.Have(ReadText(table + below))(t)
		if s := res.Tournament.Sections[0]; len(s.Players) != 2 || len(s.Rounds) != 2 {
			t.Errorf("with %q below: %+v", below, s.Players)
		}
	}
	if s := must.Have(ReadText(strings.Replace(table, "Ash ", "A\u0301sh ", 1)))(t).Tournament.Sections[0]; len(s.Players) != 2 ||
		s.Players[0].Name != "A\u0301sh" {
		t.Errorf("with a letter of two parts: %+v", s.Players)
	}
}

// TestStandingsAreNotOurCrosstable: without rounds ours is the one before the first, in which nobody has a point that was not given.
func TestStandingsAreNotOurCrosstable(t *testing.T) {
	for text, want := range map[string]bool{
		"Rk.\tSNo\tName\tPts\n1\t2\tAnn\t1.5\n2\t1\tBob\t0\n":         false,
		"Rk.\tSNo\tName\tPts\n1\t2\tAnn\t0\n2\t1\tBob\t0\n":           true,
		"No.\tName\tAdj\tPts\n1\tAnn\t+1.0\t1\n2\tBob\t\t0\n":         true,
		"No.\tName\tAdj\tPts\n1\tAnn\t+1.0\t2\n2\tBob\t\t0\n":         false,
		"No.\tName\tRnd 1\tPts\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n":       true,
		"Rk.\tName\t1\t2\tPts\n1\tAnn\t*\t1\t1\n2\tBob\t0\t*\t0\n":    true,
		"Place\tNo.\tName\tPts\n1\t2\tAnn\t1.5\n2\t1\tBob\t0\n":       false,
		"Rk.\tSNo\tName\tPts\n1\t2\tAnn\t\n2\t1\tBob\t\n\nsome words": true,
	} {
		if got := Ours([]byte(text)); got != want {
			t.Errorf("%q is ours: %v", text, got)
		}
	}
	if res, err := ReadText("Rk.\tSNo\tName\tPts\n1\t2\tAnn\t1.5\n2\t1\tBob\t0\n"); err == nil {
		t.Errorf("standings are a crosstable: %s", problems(res))
	}
}

// TestBelowANameOfOurs stand a rating, which may be a word or say how many games it rests on, and then a number.
func TestBelowANameOfOurs(t *testing.T) {
	for text, want := range map[string]string{"1850": "1850 ", "1850P12": "1850 ", "1850p5": "1850 ", "unrated": "unr. ", "unr.": "unr. ",
		"12345678": "unr. 12345678", "1850 12345": "1850 12345", "1850P12 1234": "1850 1234", "12345678 / 1850P12": "1850 12345678",
		"NY | unrated": "unr. "} {
		var r row
		r.under(text)
		if got := r.rating.String() + " " + r.id; got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// TestWhatTheNoteSaysOfTheScore of our teams holds: the other score does not pass for it.
func TestWhatTheNoteSaysOfTheScore(t *testing.T) {
	const table = "No.\tTeam\tRnd 1\tPts\n1\tRed\tW2,2.5\t%s\n2\tBlue\tL1,1.5\t%s\n\n%s\n"
	for _, c := range []struct {
		red, blue, note string
		by              model.ScoreKind
		wrong           string
	}{
		{"1", "0", "Pts: Match points", model.MatchPoints, ""},
		{"2.5", "1.5", "Pts: Game points", model.GamePoints, ""},
		{"2.5", "1.5", "", model.GamePoints, ""},
		{"1", "0", "", model.MatchPoints, ""},
		{"2.5", "1.5", "Pts: Match points", model.MatchPoints, "its results make 1 (1), the table prints 2½"},
		{"1", "0", "Pts: Game points", model.GamePoints, "its game points make 2½, the table prints 1"},
		{"2.5", "1", "Pts: Game points", model.GamePoints, "its game points make 1½, the table prints 1"},
	} {
		res := must.Have(ReadText(fmt.Sprintf(table, c.red, c.blue, c.note)))(t)
		if got := res.Tournament.Sections[0].Primary; got != c.by || res.Good() != (c.wrong == "") || !strings.Contains(problems(res), c.wrong) {
			t.Errorf("%s and %s with %q: by %v; %s", c.red, c.blue, c.note, got, problems(res))
		}
	}
}
