package pair

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Locked tells whether all boards are locked at which these sit.
func Locked(s *model.Section, round int, who []model.ID) bool {
	all := false
	for _, p := range boardsOf(s, round, who) {
		if !p.IsBye() {
			if !p.Locked {
				return false
			}
			all = true
		}
	}
	return all
}

// Lock locks the boards at which these sit, or unlocks them; nil when none is to be
// changed.
func Lock(s *model.Section, round int, who []model.ID, locked bool) journal.Change {
	var changes []journal.Change
	for _, p := range boardsOf(s, round, who) {
		if !p.IsBye() && p.Locked != locked {
			changes = append(changes, steps.SetLock{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0], Locked: locked})
		}
	}
	if locked {
		return steps.OneStep(phrase.Count(len(changes), "Lock %d board", "Lock %d boards"), changes)
	}
	return steps.OneStep(phrase.Count(len(changes), "Unlock %d board", "Unlock %d boards"), changes)
}
