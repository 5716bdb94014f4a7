package model

import (
	"slices"
	"strings"
)

// FIDE mode (VCL4THP.13, questions 40 to 46): a section says that it is held to be rated by FIDE, and only what FIDE's rules allow can be
// done in it. It begins before the first round; of a section that came as another program's report file it can begin later, before a
// round is paired here. It can be left later, once and for all, and that it was left is kept among what was altered.

// FIDELeft tells whether the section was in FIDE mode and left it after its first round.
func (s *Section) FIDELeft() bool {
	return slices.ContainsFunc(s.Altered, func(a Altered) bool { return a.What == AnnouncedFIDE })
}

// Imported tells whether the section came from another program's report file with all the rounds that are paired.
func (s *Section) Imported() bool {
	for n := 1; n <= len(s.Rounds); n++ {
		if s.Paired(n) && !slices.ContainsFunc(s.Compared, func(c Compared) bool { return c.When == AtImport && c.Round == n }) {
			return false
		}
	}
	return len(s.Rounds) > 0
}

// OwnType tells whether the section came as a report file whose type of tournament is no regulation's (CUSTOM_… in record 192) and names
// no system that is known, and nobody has chosen one since. A table needs none.
func (s *Section) OwnType() bool {
	return s.System == "" && !s.Format.Predetermined() && slices.ContainsFunc(s.Extra, func(e Extra) bool {
		return e.Key == "192" && OwnType(e.Text)
	})
}

// OwnType tells whether a type of tournament, as record 192 has it, is no regulation's.
func OwnType(code string) bool {
	return strings.HasPrefix(strings.ToUpper(strings.TrimSpace(code)), "CUSTOM_")
}

// FIDEClosed tells whether nothing may be corrected in a round in FIDE mode. An error is corrected until the round after it is over; after
// that, for rating alone (C.04.2, 4.3, of 2026; VCL4THP.13, questions 189 to 191). So while a round is being played the one before it is
// open too, and when it is over it is itself the only one: with four rounds paired and a board of the fourth open, round 2 is closed; with
// none open, round 3. That another round is paired ends the one before it, whatever of that is adjourned; not so in a table, whose rounds
// are paired beforehand, and in whose later rounds somebody may have played early. Games of one meeting are a round there.
func (s *Section) FIDEClosed(round int) bool {
	next := s.following(round)
	for s.emptied(next) {
		next += s.Games()
	}
	return s.over(next) || !s.Format.Predetermined() && next < s.underway()
}

// stoodOn tells whether another round has been paired on a round; of a table, whether the round after it has begun.
func (s *Section) stoodOn(round int) bool {
	next := s.following(round)
	if !s.Format.Predetermined() {
		return next <= len(s.Rounds)
	}
	for n := next; n < next+s.Games() && n <= len(s.Rounds); n++ {
		if s.hasResults(n) && !s.emptied(n) {
			return true
		}
	}
	return false
}

// following is the first round of the meeting after that of a round.
func (s *Section) following(round int) int {
	meeting, _ := s.Meeting(round)
	return meeting*s.Games() + 1
}

// over tells whether the games from a round to the end of its meeting have results.
func (s *Section) over(round int) bool {
	end := round + s.Games() - 1
	if end > len(s.Rounds) {
		return false
	}
	for n := round; n <= end; n++ {
		if len(s.Rounds[n-1].Pairings) == 0 || len(s.Rounds[n-1].Open()) > 0 {
			return false
		}
	}
	return true
}

// underway is the last round that is paired, of several games in a row the first.
func (s *Section) underway() int {
	n := len(s.Rounds)
	return n - (n+s.Games()-1)%s.Games()
}

// DrawsOverWin tells whether two draws are worth more than a win and a loss, which FIDE does not accept (VCL4THP.13, question 74).
func (s *Section) DrawsOverWin() bool {
	v := s.Scoring
	return 2*v.Draw > v.Win+v.Loss || s.Team() && 2*v.MatchDraw > v.MatchWin+v.MatchLoss
}

// ByeUnderNothing tells whether the pairing-allocated bye takes points away: with 1, ½ and 0 it is worth one of these (VCL4THP.13,
// question 83).
func (s *Section) ByeUnderNothing() bool {
	v := s.Scoring
	return v.PairingBye < 0 || s.Team() && (v.MatchBye < 0 || v.GamesBye < 0)
}

// ByeOverWin tells whether the pairing-allocated bye is worth more than a win (VCL4THP.13, questions 81 and 83).
func (s *Section) ByeOverWin() bool {
	v := s.Scoring
	return v.PairingBye > v.Win || s.Team() && (v.MatchBye > v.MatchWin || s.Boards > 0 && v.GamesBye > v.Win*Points(s.Boards))
}

// AdjournOpen is the section with the games of the rounds before one registered as adjourned that have no result, as FIDE mode registers
// them when that round is paired (VCL4THP.13, question 159); the section itself where there are none. A table waits for no result, and
// neither does another game of the same pairs.
func (s *Section) AdjournOpen(round int) *Section {
	if !s.FIDE || s.Format.Predetermined() {
		return s
	}
	_, game := s.Meeting(round)
	with := s
	for r := range min(round-game, len(s.Rounds)) {
		if len(s.Rounds[r].Awaited()) == 0 {
			continue
		}
		if with == s {
			own := *s
			own.Rounds, with = slices.Clone(s.Rounds), &own
		}
		ps := slices.Clone(s.Rounds[r].Pairings)
		for i := range ps {
			if ps[i].Awaited() {
				ps[i].Adjourn(true)
			}
		}
		with.Rounds[r].Pairings = ps
	}
	return with
}

// Paired tells whether a round has boards.
func (s *Section) Paired(round int) bool {
	return round <= len(s.Rounds) && slices.ContainsFunc(s.Rounds[round-1].Pairings, func(p Pairing) bool { return !p.IsBye() })
}

// PairedSince is the last round in which two are paired who were not before a change; 0 for none.
func (s *Section) PairedSince(before *Section) int {
	for n := len(s.Rounds); n > 0; n-- {
		if s.Paired(n) && (!before.Paired(n) || s.pairedAnew(before, n)) {
			return n
		}
	}
	return 0
}

// pairedAnew tells whether a round has two opponents who met others in it before.
func (s *Section) pairedAnew(before *Section, round int) bool {
	was, is := &before.Rounds[round-1], s.Rounds[round-1].Pairings
	if same(was.Pairings, is) {
		return false
	}
	return slices.ContainsFunc(is, func(p Pairing) bool {
		had, _ := was.Find(p.Sides[0])
		return !p.IsBye() && (had == nil || had.Side(p.Sides[1]) < 0)
	})
}

// Register registers as adjourned what has no result before a round that is paired by a change.
func (s *Section) Register(before *Section) {
	if n := s.PairedSince(before); n > 0 {
		*s = *s.AdjournOpen(n)
	}
}
