package model

import "slices"

// unplaced tells whether a participant has no place in the standings after a round, because the section is in FIDE mode: who was expelled
// from a Swiss by then (VCL4THP.13, question 198), and who has left an all-play-all before half of his games were played (FIDE General
// Regulations for Competitions; question 103). Of those the games count for nobody else either: see Sheet.Counted.
func (s *Section) unplaced(e *Entry, after int) bool {
	switch {
	case !s.FIDE || !e.Competes():
		return false
	case s.Format.Predetermined():
		last, half := s.half(e)
		return !half && after >= last
	}
	return e.Expelled > 0 && after >= e.Expelled-1
}

// half tells whether somebody who has left an all-play-all has played half of the games, but for those that he won because the other did
// not come; and which round he played last. Who has not left has time, and so has who leaves in a round still to come.
func (s *Section) half(e *Entry) (last int, half bool) {
	if gone := e.Gone(); (gone == 0 || gone > len(s.Rounds)+1) && !s.stayedAway(e) {
		return 0, true
	}
	due, games := s.dueGames(), 0
	for r := range s.Rounds {
		switch o := s.outcome(r, e); {
		case o == ForfeitWin:
			due--
		case o.Played():
			games, last = games+1, r+1
		case o == Pending:
			games++
		}
	}
	return last, 2*games >= due
}

// stayedAway tells of an all-play-all of which nobody has entered who left, as in a file of another program, whether somebody whose games
// are all paired has lost more than half of them by forfeit, the last and all before it. A win over somebody who has left breaks no such
// row.
func (s *Section) stayedAway(e *Entry) bool {
	paired, lost, still := 0, 0, true
	for r := len(s.Rounds) - 1; r >= 0; r-- {
		o := s.outcome(r, e)
		switch o {
		case Rest:
			continue
		case ForfeitWin:
			p, _ := s.Rounds[r].Find(e.ID)
			other, _ := s.Entry(p.Sides[1-p.Side(e.ID)])
			still = still && other.Gone() > 0
		default:
			still = still && notCome(o)
		}
		if paired++; still && notCome(o) {
			lost++
		}
	}
	return paired >= s.dueGames() && 2*lost > s.dueGames()
}

// notCome tells whether a game was lost by who did not come, and the other may not have come either.
func notCome(o Outcome) bool { return o == ForfeitLoss || o == DoubleForfeit }

// outcome is what a round, from 0, brought somebody in a game; Rest where he had none. A game that was played and is given to the other,
// as of who is expelled, was played.
func (s *Section) outcome(round int, e *Entry) Outcome {
	p, _ := s.Rounds[round].Find(e.ID)
	if p == nil || p.IsBye() {
		return Rest
	}
	if p.ForRating.Set() && p.ForRating.Outcomes[0].Played() {
		return p.ForRating.Outcomes[p.Side(e.ID)]
	}
	return s.Settle(*p).Outcomes[p.Side(e.ID)]
}

// LeftFrom is the first round in which somebody no longer takes part, 0 for who has not left. In an all-play-all whose rounds were paired
// before he left that is the first of the games that he lost by forfeit, the last and all before it.
func (s *Section) LeftFrom(e *Entry) int {
	from := e.Gone()
	if from == 0 || !s.Format.Predetermined() {
		return from
	}
	for r := min(from-1, len(s.Rounds)); r > 0; r-- {
		switch s.outcome(r-1, e) {
		case ForfeitLoss, DoubleForfeit:
			from = r
		case ForfeitWin, Rest:
		default:
			return from
		}
	}
	return from
}

// AsLeft is an entry that says of who has left from when on, as LeftFrom does: for who reads it.
func (s *Section) AsLeft(e Entry) Entry {
	switch {
	case e.Gone() == 0:
	case e.Gone() == e.Expelled:
		e.Expelled = s.LeftFrom(&e)
	default:
		e.Withdrawn = s.LeftFrom(&e)
	}
	return e
}

// dueGames is how many games everybody has in an all-play-all: all rounds but those in which he rests, where the number is odd.
func (s *Section) dueGames() int {
	rounds, all := s.DueRounds(), s.Competitors()
	if all%2 == 1 {
		rounds -= rounds / all
	}
	return rounds
}

// DueRounds is how many rounds the section has in the end: those that are planned, and of an all-play-all for which none are, those of its
// table.
func (s *Section) DueRounds() int {
	if s.Planned > 0 {
		return s.PlannedRounds()
	}
	return max(len(s.Rounds), s.TableRounds())
}

// TableRounds is how many rounds it takes until everybody has met everybody as often as the format has it, 0 where that is no aim.
func (s *Section) TableRounds() int {
	all := s.Competitors()
	if all == 0 {
		return 0
	}
	once := (all - 1 + all%2) * s.Games()
	switch s.Format {
	case RoundRobin:
		return once
	case DoubleRoundRobin:
		return 2 * once
	case Scheveningen:
		return all / 2 * s.Games()
	}
	return 0
}

// Counted is the sheet as it counts in the standings: without the games against who has left an all-play-all before he had played half of
// them. The sheet itself keeps them, for tables and ratings.
func (sh *Sheet) Counted() *Sheet {
	out := func(l Line) bool { return l.Out }
	if !sh.Predetermined || !slices.ContainsFunc(sh.Lines, out) {
		return sh
	}
	counted := *sh
	counted.Lines = slices.Clone(sh.Lines)
	for i := range counted.Lines {
		l := &counted.Lines[i]
		if l.Out {
			continue
		}
		l.Cells = slices.Clone(l.Cells)
		for r := range l.Cells {
			if c := &l.Cells[r]; c.Opponent >= 0 && sh.Lines[c.Opponent].Out {
				l.Match, l.Games = l.Match-c.Match, l.Games-c.Games
				*c = Cell{Opponent: -1, Outcome: Rest, Pairing: -1}
			}
		}
	}
	return &counted
}
