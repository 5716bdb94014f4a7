package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// AddExtraGame enters a game that counts for rating alone: White's result first, as it is typed on a board.
func AddExtraGame(t *model.Tournament, white, black model.Seat, result string, date model.Date, note string) (journal.Change, error) {
	for _, at := range []model.Seat{white, black} {
		if _, p := t.Seated(at); p == nil {
			return nil, phrase.Errorf("participant %d is not in the event", at.Player)
		}
	}
	outcomes, err := model.ParseResult(result)
	if err != nil {
		return nil, err
	}
	if err := date.Check(); err != nil {
		return nil, err
	}
	c := steps.SetExtraGames{Games: append(slices.Clone(t.ExtraGames),
		model.ExtraGame{White: white, Black: black, Outcomes: outcomes, Date: date, Note: note})}
	_, err = c.Apply(t)
	return c, err
}

// RemoveExtraGame takes one away, by its place in the list from 1.
func RemoveExtraGame(t *model.Tournament, n int) (journal.Change, error) {
	if n < 1 || n > len(t.ExtraGames) {
		return nil, phrase.Errorf("there is no extra game %d: there are %d", n, len(t.ExtraGames))
	}
	return steps.SetExtraGames{Games: slices.Delete(slices.Clone(t.ExtraGames), n-1, n)}, nil
}

// Seats are all players of an event, section by section, who can have an extra game.
func Seats(t *model.Tournament) (all []model.Seat) {
	for _, s := range t.Sections {
		if s.Team() {
			continue
		}
		for e := range s.Everyone() {
			if !e.IsGuest() {
				all = append(all, model.Seat{Section: s.ID, Player: e.ID})
			}
		}
	}
	return all
}
