package model

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/phrase"
)

// Money is an amount in the event's currency, as a language writes it: "$25.00", "EUR
// 25.00", in German "25,00 EUR".
func (t *Tournament) Money(c Cents) phrase.Text {
	sign := ""
	if c < 0 {
		sign = "-"
	}
	whole, part, _ := strings.Cut(strings.TrimPrefix(c.String(), "-"), ".")
	switch {
	case t.Currency == "":
		return phrase.New("%s%s.%s", sign, whole, part)
	case unicode.IsLetter(firstRune(t.Currency)):
		return phrase.New("%s%s %s.%s", sign, t.Currency, whole, part)
	}
	return phrase.New("%s%s%s.%s", sign, t.Currency, whole, part)
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// mostCurrency is how many characters the name of a currency may have: "Fr.", "Kčs".
const mostCurrency = 4

// ParseCurrency reads what a currency is called: a code of three letters (ISO 4217), a
// sign such as $ or €, or an abbreviation such as kr or Fr.; nothing for none.
func ParseCurrency(text string) (string, error) {
	s := strings.TrimSpace(text)
	if s == "" {
		return "", nil
	}
	letters := 0
	for _, r := range s {
		switch {
		case unicode.IsLetter(r):
			letters++
		case unicode.Is(unicode.Sc, r) || r == '.' && letters > 0:
		default:
			letters = mostCurrency + 1
		}
	}
	if utf8.RuneCountInString(s) > mostCurrency || letters > mostCurrency {
		return "", phrase.Errorf("%q is no currency. Write its code, such as EUR, or its sign, such as $", text)
	}
	if letters == 3 && len(s) == 3 {
		s = strings.ToUpper(s)
	}
	return s, nil
}
