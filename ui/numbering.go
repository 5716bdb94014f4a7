package ui

import (
	"math/rand/v2"
	"wallchart/ui/host"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
)

// peopleDialogs are what is decided about who plays in a section, beside its screen: each decision a dialog, or a
// change at once.
type peopleDialogs struct {
	host.Host
	ratings *ratings.Desk // the rating lists, from which a roster is filled
	columns columns       // which columns of a roster are shown
	show    func(section model.ID)
}

func (o *peopleDialogs) whyNoNumbering() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	if s := o.Now().Section; steps.Settled(s) {
		return words.Say("people.tooLate", len(s.Rounds))
	}
	return ""
}

func (o *peopleDialogs) whyNoExchange() string {
	if why := o.whyNoNumbering(); why != "" {
		return why
	}
	if _, err := arbiter.Exchange(o.Now().Section, o.Marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// exchange gives the two who are marked each other's starting number.
func (o *peopleDialogs) exchange() {
	c, err := arbiter.Exchange(o.Now().Section, o.Marked()...)
	if err == nil {
		err = o.Do(c)
	}
	if err != nil {
		o.Say(words.Err(err))
	}
}

// number gives the starting numbers anew.
func (o *peopleDialogs) number(by arbiter.Order) {
	c, err := arbiter.Number(o.Now().Event, o.Now().Section, by, rand.Shuffle)
	if err != nil {
		o.Say(words.Err(err))
		return
	}
	_ = o.Do(c)
}
