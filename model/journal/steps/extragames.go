package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// SetExtraGames replaces the games that count for rating alone.
type SetExtraGames struct {
	Games []model.ExtraGame `json:"games"`
}

// Name is "set-extra-games".
func (SetExtraGames) Name() string { return "set-extra-games" }

// Label is "Extra rated games: 2".
func (c SetExtraGames) Label() phrase.Text { return phrase.New("Extra rated games: %d", len(c.Games)) }

// Apply refuses a game against oneself, or without a result.
func (c SetExtraGames) Apply(t *model.Tournament) (*model.Tournament, error) {
	for _, g := range c.Games {
		switch {
		case g.White == g.Black:
			return nil, model.Problem{What: phrase.New("nobody plays against himself"), Cure: phrase.New("Choose another opponent"), Grave: true}
		case !model.LegalResult(g.Outcomes) || !g.Outcomes[0].Played() || !g.Outcomes[1].Played():
			return nil, model.Problem{What: phrase.New("an extra game has no result that could be rated"),
				Cure: phrase.New("Enter 1-0, 0-1 or ½-½"), Grave: true}
		}
	}
	if slices.Equal(t.ExtraGames, c.Games) {
		return t, nil
	}
	n := *t
	n.ExtraGames = slices.Clone(c.Games)
	return &n, nil
}
