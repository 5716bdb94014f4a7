package entries

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Expelling is how the arbiter expels a participant (FIDE Laws of Chess, 2023, 12.9.9).
type Expelling struct {
	From   int // first round no longer played; 0 = the next that is to be paired, of a table the first that is not over
	Reason string
	// Opponents gives the games played so far to the opponents, as forfeits. For rating
	// they stay as they were played. Otherwise all results stand.
	Opponents bool
}

// Expel expels a participant, as one step. Open games from the round on are lost by
// forfeit, and the expulsion holds for the rounds that are not paired yet.
func Expel(s *model.Section, who model.ID, how Expelling) (journal.Change, error) {
	e, ok := s.Entry(who)
	if !ok {
		return nil, phrase.Errorf("participant %d is not in %s", who, s.Name)
	}
	next := len(s.Rounds) + 1
	from := ExpelledFrom(s, who, how.From)
	expel := steps.Expel{Section: s.ID, Who: who, From: from, Reason: how.Reason}
	var changes []journal.Change
	if how.Opponents {
		if s.Team() {
			return nil, phrase.Errorf("the matches of a team are not given to its opponents in one step. Enter them one by one")
		}
		changes = given(s, who, from)
	}
	if lost := forfeits(s, who, from); len(lost) > 0 {
		changes = append(changes, lost...)
		expel.From = next
	}
	if len(changes) == 0 {
		return expel, nil
	}
	words := phrase.New("Expel %s from round %d on", e.Name, from)
	if expel.Reason != "" {
		words = phrase.New("Expel %s from round %d on: %s", e.Name, from, expel.Reason)
	}
	return steps.Together{Words: words, Changes: append(changes, expel)}, nil
}

// ExpelledFrom is the first round no longer played by who is expelled from a round on; 0 is the next that is to be paired. Of a table that
// is paired to its end it is the first that is not over.
func ExpelledFrom(s *model.Section, who model.ID, from int) int {
	if s.Format.Predetermined() {
		if first, err := Leaves(s, who, from); err == nil {
			return first
		}
	}
	if from == 0 {
		return len(s.Rounds) + 1
	}
	return from
}

// given are the games that a player has played before a round, given to the opponents
// but rated as they were played.
func given(s *model.Section, who model.ID, before int) []journal.Change {
	var changes []journal.Change
	for r := 1; r < before && r <= len(s.Rounds); r++ {
		p, _ := s.Rounds[r-1].Find(who)
		if p == nil || p.IsBye() || !p.Outcomes[0].Played() {
			continue
		}
		result := steps.Result{model.ForfeitLoss, model.ForfeitWin}
		if p.Side(who) == 1 {
			result[0], result[1] = result[1], result[0]
		}
		rated := steps.Result(p.Outcomes)
		if p.ForRating.Set() {
			rated = p.ForRating.Outcomes
		}
		changes = append(changes, steps.SetResult{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: result},
			steps.SetForRating{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: rated, Reason: expelled})
	}
	return changes
}

// Readmit takes an expulsion back, as one step, with the games that were given to the opponents or lost with it.
func Readmit(s *model.Section, who model.ID) journal.Change {
	var changes []journal.Change
	for r := range s.Rounds {
		p, _ := s.Rounds[r].Find(who)
		if p == nil || p.IsBye() || p.ForRating.Reason != expelled || s.FIDE && s.FIDEClosed(r+1) {
			continue
		}
		changes = append(changes, steps.SetForRating{Section: s.ID, Round: r + 1, Board: p.Board, Who: p.Sides[0]},
			steps.SetResult{Section: s.ID, Round: r + 1, Board: p.Board, Who: p.Sides[0], Result: p.ForRating.Outcomes})
	}
	return reopening(s, who, changes, steps.Expel{Section: s.ID, Who: who})
}

// expelled is why a game counts for rating otherwise, of those that were given to the opponents.
const expelled = "expelled"

// LeftOut tells whether a participant is left out of the next round, by a withdrawal or
// a zero-point bye, and could be back; the round is 0 where there is none to come.
func LeftOut(s *model.Section, e *model.Entry) (round int, out bool) {
	next := len(s.Rounds) + 1
	if s.Planned > 0 && next > s.PlannedRounds() {
		return 0, false
	}
	return next, e.Expelled == 0 && (e.Withdrawn > 0 && e.Withdrawn <= next || e.Bye(next) == model.ZeroBye)
}

// Back takes somebody in again who was left out of the next round: the withdrawal, or
// the bye without points, goes.
func Back(s *model.Section, who model.ID) (journal.Change, error) {
	e, ok := s.Entry(who)
	if !ok {
		return nil, phrase.Errorf("participant %d is not in %s", who, s.Name)
	}
	next, out := LeftOut(s, &e)
	switch {
	case e.Expelled > 0:
		return nil, phrase.Errorf("%s is expelled from round %d on. Take the expulsion back first", e.Name, e.Expelled)
	case next == 0:
		return nil, phrase.Errorf("there is no round to come in %s", s.Name)
	case !out:
		return nil, phrase.Errorf("%s is not left out of round %d", e.Name, next)
	}
	var changes []journal.Change
	if e.Withdrawn > 0 && e.Withdrawn <= next {
		changes = append(changes, Return(s, who))
	}
	if e.Bye(next) == model.ZeroBye {
		changes = append(changes, Bye(s, who, next, model.Pending))
	}
	return steps.Together{Words: phrase.New("%s is back", e.Name), Changes: changes}, nil
}

// BackAll takes all of them in again who were left out of the next round, as one step. The error is of the first who was not,
// where nobody was.
func BackAll(s *model.Section, who ...model.ID) (journal.Change, error) {
	var changes []journal.Change
	var refused error
	for _, id := range who {
		step, err := Back(s, id)
		if err == nil {
			changes = append(changes, step)
		} else if refused == nil {
			refused = err
		}
	}
	switch {
	case len(changes) > 0:
		return steps.OneStep(phrase.Count(len(changes), "%d participant is back", "%d participants are back"), changes), nil
	case refused == nil:
		refused = phrase.Errorf("say who is back")
	}
	return nil, refused
}
