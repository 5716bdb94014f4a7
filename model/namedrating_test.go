package model

import "testing"

func TestCutRating(t *testing.T) {
	for text, want := range map[string]string{
		"Lee, Ann 1512": "Lee, Ann|1512", "Ann Lee (1500/12)": "Ann Lee|1500", "Ann Lee [unr.]": "Ann Lee|0", "Ann Lee unr": "Ann Lee|0",
		"Ann Lee, 987": "Ann Lee|987", "Ann Lee - 1854P12": "Ann Lee|1854", "O’Neil, Pat(1640)": "O’Neil, Pat|1640",
		"Ann Lee": "", "Ann New": "", "Ann Lee 12": "", "Ann Lee (U12)": "", "Ann -": "", "1512": "", "12 1512": "", "Lee Jr.": "", "": "",
		"Ann (Bo) Lee": "", "Ann Lee (Hull)": "", "Ann Lee (12)": "", "Lee [": "",
	} {
		cut, ok := CutRating(text)
		got := ""
		if ok {
			got = cut.Name + "|" + Rating(cut.Value.Rating).digits()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// digits are those of the rating, 0 for none.
func (r Rating) digits() string {
	if r == 0 {
		return "0"
	}
	return r.String()
}

// TestRatingsBehind: what nearly all names of a list have behind them is their rating, and what may be years of birth is nothing.
func TestRatingsBehind(t *testing.T) {
	for _, c := range []struct {
		names  []string
		found  int
		either bool
	}{
		{[]string{"Ann Lee 1512", "Bo Ray 1400", "Cy Doe unr"}, 3, false},
		{[]string{"Ann Lee (1982)", "Bo Ray (1400)", "Cy Doe (2010)"}, 3, false},
		{[]string{"Ann Lee 2010", "Bo Ray 2011", "Cy Doe 2009"}, 0, true},
		{[]string{"Ann Lee 1512", "Bo Ray", "Cy Doe"}, 0, false},
		{[]string{"Ann Lee 1512"}, 0, false},
		{[]string{"Ann Lee (unr)", "Bo Ray (unr)", "Cy Doe 1500"}, 0, false},
		{nil, 0, false},
	} {
		if found, either := RatingsBehind(c.names, 2026); len(found) != c.found || either != c.either {
			t.Errorf("%q: %v, %v", c.names, found, either)
		}
	}
}
