package journal

import (
	"encoding/json"
	"slices"

	"wallchart/model"
)

// At is a place in an event that the log can be asked about. A zero field asks
// for any.
type At struct {
	Section model.ID
	Round   int
	Board   int
}

// History picks the entries of a log that have to do with a place, oldest
// first: who changed this result, and when? Undo and redo belong where the
// change does that they take back or repeat. A change whose content the file
// left out, being long, is not found.
func History(list List, log []Entry, at At) []Entry {
	var found []Entry
	var done, undone []bool
	for _, e := range log {
		hit := false
		switch e.Step {
		case Undone:
			hit, done = pop(done)
			undone = append(undone, hit)
		case Redone:
			hit, undone = pop(undone)
			done = append(done, hit)
		default:
			hit = at.among(placesOf(list, e.Kind, e.With))
			done, undone = append(done, hit), nil
		}
		if hit {
			found = append(found, e)
		}
	}
	return found
}

func pop(s []bool) (bool, []bool) {
	if len(s) == 0 {
		return false, s
	}
	return s[len(s)-1], s[:len(s)-1]
}

// among tells whether one of the places that changes name is asked for.
func (at At) among(places []spot) bool {
	return slices.ContainsFunc(places, at.fits)
}

func (at At) fits(p spot) bool {
	fits := func(asked, is int) bool { return asked == 0 || asked == is }
	if !fits(int(at.Section), int(p.section)) || !fits(at.Round, p.round) {
		return false
	}
	return p.everyBoard || fits(at.Board, p.board)
}

// spot is what a change is about; what it does not name is 0.
type spot struct {
	section      model.ID
	round, board int
	everyBoard   bool // of the round
}

// placesOf reads the fields that a change, and each of several in one step, names its place with.
func placesOf(list List, kind string, with json.RawMessage) []spot {
	if len(with) == 0 {
		return nil
	}
	var c struct {
		Section json.RawMessage `json:"section"`
		Round   int             `json:"round"`
		Board   int             `json:"board"`
		Changes []envelope      `json:"changes"`
	}
	if json.Unmarshal(with, &c) != nil {
		return nil
	}
	var all []spot
	for _, one := range c.Changes {
		all = append(all, placesOf(list, one.Change, one.With)...)
	}
	var section model.ID
	if len(c.Section) > 0 && json.Unmarshal(c.Section, &section) != nil {
		return all // a section as a whole: added or imported
	}
	return append(all, spot{section: section, round: c.Round, board: c.Board, everyBoard: list.everyBoard(kind)})
}

// everyBoard tells whether changes of a kind are about every board of their round (EveryBoard).
func (l List) everyBoard(kind string) bool {
	return slices.ContainsFunc(l.kinds, func(k Kind) bool { return k.name == kind && k.everyBoard })
}
