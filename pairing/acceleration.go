package pairing

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Acceleration is a way to accelerate the first rounds: fictitious points, for
// pairing only, written out for a section as it is when they are chosen.
type Acceleration struct {
	Code string // as on the command line: "baku"
	Name phrase.Text
	Doc  phrase.Text // what it does, in a sentence
	// Records are the points, of a section as it is; the error says why it cannot be
	// accelerated so.
	Records func(s *model.Section) ([]model.Acceleration, error)
}
