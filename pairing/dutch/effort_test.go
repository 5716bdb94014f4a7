package dutch

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// A bracket is paired by the least that is proved to be enough: without a matching, by
// itself, with the next score group, or with everybody below.
func TestEffortOfABracket(t *testing.T) {
	for _, c := range []struct {
		what    string
		scores  []int
		apart   [][2]int
		idle    []int // rounds without a game
		whole   bool
		old     bool // the edition of 2017
		reach   reach
		matched bool
		pairs   string
	}{
		{"nothing in the way", []int{0, 0, 0, 0}, nil, nil, false, false, itself, false, "[0 2] [1 3]"},
		{"the same, with everybody", []int{0, 0, 0, 0}, nil, nil, true, false, everybody, true, "[0 2] [1 3]"},
		{"an exchange, for the bye", []int{0, 0, 0}, nil, []int{1, 2, 2}, false, false, itself, true, "[1 2]"},
		{"the last may not float", []int{4, 4, 4, 2, 0, 0}, [][2]int{{2, 3}}, nil, false, false, nextGroup, true, "[0 2]"},
		{"those below need two of the next", []int{4, 4, 4, 2, 2, 2, 0, 0}, [][2]int{{6, 7}}, nil, false, false, everybody, true, "[0 1]"},
		{"an even one with the bye", []int{0, 0, 0, 0, 0}[:4], nil, nil, false, false, itself, false, "[0 2] [1 3]"},
		{"in 2017 the next group is looked at", []int{4, 4, 4, 2, 0, 0}, [][2]int{{2, 3}}, nil, false, true, nextGroup, true, "[0 2]"},
		{"in 2017, with everybody", []int{0, 0, 0, 0}, nil, nil, true, true, everybody, true, "[0 2] [1 3]"},
		{"in 2017 the last ones are paired again", []int{4, 4, 2, 2}, [][2]int{{2, 3}}, nil, false, true, unbracketed, true, ""},
	} {
		tk := prepared(c.scores, c.apart, nil)
		tk.whole = c.whole
		if c.old {
			tk.ed = before
		}
		for v, n := range c.idle {
			tk.ps[v].unplayed = n
		}
		made, err := tk.pairBracket(nil, 0)
		if err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
		b := made[0]
		got := strings.Trim(fmt.Sprint(byUpper(b.pairs)), "[]")
		if b.reach != c.reach || b.mate != nil != c.matched || got != strings.Trim(c.pairs, "[]") {
			t.Errorf("%s: reach %d, by a matching %v: %s", c.what, b.reach, b.mate != nil, got)
		}
		if want := 1; c.reach == unbracketed {
			if len(made) != 2 || fmt.Sprint(byUpper(made[1].pairs)) != "[[0 2] [1 3]]" {
				t.Errorf("%s: %d brackets", c.what, len(made))
			}
		} else if len(made) != want {
			t.Errorf("%s: %d brackets", c.what, len(made))
		}
	}
	tk := prepared([]int{0, 0, 0, 0}, [][2]int{{0, 1}, {0, 2}, {0, 3}}, nil)
	var im *pairing.Impossible
	if err := tk.newBracket(nil, 0).extend(everybody).mustSolve(); !errors.As(err, &im) {
		t.Errorf("nobody for the first: %v", err)
	}
	if err := prepared([]int{0, 0}, nil, nil).newBracket(nil, 0).extend(everybody).mustSolve(); err != nil {
		t.Error(err)
	}
}

// A bracket paired by itself is right if all are paired and so can be all below, or whoever
// is left over is as good as any. An even one whose player should have the bye is not tried.
func TestPairAlone(t *testing.T) {
	for _, c := range []struct {
		what         string
		scores       []int
		apart        [][2]int
		noBye        []int
		byeScore     int
		tried, right bool
	}{
		{"an even one, and so below", []int{2, 2, 0, 0}, nil, nil, 0, true, true},
		{"those below have met", []int{2, 2, 0, 0}, [][2]int{{2, 3}}, nil, 0, true, false},
		{"an even one for the bye", []int{2, 2, 2, 2, 0}, nil, []int{4}, 2, false, false},
		{"an even one, the bye is below", []int{2, 2, 2, 2, 0}, nil, nil, 0, true, true},
		{"an odd one for the bye", []int{2, 2, 2, 0, 0}, nil, []int{3, 4}, 2, true, true},
		{"and those below have met", []int{2, 2, 2, 0, 0}, [][2]int{{3, 4}}, []int{3, 4}, 2, true, false},
		{"three left over, for the bye", []int{2, 2, 2, 0, 0}, [][2]int{{0, 1}, {0, 2}, {1, 2}}, []int{3, 4}, 2, true, false},
		{"a floater", []int{2, 2, 2, 0}, nil, nil, 0, true, true},
		{"whom nobody may meet", []int{2, 2, 2, 0}, [][2]int{{0, 3}, {1, 3}, {2, 3}}, nil, 0, true, false},
		{"two floaters", []int{2, 2, 0, 0}, [][2]int{{0, 1}}, nil, 0, true, true},
		{"nine for the bye", slices.Repeat([]int{0}, 9), nil, nil, 0, true, true},
		{"six for the bye", []int{2, 2, 2, 2, 2, 2, 0}, nil, []int{6}, 2, false, false},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		tk.byeScore = tk.ps[0].Score
		if c.byeScore == 0 {
			tk.byeScore = 0
		}
		b := tk.newBracket(nil, 0)
		got, err := tk.pairAlone(b)
		if err != nil || got != c.right || b.mate != nil != c.tried {
			t.Errorf("%s: tried %v, proved %v, %v", c.what, b.mate != nil, got, err)
		}
	}
	defer matching.Limit(matching.Limit(0))
	tk := prepared([]int{2, 2, 0, 0}, nil, nil)
	if ok, err := tk.pairAlone(tk.newBracket(nil, 0)); ok || !errors.Is(err, matching.ErrTooLarge) {
		t.Errorf("no room for the graph: %v, %v", ok, err)
	}
}

// With the next score group alone in the graph: right if that is the last one and everybody
// is in a pair, or if with everybody below the next bracket has pairs of the same scores.
func TestPairAhead(t *testing.T) {
	sevens := func(n, score int) []int { return slices.Repeat([]int{score}, n) }
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int
		noBye  []int
		reach  reach
		want   bool
	}{
		{"the last bracket", []int{2, 2}, nil, nil, itself, false},
		{"the bye is for this one", []int{2, 2, 2, 0, 0}, nil, []int{3, 4}, itself, false},
		{"the next is the last", []int{2, 2, 2, 0}, nil, nil, nextGroup, true},
		{"and cannot meet the floater", []int{2, 2, 2, 0}, [][2]int{{0, 3}, {1, 3}, {2, 3}}, nil, nextGroup, false},
		{"one below is left over", []int{2, 2, 0, 0, 0, 0}, [][2]int{{2, 5}, {3, 5}, {4, 5}}, nil, nextGroup, false},
		{"many below", append([]int{4, 4, 4, 2}, sevens(8, 0)...), nil, nil, nextGroup, true},
		{"two below", []int{4, 4, 4, 2, 2, 2, 0, 0}, nil, nil, nextGroup, true},
		{"two below who have met", []int{4, 4, 4, 2, 2, 2, 0, 0}, [][2]int{{6, 7}}, nil, nextGroup, false},
		{"one below, who has met all of the next", []int{4, 4, 2, 2, 2, 0}, [][2]int{{2, 5}, {3, 5}, {4, 5}}, nil, nextGroup, false},
		{"two below, the floater meets the only one", []int{4, 4, 4, 2, 0, 0}, nil, nil, nextGroup, true},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		if len(c.noBye) > 0 {
			tk.byeScore = tk.ps[0].Score
		}
		b := tk.newBracket(nil, 0)
		if got, err := tk.pairAhead(b); err != nil || got != c.want || b.reach != c.reach {
			t.Errorf("%s: reach %d, proved %v, %v", c.what, b.reach, got, err)
		}
	}
	was := matching.Limit(0)
	defer matching.Limit(was)
	for _, c := range []struct {
		room int
		fits bool
	}{{0, false}, {200, false}, {was, true}} { // in 200 bytes, the three pairs of the first graph, and not the fifteen of the proof
		matching.Limit(c.room)
		tk := prepared([]int{4, 4, 2, 0, 0, 0, 0, 0}, nil, nil)
		ok, err := tk.pairAhead(tk.newBracket(nil, 0))
		if c.fits && (!ok || err != nil) || !c.fits && (ok || !errors.Is(err, matching.ErrTooLarge)) {
			t.Errorf("in %d bytes: %v, %v", c.room, ok, err)
		}
	}
}

// The bye floats out of a bracket (C9) that is an odd one all but one of whom can be paired,
// one who may have the bye among those who can be spared, and with everybody below paired.
func TestByeFloats(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int
		noBye  []int
		moved  int
		alone  bool
		want   bool
	}{
		{"three", []int{2, 2, 2}, nil, nil, 0, false, true},
		{"five", []int{2, 2, 2, 2, 2}, nil, nil, 0, false, true},
		{"three who may not have it", []int{2, 2, 2}, nil, []int{0, 1, 2}, 0, false, false},
		{"by themselves", []int{2, 2, 2, 0}[:3], [][2]int{{0, 1}, {0, 2}, {1, 2}}, nil, 0, true, true},
		{"three who have met", []int{2, 2, 2}, [][2]int{{0, 1}, {0, 2}, {1, 2}}, nil, 0, false, false},
		{"four", []int{2, 2, 2, 2, 0}, nil, []int{4}, 0, false, false},
		{"three, and two below", []int{2, 2, 2, 0, 0}, nil, []int{3, 4}, 0, false, true},
		{"three, and two below who have met", []int{2, 2, 2, 0, 0}, [][2]int{{3, 4}}, []int{3, 4}, 0, false, false},
		{"three, and four below", []int{2, 2, 2, 0, 0, 0, 0}, nil, []int{3, 4, 5, 6}, 0, false, true},
		{"two moved down, who cannot meet", []int{4, 4, 2}, nil, nil, 2, false, false},
		{"one moved down", []int{4, 2, 2}, nil, nil, 1, false, true},
		{"one moved down, whom the others have met", []int{4, 2, 2}, [][2]int{{0, 1}, {0, 2}}, nil, 1, false, false},
		{"one moved down, and only the second may have it", []int{4, 2, 2}, [][2]int{{0, 1}}, []int{1}, 1, false, false},
		{"and only the first may", []int{4, 2, 2}, [][2]int{{0, 1}}, []int{2}, 1, false, true},
		{"and both may", []int{4, 2, 2}, [][2]int{{0, 1}}, nil, 1, false, true},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		tk.byeScore = 2
		b := tk.newBracket(fide.Between(0, c.moved), c.moved)
		if !c.alone {
			b.extend(everybody)
		}
		if got := b.byeFloats(); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// Who may have the bye: whom C2 allows it, of the score that C5 says; in 2017 anybody whom
// C2 allows it of a graph that completes the round.
func TestCandidatesForTheBye(t *testing.T) {
	for _, c := range []struct {
		scores []int
		to     reach
		want   string // for the edition in force, and for that of 2017: of the first, second, third
	}{
		{[]int{2, 0, 0}, everybody, "[false true false] [true true false]"},
		{[]int{2, 0, 0}, unbracketed, "[false true false] [true true false]"},
		{[]int{2, 0, 0}, nextGroup, "[false true false] [false false false]"},
		{[]int{0, 0, 0}, itself, "[true true false] [true true false]"},
		{[]int{2, 0, 0, 0}, everybody, "[false false false] [false false false]"},
		{[]int{0, 0, 0, 0}, itself, "[false false false] [false false false]"},
	} {
		var got [2][3]bool
		for k, ed := range []*edition{current, before} {
			tk := prepared(c.scores, nil, []int{2})
			tk.ed = ed
			b := tk.newBracket(nil, 0)
			if b.reach = itself; c.to != itself {
				b.extend(c.to)
			}
			for v := range got[k] {
				got[k][v] = b.isCandidate(int32(v))
			}
		}
		if s := fmt.Sprintf("%v %v", got[0], got[1]); s != c.want {
			t.Errorf("%v, reach %d: %s, want %s", c.scores, c.to, s, c.want)
		}
	}
}
