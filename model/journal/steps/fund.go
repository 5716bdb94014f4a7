package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// SetFund sets or, with nil, removes the prizes of a section.
type SetFund struct {
	Section model.ID    `json:"section"`
	Fund    *model.Fund `json:"fund"`
}

// Name is "set-fund".
func (SetFund) Name() string { return "set-fund" }

// Label is "12 prizes".
func (c SetFund) Label() phrase.Text {
	if c.Fund == nil {
		return phrase.New("Remove the prizes")
	}
	return phrase.Count(len(c.Fund.Prizes), "%d prize", "%d prizes")
}

// Apply refuses a prize without a name or without anything to win, amounts below nothing, and rules that cannot be
// read.
func (c SetFund) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if c.Fund == nil {
			s.Fund = nil
			return nil
		}
		n := *c.Fund
		if _, err := model.ParsePrizeDivision(string(n.Division)); err != nil {
			return err
		}
		if n.BasedOn < 0 || n.Entries < 0 || n.Least < model.NoLeast || n.Least > 100 {
			return at.refuse("Enter 0 or more, and at most 100 percent", "the fund cannot be based on %d entries and %d percent", n.BasedOn, n.Least)
		}
		if n.Fees < 0 {
			return at.refuse("Enter what the entry fees come to, or nothing for what is owed", "the fees cannot be below nothing")
		}
		book := t.CategoriesOf(s)
		var shares model.Share
		for _, p := range n.Prizes {
			if err := soundPrize(s, book, at, p); err != nil {
				return err
			}
			shares += p.Share
		}
		if shares > model.AllShares {
			return at.refuse("Let them come to 100%% or less", "the prizes are shares of the entry fees that come to %s", shares.Words())
		}
		for _, l := range n.Limits {
			r, err := book.PrizeRule(l.Rule)
			if err != nil {
				return err
			}
			if r.Category == nil || r.Order != model.ByPlace || l.Most < 0 || l.Percent < 0 || l.Percent > 100 {
				return at.refuse("Name a category and an amount, such as unrated and 100.00", "%q is no limit of what somebody may win", l.Rule)
			}
		}
		n.Prizes, n.Limits = slices.Clone(n.Prizes), slices.Clone(n.Limits)
		for i := range n.Prizes {
			n.Prizes[i].Rule = book.KeptRule(n.Prizes[i].Rule)
		}
		for i := range n.Limits {
			n.Limits[i].Rule = book.KeptRule(n.Limits[i].Rule)
		}
		s.Fund = &n
		return nil
	})
}

// soundPrize refuses a prize that nobody could win, or that cannot be divided.
func soundPrize(s *model.Section, book model.Book, at place, p model.Prize) error {
	if strings.TrimSpace(p.Name) == "" {
		return at.refuse("Name it, such as 1st or U1600", "a prize has no name")
	}
	if p.Amount < 0 || p.Share < 0 || p.Amount == 0 && p.Share == 0 && p.Trophy == "" && p.Qualifies == "" {
		return at.refuse("Enter an amount, a trophy or a qualifying place", "there is nothing to win as %s", p.Name)
	}
	if p.Amount > 0 && p.Share > 0 {
		return at.refuse("Enter one of them", "%s is an amount and a share of the entry fees", p.Name)
	}
	if p.Entrants < 0 {
		return at.refuse("Enter 0 or more", "%s cannot ask for %d entrants", p.Name, p.Entrants)
	}
	r, err := book.PrizeRule(p.Rule)
	switch {
	case err != nil:
		return err
	case s.Team() && (r.Category != nil || r.Order == model.ByUpset || r.Order == model.ByPerformance || r.Order == model.ByClub):
		return at.refuse("Choose place, board 1, clear winner or by hand", "%s is not for teams", p.Name)
	case !s.Team() && r.Order == model.ByBoard:
		return at.refuse("Choose another rule", "%s is for the boards of teams, and this is a section of players", p.Name)
	}
	if p.Winner != 0 {
		if _, ok := s.Entry(p.Winner); !ok && s.Player(p.Winner) == nil {
			return at.refuse("Choose somebody of the section", "participant %d does not exist", p.Winner)
		}
	}
	return nil
}
