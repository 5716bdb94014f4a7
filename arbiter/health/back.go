package health

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// leftOut is the code of those who are here and are left out.
const leftOut = "here-left-out"

// here looks for those who have checked in and are left out of the first round all the same: missing at first, they were left out,
// and came after that. A tick says nothing of later rounds.
func (h *look) here() {
	if len(h.s.Rounds) > 0 {
		return
	}
	for _, e := range h.s.Entries() {
		if e.Present && (e.Withdrawn == 1 || e.Bye(1) == model.ZeroBye) {
			h.add(leftOut, Doubt, Place{Round: 1, Who: e.ID, Field: "byes"}, phrase.New("%s has checked in and is left out of round 1. "+
				"Say that %[1]s is back, or take the tick away.", e.Name))
		}
	}
}

// Back is the step that takes somebody in again who is left out and is here: the bye without points, or the withdrawal, goes.
func Back(t *model.Tournament, f Finding) (journal.Change, error) {
	s := t.Section(f.At.Section)
	if f.Code != leftOut || s == nil {
		return nil, phrase.Errorf("this line is not about somebody who is here and is left out")
	}
	e, _ := s.Entry(f.At.Who)
	var steps []journal.Change
	if e.Withdrawn > 0 {
		steps = append(steps, arbiter.Return(s, e.ID))
	}
	if e.Bye(f.At.Round) == model.ZeroBye {
		steps = append(steps, arbiter.Bye(s, e.ID, f.At.Round, model.Pending))
	}
	return journal.Together{Words: phrase.New("%s is back", e.Name), Changes: steps}, nil
}
