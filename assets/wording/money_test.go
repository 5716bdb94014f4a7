package wording

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestMoneyInGerman: a comma, and the currency behind.
func TestMoneyInGerman(t *testing.T) {
	german := must.Have(Load("de"))(t)
	for currency, want := range map[string]string{"": "-25,50", "EUR": "-25,50 EUR", "$": "-25,50 $"} {
		if got := german.Word((&model.Tournament{Currency: currency}).Money(-2550)); got != want {
			t.Errorf("in %q it is %q, want %q", currency, got, want)
		}
	}
}
