package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Adjourn says of the open boards at which these sit that their games go on at another
// time or, where all of them are adjourned, that they do not; nil without an open board.
// Of a match of teams it is said of each of its boards that is open.
func Adjourn(s *model.Section, round int, who []model.ID) journal.Change {
	var open []*model.Pairing
	all := true
	for _, p := range boardsOf(s, round, who) {
		if !p.Done() {
			open, all = append(open, p), all && !p.Awaited()
		}
	}
	var changes []journal.Change
	for _, p := range open {
		if p.Awaited() != all {
			changes = append(changes, steps.SetAdjourned{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0], Adjourned: !all})
		}
	}
	words := phrase.Count(len(changes), "%d game adjourned", "%d games adjourned")
	switch {
	case all && s.Team():
		words = phrase.Count(len(changes), "%d match not adjourned", "%d matches not adjourned")
	case all:
		words = phrase.Count(len(changes), "%d game not adjourned", "%d games not adjourned")
	case s.Team():
		words = phrase.Count(len(changes), "%d match adjourned", "%d matches adjourned")
	}
	return steps.OneStep(words, changes)
}

// Rest is what is adjourned: a board or, of a match that has some of its results, one of its boards.
type Rest struct {
	Game int // board within the match, from 1; 0 = all that there is
	Name phrase.Text
}

// Resting is what of a pairing is adjourned and has no result.
func Resting(p *model.Pairing) (all []Rest) {
	whole := !slices.ContainsFunc(p.Games, func(g model.Game) bool { return !g.Rests() })
	switch {
	case !p.Rests():
		return nil
	case whole:
		return []Rest{{Name: phrase.New("board %d", p.Board)}}
	}
	for b := range p.Games {
		if p.Games[b].Rests() {
			all = append(all, Rest{b + 1, phrase.New("board %d of match %d", b+1, p.Board)})
		}
	}
	return all
}
