package typing

import (
	"strings"

	"fyne.io/fyne/v2"
)

// prefKeys is the preference that names the scheme in use.
const prefKeys = "resultKeys"

// KeyScheme says which single keys enter which results, as the programs do that
// people come from. A key that a scheme does not have enters nothing.
type KeyScheme struct {
	ID      string // "cmd.view.keys."+id and "rounds.keys."+id are its words
	results map[rune]string
}

// Clears is the result of a key that takes the result away.
const Clears = ""

// KeySchemes are the schemes, the usual one first.
var KeySchemes = []KeyScheme{
	{"plain", map[rune]string{'1': "1-0", '0': "0-1", '5': "½-½", '=': "½-½"}},
	{"sharly", map[rune]string{'1': "1-0", '2': "0-1", '3': "½-½", '0': Clears, '=': "½-½"}},
	{"us", map[rune]string{'w': "1-0", 'l': "0-1", 'b': "0-1", 'd': "½-½", '1': "1-0", '0': "0-1", '5': "½-½", '=': "½-½"}},
}

// forfeitKeys are the same in all schemes, and for matches of teams, where a
// digit begins a score.
var forfeitKeys = map[rune]string{'+': "+ -", '-': "- +", 'x': "- -"}

// KeysIn are those in use, the usual ones where none were chosen.
func KeysIn(p fyne.Preferences) *KeyScheme {
	id := p.String(prefKeys)
	for i := range KeySchemes {
		if KeySchemes[i].ID == id {
			return &KeySchemes[i]
		}
	}
	return &KeySchemes[0]
}

// UseKeys chooses a scheme by its ID.
func UseKeys(p fyne.Preferences, id string) { p.SetString(prefKeys, id) }

// result is what a key enters.
func (k *KeyScheme) result(r rune, teams bool) (text string, ok bool) {
	r = []rune(strings.ToLower(string(r)))[0]
	if text, ok = forfeitKeys[r]; ok || teams {
		return text, ok
	}
	text, ok = k.results[r]
	return text, ok
}

// Pressed is what a key enters by what it types, or else as the digit whose place it has.
func (k *KeyScheme) Pressed(r, place rune, teams bool) (text string, ok bool) {
	if text, ok = k.result(r, teams); ok || place == 0 {
		return text, ok
	}
	return k.result(place, teams)
}

// Read turns a single letter that was typed into a cell into what its key
// enters, so that the cell and the key never mean different results.
func (k *KeyScheme) Read(text string) string {
	if letters := []rune(strings.TrimSpace(text)); len(letters) == 1 {
		if result, ok := k.result(letters[0], false); ok {
			return result
		}
	}
	return text
}
