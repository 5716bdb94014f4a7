package dubov

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// task is one round being paired.
type task struct {
	f    *pairing.Field
	ps   []person
	left []int32 // not yet paired, in ranking order
	must [3]int  // of these, those with an absolute preference for each colour
	most int     // the longest list of those whom somebody must not meet
	last bool    // the last round: no C8 to C10

	solver matching.Solver
	graph  matching.Graph
	single matching.Cardinality
	meet   matching.Adjacency // for single
	sides  matching.Sides
	place  []int32 // of persons in a list being looked at, −1 elsewhere

	room    int  // bits of an order that are solved for at a time
	whole   bool // weigh the whole field for every bracket
	explain bool
	keep    bool // remember the brackets
	kept    []*bracket
	bye     int32 // who has it, −1 for nobody
	round   *pairing.Round
}

// bracket is a score group with its upfloaters (1.2).
type bracket struct {
	members []int32 // the residents in ranking order, then the upfloaters
	size    int     // residents
	below   []int32 // those left below, upfloaters included, before they floated
	halves  *halves
	pairs   [][2]int32 // of the first half and the second

	places   map[int32]int // of the second half, for explaining
	naturals []int32       // of the second half, who came first for each of the first
}

func pair(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
	t, err := newTask(f, o)
	if err != nil {
		return nil, err
	}
	return t.run()
}

func newTask(f *pairing.Field, o pairing.Options) (*task, error) {
	if err := f.Ready(); err != nil {
		return nil, err
	}
	if err := rated(f); err != nil {
		return nil, err
	}
	t := &task{f: f, ps: persons(f), last: f.Round >= f.Rounds, bye: -1, room: orderRoom, explain: o.Explain,
		round: &pairing.Round{Number: f.Round, Bye: -1}}
	t.solver.Cancel = o.Cancel
	t.left, t.place = make([]int32, len(t.ps)), make([]int32, len(t.ps))
	for v := range t.ps {
		t.left[v], t.place[v] = int32(v), -1
		t.most = max(t.most, len(t.ps[v].Barred))
		t.count(int32(v), 1)
	}
	return t, nil
}

// rated makes sure that everybody has a rating: who has none is given an
// estimated one before the first round.
func rated(f *pairing.Field) error {
	var names []phrase.Text
	for i := range f.Players {
		if p := &f.Players[i]; p.Rating <= 0 && p.Known() {
			names = append(names, p.Numbered())
		}
	}
	if n := len(names); n > 5 {
		names = append(names[:5], phrase.Count(n-5, "%d other", "%d others"))
	}
	if names == nil {
		return nil
	}
	return phrase.Errorf("round %d cannot be paired: the Dubov System goes by the ratings of opponents, and these have none: %s. "+
		"Enter an estimated rating for each (C.04.4.1)", f.Round, phrase.Join(", ", names...))
}

// count enters a person in the counts of those who are left, or takes him out.
func (t *task) count(v int32, by int) {
	if p := &t.ps[v]; p.must() {
		t.must[p.Wants] += by
	}
}

func (t *task) run() (*pairing.Round, error) {
	if len(t.ps) < 2 {
		return nil, pairing.NothingToPair(t.f)
	}
	if err := t.giveBye(); err != nil {
		return nil, err
	}
	for len(t.left) > 0 {
		if t.solver.Cancelled() {
			return nil, pairing.ErrCancelled
		}
		if err := t.bracket(); errors.Is(err, matching.ErrCancelled) {
			return nil, pairing.ErrCancelled
		} else if err != nil {
			return nil, err
		}
	}
	t.f.SortBoards(t.round.Pairs)
	return t.round, nil
}

// bracket pairs the highest score group that is left with the upfloaters it
// needs (3.2).
func (t *task) bracket() error {
	size := 1
	for size < len(t.left) && t.ps[t.left[size]].Score == t.ps[t.left[0]].Score {
		size++
	}
	b := &bracket{members: slices.Clone(t.left[:size]), size: size, below: t.left[size:]}
	lifted, err := t.upfloaters(b)
	if err != nil {
		return err
	}
	if t.keep || t.explain {
		b.below = slices.Clone(b.below)
	}
	for _, at := range lifted {
		b.members = append(b.members, t.left[size+at])
	}
	t.left = without(t.left[size:], lifted)
	for _, v := range b.members {
		t.count(v, -1)
	}
	if b.halves == nil {
		if err := t.recompose(b); err != nil {
			return err
		}
	}
	if b.pairs = t.firstPermutation(b.halves); b.pairs == nil {
		return t.unpairable()
	}
	t.take(b)
	return nil
}

// without takes the elements at these places, in ascending order, out of a
// list. What it returns has taken the place of the list.
func without(list []int32, places []int) []int32 {
	for k := len(places) - 1; k >= 0; k-- {
		// The places are near the front: what stands before them moves back.
		copy(list[1:places[k]+1], list[:places[k]])
		list = list[1:]
	}
	return list
}

// take records the pairs of a bracket.
func (t *task) take(b *bracket) {
	for k, ij := range b.pairs {
		h, l := t.inOrder(ij[0], ij[1])
		c, article := t.allot(h, l)
		p := pairing.Pair{White: h.At, Black: l.At}
		if c == model.Black {
			p.White, p.Black = p.Black, p.White
		}
		if t.explain {
			p.Why = append(t.reasons(h, l, c, article), t.standing(b, k)...)
		}
		t.round.Pairs = append(t.round.Pairs, p)
	}
	if t.explain {
		t.round.Notes = append(t.round.Notes, t.note(b))
	}
	if t.keep {
		t.kept = append(t.kept, b)
	}
}

// inOrder are two persons, the higher ranked first: score, then pairing number.
func (t *task) inOrder(i, j int32) (h, l *person) { return &t.ps[min(i, j)], &t.ps[max(i, j)] }
