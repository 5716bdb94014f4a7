package tiebreaks_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// randomEvent draws a Swiss section of players, or of teams with boards. With
// calm every game is played.
func randomEvent(n, rounds int, teams, calm bool, rnd *rand.Rand) *model.Section {
	s := &model.Section{ID: 1, Name: "Random", Planned: rounds, Scoring: model.Classic(2*model.One, model.One, 4)}
	if teams {
		s.Kind, s.Boards = model.TeamEvent, 4
	}
	for i := range n {
		e := model.Entry{ID: model.ID(1000 + i), Number: i + 1, Name: fmt.Sprintf("P%02d", i+1)}
		if teams {
			tm := model.Team{Entry: e}
			for b := range 4 {
				id := model.ID(1 + 4*i + b)
				s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: fmt.Sprint(id)},
					Rating: model.Rating(1500 + rnd.IntN(900))})
				tm.Roster = append(tm.Roster, id)
			}
			s.Teams = append(s.Teams, tm)
		} else {
			s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(1000 + rnd.IntN(1500))})
		}
	}
	for range rounds {
		s.Rounds = append(s.Rounds, randomRound(s, calm, rnd))
	}
	return s
}

func randomRound(s *model.Section, calm bool, rnd *rand.Rand) model.Round {
	var rd model.Round
	es := s.Entries()
	order := rnd.Perm(len(es))
	for len(order) > 0 {
		a := es[order[0]].ID
		if len(order) == 1 || !calm && rnd.IntN(8) == 0 {
			o := model.PairingBye
			if len(order) > 1 {
				o = []model.Outcome{model.HalfBye, model.ZeroBye, model.FullBye, model.Absent}[rnd.IntN(4)]
			}
			rd.Pairings = append(rd.Pairings, model.Pairing{Sides: [2]model.ID{a}, Outcomes: [2]model.Outcome{o}})
			order = order[1:]
			continue
		}
		b := es[order[1]].ID
		order = order[2:]
		p := model.Pairing{Board: len(rd.Pairings) + 1, Sides: [2]model.ID{a, b}, Outcomes: result(calm, rnd)}
		if s.Team() && p.Outcomes[0].Played() {
			for k := range 4 {
				p.Games = append(p.Games, model.Game{Players: [2]model.ID{s.TeamByID(a).Roster[k], s.TeamByID(b).Roster[k]}, White: uint8(k % 2),
					Outcomes: result(true, rnd)})
			}
			p = s.Settle(p)
		}
		rd.Pairings = append(rd.Pairings, p)
	}
	return rd
}

func result(calm bool, rnd *rand.Rand) [2]model.Outcome {
	all := [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win},
		{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin}, {model.DoubleForfeit, model.DoubleForfeit}}
	if calm || rnd.IntN(6) > 0 {
		return all[rnd.IntN(3)]
	}
	return all[3+rnd.IntN(3)]
}

// drawEvent draws size and course of an event.
func drawEvent(t *rapid.T, calm bool) *model.Section {
	n, rounds := rapid.IntRange(3, 12).Draw(t, "participants"), rapid.IntRange(1, 9).Draw(t, "rounds")
	if calm && n%2 == 1 {
		n++
	}
	return randomEvent(n, rounds, rapid.Bool().Draw(t, "teams"), calm, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1)))
}

// everyUse is each record bare, with its modifiers and with its scores.
var everyUse = sync.OnceValue(func() (out []tiebreaks.Use) {
	for _, tb := range catalogue.All {
		codes := append([]string{tb.Code}, tb.Forms()...)
		if tb.Allows(tiebreaks.ModScore) {
			codes = append(codes, tb.Code+":MP", tb.Code+":GP")
		}
		for _, c := range codes {
			if u, err := catalogue.Parse(c); err == nil {
				out = append(out, u)
			}
		}
	}
	return out
})

// everything is every legal use for the section.
func everything(s *model.Section) []tiebreaks.Use {
	return slices.DeleteFunc(slices.Clone(everyUse()), func(u tiebreaks.Use) bool {
		return u.Score != "" && !s.Team() || tiebreaks.Legal(u, s) != nil
	})
}

// batches is everything in few lists: the values of all tie-breaks do not depend
// on what stands before them, so they can share one; those between the tied, and
// those that no list may hold beside others, come alone.
func batches(s *model.Section) [][]tiebreaks.Use { return inBatches(everything(s)) }

func inBatches(uses []tiebreaks.Use) [][]tiebreaks.Use {
	var shared []tiebreaks.Use
	var out [][]tiebreaks.Use
	for _, u := range uses {
		if tb := u.TieBreak; tb.Among != nil || tb.Score || tb.Ends || u.R {
			out = append(out, []tiebreaks.Use{u})
		} else {
			shared = append(shared, u)
		}
	}
	return append(out, shared)
}

// TestRenumbering: other starting numbers change no value and no rank, but for
// the starting number itself, for a knock-out, in which it is the seed, and for a
// Keizer table, whose first order it decides between those with the same rating.
func TestRenumbering(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		s.Ranking.Lots = 7
		rules := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules")
		perm := rapid.Permutation(s.Entries()).Draw(t, "order")
		o := *s
		o.Players, o.Teams = slices.Clone(s.Players), slices.Clone(s.Teams)
		for k, e := range perm {
			for i := range o.Players {
				if !o.Team() && o.Players[i].ID == e.ID {
					o.Players[i].Number = k + 1
				}
			}
			for i := range o.Teams {
				if o.Teams[i].ID == e.ID {
					o.Teams[i].Number = k + 1
				}
			}
		}
		sheet, renumbered := model.NewSheet(event(s), s, len(s.Rounds)), model.NewSheet(event(&o), &o, len(s.Rounds))
		for _, list := range batches(s) {
			list = slices.DeleteFunc(list, func(u tiebreaks.Use) bool { return u.TieBreak.Code == "TPN" || u.TieBreak.Heads })
			a := must.Have(catalogue.Rank(sheet, list, rules))(t)
			b := must.Have(catalogue.Rank(renumbered, list, rules))(t)
			for _, p := range a.Places {
				q := b.Places[b.PlaceOf(b.Sheet.Index(a.Sheet.Lines[p.Index].ID))]
				if p.Rank != q.Rank {
					t.Fatalf("%v (%s): %s has rank %d, renumbered %d", list, rules.Code, a.Sheet.Lines[p.Index].Name, p.Rank, q.Rank)
				}
				for col, c := range p.Cells {
					if c.Value != q.Cells[col].Value {
						t.Fatalf("%s (%s): %s has %s, renumbered %s", a.Columns[col].Code, rules.Code, a.Sheet.Lines[p.Index].Name,
							c.Text, q.Cells[col].Text)
					}
				}
			}
		}
	})
}

// TestWhatIsTakenIsHeeded: each modifier that a record takes makes another value, or another order, of it in some event.
func TestWhatIsTakenIsHeeded(t *testing.T) {
	t.Parallel()
	other := strings.NewReplacer("H0", "H1", "W12.11.10.9", "W1.2.3.4") // where the example of the row is what holds without it
	idle := map[string]string{}                                         // the code of each form, and that of the bare one
	for _, tb := range catalogue.All {
		if tb.Code == "OWN" {
			continue // its values are entered by hand
		}
		for _, form := range tb.Forms() {
			idle[form] = tb.Code
		}
	}
	for n := range uint64(400) {
		rnd := rand.New(rand.NewPCG(n, 7))
		s := randomEvent(4+2*rnd.IntN(3), 2+rnd.IntN(3), n%2 == 1, n%3 == 0, rnd)
		for i := range s.Players {
			if rnd.IntN(4) == 0 {
				s.Players[i].Rating = 0
			}
		}
		sh := model.NewSheet(event(s), s, len(s.Rounds))
		for form, bare := range idle {
			if without := ranked(sh, bare, n); without != ranked(sh, form, n) || without != ranked(sh, other.Replace(form), n) {
				delete(idle, form)
			}
		}
	}
	for form, bare := range idle {
		t.Errorf("%s is always as %s: the record of %s takes a modifier and does not ask its field of Use", form, bare, bare)
	}
}

// ranked are the values of a tie-break with the order that comes of them, "" where it cannot be used.
func ranked(sh *model.Sheet, code string, n uint64) (text string) {
	u, err := catalogue.Parse(code)
	if err != nil || tiebreaks.Legal(u, sh.Section) != nil {
		return ""
	}
	st, err := catalogue.Rank(sh, []tiebreaks.Use{u}, tiebreaks.RuleSets[n%uint64(len(tiebreaks.RuleSets))])
	if err != nil {
		return ""
	}
	for _, p := range st.Places {
		text += fmt.Sprint(p.Index)
		for _, c := range p.Cells[1:] {
			text += " " + c.Text
		}
		text += "\n"
	}
	return text
}

// TestCutsNeverRaise: leaving values out of a sum makes it no greater, leaving
// more out no greater still.
func TestCutsNeverRaise(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		rules := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules")
		var list []tiebreaks.Use // each bare, and with one, two and three cuts behind it
		for _, tb := range catalogue.All {
			if !tb.Allows(tiebreaks.ModCut) || tb.Join != tiebreaks.Sum || tiebreaks.LegalOn(tiebreaks.Use{TieBreak: tb}, s.Team()) != nil {
				continue
			}
			for _, form := range []string{"", "/C1", "/C2", "/C3"} {
				u := must.Have(catalogue.Parse(tb.Code + form))(t)
				list = append(list, u)
			}
		}
		st := must.Have(catalogue.Rank(model.NewSheet(event(s), s, len(s.Rounds)), list, rules))(t)
		for _, p := range st.Places {
			for col := 2; col < len(p.Cells); col++ {
				u := st.Columns[col]
				if u.TieBreak == st.Columns[col-1].TieBreak && p.Cells[col].Value > p.Cells[col-1].Value {
					t.Fatalf("%s of %s rises to %s", u.Code, st.Sheet.Lines[p.Index].Name, p.Cells[col].Text)
				}
			}
		}
	})
}

// TestBuchholzAfterAllPlayAll: when everybody has met everybody once, Buchholz is
// the sum of all scores less one's own, and orders nobody.
func TestBuchholzAfterAllPlayAll(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := 2 * rapid.IntRange(2, 6).Draw(t, "pairs")
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2))
		s := randomEvent(n, 0, false, true, rnd)
		for r := range n - 1 { // the circle method
			var rd model.Round
			for k := range n / 2 {
				a, b := (r+k)%(n-1), (r+n-1-k)%(n-1)
				if k == 0 {
					b = n - 1
				}
				rd.Pairings = append(rd.Pairings, model.Pairing{Board: k + 1, Sides: [2]model.ID{s.Players[a].ID, s.Players[b].ID},
					Outcomes: result(true, rnd)})
			}
			s.Rounds = append(s.Rounds, rd)
		}
		for _, rules := range tiebreaks.RuleSets {
			u, _ := catalogue.Parse("BH")
			st := must.Have(catalogue.Rank(model.NewSheet(event(s), s, n-1), []tiebreaks.Use{u}, rules))(t)
			for _, p := range st.Places {
				if p.DecidedBy == 1 {
					t.Fatalf("%s: Buchholz separates %s", rules.Code, st.Sheet.Lines[p.Index].Name)
				}
			}
		}
	})
}

// TestEditionsAgree: when every game was played all rule sets give the same.
func TestEditionsAgree(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, true)
		sheet := model.NewSheet(event(s), s, len(s.Rounds))
		for _, list := range batches(s) {
			list = slices.DeleteFunc(list, func(u tiebreaks.Use) bool { return u.Low > 0 && u.TieBreak.Type == tiebreaks.C })
			var want *tiebreaks.Standings
			sets := tiebreaks.RuleSets
			if len(list) == 1 {
				sets = tiebreaks.RuleSets[1:4] // three of the most different are enough for what seldom depends on them
			}
			for _, rules := range sets {
				st := must.Have(catalogue.Rank(sheet, list, rules))(t)
				if want == nil {
					want = st
				}
				for k, p := range st.Places {
					q := want.Places[k]
					if p.Index != q.Index || p.Rank != q.Rank {
						t.Fatalf("%s and %s order differently", rules.Code, want.Rules.Code)
					}
					for col, c := range p.Cells {
						if c.Value != q.Cells[col].Value {
							t.Fatalf("%s: %s and %s differ", st.Columns[col].Code, rules.Code, want.Rules.Code)
						}
					}
				}
			}
		}
		for _, code := range []string{"BH/C1", "SOLKOFF"} { // cuts agree too, but for the rule set that cuts by the number of rounds
			u, _ := catalogue.Parse(code)
			var want *tiebreaks.Standings
			for _, rules := range tiebreaks.RuleSets {
				if rules.CutsByRounds {
					continue
				}
				st := must.Have(catalogue.Rank(sheet, []tiebreaks.Use{u}, rules))(t)
				if want == nil {
					want = st
				}
				if order(st) != order(want) {
					t.Fatalf("%s: %s and %s differ", code, rules.Code, want.Rules.Code)
				}
			}
		}
	})
}

// TestRulesMatterWhereDeclared: only records that say so depend on the rule set
// for unplayed rounds.
func TestRulesMatterWhereDeclared(t *testing.T) {
	t.Parallel()
	differs := map[string]bool{}
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		s.Ranking.Lots = 3
		sheet := model.NewSheet(event(s), s, len(s.Rounds))
		for _, list := range batches(s) {
			var want *tiebreaks.Standings
			sets := tiebreaks.RuleSets
			if len(list) == 1 {
				sets = tiebreaks.RuleSets[1:4] // three of the most different are enough for what seldom depends on them
			}
			for _, rules := range sets {
				st := must.Have(catalogue.Rank(sheet, list, rules))(t)
				if want == nil {
					want = st
				}
				for i := range st.Sheet.Lines {
					a, b := want.Places[want.PlaceOf(i)].Cells, st.Places[st.PlaceOf(i)].Cells
					for col, u := range st.Columns {
						if a[col].Value == b[col].Value {
							continue
						}
						if !u.TieBreak.Rules {
							t.Fatalf("%s: %s by %s, %s by %s", u.Code, a[col].Text, want.Rules.Code, b[col].Text, rules.Code)
						}
						differs[u.TieBreak.Code] = true
					}
				}
			}
		}
	})
	if testing.Short() {
		return // a few events need not show a difference
	}
	for _, tb := range catalogue.All {
		if tb.Rules && !differs[tb.Code] {
			t.Errorf("%s says that it depends on the rule set, and never did", tb.Code)
		}
	}
}

// TestExplainEverything opens every cell and compares every two neighbours of
// random events: no formula is empty where there is a value, no sentence is.
func TestExplainEverything(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		s.Ranking.Lots = 5
		uses := slices.DeleteFunc(everything(s), func(u tiebreaks.Use) bool { return u.TieBreak.Ends || u.TieBreak.Score || u.R })
		rules := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules")
		last := &s.Rounds[len(s.Rounds)-1]
		if rapid.Bool().Draw(t, "last round open") {
			for k := range last.Pairings {
				if p := &last.Pairings[k]; !p.IsBye() {
					*p = model.Pairing{Board: p.Board, Sides: p.Sides}
				}
			}
		}
		st := must.Have(catalogue.Rank(model.NewSheet(event(s), s, rapid.IntRange(1, len(s.Rounds)).Draw(t, "after")), uses, rules))(t)
		for k, p := range st.Places {
			for col, c := range p.Cells {
				e, again := st.Explain(p.Index, col), st.Opened(p.Index, col) // what is made a second time is what was made first
				if again.Value != c.Value || again.Text != c.Text || again.Defined != c.Defined || again.Note.String() != c.Note.String() {
					t.Fatalf("%s: %+v, opened %+v", st.Columns[col].Code, c, again)
				}
				if e.Who == "" || e.TieBreak.Empty() || e.Rule.Empty() || len(e.Lines) != len(again.Parts) {
					t.Fatalf("%s: %+v", st.Columns[col].Code, e)
				}
				if c.Defined && c.Tie() == nil && e.Formula == "" {
					t.Fatalf("%s has no formula", st.Columns[col].Code)
				}
			}
			if k > 0 && st.Why(st.Places[k-1].Index, p.Index).Empty() {
				t.Fatal("no reason")
			}
		}
	})
}

// TestDecidedBy: the column that is said to separate two neighbours is the first
// in which they differ, in the right direction; who differs in none shares the
// rank.
func TestDecidedBy(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawEvent(t, false)
		uses := slices.DeleteFunc(everything(s), func(u tiebreaks.Use) bool { return u.TieBreak.Ends || u.TieBreak.Score || u.R })
		list := rapid.SliceOfNDistinct(rapid.SampledFrom(uses), 1, 4, func(u tiebreaks.Use) string { return u.Code }).Draw(t, "list")
		rules := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules")
		st := must.Have(catalogue.Rank(model.NewSheet(event(s), s, len(s.Rounds)), list, rules))(t)
		for k := 1; k < len(st.Places); k++ {
			p, q := &st.Places[k-1], &st.Places[k]
			if (q.DecidedBy == len(st.Columns)) != (p.Rank == q.Rank) || p.Rank != q.Rank && q.Rank != k+1 {
				t.Fatalf("place %d: rank %d after %d, decided by %d", k+1, q.Rank, p.Rank, q.DecidedBy)
			}
			for col, u := range st.Columns {
				x, y := &p.Cells[col], &q.Cells[col]
				switch ahead := x.Value > y.Value != u.TieBreak.Lower; {
				case col > q.DecidedBy || u.TieBreak.Among != nil && col < q.DecidedBy:
				case col < q.DecidedBy && (x.Value != y.Value || x.Defined != y.Defined):
					t.Fatalf("place %d: %s differs before %s decides", k+1, u.Code, st.Columns[q.DecidedBy].Code)
				case col == q.DecidedBy && u.TieBreak.Among != nil && x.Value >= y.Value:
					t.Fatalf("place %d: %s gives %s and %s", k+1, u.Code, x.Text, y.Text)
				case col == q.DecidedBy && u.TieBreak.Among == nil && x.Defined && y.Defined && (x.Value == y.Value || !ahead):
					t.Fatalf("place %d: %s decides with %s against %s", k+1, u.Code, x.Text, y.Text)
				}
			}
		}
	})
}

// TestNothingPlayed ranks events without rounds and without participants.
func TestNothingPlayed(t *testing.T) {
	t.Parallel()
	for _, teams := range []bool{false, true} {
		for _, n := range []int{0, 1, 5} {
			s := randomEvent(n, 0, teams, true, rand.New(rand.NewPCG(1, 1)))
			s.Planned = 0
			sheet := model.NewSheet(event(s), s, 0)
			for _, list := range batches(s) {
				for _, rules := range tiebreaks.RuleSets {
					st, err := catalogue.Rank(sheet, list, rules)
					if err != nil || len(st.Places) != n {
						t.Fatalf("%v: %v", list, err)
					}
				}
			}
		}
	}
}

// TestFirstWhateverTheMissingGames: in a Swiss, direct encounter puts a player
// alone in front exactly when every outcome of the games that were not played
// would.
func TestFirstWhateverTheMissingGames(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 4).Draw(t, "tied")
		s := randomEvent(n, 0, false, true, rand.New(rand.NewPCG(3, 3)))
		var missing [][2]int
		score := make([]int, n)
		rd := model.Round{}
		for a := range n {
			for b := range a {
				r := rapid.IntRange(0, 5).Draw(t, "result")
				if r > 2 {
					missing = append(missing, [2]int{a, b})
					continue
				}
				score[a] += r
				score[b] += 2 - r
				rd = model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{s.Players[a].ID, s.Players[b].ID},
					Outcomes: [][2]model.Outcome{{model.Loss, model.Win}, {model.Draw, model.Draw}, {model.Win, model.Loss}}[r]}}}
				s.Rounds = append(s.Rounds, rd)
			}
		}
		if len(missing) == 0 {
			t.Skip("all have met: the scores decide, and then again among those still level")
		}
		sh := model.NewSheet(event(s), s, len(s.Rounds))
		members := make([]int, n)
		for i := range members {
			members[i] = i
		}
		rules, _ := tiebreaks.RulesByCode("fide2026")
		u, _ := catalogue.Parse("DE")
		g := tiebreaks.NewGroup(tiebreaks.NewWork(sh, rules, model.GamePoints), u, members)
		u.TieBreak.Among(g)
		first := -1 // who is alone in front in every completion
		for c := range pow3(len(missing)) {
			full := slices.Clone(score)
			for _, m := range missing {
				full[m[0]] += c % 3
				full[m[1]] += 2 - c%3
				c /= 3
			}
			best := slices.Max(full)
			lead := slices.Index(full, best)
			if slices.Contains(full[lead+1:], best) {
				lead = -1
			}
			if lead < 0 || first >= 0 && first != lead {
				first = -2
				break
			}
			first = lead
		}
		alone := -2
		if k := slices.Index(g.Places, 1); !slices.Contains(g.Places[k+1:], 1) {
			alone = k
		}
		if first != alone {
			t.Fatalf("alone in front: %d, by all outcomes of %v on top of %v: %d", alone, missing, score, first)
		}
	})
}

func pow3(n int) int {
	p := 1
	for range n {
		p *= 3
	}
	return p
}
