// Package web serves an event to a hall: small pages for phones, a screen that turns its pages by itself, and results that the
// players send. It knows neither files nor the line between desks: a Feed gives it the present event and takes results.
//
// The pages are made from the reports and can be read without script; with it they are live, by server-sent events. A page is made
// once for a state of the event and a language, and then handed to everybody.
package web

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
)

// Sent is a result that somebody at the board has sent, and the board as he has seen it.
type Sent struct {
	Section model.ID
	Round   int
	Pairing model.Pairing
	From    model.Sender
	Result  string
}

// Change is the step to it in an event, and what comes of it.
func (x Sent) Change(t *model.Tournament) (journal.Change, arbiter.PhoneStatus, error) {
	for _, s := range t.Sections {
		if s.ID == x.Section && x.Round >= 1 && x.Round <= len(s.Rounds) {
			return arbiter.SendResult(s, x.Round, &x.Pairing, x.From, x.Result)
		}
	}
	return nil, 0, errNothing
}
