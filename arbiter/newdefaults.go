package arbiter

import (
	"slices"

	"wallchart/model"
)

// Defaults are what a club has chosen for events to come; what is empty is as usual.
type Defaults struct {
	Federation string // where the event is taken to be held
	Control    model.TimeControl
	Ratings    model.RatingChoice
	Preset     string // the code of a list of tie-breaks
	Currency   string // of fees
}

// Begin puts the defaults into an event that has just been made, where nothing else was
// chosen.
func (d Defaults) Begin(t *model.Tournament) *model.Tournament {
	out := *t
	if out.Federation == "" {
		out.Federation = d.Federation
	}
	if out.Currency == "" {
		out.Currency = d.Currency
	}
	out.Sections = slices.Clone(t.Sections)
	for i, s := range out.Sections {
		own := *s
		if own.Control == model.Standard {
			own.Control = d.Control
		}
		if own.Ratings == model.RatingUsual {
			own.Ratings = d.Ratings
		}
		out.Sections[i] = &own
	}
	return &out
}
