package forecast

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// allPlayAll is n players of whom each meets each other one, with the last rounds open.
func allPlayAll(random *rand.Rand, n, open int, tieBreaks ...string) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Club", Scoring: model.Classic(0, 0, 0), Planned: n - 1}
	s.Ranking.TieBreaks = tieBreaks
	for i := range n {
		s.LastID = model.ID(i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID, Number: i + 1, Name: fmt.Sprint("P", i+1)}, Rating: 1600})
	}
	order := random.Perm(n - 1)
	for r := range n - 1 {
		var round model.Round
		at := func(k int) model.ID { // the last one stands, the others walk
			if k == n-1 {
				return model.ID(n)
			}
			return model.ID((k+order[r])%(n-1) + 1)
		}
		for b := range n / 2 {
			p := model.Pairing{Board: b + 1, Sides: [2]model.ID{at(b), at(n - 2 - b)}, Outcomes: results[random.IntN(3)]}
			if b == n/2-1 {
				p.Sides[1] = model.ID(n)
			}
			if r >= n-1-open {
				p.Outcomes = [2]model.Outcome{}
			}
			round.Pairings = append(round.Pairings, p)
		}
		s.Rounds = append(s.Rounds, round)
	}
	return &model.Tournament{Name: "Test", Start: "2026-05-01", Sections: []*model.Section{s}}, s
}

// TestAllPlayAllExactly: all results of the last rounds of small all-play-alls, and what is answered without trying them. Without
// tie-breaks nothing is left undecided, and the best and the worst place are those there are; with tie-breaks no answer is another.
func TestAllPlayAllExactly(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	said, undecided := map[Answer]int{}, 0
	for n := range 40 {
		lists := [][]string{nil, nil, {"SB"}, {"DE", "WIN"}}[n%4]
		size, open := 6, 2
		if n%3 == 0 {
			size, open = 4, 3
		}
		tour, s := allPlayAll(random, size, open, lists...)
		steps := 2 * size * size // nothing that comes near to all of them
		if len(lists) > 0 {
			steps = 2000
		}
		f := must.Have(Make(ranked(tour, s), size, nil, steps))(t)
		if f.Every {
			t.Fatal("all were tried")
		}
		in, tried := all(t, tour, s, size, &model.Fund{})
		for _, row := range f.Rows {
			best, worst := 0, 0
			for g, a := range row.Answers {
				n := in[[2]int{row.Index, g}]
				if best == 0 && n > 0 {
					best = g + 1
				}
				if worst == 0 && n == tried {
					worst = g + 1
				}
				switch is := of(n, tried); {
				case a == Undecided && len(lists) > 0:
					undecided++
				case a != is:
					t.Fatalf("%v: player %d, the first %d: %d, and by all %d results it is %d", lists, row.Index+1, g+1, a, tried, is)
				default:
					said[a]++
				}
			}
			if len(lists) == 0 && (row.Best != best || row.Worst != worst) {
				t.Fatalf("player %d: from %d to %d, and by all results from %d to %d", row.Index+1, row.Best, row.Worst, best, worst)
			}
			if row.Best > best || row.Worst < worst {
				t.Fatalf("player %d comes from %d to %d, and it says from %d to %d", row.Index+1, best, worst, row.Best, row.Worst)
			}
		}
	}
	if t.Log(said, undecided); said[Certain] == 0 || said[Possible] == 0 || said[Out] == 0 || undecided > 19 {
		t.Errorf("said %v, undecided %d: what is proved is not to become less", said, undecided)
	}
}

// TestLastTwoGames: A 1, B 1½, C 1½, D 0, and A–B and C–D to play. A can be first alone, which takes a loss of C; D has two before
// him whatever comes; B, who loses, can have two with as much or more.
func TestLastTwoGames(t *testing.T) {
	tour, s := allPlayAll(rand.New(rand.NewPCG(1, 1)), 4, 0, "SB")
	s.Rounds = []model.Round{{Pairings: []model.Pairing{meet(1, 4, 0), meet(2, 3, 1)}},
		{Pairings: []model.Pairing{meet(3, 1, 0), meet(2, 4, 0)}}, {Pairings: []model.Pairing{meet(1, 2, 3), meet(3, 4, 3)}}}
	f := must.Have(Make(ranked(tour, s), 1, nil, 0))(t)
	r := f.newRace()
	if n, given := r.fewest(0, true, f.placed); n != 0 || given == nil || given[1][0] != 0 {
		t.Errorf("A has %d level or before him at least, when C–D is handed out as %v", n, given)
	}
	if n, _ := r.fewest(3, false, f.placed); n != 2 {
		t.Errorf("D has %d before him at least", n)
	}
	if n, _ := r.most(1, true, f.placed); n != 2 {
		t.Errorf("B has %d level or before him at most", n)
	}
	for _, row := range f.Rows {
		if row.Index == 3 && (row.Answers[0] != Out || row.Best != 3) {
			t.Errorf("D is %d, and his best place %d", row.Answers[0], row.Best)
		}
	}
}

func meet(a, b model.ID, result int) model.Pairing {
	p := model.Pairing{Board: 1, Sides: [2]model.ID{a, b}}
	if result < 3 {
		p.Outcomes = results[result]
	}
	return p
}

// TestRacesOfSeveralUnits: matches of teams by game points are shared out board by board; a win of 3 with a draw of 1 cannot be.
func TestRacesOfSeveralUnits(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	tour, s := allPlayAll(random, 4, 2)
	s.Scoring.Win, s.Scoring.Draw = 3*model.One, model.One
	f, err := Make(ranked(tour, s), 1, nil, 0)
	if err != nil || f.race != nil {
		t.Errorf("%v, 3-1-0 is shared out: %v", err, f.race)
	}
	tour, s = league(random, 4, 3, 2)
	s.Primary, s.Ranking.TieBreaks = model.GamePoints, nil
	for k := range s.Rounds[1].Pairings {
		p := &s.Rounds[1].Pairings[k]
		*p = model.Pairing{Board: p.Board, Sides: p.Sides}
	}
	f, err = Make(ranked(tour, s), 1, nil, 0)
	if err != nil || f.race == nil {
		t.Fatal(err, f.race)
	}
	for _, g := range f.race.games {
		if f.race.unit != model.Half || g.units > 6 {
			t.Errorf("%+v in units of %s", g, f.race.unit.Short())
		}
	}
}

// BenchmarkAllPlayAll is the last three rounds of sixteen, 24 games.
func BenchmarkAllPlayAll(b *testing.B) {
	tour, s := allPlayAll(rand.New(rand.NewPCG(7, 8)), 16, 3, "SB", "DE")
	for b.Loop() {
		must.Have(Make(ranked(tour, s), 3, nil, Steps))(b)
	}
}

// TestTwoGamesARound: pairings of two games, colours exchanged, a row each. In the last round both games of a board are open, or the
// second alone; all that is said is held against trying everything.
func TestTwoGamesARound(t *testing.T) {
	random := rand.New(rand.NewPCG(33, 34))
	said := map[Answer]int{}
	for range 40 {
		tour, s := event(random, 6, 2, 0)
		s.GamesPerPairing, s.Planned = 2, 4
		first := s.Rounds
		s.Rounds = nil
		for r, round := range first {
			second := model.Round{}
			for b := range round.Pairings {
				p := round.Pairings[b]
				p.Sides, p.Outcomes = [2]model.ID{p.Sides[1], p.Sides[0]}, results[random.IntN(3)]
				if last := r == len(first)-1; last && b < 2 {
					p.Outcomes = [2]model.Outcome{}
					if b == 0 && random.IntN(2) == 0 {
						round.Pairings[b].Outcomes = [2]model.Outcome{}
					}
				}
				second.Pairings = append(second.Pairings, p)
			}
			s.Rounds = append(s.Rounds, round, second)
		}
		money := fund(random)
		in, tried := all(t, tour, s, 3, money)
		for _, steps := range []int{0, 100, Steps} {
			f := must.Have(Make(ranked(tour, s), 3, money, steps))(t)
			for _, row := range f.Rows {
				for g, a := range row.Answers {
					if is := of(in[[2]int{row.Index, g}], tried); a != is && (a != Undecided || f.Every) {
						t.Fatalf("%v, %d steps: player %d, goal %v: %d, is %d", s.Ranking.TieBreaks, steps, row.Index+1, f.Goals[g], a, is)
					}
					said[a]++
				}
			}
		}
		// The round before: two games of everybody are to come, and nobody is certain of what somebody could still take.
		before := *s
		before.Rounds = s.Rounds[:2]
		f := must.Have(Make(ranked(&model.Tournament{Name: "Test", Sections: []*model.Section{&before}}, &before), 1, nil, Steps))(t)
		st := ranked(&model.Tournament{Name: "Test", Sections: []*model.Section{&before}}, &before)
		most := model.Points(0)
		for _, l := range st.Sheet.Lines {
			most = max(most, l.Games)
		}
		for _, row := range f.Rows {
			behind := most - st.Sheet.Lines[row.Index].Games
			if out := behind > 2*model.One; (row.Answers[0] == Out) != out || row.Answers[0] == Certain {
				t.Fatalf("with two games to come, %v behind: %d", behind, row.Answers[0])
			}
		}
	}
	if said[Certain] == 0 || said[Possible] == 0 || said[Out] == 0 {
		t.Errorf("said is %v", said)
	}
}

// TestOneRoundToGo: 5, 4, 4 and 3½ with a round to go. The leader is first, alone or shared, whatever comes, and not first alone; when 5
// meets 4, and 4 meets 3½, half a point makes him first alone.
func TestOneRoundToGo(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Planned: 1, LastID: 4}
	for i, score := range []model.Points{5 * model.One, 4 * model.One, 4 * model.One, 7 * model.Half} {
		id := model.ID(i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: i + 1, Name: fmt.Sprint("P", i+1)}})
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: score})
	}
	tour := &model.Tournament{Name: "Test", Sections: []*model.Section{s}}
	make1 := func(places int) *Forecast {
		return must.Have(Make(ranked(tour, s), places, nil, Steps))(t)
	}
	for _, row := range make1(1).Rows {
		if want := [4]Answer{Certain, Undecided, Undecided, Out}[row.Index]; row.Answers[0] != want {
			t.Errorf("before the pairing number %d is %d", row.Index+1, row.Answers[0])
		}
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{meet(1, 2, 3), meet(3, 4, 3)}}}
	s.Rounds[0].Pairings[1].Board = 2
	alone := func(result int) bool { // second at best for everybody else
		s.Rounds[0].Pairings[0].Outcomes = results[result]
		defer func() { s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{} }()
		for _, row := range make1(1).Rows {
			if row.Index > 0 && row.Answers[0] != Out {
				return false
			}
		}
		return true
	}
	for n, want := range []bool{true, true, false} {
		if got := alone(n); got != want {
			t.Errorf("with the result %v he is alone: %v", results[n], got)
		}
	}
	if f := make1(1); f.Rows[0].Answers[0] != Certain {
		t.Errorf("with the pairing he is %d", f.Rows[0].Answers[0])
	}
}
