package arbiter

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/usswiss"
	"wallchart/phrase"
)

// Acceleration is a way to accelerate a Swiss: fictitious points, for pairing
// only, written out for the section as it is when they are chosen.
type Acceleration struct {
	Code    string
	Name    phrase.Text
	Doc     phrase.Text
	Records func(s *model.Section) ([]model.Acceleration, error)
}

// Accelerations are the ways there are, none first.
var Accelerations = []Acceleration{
	{"none", phrase.New("None"), phrase.New("Everybody is paired by the points there are."),
		func(*model.Section) ([]model.Acceleration, error) { return nil, nil }},
	{"baku", phrase.New("Baku (FIDE C.04.7)"),
		phrase.New("The upper half of the list has fictitious points in the first half of the rounds. They count for pairing only."),
		pairing.Baku},
	{"added", phrase.New("Added score (US Chess 28R1)"),
		phrase.New("The upper half has one point more in the first two rounds, for pairing only."),
		func(s *model.Section) ([]model.Acceleration, error) { return usswiss.AddedScore(len(s.Entries())), nil }},
	{"sixths", phrase.New("Sixths (US Chess 28R3)"),
		phrase.New("The first third has two points more and the second one more in the first two rounds, for pairing only."),
		func(s *model.Section) ([]model.Acceleration, error) { return usswiss.Sixths(len(s.Entries())), nil }},
}

// Accelerated is which of Accelerations a section has; nil when it has its own.
func Accelerated(s *model.Section) *Acceleration {
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
