package team

import (
	"cmp"
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
	following, inside, taken := 0, 0, 0
	for i, l := range levels {
		if l == 0 || t.teams[t.left[i]].score != next {
			continue
		}
		following++
		if j := int(choice[i]); levels[j] == levels[i] {
			inside++
		} else if levels[j] == 0 {
			taken++
		}
	}
	if inside/2 != (following-taken)/2 {
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
	half := n/2 + 1
	var l matching.Layout
	order := l.Bits
	l.Bits += n - size
	fresh := l.Field(half)
	ahead := l.Field(half)
	lowest := levels[n-1]
	level := make([]int, lowest+1)
	for k := 1; k <= lowest; k++ {
		level[k] = l.Field(half)
	}
	own := l.Field(half)
	pairs := l.Field(half)
	t.g.Reset(n, l.Bits)
	for j := range n {
		for i := range j {
			if !t.mayMeet(t.left[i], t.left[j]) {
				continue
			}
			w := t.g.Edge(i, j)
			w.Add(pairs, 1)
			lifts := i < size && j >= size
			if !lifts {
				w.Add(own, 1)
			}
			for k := 1; k <= lowest; k++ {
				if !lifts || levels[j] != k {
					w.Add(level[k], 1)
				}
			}
			if t.teams[t.left[i]].score == next && t.teams[t.left[j]].score == next {
				w.Add(ahead, 1)
			}
			if !t.late && (!lifts || !t.teams[t.left[j]].floated) {
				w.Add(fresh, 1)
			}
			if lifts {
				w.Add(order+n-1-j, 1)
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
	half := n/2 + 1
	l := matching.Layout{Bits: chunk}
	tops := l.Bits
	l.Bits += n
	fresh, strong, granted, pairs := l.Field(half), l.Field(half), l.Field(half), l.Field(half)
	t.g.Reset(n, l.Bits)
	for j := range n {
		b := &t.teams[members[j]]
		for i := range j {
			if !t.mayMeet(members[i], members[j]) {
				continue
			}
			a := &t.teams[members[i]]
			w := t.g.Edge(i, j)
			w.Add(pairs, 1)
			clash := a.wants != model.NoColour && a.wants == b.wants
			if !clash {
				w.Add(granted, 1)
			}
			if !clash || !a.strong || !b.strong {
				w.Add(strong, 1)
			}
			if !t.again(a, b, score) {
				w.Add(fresh, 1)
			}
			w.Add(tops+n-1-i, 1)
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
	width := 1
	for 1<<width <= n {
		width++
	}
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
		for k, i := range some {
			rank[i] = (len(some) - 1 - k) * width
		}
		upper := make([]bool, n)
		for i := range n {
			upper[i] = int(tops[i]) > i
		}
		t.g.Keep(func(e int) bool {
			i, j := t.g.Ends(e)
			return upper[i] && !upper[j] && t.solver.Tight(e)
		})
		for e := range t.g.Edges() {
			w := t.g.WeightOf(e)
			clear(w[:chunk/64])
			i, j := t.g.Ends(e)
			if at, ok := rank[i]; ok {
				w.Add(at, uint64(n-j))
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
