package dubov

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// The choice of upfloaters: number 1 has a point, 2 to 4 half a point each, after a
// round without games; who else is told to be different. Whoever meets 1 floats up.
func TestChoiceOfUpfloaters(t *testing.T) {
	half := []string{"1900 F", "1800 H", "1700 H", "1600 H"}
	played := func(ps []person) { ps[0].played = 1 } // so that the bracket is divided by colours
	for _, c := range []struct {
		name   string
		rounds int
		lines  []string
		no     [][2]int // forbidden pairs, by number
		change func(ps []person)
		want   []int  // who floats up
		not    int    // somebody who does not
		why    string // by which criterion
	}{
		{"4.2: the first of equals", 9, half, nil, nil, []int{2}, 3, "4.2"},
		{"C4: without 2 the others cannot be paired", 9, half, [][2]int{{3, 4}}, nil, []int{3}, 2, "C4"},
		{"C5: two of a group stay together, whatever their colours", 9, []string{"1900 F", "1800 F", "1700 H", "1600 H"}, nil,
			func(ps []person) { played(ps); ps[2].Wants = model.White }, nil, 3, "C5"},
		{"C5: two who must not meet take two", 9, []string{"1900 F", "1800 F", "1700 H", "1600 Z"}, [][2]int{{1, 2}}, nil, []int{3, 4}, 0, ""},
		{"C6: the higher score, whatever the colours", 9, []string{"1900 F", "1800 H", "1700 Z", "1600 Z"}, nil,
			func(ps []person) { played(ps); ps[2].Wants = model.White }, []int{2}, 3, "C6"},
		{"C6: the lowest of two as high as can be", 9, []string{"1900 F", "1800 F", "1700 H", "1600 H", "1500 H", "1400 Z"},
			[][2]int{{1, 2}}, nil, []int{3, 4}, 6, "C6"},
		{"C7: who wants the other colour", 9, half, nil,
			func(ps []person) { played(ps); ps[3].Wants = model.White }, []int{4}, 2, "C7"},
		{"C7 before C8", 9, half, nil,
			func(ps []person) { played(ps); ps[3].Wants, ps[3].maximum, ps[3].ups = model.White, true, 3 }, []int{4}, 3, "C7"},
		{"C8: no maximum upfloater", 9, half, nil, func(ps []person) { ps[1].maximum, ps[1].ups = true, 3 }, []int{3}, 2, "C8"},
		{"C8 before C10", 9, half, nil,
			func(ps []person) {
				ps[1].maximum, ps[1].ups = true, 3
				ps[2].upLast, ps[3].upLast = true, true
			}, []int{3}, 2, "C8"},
		{"C9: of maximum upfloaters the one with fewer", 9, half, nil,
			func(ps []person) {
				for k, ups := range []int{0, 4, 4, 3} {
					ps[k].ups, ps[k].maximum = ups, ups > 0
				}
			}, []int{4}, 2, "C9"},
		{"C9: upfloats of others do not count", 9, half, nil, func(ps []person) { ps[1].ups = 2 }, []int{2}, 3, "4.2"},
		{"C10: not who floated up last time", 9, half, nil, func(ps []person) { ps[1].ups, ps[1].upLast = 1, true }, []int{3}, 2, "C10"},
		{"the last round: no C8, C9 and C10", 2, half, nil,
			func(ps []person) { ps[1].maximum, ps[1].ups, ps[1].upLast = true, 3, true }, []int{2}, 3, "4.2"},
		{"the last round: whoever comes later is no worse by C8", 2, half, nil,
			func(ps []person) { ps[2].maximum, ps[2].ups = true, 3 }, []int{2}, 3, "4.2"},
		{"the last round: nor by C10", 2, half, nil, func(ps []person) { ps[2].upLast = true }, []int{2}, 3, "4.2"},
		{"4.2: 1 and 4 before 2 and 3", 9, []string{"1900 F", "1800 F", "1700 H", "1600 H", "1500 H", "1400 H"},
			[][2]int{{1, 2}, {5, 6}, {4, 6}}, nil, []int{3, 6}, 4, "4.2"},
	} {
		for _, whole := range []bool{false, true} {
			f := field(t, c.rounds, model.White, c.lines...)
			for _, no := range c.no {
				f.Forbidden = append(f.Forbidden, [2]int{no[0] - 1, no[1] - 1})
			}
			k := must.Have(newTask(f, pairing.Options{}))(t)
			if k.keep, k.whole = true, whole; c.change != nil {
				c.change(k.ps)
			}
			if _, err := k.run(); err != nil {
				t.Errorf("%s: %v", c.name, err)
				continue
			}
			b := k.kept[0]
			if got := numbers(k.ps, b.members[b.size:]); !slices.Equal(got, c.want) {
				t.Errorf("%s: %v float up, want %v", c.name, got, c.want)
				continue
			}
			if c.why == "" {
				continue
			}
			not := k.personOf(c.not - 1)
			if r := k.notLifted(b, not, -1); r.Rule != article+c.why {
				t.Errorf("%s: %d does not float up by %s, want %s", c.name, c.not, r.Rule, c.why)
			}
			if v, r := k.passedOver(b); c.not == 2 && (v != not || r.Rule != article+c.why) {
				t.Errorf("%s: passed over is %d by %v", c.name, k.ps[v].number, r)
			}
			// In a large field two are compared by themselves, where one floats up.
			if r := k.compareOne(b, not); len(c.want) == 1 && c.why != "C6" && r.Rule != article+c.why {
				t.Errorf("%s: beside %v alone, %d does not float up by %s, want %s", c.name, c.want, c.not, r.Rule, c.why)
			}
		}
	}
}

// allBut are the pairs of n players but these.
func allBut(n int, may ...[2]int) (no [][2]int) {
	for j := 2; j <= n; j++ {
		for i := 1; i < j; i++ {
			if !slices.Contains(may, [2]int{i, j}) {
				no = append(no, [2]int{i, j})
			}
		}
	}
	return no
}

// The halves of one score group: who wants White, with what average, who must not
// meet, and the pairs that come out, S1 first.
func TestHalves(t *testing.T) {
	for _, c := range []struct {
		name  string
		wants string // of numbers 1, 2 …
		aro   []int
		no    [][2]int
		moved [2][]int
		want  [][2]int
	}{
		{"3.2.5: by average, not by number", "WWBB", []int{1300, 1200, 0, 0}, nil, [2][]int{}, [][2]int{{2, 3}, {1, 4}}},
		{"3.2.5: of equal averages by number", "WWBB", []int{1300, 1300, 0, 0}, nil, [2][]int{}, [][2]int{{1, 3}, {2, 4}}},
		{"4.4: the first permutation that is legal", "WWBB", []int{1200, 1300, 0, 0}, [][2]int{{1, 3}}, [2][]int{}, [][2]int{{1, 4}, {2, 3}}},
		{"4.4: the second must be left somebody", "WWBB", []int{1200, 1300, 0, 0}, [][2]int{{2, 4}}, [2][]int{}, [][2]int{{1, 4}, {2, 3}}},
		{"4.3: two from the middle, by average", "WWWW", []int{1400, 1300, 1200, 1100}, nil,
			[2][]int{{3, 2}}, [][2]int{{4, 2}, {1, 3}}},
		{"4.3: Black seekers by number", "BBBB", []int{1400, 1300, 1200, 1100}, nil, [2][]int{1: {2, 3}}, [][2]int{{3, 1}, {2, 4}}},
		{"4.3: the next set when the first cannot be paired", "BBBB", []int{1400, 1300, 1200, 1100}, [][2]int{{1, 2}, {1, 3}},
			[2][]int{1: {2, 1}}, [][2]int{{2, 3}, {1, 4}}},
		{"4.3.1: a pair inside the smaller half; of two halves as large it is the first", "WWBB", []int{1200, 1300, 0, 0},
			[][2]int{{1, 3}, {1, 4}}, [2][]int{{1}, {3}}, [][2]int{{3, 4}, {2, 1}}},
		{"4.3.1: the smaller half, those who want Black", "WWWWBB", []int{1100, 1200, 1300, 1400, 0, 0}, [][2]int{{5, 1}, {5, 2}, {5, 3}, {5, 4}},
			[2][]int{{2, 3}, {5}}, [][2]int{{5, 6}, {1, 2}, {4, 3}}},
		{"4.3.1: of two halves as large the first comes first: 2 and 7, not 3 and 6", "WWWWBBBB", []int{1100, 1200, 1300, 1400, 0, 0, 0, 0},
			allBut(8, [2]int{2, 4}, [2]int{7, 8}, [2]int{1, 5}, [2]int{3, 6}, [2]int{3, 4}, [2]int{6, 8}, [2]int{2, 7}),
			[2][]int{{2}, {7}}, [][2]int{{7, 8}, {1, 5}, {3, 6}, {4, 2}}},
	} {
		f := &pairing.Field{Round: 2, Rounds: 9, Win: 2, Draw: 1, Initial: model.White}
		for n := range c.wants {
			f.Players = append(f.Players, pairing.Player{Number: n + 1, Rating: 1500, Present: true,
				Past: []pairing.Past{{Opponent: -1, Outcome: model.ZeroBye}}})
		}
		for _, no := range c.no {
			f.Forbidden = append(f.Forbidden, [2]int{no[0] - 1, no[1] - 1})
		}
		k := must.Have(newTask(f, pairing.Options{}))(t)
		for n, w := range c.wants {
			k.ps[n].Wants = map[rune]model.Colour{'W': model.White, 'B': model.Black}[w]
			k.ps[n].aro, k.ps[n].played = c.aro[n], 1
		}
		k.keep = true
		if _, err := k.run(); err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		b := k.kept[0]
		for side := range 2 {
			if got := numbers(k.ps, b.halves.moved[side]); !slices.Equal(got, c.moved[side]) {
				t.Errorf("%s: %v are moved out of half %d, want %v", c.name, got, side+1, c.moved[side])
			}
		}
		var got [][2]int
		for _, p := range b.pairs {
			got = append(got, [2]int{k.ps[p[0]].number, k.ps[p[1]].number})
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// 3.2.3: where nobody has played the upper half by number meets the lower half, and
// 5.2.1 alternates the colours.
func TestFirstRound(t *testing.T) {
	f := field(t, 5, model.Black, "1900", "1800", "1700", "1600", "1500", "1400", "1300")
	if got, want := told(t, f, nil), "4-1 2-5 6-3 bye 7"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Of one resident and two below each takes part in one pair at the most, and C7 still decides.
func TestChoiceOfThree(t *testing.T) {
	k, b := top(t, field(t, 9, model.White, "1900 F", "1800 H", "1700 H", "1600 Z"))
	k.ps[2].Wants = model.White
	c := &choice{t: k, verts: []int32{0, 1, 2}, size: b.size}
	c.link()
	if lifted, err := c.first(); err != nil || !slices.Equal(lifted, []int{1}) {
		t.Errorf("%v float up, %v; want the second", lifted, err)
	}
}

// In a round in which nobody has played an upfloater stands in the half of his number: 2 floats up to 1, 3 and 4.
func TestFreshUpfloater(t *testing.T) {
	f := field(t, 5, model.White, "1900 H", "1800 Z", "1700 H", "1600 H")
	if got, want := told(t, f, nil), "1-3 2-4"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// With 1, who wants White, 5 would clash; with 2, who wants Black, not. 3 and 4 float up to 1 and 2, who must not meet.
func TestNotLiftedToOneOfTwo(t *testing.T) {
	k, b := top(t, forbid(field(t, 9, model.White, "1900 F", "1800 F", "1700 H", "1600 H", "1500 H", "1400 H"), [2]int{1, 2}))
	for _, v := range []int{0, 3, 4} {
		k.ps[v].Wants = model.White
	}
	b.members = append(b.members, 2, 3)
	for v, want := range map[int32]string{0: "C7", 1: "4.2", -1: "4.2"} {
		if r := k.notLifted(b, 4, v); r.Rule != article+want {
			t.Errorf("5 does not float up to person %d by %s, want %s", v, r.Rule, want)
		}
	}
}
