package ui

import (
	"math/rand/v2"
	"time"
	"wallchart/ui/host"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
)

// office is what is decided about a section beside its screens: each decision a
// dialog, or a change at once.
type office struct {
	host.Host
	clock   func() time.Time  // the seed of a lot
	marked  func() []model.ID // who is marked on the screen that is shown
	ratings *ratings.Desk     // the rating lists, from which a roster is filled
	last    func(c journal.Change, then func())
	columns columns // which columns of a roster are shown
	show    func(section model.ID)
}

func (o *office) whyNoNumbering() string {
	if why := o.Now().WhyNoSection(); why != "" {
		return why
	}
	if s := o.Now().Section; steps.Settled(s) {
		return words.Say("people.tooLate", len(s.Rounds))
	}
	return ""
}

func (o *office) whyNoExchange() string {
	if why := o.whyNoNumbering(); why != "" {
		return why
	}
	if _, err := arbiter.Exchange(o.Now().Section, o.marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// exchange gives the two who are marked each other's starting number.
func (o *office) exchange() {
	c, err := arbiter.Exchange(o.Now().Section, o.marked()...)
	if err == nil {
		err = o.Do(c)
	}
	if err != nil {
		o.Say(words.Err(err))
	}
}

// number gives the starting numbers anew.
func (o *office) number(by arbiter.Order) {
	c, err := arbiter.Number(o.Now().Event, o.Now().Section, by, rand.Shuffle)
	if err != nil {
		o.Say(words.Err(err))
		return
	}
	_ = o.Do(c)
}
