package forecast

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestAMatchOfManyBoards: all ends of a match of four open boards are gone through, 81 of them; of five they are not where a tie-break
// asks for the boards, and there is nothing to say that every result was tried. By scores alone five are no more than eleven ends.
func TestAMatchOfManyBoards(t *testing.T) {
	for _, c := range []struct {
		boards   int
		tieBreak string
		ends     int
		every    bool
	}{{4, "BC", 81, true}, {5, "BC", 11, false}, {5, "GPTS", 11, true}} {
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: c.boards, Scoring: model.Classic(2, 1, c.boards), Planned: 1,
			Ranking: model.Ranking{TieBreaks: []string{c.tieBreak}}, LastID: 99}
		p := model.Pairing{Board: 1, Sides: [2]model.ID{91, 92}}
		for k := range 2 {
			team := model.Team{Entry: model.Entry{ID: model.ID(91 + k), Number: k + 1, Name: fmt.Sprint("T", k+1)}}
			for b := range c.boards {
				id := model.ID(10*k + b + 1)
				s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: fmt.Sprint("P", id)}, Team: team.ID})
				team.Roster = append(team.Roster, id)
			}
			s.Teams = append(s.Teams, team)
		}
		for b := range c.boards {
			p.Games = append(p.Games, model.Game{Players: [2]model.ID{model.ID(b + 1), model.ID(11 + b)}})
		}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(p)}}}
		st := must.Have(catalogue.Standard(&model.Tournament{Sections: []*model.Section{s}}, s, 1))(t)
		f := must.Have(Make(st, 1, nil, 1_000_000))(t)
		if len(f.Games) != 1 || len(f.Games[0].ends) != c.ends || f.Every != c.every {
			t.Errorf("%d boards and %s: %d ends, every result tried: %v; want %d, %v", c.boards, c.tieBreak, len(f.Games[0].ends), f.Every,
				c.ends, c.every)
		}
		for _, e := range f.Games[0].ends {
			if want := 1 - cmp.Compare(e.pairing.Score[0], e.pairing.Score[1]); e.kind != want {
				t.Errorf("%v is a result of kind %d, want %d", e.pairing.Score, e.kind, want)
			}
		}
	}
}

// TestPrizesAreNamed by what they are called, and by what they give where that is not their money, or not all.
func TestPrizesAreNamed(t *testing.T) {
	for _, c := range []struct {
		prize model.Prize
		gives Gift
		want  string
	}{
		{model.Prize{Name: "First", Amount: 100}, Money, "First"},
		{model.Prize{Name: "First", Amount: 100, Trophy: "cup"}, Money, "First"},
		{model.Prize{Name: "First", Amount: 100, Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Share: 100, Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Qualifies: "league", Trophy: "cup"}, Trophy, "First (cup)"},
		{model.Prize{Name: "First", Trophy: "cup"}, Trophy, "First"},
		{model.Prize{Name: "First", Qualifies: "league"}, Qualification, "First (league)"},
	} {
		f := &Forecast{Fund: &model.Fund{Prizes: []model.Prize{c.prize}}, Goals: []Goal{{Gives: c.gives}}}
		if got := f.Short(0).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.prize, got, c.want)
		}
		kind := "Prize: "
		if c.gives == Qualification {
			kind = "Qualifying place: "
		}
		if got := f.Goal(0).String(); got != kind+c.want {
			t.Errorf("%+v: %q, want %q and %q", c.prize, got, kind, c.want)
		}
	}
}

// TestWhatARoundToComeMayBring: of a player, and of a team of four boards by either score.
func TestWhatARoundToComeMayBring(t *testing.T) {
	sc := model.Scoring{Win: 6, Draw: 3, Loss: 2, Absent: 1, PairingBye: 5, FullBye: 7, HalfBye: 4, MatchWin: 20, MatchDraw: 10, MatchLoss: 8,
		MatchBye: 15, GamesBye: 9}
	for _, c := range []struct {
		teams bool
		kind  model.ScoreKind
		want  string
	}{{false, model.GamePoints, "[6 3 2 1 5 7 4 0]"}, {true, model.MatchPoints, "[20 10 8 15 0]"},
		{true, model.GamePoints, "[24 12 8 4 9 0]"}} {
		f := &Forecast{Standings: &tiebreaks.Standings{Sheet: &model.Sheet{Teams: c.teams}}, s: &model.Section{Scoring: sc, Boards: 4},
			kind: c.kind}
		var got []int
		for _, p := range f.round() {
			got = append(got, int(p))
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("teams %v by %v: %v, want %s", c.teams, c.kind, got, c.want)
		}
	}
}

// TestPlacesThatSomebodyCanComeTo are those between the best and the worst of all that were seen.
func TestPlacesThatSomebodyCanComeTo(t *testing.T) {
	f := &Forecast{span: make([][2]int, 2)}
	for _, seen := range [][2]int{{3, 4}, {1, 2}, {2, 6}} {
		f.reach(0, seen[0], seen[1])
	}
	f.reach(1, 5, 5)
	if fmt.Sprint(f.span) != "[[1 6] [5 5]]" {
		t.Errorf("they are %v", f.span)
	}
}

// TestAGameAsUnits: where both sides together always get the same, in even steps; other games are not taken apart.
func TestAGameAsUnits(t *testing.T) {
	for _, c := range []struct {
		worths [][2]model.Points
		want   string
	}{
		{[][2]model.Points{{2, 0}, {1, 1}, {0, 2}}, "{[4 5] [0 0] 2} true"}, {[][2]model.Points{{3, 1}, {2, 2}, {1, 3}}, "{[4 5] [1 1] 2} true"},
		{[][2]model.Points{{3, 0}, {2, 1}}, "{[4 5] [2 0] 1} true"},
		{[][2]model.Points{{3, 0}, {1, 1}, {0, 3}}, "false"}, {[][2]model.Points{{3, 0}, {1, 2}, {0, 3}}, "false"},
	} {
		g := &Game{Sides: [2]int{4, 5}}
		for _, w := range c.worths {
			g.ends = append(g.ends, end{worth: w})
		}
		s, ok := (&race{}).share(g)
		got := fmt.Sprint(ok)
		if ok {
			got = fmt.Sprintf("{%v [%d %d] %d} %v", s.sides, s.least[0], s.least[1], s.units, ok)
		}
		if got != c.want {
			t.Errorf("%v: %s, want %s", c.worths, got, c.want)
		}
	}
}

// TestGamesThatMatter for the first place of two who are far before the rest: their own and, where a tie-break looks at the scores of
// opponents, those of whom they have met; where it looks further, all of them.
func TestGamesThatMatter(t *testing.T) {
	for tieBreak, want := range map[string]string{"WIN": "[0 1]", "DE": "[0 1]", "BH": "[0 1 2]", "SB": "[0 1 2]", "AOB": "[0 1 2 3]"} {
		s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), Planned: 2, LastID: 8,
			Ranking: model.Ranking{TieBreaks: []string{"PTS", tieBreak}}}
		for id := model.ID(1); id <= 8; id++ {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: fmt.Sprint("P", id)}})
		}
		boards := func(o model.Outcome, sides ...[2]model.ID) {
			var r model.Round
			for n, two := range sides {
				r.Pairings = append(r.Pairings, model.Pairing{Board: n + 1, Sides: two, Outcomes: [2]model.Outcome{o, o.Opposite()}})
			}
			s.Rounds = append(s.Rounds, r)
		}
		boards(model.Draw, [2]model.ID{1, 3}, [2]model.ID{2, 4}, [2]model.ID{5, 7}, [2]model.ID{6, 8})
		boards(model.Pending, [2]model.ID{1, 5}, [2]model.ID{2, 6}, [2]model.ID{3, 4}, [2]model.ID{7, 8})
		for who := model.ID(1); who <= 2; who++ {
			s.Adjustments = append(s.Adjustments, model.Adjustment{Who: who, Games: 20, Match: 20})
		}
		ev := &model.Tournament{Sections: []*model.Section{s}}
		f := must.Have(Make(must.Have(catalogue.Standard(ev, s, 2))(t), 1, nil, 1_000_000))(t)
		answers := make([][]Answer, 8)
		for p := range answers {
			if answers[p] = []Answer{Undecided}; p > 1 {
				answers[p][0] = Out
			}
		}
		if got := fmt.Sprint(f.matters(answers, []int{0}, false)); got != want {
			t.Errorf("with %s the games %s matter, want %s", tieBreak, got, want)
		}
		if got := fmt.Sprint(f.matters(answers, []int{0}, true)); got != "[0 1]" {
			t.Errorf("by points the games %s matter", got)
		}
		only := must.Have(Make(f.Standings, 1, nil, 8*3*3))(t)
		if only.Every != (want == "[0 1]") || only.Every && !only.proved {
			t.Errorf("with %s and time for two games every result was tried: %v", tieBreak, only.Every)
		}
		pooled := *f.Standings.Columns[1].TieBreak
		pooled.Pools = func(*tiebreaks.Work) [][]int { return nil }
		f.Standings.Columns[1].TieBreak = &pooled
		if got := fmt.Sprint(f.matters(answers, []int{0}, false)); got != "[0 1 2 3]" {
			t.Errorf("where pools are made of the standings the games %s matter", got)
		}
	}
}

// TestWhatAnswersRestOn is said: every result, those that matter, or points alone.
func TestWhatAnswersRestOn(t *testing.T) {
	for _, c := range []struct {
		every, proved bool
		want          string
	}{{true, true, "Every result that matters was tried."}, {true, false, "Every result was tried."},
		{false, true, "What is not proved is not decided."}, {false, false, "What is not proved is not decided."}} {
		f := &Forecast{Every: c.every, proved: c.proved, Games: make([]Game, 2), Coming: 1}
		if got := f.How().String(); !strings.HasPrefix(got, "Open games: 2") || !strings.HasSuffix(got, c.want) {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestGamesEndAsUnitsAreHandedOut: what the second side gets not goes to the first, and somebody wins or loses all of his.
func TestGamesEndAsUnitsAreHandedOut(t *testing.T) {
	for _, c := range []struct {
		second int // units of the game
		who    int
		wins   bool
		want   int // the end
	}{{0, 9, true, 0}, {1, 9, true, 1}, {2, 9, true, 2}, {2, 4, true, 0}, {0, 4, false, 2}, {0, 5, true, 2}, {2, 5, false, 0}} {
		for _, unit := range []model.Points{1, 2, 3} {
			const start = 1 // that the first side gets in any case
			var at model.Pairing
			g := Game{Sides: [2]int{4, 5}, at: &at}
			for n := range 3 {
				won := model.Points(2-n) * unit
				g.ends = append(g.ends, end{pairing: model.Pairing{Board: n + 1}, worth: [2]model.Points{start + won, 2*unit - won}})
			}
			r := &race{f: &Forecast{Games: []Game{g}}, unit: unit}
			s, _ := r.share(&g)
			r.games = []share{s}
			if r.put(shown{handed{{2 - c.second, c.second}}, c.who, c.wins}); at.Board != c.want+1 {
				t.Errorf("%+v, units of %d: it ends in way %d", c, unit, at.Board-1)
			}
		}
	}
}

// TestWhenGamesAreARace: where somebody has several games, no round is to come, and there is time for the flows of two for each player.
// The last two are the border of that.
func TestWhenGamesAreARace(t *testing.T) {
	for _, c := range []struct{ players, games, coming, ends, flows int }{{2, 1, 0, 3, 20_833_333}, {4, 2, 0, 3, 2_604_166}, {2, 1, 1, 3, 0},
		{2, 0, 0, 3, 0}, {2, 1, 0, 1, 0}, {396, 2, 0, 3, 396}, {397, 2, 0, 3, 0}} {
		f := &Forecast{Standings: &tiebreaks.Standings{Sheet: &model.Sheet{}}, s: &model.Section{}, Coming: c.coming,
			span: make([][2]int, c.players), base: make([]model.Points, c.players)}
		for range c.games {
			g := Game{Sides: [2]int{0, 1}}
			for k := range c.ends {
				g.ends = append(g.ends, end{worth: [2]model.Points{model.Points(k), model.Points(2 - k)}})
			}
			f.Games = append(f.Games, g)
		}
		flows := 0
		if r := f.newRace(); r != nil {
			flows = r.work
		}
		if flows != c.flows {
			t.Errorf("%+v: %d flows may be tried", c, flows)
		}
	}
}

// TestResultsThatSuit somebody of 10 points, who wins or loses 3-2-1 himself: his own, and of two others the one that leaves
// fewest, or most, with as many points as he then has or with more, who count twice. Of results that are as good the first.
func TestResultsThatSuit(t *testing.T) {
	wins, draws, loses := [2]model.Points{3, 1}, [2]model.Points{2, 2}, [2]model.Points{1, 3}
	for _, c := range []struct {
		name  string
		sides [2]int
		has   [2]model.Points // of the others
		ends  [][2]model.Points
		best  int
		worst int
	}{
		{"his own", [2]int{0, 1}, [2]model.Points{10, 10}, [][2]model.Points{draws, wins, loses}, 1, 2},
		{"his own, second", [2]int{1, 0}, [2]model.Points{10, 10}, [][2]model.Points{draws, wins, loses}, 2, 1},
		{"his own, whoever comes before him", [2]int{0, 1}, [2]model.Points{13, 10}, [][2]model.Points{draws, wins, loses}, 1, 2},
		{"one before him or both", [2]int{1, 2}, [2]model.Points{12, 12}, [][2]model.Points{draws, wins, loses}, 1, 0},
		{"one before him or two level", [2]int{1, 2}, [2]model.Points{11, 11}, [][2]model.Points{wins, draws}, 0, 0},
		{"one level or nobody", [2]int{1, 2}, [2]model.Points{10, 1}, [][2]model.Points{wins, draws}, 1, 0},
		{"nobody, even if he had drawn", [2]int{1, 2}, [2]model.Points{9, 1}, [][2]model.Points{wins, draws}, 0, 0},
		{"one level when he loses", [2]int{1, 2}, [2]model.Points{8, 1}, [][2]model.Points{loses, wins}, 0, 1},
		{"one level if he were absent", [2]int{1, 2}, [2]model.Points{7, 1}, [][2]model.Points{loses, wins}, 0, 0},
	} {
		f := &Forecast{Standings: &tiebreaks.Standings{Sheet: &model.Sheet{}}, base: []model.Points{10, c.has[0], c.has[1]},
			s: &model.Section{Scoring: model.Scoring{Win: 3, Draw: 2, Loss: 1}}}
		g := &Game{Sides: c.sides}
		for _, w := range c.ends {
			g.ends = append(g.ends, end{worth: w})
		}
		if best, worst := f.suits(g, 0, true), f.suits(g, 0, false); best != c.best || worst != c.worst {
			t.Errorf("%s: %d is best and %d worst, want %d and %d", c.name, best, worst, c.best, c.worst)
		}
	}
}

// TestHalfEnteredIsNotDecided: of a result of one side, and of somebody paired with nobody, nothing is said.
func TestHalfEnteredIsNotDecided(t *testing.T) {
	for _, p := range []model.Pairing{{Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win}},
		{Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Pending, model.Loss}}, {Sides: [2]model.ID{1}}} {
		tour, s := event(rand.New(rand.NewPCG(1, 1)), 2, 1, 1)
		s.Rounds[0].Pairings = []model.Pairing{p}
		f := must.Have(Make(ranked(tour, s), 1, nil, Steps))(t)
		if len(f.Games) != 0 || f.Rows[0].Answers[0] != Undecided {
			t.Errorf("%+v: %d open games, and the first is %d", p, len(f.Games), f.Rows[0].Answers[0])
		}
	}
}

// TestPointsProveNothing where somebody has been expelled, from whatever round on, and where others come first.
func TestPointsProveNothing(t *testing.T) {
	for _, c := range []struct {
		first    string
		expelled int
		proves   bool
	}{{"PTS", 0, true}, {"PTS", 1, false}, {"PTS", 2, false}, {"MPTS", 0, true}, {"GPTS", 0, true}, {"BH", 0, false}} {
		s := &model.Section{Players: []model.Player{{}, {Entry: model.Entry{Expelled: c.expelled}}}}
		f := &Forecast{s: s, Standings: &tiebreaks.Standings{Columns: []tiebreaks.Use{{TieBreak: &tiebreaks.TieBreak{Code: c.first}}}}}
		if f.byPoints() != c.proves {
			t.Errorf("%+v: %v", c, !c.proves)
		}
	}
}

// TestWhenPointsAloneShareMoney: only where prizes are shared, and the smallest is worth more than a cent for each who may share it.
func TestWhenPointsAloneShareMoney(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(t *prizes.Terms)
		want bool
	}{
		{"just so", func(*prizes.Terms) {}, true}, {"equal", func(t *prizes.Terms) { t.By = model.DivideEqual }, true},
		{"Hort", func(t *prizes.Terms) { t.By = model.DivideHort }, false},
		{"not shared", func(t *prizes.Terms) { t.By = model.DivideNone }, false},
		{"limited", func(t *prizes.Terms) { t.Limited = true }, false}, {"awaited", func(t *prizes.Terms) { t.Awaited = true }, false},
		{"65 prizes", func(t *prizes.Terms) { t.Other = make([]bool, 65) }, false}, {"no money", func(t *prizes.Terms) { t.Pots = nil }, false},
		{"two cents", func(t *prizes.Terms) { t.Unit = 2 }, false}, {"more to share", func(t *prizes.Terms) { t.Total = 100 }, false},
		{"a smaller prize", func(t *prizes.Terms) { t.Smallest, t.Total = 9, 9 }, false},
	} {
		terms := &prizes.Terms{By: model.DivideUS, Pots: []int{0}, Other: make([]bool, 64), Smallest: 10, Total: 99, Unit: 1}
		if c.do(terms); byPointsAlone(terms, 10) != c.want {
			t.Errorf("%s: %v", c.name, !c.want)
		}
	}
}

// TestNearToMoney is who can win some, and who can be level with somebody who can.
func TestNearToMoney(t *testing.T) {
	m := &shared{goals: []int{1}}
	answers := [][]Answer{{Out, Possible}, {Possible, Out}, {Out, Out}, {Out, Out}, {Out, Out}}
	low, high := []model.Points{4, 4, 6, 7, 1}, []model.Points{6, 5, 8, 9, 3}
	for q, want := range []bool{true, true, true, false, false} {
		if got := m.near(answers, low, high, q); got != want {
			t.Errorf("%d: %v", q, got)
		}
	}
	low[4], high[4] = 1, 4
	if !m.near(answers, low, high, 4) {
		t.Error("who can just come to 4 is not near to who has 4 at least")
	}
}

// TestWhatIsSaidOfAGoal: one result, or the own game, where the goal is possible; with the round where two have several games.
func TestWhatIsSaidOfAGoal(t *testing.T) {
	f := &Forecast{Games: []Game{{Round: 3, Sides: [2]int{0, 1}}, {Round: 4, Sides: [2]int{1, 0}}, {Round: 4, Sides: [2]int{2, 1}}},
		Standings: &tiebreaks.Standings{Sheet: &model.Sheet{Lines: []model.Line{{Name: "Ann"}, {Name: "Bo"}, {Name: "Cy"}}}}}
	own := [][3]Answer{{Certain, Possible, Out}}
	for _, c := range []struct {
		row  Row
		want string
	}{
		{Row{Answers: []Answer{Certain}, If: []*One{{0, 0}}}, ""},
		{Row{Answers: []Answer{Possible}, If: []*One{{2, 0}}, Unless: []*One{{2, 1}}, ByOwn: own}, "if Cy beats Bo"},
		{Row{Answers: []Answer{Possible}, If: []*One{nil}, Unless: []*One{{2, 1}}, ByOwn: own}, "unless Cy and Bo draw"},
		{Row{Answers: []Answer{Possible}, If: []*One{{2, 2}}}, "if Bo beats Cy"},
		{Row{Answers: []Answer{Possible}, If: []*One{{0, 0}}}, "if Ann beats Bo in round 3"},
		{Row{Answers: []Answer{Possible}, If: []*One{{1, 1}}}, "if Bo and Ann draw in round 4"},
		{Row{Answers: []Answer{Possible}, If: []*One{nil}, Unless: []*One{nil}, ByOwn: own},
			"with a win certain, with a draw possible, with a loss out"},
		{Row{Answers: []Answer{Possible}, If: []*One{nil}, Unless: []*One{nil}, ByOwn: make([][3]Answer, 1)}, ""},
	} {
		if got := f.Takes(&c.row, 0).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.row, got, c.want)
		}
	}
}

// TestWorkIsCounted in participants of the tables that are made: all that there is time for, and no more.
func TestWorkIsCounted(t *testing.T) {
	for _, c := range []struct {
		open, several int
		steps, left   int
		every         bool
	}{{2, 0, 6 * 9, 0, true}, {2, 0, 6*9 - 1, 5, false}, {3, 3, 6 * 2, 0, false}, {3, 3, 6*2 + 5, 5, false}, {3, 3, 5, 5, false},
		{3, 3, 0, 0, false}} {
		tour, s := event(rand.New(rand.NewPCG(1, 2)), 6, 2, c.open+c.several)
		s.Ranking.TieBreaks = []string{"WIN"}
		f := must.Have(Make(ranked(tour, s), 6, nil, c.steps))(t)
		if first := f.Games[0].Round; first != 2-c.several/3 {
			t.Errorf("%+v: the first open game is of round %d", c, first)
		}
		if f.Every != c.every || f.steps != c.left {
			t.Errorf("%+v: every result was tried: %v, and %d is left", c, f.Every, f.steps)
		}
	}
}

// TestGamesThatAreNotTriedAreDrawn while results of others are.
func TestGamesThatAreNotTriedAreDrawn(t *testing.T) {
	tour, s := event(rand.New(rand.NewPCG(1, 2)), 6, 2, 2)
	f := must.Have(Make(ranked(tour, s), 1, nil, 0))(t)
	must.Do(t, f.every(f.pass([]int{0})))
	if first, second := *f.Games[0].at, *f.Games[1].at; first.Outcomes != results[2] || second.Outcomes != results[1] {
		t.Errorf("in the end the first is %v, and the second %v", first.Outcomes, second.Outcomes)
	}
	for boards, ends := range []int{0, 3, 5, 7, 9, 11} {
		var at model.Pairing
		f = &Forecast{s: &model.Section{Boards: boards, Scoring: model.Classic(2, 1, boards)}}
		if g := (Game{at: &at, ends: f.scores(&at)}); len(g.ends) != ends {
			t.Errorf("of a match of %d boards there are %d ends", boards, len(g.ends))
		} else if ends > 0 {
			f.Games = []Game{g}
			if f.pass(nil); at.Score[0] != at.Score[1] || at.Score[0] == 0 {
				t.Errorf("of %d ends of a match the middle one is %v", len(g.ends), at.Score)
			}
		}
	}
}

// TestWhatEverybodyMayComeTo with 3 points for a win, 2 for a draw, 1 for a loss and one less for who stays away: of a game 1 to 3, and of
// a round to come -1 to 3.
func TestWhatEverybodyMayComeTo(t *testing.T) {
	f := &Forecast{Standings: &tiebreaks.Standings{Sheet: &model.Sheet{}}, base: []model.Points{4, 5, 6}, Coming: 2,
		s: &model.Section{Scoring: model.Scoring{Win: 3, Draw: 2, Loss: 1, Absent: -1}},
		Games: []Game{{Sides: [2]int{0, 1},
			ends: []end{{worth: [2]model.Points{2, 2}}, {worth: [2]model.Points{3, 1}}, {worth: [2]model.Points{1, 3}}}}}}
	if low, high := f.ranges(); fmt.Sprintf("%d %d", low, high) != "[3 4 4] [13 14 12]" {
		t.Errorf("from %d to %d", low, high)
	}
}

// TestWhoIsTheOnlyOneMayHaveNothing: without a game and without points he takes no part, so that he is not certain of the prize.
func TestWhoIsTheOnlyOneMayHaveNothing(t *testing.T) {
	for points, want := range []Answer{Undecided, Certain} {
		tour, s := event(rand.New(rand.NewPCG(1, 2)), 1, 0, 0)
		s.Planned = 1
		s.Adjustments = []model.Adjustment{{Who: 1, Games: model.Points(points)}}
		f := must.Have(Make(ranked(tour, s), 1, &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 100}}}, Steps))(t)
		if got := f.Rows[0].Answers; got[0] != Certain || got[1] != want {
			t.Errorf("with %d points he is %d of the first place and %d of the prize", points, got[0], got[1])
		}
	}
}

// TestWhoCanBeLevelMatters: somebody of 2 points has no game; the others win 1 or draw. Whose game can end with as many points as
// he has matters to the first place, and nobody else's.
func TestWhoCanBeLevelMatters(t *testing.T) {
	for _, c := range []struct {
		below, above model.Points // in halves
		want         string
	}{{2, 4, "[0 1]"}, {1, 4, "[1]"}, {2, 5, "[0]"}, {1, 5, "[]"}} {
		tour, s := event(rand.New(rand.NewPCG(1, 2)), 5, 0, 0)
		s.Planned = 1
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.ZeroBye}},
			{Board: 1, Sides: [2]model.ID{2, 4}}, {Board: 2, Sides: [2]model.ID{5, 3}}}}}
		s.Adjustments = []model.Adjustment{{Who: 1, Games: 4}, {Who: 2, Games: c.below}, {Who: 3, Games: c.above},
			{Who: 4, Games: -9}, {Who: 5, Games: -9}}
		f := must.Have(Make(ranked(tour, s), 1, nil, 0))(t)
		answers := [][]Answer{{Possible}, {Out}, {Out}, {Out}, {Out}}
		if got := fmt.Sprint(f.matters(answers, []int{0}, true)); got != c.want {
			t.Errorf("of %s and %s the games %s matter, want %s", c.below.Short(), c.above.Short(), got, c.want)
		}
	}
}

// TestMoneyIsDividedOnceWhereResultsAreAlike: in a first round these are the results with as many draws. Ten games are gone through in
// this way, where there is work enough for it, and no more.
func TestMoneyIsDividedOnceWhereResultsAreAlike(t *testing.T) {
	for _, c := range []struct {
		games, steps int
		done         bool
	}{{2, 3 * 4, true}, {2, 3*4 - 1, false}, {10, 11 * 20, true}, {11, 1_000_000, false}, {0, 2, true}} {
		players := 2 * max(1, c.games)
		tour, s := event(rand.New(rand.NewPCG(1, 2)), players, 1, c.games)
		s.Ranking.TieBreaks = []string{"WIN"}
		fund := &model.Fund{Division: model.DivideUS, Prizes: []model.Prize{{Name: "1st", Amount: 10000}}}
		f := must.Have(Make(ranked(tour, s), 0, fund, 0))(t)
		f.steps, f.Every, f.proved = c.steps, false, false
		answers := make([][]Answer, players)
		for p := range answers {
			answers[p] = []Answer{Undecided}
		}
		m := must.Have(f.money(answers))(t)
		if done := m != nil; done != c.done || done && f.steps != 0 {
			t.Errorf("%d games, work for %d: done %v, %d steps are left", c.games, c.steps, done, f.steps)
		}
	}
}

// TestWhatAFundHasToGive: money where a prize has an amount or a share of the fees, a trophy and a qualifying place, each by itself.
func TestWhatAFundHasToGive(t *testing.T) {
	fund := &model.Fund{Prizes: []model.Prize{{Amount: 1}, {Share: 1}, {Trophy: "cup"}, {Amount: 2, Trophy: "cup", Qualifies: "seat"}, {}}}
	want := []Goal{{0, 0, Money}, {0, 1, Money}, {0, 2, Trophy}, {0, 3, Money}, {0, 3, Trophy}, {0, 3, Qualification}}
	if got := gifts(fund); !slices.Equal(got, want) {
		t.Errorf("it has %v", got)
	}
	f := &Forecast{Goals: []Goal{{Places: 1}, {Places: 2}, {Places: 3}}}
	for g, want := range []string{"First place", "The first 2", "The first 3"} {
		if got := f.Goal(g).String(); got != want {
			t.Errorf("it is called %q, not %q", got, want)
		}
	}
}

// TestAMatchWithoutBoards may end in ways that nobody knows: it is not decided, nor is anything else of its section.
func TestAMatchWithoutBoards(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Scoring: model.Classic(2, 1, 1), Planned: 1, LastID: 92,
		Teams:  []model.Team{{Entry: model.Entry{ID: 91, Number: 1, Name: "A"}}, {Entry: model.Entry{ID: 92, Number: 2, Name: "B"}}},
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{91, 92}}}}}}
	f := must.Have(Make(ranked(&model.Tournament{Sections: []*model.Section{s}}, s), 1, nil, Steps))(t)
	for _, row := range f.Rows {
		if row.Answers[0] != Undecided {
			t.Errorf("team %d is said to be %d", row.Index+1, row.Answers[0])
		}
	}
}

// TestPlacesAreNotKnown where points prove nothing and not every result was tried: what was made up shows what is possible, and no more.
func TestPlacesAreNotKnown(t *testing.T) {
	tour, s := event(rand.New(rand.NewPCG(1, 2)), 8, 2, 6)
	s.Players[0].Expelled = 2
	f := must.Have(Make(ranked(tour, s), 1, nil, 8*10))(t)
	possible := false
	for _, row := range f.Rows {
		possible = possible || row.Answers[0] == Possible
		if row.Best != 0 || row.Worst != 0 {
			t.Errorf("player %d comes from %d to %d", row.Index+1, row.Best, row.Worst)
		}
	}
	if f.Every || !possible {
		t.Errorf("every result was tried: %v; something is possible: %v", f.Every, possible)
	}
}
