package ratingchange

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestEverySumHasItsRule: each explanation names the rule, and each estimate says that it is one.
func TestEverySumHasItsRule(t *testing.T) {
	for _, x := range systems {
		g := x.Rate(against(Person{Rating: 1500}, 1600, 2, 0, 2))[0]
		last := g.Sum.Notes[len(g.Sum.Notes)-1].String()
		if g.Sum.Rule.Empty() || (x.Code == "fide") == strings.HasPrefix(last, "An estimate") || g.Performed.Rule.Empty() {
			t.Errorf("%s: %q, %q", x.Code, g.Sum.Rule, last)
		}
		if g.Sum.Value != g.Changed() {
			t.Errorf("%s: the sum says %s, the column %s", x.Code, g.Sum.Value, g.Changed())
		}
		// US Chess gives the unrated a strength of their own; everywhere else the game is struck.
		if len(g.Sum.Lines) != 2 || g.Sum.Lines[1].Struck != (x.Code != "uschess") {
			t.Errorf("%s: %+v", x.Code, g.Sum.Lines)
		}
	}
	if g := x1500(); g.Sum.Who != "" || !g.Sum.Rule.Empty() {
		t.Errorf("who has not played: %+v", g)
	}
}

func x1500() Gain { return dwz.Rate(against(Person{Rating: 1500}))[0] }

// TestStartOfTheUnrated: fifty points a year, two years at least, 1300 above 26: who draws with one of 1300 is half way between.
func TestStartOfTheUnrated(t *testing.T) {
	for born, want := range map[string]string{"2014": "950.0", "2000": "1300.0", "1999": "1300.0", "": "1300.0", "2025": "700.0"} {
		e := against(Person{Birth: model.Date(born)}, 1300, 1)
		notes := usChess.Rate(e)[0].Sum.Notes
		if text := notes[1].String(); text != "Without a rating before, the first estimate was "+want+"." {
			t.Errorf("born %q: %s", born, text)
		}
	}
	// No rating is lower than 100.
	if g := usChess.Rate(against(Person{Rating: 110}, 100, 0, 100, 0, 100, 0))[0]; g.After != 100 {
		t.Errorf("110 after three losses: %d", g.After)
	}
	// The lower K of events that FIDE rates as well begins above 2200.
	for rating, want := range map[int]string{2200: "20.15", 2201: "20.06"} {
		p := usPlayer{before: whole(rating), rated: true}
		if got := text(p.standard([]met{{rating: whole(rating), halves: 1}}, 10, true).k, 2); got != want {
			t.Errorf("%d: K %s, want %s", rating, got, want)
		}
	}
}

// TestRulesOfUSChessAreAmerican: where no federation is given, a section under US Chess' rules is rated by it.
func TestRulesOfUSChessAreAmerican(t *testing.T) {
	s := &model.Section{Players: []model.Player{{NationalRating: 1500}}, Ranking: model.Ranking{Unplayed: "us"}}
	if all := SystemsOf(&model.Tournament{}, s); len(all) != 1 || all[0] != &usChess {
		t.Errorf("%v", all)
	}
	// The coefficient goes by the first day, or by the last where no other is known.
	e := against(Person{Rating: 1500, Birth: "2008"}, 1500, 2)
	if g := fideSystem.Rate(e)[0]; g.K != "40" {
		t.Errorf("18 in the year of the last day: K %s", g.K)
	}
	e.Start, e.End = "2026-12-27", "2027-01-02"
	if g := fideSystem.Rate(e)[0]; g.K != "40" {
		t.Errorf("18 in the year of the first day: K %s", g.K)
	}
}
