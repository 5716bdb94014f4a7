package dutch

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing/fide"
)

// Looking at the next group alone, or at everybody below too: all floaters go into it, and
// as many of it are paired as can be; whom they leave over may be anybody.
func TestLooksAhead(t *testing.T) {
	apart := func(pairs ...[2]int) [][2]int { return pairs }
	for _, c := range []struct {
		what                      string
		scores                    []int
		apart                     [][2]int
		noBye                     []int
		floaters, end, stop, byes int
		want                      bool
	}{
		{"one to two", []int{4, 2, 2, 0}, nil, nil, 1, 3, 3, 0, true},
		{"one to two, not to the first", []int{4, 2, 2, 0}, apart([2]int{0, 1}), nil, 1, 3, 3, 0, true},
		{"one to two, not to the second", []int{4, 2, 2, 0}, apart([2]int{0, 2}), nil, 1, 3, 3, 0, true},
		{"one to two, to neither", []int{4, 2, 2, 0}, apart([2]int{0, 1}, [2]int{0, 2}), nil, 1, 3, 3, 0, false},
		{"two to three, the first to the last alone", []int{4, 4, 2, 2, 2, 0}, apart([2]int{0, 2}, [2]int{0, 3}), nil, 2, 5, 5, 0, true},
		{"two to three, both to the last alone", []int{4, 4, 2, 2, 2, 0},
			apart([2]int{0, 2}, [2]int{0, 3}, [2]int{1, 2}, [2]int{1, 3}), nil, 2, 5, 5, 0, false},
		{"one to two, nobody below, and none of them for the bye", []int{2, 0, 0}, nil, []int{1, 2}, 1, 3, 3, 0, true},
		{"one of them should have it", []int{2, 0, 0}, nil, []int{1, 2}, 1, 3, 3, 1, false},
		{"one of them has it", []int{2, 0, 0}, nil, []int{1}, 1, 3, 3, 1, true},
		{"one of the group floats on", []int{2, 0}, nil, nil, 0, 1, 2, 0, true},
		{"he cannot", []int{2, 0}, apart([2]int{0, 1}), nil, 0, 1, 2, 0, false},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		var floaters []int32
		for v := range c.floaters {
			floaters = append(floaters, int32(v))
		}
		if got := tk.looksAhead(floaters, c.floaters, c.end, c.stop, c.byes); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// The first candidate without a failure that the numbers do not force is found without a
// matching; where there is none, or the rest may mind, the walk gives up.
func TestFirstFaultlessCandidate(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		moved  int    // the bracket begins with so many from above
		before int    // persons before it
		wants  string // W and B strongly, w and b mildly
		apart  [][2]int
		idle   []int // rounds without a game
		want   string
	}{
		{"a pair", []int{0, 0}, 0, 0, "", nil, nil, "0-1"},
		{"nobody to pair with", []int{0}, 0, 0, "", nil, nil, "none"},
		{"as many moved down as residents", []int{2, 0}, 1, 0, "", nil, nil, "0-1"},
		{"more moved down", []int{4, 4, 2, 0}, 2, 0, "", nil, nil, "none"},
		{"two moved down to four", []int{2, 2, 0, 0, 0, 0}, 2, 0, "", nil, nil, "0-2 1-3 4-5"},
		{"one of them has met all", []int{2, 2, 0, 0, 0, 0}, 2, 0, "", [][2]int{{0, 2}, {0, 3}, {0, 4}, {0, 5}}, nil, "none"},
		{"the rest have met", []int{2, 2, 0, 0, 0, 0}, 2, 0, "", [][2]int{{2, 3}, {4, 5}, {2, 4}, {2, 5}, {3, 4}, {3, 5}}, nil, "none"},
		{"all want White", []int{0, 0, 0, 0}, 0, 0, "wwww", nil, nil, "0-2 1-3"},
		{"strongly", []int{0, 0, 0, 0}, 0, 0, "WWWW", nil, nil, "0-2 1-3"},
		{"the mild one goes without", []int{0, 0, 0, 0}, 0, 0, "WwWB", nil, nil, "0-3 1-2"},
		{"of Black too", []int{0, 0, 0, 0}, 0, 0, "BbBW", nil, nil, "0-3 1-2"},
		{"nobody need go without", []int{0, 0, 0, 0}, 0, 0, "wbwb", nil, nil, "0-3 1-2"},
		{"nor of five", []int{0, 0, 0, 0, 0}, 0, 0, "wwwbb", nil, nil, "0-3 1-4"},
		{"the last has the bye", []int{0, 0, 0}, 0, 0, "", nil, []int{1, 1, 1}, "0-1"},
		{"one with fewer rounds without a game has it", []int{0, 0, 0}, 0, 0, "", nil, []int{1, 1, 2}, "0-2"},
		{"that is the first, by an exchange", []int{0, 0, 0}, 0, 0, "", nil, []int{1, 2, 2}, "none"},
		{"of those moved down none may have it", []int{2, 0, 0}, 1, 0, "", nil, nil, "0-1"},
		{"an even bracket that has it", []int{4, 4, 0, 0, 0}, 1, 1, "", nil, nil, "none"},
		{"an odd one floats", []int{2, 2, 2, 0}, 0, 0, "", nil, nil, "0-1"},
		{"to one whom the last has met", []int{2, 2, 2, 0}, 0, 0, "", [][2]int{{2, 3}}, nil, "none"},
		{"those below are paired", []int{2, 2, 0, 0}, 0, 0, "", nil, nil, "0-1"},
		{"those below have met", []int{2, 2, 0, 0}, 0, 0, "", [][2]int{{2, 3}}, nil, "none"},
	} {
		tk := prepared(c.scores, c.apart, nil)
		for v, w := range c.wants {
			p := &tk.ps[v]
			p.Wants, p.Strength = model.White, fide.Strong
			if w == 'b' || w == 'B' {
				p.Wants = model.Black
			}
			if w == 'w' || w == 'b' {
				p.Strength = fide.Mild
			}
		}
		for v, n := range c.idle {
			tk.ps[v].unplayed = n
		}
		var moved []int32
		for v := range c.moved {
			moved = append(moved, int32(c.before+v))
		}
		if got := faultless(tk, tk.newBracket(moved, c.before+c.moved)); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
	// In 2017 there was no C9: whoever is left over has the bye; and where a moved-down player would be the one, the walk gives up.
	tk := prepared([]int{0, 0, 0}, nil, nil)
	tk.ed, tk.ps[2].unplayed = before, 2
	if got := faultless(tk, tk.newBracket(nil, 0)); got != "0-1" {
		t.Errorf("in 2017: %s", got)
	}
	tk = prepared([]int{2, 0, 0}, nil, []int{1, 2})
	tk.byeScore = 2
	if got := faultless(tk, tk.newBracket([]int32{0}, 1)); got != "none" {
		t.Errorf("the bye of one who moved down: %s", got)
	}
}

func faultless(t *task, b *bracket) string {
	if !t.quick(b) {
		return "none"
	}
	var pairs []string
	for _, p := range b.pairs {
		pairs = append(pairs, fmt.Sprintf("%d-%d", p[0], p[1]))
	}
	return strings.Join(pairs, " ")
}
