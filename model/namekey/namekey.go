// Package namekey makes names comparable: without accents, without case, without
// the punctuation that every list sets differently.
//
// ASCII writes a name in the letters A to Z as federations print it: Müller
// becomes Muller, Łódź Lodz, Groß Gross. Key goes further and makes the form
// under which a name is looked up: "O'Brien-Smith, Ann" and "obrien smith ann"
// have the same key. Languages that write ü as ue have a second spelling in
// many lists; Variants gives both.
package namekey

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// letters are those that do not come apart into a letter and an accent.
var letters = strings.NewReplacer(
	"ß", "ss", "ẞ", "SS", "ø", "o", "Ø", "O", "ł", "l", "Ł", "L", "đ", "d", "Đ", "D", "ð", "d", "Ð", "D",
	"þ", "th", "Þ", "Th", "æ", "ae", "Æ", "Ae", "œ", "oe", "Œ", "Oe", "ı", "i", "ħ", "h", "Ħ", "H", "ə", "e", "Ə", "E",
	"’", "'", "‘", "'", "ʼ", "'", "`", "'", "´", "'", "–", "-", "—", "-", "‐", "-", "\u00a0", " ",
)

// german spells the letters that have a second spelling of two letters.
var german = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ø", "oe", "å", "aa", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue",
	"Ø", "Oe", "Å", "Aa")

// ASCII writes the text without accents. Letters of other alphabets stay as
// they are; Plain tells whether there are any.
func ASCII(s string) string {
	if Plain(s) {
		return s
	}
	s = letters.Replace(norm.NFC.String(s))
	var b strings.Builder
	for _, r := range norm.NFD.String(s) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return letters.Replace(b.String()) // ǣ without its bar is æ
}

// Plain tells whether the text is all printable ASCII.
func Plain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// Key is the form of a name under which it is looked up: lower case, without
// accents, words separated by one blank. Apostrophes and full stops vanish;
// all other punctuation separates words.
func Key(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	gap := false
	for _, r := range ASCII(s) {
		switch {
		case r == '\'' || r == '.':
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if gap && b.Len() > 0 {
				b.WriteByte(' ')
			}
			gap = false
			b.WriteRune(unicode.ToLower(r))
		default:
			gap = true
		}
	}
	return b.String()
}

// Variants are the keys under which a name may stand in a list: its own, and
// the one with ä as ae and so on where that is another.
func Variants(s string) []string {
	keys := []string{Key(s)}
	if g := Key(german.Replace(norm.NFC.String(s))); g != keys[0] {
		keys = append(keys, g)
	}
	return keys
}

// Reversed is the key of the name with the first names in front: of "Carlsen,
// Magnus" it is "magnus carlsen". Without a comma it is the key itself.
func Reversed(name string) string {
	last, first, ok := strings.Cut(name, ",")
	if !ok {
		return Key(name)
	}
	return strings.TrimSpace(Key(first) + " " + Key(last))
}
