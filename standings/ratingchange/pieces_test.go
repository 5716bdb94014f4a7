package ratingchange

import (
	"testing"

	"wallchart/model"
)

// TestDevelopmentCoefficient (Wertungsordnung of the DSB, 4.9): E is (R/1000)⁴ + 5, 10 or 15 by age, at least 5 and at most 30 and
// five times the index. Up to 20 years it is R/2000 of that, from a half to the whole, for who makes what is expected or more; below
// 1300 who makes no more than that has e^((1300−R)/150) − 1 in addition, 150 in all at most, whatever the index.
func TestDevelopmentCoefficient(t *testing.T) {
	const more, level, less = 1, 0, -1
	for _, c := range []struct {
		rating model.Rating
		years  int // 0 = not known
		index  int
		made   int // against what was expected
		want   int
	}{
		{1650, 40, 0, more, 22}, // 7.41 + 15
		{2000, 40, 0, more, 30}, // 16 + 15
		{2400, 40, 0, more, 30}, {2000, 40, 7, more, 30}, {2000, 40, 6, more, 30}, {2000, 40, 3, more, 15}, {2000, 40, 1, more, 5},
		{650, 40, 0, less, 90}, // 0.18 + 15 + e^4.33 − 1
		{650, 40, 0, level, 90}, {650, 40, 0, more, 15}, {650, 40, 2, less, 90}, {500, 40, 0, less, 150}, {500, 40, 1, less, 150},
		{1299, 40, 0, less, 18}, {1300, 40, 0, less, 18}, {1300, 40, 2, less, 10},
		{1600, 20, 0, level, 9}, // (6.55 + 5) × 0.8
		{1600, 20, 0, less, 12}, {1600, 21, 0, more, 17}, {1600, 25, 0, more, 17}, {1600, 26, 0, more, 22}, {1600, 0, 0, more, 22},
		{800, 15, 0, more, 5},   // (0.41 + 5) × 0.5 is less than 5
		{1999, 18, 0, more, 21}, // (15.97 + 5) × 0.9995
		{2100, 18, 0, more, 24}, // (19.45 + 5) × 1
		{900, 15, 0, less, 19},  // 0.66 + 5 + e^2.67 − 1
	} {
		made := 2*one + fixed(c.made)*one
		if got := development(c.rating, c.years, c.years > 0, c.index, made, 2*one); got != c.want {
			t.Errorf("%d, %d years, index %d, %d: %d, want %d", c.rating, c.years, c.index, c.made, got, c.want)
		}
	}
}

// TestAgeIsKnown where both years are, and nobody is younger than he is.
func TestAgeIsKnown(t *testing.T) {
	for _, c := range []struct {
		born, start, end model.Date
		years            int
		known            bool
	}{{"2010-12-31", "2026-01-01", "", 16, true}, {"2010", "2026", "", 16, true}, {"", "2026-01-01", "", 0, false},
		{"2010-01-01", "", "", 0, false},
		{"soon", "2026-01-01", "", 0, false}, {"201", "2026-01-01", "", 0, false}} {
		e := &Event{Start: c.start, End: c.end}
		if years, known := e.age(&Person{Birth: c.born}); known != c.known || known && years != c.years {
			t.Errorf("born %q, event %q: %d, %v", c.born, c.start, years, known)
		}
	}
}

// TestCoefficients of FIDE (B.02, 8.3.3), with the reason: by the list, by few games, by age, by rating.
func TestCoefficients(t *testing.T) {
	const usual = "K is 20 below 2400. It is 40 with fewer than 30 games before this event, and 10 for who ever had 2400."
	for _, c := range []struct {
		p    Person
		want int
		why  string
	}{
		{Person{Rating: 2500, K: 20}, 20, "K is 20 by the rating list."},
		{Person{Rating: 2399, Games: 29}, 40, "K is 40: 29 rated games before this event, fewer than 30."},
		{Person{Rating: 2399, Games: 1}, 40, "K is 40: 1 rated game before this event, fewer than 30."},
		{Person{Rating: 2400, Games: 29}, 10, "K is 10 from 2400 on."},
		{Person{Rating: 2399, Games: 30}, 20, usual},
		{Person{Rating: 2299, Birth: "2008-01-01"}, 40, "K is 40 until the end of the year of the 18th birthday, below 2300."},
		{Person{Rating: 2299, Birth: "2007-12-31"}, 20, usual},
		{Person{Rating: 2300, Birth: "2008-01-01"}, 20, usual},
	} {
		for _, e := range []*Event{{Start: "2026-05-01", End: "2027-01-01"}, {End: "2026-05-01"}} {
			if k, why := e.coefficient(&c.p); k != c.want || why.String() != c.why {
				t.Errorf("%+v: %d, %s; want %d, %s", c.p, k, why, c.want, c.why)
			}
		}
	}
	if k, _ := (&Event{}).coefficient(&Person{Rating: 2000, Birth: "2008-01-01"}); k != 20 {
		t.Errorf("where the day of the event is not known: %d", k)
	}
}

// TestDifferencesOfMoreThan400 (8.3.1): are 400, but for 2650 and above since October 2025, which count whole.
func TestDifferencesOfMoreThan400(t *testing.T) {
	for _, c := range []struct {
		own, opponent model.Rating
		day           model.Date
		want          int
		less          bool
	}{{2000, 1600, "", 400, false}, {2000, 1599, "", 400, true}, {1600, 2000, "", -400, false}, {1599, 2000, "", -400, true},
		{2649, 2200, "2026-01-01", 400, true}, {2650, 2200, "2026-01-01", 450, false}, {2650, 2200, "2025-10-01", 450, false},
		{2650, 2200, "2025-09-30", 400, true}, {2650, 2200, "", 450, false}} {
		if d, less := counted(c.own, c.opponent, c.day); d != c.want || less != c.less {
			t.Errorf("%d against %d, %q: %d, %v; want %d, %v", c.own, c.opponent, c.day, d, less, c.want, c.less)
		}
	}
}
