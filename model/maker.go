package model

// Maker is who or what made a board, a bye or an absence of a round. It is recorded when that is made, so that its
// reason can be told later.
type Maker uint8

// Makers.
const (
	UnknownMaker  Maker = iota // another program, or a file of before
	MadeBySystem               // the pairing system, of all who were there
	MadeAsRest                 // the pairing system, of those who were left when others had been laid by hand
	MadeByTable                // a table of all rounds, such as Berger's: who plays whom, and whose number is free
	MadeByHand                 // the arbiter
	MadeOnRequest              // a bye that was asked for before the round was paired
	MadeAtCheckIn              // a bye of somebody who was missing at the check-in
	MadeByAbsence              // somebody who takes no part in the round: not yet entered, withdrawn, expelled
)

var makerNames = []string{"", "system", "rest", "table", "hand", "request", "check-in", "absence"}

// String is "system", "rest", "table", "hand", "request", "check-in", "absence", or nothing where it is not known.
func (m Maker) String() string { return makerNames[m] }

// MarshalText writes what String says.
func (m Maker) MarshalText() ([]byte, error) { return word(uint8(m), "maker", makerNames) }

// UnmarshalText reads what String says.
func (m *Maker) UnmarshalText(text []byte) error {
	return wordOf(text, m, "%q is nobody who makes a pairing; known are %q", makerNames)
}

// WithoutBoard is what leaves a participant without an opponent in a round that is paired, before the system is asked: that he
// takes no part, a bye that was asked for, the check-in. UnknownMaker: nothing of that.
func (e *Entry) WithoutBoard(round int) Maker {
	if !e.Plays(round) {
		return MadeByAbsence
	}
	for _, b := range e.Byes {
		switch {
		case b.Round != round:
		case b.By != UnknownMaker:
			return b.By
		default:
			return MadeOnRequest
		}
	}
	return UnknownMaker
}

// MadeBy records of the pairings of a round who or what made each of them: by, but a bye that the round itself does not give goes by what
// left that participant out. What is recorded already, as boards laid by hand are, stays.
func (s *Section) MadeBy(by Maker, round int, ps []Pairing) {
	for i := range ps {
		p := &ps[i]
		switch {
		case p.By != UnknownMaker:
		case !p.IsBye() || p.Outcomes[0] == PairingBye || p.Outcomes[0] == Rest:
			p.By = by
		default:
			e, _ := s.Entry(p.Sides[0])
			if p.By = e.WithoutBoard(round); p.By == UnknownMaker {
				p.By = s.recorded(round, p.Sides[0])
			}
		}
	}
}

// recorded is who made a bye that the round has already: the arbiter, when nothing else is known of it.
func (s *Section) recorded(round int, who ID) Maker {
	if round <= len(s.Rounds) {
		if was, _ := s.Rounds[round-1].Find(who); was != nil && was.IsBye() && was.By != UnknownMaker {
			return was.By
		}
	}
	return MadeByHand
}
