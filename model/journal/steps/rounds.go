package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// AddRound adds the next round with its pairings. Without a day of its own it is
// played when the section's schedule says.
type AddRound struct {
	Section  model.ID        `json:"section"`
	Round    int             `json:"round"` // its number, one more than there are
	Date     model.Date      `json:"date,omitempty"`
	Pairings []model.Pairing `json:"pairings"`
	ByHand   bool            `json:"byHand,omitempty"` // laid by the arbiter, who says later that it is complete
}

// Name is "add-round".
func (AddRound) Name() string { return "add-round" }

// Label is "Pair round 4, 18 boards".
func (c AddRound) Label() phrase.Text { return pairLabel("Pair round %d, %s", c.Round, c.Pairings) }

func pairLabel(label phrase.Format, round int, ps []model.Pairing) phrase.Text {
	boards := 0
	for i := range ps {
		if !ps[i].IsBye() {
			boards++
		}
	}
	return phrase.New(label, round, phrase.Count(boards, "%d board", "%d boards"))
}

var _ journal.Layer = AddRound{}

// Lays tells of the round that it makes.
func (c AddRound) Lays(section model.ID, round int) bool {
	return c.Section == section && c.Round == round
}

var _ journal.EveryBoard = AddRound{}

// OnEveryBoard is true of it.
func (AddRound) OnEveryBoard() {}

// Apply refuses a participant who does not exist or is met twice.
func (c AddRound) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		at.round = c.Round
		switch {
		case c.Round <= len(s.Rounds) && c.Round > 0:
			return at.refuse("Replace its pairings, or remove it first", "the round is paired already")
		case c.Round != len(s.Rounds)+1:
			return at.refuseWith(phrase.New("Pair round %d first", len(s.Rounds)+1), "cannot be paired yet")
		}
		if err := c.Date.Check(); err != nil {
			return err
		}
		if err := wellFormed(at, c.Pairings); err != nil {
			return err
		}
		r := model.Round{Date: c.Date, Pairings: ownPairings(c.Pairings)}
		if c.ByHand {
			laid(r.Pairings)
		}
		if planned := s.When(c.Round); r.Date == "" || r.Date == planned.Date {
			r.Date, r.Time = planned.Date, planned.Time
		}
		s.Rounds = append(slices.Clone(s.Rounds), r)
		s.Coming = slices.Clip(s.Coming[min(1, len(s.Coming)):])
		if c.ByHand {
			s.ByHand(c.Round)
		}
		return nil
	})
}

// laid notes of pairings of which nothing else is known that they were made by hand.
func laid(ps []model.Pairing) []model.Pairing {
	for i := range ps {
		if ps[i].By == model.UnknownMaker {
			ps[i].By = model.MadeByHand
		}
	}
	return ps
}

func ownPairings(ps []model.Pairing) []model.Pairing {
	ps = slices.Clone(ps)
	for i := range ps {
		ps[i].Games = slices.Clone(ps[i].Games)
	}
	return ps
}

// RemoveRound removes the last round with its results. When it is played stays in
// the schedule.
type RemoveRound struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
}

// Name is "remove-round".
func (RemoveRound) Name() string { return "remove-round" }

// Label is "Remove round 4".
func (c RemoveRound) Label() phrase.Text { return phrase.New("Remove round %d", c.Round) }

var _ journal.EveryBoard = RemoveRound{}

// OnEveryBoard is true of it.
func (RemoveRound) OnEveryBoard() {}

// Apply refuses any round but the last: the numbers of the others would change.
func (c RemoveRound) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if err := hasRound(s, at, c.Round); err != nil {
			return err
		}
		if c.Round != len(s.Rounds) {
			at.round = c.Round
			return at.refuseWith(phrase.New("Remove round %d first", len(s.Rounds)), "only the last round can be removed")
		}
		s.Coming = model.UntilLast(append([]model.When{s.When(c.Round)}, s.Coming...))
		s.Rounds = slices.Clone(s.Rounds[:c.Round-1])
		*s = *s.Unpaired(c.Round)
		s.Forget(c.Round, model.AtImport, model.AtLast, model.AtHand)
		return nil
	})
}

// ReplacePairings gives a round other pairings; its results are those of the
// new pairings.
type ReplacePairings struct {
	Section  model.ID        `json:"section"`
	Round    int             `json:"round"`
	Pairings []model.Pairing `json:"pairings"`
	ByHand   bool            `json:"byHand,omitempty"` // laid by the arbiter, who says later that it is complete
}

// Name is "replace-pairings".
func (ReplacePairings) Name() string { return "replace-pairings" }

// Label is "Pair anew round 4, 18 boards".
func (c ReplacePairings) Label() phrase.Text {
	return pairLabel("Pair anew round %d, %s", c.Round, c.Pairings)
}

var _ journal.Layer = ReplacePairings{}

// Lays tells of the round that it makes.
func (c ReplacePairings) Lays(section model.ID, round int) bool {
	return c.Section == section && c.Round == round
}

var _ journal.EveryBoard = ReplacePairings{}

// OnEveryBoard is true of it.
func (ReplacePairings) OnEveryBoard() {}

// Apply refuses a participant who does not exist or is met twice.
func (c ReplacePairings) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		r, err := ownRound(s, at, c.Round)
		at.round = c.Round
		if err == nil {
			err = wellFormed(at, c.Pairings)
		}
		if err == nil && s.FIDE && !c.ByHand {
			err = declared(at, c.Round)
		}
		if err == nil {
			had := r.Pairings
			r.Pairings, r.Second, r.PhoneResults = ownPairings(c.Pairings), nil, nil
			keepAdjourned(r.Pairings, had)
			*s = *s.Unpaired(c.Round)
			s.Forget(c.Round, model.AtImport, model.AtLast, model.AtHand)
		}
		if err == nil && c.ByHand {
			laid(r.Pairings)
			s.ByHand(c.Round)
		}
		if err == nil && s.Paired(c.Round) { // also where the same pairs come of it
			*s = *s.AdjournOpen(c.Round)
		}
		return err
	})
}

// keepAdjourned leaves adjourned in the new pairings of a round what is adjourned there between the same two.
func keepAdjourned(ps, had []model.Pairing) {
	for i := range ps {
		for k := range had {
			if p := &had[k]; !p.IsBye() && p.Rests() && ps[i].Side(p.Sides[0]) >= 0 && ps[i].Side(p.Sides[1]) >= 0 && ps[i].Awaited() {
				ps[i].Adjourn(true)
			}
		}
	}
}

// SetRoundDate says when a round is played.
type SetRoundDate struct {
	Section model.ID   `json:"section"`
	Round   int        `json:"round"`
	Date    model.Date `json:"date"`
}

// Name is "set-round-date".
func (SetRoundDate) Name() string { return "set-round-date" }

// Label is "Round 4 on 2026-05-31".
func (c SetRoundDate) Label() phrase.Text {
	if c.Date == "" {
		return phrase.New("Round %d without a date", c.Round)
	}
	return phrase.New("Round %d on %s", c.Round, c.Date)
}

// Apply refuses what is not a date.
func (c SetRoundDate) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if err := c.Date.Check(); err != nil {
			return err
		}
		r, err := ownRound(s, at, c.Round)
		if err == nil {
			r.Date = c.Date
		}
		return err
	})
}
