package steps

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetPhoneResult keeps a result that somebody has sent from a phone, in the place of what he had sent before. The board has no result
// by it: what two have sent is entered by SetResult beside it.
type SetPhoneResult struct {
	Section model.ID     `json:"section"`
	Round   int          `json:"round"`
	Board   int          `json:"board,omitempty"`
	Who     model.ID     `json:"who,omitempty"` // names the pairing where Board is 0
	From    model.Sender `json:"from"`
	Result  string       `json:"result"`
}

// longestPhoneResult is longer than the results of any match.
const longestPhoneResult = 400

// Name is "tell-result".
func (SetPhoneResult) Name() string { return "tell-result" }

// Label is "Phone: White says 1-0, round 3 board 4".
func (c SetPhoneResult) Label() phrase.Text {
	switch c.From {
	case model.SenderFirst:
		return phrase.New("From a phone, the first side: %s, %s", c.Result, journal.Where(c.Round, c.Board))
	case model.SenderSecond:
		return phrase.New("From a phone, the second side: %s, %s", c.Result, journal.Where(c.Round, c.Board))
	}
	return phrase.New("From a phone, a steward: %s, %s", c.Result, journal.Where(c.Round, c.Board))
}

// Apply refuses what is no text of a result, a bye, and a locked board.
func (c SetPhoneResult) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		i, err := locate(r, s, at, c.Board, c.Who)
		if err != nil {
			return err
		}
		p := &r.Pairings[i]
		at.board = p.Board
		switch {
		case p.IsBye():
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		case c.Result == "" || len(c.Result) > longestPhoneResult || c.Result != model.OneLine(c.Result):
			return at.refuse("Write 1-0, 0-1 or ½-½", "%.40q is not a result", c.Result)
		case p.Locked:
			return at.refuse("Ask the arbiter", "%s is locked", journal.Sides(s, p))
		}
		r.PutPhoneResult(model.PhoneResult{Sides: p.Sides, From: c.From, Result: c.Result})
		return nil
	}))
}

// SetSecret makes new PINs for the slips of an event, or with an empty secret none: then no results come from phones.
type SetSecret struct {
	Secret string `json:"secret,omitempty"`
}

// Name is "set-secret".
func (SetSecret) Name() string { return "set-secret" }

// Label says which; the secret itself is in no sentence.
func (c SetSecret) Label() phrase.Text {
	if c.Secret == "" {
		return phrase.New("No results from phones")
	}
	return phrase.New("New PINs for results from phones")
}

// Apply refuses a secret that could be guessed.
func (c SetSecret) Apply(t *model.Tournament) (*model.Tournament, error) {
	if c.Secret == t.Secret {
		return t, nil
	}
	if n := len(c.Secret); n > 0 && n < model.LeastSecret || n > longestPhoneResult || c.Secret != model.OneLine(c.Secret) {
		return nil, model.Problem{What: phrase.New("a secret of %d letters can be guessed", n),
			Cure: phrase.New("Let the program choose one"), Grave: true}
	}
	n := *t
	n.Secret = c.Secret
	return &n, nil
}
