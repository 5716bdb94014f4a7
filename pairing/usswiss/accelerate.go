package usswiss

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// accelerations are those of 28R.
var accelerations = []pairing.Acceleration{
	{Code: "added", Name: phrase.New("Added score (US Chess 28R1)"),
		Doc:     phrase.New("The upper half has one point more in the first two rounds, for pairing only."),
		Records: func(s *model.Section) ([]model.Acceleration, error) { return AddedScore(s.Competitors()), nil }},
	{Code: "sixths", Name: phrase.New("Sixths (US Chess 28R3)"),
		Doc:     phrase.New("The first third has two points more and the second one more in the first two rounds, for pairing only."),
		Records: func(s *model.Section) ([]model.Acceleration, error) { return Sixths(s.Competitors()), nil }},
}

// AddedScore accelerates the first two rounds of n participants (28R1): the
// upper half has one point more for pairing, so that in the first round the
// first quarter meets the second and the third the fourth. With an odd half
// the player in the middle counts as upper.
func AddedScore(n int) []model.Acceleration {
	return []model.Acceleration{fictitious(1, (n+3)/4*2, model.One)}
}

// Sixths accelerates the first two rounds of n participants by thirds (28R3):
// the first third has two points more and the second one more, so that in the
// first round the first sixth meets the second, the third the fourth and the
// fifth the last, and in the second round the losers of one third meet the
// winners of the next.
func Sixths(n int) []model.Acceleration {
	third := (n + 5) / 6 * 2
	return []model.Acceleration{
		fictitious(1, third, 2*model.One),
		fictitious(third+1, 2*third, model.One),
	}
}

func fictitious(first, last int, points model.Points) model.Acceleration {
	return model.Acceleration{From: 1, To: 2, First: first, Last: last, Match: points, Games: points}
}
