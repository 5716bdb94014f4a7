package swissperfect

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"wallchart/files/dbf"
	"wallchart/model"
	"wallchart/must"
)

// table makes a table of SwissPerfect: the names of the fields, and lines of their values with bars between them; ~ is
// a zero byte, behind which nothing means anything.
func table(t *testing.T, fields string, lines ...string) []byte {
	t.Helper()
	var tb dbf.Table
	for _, f := range strings.Fields(fields) {
		tb.Fields = append(tb.Fields, dbf.Field{Name: f, Type: 'C', Width: 20})
	}
	for _, l := range lines {
		row := strings.Split(l, "|")
		for len(row) < len(tb.Fields) {
			row = append(row, "")
		}
		tb.Rows = append(tb.Rows, row)
	}
	var b bytes.Buffer
	must.Do(t, dbf.Write(&b, tb))
	return bytes.ReplaceAll(b.Bytes(), []byte("~"), []byte{0})
}

const (
	playerFields = "ID START_NO SURNAME FIRSTNAME LATE_ENTRY WITHDRAWAL ABSENT BONUS FEDER CLUB INTL_RTG LOC_RTG INTL_ID LOC_ID TITLE SEX " +
		"BIRTH_DATE"
	gameFields = "ROUND WHITE BLACK W_SCORE B_SCORE W_TYPE B_TYPE"
)

// told is all that became of a tournament.
func told(t *model.Tournament, notes []string) string {
	var b strings.Builder
	for _, s := range t.Sections {
		fmt.Fprintf(&b, "%s, %s, %s, %s: %d rounds\n", t.Name, t.Arbiter, t.Organiser, s.Name, s.Planned)
		for _, p := range s.Players {
			fmt.Fprintf(&b, "%d %s|%s|%s|%s|%s|%s|%s|%s|%s|%s", p.Number, p.Name, p.Title, p.Rating, p.NationalRating, p.FideID, p.NationalID,
				p.Federation, p.Club, p.Sex, p.Birth)
			if p.Entered+p.Withdrawn > 0 {
				fmt.Fprintf(&b, ", from round %d, until before %d", p.Entered, p.Withdrawn)
			}
			b.WriteString("\n")
		}
		for n, r := range s.Rounds {
			fmt.Fprintf(&b, "R%d", n+1)
			for _, p := range r.Pairings {
				fmt.Fprintf(&b, " %d: %d-%d %s", p.Board, p.Sides[0], p.Sides[1], p.Outcomes[0])
				if !p.IsBye() && p.Outcomes[1] != p.Outcomes[0].Opposite() {
					fmt.Fprintf(&b, "/%s", p.Outcomes[1])
				}
				b.WriteString(";")
			}
			b.WriteString("\n")
		}
		for _, a := range s.Adjustments {
			fmt.Fprintf(&b, "%d is given %s: %s\n", a.Who, a.Games.Fraction(), a.Reason)
		}
	}
	return b.String() + strings.Join(notes, "\n")
}

// TestTables: every field of the two tables, every kind of game, and what is said of records that are none.
func TestTables(t *testing.T) {
	for _, c := range []struct {
		name, info     string
		players, games []string
		want           string
	}{
		{"players", "[Other]\nName=no\n[Tournament Info]\nName= Club Cup \nArbiter=Ann\nOrganiser=Bo\nRounds=3\nTeam or Individual=0\n",
			[]string{"7|2|Fox|Ann|||||IRL|Leith|2100|1900|2501234|77|FM|F|20030412", "8|1|Poe|Di|||||ENG||0|4000|12|0||M|19990000",
				"9||Solo||||||||3999|-1|x||0|W|20031301", "10||Roe|Al|||||||4000|3999|10000|||X|2003", "11|2||First|||||||||999999999|||m|18991231",
				"12|x|No~rubbish|Bo~x|||||||||1234567890|||f|20030432", "|5|Nobody|x", "13|6", "14||Yul||||||||||9999|||m|20030007"},
			nil, `Club Cup, Ann, Bo, Open: 3 rounds
1 Poe, Di||unr.|unr.||0|ENG||m|1999
2 Fox, Ann|FM|2100|1900|2501234|77|IRL|Leith|w|2003-04-12
3 First||unr.|unr.|999999999||||m|
4 Solo||3999|unr.|||||w|
5 Roe, Al||unr.|3999|10000|||||
6 No, Bo||unr.|unr.|||||w|
7 Yul||unr.|unr.|||||m|2003
cup.trn, record 7 has no name or no ID and is left out.
cup.trn, record 8 has no name or no ID and is left out.
`},
		{"games", "[Tournament Info]\nRounds=2\n",
			[]string{"1|1|A", "2|2|B", "3|3|C", "4|4|D", "5|5|E", "6|6|F"},
			[]string{"1|1|2|2|0|1|1", "1|4|3|1|1|1|1", "1|5|6|0|2|1|1", "2|1|3|2|0|35|1", "2|2|4|0|2|34|1", "2|5|6|0|0|36|36",
				"3|1|4|1|1|1|0", "3|2|5|0|0|1|1", "3|3|6|2|2|1|1", "4|1|5|2|0|0|1", "4|2|6|0|2|1|34", "4|0|3|0|2|0|1", "4|0|4|0|1|0|1",
				"5|1|0|2|0|1|0", "5|2|0|2|0|1|0", "5|3|0|0|0|1|0", "5|4|0|3|0|1|0", "5|5|6|1|0|1|1"}, `cup, , , Open: 5 rounds
1 A||unr.|unr.||||||
2 B||unr.|unr.||||||
3 C||unr.|unr.||||||
4 D||unr.|unr.||||||
5 E||unr.|unr.||||||
6 F||unr.|unr.||||||
R1 1: 1-2 win; 2: 4-3 draw; 3: 5-6 loss;
R2 1: 1-3 forfeit win; 2: 2-4 forfeit loss; 3: 5-6 double forfeit;
R3 1: 1-4 unrated draw; 2: 2-5 not played yet; 3: 3-6 not played yet;
R4 1: 1-5 forfeit win; 2: 2-6 forfeit loss; 0: 3-0 pairing-allocated bye; 0: 4-0 half-point bye;
R5 0: 1-0 full-point bye; 0: 2-0 full-point bye; 0: 3-0 absent; 0: 4-0 full-point bye; 1: 5-6 not played yet;
Round 3, C against F: 1-1 is not a result; the board is left without one.
Round 5, E against F: ½-0 is not a result; the board is left without one.
`},
		{"records that are no games", "",
			[]string{"1|1|A", "2|2|B", "2|3|C"},
			[]string{"0|1|2|2|0|1|1", "100|1|2|2|0|1|1", "1|1|1|2|0|1|1", "1|1|9|2|0|1|1", "1|0|0|2|0|1|1", "1|1|2|2|0|1|1", "1|2|1|2|0|1|1",
				"2|1|2|2|0|1|1", "2|2|0|2|0|1|1"}, `cup, , , Open: 2 rounds
1 A||unr.|unr.||||||
2 B||unr.|unr.||||||
3 C||unr.|unr.||||||
R1 1: 1-2 win;
R2 1: 1-2 win;
cup.ini is missing: the name of the event and the number of its rounds are not known.
B and C have the same ID in cup.trn; the games are those of B.
cup.sco, record 1 is no game of two players in cup.trn and is left out: round 0, 1 against 2.
cup.sco, record 2 is no game of two players in cup.trn and is left out: round 100, 1 against 2.
cup.sco, record 3 is no game of two players in cup.trn and is left out: round 1, 1 against 1.
cup.sco, record 4 is no game of two players in cup.trn and is left out: round 1, 1 against 9.
B has two games in round 1; the second is left out.
B has two games in round 2; the second is left out.
`},
		{"who came late, left, was absent and was given points", "[Tournament Info]\nRounds=0\n",
			[]string{"1|1|A||3", "2|2|B||3||||", "3|3|C|||3", "4|4|D|||1", "5|5|E||3||6|1", "6|6|F|||||1.5", "7|7|G||||2|.5", "8|8|H|||3||2",
				"9|9|I||1|", "10|10|J||100|100", "11|11|K||2|2||.5"},
			[]string{"1|2|3|2|0|1|1", "2|4|5|2|0|1|1", "3|1|6|2|0|1|1", "3|2|7|0|0|1|1", "4|1|2|2|0|1|1"}, `cup, , , Open: 4 rounds
1 A||unr.|unr.||||||, from round 3, until before 0
2 B||unr.|unr.||||||
3 C||unr.|unr.||||||, from round 0, until before 3
4 D||unr.|unr.||||||, from round 0, until before 3
5 E||unr.|unr.||||||
6 F||unr.|unr.||||||
7 G||unr.|unr.||||||
8 H||unr.|unr.||||||, from round 0, until before 3
9 I||unr.|unr.||||||
10 J||unr.|unr.||||||
11 K||unr.|unr.||||||, from round 0, until before 2
R1 1: 2-3 win; 0: 5-0 half-point bye; 0: 6-0 half-point bye; 0: 8-0 half-point bye; 0: 11-0 half-point bye;
R2 1: 4-5 win; 0: 6-0 half-point bye; 0: 7-0 half-point bye; 0: 8-0 half-point bye;
R3 1: 1-6 win; 2: 2-7 not played yet; 0: 5-0 half-point bye;
R4 1: 1-2 win; 0: 6-0 half-point bye;
8 is given 1: Bonus points in SwissPerfect
`},
	} {
		tr := trio{name: "cup", players: table(t, playerFields, c.players...), sco: table(t, gameFields, c.games...)}
		if c.info != "" {
			tr.info = []byte(c.info)
		}
		tn, notes, err := event([]trio{tr})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var said []string
		for _, n := range notes {
			said = append(said, n.String())
		}
		if got := strings.TrimSpace(told(tn, said)) + "\n"; got != c.want {
			t.Errorf("%s becomes\n%s", c.name, got)
		}
		if ps := tn.Check().Grave(); len(ps) > 0 {
			t.Errorf("%s: %v", c.name, ps)
		}
	}
}

// TestRoundsOfATournament are those that are announced, up to as many as any tournament has, and never fewer than were played.
func TestRoundsOfATournament(t *testing.T) {
	for said, want := range map[string]int{"7": 7, "99": 99, "100": 1, "-3": 1, "0": 1, "x": 1} {
		tr := trio{name: "cup", info: []byte("[Tournament Info]\nRounds=" + said + "\n"), players: table(t, playerFields, "1|1|A", "2|2|B"),
			sco: table(t, gameFields, "1|1|2|2|0|1|1")}
		tn, _, err := event([]trio{tr})
		if err != nil || tn.Sections[0].Planned != want {
			t.Errorf("%s: %d rounds, %v; want %d", said, tn.Sections[0].Planned, err, want)
		}
	}
}

// TestATableThatIsCutShort is read as far as it goes, and it is said of which one.
func TestATableThatIsCutShort(t *testing.T) {
	players, games := table(t, playerFields, "1|1|A", "2|2|B", "3|3|C"), table(t, gameFields, "1|1|2|2|0|1|1", "2|1|2|2|0|1|1")
	for end, tr := range map[string]trio{".trn": {players: players[:len(players)-30], sco: games},
		".sco": {players: players, sco: games[:len(games)-30]}} {
		tr.name, tr.info = "cup", []byte("[Tournament Info]\n")
		tn, notes, err := event([]trio{tr})
		if err != nil || len(notes) != 2 || !strings.HasPrefix(notes[0].String(), "cup"+end+": record ") ||
			!strings.HasPrefix(notes[1].String(), "cup"+end+": the file says") || len(tn.Sections[0].Players) < 2 {
			t.Errorf("%s: %v, %v", end, notes, err)
		}
	}
}

// TestTablesThatAreRefused: a tournament of teams, one without players, and files that are something else.
func TestTablesThatAreRefused(t *testing.T) {
	players, games := table(t, playerFields, "1|1|A", "2|2|B"), table(t, gameFields, "1|1|2|2|0|1|1")
	for want, tr := range map[string]trio{
		"is a team tournament":                {info: []byte("[Tournament Info]\nTeam or Individual=1\n"), players: players, sco: games},
		"cup.trn holds no player":             {players: table(t, playerFields), sco: games},
		"cup.trn is missing":                  {sco: games},
		"cup.sco is missing":                  {players: players},
		"cup.trn is not a table":              {players: []byte("hello"), sco: games},
		"cup.sco is not a table":              {players: players, sco: table(t, "A B", "1|2")},
		"cup.trn has more than 10000 records": {players: table(t, playerFields, make([]string, 10_100)...), sco: games},
	} {
		tr.name = "cup"
		if _, _, err := event([]trio{tr}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	if !IsTable(players) || !IsTable(games) || IsTable(table(t, "START_NO SURNAME", "1|A")) ||
		IsTable([]byte("START_NO\x00SURNAME\x00LATE_ENTRY\x00")) {
		t.Error("tables are taken for what they are not")
	}
	for text, want := range map[string]bool{"[Tournament Info]\nTableNosStart=1\n": true, "[Tournament Info]\n[TextDump]\n": true,
		"[tournament info] \nUse Minor Scores=0\n": true, "[Tournament Info]\nName=x\n": false, "TableNosStart=1\n": false} {
		if IsInfo(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}
