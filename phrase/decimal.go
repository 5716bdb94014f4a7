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

// In is the number as the language writes it.
func (d Decimal) In(l Language) string { return Decimals(l, string(d)) }

// Decimals is a text of numbers, "1 + 0.5 = 1.5", as the language writes these: every point between digits is a comma where
// decimals have one.
func Decimals(l Language, s string) string {
	if c, ok := l.(Commas); !ok || !c.DecimalComma() || !strings.Contains(s, ".") {
		return s
	}
	digit := func(at int) bool { return at >= 0 && at < len(s) && '0' <= s[at] && s[at] <= '9' }
	all := []byte(s)
	for i := range all {
		if s[i] == '.' && digit(i-1) && digit(i+1) {
			all[i] = ','
		}
	}
	return string(all)
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
