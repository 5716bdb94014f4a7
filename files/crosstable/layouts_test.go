package crosstable

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// game is a row's round in the invented event below.
type game struct {
	opp     int // place
	outcome model.Outcome
}

type invented struct {
	name   string
	rating int
	games  []game
}

func (p *invented) score() model.Points {
	var sum model.Points
	for _, g := range p.games {
		sum += schemes[0].worth(g.outcome)
	}
	return sum
}

var givenNames = strings.Fields("Ada Bo Cyd Dov Eli Fay Gus Hal Ida Jo Kit Lou Moe Ned Ola Pat Quin Roy Sue Ted")
var familyNames = strings.Fields("Baker O'Hara Li St.John Brown-Webb Dube HILL W. B. Unruh Levy Xu Fox Haas")

// invent plays a small Swiss: opponents at random, no pair twice, byes, half
// byes, forfeits and absences; then renumbers by place.
func invent(r *rand.Rand, n, rounds int) []invented {
	ps := make([]invented, n)
	for i := range ps {
		ps[i].name = givenNames[r.IntN(len(givenNames))] + " " + familyNames[r.IntN(len(familyNames))]
		if r.IntN(4) > 0 {
			ps[i].rating = 100 + r.IntN(2500)
		}
	}
	met := map[[2]int]bool{}
	for range rounds {
		order, free := r.Perm(n), -1
		paired := make([]bool, n)
		for _, i := range order {
			if paired[i] {
				continue
			}
			paired[i] = true
			j := slices.IndexFunc(order, func(j int) bool { return !paired[j] && !met[[2]int{i, j}] })
			if x := r.IntN(20); j < 0 || x < 2 {
				o := []model.Outcome{model.HalfBye, model.Absent}[x%2]
				if j < 0 && free < 0 {
					o, free = model.PairingBye, i
				}
				ps[i].games = append(ps[i].games, game{0, o})
				continue
			}
			j = order[j]
			paired[j], met[[2]int{i, j}], met[[2]int{j, i}] = true, true, true
			o := []model.Outcome{model.Win, model.Win, model.Loss, model.Loss, model.Draw, model.Win, model.Loss, model.Draw,
				model.ForfeitWin}[r.IntN(9)]
			ps[i].games = append(ps[i].games, game{j + 1, o})
			ps[j].games = append(ps[j].games, game{i + 1, o.Opposite()})
		}
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(ps[b].score() - ps[a].score()) })
	placeOf := make([]int, n+1)
	for k, i := range order {
		placeOf[i+1] = k + 1
	}
	out := make([]invented, n)
	for k, i := range order {
		out[k] = ps[i]
		for g := range out[k].games {
			out[k].games[g].opp = placeOf[out[k].games[g].opp]
		}
	}
	return out
}

// lay prints the event with a separator, as a US program would.
func lay(ps []invented, sep string, pad bool) string {
	rows := [][]string{{"#", "Name", "Rtng"}}
	for n := range ps[0].games {
		rows[0] = append(rows[0], fmt.Sprintf("Rd %d", n+1))
	}
	rows[0] = append(rows[0], "Tot", "TBrk[S]")
	for i, p := range ps {
		rating := "unr."
		if p.rating > 0 {
			rating = fmt.Sprint(p.rating)
		}
		row := []string{fmt.Sprint(i + 1), p.name, rating}
		for _, g := range p.games {
			c := string(g.outcome.US())
			if g.opp > 0 {
				c += fmt.Sprint(g.opp)
			} else {
				c += "---"
			}
			row = append(row, c)
		}
		rows = append(rows, append(row, p.score().String(), model.Points(i*7%40).String()))
	}
	var b strings.Builder
	for _, row := range rows {
		for k, c := range row {
			if pad {
				c = fmt.Sprintf("%-[2]*[1]s", c, []int{4, 22, 6}[min(k, 2)])
			}
			if k > 0 {
				b.WriteString(sep)
			}
			b.WriteString(c)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestAnyLayout: whatever stands between the columns, or nothing, the event
// that comes out is the one that went in.
func TestAnyLayout(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 7))
		ps := invent(r, 6+r.IntN(40), 3+r.IntN(5))
		if seed < 3 {
			ps = invent(r, 100+r.IntN(60), 8+r.IntN(3))
		}
		for name, text := range map[string]string{"tabs": lay(ps, "\t", false), "blanks": lay(ps, " ", false),
			"padded": lay(ps, " ", true), "bars": lay(ps, " | ", true), "glued": lay(ps, "", false)} {
			tables, lost := findTables(sourceLines(text))
			if len(tables) != 1 || len(lost) > 0 {
				t.Fatalf("seed %d, %s: %d tables, lost %v\n%s", seed, name, len(tables), lost, text)
			}
			b := newBuilder(tables[0])
			s := b.section()
			wrong := problems(Result{Problems: b.problems.Grave()}) // that a glued row may be read otherwise is no error
			if len(s.Players) != len(ps) {
				t.Fatalf("seed %d, %s: %d of %d players\n%s\n%s", seed, name, len(s.Players), len(ps), wrong, text)
			}
			at := map[int]int{} // place → index in the sheet, by name, rating and games
			sh := model.NewSheet(&model.Tournament{}, s, len(s.Rounds))
			for i, id := range b.ids {
				at[i+1] = sh.Index(id)
			}
			for i, p := range ps {
				l := sh.Lines[at[i+1]]
				if l.Name != p.name || int(l.Rating) != p.rating {
					t.Errorf("seed %d, %s: %q %d read as %q %d", seed, name, p.name, p.rating, l.Name, l.Rating)
				}
				for n, g := range p.games {
					c := l.Cells[n]
					if c.Outcome != g.outcome && !(g.outcome == model.PairingBye && c.Outcome == model.FullBye) ||
						g.opp > 0 && c.Opponent != at[g.opp] || g.opp == 0 && c.Opponent >= 0 {
						t.Fatalf("seed %d, %s: row %d round %d: want %v %d, got %v %d\n%s\n%s", seed, name, i+1, n+1, g.outcome, g.opp, c.Outcome,
							c.Opponent, wrong, text)
					}
				}
			}
			if wrong != "" {
				t.Errorf("seed %d, %s: %s", seed, name, wrong)
			}
		}
	}
}

// TestALineWithoutAPlaceIsRead: its number stands in brackets, and the others' cells name it.
func TestALineWithoutAPlaceIsRead(t *testing.T) {
	got, err := ReadText("No.  Name  Rnd 1  Rnd 2  Rnd 3  Pts\n---  ----  -----  -----  -----  ---\n" +
		"  1  Ash    W4     D2     W3    2.5\n  2  Bea    W3     D1     W4    2.5\n  3  Cai    L2     W4     L1    1.0\n" +
		"(4)  Dee    L1     L3     L2    0.0\n")
	if err != nil || len(got.Problems) > 0 {
		t.Fatal(err, got.Problems)
	}
	if s := got.Tournament.Sections[0]; len(s.Players) != 4 || s.Players[3].Name != "Dee" || len(s.Rounds[0].Pairings) != 2 {
		t.Errorf("%+v, %+v", s.Players, s.Rounds[0])
	}
}
