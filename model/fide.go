package model

import "slices"

// FIDE mode (VCL4THP.13, questions 40 to 46): a section says that it is held to be rated by FIDE, and only what FIDE's rules allow can be
// done in it. It begins before the first round. It can be left later, once and for all, and that it was left is kept among what was
// altered.

// FIDELeft tells whether the section was in FIDE mode and left it after its first round.
func (s *Section) FIDELeft() bool {
	return slices.ContainsFunc(s.Altered, func(a Altered) bool { return a.What == AnnouncedFIDE })
}

// FIDEClosed is the last round in which nothing may be corrected in FIDE mode, 0 for none: the one before the last that is paired, and
// of a table, whose rounds are paired beforehand, before the last that is being played (VCL4THP.13, questions 189 to 191).
func (s *Section) FIDEClosed() int {
	if s.Format.Predetermined() {
		return max(0, s.Played()-1)
	}
	return max(0, len(s.Rounds)-1)
}

// DrawsOverWin tells whether two draws are worth more than a win and a loss, which FIDE does not accept (VCL4THP.13, question 74).
func (s *Section) DrawsOverWin() bool {
	v := s.Scoring
	return 2*v.Draw > v.Win+v.Loss || s.Team() && 2*v.MatchDraw > v.MatchWin+v.MatchLoss
}

// ByeOverWin tells whether the pairing-allocated bye is worth more than a win (VCL4THP.13, questions 81 and 83).
func (s *Section) ByeOverWin() bool {
	v := s.Scoring
	return v.PairingBye > v.Win || s.Team() && (v.MatchBye > v.MatchWin || s.Boards > 0 && v.GamesBye > v.Win*Points(s.Boards))
}
