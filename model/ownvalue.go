package model

import (
	"fmt"
	"strings"

	"wallchart/phrase"
)

// OwnValue is a participant's value of a tie-break that is entered by hand: what a play-off or another event has made of it (VCL4THP.13,
// questions 203 to 207).
type OwnValue struct {
	Who   ID         `json:"who"`
	Value Hundredths `json:"value"`
}

// Hundredths is a number with two decimals, as whole hundredths: 12.5 is 1250.
type Hundredths int64

// String writes no more decimals than it needs: "12.5".
func (h Hundredths) String() string {
	sign := ""
	if h < 0 {
		sign, h = "-", -h
	}
	text := fmt.Sprintf("%s%d.%02d", sign, h/100, h%100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// ParseHundredths reads a number of at most seven digits and two decimals: "12", "-3.25", "12,5", "7½".
func ParseHundredths(text string) (Hundredths, error) {
	wrong := phrase.Errorf("%q is no value. Write a number such as 12 or 12.5", text)
	s := strings.TrimSpace(text)
	s, minus := strings.CutPrefix(s, "-")
	if before, half := strings.CutSuffix(s, "½"); half {
		if s = before + ".5"; before == "" {
			s = "0.5"
		}
	}
	whole, part, point := strings.Cut(strings.ReplaceAll(s, ",", "."), ".")
	if whole == "" || len(whole) > mostDigits || len(part) > 2 || point && part == "" {
		return 0, wrong
	}
	var h Hundredths
	for _, r := range whole + (part + "00")[:2] {
		if r < '0' || r > '9' {
			return 0, wrong
		}
		h = h*10 + Hundredths(r-'0')
	}
	if minus {
		h = -h
	}
	return h, nil
}
