package tiebreaks_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/tiebreaks/rules"
)

// TestSinceIsTheWhole: after any change the values that are taken over and those that are worked out anew are together what
// everything worked out anew is, in all tie-breaks, step after step.
func TestSinceIsTheWhole(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2))
		s := randomEvent(rapid.IntRange(3, 16).Draw(t, "participants"), rapid.IntRange(1, 6).Draw(t, "rounds"),
			rapid.Bool().Draw(t, "teams"), false, rnd)
		s.Ranking.Lots = 7
		rules := rapid.SampledFrom(tiebreaks.RuleSets).Draw(t, "rules")
		lists := batches(s)
		list := lists[rapid.IntRange(0, len(lists)-1).Draw(t, "list")]
		if rapid.Bool().Draw(t, "all values") {
			list = lists[len(lists)-1]
		}
		var before, wholeBefore *tiebreaks.Standings
		for range 4 {
			sheet := model.NewSheet(event(s), s, len(s.Rounds))
			whole := must.Have(catalogue.Rank(sheet, list, rules))(t)
			part := must.Have(tiebreaks.Order(sheet, whole.Columns, whole.Rules, before))(t)
			sameStandings(t, part, whole, rnd)
			if before != nil { // what was shown keeps its values
				sameStandings(t, before, wholeBefore, rnd)
			}
			before, wholeBefore = part, whole
			s = altered(s, rnd)
			if rnd.IntN(12) == 0 {
				rules = tiebreaks.RuleSets[rnd.IntN(len(tiebreaks.RuleSets))]
			}
		}
	})
}

// altered is the section after one change: mostly a corrected result, sometimes anything else.
func altered(s *model.Section, rnd *rand.Rand) *model.Section {
	o := *s
	o.Rounds, o.Players, o.Teams = slices.Clone(s.Rounds), slices.Clone(s.Players), slices.Clone(s.Teams)
	switch rnd.IntN(14) {
	case 0:
		o.Rounds = append(o.Rounds, randomRound(s, false, rnd))
	case 1:
		o.Adjustments = append(slices.Clone(s.Adjustments), model.Adjustment{Who: s.Entries()[rnd.IntN(len(s.Entries()))].ID,
			Round: rnd.IntN(len(s.Rounds) + 1), Match: model.One, Games: model.Half, Reason: "decided"})
	case 2:
		o.Players[rnd.IntN(len(o.Players))].Rating += 37
	case 3:
		o.Scoring.Draw, o.Scoring.MatchDraw = o.Scoring.Draw+1, o.Scoring.MatchDraw+1
	case 4:
		o.Planned++
	case 5:
		o.Format = []model.Format{model.RoundRobin, model.Swiss}[rnd.IntN(2)]
	default:
		r := rnd.IntN(len(o.Rounds))
		o.Rounds[r].Pairings = slices.Clone(o.Rounds[r].Pairings)
		p := &o.Rounds[r].Pairings[rnd.IntN(len(o.Rounds[r].Pairings))]
		if p.IsBye() {
			p.Outcomes[0] = []model.Outcome{model.HalfBye, model.ZeroBye, model.FullBye, model.Absent}[rnd.IntN(4)]
			break
		}
		p.Outcomes, p.Games = result(false, rnd), nil
		*p = s.Settle(*p)
	}
	return &o
}

func sameStandings(t *rapid.T, got, want *tiebreaks.Standings, rnd *rand.Rand) {
	t.Helper()
	if !reflect.DeepEqual(got.Notes, want.Notes) || !slices.Equal(got.Pos(), want.Pos()) {
		t.Fatalf("notes %v, order %v; want %v, %v", got.Notes, got.Pos(), want.Notes, want.Pos())
	}
	for k := range want.Places {
		g, w := got.Places[k], want.Places[k]
		if g.Rank != w.Rank || g.Index != w.Index || g.DecidedBy != w.DecidedBy {
			t.Fatalf("line %d: rank %d of %d decided by %d; want %d, %d, %d", k, g.Rank, g.Index, g.DecidedBy, w.Rank, w.Index, w.DecidedBy)
		}
		for col := range w.Cells {
			a, b := g.Cells[col], w.Cells[col]
			if a.Value != b.Value || a.Defined != b.Defined || a.Text != b.Text || a.Note.String() != b.Note.String() ||
				a.Inside() != b.Inside() || !reflect.DeepEqual(a.Parts, b.Parts) {
				t.Fatalf("%s of %d is %+v, want %+v", want.Columns[col].Code, w.Index, a, b)
			}
		}
	}
	who, col := rnd.IntN(len(want.Pos())), rnd.IntN(len(want.Columns))
	if a, b := got.Explain(who, col), want.Explain(who, col); !reflect.DeepEqual(a, b) {
		t.Fatalf("%s of %d is explained as %+v, want %+v", want.Columns[col].Code, who, a, b)
	}
}

// fourOfEight is two rounds of eight: 1-2 3-4 5-6 7-8, then 1-3 2-4 5-7 6-8, White wins.
func fourOfEight() *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Planned: 2, Scoring: model.Classic(2*model.One, model.One, 1)}
	for i := range model.ID(8) {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: i + 1, Number: int(i) + 1, Name: string(rune('A' + i))}, Rating: 1500})
	}
	for _, pairs := range [][][2]model.ID{{{1, 2}, {3, 4}, {5, 6}, {7, 8}}, {{1, 3}, {2, 4}, {5, 7}, {6, 8}}} {
		var rd model.Round
		for b, p := range pairs {
			rd.Pairings = append(rd.Pairings, model.Pairing{Board: b + 1, Sides: p, Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		}
		s.Rounds = append(s.Rounds, rd)
	}
	return s
}

// TestSinceAsksOnlyWhomItReaches: when 1-2 is corrected, what is made of one's own rounds is asked of these two; what is made of
// the opponents' too, also of 3, whom 1 has met, and 4, whom 2 has met; anything else of all eight.
func TestSinceAsksOnlyWhomItReaches(t *testing.T) {
	t.Parallel()
	for reach, want := range map[tiebreaks.Reach][]int{tiebreaks.ByOwn: {0, 1}, tiebreaks.ByOpponents: {0, 1, 2, 3},
		tiebreaks.ByAnybody: {0, 1, 2, 3, 4, 5, 6, 7}} {
		var asked []int
		list := []tiebreaks.Use{{Code: "TRY", TieBreak: &tiebreaks.TieBreak{Code: "TRY", For: tiebreaks.Players, Reach: reach,
			Each: func(t *tiebreaks.Tally) {
				asked = append(asked, t.Who)
			}}}}
		s := fourOfEight()
		before := must.Have(catalogue.Rank(model.NewSheet(event(s), s, 2), list, tiebreaks.RuleSets[0]))(t)
		corrected := *s
		corrected.Rounds = slices.Clone(s.Rounds)
		corrected.Rounds[0].Pairings = slices.Clone(s.Rounds[0].Pairings)
		corrected.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Loss, model.Win}
		asked = nil
		must.Have(tiebreaks.Order(model.NewSheet(event(&corrected), &corrected, 2), before.Columns, before.Rules, before))(t)
		if !slices.Equal(asked, want) {
			t.Errorf("reach %d: asked of %v, want %v", reach, asked, want)
		}
	}
}

// TestSinceNothingElseChanged: where more is different than rounds of some, nothing is taken over.
func TestSinceNothingElseChanged(t *testing.T) {
	t.Parallel()
	list := must.Have(catalogue.ParseList("BH,SB"))(t)
	s := fourOfEight()
	rankOf := func() *tiebreaks.Standings {
		return must.Have(catalogue.Rank(model.NewSheet(event(s), s, 2), list, tiebreaks.RuleSets[0]))(t)
	}
	before := rankOf()
	if now := rankOf(); now.Since(before) == nil {
		t.Fatal("after no change nothing is taken over")
	}
	for name, alter := range map[string]func(st *tiebreaks.Standings){
		"rules":         func(st *tiebreaks.Standings) { st.Rules = tiebreaks.RuleSets[1] },
		"score":         func(st *tiebreaks.Standings) { st.Work().Primary = model.MatchPoints },
		"a column":      func(st *tiebreaks.Standings) { st.Columns[1].Code = "BH/C1" },
		"a record":      func(st *tiebreaks.Standings) { st.Columns[1].TieBreak = rules.FB },
		"columns":       func(st *tiebreaks.Standings) { st.Columns = st.Columns[:2] },
		"teams":         func(st *tiebreaks.Standings) { st.Sheet.Teams, st.Sheet.Boards = true, 4 },
		"format":        func(st *tiebreaks.Standings) { st.Sheet.Predetermined = true },
		"rounds":        func(st *tiebreaks.Standings) { st.Sheet.Rounds = 1 },
		"planned":       func(st *tiebreaks.Standings) { st.Sheet.Planned = 5 },
		"boards":        func(st *tiebreaks.Standings) { st.Sheet.Boards = 4 },
		"scoring":       func(st *tiebreaks.Standings) { st.Sheet.Scoring.Loss = 1 },
		"primary":       func(st *tiebreaks.Standings) { st.Sheet.Primary = model.MatchPoints },
		"which ratings": func(st *tiebreaks.Standings) { st.Sheet.Ratings = model.RatingLower },
		"one fewer":     func(st *tiebreaks.Standings) { st.Sheet.Lines = st.Sheet.Lines[:7] },
		"somebody else": func(st *tiebreaks.Standings) { st.Sheet.Lines[3].ID = 99 },
		"a number":      func(st *tiebreaks.Standings) { st.Sheet.Lines[3].Number = 99 },
		"a name":        func(st *tiebreaks.Standings) { st.Sheet.Lines[3].Name = "Z" },
		"a rating":      func(st *tiebreaks.Standings) { st.Sheet.Lines[3].Rating = 99 },
		"a strength":    func(st *tiebreaks.Standings) { st.Sheet.Lines[3].Exact = 99 },
		"a club":        func(st *tiebreaks.Standings) { st.Sheet.Lines[3].Club = "Z" },
	} {
		now := rankOf()
		alter(now)
		if now.Since(before) != nil {
			t.Errorf("with %s changed values are taken over", name)
		}
	}
	teams := func() *tiebreaks.Standings { st := rankOf(); st.Sheet.Teams = true; return st }
	if teams().Since(teams()) != nil {
		t.Error("where the matches say how many boards there are values are taken over")
	}
}

// TestSinceSeesEveryCell: any difference in a round, or in a total, is a change.
func TestSinceSeesEveryCell(t *testing.T) {
	t.Parallel()
	s := fourOfEight()
	rankOf := func() *tiebreaks.Standings {
		return must.Have(catalogue.Rank(model.NewSheet(event(s), s, 2), nil, tiebreaks.RuleSets[0]))(t)
	}
	before := rankOf()
	for name, alter := range map[string]func(l *model.Line){
		"match total": func(l *model.Line) { l.Match++ },
		"games total": func(l *model.Line) { l.Games++ },
		"opponent":    func(l *model.Line) { l.Cells[1].Opponent = 7 },
		"colour":      func(l *model.Line) { l.Cells[1].Colour = model.NoColour },
		"outcome":     func(l *model.Line) { l.Cells[1].Outcome = model.UnratedWin },
		"match":       func(l *model.Line) { l.Cells[1].Match++ },
		"games":       func(l *model.Line) { l.Cells[1].Games++ },
		"against":     func(l *model.Line) { l.Cells[1].Against++ },
		"board":       func(l *model.Line) { l.Cells[1].Board++ },
		"pairing":     func(l *model.Line) { l.Cells[1].Pairing++ },
		"boards":      func(l *model.Line) { l.Cells[1].Boards = []model.Points{model.One} },
	} {
		now := rankOf()
		alter(&now.Sheet.Lines[4])
		e := now.Since(before)
		if e == nil || !e.Changed()[4] {
			t.Errorf("the %s: not seen", name)
		}
	}
}
