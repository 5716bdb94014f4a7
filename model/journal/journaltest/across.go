package journaltest

import (
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// across are two places in sections, mostly of two that are there.
func (a aim) across() (first, second steps.OddOne) {
	other := rapid.SampledFrom(append([]*model.Section{a.s}, a.ev.Sections...)).Draw(a.t, "other section")
	who := a.other
	if es := other.Entries(); len(es) > 0 {
		who = rapid.SampledFrom(es).Draw(a.t, "who of the other section").ID
	}
	return steps.OddOne{Section: a.s.ID, Round: a.round, Player: a.who},
		steps.OddOne{Section: other.ID, Round: a.n(0, len(other.Rounds), "round of the other"), Player: who}
}
