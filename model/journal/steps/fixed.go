package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetFixedBoard says at which board a participant sits in every round, who
// cannot move from it; 0 is any board. Rounds paired already stay as they are.
type SetFixedBoard struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	Board   int      `json:"board"`
}

// Name is "set-fixed-board".
func (SetFixedBoard) Name() string { return "set-fixed-board" }

// Label is "A participant sits at board 1 in every round".
func (c SetFixedBoard) Label() phrase.Text { return c.label(phrase.New("A participant")) }

// Describe names the participant.
func (c SetFixedBoard) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c SetFixedBoard) label(who phrase.Text) phrase.Text {
	if c.Board == 0 {
		return phrase.New("%s may sit at any board", who)
	}
	return phrase.New("%s sits at board %d in every round", who, c.Board)
}

// Apply refuses what is not the number of a board, and a board at which
// somebody else sits.
func (c SetFixedBoard) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		if c.Board < 0 {
			return at.refuse("Number the boards from 1", "%d is not the number of a board", c.Board)
		}
		for _, other := range s.Entries() {
			if c.Board > 0 && other.ID != c.Who && other.FixedBoard == c.Board {
				return at.refuse("Choose another board", "cannot sit at board %d, where %s sits", c.Board, other.Name)
			}
		}
		e.FixedBoard = c.Board
		return nil
	})
}
