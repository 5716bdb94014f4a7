package phrase

import "strings"

// Decimal is a number with a point for its decimals, as it is computed. Where it fills a text in it has the comma of a language
// that has one.
type Decimal string

// Commas is a Language in which decimals have a comma.
type Commas interface {
	Language
	DecimalComma() bool
}

// in is the number as the language writes it.
func (d Decimal) in(l Language) string {
	if c, ok := l.(Commas); ok && c.DecimalComma() {
		return strings.Replace(string(d), ".", ",", 1)
	}
	return string(d)
}

// DecimalComma tells the languages, by BCP 47, that write 4,5: all but these, of those that documents are likely to be in.
func DecimalComma(lang string) bool {
	base, region, _ := strings.Cut(strings.ToLower(lang), "-")
	switch base {
	case "", "en", "ga", "cy", "he", "hi", "ja", "ko", "th", "zh":
		return region == "za" // South Africa
	}
	return !(base == "es" && region == "mx")
}
