package pair

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Adjourn says of the open boards at which these sit that their games go on at another
// time or, where all of them are adjourned, that they do not; nil without an open board.
func Adjourn(s *model.Section, round int, who []model.ID) journal.Change {
	var open []*model.Pairing
	all := true
	for _, p := range boardsOf(s, round, who) {
		if !p.Done() {
			open, all = append(open, p), all && p.Adjourned
		}
	}
	var changes []journal.Change
	for _, p := range open {
		if p.Adjourned == all {
			changes = append(changes, steps.SetAdjourned{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0], Adjourned: !all})
		}
	}
	if changes == nil {
		return nil
	}
	if all {
		return steps.OneStep(phrase.Count(len(changes), "%d game not adjourned", "%d games not adjourned"), changes)
	}
	return steps.OneStep(phrase.Count(len(changes), "%d game adjourned", "%d games adjourned"), changes)
}
