package page

import (
	"slices"
	"testing"
	"unicode/utf8"

	"wallchart/phrase"
)

// TestNoBreakSpacesHold: French has one before a colon and within « ».
func TestNoBreakSpacesHold(t *testing.T) {
	m := newRuler(func(text string, _ bool, points float64) float64 {
		return points * float64(utf8.RuneCountInString(text))
	})
	one := m.ems("m", false)
	for _, c := range []struct {
		text string
		room float64 // in characters
		want []string
	}{
		{"Ronde 3 : 1-0", 8, []string{"Ronde 3", ": 1-0"}},
		{"Ronde 3\u00a0: 10", 7, []string{"Ronde", "3\u00a0: 10"}},
		{"tournoi «\u00a0Open\u00a0»", 10, []string{"tournoi", "«\u00a0Open\u00a0»"}},
	} {
		if got := m.wrap(c.text, false, c.room*one); !slices.Equal(got, c.want) {
			t.Errorf("%q in %v characters: %q, want %q", c.text, c.room, got, c.want)
		}
	}
}

// TestWhatIsSetApartEndsWithItsLine, and begins again on the next: each line is ordered by itself.
func TestWhatIsSetApartEndsWithItsLine(t *testing.T) {
	m := newRuler(func(text string, _ bool, points float64) float64 {
		return points * float64(utf8.RuneCountInString(phrase.Unsigned(text)))
	})
	one := m.ems("m", false)
	text := "won by \u2068aa bb cc dd\u2069 and \u2068ee\u2069"
	want := []string{"won by \u2068aa\u2069", "\u2068bb cc dd\u2069", "and \u2068ee\u2069"}
	if got := m.wrap(text, false, 9*one); !slices.Equal(got, want) {
		t.Errorf("%+q, want %+q", got, want)
	}
	if got := m.wrap(text, false, 90*one); !slices.Equal(got, []string{text}) {
		t.Errorf("on one line %+q", got)
	}
}
