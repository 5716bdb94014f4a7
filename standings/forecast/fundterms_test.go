package forecast

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/standings/prizes"
)

// terms are three prizes for all of six, the numbers 0, 2 and 4, and two for those of a class, 1 and 3, who are the participants
// 3 to 5. The money is 2, 1, 0 and 3, the most first; the trophies are 0 and 1, the qualifying places 3, 4 and 0.
func terms(by model.PrizeDivision, several bool) *prizes.Terms {
	t := &prizes.Terms{By: by, Several: several, Pots: []int{2, 1, 0, 3}, Things: [2][]int{{0, 1}, {3, 4, 0}}}
	for n := range 5 {
		class := n%2 == 1
		in := make([]bool, 6)
		for i := range in {
			in[i] = !class || i >= 3
		}
		t.Flight, t.Open, t.In = append(t.Flight, n%2), append(t.Open, !class), append(t.In, in)
	}
	return t
}

// TestFirstAloneWins the most valuable prize that he may, of each kind where several may be won, and the first thing of each kind.
func TestFirstAloneWins(t *testing.T) {
	for _, c := range []struct {
		who            int
		several, alone bool
		want           string
	}{
		{0, false, true, "map[2:true] [0 4]"}, {4, false, true, "map[2:true] [0 3]"}, {0, true, true, "map[2:true] [0 4]"},
		{4, true, true, "map[1:true 2:true] [0 3]"}, {4, true, false, "map[] [-1 -1]"},
	} {
		money, things := won(terms(model.DivideUS, c.several), c.who, c.alone)
		if got := fmt.Sprint(money, things); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	none := terms(model.DivideUS, false)
	none.Pots, none.Things = []int{1}, [2][]int{{1}, nil}
	if money, things := won(none, 0, true); len(money) > 0 || things != [2]int{-1, -1} {
		t.Errorf("who may win nothing wins %v and %v", money, things)
	}
}

// TestPrizesThatAreGone before somebody comes, with these above him.
func TestPrizesThatAreGone(t *testing.T) {
	for _, c := range []struct {
		by      model.PrizeDivision
		several bool
		above   []int
		gone    string // of the prizes with money
	}{
		{model.DivideUS, false, nil, "[]"},
		{model.DivideUS, false, []int{0}, "[]"},
		{model.DivideUS, false, []int{0, 1}, "[0 2]"}, // two who may win only what all may have them both
		{model.DivideUS, false, []int{0, 3}, "[]"},
		{model.DivideUS, false, []int{3, 4, 5}, "[]"}, // there are four that they may win
		{model.DivideUS, true, []int{3}, "[]"},
		{model.DivideUS, true, []int{0, 3}, "[0 2]"}, // each kind by itself
		{model.DivideUS, true, []int{3, 4}, "[0 1 2 3]"},
		{model.DivideEqual, false, []int{0, 1}, "[0 2]"},
		{model.DivideEqual, false, []int{3, 4, 5}, "[]"},
		{model.DivideEqual, true, []int{3, 4}, "[0 1 2 3]"},
	} {
		terms := terms(c.by, c.several)
		got := []int{}
		for n := range 4 {
			if gone(terms, n, counting(c.above)) {
				got = append(got, n)
			}
		}
		if fmt.Sprint(got) != c.gone {
			t.Errorf("%s, several %v, with %v above: %v are gone, want %s", c.by, c.several, c.above, got, c.gone)
		}
	}
	// The class alone has two prizes, and all may win one.
	few := terms(model.DivideUS, false)
	few.Pots = []int{2, 1, 3}
	for above, want := range map[int]bool{2: false, 3: true} {
		if got := gone(few, 1, counting([]int{3, 4, 5}[:above])); got != want {
			t.Errorf("of three that they may win %d of the class leave something: %v", above, !got)
		}
	}
	few.By = model.DivideNone
	if gone(few, 1, counting([]int{3, 4, 5})) {
		t.Error("where the tied do not pool it is not known which prize of the class is taken")
	}
}

func counting(above []int) above {
	known := map[string]int{}
	return func(name string, of func(q int) bool) int {
		if n, is := known[name]; is {
			return n
		}
		n := 0
		for _, q := range above {
			if of(q) {
				n++
			}
		}
		known[name] = n
		return n
	}
}

// TestOutOfMoney: what is no money, what somebody may not win, and what is gone.
func TestOutOfMoney(t *testing.T) {
	for _, c := range []struct {
		by      model.PrizeDivision
		several bool
		who     int
		above   []int
		alone   bool
		out     string
	}{
		{model.DivideEqual, false, 0, nil, false, "[1 3 4]"},
		{model.DivideEqual, false, 3, nil, false, "[4]"},
		{model.DivideEqual, false, 3, []int{0, 1}, false, "[0 2 4]"},
		{model.DivideEqual, false, 3, nil, true, "[0 1 2 3 4]"}, // but for what he wins, which is not asked for
		{model.DivideEqual, true, 3, nil, true, "[4]"},
		{model.DivideUS, true, 0, nil, false, "[1 3 4]"},
		{model.DivideUS, true, 3, []int{4, 5}, false, "[0 1 2 3 4]"},
		{model.DivideUS, false, 0, nil, false, "[4]"}, // he may have a piece of the class's, with one of the class
		{model.DivideUS, false, 0, []int{1, 2}, false, "[0 1 2 3 4]"},
		{model.DivideUS, false, 3, []int{1, 2}, false, "[0 2 4]"},
		{model.DivideUS, false, 3, nil, true, "[0 1 2 3 4]"},
	} {
		terms := terms(c.by, c.several)
		got := []int{}
		for n := range 5 {
			if outOfMoney(terms, n, c.who, counting(c.above), c.alone) {
				got = append(got, n)
			}
		}
		if fmt.Sprint(got) != c.out {
			t.Errorf("%+v: out of %v", c, got)
		}
	}
}

// TestOutOfThings: trophies for all and for the class; qualifying places, of which the class's comes first.
func TestOutOfThings(t *testing.T) {
	for _, c := range []struct {
		kind, who int
		above     []int
		alone     bool
		out       string
	}{
		{0, 0, nil, false, "[1 2 3 4]"}, {0, 3, nil, false, "[2 3 4]"}, {0, 3, nil, true, "[0 1 2 3 4]"},
		{0, 3, []int{0}, false, "[0 2 3 4]"}, // who may have only the one for all has it
		{0, 3, []int{4}, false, "[2 3 4]"},
		{0, 3, []int{4, 5}, false, "[0 1 2 3 4]"},
		{0, 0, []int{4}, false, "[1 2 3 4]"},
		{1, 3, []int{0}, false, "[1 2]"}, {1, 3, []int{0, 1}, false, "[0 1 2 4]"}, {1, 3, []int{4, 5}, false, "[1 2]"},
		{1, 3, []int{0, 4, 5}, false, "[0 1 2 4]"},
	} {
		terms := terms(model.DivideUS, false)
		got := []int{}
		for n := range 5 {
			if outOfThings(terms, c.kind, n, c.who, counting(c.above), c.alone) {
				got = append(got, n)
			}
		}
		if fmt.Sprint(got) != c.out {
			t.Errorf("%+v: out of %v", c, got)
		}
	}
}
