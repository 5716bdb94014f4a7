package dubov

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// forbid keeps players apart, by number.
func forbid(f *pairing.Field, no ...[2]int) *pairing.Field {
	for _, n := range no {
		f.Forbidden = append(f.Forbidden, [2]int{n[0] - 1, n[1] - 1})
	}
	return f
}

// top is the highest score group of a field.
func top(t *testing.T, f *pairing.Field) (*task, *bracket) {
	t.Helper()
	k := must.Have(newTask(f, pairing.Options{}))(t)
	size := 1
	for size < len(k.left) && k.ps[k.left[size]].Score == k.ps[0].Score {
		size++
	}
	return k, &bracket{members: slices.Clone(k.left[:size]), size: size, below: slices.Clone(k.left[size:])}
}

// No more is weighed than has to be: the residents with the next score groups that are enough (C6).
func TestFromTheNext(t *testing.T) {
	for _, c := range []struct {
		name    string
		lines   []string
		no      [][2]int
		want    []int // places below
		weighed int   // players
	}{
		{"one is short, and the next group is one", []string{"1900 F", "1800 H", "1700 Z", "1600 Z"}, nil, []int{0}, 2},
		{"the next group is three", []string{"1900 F", "1800 H", "1700 H", "1600 H", "1500 Z", "1400 Z"}, nil, []int{0}, 4},
		{"two are short: one below is not enough", []string{"1900 F", "1800 F", "1700 H", "1600 Z", "1500 Z", "1400 Z"},
			[][2]int{{1, 2}}, []int{0, 1}, 6},
		{"two are short, and the next group is two", []string{"1900 F", "1800 F", "1700 H", "1600 H", "1500 Z", "1400 Z"},
			[][2]int{{1, 2}}, []int{0, 1}, 4},
		{"two of three can be paired: one is short, and a group of two is enough",
			[]string{"1900 F", "1800 F", "1700 F", "1600 H", "1500 H", "1400 Z"}, nil, []int{0}, 5},
		{"he must not meet the next one", []string{"1900 F", "1800 H", "1700 Z", "1600 Z"}, [][2]int{{1, 2}}, []int{1}, 4},
		{"he must not meet anybody", []string{"1900 F", "1800 H", "1700 Z", "1600 Z"}, [][2]int{{1, 2}, {1, 3}, {1, 4}}, nil, 4},
		{"nobody is below", []string{"1900 F"}, nil, nil, 0},
	} {
		k, b := top(t, forbid(field(t, 9, model.White, c.lines...), c.no...))
		got, err := k.fromTheNext(b)
		if err != nil || !slices.Equal(got, c.want) || k.graph.Vertices() != c.weighed {
			t.Errorf("%s: %v of %d weighed, %v; want %v of %d", c.name, got, k.graph.Vertices(), err, c.want, c.weighed)
		}
	}
}

// One upfloater is found without weighing anybody, or −1 says that they are to be weighed.
func TestOneUpfloater(t *testing.T) {
	one := []string{"1900 F", "1800 H", "1700 H", "1600 H", "1500 Z", "1400 Z"}
	three := []string{"1900 F", "1800 F", "1700 F", "1600 H", "1500 H", "1400 H"}
	for _, c := range []struct {
		name   string
		lines  []string
		rounds int
		no     [][2]int
		change func(ps []person)
		want   int
	}{
		{"the first of equals", one, 9, nil, nil, 0},
		{"1 must not meet 2", one, 9, [][2]int{{1, 2}}, nil, 1},
		{"1 must not meet 2 and 3", one, 9, [][2]int{{1, 2}, {1, 3}}, nil, 2},
		{"1 must not meet the next group", one, 9, [][2]int{{1, 2}, {1, 3}, {1, 4}}, nil, 3},
		{"nor 5", one, 9, [][2]int{{1, 2}, {1, 3}, {1, 4}, {1, 5}}, nil, 4},
		{"1 must not meet anybody", one, 9, [][2]int{{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}}, nil, -1},
		{"3 must be left for 4, who must not meet the others", one, 9, [][2]int{{4, 2}, {4, 5}, {4, 6}}, nil, 0},
		{"without 2 nobody is left for 4", one, 9, [][2]int{{4, 3}, {4, 5}, {4, 6}}, nil, 1},
		{"those below cannot be paired", one, 9, [][2]int{{4, 2}, {4, 3}, {4, 5}, {4, 6}, {3, 2}, {3, 5}, {3, 6}}, nil, -1},
		{"C8", one, 9, nil, func(ps []person) { ps[1].maximum, ps[1].ups = true, 3 }, 1},
		{"C8, 2 and 3", one, 9, nil, func(ps []person) { ps[1].maximum, ps[2].maximum = true, true }, 2},
		{"C9", one, 9, nil, func(ps []person) {
			for k, ups := range []int{0, 5, 4, 3} {
				ps[k].maximum, ps[k].ups = true, ups
			}
		}, 2},
		{"C10", one, 9, nil, func(ps []person) { ps[1].upLast = true }, 1},
		{"the last round", one, 2, nil, func(ps []person) { ps[1].upLast, ps[1].maximum, ps[1].ups = true, true, 3 }, 0},
		{"C7", one, 9, nil, func(ps []person) { ps[3].Wants = model.White }, 2},
		{"C7 before C10", one, 9, nil, func(ps []person) { ps[3].Wants, ps[3].upLast = model.White, true }, 2},
		{"three, of whom no two may meet", three, 9, [][2]int{{1, 2}, {1, 3}, {2, 3}}, nil, -1},
		{"three, and 3 alone may meet 4, but meets 1 in the first set", three, 9, [][2]int{{1, 4}, {2, 4}}, nil, -1},
		{"three, who must not meet 4", three, 9, [][2]int{{1, 4}, {2, 4}, {3, 4}}, nil, 1},
		{"4 may meet 3 only, who is needed for 1: not he", three, 9, [][2]int{{1, 4}, {2, 4}, {1, 2}, {2, 3}}, nil, 1},
	} {
		k, b := top(t, forbid(field(t, c.rounds, model.White, c.lines...), c.no...))
		if c.change != nil {
			c.change(k.ps)
		}
		if got := k.oneUpfloater(b, k.outside(b.members)); got != c.want || len(b.members) != b.size || k.graph.Vertices() != 0 {
			t.Errorf("%s: %d, want %d; %d members of %d, %d weighed", c.name, got, c.want, len(b.members), b.size, k.graph.Vertices())
		}
	}
}

// An even group that can be paired, and leaves others who can, is not weighed (C5); otherwise the next groups are, or all.
func TestWhoIsWeighed(t *testing.T) {
	four := []string{"1900 F", "1800 F", "1700 F", "1600 F", "1500 H", "1400 Z"}
	for _, c := range []struct {
		name    string
		lines   []string
		no      [][2]int
		want    []int
		weighed int
	}{
		{"the first set will do", four, nil, nil, 0},
		{"another set will", four, [][2]int{{1, 3}, {1, 4}}, nil, 0},
		{"two of the group are short", four, [][2]int{{1, 2}, {1, 3}, {1, 4}}, []int{0, 1}, 6},
		{"those below must not meet", four, [][2]int{{5, 6}}, []int{0, 1}, 6},
		{"one is needed", []string{"1900 F", "1800 H", "1700 H", "1600 H"}, nil, []int{0}, 0},
		{"no group of an even number below, and those left cannot be paired",
			[]string{"1900 F", "1800 F", "1700 H", "1600 H", "1500 H", "1400 Z"}, [][2]int{{1, 2}, {5, 6}}, []int{0, 2}, 6},
		{"the next group is enough", []string{"1900 F", "1800 F", "1700 H", "1600 H", "1500 H", "1400 Z"}, [][2]int{{1, 2}}, []int{0, 1}, 5},
	} {
		k, b := top(t, forbid(field(t, 9, model.White, c.lines...), c.no...))
		got, err := k.upfloaters(b)
		if err != nil || !slices.Equal(got, c.want) || k.graph.Vertices() != c.weighed {
			t.Errorf("%s: %v of %d weighed, %v; want %v of %d", c.name, got, k.graph.Vertices(), err, c.want, c.weighed)
		}
	}
	k, b := top(t, forbid(field(t, 9, model.White, "1900 F", "1800 F", "1700 H", "1600 H"), [2]int{1, 2}, [2]int{1, 3}, [2]int{1, 4}))
	if got, err := k.upfloaters(b); err == nil {
		t.Errorf("1 may meet nobody, and %v float up", got)
	}
	k, b = top(t, forbid(field(t, 9, model.White, "1900 F", "1800 F", "1700 H", "1600 H"), [2]int{1, 3}, [2]int{2, 3}, [2]int{3, 4}))
	if got, err := k.upfloaters(b); err == nil {
		t.Errorf("3 may meet nobody, and %v float up", got)
	}
}

// When a round is paired nobody is left who must have a colour: 1 and 2 must have Black, 3 and 4 White, 5 has the bye.
func TestNobodyIsLeftOver(t *testing.T) {
	lines := []string{"1900 6w1 7w1", "1800 7w1 6w1", "1700 8b0 9b0", "1600 9b0 8b0", "1500 9w= 8w=",
		"1000 1b0 2b0 out", "1000 2b0 1b0 out", "1000 3w1 4w1 out", "1000 4w1 3w1 out"}
	for _, n := range []int{4, 5} {
		f := field(t, 9, model.White, lines...)
		f.Players[4].Present = n == 5
		k := must.Have(newTask(f, pairing.Options{}))(t)
		if want := [3]int{model.White: 2, model.Black: n - 2}; k.must != want {
			t.Errorf("of %d: %v must have a colour, want %v", n, k.must, want)
		}
		if in := k.outside(k.left[:1]); in != [3]int{model.White: 2, model.Black: n - 3} {
			t.Errorf("of %d: without 1, %v must have a colour", n, in)
		}
		if _, err := k.run(); err != nil || k.must != [3]int{} {
			t.Errorf("of %d: %v, %v are left", n, err, k.must)
		}
	}
}
