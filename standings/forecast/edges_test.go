package forecast

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
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
			var at model.Pairing
			g := Game{Sides: [2]int{4, 5}, at: &at}
			for n := range 3 {
				won := model.Points(2-n) * unit
				g.ends = append(g.ends, end{pairing: model.Pairing{Board: n + 1}, worth: [2]model.Points{won, 2*unit - won}})
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
