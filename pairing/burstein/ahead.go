package burstein

import (
	"slices"
	"wallchart/pairing/fide"
)

// lower is everybody below a bracket: the next score group and those below it.
// It answers whether some floaters of the bracket leave nothing to be desired by
// C4 and C7: all below can be paired, and the next bracket pairs all the
// floaters and as many others as its number allows, so that at most one of its
// own floats on. False answers mean not proved.
type lower struct {
	t         *task
	next, end int // the next score group
	over      bool
	rest      bool    // those below it can be paired, with one of the group where one floats on
	anybody   bool    // whoever of the group that is
	takers    []int32 // of the lowest, those who could be the one without an opponent among themselves
}

// lookBelow looks below a bracket that leaves so many players over.
func (t *task) lookBelow(next, floaters int) *lower {
	n := len(t.ps)
	l := &lower{t: t, next: next, end: t.groupEnd(next)}
	l.over = (floaters+l.end-next)%2 == 1
	if l.anybody = true; !l.over {
		l.rest = t.closes(l.end)
		return l
	}
	if l.rest = l.end < n; !l.rest || t.sturdy(l.end, n, 1) {
		return l
	}
	list := fide.Between(l.end, n)
	l.anybody, l.rest = false, 2*t.single.Match(t.adjacency(list), nil) == len(list)-1
	if l.rest {
		l.takers = chosen(list, t.single.Replaceable())
	}
	return l
}

func chosen(list []int32, which []bool) []int32 {
	var some []int32
	for k, v := range list {
		if which[k] {
			some = append(some, v)
		}
	}
	return some
}

// closes tells whether all persons from next on can be paired with one another.
func (t *task) closes(next int) bool {
	n := len(t.ps)
	return next == n || t.sturdy(next, n, 0) || t.perfect(fide.Between(next, n))
}

func (t *task) perfect(list []int32) bool {
	return 2*t.single.Match(t.adjacency(list), nil) == len(list)
}

// sturdy tells that the next group takes so many floaters, whoever they are.
func (l *lower) sturdy(floaters int) bool {
	return l.rest && l.t.sturdy(l.next, l.end, floaters) && (l.anybody || len(l.leavers()) > 0)
}

// leavers are those of the next group who can float on.
func (l *lower) leavers() []int32 {
	group := fide.Between(l.next, l.end)
	if l.anybody {
		return group
	}
	return slices.DeleteFunc(group, func(g int32) bool { return !l.t.meetsOne(g, l.takers) })
}

func (t *task) meetsOne(v int32, of []int32) bool {
	return slices.ContainsFunc(of, func(w int32) bool { return t.mayMeet(v, w) })
}

// takes tells whether these floaters are as good as any.
func (l *lower) takes(floaters []int32) bool {
	switch {
	case !l.rest:
		return false
	case l.next == l.end:
		return len(floaters) == 0
	case l.sturdy(len(floaters)):
		return true
	}
	return l.pairs(slices.Concat(floaters, fide.Between(l.next, l.end)), 0)
}

// pairs tells whether all of the list, the next group at its end, can be paired,
// but so many and the one who floats on.
func (l *lower) pairs(list []int32, single int) bool {
	t, n := l.t, len(list)
	size := n
	if l.over {
		size++ // stands for whoever takes the one who floats on
	}
	t.join(list, size, func(i, j int) bool { return !stubborn(&t.ps[list[i]], &t.ps[list[j]]) })
	if l.over {
		for _, g := range l.leavers() {
			t.meet.Join(slices.Index(list, g), n)
		}
	}
	return 2*t.single.Match(&t.meet, nil) == size-single
}

// receivers are those of the next group of whom one must be free for a single
// floater: whoever may meet one of them is taken, and nobody else.
func (l *lower) receivers() []int32 {
	group := fide.Between(l.next, l.end)
	if !l.rest || !l.pairs(group, 1) {
		return nil
	}
	return chosen(group, l.t.single.Replaceable())
}
