package model

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/phrase"
)

// Cents is an amount of money in hundredths of the event's currency.
type Cents int64

// What an amount may say in place of a number.
const (
	Free   Cents = -1 // as a participant's own fee: he owes nothing
	InFull Cents = -1 // as what he has paid: all that he owes
)

// String is the amount with two decimals: "25.00".
func (c Cents) String() string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	return fmt.Sprintf("%s%d.%02d", sign, c/100, c%100)
}

// Plain is part of phrase.Varies.
func (c Cents) Plain() any { return phrase.Decimal(c.String()) }

// In is the amount as a language writes it.
func (c Cents) In(l phrase.Language) string { return phrase.Decimals(l, c.String()) }

// mostDigits is how many digits an amount may have before its decimals.
const mostDigits = 7

// ParseCents reads an amount: "25", "25.5", "25,50", "$25", "25.00 EUR". The sign or
// code of a currency is not kept: an event has one currency.
func ParseCents(text string) (Cents, error) {
	wrong := phrase.Errorf("%q is no amount. Write 25 or 25.50", text)
	s := strings.TrimSpace(text)
	at := strings.IndexAny(s, "0123456789")
	end := strings.LastIndexAny(s, "0123456789") + 1
	if at < 0 || !isCurrency(s[:at]) || !isCurrency(s[end:]) {
		return 0, wrong
	}
	s = s[at:end]
	whole, part, _ := strings.Cut(strings.ReplaceAll(s, ",", "."), ".")
	if len(whole) > mostDigits || len(part) > 2 {
		return 0, wrong
	}
	var c Cents
	for _, r := range whole + (part + "00")[:2] {
		if r < '0' || r > '9' {
			return 0, wrong
		}
		c = c*10 + Cents(r-'0')
	}
	return c, nil
}

// isCurrency tells a sign or a code of a currency, or nothing.
func isCurrency(s string) bool {
	s = strings.ToUpper(strings.TrimSpace(s))
	switch s {
	case "", "FR.", "KR", ".-":
		return true
	}
	if code := strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""; code || utf8.RuneCountInString(s) == 1 {
		return code && len(s) == len("USD") || unicode.Is(unicode.Sc, firstRune(s))
	}
	return false
}

// ParsePaid reads what somebody has paid: an amount, or yes, x, ✓ for all that is
// owed; no, 0, a dash or nothing for nothing.
func ParsePaid(text string) (Cents, error) {
	switch s := strings.ToLower(strings.TrimSpace(text)); s {
	case "", "no", "n", "-", "–", "false", "nein":
		return 0, nil
	case "yes", "y", "x", "✓", "✔", "true", "paid", "ja", "ok", "oui", "si", "sí":
		return InFull, nil
	}
	c, err := ParseCents(text)
	if err != nil {
		return 0, phrase.Errorf("%q does not say what was paid. Write yes, no, or the amount, such as 25.00", text)
	}
	return c, nil
}

// ParseFee reads what somebody owes: an amount; 0 or "free" for nothing; an empty
// text for the fee of the section.
func ParseFee(text string) (Cents, error) {
	s := strings.TrimSpace(text)
	if s == "" {
		return 0, nil
	}
	if strings.EqualFold(s, "free") {
		return Free, nil
	}
	c, err := ParseCents(s)
	if err == nil && c == 0 {
		c = Free
	}
	return c, err
}

// Owed is the fee of a participant: his own, or the section's.
func (s *Section) Owed(e *Entry) Cents {
	switch {
	case e.Fee == Free:
		return 0
	case e.Fee != 0:
		return e.Fee
	case !e.Competes():
		return 0
	}
	return s.Fee
}

// PaidBy is what a participant has paid.
func (s *Section) PaidBy(e *Entry) Cents {
	if e.Paid == InFull {
		return s.Owed(e)
	}
	return e.Paid
}

// PaidWords is what stands in a list: "✓" for all that is owed, the amount, or nothing.
func (e *Entry) PaidWords() string { return paidText(e.Paid) }

func paidText(c Cents) string { return cents(c, "✓") }

// feeText is a participant's own fee: an amount, "0.00" for none; nothing where the
// section's counts.
func feeText(c Cents) string { return cents(c, Cents(0).String()) }

func cents(c Cents, special string) string {
	switch {
	case c == 0:
		return ""
	case c < 0:
		return special
	}
	return c.String()
}
