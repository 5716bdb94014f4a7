package team

import (
	"cmp"
	"math/bits"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// bracket pairs the highest score group left with the upfloaters it needs.
func (t *task) bracket() error {
	size := 1
	for size < len(t.left) && t.teams[t.left[size]].score == t.teams[t.left[0]].score {
		size++
	}
	lifted, err := t.upfloaters(size)
	if err != nil {
		return err
	}
	members := slices.Clone(t.left[:size])
	var rest []int
	for i, m := range t.left[size:] {
		if lifted[size+i] {
			members = append(members, m)
		} else {
			rest = append(rest, m)
		}
	}
	score := t.teams[members[0]].score
	if t.explain {
		said := []phrase.Text{phrase.New("The whole score group is paired in it.")}
		for _, m := range members[size:] {
			said = append(said, phrase.New("%s floats up.", t.name(&t.teams[m])))
		}
		t.round.Notes = append(t.round.Notes, pairing.Note{Where: phrase.New("Bracket %s", score.Fraction()), Text: phrase.Join(" ", said...)})
	}
	slices.SortFunc(members, func(a, b int) int { return cmp.Compare(t.teams[a].number, t.teams[b].number) })
	t.left = rest
	return t.pairMembers(members, score)
}

// upfloaters chooses who floats up (3.4) into the score group that is the
// first size of the teams left: the fewest (C4), of the highest scores (C5),
// so that the following score group can be paired (C6), who did not float in
// the last round (C7), first in order. It returns which of the teams left.
func (t *task) upfloaters(size int) ([]bool, error) {
	n := len(t.left)
	lifted := make([]bool, n)
	levels := []int{0} // of the teams left
	for i := 1; i < n; i++ {
		l := levels[i-1]
		if t.teams[t.left[i]].score != t.teams[t.left[i-1]].score {
			l++
		}
		levels = append(levels, l)
	}
	next := t.following()
	choice, err := t.choose(levels, size, next)
	if err != nil {
		return nil, err
	}
	outside := 0 // of the following score group, who would then neither float up into this one nor stay
	for i, l := range levels {
		if t.teams[t.left[i]].score != next {
			continue
		}
		if other := levels[choice[i]]; other != l && other != 0 { // level 0 is this bracket
			outside++
		}
	}
	if outside > 1 {
		// C6 cannot be had: it has no say.
		if choice, err = t.choose(levels, size, nobody); err != nil {
			return nil, err
		}
	}
	for i := size; i < n; i++ {
		lifted[i] = int(choice[i]) < size
	}
	return lifted, nil
}

// nobody is no team's score.
const nobody = -1 << 30

// following is the score of the following score group: the next lower one of
// the round, even when all its teams have floated up by now, in which case C6
// has no say.
func (t *task) following() model.Points {
	own := t.teams[t.left[0]].score
	for i := range t.teams {
		if m := &t.teams[i]; m.score < own && m.index != t.round.Bye {
			return m.score
		}
	}
	return nobody
}

// choose weighs all teams left for the choice of upfloaters; next is the score
// of the group that C6 speaks of.
func (t *task) choose(levels []int, size int, next model.Points) ([]int32, error) {
	n := len(t.left)
	l := matching.Layout{Bits: n - size} // the order of the teams below the score group
	fresh, ahead := l.Field(n), l.Field(n)
	lowest := levels[n-1]
	level := make([]int, lowest+1)
	for k := 2; k <= lowest; k++ { // who does not float up from these does from level 1
		level[k] = l.Field(n)
	}
	own, pairs := l.Field(n), l.Field(n)
	t.g.Reset(n, l.Bits)
	for j := range n {
		for i := range j {
			if !t.mayMeet(t.left[i], t.left[j]) {
				continue
			}
			w := t.g.Edge(i, j)
			w.Count(pairs)
			lifts := i < size && j >= size
			if !lifts {
				w.Count(own)
			}
			for k := 2; k <= lowest; k++ {
				if !lifts || levels[j] != k {
					w.Count(level[k])
				}
			}
			if t.teams[t.left[i]].score == next && t.teams[t.left[j]].score == next {
				w.Count(ahead)
			}
			if !t.late && (!lifts || !t.teams[t.left[j]].floated) {
				w.Count(fresh)
			}
			if lifts {
				w.Count(n - 1 - j)
			}
		}
	}
	return t.solver.Solve(&t.g)
}

// chunk is how many bits of the identifier are solved for at a time.
const chunk = 192

// pairMembers pairs the bracket, members in order of pairing number: the
// fewest preferences not granted (C8), strong ones (C9), upfloaters' opponents
// who floated in the last round (C10), then the first identifier (3.6): the
// smaller numbers of the pairs in order, then their opponents.
func (t *task) pairMembers(members []int, score model.Points) error {
	if t.natural(members, score) {
		return nil
	}
	n := len(members)
	l := matching.Layout{Bits: chunk}
	tops := l.Bits
	l.Bits += n
	fresh, strong, granted, pairs := l.Field(n), l.Field(n), l.Field(n), l.Field(n)
	t.g.Reset(n, l.Bits)
	for j := range n {
		b := &t.teams[members[j]]
		for i := range j {
			if !t.mayMeet(members[i], members[j]) {
				continue
			}
			a := &t.teams[members[i]]
			w := t.g.Edge(i, j)
			w.Count(pairs)
			clash := a.wants != model.NoColour && a.wants == b.wants
			if !clash {
				w.Count(granted)
			}
			if !clash || !a.strong || !b.strong {
				w.Count(strong)
			}
			if !t.again(a, b, score) {
				w.Count(fresh)
			}
			w.Count(tops + n - 1 - i)
		}
	}
	return t.settle(members)
}

// again is what C10 counts: an upfloater's opponent who floated in the last
// round.
func (t *task) again(a, b *team, score model.Points) bool {
	return !t.late && (a.score < score && b.score == score && b.floated || b.score < score && a.score == score && a.floated)
}

// natural pairs the bracket by the first identifier of all, smaller numbers
// against larger ones in order, if nothing is wrong with it.
func (t *task) natural(members []int, score model.Points) bool {
	half := len(members) / 2
	for k := range half {
		a, b := &t.teams[members[k]], &t.teams[members[half+k]]
		if !t.mayMeet(members[k], members[half+k]) || a.wants != model.NoColour && a.wants == b.wants || t.again(a, b, score) {
			return false
		}
	}
	for k := range half {
		t.take(&t.teams[members[k]], &t.teams[members[half+k]])
	}
	return true
}

// settle finds the opponents of the smaller numbers in order, a chunk at a
// time, and makes the pairs.
func (t *task) settle(members []int) error {
	n := len(members)
	width := bits.Len(uint(n))
	done := make([]bool, n)
	for made := 0; made < n/2; {
		tops, err := t.solver.Solve(&t.g)
		if err != nil {
			return err
		}
		var some []int
		for i := 0; i < n && len(some) < chunk/width; i++ {
			if !done[i] && int(tops[i]) > i {
				some = append(some, i)
			}
		}
		rank := make(map[int]int, len(some))
		var at int
		for _, i := range slices.Backward(some) {
			rank[i] = at
			at += width
		}
		t.g.Keep(t.solver.Tight)
		for e := range t.g.Edges() {
			i, j := t.g.Ends(e)
			if at, ok := rank[i]; ok {
				t.g.WeightOf(e).Add(at, uint64(n-j))
			}
		}
		mate, err := t.solver.Solve(&t.g)
		if err != nil {
			return err
		}
		for _, i := range some {
			j := int(mate[i])
			done[i], done[j] = true, true
			t.take(&t.teams[members[i]], &t.teams[members[j]])
			made++
		}
		t.g.Keep(func(e int) bool {
			i, j := t.g.Ends(e)
			return !done[i] && !done[j]
		})
	}
	return nil
}
