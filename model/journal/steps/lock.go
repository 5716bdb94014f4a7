package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetLock locks a board, or unlocks it. A locked board keeps its number, its
// players with their colours, and its result, or that it has none, whatever else
// is changed.
type SetLock struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"` // names the pairing where Board is 0
	Locked  bool     `json:"locked"`
}

// Name is "set-lock".
func (SetLock) Name() string { return "set-lock" }

// Label is "Lock round 3 board 4".
func (c SetLock) Label() phrase.Text {
	if !c.Locked {
		return phrase.New("Unlock %s", journal.Where(c.Round, c.Board))
	}
	return phrase.New("Lock %s", journal.Where(c.Round, c.Board))
}

// Apply refuses a bye: it has no board.
func (c SetLock) Apply(t *model.Tournament) (*model.Tournament, error) {
	same := false
	n, err := unlocked(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		i, err := locate(r, s, at, c.Board, c.Who)
		if err != nil {
			return err
		}
		p := &r.Pairings[i]
		if p.IsBye() {
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		}
		same = p.Locked == c.Locked
		p.Locked = c.Locked
		return nil
	}))
	if err == nil && same {
		return t, nil
	}
	return n, err
}

// unlocked is edit for the change that locks and unlocks.
func unlocked(t *model.Tournament, id model.ID, f func(s *model.Section, at place) error) (*model.Tournament, error) {
	s, err := section(t, id)
	if err != nil {
		return nil, err
	}
	n := *s
	if err := f(&n, place{t: t, s: s}); err != nil {
		return nil, err
	}
	return t.With(&n), nil
}

// keepsLocked refuses what touches a locked board; at.s is the section as it was.
func keepsLocked(s *model.Section, at place) error {
	for r := range at.s.Rounds {
		ps := at.s.Rounds[r].Pairings
		if r < len(s.Rounds) && journal.Shared(ps, s.Rounds[r].Pairings) {
			continue
		}
		for i := range ps {
			if !ps[i].Locked || r < len(s.Rounds) && slices.ContainsFunc(s.Rounds[r].Pairings, as(&ps[i])) {
				continue
			}
			at.round, at.board = r+1, ps[i].Board
			return at.refuse("Unlock it first: Round, Lock or unlock the board; on the command line lock --off",
				"%s is locked", journal.Sides(at.s, &ps[i]))
		}
	}
	return nil
}

// as finds a locked pairing as it was. Of a match with boards the score is computed
// from them, and follows the scoring.
func as(p *model.Pairing) func(model.Pairing) bool {
	return func(q model.Pairing) bool {
		return q.Locked && q.Board == p.Board && q.Sides == p.Sides && q.NoColours == p.NoColours && q.Adjourned == p.Adjourned &&
			slices.EqualFunc(q.Games, p.Games, sameGame) && q.ForRating == p.ForRating &&
			(len(p.Games) > 0 || q.Outcomes == p.Outcomes && q.Score == p.Score)
	}
}

// sameGame compares two boards of a match; which rounds were paired on a draw of it is of those rounds.
func sameGame(a, b model.Game) bool {
	a.DrawnUntil = b.DrawnUntil
	return a == b
}
