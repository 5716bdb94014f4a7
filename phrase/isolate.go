package phrase

import (
	"strings"
	"unicode"
)

// The signs around a piece of a text that is ordered by itself, in the direction of its own first letter: FIRST STRONG ISOLATE
// and POP DIRECTIONAL ISOLATE (Unicode Standard Annex 9, 2.3). They have no shape and no width.
const (
	Isolate  = "\u2068"
	Isolated = "\u2069"
)

// Isolated is the text with the signs around each piece that fills it in and has letters read from the right. Without them a
// number or a mark beside a Hebrew name is taken for a part of it, and jumps to its other side. What is nothing but the name
// has none.
func (t Text) Isolated() Text { return t.isolated(false) }

// isolated is the text with the signs; within tells that it fills in another.
func (t Text) isolated(within bool) Text {
	if len(t.Args) == 0 || strings.Contains(t.Format, "%q") || strings.Contains(t.Format, "]q") { // quoted, the signs would be spelt
		return t
	}
	within = within || t.Format != "%s" || t.One != ""
	args := make([]any, len(t.Args))
	for n, a := range t.Args {
		args[n] = isolatedArg(a, within)
	}
	t.Args = args
	return t
}

// isolatedArg is what a text is filled in with: names have signs around them where they stand in a sentence.
func isolatedArg(a any, within bool) any {
	switch v := a.(type) {
	case string:
		if within {
			return Apart(v)
		}
	case Text:
		return v.isolated(within)
	case capital:
		return capital(Text(v).isolated(within))
	case Worded:
		return v.Words().isolated(within)
	}
	return a
}

// Apart is a name as it stands within a sentence: with the signs around it where it has letters that are read from the right.
func Apart(name string) string {
	if !leftwards(name) || strings.Contains(name, Isolate) {
		return name
	}
	return Isolate + name + Isolated
}

// leftwards tells whether a text has letters that are read from right to left.
func leftwards(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool {
		return r >= '\u0590' && unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko,
			unicode.Samaritan, unicode.Mandaic, unicode.Adlam, unicode.Hanifi_Rohingya)
	}) >= 0
}

var unsigned = strings.NewReplacer(Isolate, "", Isolated, "")

// Unsigned is a text without the signs of Isolated.
func Unsigned(s string) string {
	return unsigned.Replace(s)
}
