package model

import (
	"fmt"
	"math/bits"
	"strings"

	"wallchart/phrase"
)

// Share is a part of something, in hundredths of a percent: 1250 is 12.5 %.
type Share int

// AllShares is the whole.
const AllShares Share = 100_00

// String is the share as it is typed: "12.5%".
func (s Share) String() string { return s.number() + "%" }

// Words is the share as a language writes it.
func (s Share) Words() phrase.Text {
	whole, part, broken := strings.Cut(s.number(), ".")
	if !broken {
		return phrase.New("%s%%", whole)
	}
	return phrase.New("%s.%s%%", whole, part)
}

func (s Share) number() string {
	text := fmt.Sprintf("%d.%02d", s/100, s%100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// Of is the share of an amount that is not below nothing, rounded down to a cent.
func (s Share) Of(c Cents) Cents {
	hi, lo := bits.Mul64(uint64(c), uint64(s))
	q, _ := bits.Div64(hi, lo, uint64(AllShares))
	return Cents(q)
}

// ParseShare reads "20%", "12.5 %", "12,5%": more than nothing and at most all.
func ParseShare(text string) (Share, error) {
	number, percent := strings.CutSuffix(strings.TrimSpace(text), "%")
	c, err := ParseCents(number)
	if !percent || err != nil || strings.Trim(number, "0123456789., \u00a0\u202f") != "" || c <= 0 || Share(c) > AllShares {
		return 0, phrase.Errorf("%q is no share. Write a part of the entry fees, such as 20%% or 12.5%%", text)
	}
	return Share(c), nil
}
