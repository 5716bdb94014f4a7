package model_test

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestMoneyBearsItsCurrency: a sign stands before the amount, a code or an abbreviation with a blank between.
func TestMoneyBearsItsCurrency(t *testing.T) {
	for _, c := range []struct {
		currency string
		amount   model.Cents
		want     string
	}{
		{"", 2550, "25.50"}, {"$", 2550, "$25.50"}, {"€", 9, "€0.09"}, {"EUR", 2500, "EUR 25.00"}, {"kr", 0, "kr 0.00"},
		{"Fr.", 123456700, "Fr. 1234567.00"}, {"$", -250, "-$2.50"}, {"EUR", -1, "-EUR 0.01"}, {"", -100, "-1.00"},
	} {
		if got := (&model.Tournament{Currency: c.currency}).Money(c.amount).String(); got != c.want {
			t.Errorf("%d in %q is %q, want %q", c.amount, c.currency, got, c.want)
		}
	}
}

func TestCurrenciesAreRead(t *testing.T) {
	for text, want := range map[string]string{"": "", " ": "", "eur": "EUR", " USD ": "USD", "$": "$", "€": "€", "A$": "A$", "kr": "kr",
		"Fr.": "Fr.", "zł": "zł", "Kčs": "Kčs", "R$": "R$", "R.": "R."} {
		if got, err := model.ParseCurrency(text); err != nil || got != want {
			t.Errorf("%q is %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"euro5", "25", ".", "..", "-", "dollars", "a b", "+"} {
		if got, err := model.ParseCurrency(text); err == nil || got != "" || !strings.Contains(err.Error(), "such as EUR") {
			t.Errorf("%q is read as %q, %v", text, got, err)
		}
	}
	for text, want := range map[string]model.Cents{"25 SEK": 2500, "¥300": 30000, "25 kr": 2500, "PLN 3.5": 350} {
		if got, err := model.ParseCents(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"25 AB", "25 ABCD", "25 !", "25 #"} {
		if _, err := model.ParseCents(text); err == nil {
			t.Errorf("%q is an amount", text)
		}
	}
}
