package model_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// rated is a player with a rating of FIDE's list.
func rated(name string, r model.Rating) model.Player {
	return model.Player{Entry: model.Entry{Name: name}, Rating: r}
}

// in tells who of a section is in the category of a line, and of whom it cannot be
// decided, with a question mark.
func in(t *testing.T, ev *model.Tournament, line string, players ...model.Player) string {
	t.Helper()
	must.Have(model.ReadCategory(line))(t)
	ev.Categories = []string{line}
	s := &model.Section{ID: 1, Players: players}
	b := ev.CategoriesOf(s)
	var all []string
	for i := range players {
		switch is, why := b.Takes(b.Rules()[0], &players[i]); {
		case is && why.Empty():
			all = append(all, players[i].Name)
		case !why.Empty():
			all = append(all, players[i].Name+"?")
		}
	}
	return strings.Join(all, " ")
}

func TestRulesOfRatings(t *testing.T) {
	field := []model.Player{rated("A", 0), rated("B", 999), rated("C", 1000), rated("D", 1399), rated("E", 1400)}
	for line, want := range map[string]string{
		"U1000": "A B", "under 1400": "A B C D", "1000-1399": "C D", "1400+": "E", "Over 1399": "D E", "o1400": "E", "unrated": "A",
		"Low: 1000–1399": "C D", "unr.": "A", "U1400 and 1000+": "C D", "U1400 AND 1000+ and unrated": "",
	} {
		if got := in(t, &model.Tournament{}, line, field...); got != want {
			t.Errorf("%s takes %q, not %q", line, got, want)
		}
	}
	ev := &model.Tournament{Categories: []string{"U1000", "unrated"}}
	b := ev.CategoriesOf(&model.Section{})
	if got := b.Of(&field[0]); !slices.Equal(got, []string{"unrated"}) {
		t.Errorf("beside a category of the unrated A is in %q", got)
	}
	ev.Categories = []string{"U1000", "New: unrated and girls"}
	if got := ev.CategoriesOf(&model.Section{}).Of(&field[0]); !slices.Equal(got, []string{"U1000"}) {
		t.Errorf("beside one of unrated girls A is in %q", got)
	}
}

func TestRulesOfGrades(t *testing.T) {
	var field []model.Player
	for _, g := range []string{"PK", "K", "1", "3rd", "5", "", "x"} {
		field = append(field, model.Player{Entry: model.Entry{Name: "[" + g + "]"}, Grade: g})
	}
	for line, want := range map[string]string{
		"K-3": "[K] [1] [3rd] []? [x]?", "grade 5": "[5] []? [x]?", "5": "[5] []? [x]?", "3+": "[3rd] [5] []? [x]?",
		"pre-K-1": "[PK] [K] [1] []? [x]?", "grades 1-3": "[1] [3rd] []? [x]?",
	} {
		if got := in(t, &model.Tournament{}, line, field...); got != want {
			t.Errorf("%s takes %q, not %q", line, got, want)
		}
	}
}

// TestRulesOfAge: on a day age is in completed years; without one the years of birth
// and of the event decide, as in FIDE's youth and senior events.
func TestRulesOfAge(t *testing.T) {
	born := func(dates ...model.Date) (ps []model.Player) {
		for _, d := range dates {
			ps = append(ps, model.Player{Entry: model.Entry{Name: "(" + string(d) + ")"}, Birth: d})
		}
		return ps
	}
	on := "U10 on 2026-09-01"
	if got := in(t, &model.Tournament{}, on, born("2016-08-31", "2016-09-01", "2016-09-02", "2015", "2016", "2017", "")...); got !=
		"(2016-09-02) (2016)? (2017) ()?" {
		t.Errorf("%s takes %s", on, got)
	}
	for line, want := range map[string]string{
		"U10":               "(2016-01-01) (2016) (2017)",
		"under 10":          "(2016-01-01) (2016) (2017)",
		"S65":               "(1961-12-31) (1961)",
		"senior 65":         "(1961-12-31) (1961)",
		"S65 on 2026-12-30": "(1961)?",
		"S65 on 2026-12-31": "(1961-12-31) (1961)?",
		"S64 on 2026-06-01": "(1961-12-31) (1961) (1962)?",
		"U11 on 2026-01-01": "(2015-12-31) (2016-01-01) (2015)? (2016) (2017)",
	} {
		ev := &model.Tournament{Start: "2026-11-21"}
		got := in(t, ev, line, born("1961-12-31", "1961", "1962", "2015-12-31", "2016-01-01", "2015", "2016", "2017")...)
		if got != want {
			t.Errorf("%s takes %s, not %s", line, got, want)
		}
	}
	if got := in(t, &model.Tournament{}, "U10", born("2016")...); got != "(2016)?" {
		t.Errorf("without a date of the event U10 takes %s", got)
	}
	if got := in(t, &model.Tournament{Start: "2026"}, "U10", born("2016", "2015")...); got != "(2016)" {
		t.Errorf("in an event of 2026 U10 takes %s", got)
	}
}

func TestRulesOfOthers(t *testing.T) {
	a := model.Player{Entry: model.Entry{Name: "A", Club: "Rook and Pawn", Federation: "SCO"}, Sex: "w", State: "Fife"}
	b := model.Player{Entry: model.Entry{Name: "B", Club: "leeds", Federation: "NJ"}, Sex: "m"}
	c := model.Player{Entry: model.Entry{Name: "C"}, Categories: []string{"Local "}}
	for line, want := range map[string]string{
		"girls": "A C?", "Women": "A C?", "w": "A C?", "boys": "B C?", "men": "B C?", "club Leeds": "B", "school leeds": "B",
		"club Rook and Pawn": "A", "girls and club Rook and Pawn": "A", "federation SCO": "A", "fed sco": "A", "local: by hand": "C",
		"Local: girls": "A C", "state fife": "A", "state NJ": "B", "girls and U1000 and club Leeds": "",
	} {
		if got := in(t, &model.Tournament{}, line, a, b, c); got != want {
			t.Errorf("%s takes %q, not %q", line, got, want)
		}
	}
	for _, line := range []string{"", "U14OO", "Kids:", ": U10", "U10 and", "club", "1400", "girls or boys", "U10 on 1.9.2026", "U123456"} {
		if got, err := model.ReadCategory(line); err == nil {
			t.Errorf("%q is read as %+v", line, got)
		}
	}
}

// TestCategoriesOfASection: the event's first, a rule of the section in place of one
// of the same name, then what was given by hand.
func TestCategoriesOfASection(t *testing.T) {
	ev := &model.Tournament{Categories: []string{"Top: 1800+", "Low: U1000", "from a newer program"}}
	s := &model.Section{ID: 1, Categories: []string{"low: U1200"}, Players: []model.Player{
		{Entry: model.Entry{ID: 1}, Rating: 1100, Categories: []string{"Guest", "LOW"}},
		{Entry: model.Entry{ID: 2}, Rating: 1900, Categories: []string{"from a newer program"}}}}
	b := ev.CategoriesOf(s)
	if got := b.Of(&s.Players[0]); !slices.Equal(got, []string{"low", "Guest"}) {
		t.Errorf("the first is in %q", got)
	}
	if got := b.Of(&s.Players[1]); !slices.Equal(got, []string{"Top", "from a newer program"}) {
		t.Errorf("the second is in %q", got)
	}
	if got := b.Undecided(); len(got) != 0 {
		t.Errorf("undecided are %+v", got)
	}
	ev.Categories = []string{"K-3"}
	got := ev.CategoriesOf(s).Undecided()
	if len(got) != 2 || got[1].Who != 2 || got[1].Category != "K-3" || got[1].Why.String() != "no school grade" {
		t.Errorf("undecided are %+v", got)
	}
}

// TestMembersOfACategory: by its name in any spelling of capitals, those by rule and by hand; a category with nobody
// is one, a name that nobody gave is none.
func TestMembersOfACategory(t *testing.T) {
	ev := &model.Tournament{Categories: []string{"Low: U1000", "Top: 2400+"}}
	s := &model.Section{ID: 1, Name: "Open", Players: []model.Player{
		{Entry: model.Entry{ID: 1}, Rating: 900, Categories: []string{" Guest"}},
		{Entry: model.Entry{ID: 2}, Rating: 1900, Categories: []string{"LOW", "guest"}},
		{Entry: model.Entry{ID: 3}, Rating: 1900}}}
	book := ev.CategoriesOf(s)
	for _, c := range []struct {
		ask, name string
		in        []model.ID
	}{{"low", "Low", []model.ID{1, 2}}, {" Top ", "Top", nil}, {"GUEST", "Guest", []model.ID{1, 2}}} {
		name, in, err := book.Members(c.ask)
		var who []model.ID
		for id := model.ID(1); id <= 3; id++ {
			if in[id] {
				who = append(who, id)
			}
		}
		if err != nil || name != c.name || !slices.Equal(who, c.in) {
			t.Errorf("%q is %q of %v, %v; want %q of %v", c.ask, name, who, err, c.name, c.in)
		}
	}
	if _, _, err := book.Members("K-3"); err == nil || err.Error() != `Open has no category "K-3". Choose one of Low, Top, Guest` {
		t.Errorf("an unknown one: %v", err)
	}
	_, _, err := (&model.Tournament{}).CategoriesOf(&model.Section{Name: "Open"}).Members("K-3")
	if err == nil || err.Error() != "Open has no categories. Write them down first, or give them in the list of players" {
		t.Errorf("without categories: %v", err)
	}
}

// TestConditionsOfGamesAndTitles: a title, the rated games before, and those played here: byes and wins without play are none.
func TestConditionsOfGamesAndTitles(t *testing.T) {
	s := &model.Section{ID: 1, Players: []model.Player{{Entry: model.Entry{ID: 1, Name: "A"}, Title: "FM", Games: 25},
		{Entry: model.Entry{ID: 2, Name: "B"}, Title: "wfm ", Games: 26}, {Entry: model.Entry{ID: 3, Name: "C"}}},
		Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}},
			{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}},
			{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 3}, Outcomes: [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}},
				{Board: 2, Sides: [2]model.ID{9, 8}, Games: []model.Game{{Players: [2]model.ID{3, 9},
					Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}}}}
	ev := &model.Tournament{Sections: []*model.Section{s}}
	for rule, want := range map[string]string{"titled": "AB", "untitled": "C", "title FM": "A", "title WFM": "B", "provisional": "A",
		"established": "B",
		"1 game":      "ABC", "2 games": "AC", "3 games": "", "titled and 2 games": "A"} {
		c, err := model.ReadCategory(rule)
		if err != nil {
			t.Fatalf("%s: %v", rule, err)
		}
		got := ""
		for i := range s.Players {
			if in, _ := ev.CategoriesOf(s).Takes(c, &s.Players[i]); in {
				got += s.Players[i].Name
			}
		}
		if got != want || c.Counts() != strings.Contains(rule, "game") {
			t.Errorf("%s takes %s, want %s; it counts games: %v", rule, got, want, c.Counts())
		}
	}
	c, _ := model.ReadCategory("provisional")
	if in, why := ev.CategoriesOf(s).Takes(c, &s.Players[2]); in || why.String() != "the number of rated games is not known" {
		t.Errorf("without a number: %v, %s", in, why)
	}
}
