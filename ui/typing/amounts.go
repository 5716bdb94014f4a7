package typing

import (
	"strings"

	"wallchart/model"
	"wallchart/ui/kit/words"
)

// PlainAmount is one without a currency, which the heading names, as it is written and read in the language of the window.
func PlainAmount(c model.Cents) string { return words.Text((&model.Tournament{}).Money(c)) }

// InCurrency is the heading of a column of amounts that are typed, without a currency of
// their own.
func InCurrency(t *model.Tournament, heading string) string {
	if t.Currency == "" {
		return heading
	}
	return heading + " (" + t.Currency + ")"
}

// NameOf is a name in a sentence, or the number of one who has none yet.
func NameOf(e model.Entry) string {
	if strings.TrimSpace(e.Name) == "" {
		return words.Say("people.number", e.Number)
	}
	return e.Name
}
