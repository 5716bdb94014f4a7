package crosstable

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

func read(t *testing.T, text string) Result {
	t.Helper()
	res := must.Have(ReadText(text))(t)
	return res
}

func file(t *testing.T, name string) string {
	t.Helper()
	raw := must.Have(os.ReadFile(filepath.Join("testdata", name)))(t)
	return string(raw)
}

// chart writes a section as the fixtures do: number, name, rating, one cell a
// round (W12, B, H, U; teams W6,3.5), score.
func chart(s *model.Section) string {
	sh := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, len(s.Rounds))
	var b strings.Builder
	for _, l := range sh.Lines {
		fmt.Fprintf(&b, "%d\t%s", l.Number, l.Name)
		if !sh.Teams {
			b.WriteByte('\t')
			if l.Rating > 0 {
				fmt.Fprint(&b, int(l.Rating))
			}
		}
		for _, c := range l.Cells {
			b.WriteByte('\t')
			b.WriteString(strings.TrimSpace(string(c.Outcome.US())))
			if c.Opponent >= 0 {
				fmt.Fprint(&b, sh.Lines[c.Opponent].Number)
			}
			if sh.Teams {
				b.WriteString("," + c.Games.Short())
			}
		}
		fmt.Fprintf(&b, "\t%s\n", l.Match.Short())
	}
	return b.String()
}

// want is a fixture's columns up to the score.
func want(t *testing.T, name string, columns int) string {
	var b strings.Builder
	for _, l := range strings.Split(strings.TrimSpace(file(t, name)), "\n") {
		if strings.HasPrefix(l, "#") || strings.HasPrefix(l, "no\t") {
			continue
		}
		b.WriteString(strings.Join(strings.Split(l, "\t")[:columns], "\t") + "\n")
	}
	return b.String()
}

func problems(res Result) string {
	var b strings.Builder
	for _, p := range res.Problems {
		b.WriteString(p.Error() + "\n")
	}
	for _, u := range res.Lost() {
		b.WriteString(u.String() + "\n")
	}
	return b.String()
}

// TestNineTables: nine standings of one event, whose columns have run together
// and whose opponents are places, each by itself become the same event.
func TestNineTables(t *testing.T) {
	text := file(t, "swiss15.txt")
	parts := strings.Split(text, "#Name")
	if len(parts) != 10 {
		t.Fatalf("the source has %d tables", len(parts)-1)
	}
	codes := "AVGOPP OPPPERF CUMULATIVE OPPCUM HEAD2HEAD KASHDAN MEDIAN MODMED SOLKOFF"
	for i, code := range strings.Fields(codes) {
		res := read(t, "#Name"+parts[i+1])
		s := res.Tournament.Sections[0]
		if len(res.Tournament.Sections) != 1 || !res.Good() || len(res.Problems) > 0 {
			t.Errorf("table %d: %d sections, problems:\n%s", i, len(res.Tournament.Sections), problems(res))
		}
		if got, want := chart(s), want(t, "swiss15.tsv", 9); got != want {
			t.Errorf("table %d reads\n%s\nwant\n%s", i, got, want)
		}
		if strings.Join(s.Ranking.TieBreaks, ",") != code {
			t.Errorf("table %d suggests %v, want %s", i, s.Ranking.TieBreaks, code)
		}
		if ps := res.Tournament.Check().Grave(); len(ps) > 0 {
			t.Errorf("table %d: %v", i, ps)
		}
	}
}

// TestWholeArticle: the nine tables with the prose between them are one event,
// and no row is lost.
func TestWholeArticle(t *testing.T) {
	res := read(t, file(t, "swiss15.txt"))
	if len(res.Tournament.Sections) != 1 || !res.Good() {
		t.Fatalf("%d sections, problems:\n%s", len(res.Tournament.Sections), problems(res))
	}
	if got := chart(res.Tournament.Sections[0]); got != want(t, "swiss15.tsv", 9) {
		t.Errorf("reads\n%s", got)
	}
	if len(res.Printed) != 9 {
		t.Fatalf("%d tie-break columns were kept, want 9", len(res.Printed))
	}
	for _, l := range strings.Split(strings.TrimSpace(file(t, "swiss15-expected.tsv")), "\n")[2:] {
		f := strings.Split(l, "\t")
		code := map[string]string{"Average Opposition": "AVGOPP", "Opposition Performance": "OPPPERF", "Cumulative": "CUMULATIVE",
			"Opposition Cumulative": "OPPCUM", "Head-to-Head": "HEAD2HEAD", "Kashdan": "KASHDAN", "Median": "MEDIAN",
			"Modified Median": "MODMED", "Solkoff": "SOLKOFF"}[f[0]]
		for _, p := range res.Printed {
			id, _ := res.Tournament.Sections[0].ByNumber(atoi(f[2]))
			if p.Code == code && p.Values[id.ID] != f[5] {
				t.Errorf("%s of %s was printed as %s and read as %q", f[0], f[3], f[5], p.Values[id.ID])
			}
		}
	}
}

func atoi(s string) int {
	n := 0
	fmt.Sscan(s, &n)
	return n
}

// TestTeamTable: tabs, a caption broken by a tab, game points in the cells, and a
// bye in Cyrillic.
func TestTeamTable(t *testing.T) {
	for _, between := range []string{"", " ", " | "} {
		res := read(t, strings.ReplaceAll(file(t, "team7.txt"), "\t", between))
		if got, want := chart(res.Tournament.Sections[0]), want(t, "team7.tsv", 7); got != want || !res.Good() {
			t.Errorf("with %q for tabs it reads\n%s%s", between, got, problems(res))
		}
	}
	res := read(t, file(t, "team7.txt"))
	s := res.Tournament.Sections[0]
	if !res.Good() || s.Name != "8th/Under" || !s.Team() {
		t.Fatalf("section %q, team %v, problems:\n%s", s.Name, s.Team(), problems(res))
	}
	if got, want := chart(s), want(t, "team7.tsv", 7); got != want {
		t.Errorf("reads\n%s\nwant\n%s", got, want)
	}
	if s.Boards != 4 || s.Scoring != model.Classic(model.One, model.Half, 4) {
		t.Errorf("boards %d, scoring %+v", s.Boards, s.Scoring)
	}
	if ps := res.Tournament.Check(); len(ps) > 0 {
		t.Errorf("the event does not pass its own check: %v", ps)
	}
}

func TestLayouts(t *testing.T) {
	const want = "1\tAdams, A\t2100\tW3\tD2\tB\t2.5\n2\tBaker, B\t1900\tW4\tD1\tX3\t2.5\n3\tClark, C\t1500\tL1\tW4\tF2\t1\n" +
		"4\tDean, D\t\tL2\tL3\tU\t0\n"
	for name, text := range map[string]string{
		"spaced": "Place Name       Rtng  Rd 1  Rd 2  Rd 3  Tot\n 1  Adams, A   2100   W3   D2   -B-  2.5\n" +
			" 2  Baker, B   1900   W4   D1   X3   2½\n 3  Clark, C   1500   L1   W4   F2   1\n 4  Dean, D    unr.   L2   L3   -U-  0\n",
		"one blank": "# Name Rtng Rd 1 Rd 2 Rd 3 Tot\n1 Adams, A 2100 W3 D2 B--- 2.5\n2 Baker, B 1900 W4 D1 X3 2.5\n" +
			"3 Clark, C 1500 L1 W4 F2 1.0\n4 Dean, D unr. L2 L3 U--- 0.0\n",
		"glued": "#NameRtngRd 1Rd 2Rd 3Tot\n1Adams, A2100W3D2B---2.5\n2Baker, B1900W4D1X32.5\n3Clark, C1500L1W4F21.0\n" +
			"4Dean, Dunr.L2L3U---0.0\n",
		"bars": "No. | Name | Rating | R1 | R2 | R3 | Total\n1 | Adams, A | 2100 | W 3 | D 2 | BYE | 2½\n" +
			"2 | Baker, B | 1900 | W 4 | D 1 | X 3 | 2½\n3 | Clark, C | 1500 | L 1 | W 4 | F 2 | 1\n4 | Dean, D | | L 2 | L 3 | --- | 0\n",
		"markdown": "| Rk | Name | Elo | 1 | 2 | 3 | Pts |\n|---:|:-----|----|---|---|---|---|\n" +
			"| 1 | **Adams, A** | 2100 | W3 | D2 | B | 2.5 |\n| 2 | Baker, B | 1900 | W4 | D1 | X3 | 2.5 |\n" +
			"| 3 | Clark, C | 1500 | L1 | W4 | F2 | 1 |\n| 4 | Dean, D | 0 | L2 | L3 | U | 0 |\n",
		"CSV": "Rank,Name,Rating,Rd 1,Rd 2,Rd 3,Score\n1,\"Adams, A\",2100,W3,D2,B,2.5\n2,\"Baker, B\",1900,W4,D1,X3,2.5\n" +
			"3,\"Clark, C\",1500,L1,W4,F2,1\n4,\"Dean, D\",,L2,L3,U,0\n",
		"semicolon": "Platz;Name;Elo;1.Rd;2.Rd;3.Rd;Punkte\r\n1;Adams, A;2100;W3;D2;B;2,5\r\n2;Baker, B;1900;W4;D1;X3;2,5\r\n" +
			"3;Clark, C;1500;L1;W4;F2;1,0\r\n4;Dean, D;0;L2;L3;U;0,0\r\n",
		"HTML": "<html><body><h2>Open</h2><table>\n<tr><th>#</th><th>Name</th><th>Rtng</th><th>Rd 1</th><th>Rd 2</th>" +
			"<th>Rd 3</th><th>Tot</th></tr>\n<tr><td>1</td><td><b>Adams, A</b></td><td>2100</td><td>W3</td><td>D2</td>" +
			"<td>B---</td><td>2.5</td></tr><tr><td>2</td><td>Baker,&nbsp;B</td><td>1900</td><td>W4</td><td>D1</td>" +
			"<td>X3</td><td>2&frac12;</td></tr>\n" +
			"<tr><td>3<td>Clark, C<td>1500<td>L1<td>W4<td>F2<td>1\n<tr><td>4<td>Dean, D<td>unr.<td>L2<td>L3<td>&nbsp;<td>0</table>",
	} {
		res := read(t, text)
		if got := chart(res.Tournament.Sections[0]); got != want || !res.Good() {
			t.Errorf("%s reads\n%s%s", name, got, problems(res))
		}
	}
}

// TestColours: FIDE cells carry them, and chess-results numbers opponents by
// rank beside a starting number.
func TestColours(t *testing.T) {
	res := read(t, "Final Ranking crosstable after 3 Rounds\nRk.\tSNo\t\tName\tRtg\tFED\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n"+
		"1\t2\tFM\tBruno, Test\t2100\tITA\t4w1\t2b½\t3w+\t2½\t4\n2\t1\t\tAlba, Test\t2200\tESP\t3b1\t1w½\t4b½\t2\t5\n"+
		"3\t4\t\tDino, Test\t1800\tGER\t2w0\t4b1\t1b-\t1\t5½\n4\t3\t\tCara, Test\t1900\tENG\t1b0\t3w0\t2w½\t½\t5½\n")
	s := res.Tournament.Sections[0]
	if got, want := chart(s), "1\tAlba, Test\t2200\tW4\tD2\tD3\t2\n2\tBruno, Test\t2100\tW3\tD1\tX4\t2.5\n"+
		"3\tCara, Test\t1900\tL2\tL4\tD1\t0.5\n4\tDino, Test\t1800\tL1\tW3\tF2\t1\n"; got != want || !res.Good() {
		t.Errorf("reads\n%s%s", got, problems(res))
	}
	if p := s.Rounds[1].Pairings[0]; p.NoColours || p.Sides != [2]model.ID{1, 2} || s.Players[1].Title != "FM" ||
		s.Players[1].Federation != "ITA" {
		t.Errorf("round 2 pairs %v (colours unknown: %v), %+v", p.Sides, p.NoColours, s.Players[1])
	}
	if s.Name != "Final Ranking crosstable after 3 Rounds" {
		t.Errorf("named %q", s.Name)
	}
}

// TestTwoLines: the member pages of US Chess print two lines a player.
func TestTwoLines(t *testing.T) {
	text := `-----------------------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
-----------------------------------------------------------------
    1 | GARY HUA                        |2.0  |W   3|W   2|
   ON | 15445895 / R: 1794   ->1817     |N:2  |W    |B    |
-----------------------------------------------------------------
    2 | DAKSHESH DARURI                 |1.0  |B    |L   1|
   MI | 14598900 / R: 1553   ->1663     |N:2  |     |W    |
-----------------------------------------------------------------
    3 | ADITYA BAJAJ                    |0.5  |L   1|H    |
   MI | 14959604 / R:  651P7 ->1640     |     |B    |     |
-----------------------------------------------------------------
`
	res := read(t, text)
	s := res.Tournament.Sections[0]
	if got, want := chart(s), "1\tGARY HUA\t1794\tW3\tW2\t2\n2\tDAKSHESH DARURI\t1553\tB\tL1\t1\n"+
		"3\tADITYA BAJAJ\t651\tL1\tH\t0.5\n"; got != want || !res.Good() {
		t.Errorf("reads\n%s%s", got, problems(res))
	}
	if p := s.Rounds[1].Pairings[0]; p.Sides != [2]model.ID{2, 1} || p.NoColours || s.Players[0].NationalID != "15445895" {
		t.Errorf("round 2: %+v; %+v", p, s.Players[0])
	}
}

func TestAllPlayAll(t *testing.T) {
	res := read(t, "No Name        1  2  3  4  Pts\n1  Alekhine    *  1  ½  1  2.5\n2  Bogoljubov  0  *  ½  ½  1\n"+
		"3  Capablanca  ½  ½  *  +  2\n4  Duras       0  ½  -  *  0.5\n")
	s := res.Tournament.Sections[0]
	if s.Format != model.RoundRobin || len(s.Rounds) != 3 || !res.Good() {
		t.Fatalf("%v, %d rounds\n%s", s.Format, len(s.Rounds), problems(res))
	}
	// Berger: 1-4 2-3, 4-3 1-2, 2-4 3-1.
	if got, want := chart(s), "1\tAlekhine\t\tW4\tW2\tD3\t2.5\n2\tBogoljubov\t\tD3\tL1\tD4\t1\n3\tCapablanca\t\tD2\tX4\tD1\t2\n"+
		"4\tDuras\t\tL1\tF3\tD2\t0.5\n"; got != want {
		t.Errorf("reads\n%s\nwant\n%s", got, want)
	}
	res = read(t, "Rk.\tName\tRtg\t1\t2\t3\tPts\n1\tAda\t1500\t*\t1½\t11\t3½\n2\tBob\t1400\t0½\t*\t=1\t2\n3\tCyd\t1300\t00\t=0\t*\t½\n")
	if s := res.Tournament.Sections[0]; s.Format != model.DoubleRoundRobin || len(s.Rounds) != 6 || !res.Good() {
		t.Errorf("%v, %d rounds\n%s", s.Format, len(s.Rounds), problems(res))
	}
	res = read(t, "Rk.\tTeam\t1\t2\t3\tPts\n1\tLeith\t*\t3½\t2\t3\n2\tPortobello\t½\t*\t4\t2\n3\tBalerno\t2\t0\t*\t1\n")
	if s := res.Tournament.Sections[0]; !s.Team() || s.Boards != 4 || !res.Good() || s.Rounds[0].Pairings[0].Score == [2]model.Points{} {
		t.Errorf("team %v, boards %d\n%s", s.Team(), s.Boards, problems(res))
	}
	res = read(t, "No Name 1 2 3 Pts\n1 Ada * 1 1 2\n2 Bob 0 * ? 1\n3 Cyd 0 0 * 0\n")
	if lost := res.Lost(); len(lost) != 1 || lost[0].Line != 3 || res.Good() {
		t.Errorf("a broken row was not told: %v\n%s", lost, problems(res))
	}
}

// TestScores: what a bye or a win is worth is read from the totals.
func TestScores(t *testing.T) {
	res := read(t, "#\tTeam\tRd 1\tRd 2\tPts\n1\tA\tW2,3.5\tW3,3\t4\n2\tB\tL1,0.5\tB,4\t2\n3\tC\tB,4\tL1,1\t2\n")
	if s := res.Tournament.Sections[0]; !res.Good() || s.Scoring.MatchWin != 2*model.One || s.Scoring.MatchBye != 2*model.One {
		t.Errorf("%+v\n%s", s.Scoring, problems(res))
	}
	res = read(t, "#\tName\tRd 1\tRd 2\tPts\n1\tA\tW2\tD3\t4\n2\tB\tL1\tB\t3\n3\tC\tB\tD1\t4\n")
	if s := res.Tournament.Sections[0]; !res.Good() || s.Scoring.Win != 3*model.One || s.Scoring.Draw != model.One {
		t.Errorf("%+v\n%s", s.Scoring, problems(res))
	}
	res = read(t, "#\tName\tRd 1\tRd 2\tPts\n1\tA\tW2\tD3\t1.5\n2\tB\tL1\tB\t.5\n3\tC\tB\tD1\t1\n")
	if s := res.Tournament.Sections[0]; !res.Good() || s.Scoring.Win != model.One || s.Scoring.PairingBye != model.Half {
		t.Errorf("%+v\n%s", s.Scoring, problems(res))
	}
}

func TestContradictions(t *testing.T) {
	head := "#\tName\tRtng\tRd 1\tRd 2\tTot\n"
	for _, c := range []struct{ rows, want string }{
		{"1\tAda\t1500\tW2\tW3\t2\n2\tBob\t1400\tW1\tB\t2\n3\tCyd\t1300\tB\tL1\t1\n",
			"Open, round 1, Ada: line 2: it has a win, but its opponent Bob on line 3 has a win. Correct one of the two rows"},
		{"1\tAda\t1500\tW2\tW3\t2\n2\tBob\t1400\tL3\tB\t1\n3\tCyd\t1300\tB\tL1\t1\n",
			"Open, round 1, Ada: line 2: it names Bob as its opponent, but the row of Bob on line 3 has the opponent 3"},
		{"1\tAda\t1500\tW2\tW3\t2\n2\tBob\t1400\tL1\tB\t1.5\n3\tCyd\t1300\tB\tL1\t1\n",
			"Bob: line 3: its results make 1 (0+1), the table prints 1½. Correct a result or the score"},
		{"1\tAda\t1500\tW2\tW3\t2\n2\tBob\t1400\tL1\tW9\t1\n3\tCyd\t1300\tB\tL1\t1\n",
			"round 2, Bob: line 3: the opponent 9 is not in the table"},
		{"1\tAda\t1500\tW2\tQ3\t2\n2\tBob\t1400\tL1\tB\t1\n3\tCyd\t1300\tB\tL1\t1\n", "Line 2 was not read: round 2: \"Q3\" is not a result"},
		{"1\tAda\t1500\tW2\tW3\t2\n2\tBob\t14x0\tL1\tB\t1\n3\tCyd\t1300\tB\tL1\t1\n", "Line 3 was not read: \"14x0\" is not a rating"},
	} {
		res := read(t, head+c.rows)
		if got := problems(res); res.Good() || !strings.Contains(got, c.want) {
			t.Errorf("want %q among\n%s", c.want, got)
		}
		if ps := res.Tournament.Check().Grave(); len(ps) > 0 {
			t.Errorf("what was read does not hold together: %v", ps)
		}
	}
	res := read(t, "#\tTeam\tRd 1\tPts\n1\tA\tW2,1.5\t1\n2\tB\tL1,2.5\t0\n")
	if got := problems(res); !strings.Contains(got, "the match score 1½-2½ against B on line 3 does not fit the result, a win") {
		t.Errorf("a win with fewer game points passed: %s", got)
	}
}

func TestNoTable(t *testing.T) {
	for _, text := range []string{"", "hello", "1. e4 e5 2. Nf3 Nc6", strings.Repeat("#NameRd 1Tot\n", 50), strings.Repeat("W12", 9000)} {
		if _, err := ReadText(text); err == nil {
			t.Errorf("%.40q became an event", text)
		}
	}
}
