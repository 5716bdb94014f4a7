// Package phrase holds what is said to people, in any language.
//
// # What a text is
//
// A Text is an English format, as fmt knows them, with what fills it in. Nothing
// is worded when it is made: Word of a Language does that when it is shown. The
// English format is the name of the text in the catalogue of another language;
// what a language leaves out appears in English. So a room states its sentences
// in plain English where they belong, beside the rule they speak of, and knows no
// other language.
//
//	phrase.New("Round %d cannot be paired", 3)
//	phrase.Count(n, "%d player", "%d players")
//	phrase.Errorf("%s has no section %q", name, section)
//
// What fills a text in may be a Decimal or a Moment, or a Text, or something Worded, as many errors are; it
// is worded in the same language. A sentence is one Text, never glued together from pieces: in
// another language the pieces stand in another order (there %[2]s and %[1]s say
// so).
//
// A Format is a literal where it is made, so that a test can hold the catalogue
// against the code (package catalogue). A function that takes one and hands it on
// says so by the type of its parameter.
package phrase

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Format is English as fmt knows it, with its places to fill in: the name of a
// text in the catalogue of another language.
type Format string

// Text is something to be read, not yet worded. The zero Text is empty.
type Text struct {
	One    string // English for exactly one of Number, "" where nothing is counted
	Format string // English
	Number int    // what is counted, where One is not ""
	Args   []any  // fill the format in, in its order
}

// New is a text in which nothing is counted.
func New(format Format, args ...any) Text { return Text{Format: string(format), Args: args} }

// Count is a text about n of something: one is its format where n is one. Without
// args n fills it in.
func Count(n int, one, many Format, args ...any) Text {
	if len(args) == 0 {
		args = []any{n}
	}
	return Text{One: string(one), Format: string(many), Number: n, Args: args}
}

// Verbatim is a text that is the same in every language: a name, a number, what
// somebody typed.
func Verbatim(s string) Text {
	if s == "" {
		return Text{}
	}
	return Text{Format: "%s", Args: []any{s}}
}

// Join puts texts one after the other. It is for lists and for whole sentences,
// not for pieces of one.
func Join(between string, texts ...Text) Text {
	var format []string
	var args []any
	for _, t := range texts {
		if !t.Empty() {
			format, args = append(format, "%s"), append(args, t)
		}
	}
	switch len(args) {
	case 0:
		return Text{}
	case 1:
		return args[0].(Text)
	}
	return Text{Format: strings.Join(format, strings.ReplaceAll(between, "%", "%%")), Args: args}
}

// Semicolon is what stands between the parts of a list that have commas of their own. French has a narrow space before it, at
// which no line ends.
func Semicolon(lang string) string {
	if base, _, _ := strings.Cut(lang, "-"); base == "fr" {
		return "\u202f; "
	}
	return "; "
}

// capital is a text that begins with a capital letter, whatever it fills in first.
type capital Text

// Sentence is the text with a capital letter at its beginning.
func Sentence(t Text) Text {
	if t.Empty() {
		return t
	}
	return Text{Format: "%s", Args: []any{capital(t)}}
}

// Empty tells whether there is nothing to read.
func (t Text) Empty() bool { return t.Format == "" }

// String is the text in English.
func (t Text) String() string { return English.Word(t) }

// Language words texts.
type Language interface {
	// Word is the text as it is read.
	Word(t Text) string
}

// English is the language that texts are written in.
var English Language = english{}

type english struct{}

// Word fills the English format in.
func (english) Word(t Text) string {
	format := t.Format
	if t.One != "" && t.Number == 1 {
		format = t.One
	}
	return Fill(English, format, t.Args)
}

// Fill fills a format in, wording in l what is a text itself. One that names nothing,
// as "One step was made" of a number of steps, is worded without it.
func Fill(l Language, format string, args []any) string {
	if len(args) == 0 || !strings.Contains(strings.ReplaceAll(format, "%%", ""), "%") {
		return strings.ReplaceAll(format, "%%", "%")
	}
	worded := make([]any, len(args))
	for n, a := range args {
		switch a := a.(type) {
		case Text:
			worded[n] = l.Word(a)
		case capital:
			worded[n] = upper(l.Word(Text(a)))
		case Written:
			worded[n] = a.In(l)
		case error:
			worded[n] = Error(l, a)
		case Worded:
			worded[n] = l.Word(a.Words())
		default:
			worded[n] = a
		}
	}
	return fmt.Sprintf(format, worded...)
}

func upper(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || first == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Worded is what can be said in any language: an error, a kind of bye.
type Worded interface {
	Words() Text
}

// Words is the text itself: where something Worded is wanted a Text will do.
func (t Text) Words() Text { return t }

// failure is an error made of a text.
type failure struct {
	text Text
	why  []error // what it wraps
}

// Errorf is an error that can be said in any language. As with fmt.Errorf, an
// error that fills in a %w is wrapped.
func Errorf(format Format, args ...any) error {
	f := &failure{text: Text{Format: strings.ReplaceAll(string(format), "%w", "%s"), Args: args}}
	if strings.Contains(string(format), "%w") {
		for _, a := range args {
			if err, ok := a.(error); ok {
				f.why = append(f.why, err)
			}
		}
	}
	return f
}

// Fail is an error that says the text.
func Fail(t Text) error { return &failure{text: t} }

func (f *failure) Error() string   { return f.text.String() }
func (f *failure) Words() Text     { return f.text }
func (f *failure) Unwrap() []error { return f.why }

// Error words an error. One that bears no text of its own is said as it stands, but for what the operating
// system says of files most often.
func Error(l Language, err error) string {
	if err == nil {
		return ""
	}
	if w, ok := err.(Worded); ok {
		return l.Word(w.Words())
	}
	if t, ok := ofSystem(err); ok {
		return l.Word(t)
	}
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		lines := make([]string, 0, 2)
		for _, e := range all.Unwrap() {
			lines = append(lines, Error(l, e))
		}
		if joined := errors.Join(all.Unwrap()...); joined != nil && joined.Error() == err.Error() {
			return strings.Join(lines, "\n")
		}
	}
	// An outer error that only adds its own words keeps them, around what is worded.
	if inner := errors.Unwrap(err); inner != nil {
		if before, after, ok := strings.Cut(err.Error(), inner.Error()); ok {
			return before + Error(l, inner) + after
		}
	}
	return err.Error()
}
