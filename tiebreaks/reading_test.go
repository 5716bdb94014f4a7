package tiebreaks_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/readtest"
)

// TestEveryExplanationIsRead reads every explanation of every fixture: each tie-break that is legal there, of every
// participant. What is printed, added up, comes to the value that decided. With -short the fixtures of FIDE's commission.
func TestEveryExplanationIsRead(t *testing.T) {
	t.Parallel()
	for file := range fixtures(t) {
		if testing.Short() && !strings.Contains(file, "tec-") {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".trf"), func(t *testing.T) {
			t.Parallel()
			tour, s := open07(t, file)
			s.Ranking.Lots = 7
			readAll(t, tour, s, catalogue.RulesFor(tour, s))
		})
	}
	for _, s := range []*model.Section{team7(t), swiss15(t)} {
		for _, rules := range tiebreaks.RuleSets {
			readAll(t, event(s), s, rules)
		}
	}
}

// TestDrawnExplanationsAreRead reads those of random events under every rule set: of each event every fourth
// tie-break, with WALLCHART_EVERY_DRAW all.
func TestDrawnExplanationsAreRead(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		s.Ranking.Lots = 7
		if rapid.Bool().Draw(t, "three for a win") {
			s.Scoring.Win, s.Scoring.Draw, s.Scoring.PairingBye, s.Scoring.FullBye = 3*model.One, model.One, 3*model.One, 3*model.One
			for r := range s.Rounds { // the boards of matches are settled anew
				for k := range s.Rounds[r].Pairings {
					s.Rounds[r].Pairings[k] = s.Settle(s.Rounds[r].Pairings[k])
				}
			}
		}
		rules, first := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules"), rapid.IntRange(0, 3).Draw(t, "first")
		var some []tiebreaks.Use
		for k, u := range everything(s) {
			if k%4 == first || os.Getenv("WALLCHART_EVERY_DRAW") != "" {
				some = append(some, u)
			}
		}
		readUses(t, event(s), s, rules, some)
	})
}

type fataler interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

func readAll(t fataler, tour *model.Tournament, s *model.Section, rules tiebreaks.Rules) {
	readUses(t, tour, s, rules, everything(s))
}

func readUses(t fataler, tour *model.Tournament, s *model.Section, rules tiebreaks.Rules, uses []tiebreaks.Use) {
	sh := model.NewSheet(tour, s, len(s.Rounds))
	ear := newListener(t, sh)
	for _, list := range inBatches(uses) {
		st := must.Have(catalogue.Rank(sh, list, rules))(t)
		for _, note := range st.Notes {
			if problem := ear.problem(note); problem != "" {
				t.Fatal(problem)
			}
		}
		for k := range st.Places {
			for col := range st.Columns {
				if problems := readCell(ear, st, k, col); len(problems) > 0 {
					p := &st.Places[k]
					t.Fatalf("%s (%s) of %s: %s\n%+v", st.Columns[col].Code, rules.Code, sh.Lines[p.Index].Name,
						strings.Join(problems, "\n"), st.Explain(p.Index, col))
				}
			}
			if k > 0 {
				if problem := readWhy(ear, st, k-1, k); problem != "" {
					t.Fatalf("%s (%s): %s", st.Columns[len(st.Columns)-1].Code, rules.Code, problem)
				}
			}
		}
	}
}

// readCell reads one explanation, and holds the number it comes to against the one by which the place was decided.
func readCell(ear *listener, st *tiebreaks.Standings, k, col int) []string {
	p := &st.Places[k]
	c, u := &p.Cells[col], st.Columns[col]
	e := st.Explain(p.Index, col)
	problems := printed(e).Problems()
	for _, l := range e.Lines { // the round is the one in which they met
		if l.OpponentIndex >= 0 && st.Sheet.Lines[p.Index].Cells[l.Round-1].Opponent != l.OpponentIndex {
			problems = append(problems, fmt.Sprintf("%s was not met in round %d", l.Opponent, l.Round))
		}
	}
	for _, text := range texts(&e) {
		if problem := ear.problem(text); problem != "" {
			problems = append(problems, problem)
		}
	}
	if got, want := e.Value, "-"; !c.Defined && c.Tie() == nil && u.TieBreak.Among == nil && got != want {
		problems = append(problems, fmt.Sprintf("%s is printed, and there is no value", got))
	}
	if v, ok := signed(e.Value); c.Defined && (!ok || v != c.Value) {
		problems = append(problems, fmt.Sprintf("%s is printed, %d hundredths count", e.Value, c.Value))
	}
	if c.Defined && c.Tie() == nil && e.Formula == "" {
		problems = append(problems, "there is no sum")
	}
	if c.Tie() != nil {
		problems = append(problems, readTie(st, p, col, e)...)
	}
	return problems
}

func printed(e tiebreaks.Explanation) readtest.Printed {
	out := readtest.Printed{Value: e.Value, Formula: e.Formula, Notes: inWords(e.Notes)}
	for _, l := range e.Lines {
		out.Lines = append(out.Lines, readtest.Line{Amount: l.Amount, Note: l.Note.String(), Struck: l.Struck})
	}
	return out
}

// signed reads a number that may be negative.
func signed(text string) (tiebreaks.Value, bool) {
	rest, negative := strings.CutPrefix(text, "-")
	v, ok := tiebreaks.ParseValue(rest)
	if negative {
		v = -v
	}
	return v, ok
}

// readTie reads what a tie-break between the tied shows: its table adds up and is made of the lines; each step names
// everybody it was about, who has more before who has less, and in the order of the places.
func readTie(st *tiebreaks.Standings, p *tiebreaks.Place, col int, e tiebreaks.Explanation) (problems []string) {
	t := p.Cells[col].Tie()
	problem := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	notes, table := inWords(e.Notes), tableInWords(e.Table)
	if table != nil {
		for _, row := range table[1:] {
			var sum tiebreaks.Value
			for _, text := range row[1 : len(row)-1] {
				if v, ok := signed(text); ok {
					sum += v
				}
			}
			last, _ := signed(row[len(row)-1])
			if d := sum - last; d < -3 || d > 3 { // averages of several games are printed rounded
				problem("%v does not add up", row)
			}
			if row[0] == e.Who && !strings.Contains(strings.Join(notes, " "), "points among") {
				for n, text := range row[1 : len(row)-1] {
					if v, games := lineMean(e, table[0][n+1]); games > 0 && v.Short() != text {
						problem("against %s the lines make %s, the table says %s", table[0][n+1], v.Short(), text)
					}
				}
			}
		}
	}
	for _, m := range t.Members() {
		if !strings.Contains(strings.Join(notes, " "), st.Sheet.Lines[m].Name) {
			problem("%s is not named among the tied", st.Sheet.Lines[m].Name)
		}
	}
	for k := range t.Splits() {
		problems = append(problems, readStep(st, t, &t.Splits()[k], e)...)
	}
	return append(problems, readLists(st, p, col)...)
}

// lineMean is the mean of the lines against one opponent.
func lineMean(e tiebreaks.Explanation, name string) (tiebreaks.Value, int) {
	var sum tiebreaks.Value
	n := 0
	for _, l := range e.Lines {
		if l.Opponent == name {
			v, _ := signed(l.Amount)
			sum += v
			n++
		}
	}
	return tiebreaks.Rounded(sum, tiebreaks.Value(max(1, n))), n
}

// readStep finds the sentence of a step and reads who had what.
func readStep(st *tiebreaks.Standings, t *tiebreaks.Tie, s *tiebreaks.Step, e tiebreaks.Explanation) (problems []string) {
	text, what := "", "Among them"
	if !s.What.Empty() {
		what = phrase.Sentence(s.What).String()
	}
	for _, n := range inWords(e.Notes) {
		if strings.HasPrefix(n, what+": ") && len(named(st, s.Members, n)) == len(s.Members) {
			text = n
		}
	}
	if text == "" {
		return []string{fmt.Sprintf("no note tells the step %q", s.What)}
	}
	had := named(st, s.Members, text)
	if e.Table != nil && len(s.Members) == len(t.Members()) && (s.What.Empty() || s.What.String() == st.Work().Primary.String()) {
		for _, row := range tableInWords(e.Table)[1:] {
			i := slices.IndexFunc(s.Members, func(i int) bool { return name(st, i) == row[0] })
			if v, _ := signed(row[len(row)-1]); had[s.Members[i]] != v {
				problems = append(problems, fmt.Sprintf("%q and %v differ", text, row))
			}
		}
	}
	place := func(i int) int { return t.Places()[slices.Index(t.Members(), i)] }
	tier := func(i int) int { return strings.Count(text[:strings.Index(text, name(st, i)+" ")], ", then ") }
	fewer := strings.Contains(text, "oard count of their match") // the lower is ahead
	some := strings.Contains(text, "whatever the missing games") || strings.Contains(text, "only who is strictly first")
	for _, a := range s.Members {
		for _, b := range s.Members {
			switch {
			case a == b:
			case tier(a) < tier(b) && (place(a) >= place(b) || had[a] == had[b] || had[a] < had[b] != fewer):
				problems = append(problems, fmt.Sprintf("%q puts %s before %s", text, name(st, a), name(st, b)))
			case tier(a) == tier(b) && had[a] != had[b] && !some:
				problems = append(problems, fmt.Sprintf("%q does not separate %s and %s", text, name(st, a), name(st, b)))
			}
		}
	}
	return problems
}

func name(st *tiebreaks.Standings, i int) string { return st.Sheet.Lines[i].Name }

// named reads "A 1.5, B 1 and C 0.5": who of the members has which number.
func named(st *tiebreaks.Standings, members []int, text string) map[int]tiebreaks.Value {
	out := map[int]tiebreaks.Value{}
	for _, i := range members {
		for rest, own := text, name(st, i)+" "; ; {
			_, after, found := strings.Cut(rest, own)
			if !found {
				break
			}
			if n := leading.FindString(after); n != "" {
				out[i], _ = signed(n)
				break
			}
			rest = after
		}
	}
	return out
}

// readLists compares printed lists, "board 1: 5", of everybody in the tie: the first difference makes the order.
func readLists(st *tiebreaks.Standings, p *tiebreaks.Place, col int) (problems []string) {
	t := p.Cells[col].Tie()
	mine := st.Explain(p.Index, col).Lines
	if len(mine) == 0 || mine[0].OpponentIndex >= 0 {
		return nil
	}
	own := t.Places()[slices.Index(t.Members(), p.Index)]
	for k, i := range t.Members() {
		want := 0
		theirs := st.Explain(i, col).Lines
		for n, l := range theirs[:min(len(mine), len(theirs))] {
			x, _ := signed(mine[n].Amount)
			y, _ := signed(l.Amount)
			if l.Note.String() != mine[n].Note.String() {
				problems = append(problems, fmt.Sprintf("%q is set against %q", mine[n].Note, l.Note))
			}
			if x != y {
				want = int(y - x)
				if strings.HasSuffix(l.Note.String(), "(the lower is ahead)") {
					want = -want
				}
				break
			}
		}
		if want == 0 && len(mine) != len(theirs) {
			continue
		}
		if got := own - t.Places()[k]; (got > 0) != (want > 0) || (got < 0) != (want < 0) {
			problems = append(problems, fmt.Sprintf("the lists put %s otherwise against %s", name(st, p.Index), name(st, i)))
		}
	}
	return problems
}

var (
	against   = regexp.MustCompile(`(\S+) against (\S+?)(?:,|\.$| match points\.| game points\.| points\.)`)
	twoScores = regexp.MustCompile(`([0-9.]+) (?:match points|game points|points) against ([0-9.]+?)\.$`)
	had       = regexp.MustCompile(`-?[0-9]+(?:\.[0-9]+)?(?:$|,| and| match| game| points)`)
	leading   = regexp.MustCompile(`^-?[0-9.]*[0-9]`)
	both      = regexp.MustCompile(`both have (.*?)(?:;| and nothing in the list)`)
)

// readWhy reads the sentence about two neighbours: what both have stands in both rows, and the two numbers that
// differ are those of the column that decided.
func readWhy(ear *listener, st *tiebreaks.Standings, a, b int) string {
	upper, lower := &st.Places[a], &st.Places[b]
	why := st.Why(upper.Index, lower.Index)
	if problem := ear.problem(why); problem != "" {
		return problem
	}
	text := why.String()
	col := lower.DecidedBy
	if m := both.FindStringSubmatch(text); m != nil {
		for _, n := range had.FindAllString(m[1], -1) {
			n = strings.TrimRight(n, ", abcdefghimnopst")
			has := func(p *tiebreaks.Place) bool {
				return slices.ContainsFunc(p.Cells[:col], func(c tiebreaks.Cell) bool { return c.Text == n })
			}
			if !has(upper) || !has(lower) {
				return fmt.Sprintf("%q: %s is not what both have", text, n)
			}
		}
	} else if col > 0 {
		return fmt.Sprintf("%q does not say what both have", text)
	}
	if col == len(st.Columns) || !upper.Cells[col].Defined || !lower.Cells[col].Defined {
		return ""
	}
	m := against.FindStringSubmatch(text)
	if col == 0 {
		m = twoScores.FindStringSubmatch(text)
	}
	switch tb := st.Columns[col].TieBreak; {
	case m == nil:
		return fmt.Sprintf("%q does not say what differs", text)
	case tb.Among == nil && (m[1] != upper.Cells[col].Text || m[2] != lower.Cells[col].Text):
		return fmt.Sprintf("%q: they have %s and %s", text, upper.Cells[col].Text, lower.Cells[col].Text)
	case m[1] == m[2]:
		return fmt.Sprintf("%q: nothing differs", text)
	}
	return ""
}

// TestTrophiesAreRead reads the explanation of every sum of every trophy.
func TestTrophiesAreRead(t *testing.T) {
	s := swiss15(t)
	for i := range s.Players {
		s.Players[i].Club = []string{"North", "South", "East"}[i%3]
	}
	for counting := 1; counting <= 6; counting++ {
		for per := 1; per <= 2; per++ {
			for _, own := range []bool{false, true} {
				trophy := model.Trophy{Counting: counting, PerClub: per, OwnBest: own, TieBreaks: []string{"SOLKOFF", "MODMED", "AVGOPP", "PERCENT"}}
				ts := must.Have(catalogue.NewTrophy(event(s), s, trophy, 0))(t)
				for k := range ts.Places {
					for col := range ts.Columns {
						e := ts.Explain(k, col)
						if problems := printed(e).Problems(); len(problems) > 0 {
							t.Errorf("best %d of %s, own best %v, %s: %s\n%+v", counting, e.Who, own, e.TieBreak, strings.Join(problems, "\n"), e)
						}
						if v, ok := signed(e.Value); !ok || v != ts.Places[k].Sums[col] {
							t.Errorf("%s is printed, %d hundredths count", e.Value, ts.Places[k].Sums[col])
						}
						for _, l := range e.Lines {
							c := ts.St().Places[ts.St().PlaceOf(l.OpponentIndex)].Cells[col]
							if v, ok := signed(l.Amount); !ok || v != c.Value || l.Opponent != name(ts.St(), l.OpponentIndex) {
								t.Errorf("%s of %s, who has %s", l.Amount, l.Opponent, c.Text)
							}
						}
					}
				}
			}
		}
	}
}

// TestReaderNotices: what the reader is there for. Each of these is a number that stands in for another.
func TestReaderNotices(t *testing.T) {
	for n, p := range []readtest.Printed{
		{Value: "26.5", Formula: "3.5×1 + 3×2 = 26.5", Lines: []readtest.Line{{Amount: "3.5×1"}, {Amount: "3×2"}}},
		{Value: "9.5", Formula: "3.5×1 + 3×2 = 9.5", Lines: []readtest.Line{{Amount: "3.5×1"}, {Amount: "3×1"}}},
		{Value: "9.5", Formula: "3.5×1 + 3×2 = 9.5", Lines: []readtest.Line{{Amount: "3.5×1"}, {Amount: "3×2", Struck: true}}},
		{Value: "9", Formula: "3.5×1 + 3×2 = 9.5", Lines: []readtest.Line{{Amount: "3.5×1"}, {Amount: "3×2"}}},
		{Value: "1800", Formula: "(1900 + 1700) ÷ 0 = 1800", Lines: []readtest.Line{{Amount: "1900"}, {Amount: "1700"}}},
		{Value: "2", Formula: "2 = 2", Lines: []readtest.Line{{Amount: "2", Note: "2.5, one bye as ½, so 2.5"}}},
		{Value: "0.83", Formula: "2.5÷3 = 0.83", Lines: []readtest.Line{{Amount: "2.5÷3"}}},
		{Value: "-"},
	} {
		if len(p.Problems()) == 0 {
			t.Errorf("%s: nothing is wrong with the number %d", p.Formula, n+1)
		}
	}
	right := readtest.Printed{Value: "1801", Formula: "(1900 + 1701) ÷ 2 = 1801",
		Notes: []string{"The mean is rounded to a whole number, .5 up."},
		Lines: []readtest.Line{{Amount: "1900"}, {Amount: "1701"}, {Amount: "(1500)"}, {Amount: "-"}}}
	if got := right.Problems(); got != nil {
		t.Error(strconv.Quote(strings.Join(got, "; ")))
	}
}
