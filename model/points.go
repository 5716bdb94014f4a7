package model

import (
	"strconv"
	"strings"

	"wallchart/phrase"
)

// Points counts half points: Points(7) is 3½. All scores of an event, game
// points and match points alike, are Points; nothing here is a float.
type Points int32

// Half is the smallest step of a score, One a whole point.
const (
	Half Points = 1
	One  Points = 2
)

// String writes one decimal: "3.5", "4.0", "-0.5".
func (p Points) String() string {
	sign := ""
	if p < 0 {
		sign, p = "-", -p
	}
	return sign + strconv.Itoa(int(p/2)) + [...]string{".0", ".5"}[p%2]
}

// Plain is part of phrase.Varies.
func (p Points) Plain() any { return phrase.Decimal(p.String()) }

// In is the number as a language writes it.
func (p Points) In(l phrase.Language) string { return phrase.Decimals(l, p.String()) }

// Short writes a whole number without its decimal: "4", "3.5".
func (p Points) Short() string { return strings.TrimSuffix(p.String(), ".0") }

// Fraction writes what an arbiter writes: "3½", "½", "4", "0".
func (p Points) Fraction() string {
	if p < 0 {
		return "-" + (-p).Fraction()
	}
	whole := strconv.Itoa(int(p / 2))
	switch {
	case p%2 == 0:
		return whole
	case p == 1:
		return "½"
	}
	return whole + "½"
}

// ParsePoints reads "3", "3.5", "3,5", "3½", "½", ".5", "3 1/2" and "1/2".
// Anything that is not a whole number of half points is refused.
func ParsePoints(text string) (Points, error) {
	s := strings.TrimSpace(text)
	sign := Points(1)
	if rest, ok := strings.CutPrefix(s, "-"); ok {
		sign, s = -1, rest
	}
	for _, half := range []string{"½", " 1/2", "1/2"} {
		if whole, ok := strings.CutSuffix(s, half); ok {
			if n, err := wholePoints(strings.TrimSpace(whole)); err == nil {
				return sign * (n + Half), nil
			}
			return 0, badPoints(text)
		}
	}
	whole, frac, _ := strings.Cut(strings.ReplaceAll(s, ",", "."), ".")
	n, err := wholePoints(whole)
	if err != nil || s == "" || s == "." || s == "," {
		return 0, badPoints(text)
	}
	switch strings.TrimRight(frac, "0") {
	case "":
		return sign * n, nil
	case "5":
		return sign * (n + Half), nil
	}
	return 0, badPoints(text)
}

func wholePoints(s string) (Points, error) {
	if s == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(s, 10, 16)
	return Points(n) * One, err
}

func badPoints(text string) error {
	return phrase.Errorf("%q is not a score: write whole or half points, such as 3, 3.5 or 3½", text)
}

// Rating is a playing strength; 0 means unrated.
type Rating int32

// String writes the rating, or "unr." for none.
func (r Rating) String() string {
	if r == 0 {
		return "unr."
	}
	return strconv.Itoa(int(r))
}
