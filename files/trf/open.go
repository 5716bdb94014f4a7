package trf

import "wallchart/model"

// unknownResult is the letter of a game that has no result: it is still to be played, or adjourned. TRF26 takes no blank there. What
// it is worth stands in record 162 under X: nothing, as the points of the file count it (without an X readers take it for a draw).
const unknownResult = '?'

// letter is the letter of an outcome in the file's edition.
func (wr *writer) letter(o model.Outcome) byte {
	if o == model.Pending && wr.o.Edition == TRF26 {
		return unknownResult
	}
	return o.TRF()
}

// open tells whether the file has a game without a result.
func (wr *writer) open() bool {
	for r := range wr.s.Rounds {
		for i := range wr.s.Rounds[r].Pairings {
			if p := &wr.s.Rounds[r].Pairings[i]; !p.Done() && (!wr.s.Team() || len(p.Games) > 0) {
				return true
			}
		}
	}
	return false
}
