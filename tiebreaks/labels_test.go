package tiebreaks_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
)

// TestLabels: each modifier in words.
func TestLabels(t *testing.T) {
	for code, want := range map[string]string{
		"BH:MP/C1": "Buchholz, match points, cut 1", "BH:GP/M2/P": "Buchholz, game points, median 2, forfeits as played",
		"AOB/F": "Average of opponents' Buchholz, fore", "KS/L-2": "Koya, limit -2 half points",
		"SSSC/K5": "Score strength system with combination, factor 5", "ARO/U0": "Average rating of opponents, without the unrated",
		"ARO/U1400": "Average rating of opponents, unrated as 1400", "RTNG/U0/R": "Rating, unrated as 0, reversed",
		"AVGOPP/R": "Average Opposition, rulebook", "CUMULATIVE/H0": "Cumulative, half-point byes not deducted",
		"OPPCUM/H1": "Cumulative of Opposition, half-point byes deducted", "BERLIN/W4.2": "Berlin (board points), board weights 4, 2",
		"EMGSB": "Extended Sonneborn-Berger, their match points × our game points",
	} {
		u, err := catalogue.Parse(code)
		if err != nil || u.Label().String() != want {
			t.Errorf("%s is %q, %v, want %q", code, u.Label(), err, want)
		}
	}
}

// TestTrophyOf: without rules of its own a trophy takes the best four and the first two tie-breaks of the section that
// have a value to add up; of a list that was asked for instead, all.
func TestTrophyOf(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1")
	for _, c := range []struct{ own, asked, want string }{
		{"MODMED,SOLKOFF,CUMULATIVE", "MODMED,SOLKOFF,CUMULATIVE", "MODMED,SOLKOFF"},
		{"BETWEEN,SOLKOFF", "BETWEEN,SOLKOFF", "SOLKOFF"},
		{"SOLKOFF", "MODMED,SOLKOFF,BETWEEN,CUMULATIVE", "MODMED,SOLKOFF,CUMULATIVE"},
	} {
		s.Ranking.TieBreaks = strings.Split(c.own, ",")
		got := catalogue.TrophyOf(standings(t, s, c.asked, "us"))
		if got.Counting != 4 || strings.Join(got.TieBreaks, ",") != c.want {
			t.Errorf("of %s, asked for %s: %+v, want %s", c.own, c.asked, got, c.want)
		}
	}
	s.Trophy = &model.Trophy{Counting: 3}
	if got := catalogue.TrophyOf(standings(t, s, "MODMED", "us")); got.Counting != 3 || got.TieBreaks != nil {
		t.Errorf("its own rules are %+v", got)
	}
}

// TestVerifyByHand: P1 to P4 have 2, 1, 1 and 0 points, and everybody the Buchholz 2. Printed are P3 with 2 points and P4 with
// a Buchholz of 2.5; P2 and P3 share places 2 and 3 and stand there in either order, but P2 is not fourth nor P4 third.
func TestVerifyByHand(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 1, 2-4 1")
	s.Ranking.TieBreaks = []string{"BH"}
	column := func(code string, values ...string) catalogue.PrintedColumn {
		c := catalogue.PrintedColumn{Section: s.ID, Code: code, Values: map[model.ID]string{}}
		for i, v := range values {
			c.Values[model.ID(i+1)] = v
		}
		return c
	}
	v, err := catalogue.Verify(event(s), s, []catalogue.PrintedColumn{
		column(catalogue.PlaceCode, "1", "4", "2", "3"), column("PTS", "2", "1", "2", "0"), column("BH", "2.0", "2", "2,0", "2.5"),
		column("", "9"),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []catalogue.Difference{
		{Who: 1, Code: catalogue.PlaceCode, Printed: "4", Made: "2-3"}, {Who: 3, Code: catalogue.PlaceCode, Printed: "3", Made: "4"},
		{Who: 2, Code: "PTS", Printed: "2", Made: "1.0"}, {Who: 3, Code: "BH", Printed: "2.5", Made: "2.0"},
	}
	if !slices.Equal(v.Differences, want) || !slices.Equal(v.Codes, []string{catalogue.PlaceCode, "PTS", "BH"}) || v.Elsewhere != 0 {
		t.Errorf("%+v", v)
	}
	// Starting numbers in the place of places say nothing.
	if v, err = catalogue.Verify(event(s), s, []catalogue.PrintedColumn{column(catalogue.PlaceCode, "1", "2", "3",
		"4")}); err != nil || len(v.Codes) != 0 {
		t.Errorf("%+v %v", v, err)
	}
}
