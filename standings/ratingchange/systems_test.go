package ratingchange

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// against is somebody who plays others: the first of the people, each game a rating and half points.
func against(p Person, ratingsAndHalves ...int) *Event {
	e := &Event{End: "2026-05-01", People: []Person{p}}
	e.People[0].Name = "Own"
	for i := 0; i < len(ratingsAndHalves); i += 2 {
		n := len(e.People)
		e.People[0].Results = append(e.People[0].Results, Result{Round: n, Opponent: n, Halves: ratingsAndHalves[i+1]})
		e.People = append(e.People, Person{Name: fmt.Sprint("O", n), Rating: model.Rating(ratingsAndHalves[i])})
	}
	return e
}

// TestFixed: the numbers with nine decimals are those of the functions.
func TestFixed(t *testing.T) {
	near := func(what string, got fixed, want float64) {
		t.Helper()
		if d := math.Abs(float64(got)/1e9 - want); d > 1e-7*max(1, math.Abs(want)) {
			t.Errorf("%s is %d, want %f", what, got, want)
		}
	}
	for d := -1500; d <= 1500; d += 7 {
		near(fmt.Sprint("logistic ", d), logistic(whole(d)), 1/(1+math.Pow(10, float64(-d)/400)))
		near(fmt.Sprint("normal ", d), normal(whole(d)), (1+math.Erf(float64(d)/400))/2)
	}
	for n := range 3000 {
		near(fmt.Sprint("root ", n), root(whole(n)), math.Sqrt(float64(n)))
	}
	for n := -1000; n <= 1000; n += 9 {
		x := float64(n) / 100
		near(fmt.Sprint("exp ", x), exp(ratio(n, 100)), math.Exp(x))
	}
	for x, want := range map[fixed]string{0: "0.00", one: "1.00", -one: "−1.00", 5_000_000: "0.01", -5_000_000: "−0.01", 4_999_999: "0.00",
		1_234_567_890: "1.23", -38_895_000_000: "−38.90"} {
		if got := text(x, 2); got != want {
			t.Errorf("%d is written %s, want %s", x, got, want)
		}
	}
}

// TestEffective: the games that a rating rests on, as the federation prints them.
func TestEffective(t *testing.T) {
	for rating, want := range map[int]string{800: "10.25", 1200: "13.13", 1500: "16.57", 1800: "22.29", 2000: "28.61", 2200: "38.71",
		2356: "50.00"} {
		if got := text((usPlayer{before: whole(rating), rated: true}).effective(), 2); got != want {
			t.Errorf("%d: %s, want %s", rating, got, want)
		}
	}
	if got := (usPlayer{before: whole(1500), games: 12, rated: true}).effective(); got != whole(12) {
		t.Errorf("12 games before: %s", text(got, 2))
	}
}

// TestUSFormulas: standard and special, by opponents whose ratings stand.
func TestUSFormulas(t *testing.T) {
	games := func(ratingsAndHalves ...int) (all []met) {
		for i := 0; i < len(ratingsAndHalves); i += 2 {
			all = append(all, met{rating: whole(ratingsAndHalves[i]), who: i, halves: ratingsAndHalves[i+1]})
		}
		return all
	}
	for _, c := range []struct {
		rating, before, threshold int
		dual                      bool
		games                     []met
		want                      string
	}{
		{1500, 40, 10, false, games(1400, 2, 1550, 2, 1650, 2, 1480, 0), "1566.04"}, // K 38.89, 1.894 expected, +43.02, bonus 23.02
		{1500, 40, 14, false, games(1400, 2, 1550, 2, 1650, 2, 1480, 0), "1558.04"},
		{1500, 40, 10, false, games(1700, 2, 1750, 2, 1650, 2, 1800, 1), "1683.84"},
		{1800, 200, 10, false, games(1700, 0, 1850, 0, 1900, 2, 1750, 1, 1800, 0), "1770.68"},
		{1500, 40, 10, false, games(1500, 2, 1500, 2), "1543.08"},         // K 43.08, no bonus of two games
		{1500, 6, 10, false, games(1400, 2, 1550, 0, 1650, 1), "1511.11"}, // the federation's own example
		{1500, 6, 10, false, games(1400, 2, 1550, 2, 700, 0), "1493.75"},
		{2400, 90, 10, true, games(2400, 2), "2403.92"}, // K 800 × (6.5 − 6) ÷ 51 = 7.84
		{2600, 90, 10, true, games(2600, 2), "2601.96"}, // 200 ÷ 51 = 3.92
		{2400, 90, 10, false, games(2400, 2), "2407.84"},
	} {
		p := usPlayer{before: whole(c.rating), games: c.before, rated: true}
		if got := text(p.after(c.games, c.threshold, c.dual), 2); got != c.want {
			t.Errorf("%d after %d games: %s, want %s", c.rating, c.before, got, c.want)
		}
	}
	// Who meets one opponent three times has no bonus.
	twice := games(1700, 2, 1700, 2, 1700, 2)
	for i := range twice {
		twice[i].who = 1
	}
	if s := (usPlayer{before: whole(1500), rated: true}).standard(twice, 10, false); s.bonus != 0 {
		t.Errorf("a bonus of %s against one opponent", text(s.bonus, 2))
	}
	for day, want := range map[model.Date]int{"": 10, "2026-01-01": 10, "2024-12-31": 12, "2023-02-01": 12, "2023-01-31": 14} {
		if got := bonusThreshold(day); got != want {
			t.Errorf("the threshold on %q is %d, want %d", day, got, want)
		}
	}
}

// TestUnratedByUSChess: who has no rating starts by age, and is reckoned twice.
func TestUnratedByUSChess(t *testing.T) {
	// 12 years old: 600. First estimate (600 + 1000 + 1000 + 400) ÷ 3 = 1000. A win and a draw: 1.5 = Σ ½ + (R−1000)/800: 1200.
	// The opponents come out other than 1000, and the second pass goes by that.
	e := against(Person{Birth: "2014-03-01"}, 1000, 2, 1000, 1)
	for i := 1; i <= 2; i++ {
		e.People[i].Results = []Result{{Round: i, Opponent: 0, Halves: 2 - e.People[0].Results[i-1].Halves}}
	}
	g := usChess.Rate(e)
	if !g[0].First() || g[0].After < 1150 || g[0].After > 1250 || g[0].Changed() != "" {
		t.Errorf("the unrated has %+v", g[0])
	}
	// 1000 has 11.57 effective games, K 63.64; both lose or draw against 1000.
	if g[1].Change >= 0 || g[2].Change <= 0 || !g[1].Known {
		t.Errorf("who lost has %s, who drew with one who then was stronger %s", g[1].Changed(), g[2].Changed())
	}
	// Without a game nothing is known.
	if g := usChess.Rate(&Event{People: []Person{{Name: "A", Rating: 1500}}})[0]; g.Known || g.Sum.Who != "" {
		t.Errorf("without a game: %+v", g)
	}
	// A win against somebody of 1300 without a known age: 1300 and 400 more.
	if got := usChess.Rate(against(Person{}, 1300, 2))[0].After; got != 1700 {
		t.Errorf("one win against 1300: %d", got)
	}
}

// TestWorkedChanges: the examples of the other systems.
func TestWorkedChanges(t *testing.T) {
	for _, c := range []struct {
		system  *System
		person  Person
		games   []int
		want    string // of the sum
		formula string
		after   int
	}{
		{&fideSystem, Person{Rating: 1850}, []int{1700, 2, 1900, 1, 2300, 0, 1500, 2, 1950, 2}, "+20.8",
			"(0.30 + 0.07 − 0.08 + 0.11 + 0.64) × 20 = +20.8", 1871},
		{&fideSystem, Person{Rating: 2640}, []int{2200, 1}, "−4.2", "−0.42 × 10 = −4.2", 2636},
		{&fideSystem, Person{Rating: 2660}, []int{2200, 1}, "−4.5", "−0.45 × 10 = −4.5", 2655},
		{&fideSystem, Person{Rating: 1850, K: 10}, []int{1700, 2}, "+3.0", "0.30 × 10 = +3.0", 1853},
		{&fideSystem, Person{Rating: 1850, Games: 12}, []int{1700, 2}, "+12.0", "0.30 × 40 = +12.0", 1862},
		{&fideSystem, Person{}, []int{1600, 2, 1600, 2, 1600, 2, 1600, 0, 1600, 0}, "1707", "11600 ÷ 7 + 50 = 1707.14", 1707},
		{&fideSystem, Person{}, []int{1500, 2, 1550, 2, 1450, 0, 1600, 0, 1650, 0, 1700, 0}, "1544", "13050 ÷ 8 − 87 = 1544.25", 1544},
		{&fideSystem, Person{}, []int{2300, 2, 2300, 2, 2300, 2, 2300, 2, 2300, 2, 2300, 2, 2300, 2, 2300, 2, 2300, 1}, "2200",
			"24300 ÷ 11 + 309 = 2518.09", 2200},
		{&fideSystem, Person{}, []int{1420, 1, 1430, 0, 1450, 0, 1400, 0, 1500, 0}, "–", "10800 ÷ 7 − 230 = 1312.86", 0},
		{&fideSystem, Person{}, []int{1600, 2, 1600, 2}, "–", "6800 ÷ 4 + 193 = 1893.00", 0},
		{&fideSystem, Person{}, []int{1600, 0, 1600, 0, 1600, 0, 1600, 0, 1600, 0}, "–", "11600 ÷ 7 − 309 = 1348.14", 0},
		{&ecf, Person{Rating: 1800}, []int{1700, 2, 1900, 1}, "+10.0", "(0.36 + 0.14) × 20 = +10.0", 1810},
		{&ecf, Person{Rating: 1800, Birth: "2010"}, []int{1700, 2, 1900, 1}, "+20.0", "(0.36 + 0.14) × 40 = +20.0", 1820},
		{&dwz, Person{Rating: 1650, Birth: "1986", Games: 20}, []int{1600, 2, 1700, 2, 1500, 2, 1800, 0, 1650, 1}, "+29.63",
			"800 × (3.5 − 2.500) ÷ (22 + 5) = 29.63", 1680},
		{&dwz, Person{Rating: 1200, Birth: "2012", Games: 4}, []int{1300, 2, 1250, 2, 1400, 2, 1100, 0, 1350, 0}, "+82.56",
			"800 × (3.0 − 1.968) ÷ (5 + 5) = 82.56", 1283},
		{&dwz, Person{Rating: 1000, Birth: "1996"}, []int{1300, 1, 1250, 0, 1400, 0, 1100, 0, 1350, 0}, "−11.29",
			"800 × (0.5 − 0.881) ÷ (22 + 5) = −11.29", 989},
		{&dwz, Person{}, []int{1500, 2, 1500, 1, 1500, 1, 1500, 1, 1500, 0}, "1500", "", 1500},
		{&dwz, Person{}, []int{1500, 2, 1500, 2, 1500, 2, 1500, 2, 1600, 2}, "2197", "", 2197},
		{&dwz, Person{}, []int{1300, 0, 1300, 0, 1300, 0, 1300, 0, 1300, 0}, "778", "623 ÷ 8 + 700 = 778", 778},
		{&dwz, Person{}, []int{1300, 0}, "–", "623 ÷ 8 + 700 = 778", 0},
		{&scotland, Person{Rating: 1475}, []int{1660, 1}, "+194.40", "800 × (0.5 − 0.257) ÷ 1 = 194.40", 1669},
		{&scotland, Person{}, []int{1660, 1}, "", "", 0},
	} {
		g := c.system.Rate(against(c.person, c.games...))[0]
		if g.Sum.Value != c.want || g.Sum.Formula != c.formula || g.After != c.after {
			t.Errorf("%s, %d: %q, %q, %d; want %q, %q, %d", c.system.Code, c.person.Rating, g.Sum.Value, g.Sum.Formula, g.After,
				c.want, c.formula, c.after)
		}
		rated, halves := 0, 0
		for k := 0; k < len(c.games); k += 2 {
			if c.games[k] != 0 {
				rated, halves = rated+1, halves+c.games[k+1]
			}
		}
		if g.Sum.Who != "" && (g.Games != rated || g.Halves != halves) {
			t.Errorf("%s, %d: %d games and %d half points", c.system.Code, c.person.Rating, g.Games, g.Halves)
		}
	}
	if got := text(whole(1770)+timesOver(whole(55), 50_338_000_000, 84), 0); got != "1814" {
		t.Errorf("the season of 84 games: %s, want 1814", got)
	}
	if got := text(normal(-60*one), 3); got != "0.416" { // a printed grade: 2405 against 2465
		t.Errorf("60 less: %s, want 0.416", got)
	}
	if g := fideSystem.Rate(&Event{End: "2023-05-01", People: against(Person{}, 1600, 2).People})[0]; g.Sum.Who != "" {
		t.Errorf("a first rating by rules that held only later: %+v", g)
	}
}

// TestGainsDoNotDependOnOrder: neither the order of the games nor that of the people matters.
func TestGainsDoNotDependOnOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	for range 40 {
		n := 4 + rng.IntN(8)
		e := &Event{End: "2026-05-01", People: make([]Person, n)}
		for i := range e.People {
			e.People[i] = Person{ID: model.ID(i + 1), Name: fmt.Sprint("P", i), Rating: model.Rating(1000 + rng.IntN(1500)), Games: rng.IntN(40)}
			if rng.IntN(4) == 0 {
				e.People[i].Rating = 0
			}
		}
		for round := range 6 {
			a, b := rng.IntN(n), rng.IntN(n)
			if a == b {
				continue
			}
			h := rng.IntN(3)
			e.People[a].Results = append(e.People[a].Results, Result{round + 1, b, h})
			e.People[b].Results = append(e.People[b].Results, Result{round + 1, a, 2 - h})
		}
		order := rng.Perm(n) // the new place of each
		other := &Event{End: e.End, People: make([]Person, n)}
		for i, p := range e.People {
			p.Results = slices.Clone(p.Results)
			for k := range p.Results {
				p.Results[k].Opponent = order[p.Results[k].Opponent]
			}
			slices.Reverse(p.Results)
			other.People[order[i]] = p
		}
		for _, x := range systems {
			one, two := x.Rate(e), x.Rate(other)
			for i := range one {
				a, b := one[i], two[order[i]]
				if a.Change != b.Change || a.After != b.After || a.Performance != b.Performance || a.Known != b.Known {
					t.Fatalf("%s, %s: %s and %d, in another order %s and %d", x.Code, e.People[i].Name, a.Changed(), a.After, b.Changed(), b.After)
				}
			}
		}
	}
}

// TestChangesHaveTheSignOfTheScore: who makes more than is expected gains, who makes less loses, and who wins more games gains more.
func TestChangesHaveTheSignOfTheScore(t *testing.T) {
	for _, x := range systems {
		last := math.MinInt
		for halves := range 3 {
			g := x.Rate(against(Person{Rating: 1600, Birth: "1980"}, 1600, halves, 1500, halves, 1700, halves))[0]
			if g.Change <= last || (halves-1)*g.Change < 0 || halves == 1 && g.Change != 0 {
				t.Errorf("%s: %s for %d half points each", x.Code, g.Changed(), halves)
			}
			last = g.Change
		}
	}
}

// TestPerformanceIsExplained: the sum behind a performance.
func TestPerformanceIsExplained(t *testing.T) {
	e := against(Person{Rating: 1500}, 1500, 2, 1600, 2, 0, 2, 1700, 2, 1802, 0)
	g := fideSystem.Rate(e)[0]
	if want := "(1500 + 1600 + 1700 + 1802) ÷ 4 + 193 = 1844"; g.Performance != 1844 || g.Performed.Formula != want {
		t.Errorf("%d: %s, want %s", g.Performance, g.Performed.Formula, want)
	}
	if len(g.Performed.Lines) != 5 || !g.Performed.Lines[2].Struck {
		t.Errorf("lines %+v", g.Performed.Lines)
	}
	if note := g.Performed.Notes[0].String(); !strings.Contains(note, "3 of 4 is 75 %; the table of B.02, 8.1.1, gives +193") {
		t.Error(note)
	}
}

// TestSystemsOf: whose ratings a section changes.
func TestSystemsOf(t *testing.T) {
	section := func(fide, national model.Rating) *model.Section {
		return &model.Section{Players: []model.Player{{Rating: fide, NationalRating: national}}}
	}
	for _, c := range []struct {
		federation string
		section    *model.Section
		want       string
	}{
		{"FRA", section(1500, 0), "fide"}, {"FRA", section(0, 1500), ""}, {"FRA", section(0, 0), ""},
		{"USA", section(0, 1500), "uschess"}, {"USA", section(1500, 0), "uschess"}, {"USA", section(0, 0), ""},
		{"GER", section(1500, 1400), "dwz fide"}, {"GER", section(0, 1400), "dwz"}, {"ENG", section(1500, 1400), "ecf"},
		{"SCO", section(0, 1400), "scotland"}, {"", section(1500, 0), "fide"},
	} {
		var codes []string
		for _, x := range SystemsOf(&model.Tournament{Federation: c.federation}, c.section) {
			codes = append(codes, x.Code)
		}
		if got := strings.Join(codes, " "); got != c.want {
			t.Errorf("%s, %+v: %q, want %q", c.federation, c.section.Players[0], got, c.want)
		}
	}
	fide := section(2000, 2100)
	fide.FIDE = true
	if got := SystemsOf(&model.Tournament{Federation: "USA"}, fide); len(got) != 2 || got[1].Code != "fide" {
		t.Errorf("a section in FIDE mode: %v", got)
	}
	rapid := section(2000, 0)
	rapid.Control = model.Rapid
	if got := SystemsOf(&model.Tournament{}, rapid); len(got) != 0 {
		t.Errorf("a rapid section: %v", got)
	}
	if x, err := SystemByCode("DWZ"); err != nil || x != &dwz {
		t.Errorf("DWZ is %v, %v", x, err)
	}
	if _, err := SystemByCode("elo"); err == nil || !strings.Contains(err.Error(), "fide, uschess, ecf, dwz, scotland") {
		t.Errorf("elo: %v", err)
	}
}

// TestEventOf: games as they count for rating, of players and of teams, and no further than asked.
func TestEventOf(t *testing.T) {
	sh := teams([6]model.Rating{2000, 1900, 1950, 1850, 1800, 1700}, []board{{1, 3, "1"}}, []board{{1, 5, "½"}}, []board{{3, 5, "+"}})
	e := EventOf(sh.Tournament, sh.Section, 3, model.RatingFIDE.Of)
	if got := fmt.Sprint(e.People[0].Results, e.People[2].Results, e.People[4].Results); got != "[{1 2 2} {2 4 1}] [{1 0 0}] [{2 0 1}]" {
		t.Error(got)
	}
	if e := EventOf(sh.Tournament, sh.Section, 1, model.RatingFIDE.Of); len(e.People[0].Results) != 1 {
		t.Errorf("after round 1: %v", e.People[0].Results)
	}
	s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1}}, {Entry: model.Entry{ID: 2}}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss},
		ForRating: model.ForRating{Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}},
		{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 0}, Outcomes: [2]model.Outcome{model.FullBye, model.Absent}}}}}
	e = EventOf(&model.Tournament{}, s, 2, model.RatingFIDE.Of)
	if got := fmt.Sprint(e.People[0].Results, e.People[1].Results); got != "[{1 1 1}] [{1 0 1}]" {
		t.Errorf("a win that counts as a draw for rating, and a bye: %s", got)
	}
}
