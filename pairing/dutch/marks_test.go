package dutch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// The least that can come of C12 and C13: of those who want one colour one a pair has
// it, and of the others the mild ones go without first.
func TestLeastMissedColours(t *testing.T) {
	for _, c := range []struct {
		m              marks
		failed, strong int
	}{
		{marks{pairs: 2, seek: [3]int{0, 2, 2}}, 0, 0},
		{marks{pairs: 2, seek: [3]int{1, 3, 0}}, 1, 1}, {marks{pairs: 2, seek: [3]int{1, 0, 3}}, 1, 1},
		{marks{pairs: 2, seek: [3]int{0, 3, 1}, mild: [3]int{0, 1, 0}}, 1, 0},
		{marks{pairs: 2, seek: [3]int{0, 1, 3}, mild: [3]int{0, 0, 1}}, 1, 0},
		{marks{pairs: 2, seek: [3]int{0, 4, 0}, mild: [3]int{0, 1, 3}}, 2, 1},
		{marks{pairs: 2, seek: [3]int{0, 3, 1}, mild: [3]int{0, 2, 0}}, 1, 0},
		{marks{pairs: 2, seek: [3]int{0, 3, 1}, failed: 2, strong: 1}, 3, 2}, {marks{pairs: 2, seek: [3]int{4, 0, 0}, failed: 1}, 1, 0},
	} {
		if a, s := c.m.bounds(); a != c.failed || s != c.strong {
			t.Errorf("%+v: %d and %d, want %d and %d", c.m, a, s, c.failed, c.strong)
		}
	}
	m := marks{seek: [3]int{1, 2, 3}, mild: [3]int{0, 1, 2}}
	m.remove(&person{Person: fide.Person{Wants: model.White, Strength: fide.Mild}})
	m.remove(&person{Person: fide.Person{Wants: model.Black, Strength: fide.Strong}})
	m.remove(&person{})
	if want := (marks{seek: [3]int{0, 1, 2}, mild: [3]int{0, 0, 2}}); m != want {
		t.Errorf("%+v, want %+v", m, want)
	}
}

// Somebody who may be left over must leave the others as good as can be: of three who
// want White and two who want Black it is a White.
func TestSomeoneFits(t *testing.T) {
	for _, c := range []struct {
		m      marks
		limits [2]int
		want   bool
	}{
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, spare: [3][2]int{1: {1, 0}}}, [2]int{0, 0}, true},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, spare: [3][2]int{2: {1, 0}}}, [2]int{0, 0}, false},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, spare: [3][2]int{2: {1, 0}}}, [2]int{1, 1}, true},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, spare: [3][2]int{2: {1, 0}}}, [2]int{1, 0}, false},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, spare: [3][2]int{2: {1, 0}}}, [2]int{0, 1}, false},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}, mild: [3]int{0, 1, 0}, spare: [3][2]int{2: {0, 1}}}, [2]int{1, 0}, true},
		// Of four Whites, one mild: if he is left over, one of the others misses White.
		{marks{pairs: 3, seek: [3]int{0, 4, 1}, mild: [3]int{0, 1, 0}, spare: [3][2]int{1: {0, 1}}}, [2]int{1, 0}, false},
		{marks{pairs: 3, seek: [3]int{0, 4, 1}, mild: [3]int{0, 1, 0}, spare: [3][2]int{1: {1, 0}}}, [2]int{1, 0}, true},
		{marks{pairs: 3, seek: [3]int{0, 3, 2}}, [2]int{9, 9}, false}, // nobody may
	} {
		if got := c.m.someoneFits(c.limits); got != c.want {
			t.Errorf("%+v within %v: %v", c.m, c.limits, got)
		}
	}
}

// The criteria of the collapsed last bracket of 2017 that look at floats (A.9, C12 to
// C19): a downfloat of the higher, an upfloat of the lower, one round ago or two; who is
// left over falls to a point below the lowest. Where it is repeated the pair counts in
// all differences but its own.
func TestFloatsOfTheCollapsedBracket(t *testing.T) {
	b := &bracket{t: &task{ps: make([]person, 2)}, differences: []model.Points{1, 2, 4}, verts: []int32{0, 1}, size: 2}
	for k, article := range []string{"C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19"} {
		c := collapsed2017[slices.IndexFunc(collapsed2017, func(c criterion) bool { return c.article == article })]
		up, ago, list := k%2 == 1, k/2%2, k >= 4
		if list != (len(c.room(b, nil)) == 3) {
			t.Errorf("%s has %d fields", article, len(c.room(b, nil)))
		}
		for flags := range 8 {
			level, own, other := flags&1 > 0, flags&2 > 0, flags&4 > 0
			h, l := &person{Person: fide.Person{Score: 8}}, &person{Person: fide.Person{Score: 6}}
			if level {
				l.Score = 8
			}
			if up {
				l.up[ago], l.up[1-ago], h.up, h.down, l.down = own, other, [2]bool{true, true}, [2]bool{true, true}, [2]bool{true, true}
			} else {
				h.down[ago], h.down[1-ago], l.down, h.up, l.up = own, other, [2]bool{true, true}, [2]bool{true, true}, [2]bool{true, true}
			}
			want := "111"
			switch repeated := own && !level; {
			case list && repeated:
				want = "101" // the difference is a point
			case !list && repeated:
				want = "0"
			case !list:
				want = "1"
			}
			if got := added(func(to entry) { c.pair(b, to, edge{h: h, l: l}) }, len(want)); got != want {
				t.Errorf("%s, level %v, floated so %v, in the other round %v: %s, want %s", article, level, own, other, got, want)
			}
			// Left over: 1½ points fall below the ½ of the lowest to −½, two points; ½ a point.
			for v, score := range []model.Points{3, 1} {
				b.t.ps[0].Score, b.t.ps[1].Score = 3, 1
				b.t.ps[v] = person{Person: fide.Person{Score: score}, down: h.down, up: l.up}
				want := "111"
				switch repeated := own && !up; {
				case list && repeated:
					want = []string{"110", "101"}[v]
				case !list && repeated:
					want = "0"
				case !list:
					want = "1"
				}
				if got := added(func(to entry) { c.bye(b, to, int32(v)) }, len(want)); got != want {
					t.Errorf("%s, left over with %d, floated so %v: %s, want %s", article, score, own, got, want)
				}
			}
		}
	}
	c6 := collapsed2017[2]
	if got := added(func(to entry) {
		c6.pair(b, to, edge{h: &person{Person: fide.Person{Score: 5}}, l: &person{Person: fide.Person{Score: 1}}})
	}, 3); got != "110" {
		t.Errorf("C6 of two points apart: %s", got)
	}
	if got := added(func(to entry) { c6.bye(b, to, 1) }, 3); got != "101" {
		t.Errorf("C6 of the lowest left over: %s", got)
	}
}

// added is what is written into so many fields, the first first.
func added(write func(to entry), fields int) string {
	w, at := make([]uint64, 1), []int{0, 8, 16}
	write(entry{w, at[:fields]})
	var b strings.Builder
	for k := range fields {
		fmt.Fprint(&b, w[0]>>at[k]&0xff)
	}
	return b.String()
}

// Up to 60 players of a bracket are told by which criterion the one who came first in
// order was ruled out; of more, only the absolute rules. Number 1 and the first of the
// lower half had White, and so had every second of the others: the two miss their
// colour if they meet, and nobody else need.
func TestNaturalOpponentsAreExplained(t *testing.T) {
	for n, told := range map[int]bool{60: true, 61: false} {
		f := fresh(n+n%2, 2)
		for i := range n {
			c := model.White
			if i%2 == 1 && i != n/2 || i == n/2+1 || n == 61 && i == n-1 {
				c = model.Black
			}
			f.Players[i].Past[0] = pairing.Past{Opponent: -1, Colour: c, Outcome: model.Draw, Points: 1}
			f.Players[i].Score = 2
		}
		r := must.Have(Current.Pair(f, pairing.Options{Explain: true}))(t)
		said := false
		for _, p := range r.Pairs {
			for _, why := range p.Why {
				said = said || strings.HasPrefix(why.Text.String(), fmt.Sprintf("Not P%d, who came first in order: More players would not", n/2+1))
			}
		}
		if said != told {
			t.Errorf("%d players: it is said by which criterion: %v, want %v", n, said, told)
		}
	}
}

// The criterion is told of brackets of up to 60 in fields of up to 240, and not in 2017;
// what is kept of the round stays as it was.
func TestWhereTheCriterionIsTold(t *testing.T) {
	for _, c := range []struct {
		n    int
		ed   *edition
		want string
	}{{240, current, "C.04.3 4.2"}, {241, current, ""}, {240, before, ""}} {
		scores := slices.Concat([]int{4, 4, 4, 4, 2}, make([]int, c.n-5))
		tk := prepared(scores, nil, nil)
		tk.ed = c.ed
		other := &bracket{}
		tk.kept = []*bracket{other}
		b := tk.newBracket(nil, 0)
		b.pairs = [][2]int32{{0, 2}, {1, 3}}
		got := ""
		for _, r := range tk.ruledOut(b, 0, 3) {
			got += r.Rule
		}
		if got != c.want || len(tk.kept) != 1 || tk.kept[0] != other {
			t.Errorf("%d players: %q, want %q; kept %v", c.n, got, c.want, tk.kept)
		}
	}
	r, err := Current.Pair(fresh(4, 1), pairing.Options{Explain: true})
	if err != nil || r.Bye != -1 {
		t.Fatal(r, err)
	}
	for _, p := range r.Pairs {
		if len(p.Why) != 2 {
			t.Errorf("his natural opponent: %v", p.Why)
		}
	}
	// In 2017 the boards of the collapsed bracket: 2 and 3, with more points than 1 and 4.
	f := fresh(4, 1, 4, 4, 2, 0)
	f.Forbidden = [][2]int{{2, 3}, {0, 2}}
	if last, err := Edition2017.Pair(f, pairing.Options{}); err != nil || min(last.Pairs[0].White, last.Pairs[0].Black) != 1 {
		t.Errorf("the first board: %+v, %v", last, err)
	}
	if got := r.Notes[0].Text.String(); got != "4 players, 0 of them moved down; 2 pairs." {
		t.Errorf("a bracket that leaves nobody over: %q", got)
	}
}
