package arbiter

import (
	"strings"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// What may be said instead of a result for rating.
const (
	NotRated   = "unrated" // the game was played and is not rated
	AsInResult = "back"    // it is rated as the result says
)

// RatedAs are the results that a game may have for rating, in the order of menus.
func RatedAs() []string { return []string{"1-0", "½-½", "0-1", NotRated} }

// ForRating is the step to another result for rating than the one for the standings, on
// a board of a round, for teams on a board of the match: what is typed as a result, not
// rated, or as the result says.
func ForRating(s *model.Section, round, board int, who model.ID, game int, text, reason string) (journal.Change, error) {
	c := steps.SetForRating{Section: s.ID, Round: round, Board: board, Who: who, Game: game, Reason: reason}
	switch strings.ToLower(strings.TrimSpace(text)) {
	case AsInResult:
		c.Reason = ""
	case NotRated:
		result, err := resultAt(s, round, board, who, game)
		if err != nil {
			return nil, err
		}
		c.Result = model.Unrated(result)
	default:
		result, err := model.ParseResult(text)
		if err != nil {
			return nil, err
		}
		if c.Result = result; result[0] == model.Pending {
			return nil, phrase.Errorf("say what the game counts as for rating: a result, or that it is not rated")
		}
	}
	return c, nil
}

// resultAt is the result of a game for the standings.
func resultAt(s *model.Section, round, board int, who model.ID, game int) ([2]model.Outcome, error) {
	p := pair.PairingOf(s, round, board, who)
	switch {
	case p == nil:
		return [2]model.Outcome{}, phrase.Errorf("there is no such board in round %d", round)
	case game < 1 || game > len(p.Games):
		return p.Outcomes, nil // the step itself refuses what is wrong here
	}
	return p.Games[game-1].Outcomes, nil
}
