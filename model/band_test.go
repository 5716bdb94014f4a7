package model_test

import (
	"testing"

	"wallchart/model"
)

// TestBands: a limit alone is a band of grades and none of ratings; what is no band has
// no limits.
func TestBands(t *testing.T) {
	const over = 1 << 20
	for text, want := range map[string][2]int{"K-2": {0, 2}, "pk-k": {-1, 0}, "5": {5, 5}, "5–5": {5, 5}, "9+": {9, over}} {
		if from, to, ok := model.GradeBand(text); !ok || from != want[0] || to != want[1] {
			t.Errorf("grades %s are %d to %d, %v", text, from, to, ok)
		}
	}
	for text, want := range map[string][2]int{"U1000": {0, 999}, "Under 2": {0, 1}, "1000-1399": {1000, 1399}, "1400+": {1400, over},
		"over 1": {1, over}, "O9999": {9999, over}, "1-1": {1, 1}} {
		if from, to, ok := model.RatingBand(text); !ok || from != want[0] || to != want[1] {
			t.Errorf("ratings %s are %d to %d, %v", text, from, to, ok)
		}
	}
	for text, read := range map[string]func(string) (int, int, bool){"3-1": model.GradeBand, "grades": model.GradeBand,
		"1400": model.RatingBand,
		"U0":   model.RatingBand, "over 10000": model.RatingBand, "Uxx": model.RatingBand, "1399-1000": model.RatingBand} {
		if from, to, ok := read(text); ok || from != 0 || to != 0 {
			t.Errorf("%s is a band from %d to %d", text, from, to)
		}
	}
	if !model.IsUnrated("UNR") || !model.IsUnrated("unr.") || !model.IsUnrated("Unrated") || model.IsUnrated("U") {
		t.Error("the unrated have other names")
	}
}
