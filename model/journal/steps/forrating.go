package steps

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetForRating says that a game counts otherwise for rating than its result says, or
// with no result that it counts as it says. Standings and pairings never read it.
type SetForRating struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"`  // names the pairing where Board is 0
	Game    int      `json:"game,omitempty"` // board within a match of teams, from 1
	Result  Result   `json:"result"`         // the side named first first
	Reason  string   `json:"reason,omitempty"`
}

// Name is "set-for-rating".
func (SetForRating) Name() string { return "set-for-rating" }

// Label is "For rating ½-½, round 3 board 4".
func (c SetForRating) Label() phrase.Text {
	place := journal.Where(c.Round, c.Board)
	if c.Game > 0 {
		place = phrase.New("%s, board %d of the match", place, c.Game)
	}
	switch {
	case c.Result == (Result{}):
		return phrase.New("Rated as the result says, %s", place)
	case strings.TrimSpace(c.Reason) != "":
		return phrase.New("For rating %s, %s: %s", model.ResultText(c.Result), place, strings.TrimSpace(c.Reason))
	}
	return phrase.New("For rating %s, %s", model.ResultText(c.Result), place)
}

// Apply refuses a game without a result, and what the result says already.
func (c SetForRating) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		result, correct := p.Outcomes, &p.ForRating
		switch {
		case p.IsBye():
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		case !s.Team() && c.Game != 0:
			return at.refuse("Leave the board of the match out", "this is a game between two players, not a team match")
		case s.Team() && len(p.Games) == 0:
			return at.refuse("Enter the boards of the match first", "only the score of the match is known, and games are rated")
		case s.Team() && (c.Game < 1 || c.Game > len(p.Games)):
			return at.refuseWith(phrase.New("Choose a board from 1 to %d", len(p.Games)), "the match has no board %d", c.Game)
		case s.Team():
			p.Games = slices.Clone(p.Games)
			g := &p.Games[c.Game-1]
			result, correct = g.Outcomes, &g.ForRating
		}
		switch {
		case !model.LegalResult(c.Result):
			return at.refuse("Write 1-0, 0-1, ½-½, + -, - + or - -", "%s for one side and %s for the other is not a result",
				c.Result[0], c.Result[1])
		case c.Result == Result{}:
			*correct = model.ForRating{}
			return nil
		case result[0] == model.Pending:
			return at.refuse("Enter the result for the standings first", "the game has no result yet")
		case c.Result == result:
			return at.refuse("Nothing needs to be done", "the result for the standings is %s, too", model.ResultText(result))
		}
		*correct = model.ForRating{Outcomes: c.Result, Reason: strings.TrimSpace(c.Reason)}
		return nil
	})
}

// resolved drops what was said of the rating of a game whose result was cleared, or is
// now the one that was said.
func resolved(p *model.Pairing) {
	if p.ForRating.Set() && (p.Outcomes[0] == model.Pending || p.Outcomes == p.ForRating.Outcomes) {
		p.ForRating = model.ForRating{}
	}
	for b := range p.Games {
		if g := &p.Games[b]; g.ForRating.Set() && (g.Outcomes[0] == model.Pending || g.Outcomes == g.ForRating.Outcomes) {
			p.Games = slices.Clone(p.Games)
			p.Games[b].ForRating = model.ForRating{}
		}
	}
}
