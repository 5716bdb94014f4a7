package journal

import (
	"slices"

	"wallchart/model"
)

// Met is what became of a step of one's own where it met those of other desks.
type Met struct {
	Change Change            // as it was made on what the others have made
	After  *model.Tournament // the event after it
	Kept   bool              // it is made
	Idle   bool              // another desk has made the same
	With   int               // which of theirs it touches; -1: only a step of one's own that was not kept, or none
	Why    error             // why it can no longer be made, where it cannot
}

// Merge makes steps that were made on an event (mine) on that event after the steps of others (theirs), which the makers of mine did not
// know. now is the event after theirs and all of mine that are kept. A step of mine that touches one of theirs is not
// made, nor is one that rests on such a step.
//
// Steps are laid out as the squares of a board, theirs to the right, mine downwards; a square is a pair, and must come to the same
// whichever way one goes round it. A row is left out as long as none of its squares can touch (narrow).
func Merge(origin *model.Tournament, mine, theirs []Change) (now *model.Tournament, out []Met, err error) {
	g := grid{origin: origin, theirs: theirs, top: []*model.Tournament{origin}, left: origin}
	for _, c := range theirs {
		next, err := c.Apply(g.last())
		if err != nil {
			return nil, nil, err
		}
		g.top = append(g.top, next)
	}
	g.now, g.alone = g.last(), slices.Clone(g.top)
	old, held := origin, false
	for _, m := range mine {
		made, err := m.Apply(old)
		if err != nil {
			return nil, nil, err
		}
		met := Met{Change: m, With: -1}
		own := Rebased(m, old, g.left)
		left, err := own.Apply(g.left)
		switch {
		case err != nil:
			met.Why = err
		case held && !sameEffects(Effects(old, made), Effects(g.left, left)):
		default:
			g.row(&met, own, left)
		}
		held = held || !met.Kept && !met.Idle
		old = made
		met.After = g.now
		out = append(out, met)
	}
	return g.now, out, nil
}

// grid is the board of squares: the row that is reached, and the way down at its left.
type grid struct {
	origin *model.Tournament
	theirs []Change
	top    []*model.Tournament // after 0, 1, … of theirs, and all of mine that are kept but those in wait
	alone  []*model.Tournament // after 0, 1, … of theirs, without mine
	wait   []Change            // rows that were left out
	left   *model.Tournament   // after all of mine that are kept, without theirs
	now    *model.Tournament   // after theirs and all of mine that are kept
}

func (g *grid) last() *model.Tournament { return g.top[len(g.top)-1] }

// row makes one step of mine; left is what it leads to without theirs.
func (g *grid) row(met *Met, own Change, left *model.Tournament) {
	met.Change = Rebased(own, g.left, g.now)
	next, err := met.Change.Apply(g.now)
	if with := g.touching(own, next, err != nil); with >= 0 {
		met.With, met.Why = with, err
		return
	}
	if err != nil {
		met.Why = err
		return
	}
	met.Kept, met.Idle = !Same(g.now, next), Same(g.now, next)
	g.left, g.now = left, next
	if narrow(own) != (Touch{}) {
		g.wait = append(g.wait, own)
	}
}

// touching is the first of theirs that a step of mine touches, -1 for none. A step that touches none is in the row then.
// next is the event after it.
func (g *grid) touching(own Change, next *model.Tournament, fails bool) int {
	clear := !fails
	for i := 0; clear && i < len(g.theirs); i++ {
		clear = apart(own, g.theirs[i])
	}
	if clear && narrow(own) != (Touch{}) {
		return -1
	}
	g.catchUp()
	row := make([]*model.Tournament, len(g.top))
	for i, above := range g.top {
		next, err := Rebased(own, g.top[0], above).Apply(above)
		if err != nil {
			return i - 1
		}
		row[i] = next
		if i > 0 && !square(g.origin, g.theirs[i-1], g.top[i-1], above, row[i-1], next) {
			return i - 1
		}
	}
	if with := g.overwritten(next, fails); with >= 0 {
		return with
	}
	if narrow(own) == (Touch{}) {
		g.top = row
	}
	return -1
}

// overwritten is the first of theirs of which a step of mine alters something again, -1 for none. The squares do not see it where an
// earlier step of mine was the same as theirs: both entered 1-0, and then I corrected it.
func (g *grid) overwritten(next *model.Tournament, fails bool) int {
	if fails {
		return -1
	}
	mine := make(map[Touch]bool)
	for _, e := range Effects(g.now, next) {
		mine[e.Touch] = true
	}
	for i := range g.theirs {
		if len(mine) == 0 {
			break
		}
		for _, e := range Effects(g.alone[i], g.alone[i+1]) {
			if mine[e.Touch] {
				return i
			}
		}
	}
	return -1
}

// square tells whether a change of theirs, which leads from one state to another, and one of mine, which leads from these to two below, do
// not touch.
// Numbers of those who were not in the origin follow from who comes first.
func square(origin *model.Tournament, theirs Change, from, to, below, corner *model.Tournament) bool {
	alone, mine := but(origin, Effects(from, to)), but(origin, Effects(from, below))
	if collide(alone, mine) {
		return false
	}
	other, err := Rebased(theirs, from, below).Apply(below)
	return err == nil && agree(origin, other, corner) && unmoved(alone, mine, but(origin, Effects(below, other))) &&
		unmoved(mine, alone, but(origin, Effects(to, corner)))
}

// catchUp makes the rows that were left out.
func (g *grid) catchUp() {
	for _, c := range g.wait {
		for i, t := range g.top {
			if next, err := c.Apply(t); err == nil {
				g.top[i] = next
			}
		}
	}
	g.wait = nil
}

// Without is the event as it would be if a step had not been made: before is the event that it was made on, later the steps since.
// blocked is the first of these that touches it, -1 for none.
func Without(before *model.Tournament, c Change, later []Change) (t *model.Tournament, blocked int) {
	with, err := c.Apply(before)
	if err != nil {
		return nil, 0
	}
	t = before
	for i, l := range later {
		next, err := Rebased(l, with, t).Apply(t)
		if err != nil {
			return nil, i
		}
		then, err := l.Apply(with)
		if err != nil {
			return nil, i
		}
		if !square(before, c, t, with, next, then) {
			return nil, i
		}
		t, with = next, then
	}
	return t, -1
}
