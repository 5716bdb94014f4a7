package model_test

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestPrizeRule reads for whom prizes are, and holds each to those who are in it.
func TestPrizeRule(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Categories: []string{"Juniors: U20 on 2026-01-01"}, Players: []model.Player{
		{Entry: model.Entry{Name: "A", Club: "North"}, Rating: 1399, Sex: "w", Grade: "2", Birth: "2015-04-01"},
		{Entry: model.Entry{Name: "B", Club: "Leeds"}, Rating: 1400, Sex: "m", Grade: "7", Birth: "1990-01-01", Categories: []string{"Local"}},
		{Entry: model.Entry{Name: "C"}},
	}}
	ev := &model.Tournament{Start: "2026-05-01", Sections: []*model.Section{s}}
	book := ev.CategoriesOf(s).Unrated(false)
	for rule, want := range map[string]string{
		"": "0 everybody", "place": "0 everybody", " Open ": "0 everybody", "U1400": "0 A", "1400+": "0 B", "unrated": "0 C", "grade K-3": "0 A",
		"grade 7": "0 B", "K-3": "0 A", "sex F": "0 A", "sex m": "0 B", "girls": "0 A", "age U12": "0 A", "U12": "0 A", "club Leeds": "0 B",
		"juniors": "0 A", "local": "0 B", "place and U1400": "0 A", "U1500 and girls": "0 A",
		"upset sum": "1 everybody", "upset round 3": "1 everybody", "upset sum and girls": "1 A",
		"upset": "1 everybody", "Upset and U1500": "1 AB", "performance": "2 everybody", "board 2": "3 2 everybody", "team": "4 everybody",
		"by hand": "5 everybody", "clear winner": "6 everybody",
	} {
		r, err := book.PrizeRule(rule)
		if err != nil {
			t.Errorf("%q: %v", rule, err)
			continue
		}
		got := string('0'+rune(r.Order)) + " "
		if r.Board > 0 {
			got += string('0'+rune(r.Board)) + " "
		}
		if r.Category == nil {
			got += "everybody"
		}
		for i := range s.Players {
			if r.Category != nil {
				if in, _ := book.Takes(*r.Category, &s.Players[i]); in {
					got += s.Players[i].Name
				}
			}
		}
		if got != want {
			t.Errorf("%q is %q, want %q", rule, got, want)
		}
	}
	for _, bad := range []string{"U14OO", "everyone", "board 0", "board x", "team and girls", "by hand and girls", "upset and nonsense"} {
		if _, err := book.PrizeRule(bad); err == nil || !strings.Contains(err.Error(), ".") {
			t.Errorf("%q: %v", bad, err)
		}
	}
	unrated, _ := book.PrizeRule("U1400")
	if in, _ := book.Unrated(true).Takes(*unrated.Category, &s.Players[2]); !in {
		t.Error("the unrated are not in U1400 where bands take them")
	}
}

// TestBand: the limits of a category that is a band of ratings.
func TestBand(t *testing.T) {
	for line, want := range map[string][3]int{"U1400": {0, 1399, 1}, "1400-1599": {1400, 1599, 1}, "unrated": {0, 0, 1}, "girls": {0, 0, 0},
		"girls and U1400": {0, 0, 0}, "X: U900": {0, 899, 1}, "K-3": {0, 0, 0}} {
		c, err := model.ReadCategory(line)
		from, to, ok := c.Band()
		if err != nil || from != want[0] || to != want[1] || ok != (want[2] == 1) {
			t.Errorf("%s: %d to %d, %v, %v", line, from, to, ok, err)
		}
	}
}

func TestPrizeDivision(t *testing.T) {
	for text, want := range map[string]model.PrizeDivision{"": model.DivideUS, " US ": model.DivideUS, "Hort": model.DivideHort,
		"equal": model.DivideEqual, "none": model.DivideNone} {
		if got, err := model.ParsePrizeDivision(text); err != nil || got != want {
			t.Errorf("%q is %q, %v", text, got, err)
		}
	}
	if _, err := model.ParsePrizeDivision("half"); err == nil {
		t.Error("half is a division")
	}
	said := map[string]bool{}
	for _, d := range model.PrizeDivisions {
		said[d.Words().String()] = true
	}
	if len(said) != len(model.PrizeDivisions) {
		t.Errorf("the divisions are called %v", said)
	}
}

// TestPrizeLimits: an amount, or a share of what would have been won.
func TestPrizeLimits(t *testing.T) {
	for text, want := range map[string]model.PrizeLimit{
		"unrated=100": {Rule: "unrated", Most: 10000}, " U1400 = 50 %": {Rule: "U1400", Percent: 50},
		"unrated=100%": {Rule: "unrated", Percent: 100},
		"unrated=0":    {Rule: "unrated"}, "unrated= 12.50 ": {Rule: "unrated", Most: 1250}, "unrated=1%": {Rule: "unrated", Percent: 1},
	} {
		got, err := model.ParsePrizeLimit(text)
		if err != nil || got != want {
			t.Errorf("%q: %+v, %v, want %+v", text, got, err, want)
		}
		if again, err := model.ParsePrizeLimit(got.String()); err != nil || again != want {
			t.Errorf("%q is written %q, and read as %+v, %v", text, got, again, err)
		}
	}
	for _, text := range []string{"unrated", "unrated=%", "unrated=101%", "unrated=half", "unrated=x%", "unrated=-5%", "=100", "=50%",
		"unrated=9999999%"} {
		if got, err := model.ParsePrizeLimit(text); err == nil || !strings.Contains(err.Error(), "is no limit") {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
}
