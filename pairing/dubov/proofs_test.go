package dubov

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// people are persons by what they want: W and B absolutely, w and b otherwise, each to
// be kept from as many as the digit behind says.
func people(wants string) (*task, []int32) {
	t := &task{room: orderRoom}
	var all []int32
	for _, r := range wants {
		p := person{played: 1, number: len(t.ps) + 1}
		switch r {
		case 'W', 'w':
			p.Wants = model.White
		case 'B', 'b':
			p.Wants = model.Black
		default:
			last := &t.ps[len(t.ps)-1]
			last.Barred = make([]int32, r-'0')
			for k := range last.Barred {
				last.Barred[k] = -1
			}
			continue
		}
		if r == 'W' || r == 'B' {
			p.Strength = fide.Absolute
		}
		all = append(all, int32(len(t.ps)))
		t.ps = append(t.ps, p)
	}
	t.place = make([]int32, len(t.ps))
	for v := range t.place {
		t.place[v] = -1
		t.count(int32(v), 1)
		t.most = max(t.most, len(t.ps[v].Barred))
	}
	return t, all
}

// Two sides of m can be paired across when, for either colour, those who must have it
// are no more than m in all, and m is as many as on one side must have it and three
// times the most that anybody is kept from.
func TestAmple(t *testing.T) {
	for _, c := range []struct {
		rows, columns string
		fits, ample   bool
	}{
		{"ww", "bb", true, true}, {"WW", "bb", true, true}, {"WW", "Wb", false, true}, {"Wb", "Wb", true, true}, {"WW", "BB", true, true},
		{"BB", "Bb", false, true}, {"BB", "ww", true, true}, {"bb", "BB", true, true},
		{"w1ww", "bbb", true, true}, {"w1w", "bb", true, false}, {"ww", "bb1", true, false}, {"www", "bbb1", true, true},
		{"W1www", "bbbb", true, true}, {"W1Www", "bbbb", true, false}, {"wwww", "BBbb1", true, false}, {"wwww", "Bbbb1", true, true},
		{"wwww", "WWbb1", true, false}, {"BBww", "bbbb1", true, false}, {"w2wwwww", "bbbbbb", true, true}, {"w2wwww", "bbbbb", true, false},
	} {
		k, all := people(c.rows + c.columns)
		n := len(all) / 2
		m := k.marginOf(all[:n], all[n:])
		if m.fits(n) != c.fits || m.ample(n) != c.ample || k.ample(all[:n], all[n:]) != (c.fits && c.ample) {
			t.Errorf("%s and %s: fits %v, ample %v", c.rows, c.columns, m.fits(n), m.ample(n))
		}
	}
}

// An even number can be paired when half of them or fewer must have either colour, and
// nobody is kept from more than a quarter.
func TestSturdy(t *testing.T) {
	for _, c := range []struct {
		wants string
		n     int
		want  bool
	}{
		{"WWbb", 4, true}, {"WWWb", 4, false}, {"BBBb", 4, false}, {"BBww", 4, true}, {"", 0, true}, {"w1wbb", 4, true}, {"w1w", 2, false},
		{"w2wwwbbbb", 8, true}, {"w2wwbbb", 6, false},
	} {
		k, all := people(c.wants)
		if got := k.sturdy(c.n, k.must[1], k.must[2]); got != c.want {
			t.Errorf("%s: %v", c.wants, got)
		}
		if c.want && !k.closes(all, k.must) {
			t.Errorf("%s cannot be paired", c.wants)
		}
	}
	for _, wants := range []string{"WWWb", "BBBw"} {
		if k, all := people(wants); k.closes(all, k.must) {
			t.Errorf("%s: all are paired", wants)
		}
	}
	for wants, spare := range map[string][]bool{"WWWbb": {true, true, true, false, false}, "BBBww": {true, true, true, false, false},
		"WWbbb": nil, "BBwww": nil} {
		k, all := people(wants)
		if free, ok := k.spare(all, k.must); !ok || !slices.Equal(free, spare) || (free == nil) != (spare == nil) {
			t.Errorf("%s: without %v the others can be paired, %v; want %v", wants, free, ok, spare)
		}
	}
	k, _ := people("w9")
	k.most = 9
	if !k.sturdy(0, 0, 0) {
		t.Error("nobody is left, and cannot be paired")
	}
}

// Who is moved first: nobody of the smaller half and the middle of the larger; whether
// that can be paired.
func TestQuickHalves(t *testing.T) {
	for _, c := range []struct {
		wants         string
		apart         [2]int32
		can           bool
		first, second []int32
	}{
		{"wwbb", [2]int32{}, true, []int32{0, 1}, []int32{2, 3}},
		{"wwbb", [2]int32{0, 2}, true, []int32{0, 1}, []int32{2, 3}},
		{"wb", [2]int32{0, 1}, false, nil, nil},
		{"wwww", [2]int32{}, true, []int32{0, 3}, []int32{1, 2}},
		{"bbbbww", [2]int32{}, true, []int32{1, 4, 5}, []int32{0, 2, 3}},
		{"WbWb", [2]int32{}, true, []int32{0, 2}, []int32{1, 3}},
		{"WWWb", [2]int32{}, false, nil, nil}, // two who must have White would meet
	} {
		k, all := people(c.wants)
		if a, b := c.apart[0], c.apart[1]; a != b {
			k.ps[a].Barred, k.ps[b].Barred = []int32{b}, []int32{a}
		}
		b := &bracket{members: all, size: len(all)}
		if got := k.quickHalves(b); got != c.can || (b.halves != nil) != c.can {
			t.Errorf("%s, %v apart: %v", c.wants, c.apart, got)
			continue
		}
		if c.can && (!slices.Equal(b.halves.first, c.first) || !slices.Equal(b.halves.second, c.second)) {
			t.Errorf("%s: %v and %v, want %v and %v", c.wants, b.halves.first, b.halves.second, c.first, c.second)
		}
	}
}

// The first permutation by numbers is the first by searching: sides of up to 40 of whom
// some must have a colour, as many as can be, and some are kept apart.
func TestFirstPermutationIsTheFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 4))
	paired, refused := 0, 0
	for range 600 {
		n := 2 + r.IntN(39)
		share := [2]int{r.IntN(n + 1), r.IntN(n + 1)}
		var wants []byte
		for k := range 2 * n {
			letter := "wb"[k/n]
			if r.IntN(n) < share[k/n] {
				letter = "WWB"[r.IntN(3)]
			}
			wants = append(wants, letter)
		}
		k, all := people(string(wants))
		for range r.IntN(n) {
			i, j := int32(r.IntN(n)), int32(n+r.IntN(n))
			if !k.ps[i].bars(j) {
				k.ps[i].Barred, k.ps[j].Barred = append(k.ps[i].Barred, j), append(k.ps[j].Barred, i)
			}
		}
		for v := range k.ps {
			slices.Sort(k.ps[v].Barred)
		}
		h := &halves{first: all[:n], second: all[n:]}
		var want [][2]int32
		for i, j := range k.across(h.first, h.second).First() {
			want = append(want, [2]int32{h.first[i], h.second[j]})
		}
		if want == nil {
			refused++
		} else {
			paired++
		}
		if got := k.firstPermutation(h); !slices.Equal(got, want) {
			t.Fatalf("%s: %v, want %v", wants, got, want)
		}
	}
	if paired < 200 || refused < 50 {
		t.Errorf("%d paired and %d refused: too few", paired, refused)
	}
}

// Two of one half of a bracket beyond what is weighed are told what it costs, or, where
// somebody was moved, that another set comes first.
func TestOneHalfOfALargeBracket(t *testing.T) {
	for _, c := range []struct {
		fresh bool
		moved [2][]int32
		want  string
	}{
		{true, [2][]int32{}, "3.2.3"}, {false, [2][]int32{}, "C7"}, {false, [2][]int32{{1}, nil}, "4.3"}, {false, [2][]int32{nil, {1}}, "4.3"},
	} {
		k := &task{f: &pairing.Field{}}
		b := &bracket{members: make([]int32, weighMost+1), halves: &halves{fresh: c.fresh, moved: c.moved}}
		if got := k.inOneHalf(b, 0, 1).Rule; got != article+c.want {
			t.Errorf("%+v: %s, want %s", c, got, c.want)
		}
	}
}

// Of one who must not meet many each is found, in whatever order they are forbidden.
func TestManyForbidden(t *testing.T) {
	var lines []string
	for range 24 {
		lines = append(lines, "1900")
	}
	f := field(t, 5, model.White, lines...)
	for j := 21; j > 1; j-- {
		f.Forbidden = append(f.Forbidden, [2]int{0, j})
	}
	ps := persons(f)
	for j := int32(1); j < 24; j++ {
		if want := j > 1 && j < 22; ps[0].bars(j) != want || ps[j].bars(0) != want {
			t.Errorf("1 and %d are kept apart: %v and %v, want %v", j+1, ps[0].bars(j), ps[j].bars(0), want)
		}
	}
}

// Fictitious points count in the first round too: 2 met 1, who had a point more.
func TestUpfloatInAnAcceleratedRound(t *testing.T) {
	f := field(t, 5, model.White, "1900 2w=", "1800 1b=")
	f.Players[0].Virtual = []model.Points{2, 0}
	for _, p := range persons(f) {
		if want := p.number == 2; (p.ups == 1) != want || p.upLast != want {
			t.Errorf("number %d: %d upfloats", p.number, p.ups)
		}
	}
	f = field(t, 5, model.White, "1900 3w= 2b=", "1800 4w= 1w=", "1700 1b= 4w=", "1600 2b= 3b=")
	f.Players[0].Virtual = []model.Points{0, 2, 0}
	for _, p := range persons(f) {
		if want := p.number == 2; (p.ups == 1) != want || p.upLast != want {
			t.Errorf("points in round 2: number %d: %d upfloats", p.number, p.ups)
		}
	}
}

// The upfloater is found however far down he stands: of 199 with nothing number 1, who
// has a point, may only meet number 190. Few bits of the order are solved for at a time.
func TestUpfloaterFarDown(t *testing.T) {
	lines := []string{"1900 F"}
	for range 199 {
		lines = append(lines, "1800 Z")
	}
	f := field(t, 5, model.White, lines...)
	for j := 1; j < 200; j++ {
		if j != 189 {
			f.Forbidden = append(f.Forbidden, [2]int{0, j})
		}
	}
	k := must.Have(newTask(f, pairing.Options{}))(t)
	c := &choice{t: k, verts: k.left, size: 1, whole: true}
	k.room = 64
	c.link()
	if lifted, err := c.first(); err != nil || !slices.Equal(lifted, []int{188}) {
		t.Errorf("%v float up, %v; want the 189th of those below", lifted, err)
	}
}
