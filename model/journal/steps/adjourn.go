package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetAdjourned says that a game goes on at another time, or that it does not. Its
// result, when it comes, ends that.
type SetAdjourned struct {
	Section   model.ID `json:"section"`
	Round     int      `json:"round"`
	Board     int      `json:"board,omitempty"`
	Who       model.ID `json:"who,omitempty"` // names the pairing where Board is 0
	Adjourned bool     `json:"adjourned"`
}

// Name is "set-adjourned".
func (SetAdjourned) Name() string { return "set-adjourned" }

// Label is "Adjourned, round 3 board 4".
func (c SetAdjourned) Label() phrase.Text {
	if !c.Adjourned {
		return phrase.New("Not adjourned, %s", journal.Where(c.Round, c.Board))
	}
	return phrase.New("Adjourned, %s", journal.Where(c.Round, c.Board))
}

// Describe adds the two sides.
func (c SetAdjourned) Describe(t *model.Tournament) phrase.Text {
	return versus(t, c.Label(), c.Section, c.Round, c.Board, c.Who)
}

var _ journal.Narrow = SetAdjourned{}

// Alters is the board.
func (c SetAdjourned) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply refuses a board that has a result, and a match of teams, whose boards end one
// by one.
func (c SetAdjourned) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		switch {
		case p.IsBye():
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		case s.Team():
			return at.refuse("Leave the board of the match open", "a match of teams cannot be adjourned")
		case p.Done() && c.Adjourned:
			return at.refuse("Clear the result first", "the game has a result, %s", model.ResultText(p.Outcomes))
		}
		p.Adjourned = c.Adjourned
		return nil
	})
}
