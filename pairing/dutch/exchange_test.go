package dutch

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// only is a field of n players of one score who may meet in these ways alone, each a
// list of all pairs.
func only(n int, ways ...[][2]int) *pairing.Field {
	f := fresh(n, 1)
	for i := range n {
		for j := range i {
			allowed := func(pairs [][2]int) bool { return slices.Contains(pairs, [2]int{j + 1, i + 1}) }
			if !slices.ContainsFunc(ways, allowed) {
				f.Forbidden = append(f.Forbidden, [2]int{i, j})
			}
		}
	}
	return f
}

// Ways to pair twelve of which the first goes before the second.
var exchanges = []struct {
	article       string
	first, second [][2]int
}{
	{"4.3.1: 2 leaves for 11, or 5 and 6 for 7 and 8",
		[][2]int{{1, 2}, {3, 7}, {4, 8}, {5, 9}, {6, 10}, {11, 12}}, [][2]int{{1, 5}, {2, 6}, {3, 9}, {4, 10}, {7, 11}, {8, 12}}},
	{"4.3.2: 5 leaves for 7, or 6 for 9",
		[][2]int{{1, 5}, {2, 8}, {3, 9}, {4, 10}, {6, 11}, {7, 12}}, [][2]int{{1, 6}, {2, 11}, {3, 8}, {4, 7}, {5, 10}, {9, 12}}},
	{"4.3.2: 5 and 6 leave for 7 and 8, or for 7 and 9",
		[][2]int{{1, 5}, {2, 6}, {3, 9}, {4, 10}, {7, 11}, {8, 12}}, [][2]int{{1, 5}, {2, 6}, {3, 8}, {4, 10}, {7, 11}, {9, 12}}},
	{"4.3.2: 5 and 6 leave, or 4 and 6, for 7 and 8",
		[][2]int{{1, 5}, {2, 6}, {3, 9}, {4, 10}, {7, 11}, {8, 12}}, [][2]int{{1, 4}, {2, 6}, {3, 9}, {5, 10}, {7, 11}, {8, 12}}},
	{"4.3.3: 3 and 6 leave, or 4 and 5, for 7 and 8",
		[][2]int{{1, 3}, {2, 6}, {4, 9}, {5, 10}, {7, 11}, {8, 12}}, [][2]int{{1, 5}, {2, 4}, {3, 9}, {6, 10}, {7, 11}, {8, 12}}},
	{"4.3.4: 5 and 6 leave for 7 and 10, or for 8 and 9",
		[][2]int{{1, 5}, {2, 6}, {3, 8}, {4, 9}, {7, 11}, {10, 12}}, [][2]int{{1, 5}, {2, 6}, {3, 7}, {4, 10}, {8, 12}, {9, 11}}},
}

// Of two exchanges of as many players the one with the smaller difference goes first
// (4.3.2); then the one with the largest differing number leaving S1 (4.3.3); then the
// one with the smallest differing number leaving S2 (4.3.4). Twelve players: S1 are 1 to
// 6, S2 are 7 to 12. In both ways 1 and 2 meet two of S1, who change places with two of S2.
func TestExchangesInOrder(t *testing.T) {
	for _, c := range exchanges {
		for _, whole := range []bool{false, true} {
			for _, ways := range [][][][2]int{{c.first, c.second}, {c.second, c.first}, {c.second}} {
				f := only(12, ways...)
				tk := newTask(f, pairing.Options{}, current)
				tk.whole = whole
				r, err := tk.run()
				if err != nil {
					t.Fatalf("%s: %v", c.article, err)
				}
				var got [][2]int
				for _, p := range r.Pairs {
					got = append(got, [2]int{min(p.White, p.Black) + 1, max(p.White, p.Black) + 1})
				}
				slices.SortFunc(got, func(a, b [2]int) int { return a[0] - b[0] })
				want := c.first
				if len(ways) == 1 {
					want = c.second
				}
				if fmt.Sprint(got) != fmt.Sprint(want) {
					t.Errorf("%s: %v, want %v", c.article, got, want)
				}
			}
		}
	}
}

// In a bracket of 120 the numbers of S1 and S2 fill more than two words: between 4 and 5,
// and between 10 and 11, there are 54 players each of whom may meet one alone.
func TestExchangesOfALargeBracket(t *testing.T) {
	wide := func(pairs [][2]int) (out [][2]int) {
		at := func(k int) int {
			switch {
			case k > 10:
				return k + 108
			case k > 4:
				return k + 54
			}
			return k
		}
		for _, p := range pairs {
			out = append(out, [2]int{at(p[0]), at(p[1])})
		}
		for k := range 54 {
			out = append(out, [2]int{5 + k, 65 + k})
		}
		return out
	}
	for _, c := range exchanges {
		tk := newTask(only(120, wide(c.second), wide(c.first)), pairing.Options{}, current)
		tk.whole = true
		r, err := tk.run()
		if err != nil {
			t.Fatalf("%s: %v", c.article, err)
		}
		want := wide(c.first)
		for _, p := range r.Pairs {
			if got := [2]int{min(p.White, p.Black) + 1, max(p.White, p.Black) + 1}; !slices.Contains(want, got) {
				t.Errorf("%s: %v", c.article, got)
			}
		}
	}
}

// The remainder is a bracket of its own (3.6): six who moved down meet the first six of the
// residents, and the others are exchanged as if these were not there.
func TestExchangesOfTheRemainder(t *testing.T) {
	for _, c := range exchanges {
		ways := [][2]int{{0, 6}, {1, 7}, {2, 8}, {3, 9}, {4, 10}, {5, 11}}
		for _, p := range slices.Concat(c.first, c.second) {
			ways = append(ways, [2]int{p[0] + 11, p[1] + 11})
		}
		var apart [][2]int
		for j := range 24 {
			for i := range j {
				if !slices.Contains(ways, [2]int{i, j}) {
					apart = append(apart, [2]int{i, j})
				}
			}
		}
		tk := prepared(slices.Concat(slices.Repeat([]int{2}, 6), make([]int, 18)), apart, nil)
		b := tk.newBracket(fide.Between(0, 6), 6).extend(everybody)
		if ok, err := b.solve(); !ok || err != nil {
			t.Fatalf("%s: %v, %v", c.article, ok, err)
		}
		var got [][2]int
		for _, p := range byUpper(b.pairs)[6:] {
			got = append(got, [2]int{int(p[0]) - 11, int(p[1]) - 11})
		}
		if !slices.Equal(got, c.first) {
			t.Errorf("%s: %v, want %v", c.article, got, c.first)
		}
	}
}

// How early the partner of a moved-down player stands is written below all criteria, his who
// comes first above the others'; edges to those below, and of residents, stay as they are.
func TestPartnerOrder(t *testing.T) {
	b := &bracket{size: 5, mdps: 2, g: new(matching.Graph)}
	b.g.Reset(7, 192)
	for j := 2; j < 7; j++ {
		for i := range j {
			b.g.Edge(i, j)
		}
	}
	b.partnerOrder(0, 2, 3)
	b.partnerOrder(1, 2, 40)
	for e := range b.g.Edges() {
		i, j := b.g.Ends(e)
		want := []uint64{0, 0, 0}
		if j < 5 && i < 2 {
			want[0] = []uint64{8, 2}[i] * uint64(5-j) // of the second it is written twice
		}
		if got := b.g.WeightOf(e); !slices.Equal(got, want) {
			t.Errorf("%d and %d: %v, want %v", i, j, got, want)
		}
	}
}
