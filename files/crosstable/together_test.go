package crosstable

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
)

// TestProgressTableRunTogether: the progress table of Swiss-Chess as a PDF gives it, "19w110s1 3w1": nothing stands between the results
// of two rounds where both opponents have two digits. Names and rounds are those of a real table, made unrecognisable.
func TestProgressTableRunTogether(t *testing.T) {
	text := file(t, "swiss-chess-progress.txt")
	res := read(t, text)
	if !res.Good() || len(res.Totals) != 1 || res.Totals[0].Words().String() != "22 of 22 totals agree with the results." {
		t.Errorf("%v\n%s", res.Totals, problems(res))
	}
	s := res.Tournament.Sections[0]
	sh := model.NewSheet(res.Tournament, s, 0)
	points := map[string]string{"Spieler,Ant": "6.5", "Spieler,Fnton": "4.5", "Spieler,Pntonxxxxxxxxxx": "3.0", "Spieler,Vntonxxx": "0.0"}
	for _, l := range sh.Lines {
		if want := points[l.Name]; want != "" && l.Games.String() != want {
			t.Errorf("%s has %s", l.Name, l.Games)
		}
	}
	last := sh.Lines[slices.IndexFunc(sh.Lines, func(l model.Line) bool { return l.Name == "Spieler,Tn" })]
	if c := last.Cells[6]; c.Outcome != model.ForfeitLoss || sh.Lines[c.Opponent].Name != "Spieler,Pntonxxxxxxxxxx" {
		t.Errorf("16- is read as %v", c.Outcome)
	}
	for _, p := range s.Players {
		if p.Name == "Spieler,Mntonxx" && (p.Rating != 0 || p.NationalRating != 1604) {
			t.Errorf("the rating below NWZ is read as %d and %d", p.Rating, p.NationalRating)
		}
	}
	// A printed score that is wrong is no reason to tear a row apart in another way.
	res = read(t, strings.Replace(text, "6.5   29.5", "5.5   29.5", 1))
	if got := problems(res); strings.Count(got, "\n") != 1 ||
		!strings.Contains(got, "line 5: its results make 6½ (1+1+1+1+½+1+1), the table prints 5½. Correct a result or the score.") ||
		res.Totals[0].Agree != 21 {
		t.Errorf("%s", got)
	}
}

// played is an event without byes: games and forfeits.
type played struct {
	names   []string
	ratings []int
	colours [][]string
	games   [][]game // of each row, by round; opponents are row numbers
}

var outcomes = []model.Outcome{model.Win, model.Loss, model.Draw, model.Win, model.Loss, model.Draw, model.Win, model.Loss,
	model.ForfeitWin}

// play pairs n rows at random for some rounds, nobody with the same twice.
func play(intn func(n int) int, n, rounds int) played {
	p := played{colours: make([][]string, n), games: make([][]game, n)}
	for i := range n {
		p.names = append(p.names, familyNames[i%len(familyNames)]+"son,"+givenNames[(i*7+intn(3))%len(givenNames)])
		p.ratings = append(p.ratings, 1000+intn(1400))
	}
	shift := intn(n - 1)
	for r := range rounds {
		// Round r of a circle: each meets each once.
		at := func(k int) int {
			if k == 0 {
				return 0
			}
			return 1 + (k-1+r+shift)%(n-1)
		}
		for k := range n / 2 {
			i, j := at(k), at(n-1-k)
			if intn(2) == 0 {
				i, j = j, i
			}
			o := outcomes[intn(len(outcomes))]
			p.games[i], p.games[j] = append(p.games[i], game{j + 1, o}), append(p.games[j], game{i + 1, o.Opposite()})
			p.colours[i], p.colours[j] = append(p.colours[i], "w"), append(p.colours[j], "s")
		}
	}
	return p
}

func (p *played) score(i int) model.Points {
	var sum model.Points
	for _, g := range p.games[i] {
		sum += schemes[0].worth(g.outcome)
	}
	return sum
}

// printer is a program that prints tables without anything between the results.
type printer struct {
	name    string
	heading func(rounds int) string
	row     func(no int, name string, rating int, cells, score string) string
	cell    func(g game, colour string) string
}

func (pr *printer) print(p *played) string {
	text := pr.heading(len(p.games[0])) + "\n"
	for i := range p.names {
		cells := ""
		for k, g := range p.games[i] {
			cells += pr.cell(g, p.colours[i][k])
		}
		text += pr.row(i+1, p.names[i], p.ratings[i], cells, p.score(i).String()) + "\n"
	}
	return text
}

var programs = []printer{
	{"Swiss-Chess", func(rounds int) string {
		h := " Nr. Teilnehmer               ELO  "
		for r := range rounds {
			h += fmt.Sprintf("%3d", r+1) // narrower than what stands below it
		}
		return h + " Punkte"
	}, func(no int, name string, rating int, cells, score string) string {
		return fmt.Sprintf("%3d %-24s %4d %s  %s", no, name, rating, cells, score)
	}, withColour},
	{"Swiss-Chess without blanks before one digit",
		func(rounds int) string { return plainHeading("Nr. Teilnehmer ELO ", " %d", rounds, " Punkte") },
		func(no int, name string, rating int, cells, score string) string {
			return fmt.Sprintf("%d %s %d %s %s", no, name, rating, strings.ReplaceAll(cells, " ", ""), score)
		}, withColour},
	{"chess-results", func(rounds int) string { return plainHeading("Rk. Name Rtg ", " %d.Rd", rounds, " Pts.") },
		func(no int, name string, rating int, cells, score string) string {
			return fmt.Sprintf("%d %s %d %s %s", no, name, rating, strings.ReplaceAll(cells, " ", ""), score)
		}, func(g game, colour string) string { return strings.Replace(withColour(g, colour), "s", "b", 1) }},
	{"SwissSys", func(rounds int) string { return plainHeading("#NameRtng", "Rd %d", rounds, "Tot") },
		func(no int, name string, rating int, cells, score string) string {
			return fmt.Sprintf("%d%s%d%s%s", no, name, rating, cells, score)
		}, func(g game, _ string) string { return fmt.Sprintf("%c%d", g.outcome.US(), g.opp) }},
	{"WinTD", func(rounds int) string { return plainHeading("No. Name Rate ", " Rnd %d", rounds, " Tot") },
		func(no int, name string, rating int, cells, score string) string {
			return fmt.Sprintf("%d %s %d %s %s", no, name, rating, cells, score)
		}, func(g game, _ string) string { return fmt.Sprintf("%c%d", g.outcome.US(), g.opp) }},
	{"Swiss-Perfect", func(rounds int) string { return plainHeading("No Name Rtg Total ", " %d", rounds, "") },
		func(no int, name string, rating int, cells, score string) string {
			return fmt.Sprintf("%d %s %d %s %s", no, name, rating, score, cells)
		}, withColour},
}

func plainHeading(before, round string, rounds int, after string) string {
	for r := range rounds {
		before += fmt.Sprintf(round, r+1)
	}
	return before + after
}

// withColour is "19w1", of a forfeit "20+", right-aligned in four places.
func withColour(g game, colour string) string {
	sign := map[model.Outcome]string{model.Win: "1", model.Draw: "½", model.Loss: "0"}[g.outcome]
	switch g.outcome {
	case model.ForfeitWin:
		colour, sign = "", "+"
	case model.ForfeitLoss:
		colour, sign = "", "-"
	}
	return fmt.Sprintf("%2d%s%s", g.opp, colour, sign)
}

// TestRunTogetherComesBack: what programs print, with nothing between the results, is read back as the event that was printed; all
// totals agree.
func TestRunTogetherComesBack(t *testing.T) {
	told := 0 // drawn tables that can be read in more than one way, as one in some thousands: rows of forfeits alone, say
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(6, 8).Draw(t, "pairs")
		rounds := rapid.IntRange(5, 7).Draw(t, "rounds")
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		p := play(r.IntN, n, rounds)
		if !comesBack(t, &programs[rapid.IntRange(0, len(programs)-1).Draw(t, "program")], &p) {
			told++
		}
	})
	if told > 1 {
		t.Errorf("%d drawn tables are said to be readable in more than one way", told)
	}
	for i := range programs {
		r := rand.New(rand.NewPCG(uint64(i), 15))
		p := play(r.IntN, 18, 15)
		if !comesBack(t, &programs[i], &p) {
			t.Errorf("%s: 18 players in 15 rounds are said to be readable in more than one way", programs[i].name)
		}
	}
}

// comesBack prints an event and reads it; false where it is said that it can be read in more than one way.
func comesBack(t interface{ Fatalf(string, ...any) }, program *printer, p *played) bool {
	n, text := len(p.names), program.print(p)
	res, err := ReadText(text)
	if err != nil {
		t.Fatalf("%s: %v\n%s", program.name, err, text)
	}
	if !res.Good() && strings.Contains(fmt.Sprint(problems(res)), "can be read in more than one way") {
		return false
	}
	if !res.Good() || res.Totals[0] != (Totals{1, n, n}) {
		t.Fatalf("%s: %v\n%s\n%s", program.name, res.Totals, problems(res), text)
	}
	sh := model.NewSheet(res.Tournament, res.Tournament.Sections[0], 0)
	for i := range n {
		at := slices.IndexFunc(sh.Lines, func(l model.Line) bool { return l.Name == p.names[i] && int(l.Rating) == p.ratings[i] })
		if at < 0 {
			t.Fatalf("%s: %s %d is not there\n%s", program.name, p.names[i], p.ratings[i], text)
		}
		for k, g := range p.games[i] {
			if c := sh.Lines[at].Cells[k]; c.Outcome != g.outcome || sh.Lines[c.Opponent].Name != p.names[g.opp-1] {
				t.Fatalf("%s: row %d, round %d is %v\n%s", program.name, i+1, k+1, c.Outcome, text)
			}
		}
	}
	return true
}

// TestAlteredDigitIsNamed: one digit of a result or score that is altered in such a table is never passed over in silence.
func TestAlteredDigitIsNamed(t *testing.T) {
	for seed := range uint64(24) {
		r := rand.New(rand.NewPCG(seed, 3))
		p := play(r.IntN, 12, 7)
		program := programs[seed%uint64(len(programs))]
		rows := strings.Split(program.print(&p), "\n")
		k := 1 + r.IntN(12)
		row := []byte(rows[k])
		from := strings.Index(rows[k], fmt.Sprint(p.ratings[k-1])) + 4 // behind the rating are results and the score
		var digits []int
		for at := from; at < len(row); at++ {
			if row[at] >= '0' && row[at] <= '9' {
				digits = append(digits, at)
			}
		}
		at := digits[r.IntN(len(digits))]
		row[at] = '0' + (row[at]-'0'+1+byte(r.IntN(9)))%10
		rows[k] = string(row)
		res, err := ReadText(strings.Join(rows, "\n"))
		if err == nil && res.Good() {
			t.Errorf("seed %d, %s: nothing is said of\n%s", seed, program.name, strings.Join(rows, "\n"))
		}
	}
}

// TestWhatCanBeReadInMoreWaysIsTold: where a row of forfeits alone leaves no letter to part the columns by, that is said with its line, and
// no game is entered of which its two rows say different things.
func TestWhatCanBeReadInMoreWaysIsTold(t *testing.T) {
	res := must.Have(ReadText(` Nr. Teilnehmer               ELO    1  2  3  4  5 Punkte
  1 Bakerson,Cyd             1049 12-13s014s115w016s0  1.0
  2 O'Harason,Hal            2280  7w1 9w011s113s115w½  3.5
  3 Lison,Pat                1510  6s1 8-10s112+14w1  4.0
  4 St.Johnson,Bo            1611  5w1 7s½ 9+11w113s½  4.0
  5 Brown-Webbson,Kit        2060  4s0 6w0 8+10w012-  1.0
  6 Dubeson,Quin             2387  3w0 5s1 7s1 9w½11s1  3.5
  7 HILLson,Cyd              1627  2s0 4w½ 6w0 8w110s0  1.5
  8 W.son,Lou                1191 16s½ 3+ 5- 7s0 9w½  2.0
  9 B.son,Sue                2264 15s½ 2s1 4- 6s½ 8s½  2.5
 10 Unruhson,Dov             2385 14s016w0 3w0 5s1 7w1  2.0
 11 Levyson,Moe              2140 13w015s1 2w0 4s0 6w0  1.0
 12 Xuson,Ted                1275  1+14+16+ 3- 5+  4.0
 13 Foxson,Gus               1033 11s1 1w115+ 2w0 4w½  3.5
 14 Haasson,Moe              2048 10w112- 1w016w1 3s0  2.0
 15 Bakerson,Sue             1783  9w½11w013- 1s1 2s½  2.0
 16 O'Harason,Hal            1072  8w½10s112-14s0 1w1  2.5
`))(t)
	said := fmt.Sprint(problems(res))
	for _, want := range []string{"Open, Brown-Webbson,Kit: line 6: its columns have run together",
		"Open, Haasson,Moe: line 15: its columns have run together", "round 1, Xuson,Ted: line 13", "the game is not entered"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said:\n%s", want, said)
		}
	}
}
