package dutch

import (
	"cmp"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/pairingtest"
)

// The witness reads C.04.3 (2026) literally: it writes down all candidates of
// a bracket in the order of 4.2 to 4.4, marks each by C6 to C21, and takes the
// first of the best. It knows no matching, and serves up to ten players.
type witness struct {
	t        *task
	byeScore model.Points
	pairs    [][2]int32
	kept     []wBracket
}

// wBracket is a bracket as it came out.
type wBracket struct {
	moved, residents, below []int32
	best                    *candidate
}

// candidate is a pairing of a bracket with its marks, each a list to be
// compared first number first, less being better.
type candidate struct {
	pairs [][2]int32
	marks [][]int
}

func (c *candidate) better(than *candidate) bool {
	if than == nil {
		return true
	}
	for k := range c.marks {
		if d := slices.Compare(c.marks[k], than.marks[k]); d != 0 {
			return d < 0
		}
	}
	return false
}

// completes tells whether all the persons can be paired, C1 to C5: with an odd
// number all but one who may have the bye.
func (w *witness) completes(all []int32) bool {
	if len(all) == 0 {
		return true
	}
	if len(all)%2 == 1 {
		for k, v := range all {
			p := &w.t.ps[v]
			if p.bye && p.Score == w.byeScore && w.completes(slices.Delete(slices.Clone(all), k, k+1)) {
				return true
			}
		}
		return false
	}
	for k := 1; k < len(all); k++ {
		if w.t.mayMeet(all[0], all[k]) {
			if rest := slices.Delete(slices.Clone(all), k, k+1); w.completes(rest[1:]) {
				return true
			}
		}
	}
	return false
}

// pair pairs the round bracket by bracket; false when it cannot be.
func (w *witness) pair() bool {
	all := w.t.everybody()
	if len(all)%2 == 1 {
		found := false
		for k := len(all) - 1; k >= 0 && !found; k-- {
			w.byeScore = w.t.ps[all[k]].Score
			found = w.completes(all)
		}
		if !found {
			return false
		}
	} else if !w.completes(all) {
		return false
	}
	var moved []int32
	for at := 0; at < len(all); {
		end := w.t.groupEnd(at)
		best := w.bracket(moved, all[at:end], all[end:], anyPairing)
		if best == nil {
			return false
		}
		w.kept = append(w.kept, wBracket{moved, all[at:end], all[end:], best})
		w.pairs = append(w.pairs, best.pairs...)
		moved = left(slices.Concat(moved, all[at:end]), best.pairs)
		at = end
	}
	return len(moved) <= 1
}

func left(all []int32, pairs [][2]int32) []int32 {
	var out []int32
	for _, v := range all {
		if !slices.ContainsFunc(pairs, func(p [2]int32) bool { return p[0] == v || p[1] == v }) {
			out = append(out, v)
		}
	}
	return out
}

func anyPairing([][2]int32, []int32) bool { return true }

// bracket finds the first of the best candidates, of those that may be.
func (w *witness) bracket(moved, residents, below []int32, may func(pairs [][2]int32, floaters []int32) bool) *candidate {
	all := slices.Concat(moved, residents)
	for floating := len(all) % 2; floating <= len(all); floating += 2 {
		var best *candidate
		pairs := (len(all) - floating) / 2
		for k := min(len(moved), pairs, len(residents)); k >= 0; k-- {
			w.sets(moved, k, func(s1 []int32) {
				w.partners(s1, residents, nil, func(made [][2]int32) {
					rest := left(residents, made)
					p := pairs - k
					if 2*p > len(rest) {
						return
					}
					w.homogeneous(rest, p, func(more [][2]int32) {
						c := &candidate{pairs: slices.Concat(made, more)}
						floaters := left(all, c.pairs)
						if !may(c.pairs, floaters) || !w.completes(slices.Concat(floaters, below)) {
							return
						}
						w.mark(c, moved, floaters, below)
						if c.better(best) {
							best = c
						}
					})
				})
			})
		}
		if best != nil {
			return best
		}
	}
	return nil
}

// sets calls for every subset of size k, in the order of 4.4: by the smallest
// differing number.
func (w *witness) sets(of []int32, k int, f func([]int32)) {
	var pick func(from int, taken []int32)
	pick = func(from int, taken []int32) {
		if len(taken) == k {
			f(slices.Clone(taken))
			return
		}
		for i := from; i < len(of); i++ {
			pick(i+1, append(taken, of[i]))
		}
	}
	pick(0, nil)
}

// partners calls for every way to give each of uppers one of lowers, in
// lexicographic order (4.2).
func (w *witness) partners(uppers, lowers []int32, made [][2]int32, f func([][2]int32)) {
	if len(uppers) == 0 {
		f(slices.Clone(made))
		return
	}
	for k, l := range lowers {
		if w.t.mayMeet(uppers[0], l) {
			w.partners(uppers[1:], slices.Delete(slices.Clone(lowers), k, k+1), append(made, [2]int32{uppers[0], l}), f)
		}
	}
}

// homogeneous calls for every candidate of a homogeneous bracket or remainder
// with p pairs: the transpositions of S2, then those after each exchange in the
// order of 4.3.
func (w *witness) homogeneous(all []int32, p int, f func([][2]int32)) {
	type exchange struct{ out, in []int } // places
	var exchanges []exchange
	n := len(all)
	for size := 0; size <= min(p, n-p); size++ {
		var some []exchange
		for mask := range 1 << n {
			var e exchange
			for k := range n {
				if mask>>k&1 == 1 {
					if k < p {
						e.out = append(e.out, k)
					} else {
						e.in = append(e.in, k)
					}
				}
			}
			if len(e.out) == size && len(e.in) == size {
				some = append(some, e)
			}
		}
		sum := func(e exchange) int {
			s := 0
			for k := range e.out {
				s += e.in[k] - e.out[k]
			}
			return s
		}
		slices.SortFunc(some, func(a, b exchange) int {
			if d := cmp.Compare(sum(a), sum(b)); d != 0 {
				return d
			}
			// The largest differing number leaving S1 …
			for k := size - 1; k >= 0; k-- {
				if a.out[k] != b.out[k] {
					return cmp.Compare(b.out[k], a.out[k])
				}
			}
			// … then the smallest differing number leaving S2.
			return slices.Compare(a.in, b.in)
		})
		exchanges = append(exchanges, some...)
	}
	for _, e := range exchanges {
		var s1, s2 []int32
		for k, v := range all {
			if k < p != (slices.Contains(e.out, k) || slices.Contains(e.in, k)) {
				s1 = append(s1, v)
			} else {
				s2 = append(s2, v)
			}
		}
		w.partners(s1, s2, nil, f)
	}
}

func (w *witness) score(v int32) int { return int(w.t.ps[v].Score) }

// mark fills in C7 to C21.
func (w *witness) mark(c *candidate, moved, floaters, below []int32) {
	var c7, c14, c16 []int
	n14, n16 := 0, 0
	for _, v := range floaters {
		c7 = append(c7, w.score(v))
		if !slices.Contains(moved, v) {
			n14 += count(w.t.ps[v].down[0])
			n16 += count(w.t.ps[v].down[1])
		}
	}
	slices.SortFunc(c7, func(a, b int) int { return b - a })
	c14, c16 = []int{n14}, []int{n16}
	c8 := w.ahead(floaters, below)
	c9 := []int{0}
	if len(floaters) == 1 && w.t.odd && w.t.ps[floaters[0]].bye && w.score(floaters[0]) == int(w.byeScore) &&
		len(below)%2 == 0 && w.completes(below) {
		c9[0] = w.t.ps[floaters[0]].unplayed
	}
	var colour [4]int // C10 to C13
	var opp [2]int    // C15, C17
	var downs, ups [2][]int
	for _, p := range c.pairs {
		h, l := &w.t.ps[p[0]], &w.t.ps[p[1]]
		if p[1] < p[0] {
			h, l = l, h
		}
		w.colours(h, l, &colour)
		if slices.Contains(moved, p[0]) {
			d := w.score(p[0]) - w.score(p[1])
			for b := range 2 {
				if w.t.ps[p[1]].up[b] {
					opp[b]++
					ups[b] = append(ups[b], d)
				}
				if w.t.ps[p[0]].down[b] {
					downs[b] = append(downs[b], d)
				}
			}
		}
	}
	for _, v := range floaters {
		for b := range 2 {
			if slices.Contains(moved, v) && w.t.ps[v].down[b] {
				downs[b] = append(downs[b], 1000+w.score(v))
			}
		}
	}
	for b := range 2 {
		slices.SortFunc(downs[b], func(x, y int) int { return y - x })
		slices.SortFunc(ups[b], func(x, y int) int { return y - x })
	}
	c.marks = [][]int{c7, c8, c9, colour[:1], colour[1:2], colour[2:3], colour[3:4],
		c14, opp[:1], c16, opp[1:2], downs[0], ups[0], downs[1], ups[1]}
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// colours counts what goes wrong when the two get their colours: C10 to C13.
func (w *witness) colours(h, l *person, failed *[4]int) {
	c, _ := w.t.allot(h, l)
	for k, p := range [2]*person{h, l} {
		own := c
		if k == 1 {
			own = c.Opposite()
		}
		cd := p.Difference + 1
		if own == model.Black {
			cd = p.Difference - 1
		}
		n := len(p.Colours)
		if h.top || l.top {
			failed[0] += count(cd > 2 || cd < -2)
			failed[1] += count(n >= 2 && p.Colours[n-1] == own && p.Colours[n-2] == own)
		}
		failed[2] += count(p.Wants != model.NoColour && p.Wants != own)
		failed[3] += count(p.Strength == fide.Strong && p.Wants != own)
	}
}

// ahead is how well the next bracket can come out with these floaters (C8): how
// many it leaves over at least, and then their scores.
func (w *witness) ahead(floaters, below []int32) []int {
	if len(below) == 0 {
		return nil
	}
	end := 0
	for end < len(below) && w.score(below[end]) == w.score(below[0]) {
		end++
	}
	next, lower := below[:end], below[end:]
	var best []int
	var try func(open, over []int32)
	try = func(open, over []int32) {
		if len(open) == 0 {
			if best != nil && len(over) > best[0] || !w.completes(slices.Concat(over, lower)) {
				return
			}
			mark := []int{len(over)}
			var scores []int
			for _, v := range over {
				scores = append(scores, w.score(v))
			}
			slices.SortFunc(scores, func(a, b int) int { return b - a })
			if mark = append(mark, scores...); best == nil || slices.Compare(mark, best) < 0 {
				best = mark
			}
			return
		}
		v := open[0]
		for k := 1; k < len(open); k++ {
			if w.t.mayMeet(v, open[k]) && !(slices.Contains(floaters, v) && slices.Contains(floaters, open[k])) {
				try(slices.Delete(slices.Clone(open), k, k+1)[1:], over)
			}
		}
		try(open[1:], append(slices.Clone(over), v))
	}
	try(slices.Concat(floaters, next), nil)
	return best
}

// The literal reading of the text pairs as the engine does.
func TestWitness(t *testing.T) {
	rounds := 0
	for k, p := range plans(pairingtest.Runs(250)) {
		p.Players = 4 + k%5
		if k%25 == 0 {
			p.Players = 9 + k/25%2
		}
		p.Rounds = min(p.Rounds, p.Players+k%2)
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			got, err := Current.Pair(f, pairing.Options{})
			w := &witness{t: newTask(f, pairing.Options{}, current)}
			w.t.odd = len(w.t.ps)%2 == 1
			if len(w.t.ps) < 2 {
				return nil
			}
			if ok := w.pair(); ok != (err == nil) {
				t.Errorf("%+v round %d: the text finds a pairing: %v; the engine: %v", p, f.Round, ok, err)
				return nil
			}
			if err != nil {
				return nil
			}
			rounds++
			want := map[[2]int]bool{}
			for _, q := range w.pairs {
				a, b := w.t.ps[q[0]].At, w.t.ps[q[1]].At
				want[[2]int{min(a, b), max(a, b)}] = true
			}
			for _, q := range got.Pairs {
				if !want[[2]int{min(q.White, q.Black), max(q.White, q.Black)}] {
					t.Errorf("%+v round %d: %v, by the text %v", p, f.Round, got.Pairs, w.pairs)
					return nil
				}
			}
			return got
		})
	}
	if rounds < 300 && !pairingtest.Short() {
		t.Errorf("only %d rounds were compared", rounds)
	}
	t.Logf("%d rounds", rounds)
}
