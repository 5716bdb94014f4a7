package series_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/series"
)

// TestRules: each rule is said where it holds, and not where it does not.
func TestRules(t *testing.T) {
	said := func(lines string) string {
		var all []string
		for _, x := range rules(t, lines, 0).Rules() {
			all = append(all, x.String())
		}
		return strings.Join(all, " ")
	}
	for lines, want := range map[string]string{
		"points 10 8\nelse 0.01\nbest 3\nleast 2\nlevel last\nevent a.x weight 2\nevent b.x": "Points by place: 10, 8, else 0.01. " +
			"Who are level on points get the mean of their places. Weights: a × 2. The best 3 results count; what is in brackets does not. " +
			"Whoever has played in fewer than 2 events is not placed. Those with the same sum are separated by the latest results.",
		"score 0.01\nparticipation 0.01\nleast 1\nevent a.x": "Each point of the score counts 0.01. Taking part counts 0.01. " +
			"Those with the same sum are separated by the best single results.",
		"points 5\nties higher\nbest 1\nleast 2\nevent a.x": "Points by place: 5. Who are level on points all get the highest of their " +
			"places. The best 1 result counts; what is in brackets does not. Whoever has played in fewer than 2 events is not placed. " +
			"Those with the same sum are separated by the best single results.",
		"points 5\nties place\nlevel firsts events\nevent a.x": "Points by place: 5. Places are by tie-break; whom nothing separates get " +
			"the mean. Those with the same sum are separated by the number of first places, the number of events.",
	} {
		if got := said(lines); got != want {
			t.Errorf("%q says\n%s, want\n%s", lines, got, want)
		}
	}
}

// TestHundredths: as short as exact, and read back.
func TestHundredths(t *testing.T) {
	for h, want := range map[series.Hundredths]string{0: "0", 5: "0.05", 10: "0.1", 50: "0.5", 99: "0.99", 100: "1", 833: "8.33",
		1010: "10.1", 1009: "10.09", 100_000_000: "1000000"} {
		got := h.String()
		if back, err := series.ParseHundredths(got); got != want || err != nil || back != h {
			t.Errorf("%d is %s, read back as %d, %v; want %s", int(h), got, int(back), err, want)
		}
	}
	if got := series.Hundredths(-150).String(); got != "-1.5" {
		t.Errorf("less than nothing is %s", got)
	}
	for _, text := range []string{"", ".5", "1.2.3", "1,2,3", "a", "1.234", "1000000.01"} {
		if got, err := series.ParseHundredths(text); err == nil {
			t.Errorf("%q is %s", text, got)
		}
	}
}

// TestManyOnTheLastPlaces: a tie that reaches behind the places with points, and one behind all of them.
func TestManyOnTheLastPlaces(t *testing.T) {
	s := rules(t, "points 10 9 8\nelse 2\nevent a.x", 0)
	got := table(t, s, event(t, "Ann 5\nBob 4\nCy 3\nDee 3\nEva 3\nFay 3\nGus 3\nHal 1\nIda 1"))
	// Cy to Gus: (8 + 2 + 2 + 2 + 2) / 5.
	if text := written(got); !strings.Contains(text, "3= Cy 3.2: 3.2") || !strings.Contains(text, "8= Hal 2: 2") {
		t.Errorf("the table is\n%s", text)
	}
	if why := got.Persons[2].Results[0].Why().String(); why != "places 3 to 7: (16) / 5 = 3.2" {
		t.Errorf("Cy has it because of %s", why)
	}
	if why := got.Persons[7].Results[0].Why().String(); why != "behind the places with points: 2" {
		t.Errorf("Hal has it because of %s", why)
	}
}

// TestPairedIsTakingPart: who sits at a board has come, who is left out has not.
func TestPairedIsTakingPart(t *testing.T) {
	e := event(t, "Ann\nBob\nCy\nDee\nEva\nFay")
	e.Section.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}, {Board: 2, Sides: [2]model.ID{3, 4}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.ZeroBye}}}}}
	if got, want := written(table(t, rules(t, "points 10 9 8\nevent a.x", 0), e)), "1 Ann 10: 10\n2= Bob 5.67: 5.67\n2= Cy 5.67: 5.67\n"+
		"2= Dee 5.67: 5.67"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestOnly: places and points are among those of the category; who is not in it has none, and of whom it cannot be decided is named.
func TestOnly(t *testing.T) {
	one := event(t, "Ann 4 born=2013\nBob 3 born=1990\nCid 3 born=2014\nDee 2\nEva 1 born=2015")
	two := event(t, "Bob 4 born=1990\nEva 4 born=2015\nCid 1 born=2014")
	got := table(t, rules(t, "points 10 8 6 5\nonly U14", 2), one, two)
	var all []string
	for _, p := range got.Persons {
		all = append(all, fmt.Sprint(p.Rank, " ", p.Name, " ", p.Sum()))
	}
	// 2026 less 2013 is 13. In the first event Ann, Cid and Eva are in it, in the second Eva and Cid.
	if text := strings.Join(all, ", "); text != "1 Eva 6 + 10 = 16, 2 Cid 8 + 8 = 16, 3 Ann 10" {
		t.Errorf("the table is %s", text)
	}
	if text := phrase.Join("; ", got.Notes...).String(); text != "E1: whether they are U14 cannot be decided of Dee (no birth date)." {
		t.Errorf("it says %q", text)
	}
	if text := phrase.Join(" ", rules(t, "points 10\nonly U14 and girls", 1).Rules()...).String(); !strings.Contains(text,
		"Only for U14 and girls; places are among those.") {
		t.Errorf("the rules are %s", text)
	}
}
