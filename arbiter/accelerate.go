package arbiter

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/systems"
	"wallchart/phrase"
)

// Accelerations are the ways to accelerate a Swiss, none first, and then those of all
// pairing systems: a section may have any of them, whatever pairs it.
var Accelerations = append([]pairing.Acceleration{
	{Code: "none", Name: phrase.New("None"), Doc: phrase.New("Everybody is paired by the points there are."),
		Records: func(*model.Section) ([]model.Acceleration, error) { return nil, nil }},
}, systems.Accelerations()...)

// Accelerated is which of Accelerations a section has; nil when it has its own.
func Accelerated(s *model.Section) *pairing.Acceleration {
	for i := range Accelerations {
		if as, err := Accelerations[i].Records(s); err == nil && slices.Equal(as, s.Acceleration) {
			return &Accelerations[i]
		}
	}
	return nil
}

// AccelerationLines say who has how many points more, and when.
func AccelerationLines(as []model.Acceleration) []phrase.Text {
	var lines []phrase.Text
	for _, a := range as {
		points := a.Games
		if a.Match != 0 {
			points = a.Match
		}
		lines = append(lines, phrase.New("Numbers %d to %d: %s more in rounds %d to %d", a.First, a.Last, points.Fraction(), a.From, a.To))
	}
	return lines
}
