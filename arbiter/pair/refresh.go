package pair

import (
	"cmp"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// RatingList is a list from which ratings are taken.
type RatingList struct {
	Name  string           // "FIDE, October 2026"
	Of    model.Date       // the day from which it holds; "" = not known
	Rates model.RatingKind // which of a player's ratings it has
}

// Listed is what a list says of a player.
type Listed struct {
	Player model.ID
	Rating model.Rating
	Title  string
	ID     string // the player's in that list
	// Expires is the last day of the membership; "" where the list does not say it.
	Expires model.Date
}

// TakeRatings takes what a list says into a section, in one step; the section keeps which list it was, and of when. The IDs of those who
// were found by name are kept with it, so that the next time needs no names; of the organiser's own list they are nobody else's, and
// are not.
func TakeRatings(s *model.Section, list RatingList, found []Listed) (journal.Change, error) {
	change := steps.RefreshRatings{Section: s.ID, From: list.Name, Of: list.Of}
	var ids []journal.Change
	for _, l := range found {
		old := s.Player(l.Player)
		if old == nil {
			return nil, phrase.Errorf("player %d is not in %s", l.Player, s.Name)
		}
		p := *old
		*list.Rates.In(&p), p.Title = l.Rating, cmp.Or(l.Title, p.Title)
		change.Ratings = append(change.Ratings, steps.PlayerRating{Player: p.ID, Rating: p.Rating, NationalRating: p.NationalRating,
			OwnRating: p.OwnRating, Title: p.Title})
		id := &p.FideID
		if list.Rates == model.KindNational {
			id = &p.NationalID
		}
		if list.Rates != model.KindOwn && *id != l.ID || l.Expires != "" && p.Expires != l.Expires {
			if list.Rates != model.KindOwn {
				*id = l.ID
			}
			p.Expires = cmp.Or(l.Expires, p.Expires)
			ids = append(ids, steps.EditPlayer{Section: s.ID, Player: p})
		}
	}
	switch {
	case len(change.Ratings) == 0:
		return nil, phrase.Errorf("the list has no rating that is new")
	case len(ids) == 0:
		return change, nil
	}
	return steps.Together{Words: change.Label(), Changes: append([]journal.Change{change}, ids...)}, nil
}

// ListMonth reads of when a list is: a month, "2026-10", which is its first day, or a day; "" is not known.
func ListMonth(text string) (model.Date, error) {
	written := text
	if text = strings.TrimSpace(text); len(text) == len("2026-10") {
		text += "-01"
	}
	if _, err := time.Parse(time.DateOnly, text); text != "" && err != nil {
		return "", phrase.Errorf("%q is no month of a rating list. Write year and month, such as 2026-10", written)
	}
	return model.Date(text), nil
}
