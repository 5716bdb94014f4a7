package main

import (
	"wallchart/model"
	"wallchart/pairing/draw"
	"wallchart/tiebreaks"
)

// standingBefore is the order of the standings before a round that is drawn from
// the places, as the play-off of five or six Lothian teams is; nil for any other
// round, and when two share a place, which is for the arbiter to settle and not
// for their numbers. The section must say which system it is.
func standingBefore(t *model.Tournament, s *model.Section, round int) []model.ID {
	if !draw.PlayOff(s) {
		return nil
	}
	table, err := draw.Table(s)
	if err != nil || round != len(table)+1 || round > len(s.Rounds)+1 {
		return nil
	}
	return tiebreaks.Decided(t, s, round-1)
}

// drawn prepares a round of a section as the window does: by the system that is
// asked for, and from the standings where it is drawn from these.
func drawn(t *model.Tournament, s *model.Section, o draw.Options) (*draw.Draw, error) {
	e, err := draw.System(s, o.System)
	if err != nil {
		return nil, err
	}
	if o.Round == 0 {
		o.Round = draw.Next(s)
	}
	as := *s
	as.System = e.Code
	o.Standing = standingBefore(t, &as, o.Round)
	return draw.New(t, s, o)
}
