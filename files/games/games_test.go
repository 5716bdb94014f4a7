package games

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// table reads a text with columns.
func table(t *testing.T, text string) (*model.Tournament, []string) {
	t.Helper()
	sheets, _ := must.Two(sheet.Read("games.csv", []byte(text)))(t)
	l := Read("games", sheets)
	if l == nil {
		t.Fatalf("no list of games in\n%s", text)
	}
	return event(t, l)
}

func event(t *testing.T, l *List) (*model.Tournament, []string) {
	t.Helper()
	tn, problems := must.Two(l.Event())(t)
	if ps := tn.Check().Grave(); len(ps) > 0 {
		t.Error(ps)
	}
	var doubts []string
	for _, p := range problems {
		if p.Grave {
			doubts = append(doubts, p.Text.String())
		}
	}
	return tn, doubts
}

// rounds writes the rounds of a section: "1: Lee 1-0 Ray, Doe bye".
func rounds(s *model.Section) []string {
	name := func(id model.ID) string {
		e, _ := s.Entry(id)
		return e.Name
	}
	var out []string
	for r := range s.Rounds {
		var games []string
		for _, p := range s.Rounds[r].Pairings {
			switch {
			case p.IsBye():
				games = append(games, name(p.Sides[0])+" "+p.Outcomes[0].String())
			case s.Team():
				games = append(games, fmt.Sprintf("%s %s:%s %s", name(p.Sides[0]), p.Score[0].Fraction(), p.Score[1].Fraction(), name(p.Sides[1])))
			default:
				games = append(games, fmt.Sprintf("%s %s %s", name(p.Sides[0]), model.ResultText(p.Outcomes), name(p.Sides[1])))
			}
		}
		out = append(out, fmt.Sprintf("%d: %s", r+1, strings.Join(games, ", ")))
	}
	return out
}

func same(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
}

// heard wants one doubt for each of the texts, with them in it.
func heard(t *testing.T, doubts []string, want ...string) {
	t.Helper()
	if len(doubts) != len(want) {
		t.Errorf("%d doubts, want %d:\n\t%s", len(doubts), len(want), strings.Join(doubts, "\n\t"))
		return
	}
	for i, w := range want {
		if !strings.Contains(doubts[i], w) {
			t.Errorf("doubt %d is %q, want %q in it", i, doubts[i], w)
		}
	}
}

// TestWholeEvents: the same four players and two rounds, in the ways in which
// clubs write them down.
func TestWholeEvents(t *testing.T) {
	want := []string{"1: Ann Lee 0-1 Bo Ray, Cy Doe 1-0 Di Kim", "2: Bo Ray ½-½ Cy Doe, Di Kim 0-1 Ann Lee"}
	for name, text := range map[string]string{
		"home-made": "round,board,white,black,whitepts,blackpts,date,result\n1,1,Ann Lee,Bo Ray,,,2024-03-28,0-1\n" +
			"1,2,Cy Doe,Di Kim,,,2024-03-07,1-0\n2,1,Bo Ray,Cy Doe,,,2024-04-07,1/2-1/2\n2,2,Di Kim,Ann Lee,,,2024-04-07,0-1\n",
		"split points": "Round;White;Black;White Pts;Black Pts\n1;Ann Lee;Bo Ray;0;1\n1;Cy Doe;Di Kim;1;0\n2;Bo Ray;Cy Doe;0,5;0,5\n" +
			"2;Di Kim;Ann Lee;0;1\n",
		"winner": "Rd\tWhite\tBlack\tWinner\n1\tAnn Lee\tBo Ray\tBo Ray\n1\tCy Doe\tDi Kim\tCy Doe\n2\tBo Ray\tCy Doe\tdraw\n" +
			"2\tDi Kim\tAnn Lee\tBlack\n",
		"German": "Runde;Brett;Weiß;Schwarz;Ergebnis\n1;1;Ann Lee;Bo Ray;0:1\n1;2;Cy Doe;Di Kim;1:0\n2;1;Bo Ray;Cy Doe;½:½\n" +
			"2;2;Di Kim;Ann Lee;0:1\n",
		"French": "Ronde;Blancs;Noirs;Résultat\nRonde 1;Ann Lee;Bo Ray;0-1\nRonde 1;Cy Doe;Di Kim;1-0\nRonde 2;Bo Ray;Cy Doe;nulle\n" +
			"Ronde 2;Di Kim;Ann Lee;0-1\n",
		"Spanish": "Ronda;Mesa;Blancas;Negras;Resultado\n1;1;Ann Lee;Bo Ray;0-1\n1;2;Cy Doe;Di Kim;1-0\n2;1;Bo Ray;Cy Doe;tablas\n" +
			"2;2;Di Kim;Ann Lee;0-1\n",
		"Italian": "Turno;Bianco;Nero;Risultato\n1;Ann Lee;Bo Ray;0-1\n1;Cy Doe;Di Kim;1-0\n2;Bo Ray;Cy Doe;patta\n2;Di Kim;Ann Lee;0-1\n",
		"Portuguese": "Rodada;Brancas;Pretas;Resultado\n1;Ann Lee;Bo Ray;0-1\n1;Cy Doe;Di Kim;1-0\n2;Bo Ray;Cy Doe;empate\n" +
			"2;Di Kim;Ann Lee;0-1\n",
		"Dutch": "Ronde;Wit;Zwart;Uitslag\n1;Ann Lee;Bo Ray;0-1\n1;Cy Doe;Di Kim;1-0\n2;Bo Ray;Cy Doe;remise\n2;Di Kim;Ann Lee;0-1\n",
		"rounds between the rows": "White,Black,Result\nRound 1,,\nAnn Lee,Bo Ray,0-1\nCy Doe,Di Kim,1-0\nRound 2,,\nBo Ray,Cy Doe,=\n" +
			"Di Kim,Ann Lee,0-1\n",
		"title above, day first": "Club championship\n\nDate,White,Black,Result,Round\n7/3/2024,Ann Lee,Bo Ray,0-1,1\n7/3/2024,Cy Doe,Di " +
			"Kim,1-0,1\n" +
			"14/3/2024,Bo Ray,Cy Doe,1/2,2\n14/3/2024,Di Kim,Ann Lee,0-1,2\n",
		"a line below the headings": "| Round | No. | White | Black | Result |\n|---|---|:--|---|---|\n| 1 | 1 | Ann Lee | Bo Ray | 0-1 |\n" +
			"| 1 | 2 | Cy Doe | Di Kim | 1-0 |\n| 2 | 3 | Bo Ray | Cy Doe | 1/2 |\n| 2 | 4 | Di Kim | Ann Lee | 0-1 |\n",
		"ratings behind the names": "Round,White,Black,Result\n1st round,Ann Lee (1500),Bo Ray (1400),0-1\n1st round,Cy Doe [1300],Di Kim," +
			"1-0\n" +
			"Round 2 of 2,Bo Ray (1412),Cy Doe (1300),½-½\nRound 2 of 2,Di Kim,Ann Lee (1490),0-1\n",
		"first names apart": "Round,White Last Name,White First Name,Black Last Name,Black First Name,Result\n1,Ann Lee,,Bo Ray,,0-1\n" +
			"1,Cy Doe,,Di Kim,,1-0\n2,Bo Ray,,Cy Doe,,½-½\n2,Di Kim,,Ann Lee,,0-1\n",
	} {
		t.Run(name, func(t *testing.T) {
			tn, doubts := table(t, text)
			heard(t, doubts)
			same(t, rounds(tn.Sections[0]), want...)
			if name == "title above, day first" && tn.Sections[0].Rounds[1].Date != "2024-03-14" {
				t.Errorf("round 2 is on %s", tn.Sections[0].Rounds[1].Date)
			}
		})
	}
}

// TestRatingsAndTitlesOfBothSides: names, ratings, titles and IDs of both sides.
func TestRatingsAndTitlesOfBothSides(t *testing.T) {
	for _, text := range []string{
		"Board,White Title,White Name,White Rating,White FIDE ID,Result,Black Title,Black Name,Black Rating,Black FIDE ID,Round\n" +
			"1,FM,\"Fox, Ann\",2301,4650123,1-0,,\"Poe, Di\",1800,4650124,1\n",
		"Rd.\tBo.\t\tWhite\tElo\tResult\t\tBlack\tElo\tFideID\tFideID\n1\t1\tFM\tFox, Ann\t2301\t1-0\t\tPoe, Di\t1800\t4650123\t4650124\n",
		"round,WhiteElo,White,whiteFideId,White_Title,Result,BlackElo,Black,blackFideId\n1,2301,\"Fox, Ann\",4650123,FM,1-0,1800,\"Poe, " +
			"Di\",4650124\n",
		"Rd;Titel W;Weiß;Elo W;FIDE-ID W;Erg.;Titel S;Schwarz;Elo S;FIDE-ID S\n1;FM;Fox, Ann;2301;4650123;1-0;;Poe, Di;1800;4650124\n",
		"Ronda;Título B;Blancas;Elo (B);ID FIDE B;Resultado;Título N;Negras;Elo (N);ID FIDE N\n" +
			"1;FM;Fox, Ann;2301;4650123;1-0;;Poe, Di;1800;4650124\n",
	} {
		tn, doubts := table(t, text)
		heard(t, doubts)
		p := tn.Sections[0].Players
		if len(p) != 2 || p[0].Name != "Fox, Ann" || p[0].Rating != 2301 || p[0].Title != "FM" || p[0].FideID != "4650123" ||
			p[1].Rating != 1800 || p[1].FideID != "4650124" || p[1].Title != "" {
			t.Errorf("%s: %+v", text, p)
		}
	}
}

// TestResultsWithoutAHeading: many lists leave the column between the two sides without a heading, or call it what nobody knows. What
// stands in it tells that it holds the results; without it a whole event would be read as not played.
func TestResultsWithoutAHeading(t *testing.T) {
	for _, text := range []string{
		"Round;White;;Black\n1;Lee;1-0;Ray\n1;Doe;½-½;Kim\n2;Ray;0-1;Doe\n2;Kim;;Lee\n",
		"Round;White;-;Black\n1;Lee;1 - 0;Ray\n1;Doe;1/2 - 1/2;Kim\n2;Ray;0 - 1;Doe\n2;Kim;-;Lee\n",
		"Round;White;Black;What came of it\n1;Lee;Ray;1:0\n1;Doe;Kim;½:½\n2;Ray;Doe;0:1\n2;Kim;Lee;\n",
		"Round;White;;;Black\n1;Lee;1;0;Ray\n1;Doe;½;½;Kim\n2;Ray;0;1;Doe\n2;Kim;;;Lee\n",
		"Round;White;W;Black;B\n1;Lee;1;Ray;0\n1;Doe;0,5;Kim;0,5\n2;Ray;0;Doe;1\n2;Kim;;Lee;\n",
	} {
		tn, doubts := table(t, text)
		same(t, doubts)
		same(t, rounds(tn.Sections[0]), "1: Lee 1-0 Ray, Doe ½-½ Kim", "2: Ray 0-1 Doe, Kim  Lee")
	}
	tn, doubts := table(t, "Date,Home,Away,Home score,Away score\n2026-10-05,Hull,York,3.5,1.5\n2026-10-05,Leeds,Ripon,2,3\n"+
		"2026-10-12,York,Leeds,2.5,2.5\n2026-10-12,Ripon,Hull,,\n")
	heard(t, doubts, "The list has no rounds")
	same(t, rounds(tn.Sections[0]), "1: Hull 3½:1½ York, Leeds 2:3 Ripon", "2: York 2½:2½ Leeds, Ripon 0:0 Hull")
	if s := tn.Sections[0].Rounds[1].Pairings[1]; s.Outcomes != [2]model.Outcome{} {
		t.Errorf("a match without a score has %v", s.Outcomes)
	}
	// Where no column holds results, that is said: the rounds to come, or results that were lost on the way.
	sheets, _ := must.Two(sheet.Read("games.csv", []byte("Round;Board;White;Black;Code\n1;1;Lee;Ray;x7\n1;2;Doe;Kim;x8\n")))(t)
	_, problems := must.Two(Read("games", sheets).Event())(t)
	if !slices.ContainsFunc(problems, func(p Problem) bool { return strings.Contains(p.Text.String(), "No column holds results") }) {
		t.Error(problems)
	}
}

// TestForfeitsByesAndOpenGames: all that may stand for a result.
func TestForfeitsByesAndOpenGames(t *testing.T) {
	tn, doubts := table(t, "Round,White,Black,Result\n1,A,B,+/-\n1,C,D,1-0F\n1,E,F,0-1 (forfeit)\n1,G,bye,1\n1,H,BYE,½\n1,I,J,*\n"+
		"1,K,L,1F-0F\n1,M,N,- +\n1,O,P,0-1 kampflos\n1,Q,R,--\n1,S,T,0-0\n1,U,not paired,0\n1,V,W,\n1,X,Y,1-0 w.o.\n1,Z,spielfrei,\n")
	heard(t, doubts)
	same(t, rounds(tn.Sections[0]), "1: A + - B, C + - D, E - + F, G pairing-allocated bye, H half-point bye, I  J, K + - L, M - + N, "+
		"O - + P, Q - - R, "+
		"S 0-0 T, U absent, V  W, X + - Y, "+
		"Z pairing-allocated bye")
}

// TestNoRounds: rounds are made so that nobody plays twice in one, and that is said.
func TestNoRounds(t *testing.T) {
	for name, c := range map[string]struct{ text, doubt string }{
		"round after round": {"White,Black,Result\nA,B,1-0\nC,D,0-1\nD,A,=\nB,C,1-0\nA,C,1-0\nB,D,0-1\n", "nobody plays twice in one"},
		"by players":        {"White,Black,Result\nA,B,1-0\nD,A,=\nA,C,1-0\nB,C,1-0\nB,D,0-1\nC,D,0-1\n", "nobody plays twice in one"},
		"by days": {"Date,White,Black,Result\n2026-01-05,A,B,1-0\n2026-01-05,C,D,0-1\n2026-01-12,D,A,=\n2026-01-12,B,C,1-0\n" +
			"2026-01-19,A,C,1-0\n2026-01-19,B,D,0-1\n", "each day with games is one"},
	} {
		tn, doubts := table(t, c.text)
		if !strings.Contains(strings.Join(doubts, "\n"), c.doubt) {
			t.Errorf("%s: %v", name, doubts)
		}
		s := tn.Sections[0]
		if len(s.Rounds) != 3 && name != "by players" {
			t.Errorf("%s: %s", name, strings.Join(rounds(s), "\n"))
		}
		if name != "by players" && s.Format != model.RoundRobin {
			t.Errorf("%s: everybody met everybody, and it is %v", name, s.Format)
		}
		points := map[string]string{}
		for _, l := range model.NewSheet(tn, s, 0).Lines {
			e, _ := s.Entry(l.ID)
			points[e.Name] = l.Games.Fraction()
		}
		if fmt.Sprint(points) != "map[A:2½ B:1 C:0 D:2½]" {
			t.Errorf("%s: %v", name, points)
		}
	}
}

// TestSpellings: one person in two spellings is a doubt with both places.
func TestSpellings(t *testing.T) {
	_, doubts := table(t, "Round,White,Black,Result\n1,\"Smith, John\",Bo Ray,1-0\n1,Cy Doe,Di Kim,1-0\n2,John Smith,Cy Doe,1-0\n2,Bo "+
		"Rays,Di Kim,1-0\n")
	heard(t, doubts, "Row 4: John Smith is taken for Smith, John (Row 2)", "Row 5: Bo Rays may be Bo Ray (Row 2)", "Bo Rays in round "+
		"1: there is no game in the list (2 such in all)")
	_, doubts = table(t, "Round,White,Black,Result\n1,J. Smith,Bo Ray,1-0\n2,Bo Ray,John Smith,1-0\n")
	heard(t, doubts, "Row 3: John Smith may be J. Smith (Row 2)", "John Smith in round 1: there is no game in the list (2 such in all)")
	// Sisters who play in the same round are two.
	_, doubts = table(t, "Round,White,Black,Result\n1,Ann Lee,Bo Ray,1-0\n1,Anna Lee,Di Kim,1-0\n")
	heard(t, doubts)
	// An ID outweighs the spelling.
	tn, doubts := table(t, "Round,White,White FIDE ID,Black,Black FIDE ID,Result\n1,Ann Lee,4650123,Bo Ray,4650124,1-0\n"+
		"2,Bo Ray,4650124,\"Lee, A\",4650123,1-0\n")
	heard(t, doubts, "Row 3: Lee, A is taken for Ann Lee (Row 2)")
	if n := len(tn.Sections[0].Players); n != 2 {
		t.Errorf("%d players", n)
	}
}

// TestWhatCannotBe is named with its place, and the rest is read.
func TestWhatCannotBe(t *testing.T) {
	tn, doubts := table(t, "Round,Board,White,Black,Result,Date\n1,1,A,B,1-0,2026-01-05\n1,2,C,D,3-1,2026-01-05\n1,3,A,E,1-0,2026-01-05\n"+
		"1,1,A,B,1-0,2026-01-05\n1,4,F,F,1-0,2026-01-05\n1,5,E,F,1-0,soon\n,6,G,H,1-0,2026-01-05\nTotal,,,,7,\n")
	heard(t, doubts, `Row 3, C against D: "3-1" is not a result`, `Row 7: "soon" is not a date`, "Row 9: there is no name below White "+
		"or Black",
		"Row 6: F plays against himself", "Row 4: A has another game in Round 1 (Row 2)", "Row 5: this is the same game as Row 2",
		"Row 8: the row has no round; the game was put into round 1")
	same(t, rounds(tn.Sections[0]), "1: A 1-0 B, C  D, E 1-0 F, G 1-0 H")
	_, doubts = table(t, "Round,White,Black,Result\n2,A,B,1-0\n4,A,B,0-1\n")
	heard(t, doubts, "no game of round 1, 3")
	_, doubts = table(t, "Round,White,Black,Result\n1,3,8,1-0\n1,4,5,0-1\n")
	heard(t, doubts, "hold numbers and no names")
	_, doubts = table(t, "Round,Player 1,Player 2,Result\n1,A,B,1-0\n")
	heard(t, doubts, `"Player 1" and "Player 2" do not say who had White`)
}

// TestTwoGamesOfTheSame: two who meet twice in a round of the list play two rounds
// here, and somebody on two boards is a slip.
func TestTwoGamesOfTheSame(t *testing.T) {
	tn, doubts := table(t, "Round,White,Black,Result\nSemifinal,A,B,1-0\nSemifinal,B,A,=\nSemifinal,C,D,0-1\nSemifinal,D,C,=\n"+
		"Final,A,D,1-0\nFinal,D,A,1-0\n")
	s := tn.Sections[0]
	if s.GamesPerPairing != 2 || len(s.Rounds) != 4 {
		t.Errorf("%d games a pairing:\n%s", s.GamesPerPairing, strings.Join(rounds(s), "\n"))
	}
	heard(t, doubts, "The rounds have names (Semifinal, Final)", "B in round 3: there is no game in the list (4 such in all)")
}

// TestMoreRoundsThanThereCanBe are left out, and counted.
func TestMoreRoundsThanThereCanBe(t *testing.T) {
	for _, round := range []func(int) string{func(int) string { return "1" }, func(i int) string { return fmt.Sprint("Game ", "x", i, "y") },
		func(int) string { return "" }} {
		var b strings.Builder
		b.WriteString("Round,White,Black,Result,Board\n")
		for i := range 120 {
			fmt.Fprintf(&b, "%s,A,B,1-0,%d\n", round(i), i+1)
		}
		tn, doubts := table(t, b.String())
		if n := len(tn.Sections[0].Rounds); n != 99 || !strings.Contains(strings.Join(doubts, "\n"), "at most 99 rounds: 21 games are "+
			"left out") {
			t.Errorf("%d rounds: %v", n, doubts)
		}
	}
}

// TestSections: groups of one file are sections, with players of their own.
func TestSections(t *testing.T) {
	tn, doubts := table(t, "Section,Round,White,Black,Result\nOpen,1,A,B,1-0\nU1400,1,C,D,0-1\nU1400,2,D,C,=\n")
	heard(t, doubts)
	if len(tn.Sections) != 2 || tn.Sections[1].Name != "U1400" || len(tn.Sections[1].Players) != 2 || len(tn.Sections[1].Rounds) != 2 {
		t.Fatalf("%+v", tn.Sections)
	}
}

// TestLeaguePage: the plan of a league lists matches of teams; the day stands in
// the first row of each, three columns below one heading.
func TestLeaguePage(t *testing.T) {
	page := `<h2>Spielplan</h2><table><tr><th colspan="3">Tag Datum Zeit</th><th>Rde</th><th>Heimmannschaft</th><th>Gastmannschaft</th>
<th>Brettpunkte</th></tr>
<tr><td>So.</td><td>05.10.2025</td><td>10:00</td><td>1</td><td>SK Nord 1</td><td>SC Süd 2</td><td>5,5:2,5</td></tr>
<tr><td></td><td></td><td>10:00</td><td>1</td><td>SV Ost</td><td>TV West</td><td>4:4</td></tr>
<tr><td>So.</td><td>09.11.2025</td><td>10:00</td><td>2</td><td>SC Süd 2</td><td>SV Ost</td><td>1:7</td></tr>
<tr><td></td><td></td><td>10:00</td><td>2</td><td>TV West</td><td>SK Nord 1</td><td></td></tr></table>`
	tn, doubts := table(t, page)
	heard(t, doubts)
	s := tn.Sections[0]
	same(t, rounds(s), "1: SK Nord 1 5½:2½ SC Süd 2, SV Ost 4:4 TV West", "2: SC Süd 2 1:7 SV Ost, TV West 0:0 SK Nord 1")
	if !s.Team() || s.Boards != 8 || s.Rounds[1].Date != "2025-11-09" || s.Rounds[1].Pairings[1].Done() {
		t.Errorf("%+v", s)
	}
	st := must.Have(catalogue.Standard(tn, s, 0))(t)
	if l := st.Sheet.Lines[st.Places[0].Index]; l.Match != 3*model.One || l.Games != 11*model.One {
		t.Errorf("the first has %s/%s", l.Match.Fraction(), l.Games.Fraction())
	}
}

// TestOtherTablesAreNone: what only looks a little like it.
func TestOtherTablesAreNone(t *testing.T) {
	for _, text := range []string{"Name,Club,Rating\nA,X,1500\nB,Y,1400\n", "No,Name,R1,R2,Pts\n1,A,W2,L3,1\n", "Name,White,Black\nA,3," +
		"2\nB,2,3\n",
		"Home,Phone\nA,123\n"} {
		sheets, _ := must.Two(sheet.Read("x", []byte(text)))(t)
		if l := Read("x", sheets); l != nil {
			t.Errorf("%q is taken for games: %+v", text, l.Games)
		}
	}
}

// TestFixtures: the files of testdata are read, each with the doubts that are meant.
func TestFixtures(t *testing.T) {
	for name, want := range map[string][]string{
		"club.csv": {`Row 6: "soon" is not a date`, "Row 7: Bo Rey may be Bo Ray (Row 2)", "in round 1: there is no game in the list"},
		"noround.csv": {`Row 3: "16O0"`, `Row 4, Ann Lee against Doe, Cy: "3-1"`, "Row 4: Ann Lee is taken for Lee, Ann (Row 2)", "The " +
			"list has no rounds",
			"Ray, Bo in round 2"},
		"league.csv": {`Row 3, Ost against West: "4:x" is not the score`, "each day with games is one", "Nord 1 in round 2"},
		"club.pgn": {`Line 12, Lee, Bo against Ray, Cy: "2-0"`, "Line 22: the game does not name both players", "Line 32: the tag says " +
			"that the game is open",
			"Line 32: the row has no round", "Line 32: Ray, C may be Ray, Cy", "Ray, C in round 1"},
		"lichess.ndjson": {"The game g4 has a player without a name", "The list has no rounds"},
		"coronate.json":  {"Spring: corrections of scores", "Spring, round 2: a board names nobody", "Lee, Ann in round 2"},
		"upload.xml": {`Player 2, Lee, Bo: "18OO"`, "Player 2, Ray, Cy: the number is used twice", "Round 2, Kim, Di against Fox, Ann: " +
			"0.0 and 3.0",
			"Round 2, pairing 2 names a player", "Lee, Bo in round 2", "Player 1, Fox,Ann: the games make 1", "Player 2, Lee: the games make 0"},
		"teams.xml": {"Team 2, Beta B: the number is used twice", `"18OO" is not a rating`,
			"Round 2, match 1, board 1: a player is not in the list, or 0.0 and 3.0",
			"Round 2, match 2, board 1", "Round 1, match 1, board 1: a player is not of the teams", "the boards make 1:0, the file says 1:1",
			"Round 1, match 2 names a team that is not in the list"},
	} {
		raw, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		var problems []Problem
		switch sheets, _, _ := sheet.Read(name, raw); {
		case SniffUpload(string(raw)):
			_, problems, err = Upload(string(raw))
		case ReadText(string(raw)) != nil:
			_, problems, err = ReadText(string(raw)).Event()
		default:
			_, problems, err = Read(name, sheets).Event()
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var doubts []string
		for _, p := range problems {
			if p.Grave {
				doubts = append(doubts, p.Text.String())
			}
		}
		t.Run(name, func(t *testing.T) { heard(t, doubts, want...) })
	}
}

// TestWholeTables tells a table that may hold a whole event, and one of a round with the points before it, from others.
func TestWholeTables(t *testing.T) {
	for _, c := range []struct {
		text          string
		whole, before bool
	}{
		{"Round;White;Black\n1;Fox;Lee\n", true, false}, {"White;Black;Round\nFox;Lee;1\n", true, false},
		{"Date;White;Black;Result\n1.3.2026;Fox;Lee;1-0\n", true, false}, {"White;Date;Black;Result\nFox;1.3.2026;Lee;1-0\n", true, false},
		{"Board;White;Black\n1;Fox;Lee\n", false, false}, {"Name;Rating\nFox;1500\n", false, false},
		{"Board;White;Pts;Result;Pts;Black\n1;Fox;2;1-0;1;Lee\n", false, true},
		{"Round;White;Pts;Result;Pts;Black\n3;Fox;2;1-0;1;Lee\n", true, false},
		{"Date;White;Pts;Result;Pts;Black\n1.3.2026;Fox;2;1-0;1;Lee\n", true, false},
		{strings.Repeat("x;y\n", 59) + "Round;White;Black\n1;Fox;Lee\n", true, false},
		{strings.Repeat("x;y\n", 60) + "Round;White;Black\n1;Fox;Lee\n", false, false},
	} {
		sheets, _ := must.Two(sheet.Read("games.csv", []byte(c.text)))(t)
		if rows := sheets[0].Rows; Whole(rows) != c.whole || Before(rows) != c.before {
			t.Errorf("%q: whole %v, before %v", c.text, Whole(rows), Before(rows))
		}
	}
}

// TestSniffPGN: a text begins with the tags of both players.
func TestSniffPGN(t *testing.T) {
	const white, black = "[White \"Fox\"]\n", "[Black \"Lee\"]\n"
	for text, want := range map[string]bool{
		white + black: true, black + white: true, "% of a program\n; a remark\n\n" + white + "\n" + black: true,
		white: false, black: false, "": false,
		"e4\n" + white + black: false, white + "e4\n" + black: false, black + "e4\n" + white: false,
		strings.Repeat("\n", 200) + white + black: true, strings.Repeat("\n", 201) + white + black: false,
	} {
		if SniffPGN(text) != want {
			t.Errorf("%q begins as PGN: %v", text, !want)
		}
	}
}

// TestManyDoubts: two hundred sentences are said of a list, and one that there are more.
func TestManyDoubts(t *testing.T) {
	for _, c := range []struct{ bad, said int }{{199, 199}, {200, 200}, {201, 201}, {300, 201}} {
		_, doubts := table(t, "Round;White;Black;Result\n1;Fox;Lee;1-0\n"+strings.Repeat("1;;;1-0\n", c.bad))
		more := slices.Contains(doubts, "There is more that does not fit, which is not listed.")
		if len(doubts) != c.said || more != (c.bad > 200) {
			t.Errorf("of %d rows without names %d sentences are said, more: %v", c.bad, len(doubts), more)
		}
	}
}

// TestRoundsThatAreTooMany: what two games in each round make of fifty is a hundred, of which ninety-nine are entered.
func TestRoundsThatAreTooMany(t *testing.T) {
	for _, c := range []struct {
		rounds, want int
		said         string
	}{{49, 98, ""}, {50, 99, "An event has at most 99 rounds: 1 games are left out."}, {51, 99,
		"An event has at most 99 rounds: 3 games are left out."}} {
		var b strings.Builder
		b.WriteString("Round;White;Black;Result\n")
		for r := range c.rounds {
			fmt.Fprintf(&b, "%d;Fox;Lee;1-0\n%d;Lee;Fox;1-0\n", r+1, r+1)
		}
		tn, doubts := table(t, b.String())
		if n := len(tn.Sections[0].Rounds); n != c.want || strings.Join(doubts, "\n") != c.said {
			t.Errorf("%d rounds of two games: %d rounds, %q", c.rounds, n, doubts)
		}
	}
}

// TestStandingsInJSON of lichess, a place a line or all in one list.
func TestStandingsInJSON(t *testing.T) {
	const first = `{"rank":1,"username":"ann","title":"GM","rating":2301,"points":4.5,"tieBreak":12,"performance":2400,"team":"leeds"}`
	const second = `{"rank":2,"username":"bo","score":3}`
	const want = "[[Rank Title Username Rating Points Tie Break Performance Team] [1 GM ann 2301 4.5 12 2400 leeds] [2  bo  3   ]]"
	for text, want := range map[string]string{
		first + "\n" + second: want, "[" + first + "," + second + "]": want, "\ufeff " + first + second: want,
		first + `{"rank":0,"username":"cy"}`: "[]", first + `{"rank":3}`: "[]", first + `{"rank":`: "[]", "": "[]", "[]": "[]", "x": "[]",
		`{"name":"x"}`: "[]",
	} {
		if got := fmt.Sprint(StandingsRows(text)); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

// TestNamesOfSheets: of several sheets each may be named by its round; of one alone the name is that of the file.
func TestNamesOfSheets(t *testing.T) {
	rows := func(white, black string) [][]string {
		return [][]string{{"White", "Black", "Result"}, {white, black, "1-0"}}
	}
	for _, c := range []struct {
		sheets []sheet.Sheet
		want   []string
	}{
		{[]sheet.Sheet{{Name: "Round 2", Rows: rows("Fox", "Lee")}, {Name: "1. Runde", Rows: rows("Lee", "Fox")}},
			[]string{"1: Lee 1-0 Fox", "2: Fox 1-0 Lee"}},
		{[]sheet.Sheet{{Name: "Round 2", Rows: rows("Fox", "Lee")}}, []string{"1: Fox 1-0 Lee"}},
		{[]sheet.Sheet{{Name: "Notes", Rows: [][]string{{"x"}}}, {Name: "Round 1", Rows: rows("Lee", "Fox")}}, []string{"1: Lee 1-0 Fox"}},
	} {
		tn, _ := event(t, Read("games", c.sheets))
		same(t, rounds(tn.Sections[0]), c.want...)
	}
}

// TestEventsThatAreTooMany: a hundred events may be sections of one.
func TestEventsThatAreTooMany(t *testing.T) {
	for n, want := range map[int]string{100: "",
		101: "these are games from 101 events. Copy the games of one event into a file of their own"} {
		var b strings.Builder
		b.WriteString("Section;Round;White;Black;Result\n")
		for i := range n {
			fmt.Fprintf(&b, "Event %d;1;Fox;Lee;1-0\n", i)
		}
		sheets, _ := must.Two(sheet.Read("games.csv", []byte(b.String())))(t)
		tn, _, err := Read("games", sheets).Event()
		if want == "" && (err != nil || len(tn.Sections) != n) || want != "" && (err == nil || err.Error() != want) {
			t.Errorf("of %d events: %v", n, err)
		}
	}
}
