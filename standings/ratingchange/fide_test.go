package ratingchange

import (
	"testing"

	"wallchart/model"
)

func games(ratingsAndHalves ...int) []Game {
	var all []Game
	for i := 0; i < len(ratingsAndHalves); i += 2 {
		all = append(all, Game{Rating: model.Rating(ratingsAndHalves[i]), Halves: ratingsAndHalves[i+1]})
	}
	return all
}

// TestFIDE: the examples worked out with table 8.1.2 by hand.
func TestFIDE(t *testing.T) {
	for _, c := range []struct {
		own   model.Rating
		k     int
		games []Game
		day   model.Date
		parts int
		want  string
	}{
		{1850, 20, games(1700, 2), "2026-05-01", 30, "+6.0"},
		{1850, 20, games(1700, 2, 1900, 1), "", 37, "+7.4"},
		{1850, 20, games(1700, 2, 1900, 1, 2300, 0, 1500, 2, 1950, 2), "2026-05-01", 104, "+20.8"}, // .30 .07 -.08 .11 .64
		{2640, 10, games(2200, 1), "2026-05-01", -42, "−4.2"},                                      // 440 counts as 400
		{2650, 10, games(2200, 1), "2025-10-01", -44, "−4.4"},                                      // 450 whole
		{2650, 10, games(2200, 1), "", -44, "−4.4"},
		{2660, 10, games(2200, 1), "2026-05-01", -45, "−4.5"},
		{2660, 10, games(2200, 1), "2025-09-30", -42, "−4.2"}, // before that day all were cut
		{1500, 40, games(2300, 0, 2300, 1), "", 34, "+13.6"},  // -.08 and .42: cut from below too
		{1500, 40, games(1500, 1), "", 0, "0.0"},
		{1500, 40, nil, "", 0, "0.0"},
	} {
		got := fide(c.own, c.k, c.games, c.day)
		if got.Parts != c.parts || changed(got.hundredths()) != c.want || got.Games != len(c.games) {
			t.Errorf("%d against %v on %q: %+v; want %d, %s", c.own, c.games, c.day, got, c.parts, c.want)
		}
	}
}

// TestManyGames: K times the number of games is 700 at most: 18 games with 40 would be 720, so K is 38.
func TestManyGames(t *testing.T) {
	var all []Game
	for range 18 {
		all = append(all, Game{Rating: 1500, Halves: 1})
	}
	all[0].Halves = 2
	if got := fide(1500, 40, all, ""); got.K != 38 || got.Parts != 50 || changed(got.hundredths()) != "+19.0" {
		t.Errorf("18 games: %+v", got)
	}
	all[0] = Game{Rating: 1507, Halves: 2} // 7 points: .49 expected, .51 more: 51 × 38 = 19.38
	if got := changed(fide(1500, 40, all, "").hundredths()); got != "+19.38" {
		t.Errorf("18 games, one against 1507: %s", got)
	}
	if got := fide(1500, 40, all[:17], ""); got.K != 40 {
		t.Errorf("17 games: K %d", got.K)
	}
}

func TestK(t *testing.T) {
	for _, c := range []struct {
		own       model.Rating
		born, day model.Date
		want      int
	}{
		{1500, "2008-12-31", "2026-01-01", 40}, // 18 in the year
		{1500, "2007-12-31", "2026-01-01", 20},
		{2299, "2010", "2026-01-01", 40}, {2300, "2010", "2026-01-01", 20},
		{2399, "2010", "2026-01-01", 20}, {2400, "2010", "2026-01-01", 10},
		{1500, "", "2026-01-01", 20}, {1500, "2010", "", 20}, {1500, "20", "2026", 20}, {1500, "abcd", "2026", 20},
	} {
		if got := K(c.own, c.born, c.day); got != c.want {
			t.Errorf("%d, born %q, on %q: %d, want %d", c.own, c.born, c.day, got, c.want)
		}
	}
}

func TestPerformance(t *testing.T) {
	for _, c := range []struct {
		games []Game
		want  int
	}{
		{games(1500, 2, 1600, 2, 1700, 2, 1802, 0), 1844}, // 1650.5 is 1651; 75 % are 193
		{games(1500, 1), 1500},
		{games(1500, 2, 1500, 2, 1500, 0), 1625}, // 66.7 % is 67: 125
		{games(1500, 0), 700},
		{games(1501, 1, 1500, 1, 1500, 1), 1500},
		{games(1500, 2, 1500, 1, 1500, 1, 1500, 1, 1500, 1, 1500, 1, 1500, 1, 1500, 1), 1543}, // 56.25 % is 56
	} {
		if got, ok := Performance(c.games); got != c.want || !ok {
			t.Errorf("%v: %d, %v, want %d", c.games, got, ok, c.want)
		}
	}
	if _, ok := Performance(nil); ok {
		t.Error("somebody without a game has a performance")
	}
}

// TestGames: games that count for rating against those who have one, as 1, ½, 0 whatever a win is worth.
func TestGames(t *testing.T) {
	s := &model.Section{LastID: 4}
	s.Scoring = model.Scoring{Win: 6, Draw: 2}
	for i, r := range []model.Rating{1500, 1600, 1700, 0} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1}, Rating: r})
	}
	play := func(opponent model.ID, mine, his model.Outcome) {
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, opponent},
			Outcomes: [2]model.Outcome{mine, his}}}})
	}
	play(2, model.Win, model.Loss)
	play(3, model.Draw, model.Draw)
	play(2, model.ForfeitWin, model.ForfeitLoss)
	play(4, model.Loss, model.Win) // without a rating
	play(3, model.Loss, model.Win)
	play(0, model.FullBye, model.Absent)
	sh := model.NewSheet(&model.Tournament{}, s, 0)
	got := Games(sh, 0, func(i int) model.Rating { return sh.Lines[i].Rating })
	want := []Game{{2, 1600, 2}, {3, 1700, 1}, {3, 1700, 0}}
	if len(got) != len(want) {
		t.Fatalf("games %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("game %d: %v, want %v", i+1, got[i], want[i])
		}
	}
}
