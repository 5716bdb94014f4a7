package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Result is the result of a board, White's side (or the side named first)
// first; in files it is written as arbiters do, "1-0".
type Result [2]model.Outcome

// MarshalText writes "1-0", "½-½", "+ -"; an open board is empty.
func (r Result) MarshalText() ([]byte, error) { return []byte(model.ResultText(r)), nil }

// UnmarshalText reads what an arbiter types.
func (r *Result) UnmarshalText(text []byte) error {
	sides, err := model.ParseResult(string(text))
	*r = sides
	return err
}

// SetResult enters, corrects or clears the result of a board. In a team section
// it takes forfeits of whole matches only: a match that was played has a score
// (SetMatchScore) or boards (SetBoardResult).
type SetResult struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"` // names the pairing where Board is 0
	Result  Result   `json:"result"`
}

// Name is "set-result".
func (SetResult) Name() string { return "set-result" }

// Label is "Enter 1-0, round 3 board 4".
func (c SetResult) Label() phrase.Text {
	if c.Result == (Result{}) {
		return phrase.New("Clear the result, %s", journal.Where(c.Round, c.Board))
	}
	return phrase.New("Enter %s, %s", model.ResultText(c.Result), journal.Where(c.Round, c.Board))
}

var _ journal.Narrow = SetResult{}

// Alters is the board.
func (c SetResult) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply refuses what is not a result of a board, and a board that does not
// exist.
func (c SetResult) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		switch {
		case p.IsBye():
			return at.refuse("Change the bye, or pair the round anew",
				"%s has no opponent in this round, so there is no result to enter", journal.NameOf(s, p.Sides[0]))
		case !model.LegalResult(c.Result):
			return at.refuse("Write 1-0, 0-1, ½-½, + -, - + or - -", "%s for one side and %s for the other is not a result",
				c.Result[0], c.Result[1])
		}
		if c.Result == (Result{}) { // what is cleared is open, and no longer adjourned
			p.Adjourn(false)
		}
		switch {
		case !s.Team():
			p.Outcomes = c.Result
			return nil
		case c.Result[0].Played():
			return at.refuse("Enter the match score, such as 2½-1½, or the results of its boards",
				"%s is not the result of a team match", model.ResultText(c.Result))
		}
		p.Games = slices.Clone(p.Games)
		for b := range p.Games {
			p.Games[b].Outcomes = c.Result
		}
		p.Outcomes, p.Score = c.Result, [2]model.Points{}
		*p = s.Settle(*p)
		return nil
	})
}

// SetPairingNote writes the arbiter's note on a pairing.
type SetPairingNote struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"`
	Note    string   `json:"note"`
}

// Name is "set-pairing-note".
func (SetPairingNote) Name() string { return "set-pairing-note" }

// Label is "Note on round 3 board 4".
func (c SetPairingNote) Label() phrase.Text {
	return phrase.New("Note on %s", journal.Where(c.Round, c.Board))
}

var _ journal.Narrow = SetPairingNote{}

// Alters is the board.
func (c SetPairingNote) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply writes the note.
func (c SetPairingNote) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(_ *model.Section, _ place, p *model.Pairing) error {
		p.Note = c.Note
		return nil
	})
}
