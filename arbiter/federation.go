package arbiter

import (
	_ "embed"
	"slices"
	"strings"
	"wallchart/arbiter/rank"

	"wallchart/phrase"
)

//go:embed federations.tsv
var federationList string

// federation is one of FIDE's directory.
type federation struct {
	code    string
	country string // its name in English
	other   string // what the country is in other lists, where that is another code: "DEU"
}

func federations() (all []federation) {
	for line := range strings.Lines(federationList) {
		cells := append(strings.Split(strings.TrimSpace(line), "\t"), "")
		all = append(all, federation{cells[0], cells[1], cells[2]})
	}
	return all
}

// ReadFederation reads a federation's code, or the country's name in English. What
// FIDE does not have is refused, with the nearest that it has.
func ReadFederation(text string) (string, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return "", nil
	}
	for _, f := range federations() {
		if strings.EqualFold(f.code, text) || strings.EqualFold(f.country, text) {
			return f.code, nil
		}
	}
	if f, ok := nearestFederation(text); ok {
		return "", phrase.Errorf("%q is not the code of a federation; the nearest is %s (%s)", text, f.code, f.country)
	}
	return "", phrase.Errorf("%q is not the code of a federation; write three letters such as GER or USA", text)
}

// nearestFederation is the one whose code in other lists was typed; or the one of
// whose country some letters were, in their order; or the one that is spelt
// most alike.
func nearestFederation(text string) (federation, bool) {
	var codes, countries []string
	all := federations()
	for _, f := range all {
		if slices.Contains(strings.Fields(f.other), strings.ToUpper(text)) {
			return f, true
		}
		codes, countries = append(codes, f.code), append(countries, f.country)
	}
	if len(text) > 4 {
		at := slices.Index(countries, rank.Nearest(text, countries))
		return all[max(at, 0)], at >= 0
	}
	for _, f := range all {
		if len(text) > 1 && within(strings.ToLower(text), strings.ToLower(f.country)) {
			return f, true
		}
	}
	at := slices.Index(codes, rank.Nearest(text, codes))
	return all[max(at, 0)], at >= 0
}

// within tells whether the letters stand in the name in their order, the first at
// its beginning.
func within(letters, name string) bool {
	if letters[0] != name[0] {
		return false
	}
	for _, r := range letters {
		at := strings.IndexRune(name, r)
		if at < 0 {
			return false
		}
		name = name[at+1:]
	}
	return true
}
