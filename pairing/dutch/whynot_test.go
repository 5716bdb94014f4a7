package dutch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// whyNot is the criterion that keeps two apart who may meet and do not: the first by
// which every candidate is worse that joins them, in the bracket in which one of them
// is paired, or, of one who is below it, that leaves the other over for somebody there;
// "4" where one is as good and comes later.
func (w *witness) whyNot(v, u int32) string {
	for _, b := range w.kept {
		paired := func(x int32) bool {
			return slices.ContainsFunc(b.best.pairs, func(p [2]int32) bool { return p[0] == x || p[1] == x })
		}
		if !paired(v) && !paired(u) {
			continue
		}
		all := slices.Concat(b.moved, b.residents)
		if slices.Contains(b.moved, v) && slices.Contains(b.moved, u) {
			return "two who moved down"
		}
		joined := func(pairs [][2]int32, _ []int32) bool {
			return slices.Contains(pairs, [2]int32{v, u}) || slices.Contains(pairs, [2]int32{u, v})
		}
		floats := func(x int32) func([][2]int32, []int32) bool {
			return func(_ [][2]int32, out []int32) bool {
				k := slices.Index(out, x)
				return k >= 0 && slices.ContainsFunc(b.below, func(y int32) bool {
					rest := left(slices.Concat(out, b.below), [][2]int32{{x, y}})
					return w.t.mayMeet(x, y) && w.completes(rest)
				})
			}
		}
		if !slices.Contains(all, u) {
			joined = floats(v)
		} else if !slices.Contains(all, v) {
			joined = floats(u)
		}
		got := w.bracket(b.moved, b.residents, b.below, joined)
		switch {
		case got == nil:
			return "C4"
		case len(got.pairs) != len(b.best.pairs):
			return "C6"
		}
		for k := range got.marks {
			if slices.Compare(got.marks[k], b.best.marks[k]) != 0 {
				return fmt.Sprintf("C%d", 7+k)
			}
		}
		return "4"
	}
	return "nobody is paired"
}

// Why any two do not meet is what the text says when all candidates are written down.
func TestWhyNotAsTheWitness(t *testing.T) {
	told := map[string]int{}
	for k, p := range plans(pairingtest.Runs(60)) {
		p.Players, p.Rounds = 4+2*(k%3), min(p.Rounds, 6)
		p.Byes, p.Late, p.Withdrawn = 0, 0, 0
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := Current.Pair(f, pairing.Options{})
			w := &witness{t: newTask(f, pairing.Options{}, current)}
			if err != nil || !w.pair() {
				return nil
			}
			for v := range w.t.ps {
				for u := range v {
					i, j := w.t.ps[v].At, w.t.ps[u].At
					if !w.t.mayMeet(int32(u), int32(v)) || slices.ContainsFunc(made.Pairs, func(p pairing.Pair) bool {
						return p.White == i && p.Black == j || p.White == j && p.Black == i
					}) {
						continue
					}
					want := w.whyNot(int32(u), int32(v))
					if want == "two who moved down" {
						continue
					}
					rs, err := WhyNot(f, i, j, pairing.Options{})
					if err != nil || len(rs) != 1 || rs[0].Text.Empty() || strings.TrimPrefix(rs[0].Rule, "C.04.3 ") != want &&
						!(want == "4" && strings.HasPrefix(rs[0].Rule, "C.04.3 4.")) {
						t.Fatalf("%+v round %d, %d and %d: %v, %v; the text says %s", p, f.Round, i+1, j+1, rs, err, want)
					}
					told[want]++
				}
			}
			return made
		})
	}
	t.Log(told)
	for _, article := range []string{"C4", "C6", "C7", "C8", "C12", "C14", "4"} {
		if told[article] == 0 && !pairingtest.Short() {
			t.Errorf("nobody was kept apart by %s: %v", article, told)
		}
	}
}

// One above and one below, or two of whom one floated, or two brackets apart.
func TestWhyNotAcrossBrackets(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int
		i, j   int
		want   string
	}{
		{"the only one below whom he may meet", []int{4, 4, 2, 2}, [][2]int{{0, 3}}, 0, 2, "C6"},
		{"the first of the bracket and the first below", []int{4, 4, 2, 2}, nil, 0, 2, "C6"},
		{"the second of the bracket and the last", []int{4, 4, 2, 0}, nil, 1, 3, "C6"},
		{"two of the second bracket", []int{4, 4, 2, 2, 2, 2}, nil, 2, 3, "4.2"},
		{"the one who would float is not the last", []int{4, 4, 4, 2}, nil, 0, 3, "4.2"},
	} {
		f := fresh(len(c.scores), 1, c.scores...)
		f.Forbidden = c.apart
		rs, err := WhyNot(f, c.i, c.j, pairing.Options{})
		if err != nil || len(rs) != 1 || rs[0].Rule != "C.04.3 "+c.want {
			t.Errorf("%s: %v, %v; want %s", c.what, rs, err, c.want)
		}
	}
	tk := prepared(slices.Concat([]int{4, 4, 2, 2}, make([]int, 9)), nil, nil)
	if got := tk.whatMatters(tk.newBracket(nil, 0)); got != nextGroup {
		t.Errorf("nine below the next group: %d", got)
	}
	tk = prepared(slices.Concat([]int{4, 4, 2, 2}, make([]int, 8)), nil, nil)
	if got := tk.whatMatters(tk.newBracket(nil, 0)); got != everybody {
		t.Errorf("eight below the next group: %d", got)
	}
	if got := tk.whatMatters(tk.newBracket(nil, 4)); got != everybody {
		t.Errorf("the last bracket: %d", got)
	}
	b := &bracket{pairs: [][2]int32{{0, 3}, {1, 2}}}
	for i, want := range map[int]bool{-1: false, 0: true, 1: true, 2: true, 3: true, 4: false} {
		if b.settled(i) != want {
			t.Errorf("vertex %d is in a pair: %v", i, !want)
		}
	}
}
