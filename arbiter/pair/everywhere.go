package pair

import (
	"errors"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Everywhere is the next round of every section of an event that can be paired now.
type Everywhere struct {
	Made []*Made
	Left []Unpaired
}

// Unpaired is a section whose next round is not made, and why.
type Unpaired struct {
	Section *model.Section
	Why     error
}

// Words says which section it is and why, in a sentence.
func (u Unpaired) Words() phrase.Text {
	var w phrase.Worded
	switch {
	case impossible(u.Why) && errors.As(u.Why, &w): // sentences already
		return phrase.New("%s is not paired. %s", u.Section.Name, w.Words())
	case errors.As(u.Why, &w):
		return phrase.New("%s is not paired: %s.", u.Section.Name, w.Words())
	}
	return phrase.New("%s is not paired: %s.", u.Section.Name, phrase.Verbatim(u.Why.Error()))
}

// WhyNotAnywhere says why no section can be paired; nil when one can.
func WhyNotAnywhere(t *model.Tournament) error {
	var whys []phrase.Text
	for _, s := range t.Sections {
		why := WhyNotNext(s)
		if why == nil {
			return nil
		}
		whys = append(whys, Unpaired{s, why}.Words())
	}
	if whys == nil {
		return phrase.Errorf("the event has no section yet")
	}
	return phrase.Fail(phrase.Join(" ", whys...))
}

// PairEverywhere makes the next round of every section, with what becomes of those who have not come. It reads only what it is given and
// may run anywhere; the only error is pairing.ErrCancelled.
func PairEverywhere(t *model.Tournament, noShows entries.Fate, cancel <-chan struct{}) (*Everywhere, error) {
	e := &Everywhere{}
	for _, s := range t.Sections {
		why := WhyNotNext(s)
		if why == nil {
			var m *Made
			if m, why = attempt(t, s, Asked{Round: draw.Next(s), NoShows: noShows, Cancel: cancel}); why == nil {
				e.Made = append(e.Made, m)
				continue
			}
		}
		if errors.Is(why, pairing.ErrCancelled) {
			return nil, why
		}
		e.Left = append(e.Left, Unpaired{s, why})
	}
	return e, nil
}

// Change enters all the rounds, as one step.
func (e *Everywhere) Change(t *model.Tournament) (journal.Change, error) {
	if len(e.Made) == 0 {
		return nil, phrase.Fail(phrase.Join(" ", e.Words()...))
	}
	var changes []journal.Change
	for _, m := range e.Made {
		c, err := m.Change(t)
		if err != nil {
			return nil, err
		}
		changes = append(changes, c)
	}
	words := phrase.Count(len(changes), "Pair the next round of %d section", "Pair the next round of %d sections")
	return steps.OneStep(words, changes), nil
}

// Words are why the others were not paired, each in a sentence, and who does not sit at the
// fixed board.
func (e *Everywhere) Words() []phrase.Text {
	var said []phrase.Text
	for _, u := range e.Left {
		said = append(said, u.Words())
	}
	for _, m := range e.Made {
		var w phrase.Worded
		if m.Seats != nil && errors.As(m.Seats, &w) {
			said = append(said, phrase.New("%s: %s.", m.Section.Name, w.Words()))
		}
	}
	return said
}
