package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
)

// Current is the edition in force from 1 February 2026.
var Current = pairing.Engine{
	Code: "dutch", Name: "FIDE (Dutch) System", Short: "Dutch",
	Rule: "FIDE C.04.3, in force from 1 February 2026",
	Doc: "Score groups from the top; upper half against lower half; floaters, colours and the bye by " +
		"twenty-one criteria in order of importance. The system of nearly all FIDE-rated opens.",
	Kinds: []model.Kind{model.Individual, model.TeamEvent},
	Trf:   "FIDE_DUTCH_2026",
	Pair: func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		return pair(f, o, current)
	},
}
