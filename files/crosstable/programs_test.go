package crosstable

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

// small is one event as the programs below print it: byes, a forfeit, a half
// point asked for.
const small = `1	Fox, Ann	1900	W3	W2	D4	2.5
2	Lee, Bo	1800	D4	L1	B	1.5
3	Ray, Cy	1700	L1	H	X5	1.5
4	Poe, Di	1600	D2	W5	D1	2
5	Kay, El	1500	B	L4	F3	1
`

// smallPaired is the same with the pair numbers of the US Chess member pages.
const smallPaired = `1	FOX, ANN	1900	W4	W3	D2	2.5
2	POE, DI	1600	D3	W5	D1	2
3	LEE, BO	1800	D2	L1	B	1.5
4	RAY, CY	1700	L1	H	X5	1.5
5	KAY, EL	1500	B	L2	F4	1
`

const chessResults = `From the Tournament-Database of Chess-Results http://chess-results.com

Spring Open
Last update 12.04.2026 18:00:00, Creator: Fox

Final Ranking crosstable after 3 Rounds

Rk.		Name	Rtg	FED	1.Rd	2.Rd	3.Rd	Pts.	 TB1 	 TB2 	Rp
1	FM	Fox, Ann	1900	ENG	4w1	3b1	2w½	2,5	4,5	5	2000
2		Poe, Di	1600	ENG	3w½	5b1	1b½	2	4	5,5	1800
3		Lee, Bo	1800	SCO	2b½	1w0	-1	1,5	5	5,5	1600
4		Ray, Cy	1700	ENG	1b0	-½	5w+	1,5	4	4,5	1500
5		Kay, El	1500	WLS	-1	2w0	4b-	1	3,5	4	1200

Annotation:
Tie Break1: Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)
Tie Break2: Buchholz Tie-Break Variable (2026) (Gamepoints)
`

// byStart is the other chess-results crosstable, whose opponents are starting
// numbers.
const byStart = `No.		Name	Rtg	FED	1.Rd	2.Rd	3.Rd	Pts.	Rk.
1	FM	Fox, Ann	1900	ENG	3w1	2b1	4w½	2,5	1
2		Lee, Bo	1800	SCO	4b½	1w0	-1	1,5	3
3		Ray, Cy	1700	ENG	1b0	-½	5w+	1,5	4
4		Poe, Di	1600	ENG	2w½	5b1	1b½	2	2
5		Kay, El	1500	WLS	-1	4w0	3b-	1	5
`

const memberPages = `<html><head><title>MSA</title></head><body><table width=100%><tr><td><b>Event Summary</b><br>Spring Open</td></tr>
<tr><td><pre>
-----------------------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|Round|
 Num  | USCF ID / Rtg (Pre-&gt;Post)       | Pts |  1  |  2  |  3  |
-----------------------------------------------------------------
    1 | <a href=x>FOX, ANN</a>                        |2.5  |W   4|W   3|D   2|
   ON | 15445895 / R: 1900   -&gt;1917     |N:2  |W    |B    |W    |
-----------------------------------------------------------------
    2 | POE, DI                         |2.0  |D   3|W   5|D   1|
   NY | 15445896 / R: 1600   -&gt;1617     |     |W    |B    |B    |
    3 | LEE, BO                         |1.5  |D   2|L   1|B    |
   NY | 15445897 / R: 1800P8 -&gt;1790P11  |     |B    |W    |     |
    4 | RAY, CY                         |1.5  |L   1|H    |X   5|
   NY | 15445898 / R: 1700   -&gt;1690     |     |B    |     |     |
    5 | KAY, EL                         |1.0  |B    |L   2|F   4|
   NY | 15445899 / R: 1500   -&gt;1490     |     |     |W    |     |
-----------------------------------------------------------------
</pre></td></tr></table></body></html>
`

// memberRows is the same copied into a spreadsheet.
const memberRows = `Pair	Player Name	Total	Round	Round	Round
Num	USCF ID / Rtg (Pre->Post)	Pts	1	2	3
1	FOX, ANN	2.5	W 4	W 3	D 2
ON	15445895 / R: 1900   ->1917	N:2	W	B	W
2	POE, DI	2.0	D 3	W 5	D 1
NY	15445896 / R: 1600   ->1617		W	B	B
3	LEE, BO	1.5	D 2	L 1	B
NY	15445897 / R: 1800P8 ->1790P11		B	W
4	RAY, CY	1.5	L 1	H	X 5
NY	15445898 / R: 1700   ->1690		B
5	KAY, EL	1.0	B	L 2	F 4
NY	15445899 / R: 1500   ->1490			W
`

const winTD = `<html><body><h2>Spring Open</h2><table border=0><tr>` +
	`<th>Place<th>Name<th>Rtng<th>Team<th>St<th>Score<th>TB1<th>TB2<th>Rd 1<th>Rd 2<th>Rd 3</tr>
<tr><td align=right>1<td>Fox, Ann<td>1900<td>ALBAYS<td>AL<td>2.5<td>4.5<td>6<td>W4<td>W3<td>D2</tr>
<tr><td align=right>2<td>Poe, Di<td>1600<td>ALBAYS<td>AL<td>2.0<td>4<td>5<td>D3<td>W5<td>D1</tr>
<tr><td align=right>3-4<td>Lee, Bo<td>1800<td>&nbsp;<td>NY<td>1.5<td>4<td>5<td>D2<td>L1<td>-B-</tr>
<tr><td align=right>&nbsp;<td>Ray, Cy<td>1700<td>&nbsp;<td>NY<td>1.5<td>3<td>5<td>L1<td>-H-<td>X5</tr>
<tr><td align=right>5<td>Kay, El<td>1500<td>&nbsp;<td>NY<td>1.0<td>3<td>5<td>-B-<td>L2<td>F4</tr></table></body></html>
`

const swissSys = `<html><head><style>td.r{color:red}</style></head><body><h3>SwissSys Standings. Spring Open: Open</h3>
<table><thead><tr><td>#</td><td>Place</td><td>Name</td><td>ID</td><td>Rtng</td><td>Post</td><td>Rd 1</td><td>Rd 2</td><td>Rd 3</td>` +
	`<td>Tot</td></tr></thead><tbody>
<tr><td>1</td><td>1</td><td>Fox, Ann</td><td>15445895</td><td>1900</td><td>1917</td><td>W4</td><td>W3</td><td>D2</td><td>2.5</td></tr>
<tr><td>2</td><td>2</td><td>Poe, Di</td><td>15445896</td><td>1600</td><td>1617</td><td>D3</td><td>W5</td><td>D1</td><td>2.0</td></tr>
<tr><td>3</td><td>3-4</td><td>Lee, Bo</td><td>15445897</td><td>1800</td><td>1790</td><td>D2</td><td>L1</td><td>B---</td><td>1.5</td></tr>
<tr><td>4</td><td></td><td>Ray, Cy</td><td>15445898</td><td>1700</td><td>1690</td><td>L1</td><td>H---</td><td>X5</td><td>1.5</td></tr>
<tr><td>5</td><td>5</td><td>Kay, El</td><td>15445899</td><td>1500</td><td>1490</td><td>B---</td><td>L2</td><td>F4</td><td>1.0</td>` +
	`</tr></tbody></table></body></html>
`

// wallTabs and wallBlanks print colour and opponent over the score so far, once with tabs and
// once with blanks.
const wallTabs = `#	Name/Rtng/ID	St	Rd 1	Rd 2	Rd 3
1	Fox, Ann	NY	W3	B2	W4
	1900 15445895		1.0	2.0	2.5
2	Lee, Bo	NY	B4	W1	bye
	1800 15445897		0.5	0.5	1.5
3	Ray, Cy	CT	B1	half	W5
	1700		0	½	1½
4	Poe, Di		W2	B5	B1
	1600 15445896		0.5	1.5	2.0
5	Kay, El	NJ	bye	W4	B3
	1500 15445899		1.0	1.0	1.0
`

const wallBlanks = `Spring Open
# Name/Rtng/ID          St  Rd 1  Rd 2  Rd 3
1 Fox, Ann              NY  W3    B2    W4
  1900  15445895            1.0   2.0   2.5

2 Lee, Bo               NY  B4    W1    bye
  1800  15445897            0.5   0.5   1.5
3 Ray, Cy               CT  B1    half  W5
  1700                      0.0   0.5   1.5
4 Poe, Di                   W2    B5    B1
  1600  15445896            0.5   1.5   2.0
5 Kay, El               NJ  bye   W4    B3
  1500  15445899            1.0   1.0   1.0
`

func TestWallChart(t *testing.T) {
	for name, res := range map[string]Result{"tabs": read(t, wallTabs), "blanks": read(t, wallBlanks),
		"workbook": fromFile(t, workbook(t, wallTabs))} {
		s := res.Tournament.Sections[0]
		// A wall chart does not tell a forfeit from a game.
		want := strings.NewReplacer("X5", "W5", "F3", "L3").Replace(small)
		if d := cmp.Diff(want, chart(s)); d != "" || !res.Good() {
			t.Errorf("%s: %s\n%s", name, d, problems(res))
		}
		if p := s.Players[0]; p.NationalID != "15445895" || p.State != "NY" || p.Federation != "" {
			t.Errorf("%s: %+v", name, p)
		}
		if c := s.Rounds[0].Pairings[0]; c.NoColours || c.Sides[0] != s.Players[0].ID {
			t.Errorf("%s: the colours are lost: %+v", name, c)
		}
	}
}

// workbook writes tab-separated lines as a workbook, numbers as numbers.
func workbook(t *testing.T, text string) []byte {
	t.Helper()
	f := excelize.NewFile()
	for i, l := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		for k, c := range strings.Split(l, "\t") {
			cell, _ := excelize.CoordinatesToCellName(k+1, i+1)
			must.Do(t, f.SetCellValue("Sheet1", cell, c))
		}
	}
	var b bytes.Buffer
	must.Do(t, f.Write(&b))
	return b.Bytes()
}

// fromFile reads the first sheet of a file.
func fromFile(t *testing.T, raw []byte) Result {
	t.Helper()
	sheets, _ := must.Two(sheet.Read("x", raw))(t)
	res, err := ReadRows(sheets[0].Rows)
	if err != nil {
		t.Fatalf("%v\n%q", err, sheets[0].Rows)
	}
	return res
}

// TestPrograms: one event, printed by each program and saved as each kind of
// file, is read as that event.
func TestPrograms(t *testing.T) {
	for name, res := range map[string]func(t *testing.T) Result{
		"chess-results, workbook":               func(t *testing.T) Result { return fromFile(t, workbook(t, chessResults)) },
		"chess-results, pasted":                 func(t *testing.T) Result { return read(t, chessResults) },
		"chess-results by number, workbook":     func(t *testing.T) Result { return fromFile(t, workbook(t, byStart)) },
		"US Chess member pages, saved":          func(t *testing.T) Result { return read(t, memberPages) },
		"US Chess member pages in cells":        func(t *testing.T) Result { return fromFile(t, workbook(t, memberRows)) },
		"US Chess member pages, pasted cells":   func(t *testing.T) Result { return read(t, memberRows) },
		"WinTD, saved page":                     func(t *testing.T) Result { return read(t, winTD) },
		"WinTD, saved page as a spreadsheet":    func(t *testing.T) Result { return fromFile(t, []byte(winTD)) },
		"SwissSys, saved page":                  func(t *testing.T) Result { return read(t, swissSys) },
		"SwissSys, saved page as a spreadsheet": func(t *testing.T) Result { return fromFile(t, []byte(swissSys)) },
	} {
		t.Run(name, func(t *testing.T) {
			got := res(t)
			if len(got.Tournament.Sections) != 1 || !got.Good() {
				t.Fatalf("%d sections\n%s", len(got.Tournament.Sections), problems(got))
			}
			want := small
			if strings.HasPrefix(name, "US Chess") {
				want = smallPaired
			}
			if d := cmp.Diff(want, chart(got.Tournament.Sections[0])); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestSecondLine: the member number and state below the name are the player's.
func TestSecondLine(t *testing.T) {
	for name, text := range map[string]string{"page": memberPages, "cells": memberRows} {
		p := read(t, text).Tournament.Sections[0].Players[2]
		if p.NationalID != "15445897" || p.State != "NY" || p.NationalRating != 1800 {
			t.Errorf("%s: %+v", name, p)
		}
	}
}

const teamGrid = `Team Cup
Ranking crosstable (Pts.)
Rk.	Team	1	2	3	4	 TB1 	 TB2 
1	Goshen	*	2½	3	4	6	9,5
2	Monroe	1½	*	2	3	3	6,5
3	Pine Bush	1	2	*	2½	3	5,5
4	Warwick	0	1	1½	*	0	2,5
Annotation:
Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)
`

func TestTeamGridWorkbook(t *testing.T) {
	for name, res := range map[string]Result{"workbook": fromFile(t, workbook(t, teamGrid)), "pasted": read(t, teamGrid)} {
		s := res.Tournament.Sections[0]
		if !res.Good() || !s.Team() || s.Boards != 4 {
			t.Fatalf("%s: %v, %d boards\n%s", name, s.Kind, s.Boards, problems(res))
		}
		sh := model.NewSheet(res.Tournament, s, len(s.Rounds))
		for i, want := range []string{"Goshen 6 9.5", "Monroe 3 6.5", "Pine Bush 3 5.5", "Warwick 0 2.5"} {
			if l := sh.Lines[i]; fmt.Sprintf("%s %s %s", l.Name, l.Match.Short(), l.Games.Short()) != want {
				t.Errorf("%s: %s %s %s, want %s", name, l.Name, l.Match.Short(), l.Games.Short(), want)
			}
		}
	}
}

const allPlayAll = `Rk.		Name	Rtg	FED	1	2	3	Pts.	 TB1 
1	FM	Fox, Ann	1900	ENG	*	1	½	1,5	1
2		Lee, Bo	1800	SCO	0	*	+	1	1
3		Ray, Cy	1700	ENG	½	-	*	0,5	1
`

func TestAllPlayAllWorkbook(t *testing.T) {
	res := fromFile(t, workbook(t, allPlayAll))
	s := res.Tournament.Sections[0]
	if !res.Good() || s.Format != model.RoundRobin || len(s.Players) != 3 || s.Players[0].Title != "FM" {
		t.Errorf("%v %+v\n%s", s.Format, s.Players, problems(res))
	}
}

// winTDStandings is the one-line form of scholastic events, with the rounds
// after the tie-breaks.
const winTDStandings = `Place	Name	Gr	Team	St	Score	TB1	TB2	Rnd1	Rnd2	Rnd3
1	Fox, Ann	12	ALBAYS	AL	2.5	4.5	6	W4	W3	D2
2	Poe, Di	11	ALBAYS	AL	2.0	4	5	D3	W5	D1
3	Lee, Bo	9	GOSHEN	NY	1.5	4	5	D2	L1	-B-
	Ray, Cy	K	GOSHEN	NY	1.5	3	5	L1	-H-	X5
5	Kay, El	7	GOSHEN	NY	1.0	3	5	-B-	L2	F4
`

func TestScholasticStandings(t *testing.T) {
	res := fromFile(t, workbook(t, winTDStandings))
	s := res.Tournament.Sections[0]
	if !res.Good() || len(s.Players) != 5 {
		t.Fatal(problems(res))
	}
	for _, p := range s.Players {
		if p.Name == "Ray, Cy" && (p.Grade != "K" || p.Club != "GOSHEN" || p.State != "NY" || p.Federation != "") {
			t.Errorf("%+v", p)
		}
	}
	if d := cmp.Diff(smallPaired, strings.NewReplacer("Fox, Ann\t", "FOX, ANN\t1900", "Poe, Di\t", "POE, DI\t1600",
		"Lee, Bo\t", "LEE, BO\t1800", "Ray, Cy\t", "RAY, CY\t1700", "Kay, El\t", "KAY, EL\t1500").Replace(chart(s))); d != "" {
		t.Error(d)
	}
}

// BenchmarkContradictions reads a large table in which no two rows agree.
func BenchmarkContradictions(b *testing.B) {
	rows := [][]string{{"#", "Name", "Rtng", "Rd 1", "Rd 2", "Tot"}}
	for i := range 5000 {
		rows = append(rows, []string{fmt.Sprint(i + 1), "Fox, Ann", "1500", "W2", "L3", "1"})
	}
	for b.Loop() {
		must.Have(ReadRows(rows))(b)
	}
}

// TestRatingsOfATable are read as everywhere else: what is no rating is named, and never its first digits.
func TestRatingsOfATable(t *testing.T) {
	const table = "No\tName\tRtg\tRd1\tPts\n1\tAnna Berg\t1065P7\tW2\t1\n2\tBen Carter\t%s\tL1\t0\n"
	res := read(t, strings.Replace(table, "%s", "(1500)", 1))
	want := map[string]model.Rating{"Anna Berg": 1065, "Ben Carter": 1500}
	for _, p := range res.Tournament.Sections[0].Players {
		if p.Rating != want[p.Name] {
			t.Errorf("%s has %d", p.Name, p.Rating)
		}
	}
	res, err := ReadText(strings.Replace(table, "%s", "15OO", 1))
	if err != nil {
		return // refused
	}
	for _, p := range res.Tournament.Sections[0].Players {
		if p.Rating == 15 {
			t.Errorf("15OO is read as %d", p.Rating)
		}
	}
	if said := problems(res); !strings.Contains(said, "line 3: Rtg: \"15OO\" is not a rating: there are letters among the digits.") {
		t.Errorf("of 15OO is said %q", said)
	}
}

// TestRatingsBelowAndBehindTheNames: SwissSys prints them so, and lists made by hand have them so.
func TestRatingsBelowAndBehindTheNames(t *testing.T) {
	for _, text := range []string{
		"#    Name/Rating/ID          Rd 1  Rd 2   Tot\n" +
			"1    Adams, Ann 1900         W2    D3     1.5\n2    Brown, Bo 1P5           L1    D4     0.5\n" +
			"3    Clark, Cy unr           L4    D1     0.5\n4    Davis, Di 1750          W3    D2     1.5\n",
		"No,Name (Rating),Rd 1,Rd 2,Total\n" +
			"1,\"Adams, Ann (1900)\",W2,D3,1.5\n2,\"Brown, Bo (1P5)\",L1,D4,0.5\n3,\"Clark, Cy (unr)\",L4,D1,0.5\n" +
			"4,\"Davis, Di (1750)\",W3,D2,1.5\n",
		"#    Name/Rtng/ID     Rd 1  Rd 2   Tot\n1    Adams, Ann       W2    D3     1.5\n     1900 12345678\n" +
			"2    Brown, Bo        L1    D4     0.5\n     1P5 12345679\n3    Clark, Cy        L4    D1     0.5\n     unr. 12345670\n" +
			"4    Davis, Di        W3    D2     1.5\n     12345671 1750\n",
	} {
		res := read(t, strings.ReplaceAll(text, "1P5", "1850P5"))
		var got []string
		for _, p := range res.Tournament.Sections[0].Players {
			got = append(got, fmt.Sprint(p.Name, " ", max(p.Rating, p.NationalRating)))
		}
		slices.Sort(got)
		if strings.Join(got, "; ") != "Adams, Ann 1900; Brown, Bo 1850; Clark, Cy unr.; Davis, Di 1750" {
			t.Errorf("%s\n%s\n%s", text, got, problems(res))
		}
		if len(res.Tournament.Sections[0].Rounds) != 2 {
			t.Errorf("%s\n%d rounds", text, len(res.Tournament.Sections[0].Rounds))
		}
	}
}

// TestTheHeadingSaysWhoseRatingsTheyAre.
func TestTheHeadingSaysWhoseRatingsTheyAre(t *testing.T) {
	for heading, want := range map[string]string{
		"Rtg": "1500 unr.", "Rating": "1500 unr.", "Elo": "1500 unr.", "FIDE": "1500 unr.", "RtgI": "1500 unr.",
		"USCF": "unr. 1500", "US Chess Rating": "unr. 1500", "National rating": "unr. 1500", "ECF": "unr. 1500", "DWZ": "unr. 1500",
		"RtgN": "unr. 1500",
	} {
		p := read(t, "No\tName\t"+heading+"\tRd 1\tTotal\n1\tAda\t1500\tW2\t1\n2\tBob\t1400\tL1\t0\n").Tournament.Sections[0].Players[0]
		if got := p.Rating.String() + " " + p.NationalRating.String(); got != want {
			t.Errorf("a rating under %q is read as %s, want %s", heading, got, want)
		}
	}
	const both = "No\tName\tFIDE ID\tRtgI\tRtgN\tRd 1\tTotal\n1\tAda\t1503014\t2100\t2200\tW2\t1\n2\tBob\t\t\t1400\tL1\t0\n"
	p := read(t, both).Tournament.Sections[0].Players
	if p[0].FideID != "1503014" || p[0].NationalID != "" || p[0].Rating != 2100 || p[0].NationalRating != 2200 ||
		p[1].Rating != 0 || p[1].NationalRating != 1400 {
		t.Errorf("of both lists are read %v", p)
	}
}
