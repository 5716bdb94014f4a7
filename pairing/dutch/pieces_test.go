package dutch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// due gives persons preferences: W and B absolute, S and s strong for White and Black, w and
// b mild, - none.
func due(ps []person, wants string) {
	for k, c := range wants {
		p := &ps[k]
		p.Wants = map[rune]model.Colour{'W': model.White, 'S': model.White, 'w': model.White,
			'B': model.Black, 's': model.Black, 'b': model.Black}[c]
		p.Strength = map[rune]fide.Strength{'W': fide.Absolute, 'B': fide.Absolute,
			'S': fide.Strong, 's': fide.Strong, 'w': fide.Mild, 'b': fide.Mild,
		}[c]
	}
}

// A pair of the walk fits if no criterion is kept less well than the numbers force: of C12
// and C13 so many failures, no two absolute preferences for one colour, no upfloat again.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		what     string
		wants    string // of the upper and the lower
		limits   [2]int
		failed   int
		mdps     int
		up       [2]bool // of the lower
		seek     [3]int  // with these two
		pairs    int
		met      bool
		leftover bool
		spare    [3][2]int
		want     string // pairs, failed, strong, and who is left; "no" if it does not fit
	}{
		{"two colours", "Ss", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{0, 1, 1}, 1, false, false, [3][2]int{}, "0 0 0 [0 0 0]"},
		{"no colours", "--", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{2, 0, 0}, 1, false, false, [3][2]int{}, "0 0 0 [0 0 0]"},
		{"one colour, which is forced",
			"SS", [2]int{1, 1}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 1 [0 0 0]"},
		{"one colour, which is not", "SS", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "no"},
		{"as many failures as may be before", "SS", [2]int{1, 1}, 1, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "no"},
		{"mildly", "ww", [2]int{1, 0}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 0 [0 0 0]"},
		{"the higher mildly", "wS", [2]int{1, 0}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 0 [0 0 0]"},
		{"the lower mildly", "Sw", [2]int{1, 0}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 0 [0 0 0]"},
		{"too many strong ones", "SS", [2]int{1, 0}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "no"},
		{"two absolute ones", "WW", [2]int{1, 1}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "no"},
		{"the higher absolute", "WS", [2]int{1, 1}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 1 [0 0 0]"},
		{"the lower absolute", "SW", [2]int{1, 1}, 0, 0, [2]bool{}, [3]int{0, 2, 0}, 1, false, false, [3][2]int{}, "0 1 1 [0 0 0]"},
		{"the others could not all have theirs", "Ss", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{0, 3, 1}, 2, false, false, [3][2]int{}, "no"},
		{"or they are mild", "Ss", [2]int{1, 1}, 0, 0, [2]bool{}, [3]int{0, 3, 1}, 2, false, false, [3][2]int{}, "1 0 0 [0 2 0]"},
		{"moved down, and up again", "--", [2]int{0, 0}, 0, 1, [2]bool{true, false}, [3]int{2, 0, 0}, 1, false, false, [3][2]int{}, "no"},
		{"two rounds ago", "--", [2]int{0, 0}, 0, 1, [2]bool{false, true}, [3]int{2, 0, 0}, 1, false, false, [3][2]int{}, "no"},
		{"moved down, to one who was not up",
			"--", [2]int{0, 0}, 0, 1, [2]bool{}, [3]int{2, 0, 0}, 1, false, false, [3][2]int{}, "0 0 0 [0 0 0]"},
		{"of one bracket", "--", [2]int{0, 0}, 0, 0, [2]bool{true, true}, [3]int{2, 0, 0}, 1, false, false, [3][2]int{}, "0 0 0 [0 0 0]"},
		{"have met", "--", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{2, 0, 0}, 1, true, false, [3][2]int{}, "no"},
		{"one is left who may float",
			"--", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{3, 0, 0}, 2, false, true, [3][2]int{0: {2, 0}}, "1 0 0 [1 0 0]"},
		{"the last who may", "--", [2]int{0, 0}, 0, 0, [2]bool{}, [3]int{3, 0, 0}, 2, false, true, [3][2]int{0: {1, 0}}, "no"},
	} {
		tk := prepared([]int{2, 0, 0}, nil, nil)
		tk.byeScore = -1
		due(tk.ps, c.wants)
		tk.ps[1].up = c.up
		if c.met {
			tk.ps[0].Barred = []int32{1}
		}
		b := tk.newBracket([]int32{0}, 1)
		b.mdps = c.mdps
		q := &quick{t: tk, b: b, limits: c.limits, least: 1 << 30, leftover: c.leftover}
		m := marks{pairs: c.pairs, seek: c.seek, failed: c.failed, spare: c.spare}
		for k, r := range c.wants {
			if r == 'w' || r == 'b' {
				m.mild[tk.ps[k].Wants]++
			}
		}
		possible := !c.met && c.want != "no"
		got := "no"
		q.marks = m
		if can := q.possible(0, 1); possible && !can {
			t.Errorf("%s: it is not possible", c.what)
		}
		if q.fits(&m, 0, 1) {
			got = fmt.Sprint(m.pairs, m.failed, m.strong, m.seek)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// What can never be is out of the question: one colour where no failure is left, two absolute
// preferences for it, an upfloat again of whoever meets one who moved down, and who have met.
func TestPossible(t *testing.T) {
	for _, c := range []struct {
		what          string
		wants         string
		limit, failed int
		upper, mdps   int
		up            [2]bool
		met           bool
		want          bool
	}{
		{"two colours", "Ss", 0, 0, 0, 0, [2]bool{}, false, true},
		{"one, and none may be missed", "SS", 0, 0, 0, 0, [2]bool{}, false, false},
		{"one, and one may", "SS", 1, 0, 0, 0, [2]bool{}, false, true},
		{"one, and it was", "SS", 1, 1, 0, 0, [2]bool{}, false, false},
		{"two absolute ones", "WW", 2, 0, 0, 0, [2]bool{}, false, false},
		{"the first absolute", "WS", 2, 0, 0, 0, [2]bool{}, false, true},
		{"the second absolute", "SW", 2, 0, 0, 0, [2]bool{}, false, true},
		{"neither has one", "--", 0, 0, 0, 0, [2]bool{}, false, true},
		{"up again", "--", 0, 0, 0, 1, [2]bool{true, false}, false, false},
		{"up again, after two rounds", "--", 0, 0, 0, 1, [2]bool{false, true}, false, false},
		{"the second who moved down", "--", 0, 0, 1, 2, [2]bool{true, false}, false, false},
		{"not up before", "--", 0, 0, 0, 1, [2]bool{}, false, true},
		{"nobody moved down", "--", 0, 0, 0, 0, [2]bool{true, true}, false, true},
		{"the first who did not", "--", 0, 0, 1, 1, [2]bool{true, true}, false, true},
		{"have met", "--", 0, 0, 0, 0, [2]bool{}, true, false},
	} {
		tk := prepared([]int{4, 4, 0}, nil, nil)
		due(tk.ps[c.upper:c.upper+1], c.wants[:1])
		due(tk.ps[2:], c.wants[1:])
		tk.ps[2].up = c.up
		if c.met {
			tk.ps[c.upper].Barred = []int32{2}
		}
		b := tk.newBracket([]int32{0, 1}, 2)
		b.mdps = c.mdps
		q := &quick{t: tk, b: b, limits: [2]int{c.limit, c.limit}, marks: marks{failed: c.failed, pairs: 2}, least: 1 << 30}
		if got := q.possible(int32(c.upper), 2); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
		if m := q.marks; q.fits(&m, int32(c.upper), 2) && !c.want {
			t.Errorf("%s: it fits", c.what)
		}
	}
}

// Who may be left over: who did not float down in the last two rounds and, where the bye is
// in the bracket, who may have it and has not more rounds without a game than another.
func TestMayFloat(t *testing.T) {
	for _, c := range []struct {
		down     [2]bool
		bye      bool
		unplayed int
		least    int
		want     bool
	}{
		{[2]bool{}, false, 5, 1 << 30, true}, {[2]bool{true, false}, true, 0, 1 << 30, false}, {[2]bool{false, true}, true, 0, 1 << 30, false},
		{[2]bool{}, true, 2, 2, true}, {[2]bool{}, true, 3, 2, false}, {[2]bool{}, true, 1, 2, true}, {[2]bool{}, false, 2, 2, false},
		{[2]bool{true, false}, true, 2, 2, false}, {[2]bool{false, true}, true, 2, 2, false}, {[2]bool{true, true}, true, 2, 2, false},
	} {
		tk := prepared([]int{0, 0, 0}, nil, nil)
		p := &tk.ps[1]
		p.down, p.bye, p.unplayed = c.down, c.bye, c.unplayed
		q := &quick{t: tk, b: tk.newBracket(nil, 0), least: c.least}
		if got := q.mayFloat(1); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// Before the end of a walk: each of the uppers can have one of those still free, and those
// who may not float can each have an upper.
func TestClosesTheWalk(t *testing.T) {
	for _, c := range []struct {
		what     string
		uppers   int
		free     int
		apart    [][2]int // upper, and free from 0
		stay     []int    // free ones who floated down before
		leftover bool
		want     bool
	}{
		{"one to one", 1, 1, nil, nil, false, true},
		{"who have met", 1, 1, [][2]int{{0, 0}}, nil, false, false},
		{"one to two", 1, 2, nil, nil, true, true},
		{"of whom one must stay", 1, 2, nil, []int{0}, true, true},
		{"and has met him", 1, 2, [][2]int{{0, 0}}, []int{0}, true, false},
		{"which does not matter where both stay", 1, 2, [][2]int{{0, 0}}, []int{0}, false, true},
		{"two to three, two of whom must stay", 2, 3, nil, []int{0, 2}, true, true},
		{"both have met one of them", 2, 3, [][2]int{{0, 2}, {1, 2}}, []int{0, 2}, true, false},
		{"one has met both", 2, 3, [][2]int{{0, 0}, {0, 2}}, []int{0, 2}, true, false},
		{"nobody", 0, 1, nil, nil, true, true},
		{"nobody, and one must stay", 0, 1, nil, []int{0}, true, false},
	} {
		tk := prepared(make([]int, c.uppers+c.free), nil, nil)
		var uppers, free []int32
		for i := range c.uppers {
			uppers = append(uppers, int32(i))
		}
		for j := range c.free {
			free = append(free, int32(c.uppers+j))
		}
		for _, p := range c.apart {
			tk.ps[p[0]].Barred = append(tk.ps[p[0]].Barred, int32(c.uppers+p[1]))
		}
		for _, j := range c.stay {
			tk.ps[c.uppers+j].down[0] = true
		}
		q := &quick{t: tk, b: tk.newBracket(nil, 0), least: 1 << 30, leftover: c.leftover}
		if got := q.closes(uppers, free); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// Of the bracket only pairs of an upper and a lower player are left, and those with one below.
// Sums of weights are without the bits of the order.
func TestRestrictAndTotal(t *testing.T) {
	tk := &task{}
	b := &bracket{t: tk, size: 4, g: new(matching.Graph)}
	b.g.Reset(6, 192)
	for j := range 6 {
		for i := range j {
			copy(b.g.Edge(i, j), []uint64{1 << 63, 3, uint64(10*i + j)})
		}
	}
	b.restrict(&tk.trial, []bool{true, true, false, false})
	var kept []string
	for e := range tk.trial.Edges() {
		i, j := tk.trial.Ends(e)
		kept = append(kept, fmt.Sprint(i, j))
	}
	if got := strings.Join(kept, ", "); got != "0 2, 1 2, 0 3, 1 3, 0 4, 1 4, 2 4, 3 4, 0 5, 1 5, 2 5, 3 5, 4 5" {
		t.Errorf("left are %s", got)
	}
	if got := b.total(b.g, []int32{3, 2, 1, 0, 5, 4}); !slices.Equal(got, []uint64{0, 0, 3 + 12 + 45}) {
		t.Errorf("total %v", got)
	}
	wide := new(matching.Graph)
	wide.Reset(4, 256)
	copy(wide.Edge(0, 1), []uint64{0, 0, 1 << 63, 1})
	copy(wide.Edge(2, 3), []uint64{0, 0, 1 << 63, 2})
	if got := b.total(wide, []int32{1, 0, 3, 2}); !slices.Equal(got, []uint64{0, 0, 0, 4}) {
		t.Errorf("with a carry %v", got)
	}
}

// In 2017 a bye and a win without playing bar from another bye (C2), and any round without a
// game is a downfloat; there are no others before the first round and after the last.
func TestFloatsAndByesOf2017(t *testing.T) {
	for _, c := range []struct {
		o     model.Outcome
		bye   bool
		float pairing.Float
	}{
		{model.PairingBye, false, pairing.Down}, {model.ForfeitWin, false, pairing.Down}, {model.ForfeitLoss, true, pairing.Down},
		{model.HalfBye, true, pairing.Down}, {model.FullBye, true, pairing.Down}, {model.ZeroBye, true, pairing.Down},
	} {
		f := fresh(2, 2)
		f.Players[0].Past[1] = pairing.Past{Opponent: -1, Outcome: c.o}
		if got := before.mayHaveBye(f, 0); got != c.bye {
			t.Errorf("outcome %v: may have the bye: %v", c.o, got)
		}
		if got := before.float(f, 0, 2); got != c.float {
			t.Errorf("outcome %v: float %v", c.o, got)
		}
	}
	f := fresh(2, 2, 3, 2)
	give(f, 2, 0, 1)
	f.Players[0].Past[0].Outcome = model.ZeroBye // no float today
	for round, want := range []pairing.Float{pairing.NoFloat, pairing.Down, pairing.Down, pairing.NoFloat} {
		if got := before.float(f, 0, round); got != want {
			t.Errorf("round %d: float %v, want %v", round, got, want)
		}
	}
	if got := before.float(f, 1, 2); got != pairing.Up {
		t.Errorf("the lower of a game floats %v", got)
	}
}

// A walk gives up after so many steps; those whom it has taken are free again when it goes back.
func TestWalkCountsItsSteps(t *testing.T) {
	for steps, want := range map[int]bool{2: true, 1: false, 0: false} {
		tk := prepared(make([]int, 4), nil, nil)
		q := &quick{t: tk, b: tk.newBracket(nil, 0), least: 1 << 30, steps: maxSteps + 4 - steps}
		q.marks.pairs = 2
		if _, ok := q.walk([]int32{0, 1}, []int32{2, 3}); ok != want {
			t.Errorf("%d steps are left: %v", steps, ok)
		}
	}
	q := &quick{}
	for range 2 {
		if got := q.free([]int32{5, 7, 9}, []int32{1, 2, 3, 4}, 2); !slices.Equal(got, []int32{5, 9}) {
			t.Errorf("free but for the second: %v", got)
		}
	}
}

// The last of 22 may meet the first of the others alone, which is found out when the second
// chooses, and the first then moves on: all meet one further down, and the last the first.
func TestWalkGoesBack(t *testing.T) {
	for _, c := range []struct {
		what   string
		uppers int
		only   []int // whom alone the last uppers may meet, of the others
		want   string
	}{
		{"the last of 22",
			22, []int{0}, "0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14 14-15 15-16 16-17 17-18 18-19 19-20 20-21 21-0"},
		{"the last two of 23", 23, []int{1, 0},
			"0-2 1-3 2-4 3-5 4-6 5-7 6-8 7-9 8-10 9-11 10-12 11-13 12-14 13-15 14-16 15-17 16-18 17-19 18-20 19-21 20-22 21-1 22-0"},
	} {
		tk := prepared(make([]int, 2*c.uppers), nil, nil)
		for k, only := range c.only {
			i := c.uppers - len(c.only) + k
			for j := range c.uppers {
				if j != only {
					tk.ps[i].Barred = append(tk.ps[i].Barred, int32(c.uppers+j))
				}
			}
		}
		b := tk.newBracket(nil, 0)
		got := "none"
		if tk.quick(b) {
			var pairs []string
			for _, p := range b.pairs {
				pairs = append(pairs, fmt.Sprintf("%d-%d", p[0], int(p[1])-c.uppers))
			}
			got = strings.Join(pairs, " ")
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}
