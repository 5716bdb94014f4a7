package model

// Outcome is what happened to one participant in one round. It is closed: every
// place that asks something of an outcome asks the matrix below, so that a new
// question is a new column and not a chain of ifs.
type Outcome uint8

// Outcomes. Pending comes first because a board that has just been paired has
// no result.
const (
	Pending       Outcome = iota // paired, result not yet known
	Win                          // won over the board
	Draw                         // drawn over the board
	Loss                         // lost over the board
	UnratedWin                   // won, but not for rating (fewer than one move)
	UnratedDraw                  // drawn, not for rating
	UnratedLoss                  // lost, not for rating
	ForfeitWin                   // the opponent did not appear
	ForfeitLoss                  // did not appear
	DoubleForfeit                // neither appeared
	PairingBye                   // no opponent was left: the pairing-allocated bye
	FullBye                      // a bye given for a full point
	HalfBye                      // a bye asked for, half a point
	ZeroBye                      // a bye asked for, no point
	Absent                       // not in the round: late, withdrawn, missing
	Rest                         // the free round of an all-play-all with an odd field
	Outcomes                     // how many there are; not an outcome
)

// Worth names the entry of the event's Scoring that an outcome is paid from.
type Worth uint8

// The entries of Scoring.
const (
	WorthNothing Worth = iota
	WorthWin
	WorthDraw
	WorthLoss
	WorthAbsent
	WorthPairingBye
	WorthFullBye
	WorthHalfBye
)

type trait struct {
	name      string
	worth     Worth
	paired    bool // there is a scheduled opponent
	played    bool // decided over the board
	rated     bool
	voluntary bool // an unplayed round of the participant's own choosing: FIDE C.07 (2026) 16.1.2
	colour    bool // the colour counts in the colour history
	trf       byte // letter in a FIDE report file
	us        byte // letter in a US wall chart
	opposite  Outcome
}

var traits = [Outcomes]trait{
	Pending:       {"not played yet", WorthNothing, true, false, false, false, false, ' ', ' ', Pending},
	Win:           {"win", WorthWin, true, true, true, false, true, '1', 'W', Loss},
	Draw:          {"draw", WorthDraw, true, true, true, false, true, '=', 'D', Draw},
	Loss:          {"loss", WorthLoss, true, true, true, false, true, '0', 'L', Win},
	UnratedWin:    {"unrated win", WorthWin, true, true, false, false, true, 'W', 'W', UnratedLoss},
	UnratedDraw:   {"unrated draw", WorthDraw, true, true, false, false, true, 'D', 'D', UnratedDraw},
	UnratedLoss:   {"unrated loss", WorthLoss, true, true, false, false, true, 'L', 'L', UnratedWin},
	ForfeitWin:    {"forfeit win", WorthWin, true, false, false, false, false, '+', 'X', ForfeitLoss},
	ForfeitLoss:   {"forfeit loss", WorthAbsent, true, false, false, true, false, '-', 'F', ForfeitWin},
	DoubleForfeit: {"double forfeit", WorthAbsent, true, false, false, true, false, '-', 'F', DoubleForfeit},
	PairingBye:    {"pairing-allocated bye", WorthPairingBye, false, false, false, false, false, 'U', 'B', Pending},
	FullBye:       {"full-point bye", WorthFullBye, false, false, false, false, false, 'F', 'B', Pending},
	HalfBye:       {"half-point bye", WorthHalfBye, false, false, false, true, false, 'H', 'H', Pending},
	ZeroBye:       {"zero-point bye", WorthAbsent, false, false, false, true, false, 'Z', 'U', Pending},
	Absent:        {"absent", WorthAbsent, false, false, false, true, false, 'Z', 'U', Pending},
	Rest:          {"rest", WorthNothing, false, false, false, false, false, 'Z', '-', Pending},
}

// String names the outcome in words: "half-point bye".
func (o Outcome) String() string { return traits[o].name }

// Worth says which entry of the Scoring pays for the outcome.
func (o Outcome) Worth() Worth { return traits[o].worth }

// Paired tells whether the outcome has a scheduled opponent.
func (o Outcome) Paired() bool { return traits[o].paired }

// Played tells whether the game was decided over the board.
func (o Outcome) Played() bool { return traits[o].played }

// Rated tells whether the game counts for rating.
func (o Outcome) Rated() bool { return traits[o].rated }

// Voluntary tells whether the round is a voluntary unplayed round (VUR) in the
// sense of FIDE C.07 (March 2026) 16.1.2: a forfeit loss, or a bye of less than
// a win that was asked for.
func (o Outcome) Voluntary() bool { return traits[o].voluntary }

// Coloured tells whether the colour of the round enters the colour history.
func (o Outcome) Coloured() bool { return traits[o].colour }

// TRF is the result letter in a FIDE tournament report file.
func (o Outcome) TRF() byte { return traits[o].trf }

// US is the letter in a US wall chart: W L D, X F for forfeits, B H U for byes.
func (o Outcome) US() byte { return traits[o].us }

// Opposite is what the opponent gets when this is the ordinary result of the
// game; Pending where there is no opponent.
func (o Outcome) Opposite() Outcome { return traits[o].opposite }

// IsWin, IsDraw and IsLoss ask for the result of a game played over the board.
func (o Outcome) IsWin() bool { return o == Win || o == UnratedWin }

// IsDraw tells a draw over the board.
func (o Outcome) IsDraw() bool { return o == Draw || o == UnratedDraw }

// IsLoss tells a loss over the board.
func (o Outcome) IsLoss() bool { return o == Loss || o == UnratedLoss }

// Halves is what was made over the board, in half points: 2 for a win, 1 for a draw, else 0, whatever the scoring.
func (o Outcome) Halves() int {
	switch {
	case o.IsWin():
		return 2
	case o.IsDraw():
		return 1
	}
	return 0
}

// Unplayed tells a round of the participant that was finished without a game:
// any bye, forfeit or absence, but not a rest and not a pending board.
func (o Outcome) Unplayed() bool { return o != Pending && o != Rest && !o.Played() }

// IsBye tells a round without an opponent that belongs to the participant: any
// bye, or an absence.
func (o Outcome) IsBye() bool { return o >= PairingBye && o <= Absent }
