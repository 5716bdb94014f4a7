package phrase

import "testing"

// coded is a language that is only known by its code.
type coded string

func (c coded) Word(t Text) string { return Fill(c, t.Format, t.Args) }
func (c coded) Code() string       { return string(c) }

// TestDates: each language has its own order; what is no day stays as it is.
func TestDates(t *testing.T) {
	for _, c := range []struct{ moment, de, fr, es, en string }{
		{"2026-11-22", "22.11.2026", "22/11/2026", "22/11/2026", "2026-11-22"},
		{"2026-11-22 14:05", "22.11.2026, 14:05 Uhr", "22/11/2026, 14 h 05", "22/11/2026, 14:05", "2026-11-22 14:05"},
		{"2026-11-22 14:05:09", "22.11.2026, 14:05:09", "22/11/2026, 14:05:09", "22/11/2026, 14:05:09", "2026-11-22 14:05:09"},
		{"2012", "2012", "2012", "2012", "2012"},
		{"2026-11", "2026-11", "2026-11", "2026-11", "2026-11"},
		{"2026-11-22 soon", "2026-11-22 soon", "2026-11-22 soon", "2026-11-22 soon", "2026-11-22 soon"},
		{"", "", "", "", ""},
	} {
		for lang, want := range map[coded]string{"de": c.de, "fr": c.fr, "es": c.es, "en": c.en, "de-CH": c.de} {
			if got := Moment(c.moment).In(lang); got != want {
				t.Errorf("%q in %s is %q, want %q", c.moment, lang, got, want)
			}
		}
	}
	if got := coded("fr").Word(New("since %s", Moment("2026-11-22"))); got != "since 22/11/2026" {
		t.Errorf("in a text it is %q", got)
	}
	if got := Moment("2026-11-22").In(English); got != "2026-11-22" {
		t.Errorf("in English it is %q", got)
	}
}
