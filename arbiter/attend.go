package arbiter

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// LeavesFrom is the first round that somebody who leaves now does not play any
// more: the next one to be paired, or in an all-play-all, whose rounds are paired
// ahead, the first in which his board is open.
func LeavesFrom(s *model.Section, who model.ID) int {
	if s.Format.Predetermined() {
		for r := range s.Rounds {
			if p, _ := s.Rounds[r].Find(who); p != nil && !p.Done() {
				return r + 1
			}
		}
	}
	return len(s.Rounds) + 1
}

// Leave takes somebody out of the event from a round on. What was played counts
// on. In an all-play-all the games that are paired already are lost by forfeit.
func Leave(s *model.Section, who model.ID, from int) journal.Change {
	if c := Forfeits(s, who, from); c != nil {
		return c
	}
	return journal.Withdraw{Section: s.ID, Who: who, From: from}
}

// Forfeits loses the open games of somebody who leaves an all-play-all, whose
// rounds are paired ahead, from a round on; nil when there are none.
func Forfeits(s *model.Section, who model.ID, from int) journal.Change {
	if !s.Format.Predetermined() {
		return nil
	}
	var steps []journal.Change
	for r := max(from, 1); r <= len(s.Rounds); r++ {
		p, _ := s.Rounds[r-1].Find(who)
		if p == nil || p.Done() {
			continue
		}
		result := journal.Result{model.ForfeitLoss, model.ForfeitWin}
		if p.Side(who) == 1 {
			result[0], result[1] = result[1], result[0]
		}
		steps = append(steps, journal.SetResult{Section: s.ID, Round: r, Board: p.Board, Who: p.Sides[0], Result: result})
	}
	if steps == nil {
		return nil
	}
	words := phrase.Count(len(steps), "%[2]s forfeits %[1]d game from round %[3]d on", "%[2]s forfeits %[1]d games from round %[3]d on",
		len(steps), nameOf(s, who), from)
	return journal.Together{Words: words.String(), Changes: steps}
}

// Return takes a withdrawal back.
func Return(s *model.Section, who model.ID) journal.Change {
	return journal.Withdraw{Section: s.ID, Who: who}
}

// Bye is a round without an opponent: in a round to come a bye asked for, which
// the pairing honours; in one that is there what the participant gets. Pending
// takes it back.
func Bye(s *model.Section, round int, who model.ID, kind model.Outcome) journal.Change {
	if round <= len(s.Rounds) {
		return journal.SetOutcome{Section: s.ID, Round: round, Who: who, Outcome: kind}
	}
	return journal.RequestBye{Section: s.ID, Who: who, Round: round, Bye: kind}
}
