package forecast

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// event is n players who have played some rounds, the last of which has open games; with more than three one in the round before as well.
func event(random *rand.Rand, n, rounds, open int) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Planned: rounds}
	codes := []string{"BH", "BH/C1", "SB", "DE", "WIN", "PS", "ARO"}
	random.Shuffle(len(codes), func(a, b int) { codes[a], codes[b] = codes[b], codes[a] })
	s.Ranking.TieBreaks = codes[:random.IntN(4)]
	for i := range n {
		id := model.ID(i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: i + 1, Name: fmt.Sprint("P", i+1)},
			Rating: model.Rating(1400 + random.IntN(600))})
		s.LastID = id
	}
	for r := range rounds {
		var round model.Round
		order := random.Perm(n)
		for b := 0; b+1 < n; b += 2 {
			p := model.Pairing{Board: b/2 + 1, Sides: [2]model.ID{model.ID(order[b] + 1), model.ID(order[b+1] + 1)},
				Outcomes: results[random.IntN(3)]}
			if r == rounds-1 && b/2 < open || r == rounds-2 && b/2 < open-3 {
				p.Outcomes = [2]model.Outcome{}
			}
			round.Pairings = append(round.Pairings, p)
		}
		s.Rounds = append(s.Rounds, round)
	}
	return &model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "USA", Sections: []*model.Section{s}}, s
}

// ranked are the standings as they are.
func ranked(t *model.Tournament, s *model.Section) *tiebreaks.Standings {
	st, err := catalogue.Standard(t, s, 0)
	if err != nil {
		panic(err)
	}
	return st
}

func fund(random *rand.Rand) *model.Fund {
	divisions := []model.PrizeDivision{model.DivideEqual, model.DivideNone, model.DivideHort, ""}
	few := random.IntN(3)
	return &model.Fund{Division: divisions[random.IntN(4)], Prizes: []model.Prize{{Name: "1st", Amount: 10000},
		{Name: "2nd", Amount: 6000}, {Name: "U1700", Amount: 5000, Rule: "U1700", Entrants: 3 * few}, {Name: "Cup", Trophy: "cup", Each: few > 0},
		{Name: "U1700 cup", Trophy: "small cup", Rule: "U1700", Entrants: 2 * few, Each: few > 1}, {Name: "Medal", Trophy: "medal"}}}
}

// all is who reaches what, told by trying everything, with nothing of the room.
func all(t *testing.T, tour *model.Tournament, s *model.Section, places int, fund *model.Fund) (in map[[2]int]int, tried int) {
	t.Helper()
	in = map[[2]int]int{}
	each(t, tour, s, places, fund, func(hit map[[2]int]bool, _ map[model.ID]int) {
		tried++
		for what := range hit {
			in[what]++
		}
	})
	return in, tried
}

// each tries everything: what is reached, by participant and goal, and how the open game with somebody on its first side has ended.
func each(t *testing.T, tour *model.Tournament, s *model.Section, places int, fund *model.Fund,
	do func(hit map[[2]int]bool, ended map[model.ID]int)) {
	t.Helper()
	var open []*model.Pairing
	for r := range s.Rounds {
		for k := range s.Rounds[r].Pairings {
			if p := &s.Rounds[r].Pairings[k]; p.Outcomes[0] == model.Pending {
				open = append(open, p)
			}
		}
	}
	ended := map[model.ID]int{}
	now := must.Have(catalogue.Standard(tour, s, 0))(t)
	var try func(k int)
	try = func(k int) {
		if k < len(open) {
			for n, r := range results {
				open[k].Outcomes, ended[open[k].Sides[0]] = r, n
				try(k + 1)
			}
			open[k].Outcomes = [2]model.Outcome{}
			return
		}
		st := must.Have(catalogue.Rank(model.NewSheet(tour, s, len(s.Rounds)), now.Columns, now.Rules))(t)
		hit := map[[2]int]bool{}
		for _, p := range st.Places {
			for k := p.Rank; k <= places; k++ {
				hit[[2]int{p.Index, k - 1}] = true
			}
		}
		d := &prizes.Division{}
		if len(fund.Prizes) > 0 {
			d = must.Have(prizes.Divide(st, *fund))(t)
		}
		for g, goal := range gifts(fund) {
			for _, a := range d.Awards {
				is := slices.ContainsFunc(a.Parts, func(p prizes.Part) bool { return p.Prize == goal.Prize })
				if goal.Gives != Money {
					what := fund.Prizes[goal.Prize].Trophy
					if goal.Gives == Qualification {
						what = fund.Prizes[goal.Prize].Qualifies
					}
					is = slices.ContainsFunc(a.Things, func(p prizes.Thing) bool { return p.Prize == goal.Prize && p.What == what })
				}
				if is {
					hit[[2]int{a.Index, places + g}] = true
				}
			}
		}
		do(hit, ended)
	}
	try(0)
}

func TestAgainstEverything(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	proved, left := map[Answer]int{}, 0
	for range 60 {
		tour, s := event(random, 8, 3+random.IntN(2), 1+random.IntN(4))
		money := fund(random)
		in, tried := all(t, tour, s, 4, money)
		for _, steps := range []int{0, 300, Steps} {
			f := must.Have(Make(ranked(tour, s), 4, money, steps))(t)
			for _, row := range f.Rows {
				for g, a := range row.Answers {
					is := of(in[[2]int{row.Index, g}], tried)
					switch {
					case a == is:
						proved[a]++
					case a == Undecided && !f.Every:
						left++
					default:
						t.Fatalf("%v, %d steps: player %d, goal %v: %d, is %d", s.Ranking.TieBreaks, steps, row.Index+1, f.Goals[g], a, is)
					}
				}
			}
		}
	}
	if proved[Certain] == 0 || proved[Possible] == 0 || proved[Out] == 0 || left == 0 {
		t.Errorf("not all answers were tried: %v, %d undecided", proved, left)
	}
}

// TestFundsAgainstEverything: larger funds of each kind with more games open than may all be tried with the whole standings.
func TestFundsAgainstEverything(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	events := 60
	if more, err := strconv.Atoi(os.Getenv("FORECAST_RUNS")); err == nil {
		events = more
	}
	decided, left, said := 0, 0, 0
	for range events {
		tour, s := event(random, 12, 3, 4+random.IntN(3))
		if random.IntN(2) == 0 {
			s.Ranking.TieBreaks = nil
		}
		s.Rounds[1].Pairings = played(random, s.Rounds[1].Pairings)
		money := someFund(random)
		in, tried := all(t, tour, s, 3, money)
		for _, steps := range []int{1500, 4000} {
			f := must.Have(Make(ranked(tour, s), 3, money, steps))(t)
			for _, row := range f.Rows {
				for g, a := range row.Answers {
					switch is := of(in[[2]int{row.Index, g}], tried); {
					case a == Undecided && !f.Every:
						left++
					case a != is:
						t.Fatalf("%s %+v, %v, %d steps: player %d, goal %v: %d, is %d", money.Division, money.Prizes, s.Ranking.TieBreaks, steps,
							row.Index+1, f.Goals[g], a, is)
					case f.Goals[g].Places == 0:
						decided++
					}
					if row.Unless[g] != nil || row.If[g] != nil {
						said++
					}
				}
			}
		}
	}
	if t.Logf("%d answers about prizes, %d not decided, %d sentences", decided, left, said); decided == 0 || left == 0 || said == 0 {
		t.Error("not everything was tried")
	}
	if events == 60 && (left > 2548 || said < 489) { // what is proved is not to become less
		t.Errorf("%d answers are not decided, and %d sentences said", left, said)
	}
}

// TestMoneyIsDecidedWithMoreGamesOpen: eight open games are too many for the whole standings of 24 with Buchholz. What the tied
// share is decided all the same, and is what trying everything comes to; what one result decides is said, and is true.
func TestMoneyIsDecidedWithMoreGamesOpen(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 32))
	tour, s := event(random, 24, 4, 8)
	s.Ranking.TieBreaks = []string{"BH", "SB"}
	s.Rounds[2].Pairings = played(random, s.Rounds[2].Pairings)
	money := &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 30000}, {Name: "2nd", Amount: 20000}, {Name: "3rd", Amount: 10000},
		{Name: "U1700", Amount: 9000, Rule: "U1700"}, {Name: "U1500", Amount: 8000, Rule: "U1500"}}}
	f := must.Have(Make(ranked(tour, s), 3, money, Steps))(t)
	if f.Every {
		t.Fatal("the event is too small for the test")
	}
	in, tried := all(t, tour, s, 3, money)
	possible := 0
	for _, row := range f.Rows {
		for g, a := range row.Answers {
			if f.Goals[g].Places > 0 {
				continue
			}
			if is := of(in[[2]int{row.Index, g}], tried); a != is {
				t.Errorf("player %d, prize %d: %d, is %d", row.Index+1, f.Goals[g].Prize, a, is)
			}
			if a == Possible {
				possible++
			}
		}
	}
	if possible == 0 {
		t.Error("nothing is possible any more")
	}
}

// played is a round without open games.
func played(random *rand.Rand, pairings []model.Pairing) []model.Pairing {
	all := slices.Clone(pairings)
	for k := range all {
		if all[k].Outcomes == [2]model.Outcome{} {
			all[k].Outcomes = results[random.IntN(3)]
		}
	}
	return all
}

// A round before the last: whatever is played in it, nothing proved before may turn out otherwise.
func TestBeforeTheLastRound(t *testing.T) {
	random, proved := rand.New(rand.NewPCG(3, 4)), 0
	for range 200 {
		tour, s := event(random, 8, 5, 0)
		before := *s
		before.Rounds = s.Rounds[:4]
		f := must.Have(Make(ranked(tour.With(&before), &before), 4, nil, Steps))(t)
		st := must.Have(catalogue.Standard(tour, s, 0))(t)
		for _, row := range f.Rows {
			rank := st.Places[st.PlaceOf(row.Index)].Rank
			for g, a := range row.Answers {
				if a == Certain && rank > f.Goals[g].Places || a == Out && rank <= f.Goals[g].Places {
					t.Fatalf("player %d was said to be %d of the first %d and is %d", row.Index+1, a, g+1, rank)
				}
				if a != Undecided {
					proved++
				}
			}
		}
	}
	if proved == 0 {
		t.Error("nothing was proved")
	}
}

// Two players and one game between them: each is first, alone or shared, unless he loses.
func TestConditions(t *testing.T) {
	_, s := event(rand.New(rand.NewPCG(5, 6)), 2, 1, 1)
	s.Ranking.TieBreaks = nil
	tour := &model.Tournament{Name: "Test", Sections: []*model.Section{s}}
	f := must.Have(Make(ranked(tour, s), 1, nil, Steps))(t)
	for _, row := range f.Rows {
		side := slices.Index(f.Games[0].Sides[:], row.Index)
		if u := row.Unless[0]; u == nil || u.Result != 2-2*side {
			t.Errorf("side %d is first unless it loses, not %v", side, u)
		}
		if row.ByOwn[0] != [3]Answer{Certain, Certain, Out} {
			t.Errorf("side %d: %v", side, row.ByOwn[0])
		}
	}
}

// What is not ranked by points first has rounds that depend on what is played.
func TestKnockOutIsNotDecided(t *testing.T) {
	for _, head := range []string{"KO", "KEIZER"} {
		tour, s := event(rand.New(rand.NewPCG(9, 9)), 8, 1, 1)
		s.Ranking.TieBreaks = []string{head}
		f := must.Have(Make(ranked(tour, s), 1, nil, Steps))(t)
		for _, row := range f.Rows {
			if row.Answers[0] != Undecided {
				t.Errorf("%s: player %d is said to be %d", head, row.Index+1, row.Answers[0])
			}
		}
	}
}

func BenchmarkLastRound(b *testing.B) {
	random := rand.New(rand.NewPCG(7, 8))
	tour, s := event(random, 200, 9, 100)
	s.Ranking.TieBreaks = []string{"BH/C1", "BH", "SB"}
	money := &model.Fund{}
	for k := range 20 {
		money.Prizes = append(money.Prizes, model.Prize{Name: fmt.Sprint(k), Amount: model.Cents(50000 - 2000*k)})
	}
	for b.Loop() {
		must.Have(Make(ranked(tour, s), 20, money, Steps))(b)
	}
}

// TestNothingIsCertainBeforeTheRoundsAreKnown: an event that does not say how many rounds it has, and a last round
// in which two who play have no game yet.
func TestNothingIsCertainBeforeTheRoundsAreKnown(t *testing.T) {
	for _, unknown := range []bool{true, false} {
		tour, s := event(rand.New(rand.NewPCG(9, 9)), 8, 3, 1)
		if unknown {
			s.Planned = 0
		} else {
			last := &s.Rounds[2]
			last.Pairings = last.Pairings[:3]
		}
		f := must.Have(Make(ranked(tour, s), 8, nil, Steps))(t)
		for _, row := range f.Rows {
			for g, a := range row.Answers {
				if a != Undecided {
					t.Errorf("rounds not known %v: player %d is said to be %d for goal %d", unknown, row.Index+1, a, g)
				}
			}
		}
	}
}

// finish plays what is left of an event at random: open games, and rounds to come with games, byes and absences.
func finish(random *rand.Rand, s *model.Section) *model.Section {
	done := *s
	done.Rounds = slices.Clone(s.Rounds)
	for r := range done.Rounds {
		done.Rounds[r].Pairings = slices.Clone(done.Rounds[r].Pairings)
		for k := range done.Rounds[r].Pairings {
			if p := &done.Rounds[r].Pairings[k]; p.Outcomes == [2]model.Outcome{} {
				p.Outcomes = results[random.IntN(3)]
			}
		}
	}
	for len(done.Rounds) < s.Planned {
		var round model.Round
		order := random.Perm(len(s.Players))
		for b := 0; b+1 < len(order); b += 2 {
			x, y := s.Players[order[b]].ID, s.Players[order[b+1]].ID
			if random.IntN(12) == 0 {
				byes := []model.Outcome{model.FullBye, model.HalfBye, model.ZeroBye, model.PairingBye}
				round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{x}, Outcomes: [2]model.Outcome{byes[random.IntN(4)]}},
					model.Pairing{Sides: [2]model.ID{y}, Outcomes: [2]model.Outcome{byes[random.IntN(4)]}})
				continue
			}
			round.Pairings = append(round.Pairings, model.Pairing{Board: b/2 + 1, Sides: [2]model.ID{x, y}, Outcomes: results[random.IntN(3)]})
		}
		done.Rounds = append(done.Rounds, round)
	}
	return &done
}

// TestAgainstSimulation: large events with many games open or rounds to come, finished at random: nothing that was certain is
// missed, and nothing that was out is reached.
func TestAgainstSimulation(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	proved := map[string]int{}
	events, ends := 24, 20
	if more, err := strconv.Atoi(os.Getenv("FORECAST_RUNS")); err == nil {
		events = more
	}
	for e := range events {
		coming := e % 3
		tour, s := event(random, 40+20*(e%4), 7, []int{40, 0, 0}[coming])
		s.Planned += coming
		leads(s, model.ID(1+random.IntN(3)))
		money := someFund(random)
		f := must.Have(Make(ranked(tour, s), 4, money, Steps))(t)
		for range ends {
			done := finish(random, s)
			in := reachedIn(t, tour.With(done), done, 4, money)
			for _, row := range f.Rows {
				for g, a := range row.Answers {
					if got := in[[2]int{row.Index, g}]; a == Certain && !got || a == Out && got {
						t.Fatalf("%s, %d to come, %+v: player %d, goal %v: %d, and it is %v", money.Division, coming, money.Prizes,
							row.Index+1, f.Goals[g], a, got)
					}
				}
			}
		}
		for _, row := range f.Rows {
			for g, a := range row.Answers {
				if f.Goals[g].Places == 0 && coming > 0 && a != Undecided {
					proved[fmt.Sprint("prize before the last round ", a)]++
				}
				proved[fmt.Sprint(a)]++
			}
		}
	}
	t.Log(proved)
	if proved["prize before the last round 3"] == 0 || proved["1"] == 0 {
		t.Errorf("nothing was proved: %v", proved)
	}
	if events == 24 && (proved["prize before the last round 3"] < 6156 || proved["prize before the last round 1"] < 7 || proved["0"] > 5305) {
		t.Errorf("less is proved than it was: %v", proved)
	}
}

// leads lets somebody win all his games that are played.
func leads(s *model.Section, who model.ID) {
	for r := range s.Rounds {
		for k := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[k]
			if side := p.Side(who); side >= 0 && p.Done() {
				p.Outcomes[side], p.Outcomes[1-side] = model.Win, model.Loss
			}
		}
	}
}

// someFund is one of each kind: money and trophies, for places, bands and both.
func someFund(random *rand.Rand) *model.Fund {
	n := &model.Fund{Division: model.PrizeDivisions[random.IntN(4)], Several: random.IntN(4) == 0, Whole: random.IntN(4) == 0}
	for range 2 + random.IntN(8) {
		p := model.Prize{Name: fmt.Sprint("P", len(n.Prizes)), Rule: []string{"", "", "", "U1700", "U1500", "1600-1800"}[random.IntN(6)]}
		if random.IntN(4) > 0 {
			p.Amount = model.Cents(1+random.IntN(200)) * 500
		}
		if p.Amount == 0 || random.IntN(3) == 0 {
			p.Trophy = "cup"
		}
		if random.IntN(6) == 0 {
			p.Qualifies = "seat"
		}
		n.Prizes = append(n.Prizes, p)
	}
	return n
}

// reachedIn is who reaches what in an event that is over.
func reachedIn(t *testing.T, tour *model.Tournament, s *model.Section, places int, money *model.Fund) map[[2]int]bool {
	t.Helper()
	in, tried := all(t, tour, s, places, money)
	if tried != 1 {
		t.Fatalf("%d ends of what is over", tried)
	}
	got := map[[2]int]bool{}
	for what := range in {
		got[what] = true
	}
	return got
}

// BenchmarkMoney is ten games open among 200 players: all results of them are gone through for the prizes.
func BenchmarkMoney(b *testing.B) {
	random := rand.New(rand.NewPCG(7, 8))
	tour, s := event(random, 200, 9, 10)
	s.Rounds[7].Pairings = played(random, s.Rounds[7].Pairings)
	s.Ranking.TieBreaks = []string{"BH/C1", "BH", "SB"}
	money := &model.Fund{}
	for k := range 20 {
		money.Prizes = append(money.Prizes, model.Prize{Name: fmt.Sprint(k), Amount: model.Cents(50000 - 2000*k)})
	}
	for b.Loop() {
		must.Have(Make(ranked(tour, s), 20, money, Steps))(b)
	}
}
