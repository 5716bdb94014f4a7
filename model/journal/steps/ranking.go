package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetTieBreaks sets a section's tie-break list and how unplayed rounds count.
type SetTieBreaks struct {
	Section  model.ID `json:"section"`
	List     []string `json:"list"`
	Unplayed string   `json:"unplayed,omitempty"`
	Preset   string   `json:"preset,omitempty"` // the preset the list came from
}

// Name is "set-tie-breaks".
func (SetTieBreaks) Name() string { return "set-tie-breaks" }

// Label is "Tie-breaks USAT, GPTS".
func (c SetTieBreaks) Label() phrase.Text {
	if len(c.List) == 0 {
		return phrase.New("No tie-breaks")
	}
	return phrase.New("Tie-breaks %s", strings.Join(c.List, ", "))
}

// Apply refuses an empty code. Whether a code is known, and whether it may stand
// in the list twice (direct encounter may: FIDE C.07, 4.2), is for those to say
// who know the codes.
func (c SetTieBreaks) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		for i, code := range c.List {
			if strings.TrimSpace(code) == "" {
				return at.refuse("Remove it, or choose a tie-break", "tie-break %d has no code", i+1)
			}
		}
		before := *s
		s.Ranking.TieBreaks, s.Ranking.Unplayed, s.Ranking.Preset = slices.Clone(c.List), c.Unplayed, c.Preset
		s.Note(&before)
		return nil
	})
}

// SetScoring sets what results are worth.
type SetScoring struct {
	Section model.ID      `json:"section"`
	Scoring model.Scoring `json:"scoring"`
}

// Name is "set-scoring".
func (SetScoring) Name() string { return "set-scoring" }

// Label is "Scoring 1-½-0".
func (c SetScoring) Label() phrase.Text {
	return journal.ScoringWords(c.Scoring)
}

// Describe says what is worth something else than before, and names the section: "Match points 3-1-0; bye 1 match points, 2 game points".
func (c SetScoring) Describe(t *model.Tournament) phrase.Text {
	s := t.Section(c.Section)
	if s == nil {
		return journal.InSection(t, c.Section, c.Label())
	}
	all := journal.ScoringAltered(s.Team(), s.Scoring, c.Scoring)
	if all == nil {
		all = append(all, c.Label())
	}
	return journal.InSection(t, c.Section, phrase.Join("; ", all...))
}

// Apply computes the team matches that have boards anew. It refuses a win that
// is worth less than a draw, or a draw less than a loss.
func (c SetScoring) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		v := c.Scoring
		if v.Win < v.Draw || v.Draw < v.Loss || v.MatchWin < v.MatchDraw || v.MatchDraw < v.MatchLoss {
			return at.refuse("Enter the worth of a win, a draw and a loss from high to low",
				"a win must not be worth less than a draw, nor a draw less than a loss")
		}
		before := *s
		s.Scoring = v
		s.Note(&before)
		if !s.Team() {
			return nil
		}
		s.Rounds = slices.Clone(s.Rounds)
		for r := range s.Rounds {
			s.Rounds[r].Pairings = slices.Clone(s.Rounds[r].Pairings)
			for i, p := range s.Rounds[r].Pairings {
				s.Rounds[r].Pairings[i] = s.Settle(p)
			}
		}
		return nil
	})
}

// SetLots draws lots: the seed from which the last tie-break is drawn; 0 takes
// the drawing back.
type SetLots struct {
	Section model.ID `json:"section"`
	Seed    int64    `json:"seed"`
}

// Name is "set-lots".
func (SetLots) Name() string { return "set-lots" }

// Label is "Draw lots".
func (c SetLots) Label() phrase.Text {
	if c.Seed == 0 {
		return phrase.New("Take the drawing of lots back")
	}
	return phrase.New("Draw lots")
}

// Apply keeps the seed.
func (c SetLots) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, _ place) error {
		s.Ranking.Lots = c.Seed
		return nil
	})
}

// SetManualOrder lays down by hand the order among the tied, best first; an
// empty order takes it back.
type SetManualOrder struct {
	Section model.ID   `json:"section"`
	Order   []model.ID `json:"order,omitempty"`
}

// Name is "set-manual-order".
func (SetManualOrder) Name() string { return "set-manual-order" }

// Label is "Order the tied by hand".
func (c SetManualOrder) Label() phrase.Text {
	if len(c.Order) == 0 {
		return phrase.New("Take the order by hand back")
	}
	return phrase.New("Order the tied by hand")
}

// Apply refuses participants who do not exist or are named twice.
func (c SetManualOrder) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		s.Ranking.Manual = slices.Clone(c.Order)
		return eachOnce(s, at, c.Order)
	})
}

// SetOwnValues sets the values that were entered by hand, those of everybody; none takes them back.
type SetOwnValues struct {
	Section model.ID         `json:"section"`
	Values  []model.OwnValue `json:"values,omitempty"`
}

// Name is "set-own-values".
func (SetOwnValues) Name() string { return "set-own-values" }

// Label is "Values by hand for 2 participants".
func (c SetOwnValues) Label() phrase.Text {
	if len(c.Values) == 0 {
		return phrase.New("No values by hand")
	}
	return phrase.Count(len(c.Values), "Value by hand for %d participant", "Values by hand for %d participants")
}

// Apply refuses participants who do not exist or are named twice.
func (c SetOwnValues) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		var who []model.ID
		for _, v := range c.Values {
			who = append(who, v.Who)
		}
		s.Ranking.Own = slices.Clone(c.Values)
		return eachOnce(s, at, who)
	})
}

// SetRuling answers a question that the rules leave to the organiser; "" takes the answer back.
type SetRuling struct {
	Section model.ID       `json:"section"`
	On      model.Question `json:"on"`
	Answer  string         `json:"answer,omitempty"`
}

// Name is "set-ruling".
func (SetRuling) Name() string { return "set-ruling" }

// Label is "The unrated count as 1400".
func (c SetRuling) Label() phrase.Text {
	if c.Answer == "" {
		return phrase.New("Take a decision back: %s", c.On.Words())
	}
	return model.Ruling{On: c.On, Answer: c.Answer}.Words()
}

// Apply refuses an answer that is none, and in FIDE mode any about the unrated but FIDE's text.
func (c SetRuling) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if c.Answer != "" {
			r, err := model.ParseRuling(c.On, c.Answer)
			if err != nil {
				return at.refuse("Choose one of the answers", "%s", err)
			}
			c.Answer = r.Answer
		}
		if s.FIDE && c.On == model.OnUnrated && c.Answer != "" && c.Answer != model.UnratedDrop {
			return at.refuse("Announce a rating in the list, such as ARO/U1400, or leave FIDE mode",
				"in FIDE mode a tie-break of ratings is left out where somebody has none")
		}
		if s.Ranking.Ruled(c.On) != c.Answer {
			s.Ranking.Rulings = s.Ranking.Rule(c.On, c.Answer)
		}
		return nil
	})
}

// SetTrophy sets or, with nil, removes the team placing derived from an
// individual section.
type SetTrophy struct {
	Section model.ID      `json:"section"`
	Trophy  *model.Trophy `json:"trophy"`
}

// Name is "set-trophy".
func (SetTrophy) Name() string { return "set-trophy" }

// Label is "Trophy of the best 4".
func (c SetTrophy) Label() phrase.Text {
	if c.Trophy == nil {
		return phrase.New("Remove the trophy")
	}
	return phrase.New("Trophy of the best %d", c.Trophy.Counting)
}

// Apply refuses a team section, and a trophy that counts nobody.
func (c SetTrophy) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if c.Trophy == nil {
			s.Trophy = nil
			return nil
		}
		if s.Team() {
			return at.refuse("Use the team standings", "a trophy is derived from an individual section, this is a team section")
		}
		n := *c.Trophy
		if n.Counting < 1 || n.Least < 0 || n.PerClub < 0 {
			return at.refuse("Enter 1 or more", "the best %d scores cannot be counted", n.Counting)
		}
		n.TieBreaks = slices.Clone(n.TieBreaks)
		s.Trophy = &n
		return nil
	})
}

// eachOnce refuses participants who do not exist or are named twice.
func eachOnce(s *model.Section, at place, ids []model.ID) error {
	known := map[model.ID]bool{} // whether the participant has been named
	if len(ids) > 8 {
		for _, e := range s.Entries() {
			known[e.ID] = false
		}
	} else { // not worth a table of the section
		for _, id := range ids {
			if _, ok := s.Entry(id); ok {
				known[id] = false
			}
		}
	}
	for _, id := range ids {
		named, ok := known[id]
		if !ok {
			return at.refuse("Choose a participant of the section", "participant %d does not exist", id)
		}
		if named {
			return at.refuse("Name every participant once", "%s is named twice", journal.NameOf(s, id))
		}
		known[id] = true
	}
	return nil
}
