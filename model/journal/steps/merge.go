package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// MergeSections puts the players of other sections behind those of one, with their rounds beside its rounds, and takes the other
// sections out of the event. What a result was worth it is worth still: all have the same scoring and have paired as many rounds.
type MergeSections struct {
	Section model.ID   `json:"section"` // that stays
	From    []model.ID `json:"from"`
}

// Name is "merge-sections".
func (MergeSections) Name() string { return "merge-sections" }

// Label is "Merge sections".
func (MergeSections) Label() phrase.Text { return phrase.New("Merge sections") }

// Describe is "Merge U1000 into U1200".
func (c MergeSections) Describe(t *model.Tournament) phrase.Text {
	to := t.Section(c.Section)
	var names []phrase.Text
	for _, id := range c.From {
		if s := t.Section(id); s != nil {
			names = append(names, phrase.Verbatim(s.Name))
		}
	}
	if to == nil || len(names) == 0 {
		return c.Label()
	}
	return phrase.New("Merge %s into %s", phrase.Join(", ", names...), to.Name)
}

// Apply refuses sections that do not go together.
func (c MergeSections) Apply(t *model.Tournament) (*model.Tournament, error) {
	into, err := section(t, c.Section)
	if err != nil {
		return nil, err
	}
	if len(c.From) == 0 {
		return nil, place{t: t, s: into}.refuse("Choose another section", "there is no section to be merged into %s", into.Name)
	}
	n := *t
	n.Sections = slices.Clone(t.Sections)
	made := merged{*into}
	made.Players, made.Rounds = slices.Clone(into.Players), slices.Clone(into.Rounds)
	made.Adjustments, made.Forbidden = slices.Clone(into.Adjustments), slices.Clone(into.Forbidden)
	made.Ranking.Manual, made.Ranking.Own = slices.Clone(into.Ranking.Manual), slices.Clone(into.Ranking.Own)
	made.Compared = nil // no system made the rounds as they stand now
	for i, id := range c.From {
		s, err := section(t, id)
		if err != nil {
			return nil, err
		}
		at := place{t: t, s: s}
		if id == into.ID || slices.Contains(c.From[:i], id) {
			return nil, at.refuse("Name each section once", "%s cannot be merged with itself", s.Name)
		}
		if err := mergeable(into, s, at); err != nil {
			return nil, err
		}
		ids := made.takeIn(s)
		n.Sections = slices.DeleteFunc(n.Sections, func(o *model.Section) bool { return o.ID == id })
		for i, o := range n.Sections {
			n.Sections[i] = fromMerged(o, s.ID, into.ID, ids)
		}
	}
	return n.With(&made.Section), nil
}

// mergeable refuses what would be lost, or would count otherwise than it did.
func mergeable(into, s *model.Section, at place) error {
	switch {
	case into.Team() || s.Team():
		return at.refuse("Move a team's players by hand",
			"%s and %s are not both sections of players, and only those are merged", into.Name, s.Name)
	case into.Format != model.Swiss || s.Format != model.Swiss:
		return at.refuse("Choose two Swiss sections",
			"%s and %s are not both Swiss: a table of all against all has its rounds from the beginning", into.Name, s.Name)
	case into.Scoring != s.Scoring:
		return at.refuse("Give both the same scoring first",
			"%s and %s have different scoring, so their points do not go together", into.Name, s.Name)
	case len(into.Rounds) != len(s.Rounds):
		return at.refuse("Pair and play the round that one of them lacks, or delete the one that the other has more",
			"rounds paired in %s: %d, in %s: %d, so scores cannot be set beside each other", into.Name, len(into.Rounds), s.Name, len(s.Rounds))
	case into.FIDE || s.FIDE:
		return at.refuse("Leave FIDE mode first", "%s and %s cannot be merged in FIDE mode", into.Name, s.Name)
	case into.HasGuests() || s.HasGuests() || isGuestSomewhere(at.t, s):
		return at.refuse("Take the games across sections back first, or move the players by hand",
			"%s or %s has a game across sections, whose halves would meet in one section", into.Name, s.Name)
	case s.Fund != nil:
		return at.refuse("Remove the prizes first, or merge into that section", "%s has prizes, which would be lost", s.Name)
	case len(s.Acceleration) > 0 || len(into.Acceleration) > 0 && len(into.Rounds) > 0:
		return at.refuse("End the acceleration first", "%s or %s is accelerated, by starting numbers that would be others", into.Name, s.Name)
	case slices.ContainsFunc(s.Adjustments, func(a model.Adjustment) bool { return a.Who == 0 }):
		return at.refuse("Take the adjustment back first", "%s has an adjustment of nobody", s.Name)
	}
	return nil
}

// merged is the section that stays, on its way.
type merged struct{ model.Section }

// takeIn puts another section's players and rounds beside those there are. Everybody gets a new ID and number here.
func (m *merged) takeIn(s *model.Section) map[model.ID]model.ID {
	ids := map[model.ID]model.ID{}
	for i := range s.Players {
		p := s.Players[i]
		m.LastID++
		ids[p.ID] = m.LastID
		p.ID, p.Number = m.LastID, len(m.Players)+1
		m.Players = append(m.Players, p)
	}
	for r := range s.Rounds {
		round := m.Rounds[r]
		round.Second = nil // of fewer boards than there are now
		boards := 0
		for _, p := range round.Pairings {
			boards = max(boards, p.Board)
		}
		round.Pairings = slices.Clone(round.Pairings)
		for _, p := range s.Rounds[r].Pairings {
			for side, id := range p.Sides {
				p.Sides[side] = ids[id]
			}
			if p.Board > 0 {
				p.Board += boards
			}
			round.Pairings = append(round.Pairings, p)
		}
		m.Rounds[r] = round
	}
	for _, a := range s.Adjustments {
		a.Who = ids[a.Who]
		m.Adjustments = append(m.Adjustments, a)
	}
	for _, id := range s.Ranking.Manual {
		m.Ranking.Manual = append(m.Ranking.Manual, ids[id])
	}
	for _, v := range s.Ranking.Own {
		v.Who = ids[v.Who]
		m.Ranking.Own = append(m.Ranking.Own, v)
	}
	for _, f := range s.Forbidden {
		who := make([]model.ID, len(f.Who))
		for i, id := range f.Who {
			who[i] = ids[id]
		}
		f.Who = who
		m.Forbidden = append(m.Forbidden, f)
	}
	return ids
}

// fromMerged is a final as it is when one of its groups has gone into another section, where its players have those IDs.
func fromMerged(s *model.Section, from, into model.ID, ids map[model.ID]model.ID) *model.Section {
	if s.Final == nil || !slices.Contains(s.Final.Groups, from) {
		return s
	}
	n, final := *s, *s.Final
	final.Groups = nil
	for _, id := range s.Final.Groups {
		if id == from {
			id = into
		}
		if !slices.Contains(final.Groups, id) {
			final.Groups = append(final.Groups, id)
		}
	}
	n.Final, n.Players = &final, slices.Clone(s.Players)
	for i := range n.Players {
		if o := &n.Players[i].Origin; o.Section == from {
			*o = model.Seat{Section: into, Player: ids[o.Player]}
		}
	}
	return &n
}

// isGuestSomewhere tells whether a player of the section is a guest in another.
func isGuestSomewhere(t *model.Tournament, s *model.Section) bool {
	return slices.ContainsFunc(t.Sections, func(o *model.Section) bool {
		return slices.ContainsFunc(o.Players, func(p model.Player) bool { return p.Guest.Section == s.ID })
	})
}
