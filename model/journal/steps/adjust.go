package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// AddAdjustment adds points to a participant's score, or takes them away, by
// the arbiter's decision.
type AddAdjustment struct {
	Section    model.ID         `json:"section"`
	Adjustment model.Adjustment `json:"adjustment"`
}

// Name is "add-adjustment".
func (AddAdjustment) Name() string { return "add-adjustment" }

// Label is "Adjust a score by -½".
func (c AddAdjustment) Label() phrase.Text {
	return c.label(phrase.New("Adjust a score by %s", c.points()))
}

// Describe names the participant.
func (c AddAdjustment) Describe(t *model.Tournament) phrase.Text {
	label := c.label(phrase.New("Adjust the score of %s by %s", nameIn(t, c.Section, c.Adjustment.Who), c.points()))
	return journal.InSection(t, c.Section, label)
}

func (c AddAdjustment) points() string {
	if c.Adjustment.Match != 0 {
		return c.Adjustment.Match.Fraction()
	}
	return c.Adjustment.Games.Fraction()
}

func (c AddAdjustment) label(what phrase.Text) phrase.Text {
	if c.Adjustment.Round > 0 {
		return phrase.New("%s, round %d", what, c.Adjustment.Round)
	}
	return what
}

// Apply refuses a participant or a round that does not exist.
func (c AddAdjustment) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		a := c.Adjustment
		if a.Round != 0 {
			if err := hasRound(s, at, a.Round); err != nil {
				return err
			}
		}
		if a.Match == 0 && a.Games == 0 {
			return at.refuse("Enter the points to add or, with a minus, to take away", "the adjustment is worth nothing")
		}
		s.Adjustments = append(slices.Clone(s.Adjustments), a)
		return eachOnce(s, at, []model.ID{a.Who})
	})
}

// RemoveAdjustment takes an adjustment back.
type RemoveAdjustment struct {
	Section model.ID `json:"section"`
	Index   int      `json:"index"` // place in the section's list, from 0
}

// Name is "remove-adjustment".
func (RemoveAdjustment) Name() string { return "remove-adjustment" }

// Label is "Take an adjustment back".
func (RemoveAdjustment) Label() phrase.Text { return phrase.New("Take an adjustment back") }

// Describe names the participant.
func (c RemoveAdjustment) Describe(t *model.Tournament) phrase.Text {
	if s := t.Section(c.Section); s != nil && c.Index >= 0 && c.Index < len(s.Adjustments) {
		return journal.InSection(t, c.Section, phrase.New("Take back the adjustment of %s", journal.NameOf(s, s.Adjustments[c.Index].Who)))
	}
	return c.Label()
}

// Apply refuses an adjustment that does not exist.
func (c RemoveAdjustment) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if c.Index < 0 || c.Index >= len(s.Adjustments) {
			return at.refuse("Choose an adjustment of the list", "there is no adjustment %d, there are %d", c.Index+1, len(s.Adjustments))
		}
		s.Adjustments = slices.Delete(slices.Clone(s.Adjustments), c.Index, c.Index+1)
		return nil
	})
}

// SetForbidden sets the groups of participants who must not meet each other.
type SetForbidden struct {
	Section model.ID          `json:"section"`
	Groups  []model.Forbidden `json:"groups"`
}

// Name is "set-forbidden".
func (SetForbidden) Name() string { return "set-forbidden" }

// Label is "Forbidden pairings, 2 groups".
func (c SetForbidden) Label() phrase.Text {
	return phrase.Count(len(c.Groups), "Forbidden pairings, %d group", "Forbidden pairings, %d groups")
}

// Apply refuses a group of fewer than two.
func (c SetForbidden) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		before := *s
		s.Forbidden = nil
		for i, g := range c.Groups {
			if len(g.Who) < 2 {
				return at.refuse("Name at least two, or remove the group", "group %d names %s, nobody is kept apart", i+1,
					journal.Participants(len(g.Who)))
			}
			if g.From < 0 || (g.To != 0 && g.To < g.From) {
				return at.refuse("Correct the rounds", "group %d holds from round %d to round %d", i+1, g.From, g.To)
			}
			if err := eachOnce(s, at, g.Who); err != nil {
				return err
			}
			g.Who = slices.Clone(g.Who)
			s.Forbidden = append(s.Forbidden, g)
		}
		s.Note(&before)
		return nil
	})
}

// SetAcceleration sets the fictitious points that count for pairing only.
type SetAcceleration struct {
	Section      model.ID             `json:"section"`
	Acceleration []model.Acceleration `json:"acceleration"`
}

// Name is "set-acceleration".
func (SetAcceleration) Name() string { return "set-acceleration" }

// Label is "Accelerated pairing".
func (c SetAcceleration) Label() phrase.Text {
	if len(c.Acceleration) == 0 {
		return phrase.New("No accelerated pairing")
	}
	return phrase.New("Accelerated pairing")
}

// Apply refuses rounds or numbers from high to low.
func (c SetAcceleration) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		for i, a := range c.Acceleration {
			if a.From < 1 || a.To < a.From || a.First < 1 || a.Last < a.First {
				return at.refuse("Enter first and last from low to high, beginning with 1",
					"line %d: rounds %d to %d and numbers %d to %d hold nobody", i+1, a.From, a.To, a.First, a.Last)
			}
		}
		before := *s
		s.Acceleration = slices.Clone(c.Acceleration)
		s.Note(&before)
		return nil
	})
}
