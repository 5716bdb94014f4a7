package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetAdjourned says that a game goes on at another time, or that it does not; of a
// match of teams one of its boards, or all that are open. Its result, when it comes, ends that.
type SetAdjourned struct {
	Section   model.ID `json:"section"`
	Round     int      `json:"round"`
	Board     int      `json:"board,omitempty"`
	Who       model.ID `json:"who,omitempty"`  // names the pairing where Board is 0
	Game      int      `json:"game,omitempty"` // board within the match, from 1; 0 = all of it
	Adjourned bool     `json:"adjourned"`
}

// Name is "set-adjourned".
func (SetAdjourned) Name() string { return "set-adjourned" }

// Label is "Adjourned, round 3 board 4".
func (c SetAdjourned) Label() phrase.Text {
	verb := phrase.New("Adjourned")
	if !c.Adjourned {
		verb = phrase.New("Not adjourned")
	}
	switch {
	case c.Game > 0:
		return onBoard(verb, c.Round, c.Board, c.Game)
	case !c.Adjourned:
		return phrase.New("Not adjourned, %s", journal.Where(c.Round, c.Board))
	}
	return phrase.New("Adjourned, %s", journal.Where(c.Round, c.Board))
}

var _ journal.Narrow = SetAdjourned{}

// Alters is the board.
func (c SetAdjourned) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply refuses a board that has a result, and one that the match does not have.
func (c SetAdjourned) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		switch {
		case p.IsBye():
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		case c.Game != 0:
			return c.board(s, at, p)
		case p.Done() && c.Adjourned && s.Team():
			return at.refuse("Clear the result first", "the match has a result, %s", matchText(p))
		case p.Done() && c.Adjourned:
			return at.refuse("Clear the result first", "the game has a result, %s", model.ResultText(p.Outcomes))
		}
		p.Adjourn(c.Adjourned)
		return nil
	})
}

// board is one board of a match.
func (c SetAdjourned) board(s *model.Section, at place, p *model.Pairing) error {
	if err := isMatch(s, at, p); err != nil {
		return err
	}
	g, err := boardOf(s, at, p, c.Game)
	if err != nil {
		return err
	}
	if c.Adjourned && g.Outcomes[0] != model.Pending {
		return at.refuse("Clear the result first", "board %d of the match has a result, %s", c.Game, model.ResultText(g.Outcomes))
	}
	g.Adjourned = c.Adjourned
	return nil
}

// matchText is what came of a match: its score, or who did not come.
func matchText(p *model.Pairing) string {
	if p.Outcomes[0].Played() {
		return journal.ScoreText(p.Score)
	}
	return model.ResultText(p.Outcomes)
}
