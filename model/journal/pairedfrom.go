package journal

import (
	"slices"

	"wallchart/model"
)

// PairedFrom finds what the pairings of a round were made from: of the steps that stand,
// the last that laid down the round as a whole, the event as it was before that,
// and the labels of the later steps that changed an earlier round. nil when no
// such step is known any more.
func (j *Journal) PairedFrom(section model.ID, round int) (before *model.Tournament, since []string) {
	j.recall()
	for i := len(j.done) - 1; i >= 0; i-- {
		e := &j.done[i].entry
		c, err := j.done[i].made(j.list)
		if err != nil {
			return nil, nil
		}
		if beforeLaying(c, section, round, nil) {
			if j.reach(i) != nil {
				return nil, nil
			}
			before = j.stateBefore(i)
			beforeLaying(c, section, round, &before)
			slices.Reverse(since)
			return before, since
		}
		for r := 1; r < round; r++ {
			if (At{Section: section, Round: r}).among(j.done[i].places(j.list)) {
				since = append(since, e.Label)
				break
			}
		}
	}
	return nil, nil
}

// Lays tells whether a change lays down the pairings of a round as a whole.
func Lays(c Change, section model.ID, round int) bool { return beforeLaying(c, section, round, nil) }

// beforeLaying tells whether a change laid down the round, and takes the event to
// where it was then: in a step of several changes past those that stand before
// it, such as a bye that was conceded.
func beforeLaying(c Change, section model.ID, round int, t **model.Tournament) bool {
	switch c := c.(type) {
	case Layer:
		return c.Lays(section, round)
	case Compound:
		for _, one := range c.Parts() {
			if beforeLaying(one, section, round, t) {
				return true
			}
			if t == nil {
				continue
			}
			if next, err := one.Apply(*t); err == nil {
				*t = next
			}
		}
	}
	return false
}
