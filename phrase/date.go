package phrase

import "strings"

// Written is what is written otherwise in other languages, and is no text: a number, a date.
type Written interface {
	In(l Language) string
}

// Moment is a day, "2026-11-22", or a day and a time, "2026-11-22 14:30" and "2026-11-22 14:30:00", as both are kept. Where it
// fills a text in it is written as people of that language write it: 22.11.2026, 14:30 Uhr in German, 22/11/2026, 14 h 30 in
// French, 22/11/2026, 14:30 in Spanish. English has the order of ISO 8601 everywhere: to half of its readers 03/04 is a day in
// March. Anything else, such as a year alone, stays as it is.
type Moment string

// In is part of Written.
func (m Moment) In(l Language) string {
	lang := ""
	if c, ok := l.(interface{ Code() string }); ok {
		lang = c.Code()
	}
	return Dated(lang, string(m))
}

// Dated is a Moment in a language by its BCP 47 code.
func Dated(lang, moment string) string {
	day, at, timed := strings.Cut(moment, " ")
	base, _, _ := strings.Cut(lang, "-")
	if !shaped(day, "0000-00-00") || timed && !shaped(at, "00:00") && !shaped(at, "00:00:00") {
		return moment
	}
	year, month, date := day[:4], day[5:7], day[8:]
	switch base {
	case "de":
		day = date + "." + month + "." + year
	case "fr", "es":
		day = date + "/" + month + "/" + year
	default:
		return moment
	}
	if timed {
		return day + ", " + Timed(lang, at)
	}
	return day
}

// Timed is a time, "14:30", as it is written in a language.
func Timed(lang, at string) string {
	base, _, _ := strings.Cut(lang, "-")
	switch {
	case base == "de" && shaped(at, "00:00"):
		return at + " Uhr"
	case base == "fr" && shaped(at, "00:00"):
		return at[:2] + " h " + at[3:]
	}
	return at
}

// shaped tells whether a text has digits where the other has zeros, and else the same.
func shaped(s, like string) bool {
	if len(s) != len(like) {
		return false
	}
	for i := range len(s) {
		if digit := '0' <= s[i] && s[i] <= '9'; digit != (like[i] == '0') || !digit && s[i] != like[i] {
			return false
		}
	}
	return true
}
