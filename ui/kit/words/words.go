// Package words words the window: the texts it shows, in the language of whoever
// sits before it. What a text or an error of another room says comes to the
// screen through here as well.
package words

import (
	"errors"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"wallchart/assets/wording"
	"wallchart/phrase"
)

// spoken is the language of the window, nil before it is first asked for.
var spoken atomic.Pointer[wording.Language]

// Speak makes a language that of the window.
func Speak(code string) error {
	l, err := wording.Load(code)
	if err != nil {
		return err
	}
	spoken.Store(l)
	return nil
}

// Spoken is the language of the window: English, if nothing else was chosen.
func Spoken() *wording.Language {
	if l := spoken.Load(); l != nil {
		return l
	}
	l, err := wording.Load(wording.English)
	if err != nil {
		panic(err) // the English words are part of the program
	}
	spoken.CompareAndSwap(nil, l)
	return spoken.Load()
}

// Find is the text of that name as it stands in the catalogue, if there is one.
func Find(name string) (string, bool) { return Spoken().Find(name) }

// Say returns the text of that name, filled in like fmt.Sprintf; its first number
// is what is counted.
func Say(name string, fill ...any) string { return Spoken().Say(name, fill...) }

// Text words what another room says.
func Text(t phrase.Text) string { return Spoken().Word(t) }

// List is a list of names that have commas in them.
func List(names []string) string { return strings.Join(names, phrase.Semicolon(Spoken().Code())) }

// Day is a date as it is read: 22.11.2026.
func Day(d string) string { return phrase.Moment(d).In(Spoken()) }

// Moment is a day and a time, to the second.
func Moment(t time.Time) string { return Day(t.Local().Format("2006-01-02 15:04:05")) }

// Ordinal is a place in an order: "3rd".
func Ordinal(n int) string { return Spoken().Ordinal(n) }

// Err words an error, "" for none.
func Err(err error) string { return Spoken().Error(err) }

// Reason is the system's own words for what went wrong, without the path.
func Reason(err error) string {
	var pe *os.PathError
	var le *os.LinkError
	switch {
	case errors.As(err, &pe):
		return Err(pe.Err)
	case errors.As(err, &le):
		return Err(le.Err)
	}
	return Err(err)
}
