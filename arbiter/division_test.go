package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestProposedParts: the usual groups of grades in which somebody is, parts of the
// ratings about as large with limits at hundreds, every value of a column.
func TestProposedParts(t *testing.T) {
	grade, rating, category := entries.Division{By: entries.GradeBands}, entries.Division{By: entries.RatingBands},
		entries.Division{By: entries.EachCategory}
	for _, c := range []struct {
		people []string
		by     entries.Division
		want   string
	}{
		{[]string{"Ann K", "Bob 2nd", "Cid 3", "Dee 8"}, grade, "K-2, 3-5, 6-8"},
		{[]string{"Ann 1", "Bob 12"}, grade, "K-2, 9-12"},
		{[]string{"Ann pre-K", "Bob 3"}, grade, "Pre-K-2, 3-5"},
		{[]string{"Ann 6", "Bob 8", "Cid 8", "Dee adult"}, grade, "6, 8"}, // all in one group of schools
		{[]string{"Ann K", "Bob Pre-K", "Cid 2"}, grade, "Pre-K, K, 2"},
		{[]string{"Ann", "Bob adult", "Cid 13"}, grade, ""},
		{[]string{"Ann - 450", "Bob - 780", "Cid - 1210", "Dee - 1900"}, rating, "U1200, 1200+"},
		{[]string{"Ann - 450", "Bob - 460", "Cid"}, rating, ""}, // no hundred lies between them
		{[]string{"Ann - 450", "Bob - 500", "Cid"}, rating, "U500, 500+"},
		{[]string{"Ann - 500", "Bob - 590"}, rating, ""}, // nobody would be under 500
		{[]string{"Ann", "Bob"}, rating, ""},
		{[]string{"Ann - - U10+Girls", "Bob - - u10"}, category, "Girls, U10"},
		{[]string{"Ann - - 6-8", "Bob - - K-2", "Cid - - 3-5"}, category, "K-2, 3-5, 6-8"},
		{[]string{"Ann - - U1600", "Bob - - U900", "Cid - - 1600-1999"}, category, "U900, U1600, 1600-1999"},
		{[]string{"Ann"}, category, ""},
	} {
		ev, s := children(t, c.people...)
		got := c.by.Propose(ev, s)
		if got != c.want {
			t.Errorf("of %v %q is proposed, want %q", c.people, got, c.want)
		}
		if got == "" {
			continue
		}
		c.by.Into = got
		if _, _, err := c.by.Bands(ev, s); err != nil {
			t.Errorf("what is proposed is refused: %v", err)
		}
	}
}

// TestProposedRatingParts: as many parts as have about twenty players each, at
// most four. Of the players 1000, 1010, … the limits are those at a half, at
// thirds, at quarters, down to the hundred.
func TestProposedRatingParts(t *testing.T) {
	for n, want := range map[int]string{
		39: "U1100, 1100+", // the 20th of 39 has 1190
		60: "U1200, 1200-1399, 1400+",
		99: "U1200, 1200-1399, 1400-1699, 1700+", // 1240, 1490 and 1740 are at quarters
	} {
		var people []string
		for i := range n {
			people = append(people, fmt.Sprintf("P%d - %d", i, 1000+10*i))
		}
		ev, s := children(t, people...)
		if got := (entries.Division{By: entries.RatingBands}).Propose(ev, s); got != want {
			t.Errorf("of %d players %q is proposed, want %q", n, got, want)
		}
	}
}

// TestPartsByColumn: each value of a column is a part, as it is first written;
// those who have none of them are left.
func TestPartsByColumn(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	ev, s = done(t, ev, steps.AddPlayers{Section: s.ID, Players: []model.Player{
		{Entry: model.Entry{Name: "Ann", Club: "Goshen, MS"}, Sex: "F"}, {Entry: model.Entry{Name: "Bob", Club: "Edgewood"}},
		{Entry: model.Entry{Name: "Cid", Club: "goshen, ms "}}, {Entry: model.Entry{Name: "Dee"}},
	}})
	var titles []string
	for _, c := range entries.Columns(s) {
		titles = append(titles, c.Title.String())
	}
	if got := strings.Join(titles, ", "); got != "Club or school, Sex" {
		t.Errorf("it can be divided by %s", got)
	}
	club, ok := entries.DivisionBy("Club")
	if !ok {
		t.Fatal("there is no division by club")
	}
	if got := club.Propose(ev, s); got != "Edgewood; Goshen, MS;" {
		t.Errorf("%q is proposed", got)
	}
	for _, text := range []string{"", club.Propose(ev, s)} {
		club.Into = text
		bands, rest, err := club.Bands(ev, s)
		if got, want := drawn(s, bands, rest), "Edgewood: Bob; Goshen, MS: Ann Cid | Dee"; err != nil || got != want {
			t.Errorf("%q: %s, %v, want %s", text, got, err, want)
		}
	}
	club.Into = "Goshen, MS;"
	if bands, rest, err := club.Bands(ev, s); err != nil || drawn(s, bands, rest) != "Goshen, MS: Ann Cid | Bob Dee" {
		t.Errorf("one part with a comma: %v, %v", bands, err)
	}
	country, _ := entries.DivisionBy("federation")
	if _, _, err := country.Bands(ev, s); err == nil ||
		err.Error() != "nobody of Open has anything in the column Federation. Choose another column" {
		t.Errorf("a column with nothing in it: %v", err)
	}
	if _, ok := entries.DivisionBy("shoe size"); ok {
		t.Error("a section can be divided by shoe size")
	}
}

// TestDividedBy says of a player what he has of it.
func TestDividedBy(t *testing.T) {
	ev, s := children(t, "Ann 2nd 400 Girls+U10", "Bob")
	for name, want := range map[string]string{"grade": "2nd|", "rating": "400|", "category": "Girls, U10|", "club": "|"} {
		d, _ := entries.DivisionBy(name)
		if got := d.Of(ev, s, &s.Players[0]) + "|" + d.Of(ev, s, &s.Players[1]); got != want {
			t.Errorf("of the %s they have %q, want %q", name, got, want)
		}
	}
}

// TestDividedAllPlayAllHasTheRoundsOfItsPart: six are five rounds, four of them
// three, two of them one.
func TestDividedAllPlayAllHasTheRoundsOfItsPart(t *testing.T) {
	ev, s := children(t, "Ann 1", "Bob 1", "Cid 1", "Dee 1", "Eve 4", "Fay 4")
	to := steps.SettingsOf(s)
	to.Format, to.Planned = model.RoundRobin, 5
	ev, s = done(t, ev, steps.EditSection{Section: s.ID, Settings: to})
	_, made := byGrade(t, ev, s)
	if a, b := made.Sections[0].Planned, made.Sections[1].Planned; a != 3 || b != 1 {
		t.Errorf("the parts have %d and %d rounds", a, b)
	}
}
