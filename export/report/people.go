package report

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// People are those whom cards are of, in order of starting number.
type People struct {
	Options
	Tournament *model.Tournament
	Section    *model.Section
	All        []model.Player
	Rounds     int // that are shown
	ratings    model.RatingChoice
}

// People are the participants of a section, teams as players; with leftOut without those
// who have left before the round that is shown.
func (o Options) People(t *model.Tournament, s *model.Section, leftOut bool) (*People, error) {
	if s.Participants() == 0 {
		return nil, phrase.Errorf("nobody is in %s yet: enter players first", s.Name)
	}
	p := &People{Options: o, Tournament: t, Section: s, Rounds: len(s.Rounds), ratings: t.Ratings(s)}
	switch {
	case o.Round < 0 || o.Round > len(s.Rounds):
		return nil, phrase.Errorf("%s has no round %d: it has rounds 1 to %d", s.Name, o.Round, len(s.Rounds))
	case o.Round > 0:
		p.Rounds = o.Round
	}
	only, err := o.Only(t, s)
	if err != nil {
		return nil, err
	}
	if s.Team() {
		for _, team := range s.Teams {
			p.All = append(p.All, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	} else {
		p.All = slices.Clone(s.Players)
	}
	book := t.CategoriesOf(s)
	p.All = slices.DeleteFunc(p.All, func(x model.Player) bool {
		gone := x.Gone()
		return !only.Has(x.ID) || leftOut && gone > 0 && gone <= max(1, p.Rounds)
	})
	if len(p.All) == 0 {
		return nil, phrase.Errorf("everybody of %s has left", s.Name)
	}
	for i := range p.All {
		p.All[i].Categories = book.Of(&p.All[i])
	}
	slices.SortStableFunc(p.All, func(a, b model.Player) int { return cmp.Compare(a.Number, b.Number) })
	return p, nil
}

// Rating is the rating that counts, "" for none.
func (p *People) Rating(x *model.Player) string {
	if r := p.Counts()(x); r != 0 {
		return r.String()
	}
	return ""
}

// Counts is the rating that counts; of who stands for a team the team's.
func (p *People) Counts() func(*model.Player) model.Rating {
	if p.Section.Team() {
		return Strength
	}
	return p.ratings.Of
}

// From is where somebody comes from: a team's club says nothing that its name does not.
func From(x *model.Player) string {
	club := x.Club
	if club == x.Name {
		club = ""
	}
	return JoinNonEmpty(" – ", JoinNonEmpty(", ", x.From(), x.Country()), club)
}

// Titled is the name behind the title.
func Titled(x *model.Player) string { return JoinNonEmpty(" ", x.Title, x.Name) }

// Whose is whose card it is: the event and, where it has several, the section.
func (p *People) Whose(event string) string { return JoinNonEmpty(" – ", event, p.Part(event)) }

// Part is the section's name, "" where it says nothing new.
func (p *People) Part(event string) string {
	if len(p.Tournament.Sections) < 2 || p.Section.Name == event {
		return ""
	}
	return p.Section.Name
}
