package model

import "testing"

// TestParseExpiry: the days that lists and cards write.
func TestParseExpiry(t *testing.T) {
	for text, want := range map[string]Date{"": "", "-": "", " 2027-05-31 ": "2027-05-31", "5/31/2027": "2027-05-31",
		"05/31/2027": "2027-05-31",
		"31.5.2027":  "2027-05-31", "2027-02": "2027-02-28", "2028-02": "2028-02-29", "2100-02": "2100-02-28", "2000-02": "2000-02-29",
		"2027":   "2027-12-31",
		"5/2027": "2027-05-31", "6/2027": "2027-06-30", "2027-04": "2027-04-30", "2027-09": "2027-09-30", "2027-11": "2027-11-30",
		"2027-10": "2027-10-31", "1900": "1900-12-31", "Life": Lifelong, "lifetime": Lifelong, "9999-12-31": Lifelong} {
		if got, err := ParseExpiry(text); got != want || err != nil {
			t.Errorf("%q: %s, %v, want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"soon", "31/5/2027", "2027-13-01", "2027-02-30", "2027-00", "1899", "1-2-3-4", "2027-05-31-1", "/",
		"2027-05-00", "2027-5-x"} {
		if got, err := ParseExpiry(text); err == nil {
			t.Errorf("%q is %s", text, got)
		}
	}
	for expires, want := range map[Date]string{"": "", "2027-05-31": "2027-05-31", Lifelong: "life"} {
		p := Player{Expires: expires}
		if got := p.ExpiryText(); got != want {
			t.Errorf("%s is written %q", expires, got)
		} else if again, err := ParseExpiry(got); again != expires || err != nil {
			t.Errorf("%q is read as %s, %v", got, again, err)
		}
	}
}

// TestUpTo: whole numbers within what there is.
func TestUpTo(t *testing.T) {
	for text, want := range map[string]int{"": 0, "-": 0, "40": 40, " 10 ": 10, "100": 100} {
		if got, err := upTo(text, mostK); got != want || err != nil {
			t.Errorf("%q: %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"101", "-1", "4.5", "forty"} {
		if _, err := upTo(text, mostK); err == nil {
			t.Errorf("%q is a coefficient", text)
		}
	}
	if n, err := upTo("9999", mostGames); n != 9999 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	for _, p := range []Player{{Expires: "soon"}, {K: -1}, {Games: 10000}} {
		if p.Standing() == nil {
			t.Errorf("%+v stands", p)
		}
	}
	if p := (Player{Expires: "2027-05-31", K: 20, Games: 300}); p.Standing() != nil {
		t.Error(p.Standing())
	}
}
