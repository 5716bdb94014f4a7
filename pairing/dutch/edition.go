package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
)

// edition is what distinguishes the texts of C.04.3.
type edition struct {
	criteria   []criterion
	mayHaveBye func(*pairing.Field, int) bool
	float      func(*pairing.Field, int, int) pairing.Float
	lastBye    bool // the bye goes to whoever is left over last; there is no C5 and no C9
}

// current is the edition in force from 1 February 2026.
var current = &edition{
	criteria:   criteria2026,
	mayHaveBye: (*pairing.Field).MayHaveBye,
	float:      (*pairing.Field).FloatIn,
}

// before is the edition of 2017, in force until 31 January 2026.
//
// It differs in four points. Any round without a game counts as a downfloat.
// The bye is barred only by an earlier one and by a forfeit win (C2), and goes
// to whoever is left over in the last bracket, there being neither C5 nor C9.
// Its C6 and C7 speak of score differences, not of downfloaters' scores, which
// comes to the same; and its C12 to C19 count all who get the same float again,
// but every moved-down player gets a downfloat whatever happens, so that these
// too order candidates as C14 to C21 do now.
var before = &edition{
	criteria: criteria2026,
	mayHaveBye: func(f *pairing.Field, i int) bool {
		if f.AgainLeftOver(i) {
			return false
		}
		if spared, asked := f.Spared(i); asked {
			return spared
		}
		for _, g := range f.Players[i].Past {
			if g.Outcome == model.PairingBye || g.Outcome == model.ForfeitWin {
				return false
			}
		}
		return true
	},
	float: func(f *pairing.Field, i, round int) pairing.Float {
		if past := f.Players[i].Past; round >= 1 && round <= len(past) && !past[round-1].Outcome.Played() {
			return pairing.Down
		}
		return f.FloatIn(i, round)
	},
	lastBye: true,
}
