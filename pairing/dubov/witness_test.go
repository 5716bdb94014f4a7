package dubov

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// The witness reads C.04.4.1 (2026) literally: it writes down every set of
// upfloaters, every pairing of the bracket, every set of players to be moved and
// every permutation, in the order of the text, and takes the first of the best. It
// knows no matching and nothing of the engine's, and serves up to ten players.
type witness struct {
	f    *pairing.Field
	ps   []seen
	memo map[int]bool
}

// seen is a player as the text describes him.
type seen struct {
	index, number int
	score         model.Points
	aro           int
	colours       []model.Colour
	wants         model.Colour
	strength      int // 1 mild, 2 strong, 3 absolute
	ups           int
	upLast        bool
	bye           bool
	apart         map[int]bool // indices
}

func newWitness(f *pairing.Field) *witness {
	w := &witness{f: f, memo: map[int]bool{}}
	for i := range f.Players {
		q := &f.Players[i]
		if !q.Present {
			continue
		}
		p := seen{index: i, number: q.Number, score: q.Pairing(), colours: q.Colours(nil), bye: f.MayHaveBye(i), apart: map[int]bool{}}
		var ratings []int
		for r, g := range q.Past {
			if g.Outcome.Played() {
				ratings = append(ratings, int(f.Players[g.Opponent].Rating))
				p.apart[g.Opponent] = true
				if q.Before(r+1) < f.Players[g.Opponent].Before(r+1) {
					p.ups++
					p.upLast = r+1 == f.Round-1
				}
			}
		}
		sum := 0
		for _, r := range ratings {
			sum += r
		}
		if n := len(ratings); n > 0 {
			p.aro = sum / n
			if 2*(sum%n) >= n {
				p.aro++
			}
		}
		for _, no := range f.Forbidden {
			if no[0] == i {
				p.apart[no[1]] = true
			}
			if no[1] == i {
				p.apart[no[0]] = true
			}
		}
		p.prefer()
		w.ps = append(w.ps, p)
	}
	slices.SortFunc(w.ps, func(a, b seen) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.number, b.number)) })
	return w
}

func (p *seen) prefer() {
	white, black := 0, 0
	for _, c := range p.colours {
		if c == model.White {
			white++
		} else {
			black++
		}
	}
	n := len(p.colours)
	p.wants = model.Black
	switch {
	case n == 0:
		p.strength = 1
		return
	case white-black > 1, black-white > 1:
		p.strength = 3
	case n > 1 && p.colours[n-1] == p.colours[n-2]:
		p.strength = 3
		p.wants = p.colours[n-1].Opposite()
		return
	case white != black:
		p.strength = 2
	default:
		p.strength = 1
		p.wants = p.colours[n-1].Opposite()
		return
	}
	if black > white {
		p.wants = model.White
	}
}

func (w *witness) legal(a, b int) bool {
	p, q := &w.ps[a], &w.ps[b]
	return !p.apart[q.index] && !(p.strength == 3 && q.strength == 3 && p.wants == q.wants)
}

// pairings writes down every legal pairing of a list.
func (w *witness) pairings(list []int, sofar [][2]int, each func([][2]int)) {
	if len(list) == 0 {
		each(sofar)
		return
	}
	for k := 1; k < len(list); k++ {
		if w.legal(list[0], list[k]) {
			rest := slices.Delete(slices.Clone(list[1:]), k-1, k)
			w.pairings(rest, append(slices.Clone(sofar), [2]int{list[0], list[k]}), each)
		}
	}
}

func (w *witness) pairable(list []int) bool {
	key := 0
	for _, v := range list {
		key |= 1 << v
	}
	known, ok := w.memo[key]
	if !ok {
		w.pairings(list, nil, func([][2]int) { known = true })
		w.memo[key] = known
	}
	return known
}

func without1(list []int, v int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(x int) bool { return x == v })
}

// pair pairs the round: White to Black by index, and the bye.
func (w *witness) pair() (pairs map[[2]int]bool, bye int, ok bool) {
	var left []int
	for v := range w.ps {
		left = append(left, v)
	}
	bye = -1
	if len(left)%2 == 1 {
		best := -1
		for _, v := range left {
			if w.ps[v].bye && w.pairable(without1(left, v)) && (best < 0 || w.sooner(v, best)) {
				best = v
			}
		}
		if best < 0 {
			return nil, 0, false
		}
		left, bye = without1(left, best), w.ps[best].index
	}
	if !w.pairable(left) {
		return nil, 0, false
	}
	pairs = map[[2]int]bool{}
	for len(left) > 0 {
		size := 0
		for size < len(left) && w.ps[left[size]].score == w.ps[left[0]].score {
			size++
		}
		lifted := w.lift(left[:size], left[size:])
		for _, p := range w.bracket(append(slices.Clone(left[:size]), lifted...)) {
			pairs[w.coloured(p)] = true
		}
		left = slices.DeleteFunc(slices.Clone(left[size:]), func(v int) bool { return slices.Contains(lifted, v) })
	}
	return pairs, bye, true
}

// sooner is 3.1: lowest score, most games, largest number.
func (w *witness) sooner(a, b int) bool {
	p, q := &w.ps[a], &w.ps[b]
	games := func(p *seen) int { return len(p.colours) }
	return cmp.Or(cmp.Compare(p.score, q.score), cmp.Compare(games(q), games(p)), cmp.Compare(q.number, p.number)) < 0
}

// lift tries every set of upfloaters (3.2.1, 3.2.2).
func (w *witness) lift(group, below []int) []int {
	var best []int
	var marks []int
	for set := range 1 << len(below) {
		var in, out []int
		for k, v := range below {
			if set>>k&1 == 1 {
				in = append(in, v)
			} else {
				out = append(out, v)
			}
		}
		if members := append(slices.Clone(group), in...); len(members)%2 == 0 && w.pairable(members) && w.pairable(out) {
			if m := w.marks(members, in, below); marks == nil || slices.Compare(m, marks) < 0 {
				best, marks = in, m
			}
		}
	}
	return best
}

// marks are C5 to C10 and the order of 4.2, less being better.
func (w *witness) marks(members, in, below []int) []int {
	m := []int{len(in)} // C5
	for _, v := range slices.Backward(in) {
		m = append(m, -int(w.ps[v].score)) // C6: the lowest first
	}
	m = append(m, w.fewestMisses(members)) // C7
	if w.f.Round < w.f.Rounds {
		maximum, times, again := 0, 0, 0
		for _, v := range in {
			if w.ps[v].ups >= 2+w.f.Rounds/5 {
				maximum++
				times += w.ps[v].ups
			}
			if w.ps[v].upLast {
				again++
			}
		}
		m = append(m, maximum, times, again) // C8 to C10
	}
	for _, v := range in {
		m = append(m, slices.Index(below, v))
	}
	return m
}

func (w *witness) misses(pairs [][2]int) int {
	n := 0
	for _, p := range pairs {
		if w.ps[p[0]].wants == w.ps[p[1]].wants {
			n++
		}
	}
	return n
}

func (w *witness) fewestMisses(members []int) int {
	fewest := len(members)
	w.pairings(members, nil, func(p [][2]int) { fewest = min(fewest, w.misses(p)) })
	return fewest
}

// The literal reading of the text pairs as the engine does: who meets whom, with
// which colours, and who has the bye; or finds that nobody can.
func TestWitness(t *testing.T) {
	rounds, none, floats := 0, 0, 0
	for k, p := range plans(pairingtest.Runs(250)) {
		r := rand.New(rand.NewPCG(p.Seed, 5))
		p.Players = 4 + k%6
		if k%25 == 0 {
			p.Players = 10
		}
		p.Rounds = min(p.Rounds, p.Players+k%2)
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			for i := range f.Players {
				if f.Round == 1 && k%3 > 0 { // many with the same average
					f.Players[i].Rating = model.Rating(1000 + 100*r.IntN(1+k%5))
				}
			}
			got, err := Engine.Pair(f, pairing.Options{})
			w := newWitness(f)
			if len(w.ps) < 2 {
				return nil
			}
			want, bye, ok := w.pair()
			if ok != (err == nil) {
				t.Errorf("%+v round %d: the text finds a pairing: %v; the engine: %v", p, f.Round, ok, err)
				return nil
			}
			if err != nil {
				none++
				return nil
			}
			rounds++
			wrong := got.Bye != bye || len(got.Pairs) != len(want)
			for _, q := range got.Pairs {
				wrong = wrong || !want[[2]int{q.White, q.Black}]
				floats += yes(f.Players[q.White].Pairing() != f.Players[q.Black].Pairing())
			}
			if wrong {
				t.Errorf("%+v round %d: %v bye %d, by the text %v bye %d", p, f.Round, got.Pairs, got.Bye, want, bye)
				return nil
			}
			return got
		})
	}
	if !pairingtest.Short() && (rounds < 600 || none < 10 || floats < 500) {
		t.Errorf("%d rounds were compared, %d could not be paired, %d pairs of floaters: too few", rounds, none, floats)
	}
	t.Logf("%d rounds, %d that cannot be paired, %d pairs of floaters", rounds, none, floats)
}
