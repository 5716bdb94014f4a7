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

// half tells whether somebody has played, or can still play, half of the games of an all-play-all, but for those that he won because the
// other did not come; and which round he played last. Who withdraws when all rounds are paired loses what is left by forfeit, so that is
// what tells that he has left.
func (s *Section) half(e *Entry) (last int, half bool) {
	due, games, paired := s.dueGames(), 0, 0
	for r := range s.Rounds {
		p, _ := s.Rounds[r].Find(e.ID)
		if p == nil || p.IsBye() {
			continue
		}
		paired++
		switch o := s.Settle(*p).Outcomes[p.Side(e.ID)]; {
		case o == ForfeitWin:
			due--
		case o.Played():
			games, last = games+1, r+1
		case o == Pending:
			games++
		}
	}
	if e.Gone() == 0 {
		games += max(0, s.dueGames()-paired)
	}
	return last, 2*games >= due
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
