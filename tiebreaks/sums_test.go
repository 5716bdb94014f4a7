package tiebreaks

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// TestNearestEdges: the beginning of a name needs three letters;
// what is near nothing is sent to the list.
func TestNearestEdges(t *testing.T) {
	for text, want := range map[string]string{
		"KAS":    "the nearest is KASHDAN (Kashdan)",
		"QQQQQQ": "see the list of tie-breaks for their codes",
	} {
		if got := nearest(text).String(); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	all := names()
	for k := 1; k < len(all); k++ {
		if len(all[k].name) > len(all[k-1].name) {
			t.Fatalf("%q stands behind %q, which is shorter", all[k].name, all[k-1].name)
		}
	}
	for b, want := range map[byte]bool{'@': false, 'A': true, 'M': true, 'Z': true, '[': false, '1': false} {
		if letter(b) != want {
			t.Errorf("%c is a letter: %v", b, letter(b))
		}
	}
}

// TestGroupPlaces: places of a tie from values, higher first, equal ones shared.
func TestGroupPlaces(t *testing.T) {
	g := newGroup(nil, Use{}, []int{7, 3, 5, 9})
	if fmt.Sprint(g.Places) != "[1 1 1 1]" || g.Split() || g.At(5) != 2 || g.At(4) != -1 {
		t.Errorf("before anything is compared: %v, split %v", g.Places, g.Split())
	}
	for _, c := range []struct {
		values        []Value
		places, tiers string
	}{
		{[]Value{4, 4, 4, 4}, "[1 1 1 1]", "[[0 1 2 3]]"}, {[]Value{1, 4, 3, 2}, "[4 1 2 3]", "[[1] [2] [3] [0]]"},
		{[]Value{5, 1, 5, 1}, "[1 3 1 3]", "[[0 2] [1 3]]"}, {[]Value{1, 1, 1, 2}, "[2 2 2 1]", "[[3] [0 1 2]]"},
	} {
		g.ByValue(c.values)
		if got := fmt.Sprint(g.Places); got != c.places || g.Split() != (c.places != "[1 1 1 1]") || fmt.Sprint(g.subties()) != c.tiers {
			t.Errorf("%v: places %s, tiers %v; want %s, %s", c.values, got, g.subties(), c.places, c.tiers)
		}
	}
	g.tiers([][]int{{9}, {7, 5}, {3}})
	if fmt.Sprint(g.Places) != "[2 4 2 1]" {
		t.Errorf("from tiers: %v", g.Places)
	}
	cells := g.cells()
	if cells[1].Text != "4" || cells[1].Value != 4*One || !cells[1].Defined || !cells[1].Note.Empty() {
		t.Errorf("the last: %+v", cells[1])
	}
	g.ByValue(make([]Value, 4))
	if c := g.cells()[0]; c.Text != "0" || c.Defined || c.Note.String() != "does not separate them" || c.Value != 0 {
		t.Errorf("nothing separates: %+v", c)
	}
}

// TestSmallSums: the sums that several tie-breaks share.
func TestSmallSums(t *testing.T) {
	if got := fmt.Sprint(suffixes([]Value{1, 2, 3}), suffixes(nil), suffixes([]Value{4})); got != "[6 5 3] [] [4]" {
		t.Error("sums from each place to the end:", got)
	}
	p := func(halves ...model.Points) []model.Points { return halves }
	for _, c := range []struct {
		got, want any
	}{
		{weighted(p(2, 1, 2), []int{4, 3, 2}), 4*One + 3*One/2 + 2*One}, {weighted(p(2, 2, 2), []int{5, 1}), 7 * One},
		{boardCount(p(2, 1, 2)), One + One + 3*One}, {total(p(2, 1, 2)), model.Points(5)},
		{comparePoints(p(2, 1), p(2, 1)), 0}, {comparePoints(p(2, 1), p(2, 2)), 1}, {comparePoints(p(3, 0), p(2, 2)), -1},
		{comparePoints(p(2), p(2, 2)), 0},
		{half(3), phrase.Decimal("0.75")}, {half(4), phrase.Decimal("1")},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	for _, c := range []struct {
		values        []Value
		many          bool
		ahead, behind string
	}{
		{[]Value{1, 3, 2}, false, "[5]", "[4 6]"}, {[]Value{3, 1, 3}, false, "[4 5 6]", "[]"}, {[]Value{3, 1, 3}, true, "[4 6]", "[5]"},
		{[]Value{0, 0, 0}, true, "[4 5 6]", "[]"}, {[]Value{-2, -1, -3}, true, "[5]", "[4 6]"},
	} {
		ahead, behind := top([]int{4, 5, 6}, c.values, c.many)
		if fmt.Sprint(ahead) != c.ahead || fmt.Sprint(behind) != c.behind {
			t.Errorf("%v, many %v: %v and %v, want %s and %s", c.values, c.many, ahead, behind, c.ahead, c.behind)
		}
	}
	if got := fmt.Sprint(byScore([]int{4, 5, 6, 7}, []Value{1, 2, 2, 0})); got != "[[5 6] [4] [7]]" {
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
	w := newWork(&model.Sheet{Teams: true, Boards: 4, Scoring: model.Classic(2*model.One, model.One, 4)}, RuleSets[0], model.MatchPoints)
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
		if got := inHalves(w.boardPoints(c)); got != want {
			t.Errorf("%d half points: %s, want %s", games, got, want)
		}
		if got := inHalves(w.fullBoards(c)); got != "[2 2 2 2]" {
			t.Errorf("a pairing-allocated bye: %s", got)
		}
		if c.Outcome = model.HalfBye; inHalves(w.fullBoards(c)) != want {
			t.Errorf("another bye of %d half points: %s", games, inHalves(w.fullBoards(c)))
		}
	}
}
