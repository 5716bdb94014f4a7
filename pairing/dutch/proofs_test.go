package dutch

import (
	"slices"
	"strings"
	"testing"

	"wallchart/pairing"
)

// prepared is a task for players with these scores, of whom some must not meet and some
// may not have the bye; it is for the lowest score.
func prepared(scores []int, apart [][2]int, noBye []int) *task {
	f := fresh(len(scores), 1, scores...)
	f.Forbidden = apart
	tk := newTask(f, pairing.Options{}, current)
	tk.odd = len(tk.ps)%2 == 1
	for _, v := range noBye {
		tk.ps[v].bye = false
	}
	tk.countAbsolutes()
	tk.byeScore = tk.ps[len(tk.ps)-1].Score
	return tk
}

// Floaters are as good as any when the next group takes all of them and pairs as many of
// its own as its number allows, and everybody below is paired (C4, C8): in small groups,
// where numbers prove nothing, by looking.
func TestFloatersAreTaken(t *testing.T) {
	for _, c := range []struct {
		what     string
		scores   []int
		apart    [][2]int
		noBye    []int
		floaters []int32
		next     int
		want     bool
	}{
		{"one to one whom he has met", []int{2, 2, 2, 0}, [][2]int{{2, 3}, {0, 1}}, nil, []int32{2}, 3, false},
		{"two to two, one of whom has met both", []int{2, 2, 0, 0}, [][2]int{{0, 2}, {1, 2}}, nil, []int32{0, 1}, 2, false},
		{"two to two, each has met one", []int{2, 2, 0, 0}, [][2]int{{0, 2}, {1, 3}}, nil, []int32{0, 1}, 2, true},
		{"one to two, one further below", []int{4, 2, 2, 0}, nil, nil, []int32{0}, 1, true},
		{"the one further below has met both", []int{4, 2, 2, 0}, [][2]int{{1, 3}, {2, 3}}, nil, []int32{0}, 1, false},
		{"he has met one, who is for the floater", []int{4, 2, 2, 0}, [][2]int{{1, 3}}, nil, []int32{0}, 1, true},
		{"whom the floater has met", []int{4, 2, 2, 0}, [][2]int{{1, 3}, {0, 1}}, nil, []int32{0}, 1, false},
		{"three further below, two have met the third", []int{4, 2, 2, 0, 0, 0}, [][2]int{{3, 5}, {4, 5}}, nil, []int32{0}, 1, true},
		{"one to one, and two further below who have met", []int{4, 2, 0, 0}, [][2]int{{2, 3}}, nil, []int32{0}, 1, false},
		{"one to one, and two further below", []int{4, 2, 0, 0}, nil, nil, []int32{0}, 1, true},
		{"three to three, two of these have met", []int{2, 2, 2, 0, 0, 0}, [][2]int{{3, 4}}, nil, []int32{0, 1, 2}, 3, true},
		{"one to three, two of these have met", []int{2, 0, 0, 0}, [][2]int{{1, 2}}, nil, []int32{0}, 1, true},
		{"one to three who have all met", []int{2, 0, 0, 0}, [][2]int{{1, 2}, {1, 3}, {2, 3}}, nil, []int32{0}, 1, false},
		{"one to two of whom one has the bye", []int{4, 2, 2}, nil, nil, []int32{0}, 1, true},
		{"the only one for the bye is the only one for the floater", []int{4, 2, 2}, [][2]int{{0, 2}}, []int{2}, []int32{0}, 1, false},
		{"the other one may have it", []int{4, 2, 2}, [][2]int{{0, 2}}, []int{1}, []int32{0}, 1, true},
	} {
		if got := prepared(c.scores, c.apart, c.noBye).settles(c.floaters, c.next); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
	// Where the bye is for the score of the floaters, one of them has it, and those below are by themselves.
	for _, c := range []struct {
		what     string
		scores   []int
		apart    [][2]int
		noBye    []int
		floaters []int32
		want     bool
	}{
		{"two below", []int{2, 2, 2, 0, 0}, nil, nil, []int32{2}, true},
		{"two below who have met", []int{2, 2, 2, 0, 0}, [][2]int{{3, 4}}, nil, []int32{2}, false},
		{"the floater may not have it", []int{2, 2, 2, 0, 0}, nil, []int{2}, []int32{2}, false},
		{"two floaters, nobody else", []int{2, 2, 2, 0}, nil, nil, []int32{1, 2}, false},
		{"two floaters, and three below", []int{2, 2, 2, 2, 0, 0, 0}, nil, nil, []int32{2, 3}, false},
		{"a higher one, who goes to those below", []int{4, 4, 4, 2, 2}, nil, nil, []int32{2}, true},
		{"a higher one, whom they have met", []int{4, 4, 4, 2, 2}, [][2]int{{2, 3}, {2, 4}}, nil, []int32{2}, false},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		tk.byeScore = 2
		if got := tk.settles(c.floaters, len(c.scores)-len(slices.DeleteFunc(slices.Clone(c.scores), func(s int) bool {
			return s == c.scores[0]
		}))); got != c.want {
			t.Errorf("with the bye among them, %s: %v", c.what, got)
		}
	}
	// Of a large group that one floats out of, twelve are tried.
	for n, want := range map[int]bool{11: true, 12: false} {
		scores := slices.Concat([]int{4}, slices.Repeat([]int{2}, 32), []int{0})
		var apart [][2]int
		for v := range n {
			apart = append(apart, [2]int{v + 1, 33})
		}
		if got := prepared(scores, apart, nil).settles([]int32{0}, 1); got != want {
			t.Errorf("%d of the next group have met the last: %v", n, got)
		}
	}
	// In 2017 whoever is left over in the last bracket has the bye, of whatever score.
	tk := prepared([]int{2, 0, 0}, nil, []int{1})
	tk.ed = before
	for v, want := range []bool{true, false, true} {
		if got := tk.settles([]int32{int32(v)}, 3); got != want {
			t.Errorf("in 2017, %d left over: %v", v+1, got)
		}
	}
}

// Everybody from a place on, with some from above who must not meet each other, can be
// paired, but for the bye where it is among them.
func TestCloses(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int
		from   int
		and    []int32
		want   bool
	}{
		{"nobody", []int{2, 2}, nil, 2, nil, true},
		{"nobody but one from above", []int{2, 2}, nil, 2, []int32{1}, false},
		{"two", []int{2, 2, 0, 0}, nil, 2, nil, true},
		{"two who have met", []int{2, 2, 0, 0}, [][2]int{{2, 3}}, 2, nil, false},
		{"two and one from above", []int{2, 2, 0, 0}, nil, 2, []int32{1}, false},
		{"two and two from above", []int{2, 2, 0, 0}, nil, 2, []int32{0, 1}, true},
		{"who have met the same one", []int{2, 2, 0, 0}, [][2]int{{0, 3}, {1, 3}}, 2, []int32{0, 1}, false},
		{"those from above do not meet each other", []int{2, 2, 0, 0}, [][2]int{{0, 2}, {0, 3}}, 2, []int32{0, 1}, false},
		{"one, who has the bye", []int{2, 2, 0}, nil, 2, nil, true},
		{"three, one has the bye", []int{2, 2, 0, 0, 0}, nil, 2, nil, true},
		{"three, two of whom have met", []int{2, 2, 0, 0, 0}, [][2]int{{2, 3}}, 2, nil, true},
		{"three who have all met", []int{2, 2, 0, 0, 0}, [][2]int{{2, 3}, {2, 4}, {3, 4}}, 2, nil, false},
		{"three and one from above are even, and one has the bye", []int{2, 2, 0, 0, 0}, nil, 2, []int32{0}, false},
		{"five who have met but for one", []int{2, 0, 0, 0, 0, 0}, [][2]int{{2, 3}, {2, 4}, {2, 5}, {3, 4}, {3, 5}, {4, 5}}, 1, nil, false},
		{"four who have met but for one", []int{2, 2, 0, 0, 0, 0}, [][2]int{{3, 4}, {3, 5}, {4, 5}}, 2, nil, false},
		{"three and two from above, one has the bye", []int{2, 2, 0, 0, 0}, nil, 2, []int32{0, 1}, true},
	} {
		if got := prepared(c.scores, c.apart, nil).closes(c.from, c.and); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// The bye goes to the lowest score of somebody who may have it and whom the others can
// spare (C2, C4, C5); without a pairing there is an error.
func TestScoreOfTheBye(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int
		noBye  []int
		want   int // −1 for an error
	}{
		{"the last", []int{4, 2, 0}, nil, nil, 0},
		{"the last may not have it", []int{4, 2, 0}, nil, []int{2}, 2},
		{"nor the one before", []int{4, 2, 0}, nil, []int{1, 2}, 4},
		{"nobody may", []int{4, 2, 0}, nil, []int{0, 1, 2}, -1},
		{"without the last the others cannot be paired", []int{4, 2, 0}, [][2]int{{0, 1}}, nil, 2},
		{"a large field, the last may not", []int{4, 4, 4, 4, 4, 4, 4, 2, 0}, nil, []int{8}, 2},
		{"a large field, only the first may", []int{9, 4, 4, 4, 4, 4, 4, 2, 0}, nil, []int{1, 2, 3, 4, 5, 6, 7, 8}, 9},
		{"a large field, nobody may", []int{9, 4, 4, 4, 4, 4, 4, 2, 0}, nil, []int{0, 1, 2, 3, 4, 5, 6, 7, 8}, -1},
		{"a large even field", []int{9, 4, 4, 4, 4, 4, 4, 2}, nil, nil, 9},
		{"seven, of whom five have met each other", []int{4, 4, 4, 4, 2, 2, 0},
			[][2]int{{2, 3}, {2, 4}, {2, 5}, {2, 6}, {3, 4}, {3, 5}, {3, 6}, {4, 5}, {4, 6}, {5, 6}}, nil, -1},
		{"an odd field that cannot be paired", []int{4, 2, 0}, [][2]int{{0, 1}, {0, 2}, {1, 2}}, nil, -1},
		{"an even field that cannot", []int{4, 2, 0, 0}, [][2]int{{0, 1}, {0, 2}, {0, 3}}, nil, -1},
	} {
		tk := prepared(c.scores, c.apart, c.noBye)
		tk.byeScore = 9
		err := tk.findByeScore()
		if (err != nil) != (c.want < 0) || err == nil && int(tk.byeScore) != c.want {
			t.Errorf("%s: %d, %v; want %d", c.what, tk.byeScore, err, c.want)
		}
	}
}

// In 2017 the bye was for whoever is left over: its score is the lowest there is, and nothing
// is proved before.
func TestScoreOfTheByeIn2017(t *testing.T) {
	tk := prepared([]int{6, 4, 2}, [][2]int{{0, 1}, {0, 2}, {1, 2}}, []int{2})
	tk.ed, tk.byeScore = before, 9
	if err := tk.findByeScore(); err != nil || tk.byeScore != 2 {
		t.Errorf("%d, %v", tk.byeScore, err)
	}
}

// A round that cannot be paired: of an odd number either all but one can be and the one may
// not have the bye, or two cannot be paired.
func TestUnpairable(t *testing.T) {
	five := [][2]int{{1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}
	for _, c := range []struct {
		what  string
		n     int
		apart [][2]int
		want  string
	}{
		{"three, nobody for the bye", 3, nil, "(C.04.3 C2)"},
		{"five, nobody for the bye", 5, nil, "(C.04.3 C2)"},
		{"five of whom four have met", 5, five, "Forbidden pairs"},
		{"four of whom three have met", 4, five[:2], "Forbidden pairs"},
		{"two who have met", 2, [][2]int{{0, 1}}, "Forbidden pairs"},
	} {
		apart := c.apart
		if c.n == 4 {
			apart = [][2]int{{1, 2}, {1, 3}, {2, 3}}
		}
		tk := prepared(make([]int, c.n), apart, []int{0, 1, 2, 3, 4}[:c.n])
		if err := tk.unpairable(); !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// Each of one side has one of the other, others moving where they must.
func TestSaturates(t *testing.T) {
	for _, c := range []struct {
		rows []string // whom each may have
		n    int
		want bool
	}{
		{nil, 0, true}, {[]string{"0"}, 1, true}, {[]string{""}, 1, false}, {[]string{"0", "0"}, 1, false}, {[]string{"0", "0"}, 2, false},
		{[]string{"01", "0"}, 2, true}, {[]string{"01", "02", "0"}, 3, true}, {[]string{"01", "01", "01"}, 3, false},
		{[]string{"01", "12", "0"}, 3, true}, {[]string{"012", "0", "1"}, 3, true},
	} {
		var one, other []int32
		for k := range c.rows {
			one = append(one, int32(k))
		}
		for k := range c.n {
			other = append(other, int32(k))
		}
		got := (&quick{}).saturates(one, other, func(a, b int32) bool {
			for _, r := range c.rows[a] {
				if r-'0' == b {
					return true
				}
			}
			return false
		})
		if got != c.want {
			t.Errorf("%v of %d: %v", c.rows, c.n, got)
		}
	}
}
