package team

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// The witness reads C.04.6 (2026) 3.4 to 3.6 literally: it tries every set of
// upfloaters and every pairing of a bracket. It knows no matching, and serves up
// to twelve teams.
type witness struct{ t *task }

// perfect calls for every way to pair all of some teams by C1.
func (w *witness) perfect(all []int, made [][2]int, f func([][2]int)) {
	if len(all) == 0 {
		f(made)
		return
	}
	for k := 1; k < len(all); k++ {
		if w.t.mayMeet(all[0], all[k]) {
			w.perfect(slices.Concat(all[1:k], all[k+1:]), append(made[:len(made):len(made)], [2]int{all[0], all[k]}), f)
		}
	}
}

func (w *witness) possible(all []int) bool {
	found := false
	if len(all)%2 == 0 {
		w.perfect(all, nil, func([][2]int) { found = true })
	}
	return found
}

// marks are compared first number first, less being better.
type marks struct {
	set   []int
	marks []int
}

// lift chooses the upfloaters for a score group: C3 to C7, then the first in
// order.
func (w *witness) lift(group, below []int) []int {
	t := w.t
	var following []int // the score group after this one, those of it that are left
	next := model.Points(nobody)
	for i := range t.teams {
		if m := &t.teams[i]; m.score < t.teams[group[0]].score && m.index != t.round.Bye {
			next = m.score
			break
		}
	}
	for _, m := range below {
		if t.teams[m].score == next {
			following = append(following, m)
		}
	}
	var all []marks
	subset := func(bits int) (in, out []int) {
		for k, m := range below {
			if bits>>k&1 == 1 {
				in = append(in, m)
			} else {
				out = append(out, m)
			}
		}
		return in, out
	}
	for bits := range 1 << len(below) {
		in, out := subset(bits)
		if !w.possible(slices.Concat(group, in)) || !w.possible(out) { // C3
			continue
		}
		c := []int{len(in)} // C4
		for k := len(in) - 1; k >= 0; k-- {
			c = append(c, -int(t.teams[in[k]].score)) // C5: the lowest is to be as high as can be
		}
		all = append(all, marks{in, append(c, w.parity(following, in, out))}) // C6
	}
	compare := func(a, b marks) int { return slices.Compare(a.marks, b.marks) }
	best := slices.MinFunc(all, compare)
	all = slices.DeleteFunc(all, func(m marks) bool { return compare(m, best) != 0 })
	for k := range all {
		m, again := &all[k], 0
		for _, x := range m.set {
			if t.teams[x].floated && t.f.Round <= t.f.Rounds-2 { // C7
				again++
			}
		}
		m.marks = append([]int{again}, m.set...) // teams are in order of score and number
	}
	return slices.MinFunc(all, compare).set
}

// parity is 0 when the following score group, less those who are lifted out of
// it, can be paired with one upfloater at most, and the rest too: C6.
func (w *witness) parity(following, in, out []int) int {
	var left []int
	for _, m := range following {
		if !slices.Contains(in, m) {
			left = append(left, m)
		}
	}
	result := 1
	w.perfect(out, nil, func(pairs [][2]int) {
		inside := 0
		for _, p := range pairs {
			if slices.Contains(left, p[0]) && slices.Contains(left, p[1]) {
				inside++
			}
		}
		if inside == len(left)/2 {
			result = 0
		}
	})
	return result
}

// bracket pairs the members, by number: C8 to C10, then the first identifier.
func (w *witness) bracket(members []int, score model.Points) [][2]int {
	t := w.t
	slices.SortFunc(members, func(a, b int) int { return t.teams[a].number - t.teams[b].number })
	var best []int
	var found [][2]int
	w.perfect(members, nil, func(pairs [][2]int) {
		var c8, c9, c10 int
		var tops, bottoms []int
		for _, p := range pairs {
			a, b := &t.teams[p[0]], &t.teams[p[1]]
			if a.wants != 0 && a.wants == b.wants {
				c8++
				if a.strong && b.strong {
					c9++
				}
			}
			for _, x := range [2][2]*team{{a, b}, {b, a}} {
				if x[0].score < score && x[1].score == score && x[1].floated && t.f.Round <= t.f.Rounds-2 {
					c10++
				}
			}
			tops, bottoms = append(tops, a.number), append(bottoms, b.number)
		}
		if m := slices.Concat([]int{c8, c9, c10}, tops, bottoms); best == nil || slices.Compare(m, best) < 0 {
			best, found = m, pairs
		}
	})
	return found
}

// The literal reading of the text pairs as the engine does.
func TestWitness(t *testing.T) {
	rounds, lifted := 0, 0
	for seed := range uint64(240) {
		kind := []preferences{typeA, typeB, noPreferences}[seed%3]
		plan := pairingtest.Plan{Seed: seed, Players: 5 + int(seed%6), Rounds: 4 + int(seed%4), Draws: 30, Byes: int(seed % 20),
			Forbidden: int(seed % 3)}
		pairingtest.Simulate(plan, func(f *pairing.Field) *pairing.Round {
			made, err := pair(f, pairing.Options{}, kind)
			if err != nil {
				return nil
			}
			w := &witness{&task{f: f, kind: kind, round: &pairing.Round{Number: f.Round, Bye: -1}}}
			w.t.digest()
			for i := range w.t.teams {
				w.t.left = append(w.t.left, i)
			}
			must.Do(t, w.t.giveBye())
			want := map[[2]int]bool{}
			for left := w.t.left; len(left) > 0; {
				n := 1
				for n < len(left) && w.t.teams[left[n]].score == w.t.teams[left[0]].score {
					n++
				}
				up := w.lift(left[:n], left[n:])
				lifted += len(up)
				for _, p := range w.bracket(slices.Concat(left[:n], up), w.t.teams[left[0]].score) {
					a, b := w.t.teams[p[0]].index, w.t.teams[p[1]].index
					want[[2]int{min(a, b), max(a, b)}] = true
				}
				left = slices.DeleteFunc(slices.Clone(left[n:]), func(m int) bool { return slices.Contains(up, m) })
			}
			rounds++
			for _, p := range made.Pairs {
				if !want[[2]int{min(p.White, p.Black), max(p.White, p.Black)}] {
					t.Errorf("%+v round %d: %v, by the text %v", plan, f.Round, made.Pairs, want)
					return nil
				}
			}
			return made
		})
	}
	if rounds < 500 || lifted < 300 {
		t.Errorf("only %d rounds were compared, with %d upfloaters", rounds, lifted)
	}
}
