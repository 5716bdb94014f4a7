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
func History(log []Entry, at At) []Entry {
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
			hit = at.meets(e.Kind, e.With)
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

// meets tells whether a change concerns the place.
func (at At) meets(kind string, with json.RawMessage) bool {
	return at.among(placesOf(kind, with))
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
	switch p.kind {
	case "add-round", "remove-round", "replace-pairings", "renumber-boards", "swap-participants":
		return true // these concern every board of the round
	}
	return fits(at.Board, p.board)
}

// spot is what a change of a kind is about; what it does not name is 0.
type spot struct {
	kind         string
	section      model.ID
	round, board int
}

// placesOf reads the fields that a change, and each of several in one step, names its place with.
func placesOf(kind string, with json.RawMessage) []spot {
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
		all = append(all, placesOf(one.Change, one.With)...)
	}
	var section model.ID
	if len(c.Section) > 0 && json.Unmarshal(c.Section, &section) != nil {
		return all // a section as a whole: added or imported
	}
	return append(all, spot{kind: kind, section: section, round: c.Round, board: c.Board})
}
