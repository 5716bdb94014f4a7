package model

import (
	"strings"
	"testing"
)

func TestReadRating(t *testing.T) {
	provisional := func(r Rating, games int) RatingText { return RatingText{Rating: r, Provisional: true, Games: games} }
	for text, want := range map[string]RatingText{
		"1512": {Rating: 1512}, " 1512 ": {Rating: 1512}, "87": {Rating: 87}, "1512.0": {Rating: 1512}, "1512,00": {Rating: 1512},
		"1,512": {Rating: 1512}, "1.512": {Rating: 1512}, "1 512": {Rating: 1512}, "1\u00a0512": {Rating: 1512}, "1'512": {Rating: 1512},
		"1065P7": provisional(1065, 7), "1065p7": provisional(1065, 7), "1065 P 7": provisional(1065, 7), "1065P": provisional(1065, 0),
		"1065/7": provisional(1065, 7), "1500/12": provisional(1500, 12), "1500/": {Rating: 1500}, "1512 (7)": provisional(1512, 7),
		"1512 (P7)": provisional(1512, 7), "(1065P7)": provisional(1065, 7), "1,065P7": provisional(1065, 7),
		"1500*": {Rating: 1500}, "1500 *": {Rating: 1500}, "(1500)": {Rating: 1500}, "[1500]": {Rating: 1500}, "1500 ()": {Rating: 1500},
		"2254-87": {Rating: 2254}, "2254 - 87": {Rating: 2254}, "1388-?": {Rating: 1388},
		"1799 F": {Rating: 1799}, "1199 E": {Rating: 1199}, "1499N": {Rating: 1499},
		"": {}, "-": {}, "–": {}, "0": {}, "0000": {}, "unr": {}, "unr.": {}, "UNR": {}, "(unr.)": {}, "nr": {}, "NEW": {}, "n/a": {}, "ohne": {},
		"1654!!": {Rating: 1654}, "1422?": {Rating: 1422}, "1400 ??": {Rating: 1400}, "950 (est)": {Rating: 950}, "950 est.": {Rating: 950},
		"1200 (estimated)": {Rating: 1200}, "DWZ 1204": {Rating: 1204}, "Elo: 1850": {Rating: 1850}, "USCF 1065P7": provisional(1065, 7),
		"ca. 1500": {Rating: 1500}, "~1500": {Rating: 1500}, "about 1200": {Rating: 1200}, "DWZ -": {}, "Elo 0": {},
		"u/r": {}, "U/R": {}, "u/g": {}, "ungraded": {}, "UR (unrated)": {}, "not rated": {}, "no rating": {}, "keine": {}, "sans": {},
		"Ohne DWZ": {}, "NONCLASSÉ": {}, "Б/Р": {}, "б.р.": {}, "нет": {},
	} {
		if got, err := ReadRating(text); err != nil || got != want {
			t.Errorf("%q: %+v, %v; want %+v", text, got, err, want)
		}
	}
}

func TestAnythingElseIsNoRating(t *testing.T) {
	for _, text := range []string{
		"15OO", "15oo", "1O65", "l500", "150O", "1065PP7", "1065P7x", "1500**", "1500/12/3", "1500(", "1500)", "(1500", "1500abc",
		"1500 or so", "1500A", "1500-1600", "1500-", "15.12", "1512.5", "1,51", "1,5123", "15P7", "12/5", "12345", "12345678", "9999",
		"-1500", "+1500", "Ann", "1512 2003", "=1+1", "½", "１５００",
		"Dwz", "DWZ x1204", "Eloise 1850", "1654!?x", "1500 (or so)", "1500 est x", "Elo 15OO", "ca 15",
	} {
		got, err := ReadRating(text)
		if err == nil || got != (RatingText{}) {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		} else if text != "9999" && !strings.Contains(err.Error(), "not a rating") {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := ReadRating("15OO"); err == nil || !strings.Contains(err.Error(), "Enter 1500") {
		t.Errorf("of 15OO it says %v", err)
	}
}

func FuzzReadRating(f *testing.F) {
	for _, s := range []string{"1065P7", "(1500)", "1,512", "unr.", "15OO", "1500 (", "2254-87"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ReadRating(s)
		switch {
		case r.Rating < 0 || r.Rating > mostRating || r.Games < 0 || r.Games > 999:
			t.Fatalf("%q is %+v", s, r)
		case err != nil && r != (RatingText{}):
			t.Fatalf("%q is an error and %+v", s, r)
		case r.Rating > 0: // the digits of the rating stand in the text, in their order
			digits := strings.Map(func(c rune) rune {
				if c >= '0' && c <= '9' {
					return c
				}
				return -1
			}, s)
			if !strings.Contains(digits, r.Rating.String()) {
				t.Fatalf("%q is %+v", s, r)
			}
		}
	})
}
