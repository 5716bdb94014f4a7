package people

import (
	"math/rand/v2"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/host"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
)

// Dialogs are what is decided about who plays in a section, beside its screen: each decision a dialog, or a
// change at once.
type Dialogs struct {
	host.Host
	Ratings *ratings.Desk // the rating lists, from which a roster is filled
	Show    func(section model.ID)
}

// WhyNoNumbering says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoNumbering() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	if s := o.Now().Section; steps.Settled(s) {
		return words.Say("people.tooLate", len(s.Rounds))
	}
	return ""
}

// WhyNoExchange says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoExchange() string {
	if why := o.WhyNoNumbering(); why != "" {
		return why
	}
	if _, err := entries.Exchange(o.Now().Section, o.Marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// Exchange gives the two who are marked each other's starting number.
func (o *Dialogs) Exchange() {
	o.made(entries.Exchange(o.Now().Section, o.Marked()...))
}

// Number gives the starting numbers anew.
func (o *Dialogs) Number(by entries.Order) {
	c, err := entries.Number(o.Now().Event, o.Now().Section, by, rand.Shuffle)
	if err != nil {
		o.Say(words.Err(err))
		return
	}
	_ = o.Do(c)
}
