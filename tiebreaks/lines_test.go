package tiebreaks_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/rules"
)

// mixed has games, a forfeit, byes of all kinds and a board without a result.
func mixed(t testing.TB) *model.Section {
	t.Helper()
	s := playerEvent(t, 6, "1-2 1, 3-4 +, 5 B, 6 H", "3-1 =, 5-2 0, 4 U, 6 B", "1-5 =, 4-3 1, 6-2 -", "2-4 1, 3-5 0, 1 H, 6 U", "1-6 1, 2-3 =")
	last := &s.Rounds[4]
	last.Pairings = append(last.Pairings, model.Pairing{Board: 3, Sides: [2]model.ID{4, 5}})
	return s
}

func mixedTeams(t testing.TB) *model.Section {
	t.Helper()
	return teamEvent(t, 4, "A-B 1=0=, C-D ++++, E bye", "A-C 1100, B-E 0=1=, D rest", "D-A 1=1+, E-C 01=1, B bye")
}

// show writes the lines of a cell: "1 P2 1.5: why", struck lines in square brackets, with the opponent's name where there is one.
func show(st *tiebreaks.Standings, who, column int) string {
	var out []string
	for _, l := range st.Explain(who, column).Lines {
		text := strings.TrimSpace(fmt.Sprintf("%d %s", l.Round, l.Opponent)) + " " + l.Amount
		if l.Round == 0 {
			text = strings.TrimSpace(l.Opponent + " " + l.Amount)
		}
		if !l.Note.Empty() {
			text += ": " + l.Note.String()
		}
		if l.Struck {
			text = "[" + text + "]"
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}

// TestLinesAreOfTheirRound: each line of each tie-break that names a round and an opponent names the opponent of that
// round; what was not played is called what it was; no line is of a round that was not.
func TestLinesAreOfTheirRound(t *testing.T) {
	for _, s := range []*model.Section{mixed(t), mixedTeams(t)} {
		sh := model.NewSheet(event(s), s, 0)
		for _, code := range []string{"fide2026", "fide2009", "us"} {
			rules := must.Have(tiebreaks.RulesByCode(code))(t)
			for _, uses := range batches(s) {
				st := must.Have(catalogue.Rank(sh, uses, rules))(t)
				for i := range sh.Lines {
					for col, u := range st.Columns {
						for _, l := range st.Explain(i, col).Lines {
							if l.OpponentIndex < -1 {
								t.Errorf("%s by %s: a line of opponent %d", u.Code, rules.Code, l.OpponentIndex)
							}
							if l.Round == 0 {
								continue
							}
							if l.Round < 1 || l.Round > sh.Rounds {
								t.Fatalf("%s by %s: a line of round %d", u.Code, rules.Code, l.Round)
							}
							cell := &sh.Lines[i].Cells[l.Round-1]
							if l.OpponentIndex >= 0 && l.OpponentIndex != cell.Opponent {
								t.Errorf("%s by %s, %s: %+v, of a round against %d", u.Code, rules.Code, sh.Lines[i].Name, l, cell.Opponent)
							}
							what, _, told := strings.Cut(l.Note.String(), ": ")
							if told && slices.ContainsFunc(allOutcomes(), func(o model.Outcome) bool { return o.String() == what }) &&
								what != cell.Outcome.String() {
								t.Errorf("%s by %s, %s: round %d was no %s", u.Code, rules.Code, sh.Lines[i].Name, l.Round, l.Note)
							}
						}
					}
				}
			}
		}
	}
}

func allOutcomes() (all []model.Outcome) {
	for o := model.Pending; o < model.Outcomes; o++ {
		all = append(all, o)
	}
	return all
}

// TestLinesOfOne opens values line by line. P1 beat P2 and P6, drew with P3 and P5 and had a half-point bye: 3½ points. P2
// beat P5 and P4, drew with P3 and won against P6 without play: 3½. Cumulatives: P1 1, 1½, 2, 2½, 3½ are 10½; P2 0, 1, 2, 3, 3½
// less 1 are 8½; P4 0, 0, 1, 1, 1 are 3; P5 1, 1, 1½, 2½, 2½ less 1 are 7½.
func TestLinesOfOne(t *testing.T) {
	for _, c := range []struct {
		code, rules string
		who         int
		want        string
	}{
		{"CUMULATIVE", "us", 0, "1 P2 1, 2 P3 1.5, 3 P5 2, 4 2.5, 5 P6 3.5, 4 -0.5: half-point bye: not won by playing"},
		{"CUMULATIVE/H0", "us", 0, "1 P2 1, 2 P3 1.5, 3 P5 2, 4 2.5, 5 P6 3.5"},
		{"HEAD2HEAD", "us", 1, "100: start, 1 P1 -1: lost to the same score"},
		{"ARRANZ", "plain", 0, "1 P2 1, 2 P3 0.6: draw with Black, 3 P5 0.4: draw with White, 5 P6 1"},
		{"KASHDAN", "us", 3, "1 P3 0: forfeit loss, 2 0: zero-point bye, 3 P3 4, 4 P2 1"},
		{"KASHDAN", "us", 0, "1 P2 4, 2 P3 2, 3 P5 2, 4 0: half-point bye, 5 P6 4"},
		{"OPPCUM", "us", 2, "2 P1 10.5, 3 P4 3, 4 P5 7.5, 5 P2 8.5"},
		{"OTB", "us", 2, "2 P1 1"},
	} {
		if got := show(standings(t, mixed(t), c.code, c.rules), c.who, 1); got != c.want {
			t.Errorf("%s of P%d:\n%s, want\n%s", c.code, c.who+1, got, c.want)
		}
	}
}

// TestNotesOfValues: the sentences under a value, all of them.
func TestNotesOfValues(t *testing.T) {
	rules := must.Have(tiebreaks.RulesByCode("fide2026"))(t)
	for code, want := range map[string][]string{"BH": {"Unplayed rounds count by the rules of " + rules.Name.String() + "."}, "WIN": nil,
		"PS": nil} {
		if got := inWords(standings(t, mixed(t), code, "fide2026").Explain(1, 1).Notes); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
	// Nobody has an unplayed round: by which rules they count is not said.
	calm := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 =, 2-4 =")
	if got := inWords(standings(t, calm, "BH", "fide2026").Explain(0, 1).Notes); len(got) != 0 {
		t.Errorf("%q", got)
	}
	if got := standings(t, calm, "BH", "fide2026").Worths(0, 0).String(); got != "In this section: win 1, draw 0.5, loss 0." {
		t.Errorf("%q", got)
	}
}

// TestExtendedExplained: A, B and C won a match each among themselves, A 3-1, B 2½-1½ and C 2½-1½: match points 2 each,
// game points A 4½, B 3½, C 4. The table and the lines show match points, each match once.
func TestExtendedExplained(t *testing.T) {
	s := teamEvent(t, 4, "A-B 1110, C bye", "B-C 1=10, A bye", "C-A 1=10, B bye")
	st := standings(t, s, "EDE", "fide2026")
	if got, want := order(st), "1 A, 2 C, 3 B"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	if got, want := show(st, 0, 1), "1 B 2, 3 C 0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	e := st.Explain(0, 1)
	if got, want := fmt.Sprint(tableInWords(e.Table)), "[[ A B C Score] [A × 2 0 2] [B 0 × 2 2] [C 2 0 × 2]]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := strings.Join(inWords(e.Notes), "|"), "Compared among A, B and C.|Game points: A 4.5, then C 4, then B 3.5.|"+
		"The table shows match points."; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := st.Why(0, 2).String(), "A stands above C: both have 4.0 match points; extended direct encounter, game points among the "+
		"3 tied: 4.5 against 4."; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestTwoGamesOfAPair: P1 and P2 played twice, 1 and ½ for P1, and each once against P3, who lost to P2 and drew P1; the pair
// counts with its average (C.07 6): P1 ¾ and ½, P2 ¼ and 1.
func TestTwoGamesOfAPair(t *testing.T) {
	s := playerEvent(t, 6, "1-2 1, 3-4 1, 5-6 1", "2-1 =, 3-5 1, 4-6 =", "1-3 =, 2-4 1, 6-5 1", "2-3 1, 1-4 1, 5-6 =")
	st := standings(t, s, "DE", "plain")
	g := tiebreaks.NewGroup(tiebreaks.NewWork(st.Sheet, st.Rules, model.GamePoints), st.Columns[1], []int{0, 1})
	rules.DE.Among(g)
	if got, want := fmt.Sprint(tableInWords(g.Table())), "[[ P1 P2 Score] [P1 × 0.75 0.75] [P2 0.25 × 0.25]]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := fmt.Sprint(g.Places); got != "[1 2]" {
		t.Error(got)
	}
}
