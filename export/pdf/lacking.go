package pdf

import (
	"slices"
	"strings"

	"github.com/go-text/typesetting/language"

	"wallchart/phrase"
)

// lacking are the characters that no font of this computer has.
type lacking struct{ runes []rune }

func (l *lacking) add(r rune) {
	if !slices.Contains(l.runes, r) {
		l.runes = append(l.runes, r)
	}
}

// mostNamed characters are named; the others are like them.
const mostNamed = 12

// cures are the free fonts that have a script.
var cures = map[language.Script]string{
	language.Han: "Noto Sans CJK", language.Hiragana: "Noto Sans CJK", language.Katakana: "Noto Sans CJK", language.Hangul: "Noto Sans CJK",
	language.Bopomofo: "Noto Sans CJK", language.Arabic: "Noto Sans Arabic", language.Hebrew: "Noto Sans Hebrew",
	language.Devanagari: "Noto Sans Devanagari", language.Bengali: "Noto Sans Bengali", language.Gujarati: "Noto Sans Gujarati",
	language.Gurmukhi: "Noto Sans Gurmukhi", language.Tamil: "Noto Sans Tamil", language.Telugu: "Noto Sans Telugu",
	language.Kannada: "Noto Sans Kannada", language.Malayalam: "Noto Sans Malayalam", language.Sinhala: "Noto Sans Sinhala",
	language.Thai: "Noto Sans Thai", language.Lao: "Noto Sans Lao", language.Khmer: "Noto Sans Khmer", language.Myanmar: "Noto Sans Myanmar",
	language.Tibetan: "Noto Serif Tibetan", language.Georgian: "Noto Sans Georgian", language.Armenian: "Noto Sans Armenian",
	language.Ethiopic: "Noto Sans Ethiopic", language.Mongolian: "Noto Sans Mongolian",
}

// The fonts of pictures, and of what no script has.
const emojiFont, symbolFont = "Noto Emoji", "Noto Sans Symbols 2"

// told says which they are and what helps; ok is false where there are none.
func (l *lacking) told() (text phrase.Text, ok bool) {
	if len(l.runes) == 0 {
		return text, false
	}
	var named, fonts []string
	for _, r := range l.runes {
		if len(named) < mostNamed {
			named = append(named, string(r))
		}
		if f := cure(r); !slices.Contains(fonts, f) {
			fonts = append(fonts, f)
		}
	}
	if len(l.runes) > mostNamed {
		named = append(named, "…")
	}
	return phrase.New("no font of this computer can print %s, and boxes stand there. They can be searched and copied. "+
		"Install the free typeface %s and write the PDF again", strings.Join(named, " "), strings.Join(fonts, ", ")), true
}

func cure(r rune) string {
	if f := cures[language.LookupScript(r)]; f != "" {
		return f
	}
	if r >= 0x1f000 && r < 0x1fb00 || r >= 0x2600 && r < 0x27c0 {
		return emojiFont
	}
	return symbolFont
}
