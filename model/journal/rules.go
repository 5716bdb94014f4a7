package journal

import (
	"wallchart/model"
	"wallchart/phrase"
)

// What follows a change may do besides, where the journal has to know more of it than its name, its label and what it makes of an
// event. It stands beside the change, in its file.

// Describer is a change whose label says more when it can look names up in the event it is about to change. Any other has its section
// behind its label, and if it names a board the two who play there.
type Describer interface {
	Describe(before *model.Tournament) phrase.Text
}

// Rebaser is a change with a merge rule of its own: as it is to be made on another state of the event than the one it was made on, to
// which other desks have led meanwhile. Any other change is made there as it is.
type Rebaser interface {
	Rebased(from, to *model.Tournament) Change
}

// Narrow is a change that alters one thing and no other, and comes a hundred times an hour: two of them do not touch if their things are
// different, which needs no trying.
type Narrow interface {
	Alters() Touch // the zero Touch where it may be more
}

// Enlister is a change that adds participants. next is the ID after another one of the section: at several desks each has its own, so that
// additions at two of them go together.
type Enlister interface {
	WithIDs(t *model.Tournament, next func(after model.ID) model.ID) Change
}

// WithIDs is a change in which those who are added have their IDs.
func WithIDs(c Change, t *model.Tournament, next func(after model.ID) model.ID) Change {
	if e, ok := c.(Enlister); ok {
		return e.WithIDs(t, next)
	}
	return c
}

// Layer is a change that lays down the pairings of a round as a whole.
type Layer interface {
	Lays(section model.ID, round int) bool
}

// EveryBoard is a change that is about every board of its round, though it names none.
type EveryBoard interface {
	OnEveryBoard()
}

// Compound is a change made of several that are made in turn. In JSON they stand under "changes".
type Compound interface {
	Parts() []Change
}

// Restorer is a change that puts another state of the event in place of the present one.
type Restorer interface {
	State() *model.Tournament
}
