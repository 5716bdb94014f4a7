package health

import (
	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// leftOut is the code of those who are here and are left out.
const leftOut = "here-left-out"

// here looks for those who have checked in for the next round and are left out of it all the same: missing at first, or gone, and
// they came after that. A tick says nothing of later rounds.
func (h *look) here() {
	for e := range h.s.Everyone() {
		next, out := entries.LeftOut(h.s, e)
		switch came := max(1, e.Came); {
		case !out || !e.Present:
		case e.Withdrawn > 0 && e.Withdrawn <= min(next, came), e.Bye(next) == model.ZeroBye && came == next:
			h.add(leftOut, Doubt, Place{Round: next, Who: e.ID, Field: "byes"}, phrase.New("%s has checked in and is left out of round %d. "+
				"Say that %[1]s is back, or take the tick away.", called(e), next))
		}
	}
}

// Back is the step that takes somebody in again who is left out and is here: the bye without points, or the withdrawal, goes.
func Back(t *model.Tournament, f Finding) (journal.Change, error) {
	s := t.Section(f.At.Section)
	if f.Code != leftOut || s == nil {
		return nil, phrase.Errorf("this line is not about somebody who is here and is left out")
	}
	return entries.Back(s, f.At.Who)
}
