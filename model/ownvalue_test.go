package model

import "testing"

// TestHundredths: at most seven digits and two decimals, and back again.
func TestHundredths(t *testing.T) {
	for text, want := range map[string]struct {
		h    Hundredths
		back string
	}{
		"12": {1200, "12"}, " 12.5 ": {1250, "12.5"}, "12,05": {1205, "12.05"}, "-3.25": {-325, "-3.25"}, "7½": {750, "7.5"}, "½": {50, "0.5"},
		"-½": {-50, "-0.5"}, "0": {0, "0"}, "100": {10000, "100"}, "1.50": {150, "1.5"}, "9999999.99": {999999999, "9999999.99"},
	} {
		if h, err := ParseHundredths(text); err != nil || h != want.h || h.String() != want.back {
			t.Errorf("%q: %d, %s, %v; want %+v", text, h, h, err, want)
		}
	}
	for _, text := range []string{"", "x", "1x", "1.234", "12345678", "--1", "1.2.3", "-", ".5", "1/2", "5.", "½½", "1:2", "1.x"} {
		if h, err := ParseHundredths(text); err == nil {
			t.Errorf("%q is read as %s", text, h)
		}
	}
}
