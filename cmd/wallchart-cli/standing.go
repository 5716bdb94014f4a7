package main

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
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
	standings, err := tiebreaks.Standard(t, s, round-1)
	if err != nil {
		return nil
	}
	var order []model.ID
	for i, p := range standings.Places {
		if i > 0 && p.Rank == standings.Places[i-1].Rank {
			return nil
		}
		order = append(order, standings.Sheet.Lines[p.Index].ID)
	}
	return order
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

// knowing is the system of a round with the standings it is drawn from, for the
// examiner, who makes a field of his own.
func knowing(d *draw.Draw) *pairing.Engine {
	if d.Field.Standing == nil {
		return d.Engine
	}
	e := *d.Engine
	e.Pair = func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		with := *f
		with.Standing = nil
		for _, i := range d.Field.Standing {
			id := d.Field.Players[i].ID
			if k := slices.IndexFunc(f.Players, func(p pairing.Player) bool { return p.ID == id }); k >= 0 {
				with.Standing = append(with.Standing, k)
			}
		}
		return d.Engine.Pair(&with, o)
	}
	return &e
}
