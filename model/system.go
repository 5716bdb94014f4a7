package model

import (
	"maps"
	"slices"
	"strings"
)

// Rulebook is whose rules the pairing of a section goes by. Its pairing system says
// it, and the section keeps it: which ratings are usual, and what the bye of a team
// is usually worth, follow from it.
type Rulebook uint8

// Rulebooks.
const (
	FIDERules    Rulebook = iota // also of a section without a system
	USChessRules                 // US Chess Federation
	OwnRules                     // an organiser's own
)

// SystemSettings are what was chosen of the settings of a section's pairing
// system, by the names that the system gives them: "teams" is "plus-two". What is
// as usual is left out. They are never changed in place.
type SystemSettings map[string]string

// String is what ReadSystem reads behind a code: "bye=colours teams=plus-two".
func (s SystemSettings) String() string {
	var words []string
	for _, key := range slices.Sorted(maps.Keys(s)) {
		words = append(words, key+"="+s[key])
	}
	return strings.Join(words, " ")
}

// ReadSystem takes a system's code apart from settings that are written behind
// it, as they are typed and as files of format 1.2 and older have them:
// "us-swiss teams=plus-two, bye=colours". They are added to those there are. A
// name that comes again, and a word without "=", make a list: class=1-5 class=5-9
// is class=1-5,5-9.
func ReadSystem(text string, with SystemSettings) (code string, settings SystemSettings) {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' })
	if len(words) < 2 {
		return strings.TrimSpace(text), with
	}
	read, last := SystemSettings{}, ""
	for _, word := range words[1:] {
		key, value, named := strings.Cut(word, "=")
		if !named {
			key, value = last, word
		}
		if before, again := read[key]; again {
			value = before + "," + value
		}
		read[key], last = value, key
	}
	all := maps.Clone(with)
	if all == nil {
		all = SystemSettings{}
	}
	maps.Copy(all, read)
	return words[0], all
}
