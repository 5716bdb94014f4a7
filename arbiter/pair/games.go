package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
)

// moreGames are the games that follow a round in its meeting: the same pairs, with the colours reversed from one to the next.
func moreGames(s *model.Section, round int, ps []model.Pairing, more bool) [][]model.Pairing {
	_, game := s.Meeting(round)
	with := *s
	with.Rounds = append(slices.Clone(s.Rounds[:round-1]), model.Round{Pairings: ps})
	var all [][]model.Pairing
	for n := game + 1; n <= s.Games(); n++ {
		next := len(with.Rounds) + 1
		if s.Planned > 0 && next > s.Planned && !more {
			break // the number of rounds is no multiple of the games
		}
		all = append(all, draw.Reversed(&with, next))
		with.Rounds = append(with.Rounds, model.Round{Pairings: all[len(all)-1]})
	}
	return all
}

// gameAfter enters a round that is another game of the pairs before. Where it stays because the round before was only completed, so
// does what has been played in it.
func gameAfter(s *model.Section, round int, ps []model.Pairing, keep bool) journal.Change {
	if !keep || round > len(s.Rounds) {
		return steps.AddRound{Section: s.ID, Round: round, Pairings: ps}
	}
	return steps.ReplacePairings{Section: s.ID, Round: round, Pairings: asPlayed(ps, s.Rounds[round-1].Pairings)}
}

// asPlayed are the pairings of a game, with the boards that were there already as they are but for their numbers.
func asPlayed(ps, now []model.Pairing) []model.Pairing {
	all := slices.Clone(ps)
	for i, p := range ps {
		for _, q := range now {
			turned := q.Sides == [2]model.ID{p.Sides[1], p.Sides[0]} && q.Outcomes != [2]model.Outcome{}
			if !p.IsBye() && (q.Sides == p.Sides || turned) {
				all[i] = q
				all[i].Board = p.Board
			}
		}
	}
	return all
}

// followed is a change by hand in a round together with what follows from it for the other games of the same pairs: they are paired
// as the round is then, and what was played there stays where the same two sit at the board. It is the change itself where nothing
// follows, or where it cannot be made.
func followed(s *model.Section, round int, c journal.Change) journal.Change {
	if c == nil || s.Games() == 1 {
		return c
	}
	t := &model.Tournament{Sections: []*model.Section{s}, LastID: s.ID}
	made, err := c.Apply(t)
	if err != nil {
		return c
	}
	then := made.Section(s.ID)
	if samePairs(s, then, round) {
		return c
	}
	_, game := s.Meeting(round)
	with := *then
	with.Rounds = slices.Clone(then.Rounds)
	changes := []journal.Change{c}
	for n := round + 1; game+n-round <= s.Games() && n <= len(then.Rounds); n++ {
		with.Rounds[n-1].Pairings = asPlayed(draw.Reversed(&with, n), then.Rounds[n-1].Pairings)
		if !samePairs(then, &with, n) {
			changes = append(changes, steps.ReplacePairings{Section: s.ID, Round: n, Pairings: with.Rounds[n-1].Pairings})
		}
	}
	return steps.OneStep(journal.Label(c, t), changes)
}

// samePairs tells whether a round has the same boards in two sections, whatever their results.
func samePairs(a, b *model.Section, round int) bool {
	if round > len(a.Rounds) || round > len(b.Rounds) {
		return false
	}
	return slices.EqualFunc(a.Rounds[round-1].Pairings, b.Rounds[round-1].Pairings, func(p, q model.Pairing) bool {
		return p.Board == q.Board && p.Sides == q.Sides && (!p.IsBye() || p.Outcomes == q.Outcomes)
	})
}
