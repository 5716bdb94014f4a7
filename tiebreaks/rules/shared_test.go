package rules

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// TestSmallSums: the sums that several tie-breaks share.
func TestSmallSums(t *testing.T) {
	if got := fmt.Sprint(suffixes([]tiebreaks.Value{1, 2, 3}), suffixes(nil), suffixes([]tiebreaks.Value{4})); got != "[6 5 3] [] [4]" {
		t.Error("sums from each place to the end:", got)
	}
	p := func(halves ...model.Points) []model.Points { return halves }
	for _, c := range []struct {
		got, want any
	}{
		{weighted(p(2, 1, 2), []int{4, 3, 2}), 4*tiebreaks.One + 3*tiebreaks.One/2 + 2*tiebreaks.One}, {weighted(p(2, 2, 2), []int{5,
			1}), 7 * tiebreaks.One},
		{boardCount(p(2, 1, 2)), tiebreaks.One + tiebreaks.One + 3*tiebreaks.One}, {total(p(2, 1, 2)), model.Points(5)},
		{comparePoints(p(2, 1), p(2, 1)), 0}, {comparePoints(p(2, 1), p(2, 2)), 1}, {comparePoints(p(3, 0), p(2, 2)), -1},
		{comparePoints(p(2), p(2, 2)), 0},
		{half(3), phrase.Decimal("0.75")}, {half(4), phrase.Decimal("1")},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	for _, c := range []struct {
		values        []tiebreaks.Value
		many          bool
		ahead, behind string
	}{
		{[]tiebreaks.Value{1, 3, 2}, false, "[5]", "[4 6]"}, {[]tiebreaks.Value{3, 1, 3}, false, "[4 5 6]", "[]"}, {[]tiebreaks.Value{3,
			1, 3}, true, "[4 6]", "[5]"},
		{[]tiebreaks.Value{0, 0, 0}, true, "[4 5 6]", "[]"}, {[]tiebreaks.Value{-2, -1, -3}, true, "[5]", "[4 6]"},
	} {
		ahead, behind := top([]int{4, 5, 6}, c.values, c.many)
		if fmt.Sprint(ahead) != c.ahead || fmt.Sprint(behind) != c.behind {
			t.Errorf("%v, many %v: %v and %v, want %s and %s", c.values, c.many, ahead, behind, c.ahead, c.behind)
		}
	}
	if got := fmt.Sprint(byScore([]int{4, 5, 6, 7}, []tiebreaks.Value{1, 2, 2, 0})); got != "[[5 6] [4] [7]]" {
		t.Error("tiers by score:", got)
	}
	for step, want := range map[*tailStep]string{
		&topBoards: "[100 50 0] board 2 of their match", &fewerBoards: "[200] board count of their match",
		&bottomBoards: "[150 100] their match without the last 2 boards",
	} {
		if got := fmt.Sprint(step.values(p(2, 1, 0)), " ", step.label(1)); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if got, want := fmt.Sprint(bottomBoards.label(0), bottomBoards.values(nil)), "their match without the last 1 board []"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestCredited: the points of a round without boards are spread over them, odd half points on the top boards.
func TestCredited(t *testing.T) {
	w := tiebreaks.NewWork(&model.Sheet{Teams: true, Boards: 4,
		Scoring: model.Classic(2*model.One, model.One, 4)}, tiebreaks.RuleSets[0], model.MatchPoints)
	for games, want := range map[model.Points]string{0: "[0 0 0 0]", 4: "[1 1 1 1]", 8: "[2 2 2 2]",
		6: "[2 2 1 1]", 3: "[1 1 1 0]", 1: "[1 0 0 0]"} {
		c := &model.Cell{Outcome: model.PairingBye, Games: games}
		inHalves := func(ps []model.Points) string {
			out := make([]int, len(ps))
			for k, p := range ps {
				out[k] = int(p / model.Half)
			}
			return fmt.Sprint(out)
		}
		c.Games = games * model.Half
		if got := inHalves(boardPoints(w, c)); got != want {
			t.Errorf("%d half points: %s, want %s", games, got, want)
		}
		if got := inHalves(fullBoards(w, c)); got != "[2 2 2 2]" {
			t.Errorf("a pairing-allocated bye: %s", got)
		}
		if c.Outcome = model.HalfBye; inHalves(fullBoards(w, c)) != want {
			t.Errorf("another bye of %d half points: %s", games, inHalves(fullBoards(w, c)))
		}
	}
}

// TestLots: mix is SplitMix64, whose first numbers for the seeds 0 and 1234567 are printed in many places.
func TestLots(t *testing.T) {
	for seed, want := range map[uint64]uint64{0: 0xe220a8397b1dcdaf, 1234567: 6457827717110365317} {
		if got := mix(seed); got != want {
			t.Errorf("the seed %d gives %d, want %d", seed, got, want)
		}
	}
}

// TestBoardsByHand: board count is board number times points (C.07 12.1); the Illinois High School Association's boards
// have 12, 11, 10, 9, 8, 7, 6 and 5 points.
func TestBoardsByHand(t *testing.T) {
	if got := boardCount([]model.Points{2, 1, 0, 2}); got != 600 {
		t.Errorf("1 + ½×2 + 0×3 + 1×4 is %d hundredths", got)
	}
	for b, want := range []tiebreaks.Value{12, 11, 10, 9, 8, 7, 6, 5, 5} { // a board beyond the weights counts as the last
		points := make([]model.Points, b+1)
		points[b] = 2
		if got := weighted(points, ihsaWeights); got != want*tiebreaks.One {
			t.Errorf("a win on board %d counts %d hundredths, want %d", b+1, got, want*tiebreaks.One)
		}
	}
	if total([]model.Points{2, 1}) != 3 || comparePoints([]model.Points{2, 1}, []model.Points{2, 2}) <= 0 ||
		comparePoints([]model.Points{1}, []model.Points{1}) != 0 {
		t.Error("board by board, more is ahead")
	}
}

// TestPerfectOfTheGames (C.07 10.3): by the table a difference of 0 to 3 gives 0.50, of 736 and more 1.0; without any points 800 below the
// weakest.
func TestPerfectOfTheGames(t *testing.T) {
	for _, c := range []struct {
		ratings []int
		halves  int
		want    int
	}{
		{[]int{2000, 1000}, 1, 997}, {[]int{1000, 2000}, 3, 1997}, {[]int{1000, 2000}, 4, 2736}, {[]int{2000}, 2, 2736},
		{[]int{2000}, 1, 1997}, {[]int{1500, 2000}, 0, 700}, {[]int{2000, 1500}, 0, 700},
	} {
		if got := (&otb{ratings: c.ratings, halves: c.halves}).ptp(); got != c.want {
			t.Errorf("%d half points against %v: %d, want %d", c.halves, c.ratings, got, c.want)
		}
	}
	for _, c := range []struct{ halves, games, want int }{{1, 3, 17}, {1, 2, 25}, {5, 6, 42}, {1, 8, 6}, {0, 1, 0}, {2, 1, 100}} {
		if got := (&otb{ratings: make([]int, c.games), halves: c.halves}).percent(); got != c.want {
			t.Errorf("%d half points in %d games: %d%%, want %d%%", c.halves, c.games, got, c.want)
		}
	}
}

// TestMediansCut: the Medians of US Chess cut two at an end from nine rounds on.
func TestMediansCut(t *testing.T) {
	for rounds, want := range map[int]int{1: 1, 7: 1, 8: 1, 9: 2, 12: 2, 13: 2} {
		if got := endsCut(rounds); got != want {
			t.Errorf("%d rounds: %d values, want %d", rounds, got, want)
		}
	}
}
