package burstein

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
)

// The witness reads C.04.4.2 literally: it writes down all pairings of a bracket
// in the order of article 4, marks each by C5 to C8, and takes the first of the
// best. It shares nothing with the engine but the field, and serves up to ten
// players or so.
type witness struct {
	f        *pairing.Field
	ps       []wPlayer
	complete map[uint32]bool
	ahead    map[uint64][]int
	kept     []wBracket
}

// wBracket is a bracket as it came out.
type wBracket struct {
	all, next, below []int
	pairs            [][2]int
}

type wPlayer struct {
	at, number    int
	score         int
	buchholz, sb  int
	games         int
	bye           bool
	history       string // colours of games: w, b
	wants         byte   // w, b, or 0
	force         int    // of the preference: 0 none, 1 mild, 2 strong, 3 absolute
	met           []int  // of Field.Players
	pairingNumber int    // among those who have been there, for the initial colour
}

// wScore is what opponents count for a player (1.7).
func wScore(f *pairing.Field, i int) int {
	p := f.Players[i]
	score := int(p.Score)
	gone := func(o model.Outcome) bool { return o == model.ZeroBye || o == model.Absent }
	if !p.Present && gone(p.Why) {
		for r := f.Round - 1; r >= 1 && gone(p.Past[r-1].Outcome); r-- {
			score += int(f.Draw)
		}
	}
	return score
}

func newWitness(f *pairing.Field) *witness {
	w := &witness{f: f, complete: map[uint32]bool{}, ahead: map[uint64][]int{}}
	seats := f.Seats()
	for i, p := range f.Players {
		if !p.Present {
			continue
		}
		q := wPlayer{at: i, number: p.Number, score: int(p.Pairing()), bye: true, pairingNumber: seats[i]}
		whites := 0
		for _, g := range p.Past {
			over := g.Outcome.Played()
			opponent := int(p.Score)
			if over {
				opponent = wScore(f, g.Opponent)
				q.games++
				q.met = append(q.met, g.Opponent)
				q.history += map[model.Colour]string{model.White: "w", model.Black: "b"}[g.Colour]
				whites += map[model.Colour]int{model.White: 1, model.Black: -1}[g.Colour]
			} else if g.Outcome == model.PairingBye || g.Points >= f.Win {
				q.bye = false
			}
			q.buchholz += opponent
			q.sb += opponent * int(g.Points)
		}
		q.prefer(whites)
		w.ps = append(w.ps, q)
	}
	return w
}

func (q *wPlayer) prefer(difference int) {
	other := map[byte]byte{'w': 'b', 'b': 'w'}
	n := len(q.history)
	switch {
	case n == 0:
	case difference >= 2:
		q.wants, q.force = 'b', 3
	case difference <= -2:
		q.wants, q.force = 'w', 3
	case strings.HasSuffix(q.history, "ww"):
		q.wants, q.force = 'b', 3
	case strings.HasSuffix(q.history, "bb"):
		q.wants, q.force = 'w', 3
	case difference == 1:
		q.wants, q.force = 'b', 2
	case difference == -1:
		q.wants, q.force = 'w', 2
	default:
		q.wants, q.force = other[q.history[n-1]], 1
	}
}

// legal is C1, with the forbidden pairs, and C3.
func (w *witness) legal(a, b int) bool {
	p, q := w.ps[a], w.ps[b]
	return !slices.Contains(p.met, q.at) && (p.force < 3 || q.force < 3 || p.wants != q.wants) &&
		!slices.Contains(w.f.Forbidden, [2]int{p.at, q.at}) && !slices.Contains(w.f.Forbidden, [2]int{q.at, p.at})
}

// rank compares two by 1.8.
func (w *witness) rank(a, b int) int {
	p, q := w.ps[a], w.ps[b]
	return cmp.Or(q.buchholz-p.buchholz, q.sb-p.sb, p.number-q.number)
}

func set(list []int) (s uint32) {
	for _, v := range list {
		s |= 1 << v
	}
	return s
}

func less(list []int, out ...int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(v int) bool { return slices.Contains(out, v) })
}

// completes is C4: all of them can be paired.
func (w *witness) completes(list []int) bool {
	if len(list) == 0 {
		return true
	}
	key := set(list)
	if known, ok := w.complete[key]; ok {
		return known
	}
	can := false
	for _, b := range list[1:] {
		can = can || w.legal(list[0], b) && w.completes(less(list, list[0], b))
	}
	w.complete[key] = can
	return can
}

// pairings calls for every pairing of the bracket, in the order of article 4: the
// first has the opponent with the largest number, and so on, or at last nobody.
func (w *witness) pairings(bracket []int, made [][2]int, floats []int, f func(pairs [][2]int, floats []int)) {
	if len(bracket) == 0 {
		f(made, floats)
		return
	}
	for k := len(bracket) - 1; k > 0; k-- {
		if w.legal(bracket[0], bracket[k]) {
			w.pairings(less(bracket, bracket[0], bracket[k]), append(slices.Clone(made), [2]int{bracket[0], bracket[k]}), floats, f)
		}
	}
	w.pairings(bracket[1:], made, append(slices.Clone(floats), bracket[0]), f)
}

// marks are C5 and C6 of a pairing: less is better.
func (w *witness) marks(pairs [][2]int, floats []int) []int {
	m := []int{-len(pairs)}
	for _, v := range floats {
		m = append(m, w.ps[v].score)
	}
	slices.SortFunc(m[1:], func(a, b int) int { return b - a })
	return m
}

// bestAhead is C7: the marks of the best pairing of the next bracket.
func (w *witness) bestAhead(floats, next, below []int) []int {
	if len(next) == 0 {
		return nil
	}
	key := uint64(set(floats))<<32 | uint64(set(next))
	if known, ok := w.ahead[key]; ok {
		return known
	}
	var best []int
	w.pairings(slices.Concat(floats, next), nil, nil, func(pairs [][2]int, left []int) {
		if m := w.marks(pairs, left); (best == nil || slices.Compare(m, best) < 0) && w.completes(slices.Concat(left, below)) {
			best = m
		}
	})
	w.ahead[key] = best
	return best
}

// bracket is the first of the best pairings, of those that may be.
func (w *witness) bracket(all, next, below []int, may func(pairs [][2]int, floats []int) bool) (best [][2]int, left []int, mark [][]int) {
	slices.SortFunc(all, w.rank)
	w.pairings(all, nil, nil, func(pairs [][2]int, floats []int) {
		if !may(pairs, floats) || !w.completes(slices.Concat(floats, next, below)) {
			return
		}
		clashes := 0
		for _, p := range pairs {
			if a, b := w.ps[p[0]], w.ps[p[1]]; a.wants != 0 && a.wants == b.wants {
				clashes++
			}
		}
		own := w.marks(pairs, floats)
		m := [][]int{own, w.bestAhead(floats, next, below), {clashes}}
		if mark == nil || slices.CompareFunc(m, mark, slices.Compare) < 0 {
			mark, best, left = m, pairs, floats
		}
	})
	return best, left, mark
}

func anyPairing([][2]int, []int) bool { return true }

// whyNot is the criterion that keeps two apart who may meet, are not the bye and do
// not meet: the first by which every pairing is worse that joins them, in the bracket
// in which one of them is paired; "4" where one is as good and comes later.
func (w *witness) whyNot(v, u int) string {
	for _, b := range w.kept {
		paired := func(x int) bool {
			return slices.ContainsFunc(b.pairs, func(p [2]int) bool { return p[0] == x || p[1] == x })
		}
		if !paired(v) && !paired(u) {
			continue
		}
		joined := func(pairs [][2]int, _ []int) bool {
			return slices.Contains(pairs, [2]int{v, u}) || slices.Contains(pairs, [2]int{u, v})
		}
		floats := func(x int) func([][2]int, []int) bool { // to meet somebody from below
			lower := slices.Concat(b.next, b.below)
			return func(_ [][2]int, out []int) bool {
				return slices.Contains(out, x) && slices.ContainsFunc(lower, func(y int) bool {
					return w.legal(x, y) && w.completes(less(slices.Concat(out, lower), x, y))
				})
			}
		}
		if !slices.Contains(b.all, u) {
			joined = floats(v)
		} else if !slices.Contains(b.all, v) {
			joined = floats(u)
		}
		_, _, want := w.bracket(b.all, b.next, b.below, anyPairing)
		_, _, got := w.bracket(b.all, b.next, b.below, joined)
		switch {
		case got == nil:
			return "C4"
		case got[0][0] != want[0][0]:
			return "C5"
		case slices.Compare(got[0], want[0]) != 0:
			return "C6"
		case slices.Compare(got[1], want[1]) != 0:
			return "C7"
		case slices.Compare(got[2], want[2]) != 0:
			return "C8"
		}
		return "4"
	}
	return "nobody is paired"
}

// white tells whether the higher ranked of a pair has White (5.2).
func (w *witness) white(h, l wPlayer) bool {
	switch {
	case h.history == "" && l.history == "":
		return (h.pairingNumber%2 == 1) == (w.f.Initial == model.White)
	case h.wants != l.wants && h.wants != 0:
		return h.wants == 'w'
	case h.wants != l.wants:
		return l.wants == 'b'
	case h.force != l.force:
		return (h.force > l.force) == (h.wants == 'w')
	}
	for a, b := len(h.history)-1, len(l.history)-1; a >= 0 && b >= 0; a, b = a-1, b-1 {
		if h.history[a] != l.history[b] {
			return h.history[a] == 'b'
		}
	}
	return h.wants == 'w'
}

// round pairs the round: White to Black, and the bye or −1; false when there is
// no pairing.
func (w *witness) round() (map[int]int, int, bool) {
	var all []int
	for v := range w.ps {
		all = append(all, v)
	}
	bye := -1
	if len(all)%2 == 1 {
		order := slices.Clone(all)
		slices.SortFunc(order, func(a, b int) int {
			return cmp.Or(w.ps[a].score-w.ps[b].score, w.ps[b].games-w.ps[a].games, w.rank(b, a))
		})
		for _, v := range order {
			if bye < 0 && w.ps[v].bye && w.completes(less(all, v)) {
				bye = v
			}
		}
		if bye < 0 {
			return nil, -1, false
		}
		all = less(all, bye)
	} else if !w.completes(all) {
		return nil, -1, false
	}
	groups := map[int][]int{}
	var scores []int
	for _, v := range all {
		s := w.ps[v].score
		if groups[s] == nil {
			scores = append(scores, s)
		}
		groups[s] = append(groups[s], v)
	}
	slices.SortFunc(scores, func(a, b int) int { return b - a })
	made := map[int]int{}
	var left []int
	for k, s := range scores {
		var next, below []int
		for m, o := range scores[k+1:] {
			if m == 0 {
				next = groups[o]
			} else {
				below = append(below, groups[o]...)
			}
		}
		var pairs [][2]int
		bracket := slices.Concat(left, groups[s])
		pairs, left, _ = w.bracket(bracket, next, below, anyPairing)
		w.kept = append(w.kept, wBracket{bracket, next, below, pairs})
		for _, p := range pairs {
			h, l := w.ps[p[0]], w.ps[p[1]]
			if w.white(h, l) {
				made[h.at] = l.at
			} else {
				made[l.at] = h.at
			}
		}
	}
	if bye >= 0 {
		bye = w.ps[bye].at
	}
	return made, bye, len(left) == 0
}

// differs says how a round is not that of the witness, "" when it is.
func (w *witness) differs(made *pairing.Round, err error) string {
	want, bye, ok := w.round()
	var im *pairing.Impossible
	switch {
	case errors.As(err, &im) && (!ok || len(w.ps) < 2):
		return ""
	case !ok || err != nil:
		return fmt.Sprintf("%v, the witness finds a pairing: %v", err, ok)
	case made.Bye != bye || len(made.Pairs) != len(want):
		return fmt.Sprintf("%d pairs and bye %d, want %d and %d", len(made.Pairs), made.Bye, len(want), bye)
	}
	for _, p := range made.Pairs {
		if b, ok := want[p.White]; !ok || b != p.Black {
			return fmt.Sprintf("%v, want %v", made.Pairs, want)
		}
	}
	return ""
}

// The engine pairs every round as the witness does.
func TestWitness(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	rounds, brackets := 0, [2]int{}
	tried := pairingtest.Runs(900)
	for seed := range tried {
		p := pairingtest.Plan{Seed: uint64(seed), Players: 4 + r.IntN(7), Draws: 10 + r.IntN(60)}
		p.Rounds = 2 + r.IntN(p.Players)
		for _, rate := range []*int{&p.Forfeits, &p.Byes, &p.Late, &p.Withdrawn} {
			if r.IntN(3) == 0 {
				*rate = 3 + r.IntN(15)
			}
		}
		if r.IntN(3) == 0 {
			p.Forbidden = r.IntN(4)
		}
		p.Baku = r.IntN(6) == 0
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			if f.Round <= seeding(f.Rounds) {
				made, err := System.Pair(f, pairing.Options{})
				if err != nil {
					return nil
				}
				return made
			}
			k := newTask(f, pairing.Options{})
			k.keep = true
			made, err := k.run()
			if wrong := newWitness(f).differs(made, err); wrong != "" {
				t.Fatalf("%+v round %d: %s", p, f.Round, wrong)
			}
			rounds++
			for _, b := range k.kept {
				if b.folded {
					brackets[0]++
				} else {
					brackets[1]++
				}
			}
			return made
		})
	}
	t.Logf("%d rounds, %d brackets folded and %d weighed", rounds, brackets[0], brackets[1])
	if rounds < tried || brackets[0] < tried || brackets[1] < tried {
		t.Errorf("%d rounds, %v brackets: too few to prove anything", rounds, brackets)
	}
}
