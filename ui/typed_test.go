package ui

import (
	"testing"

	"wallchart/model"
)

func TestParseTyped(t *testing.T) {
	for text, want := range map[string]struct {
		own, other model.Outcome
		number     int
	}{
		"1": {model.Win, model.Loss, 0}, "0": {model.Loss, model.Win, 0}, "5": {model.Draw, model.Draw, 0}, "=": {model.Draw, model.Draw, 0},
		"½": {model.Draw, model.Draw, 0}, "W": {model.Win, model.Loss, 0}, "W12": {model.Win, model.Loss, 12}, "d7": {model.Draw, model.Draw, 7},
		"12w1": {model.Win, model.Loss, 12}, "7b½": {model.Draw, model.Draw, 7}, "w1": {model.Win, model.Loss, 0},
		"+": {model.ForfeitWin, model.ForfeitLoss, 0}, "-": {model.ForfeitLoss, model.ForfeitWin, 0}, "x": {model.DoubleForfeit, model.DoubleForfeit, 0},
		"": {model.Pending, model.Pending, 0},
	} {
		got, number, err := parseTyped(text, false, true, 0)
		if err != nil || got.own != want.own || got.other != want.other || number != want.number {
			t.Errorf("%q: %v against %v, number %d, %v; want %v", text, got.own, got.other, number, err, want)
		}
	}
	for _, text := range []string{"2", "win", "3.5", "W12x", "1-0-1", "12w", "12b"} {
		if got, _, err := parseTyped(text, false, true, 0); err == nil {
			t.Errorf("%q was taken for %v", text, got)
		}
	}
}

func TestParseTypedMatch(t *testing.T) {
	for text, want := range map[string][2]model.Points{"3.5": {7, 1}, "3½": {7, 1}, "2-2": {4, 4}, "W6,3.5": {7, 1}, "0.5-3.5": {1, 7}, "4": {8, 0}} {
		got, _, err := parseTyped(text, true, true, 8)
		if err != nil || !got.isScore || got.score != want || got.own != model.MatchOutcomes(want)[0] {
			t.Errorf("%q: %v, %v; want %v", text, got, err, want)
		}
	}
	for _, text := range []string{"5", "4.5", "x1", "W", "3.3", "-1"} {
		if got, _, err := parseTyped(text, true, true, 8); err == nil {
			t.Errorf("%q was taken for %v", text, got)
		}
	}
}

func TestParseTypedBye(t *testing.T) {
	for text, want := range map[string]model.Outcome{"B": model.PairingBye, "-B-": model.PairingBye, "-H-": model.HalfBye, "u": model.ZeroBye, "F": model.FullBye} {
		if got, _, err := parseTyped(text, false, false, 0); err != nil || got.own != want {
			t.Errorf("%q: %v, %v; want %v", text, got.own, err, want)
		}
	}
	if got, _, err := parseTyped("W", false, false, 0); err == nil {
		t.Errorf("a win without an opponent was taken for %v", got.own)
	}
}
