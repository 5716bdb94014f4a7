package ratingchange

import (
	"fmt"
	"testing"

	"wallchart/model"
)

// TestExtraGames: games outside the rounds count for rating, also against somebody of another section, who stands behind the section's
// players; a game that is not rated, and one of two others, do not.
func TestExtraGames(t *testing.T) {
	section := func(id model.ID, ratings ...model.Rating) *model.Section {
		s := &model.Section{ID: id, Name: fmt.Sprint("S", id)}
		for n, r := range ratings {
			no := model.ID(n + 1)
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: no, Number: int(no), Name: fmt.Sprint(id, "-", no)},
				Rating: r, K: 20, Games: 50, Birth: "1980"})
		}
		return s
	}
	one, two := section(1, 1800, 1700), section(2, 2000, 1900)
	ev := &model.Tournament{Start: "2026-05-01", End: "2026-05-02", Sections: []*model.Section{one, two}}
	seat := func(section, player model.ID) model.Seat { return model.Seat{Section: section, Player: player} }
	ev.ExtraGames = []model.ExtraGame{
		{White: seat(1, 1), Black: seat(2, 1), Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{White: seat(2, 1), Black: seat(1, 2), Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
		{White: seat(1, 1), Black: seat(1, 2), Outcomes: [2]model.Outcome{model.UnratedWin, model.UnratedLoss}},
		{White: seat(2, 1), Black: seat(2, 2), Outcomes: [2]model.Outcome{model.Win, model.Loss}},
	}
	e, all := fideSystem.Of(ev, one, 0)
	if len(e.People) != 3 || e.People[2].Name != "2-1" || e.People[2].Rating != 2000 || e.People[2].Games != 50 || e.People[2].K != 20 ||
		e.People[2].Birth != "1980" || e.People[2].ID != 0 {
		t.Fatalf("the people are %+v", e.People)
	}
	for i, want := range []string{"[{0 2 2}]", "[{0 2 1}]", "[{0 0 0} {0 1 1}]"} {
		if got := fmt.Sprint(e.People[i].Results); got != want {
			t.Errorf("%s has played %s, want %s", e.People[i].Name, got, want)
		}
	}
	// 1800 against 2000 expects 0.24, 1700 against 2000 0.15.
	if all[0].Changed() != "+15.2" || all[1].Changed() != "+7.0" {
		t.Errorf("they gain %s and %s", all[0].Changed(), all[1].Changed())
	}
}

// TestPerformanceSum: the lines of a performance are the opponents' ratings; who has none is struck.
func TestPerformanceSum(t *testing.T) {
	g := fideSystem.Rate(against(Person{Rating: 1800}, 1900, 2, 0, 2, 1700, 1))[0]
	var lines []string
	for _, l := range g.Performed.Lines {
		lines = append(lines, fmt.Sprint(l.Opponent, " ", l.Amount, " ", l.Struck, " ", l.Note))
	}
	if got, want := fmt.Sprint(lines), "[O1 1900 false win O2 – true win; has no rating O3 1700 false draw]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if g.Performed.Value != "1993" || g.Performed.Formula != "(1900 + 1700) ÷ 2 + 193 = 1993" || g.Performance != 1993 {
		t.Errorf("%d: %s, %s", g.Performance, g.Performed.Value, g.Performed.Formula)
	}
}

// TestWritten: a change has one decimal, or two where it has them.
func TestWritten(t *testing.T) {
	for hundredths, want := range map[int]string{0: "0.0", 10: "+0.1", -420: "−4.2", 1: "+0.01", 2085: "+20.85", -5: "−0.05"} {
		if got := changed(hundredths); got != want {
			t.Errorf("%d is %s, want %s", hundredths, got, want)
		}
	}
}

// TestPartialRatings: against an opponent with fewer than 10 rated games half of what is made counts at the ECF.
func TestPartialRatings(t *testing.T) {
	for games, want := range map[int]string{0: "+10.0 (0.36 + 0.14) × 20 = +10.0", 9: "+6.4 (0.18 + 0.14) × 20 = +6.4",
		10: "+10.0 (0.36 + 0.14) × 20 = +10.0"} {
		e := against(Person{Rating: 1800}, 1700, 2, 1900, 1)
		e.People[1].Games = games
		g := ecf.Rate(e)[0]
		if got := g.Changed() + " " + g.Sum.Formula; got != want {
			t.Errorf("against %d games: %s, want %s", games, got, want)
		}
	}
	e := against(Person{Rating: 1800}, 1790, 2) // 0.49, of which half is 0.245
	e.People[1].Games = 1
	g := ecf.Rate(e)[0]
	if l := g.Sum.Lines[0]; l.Amount != "+0.245" || g.Changed() != "+4.9" ||
		l.Note.String() != "win; 1790, difference +10: 0.51 expected; half of it, against a partial rating" {
		t.Errorf("%s: %s, %s", l.Amount, l.Note, g.Changed())
	}
}

// TestWhyNoFirstRating: half a point is enough for the games to count, and then it is the 1400 that are lacking.
func TestWhyNoFirstRating(t *testing.T) {
	for _, c := range []struct {
		games []int
		want  string
	}{
		{[]int{1420, 1, 1430, 0, 1450, 0, 1400, 0, 1500, 0}, "Below 1400 it is not published."},
		{[]int{1420, 0, 1430, 0, 1450, 0, 1400, 0, 1500, 0}, "Without half a point in the first event its games do not count."},
		{[]int{1600, 2}, "1 game against a rated opponent so far, and 5 are needed; those of 26 months are added up."},
	} {
		g := fideSystem.Rate(against(Person{}, c.games...))[0]
		if last := g.Sum.Notes[len(g.Sum.Notes)-1].String(); last != c.want || g.Known {
			t.Errorf("%v: %s, want %s", c.games, last, c.want)
		}
	}
}

// TestNobodyOfTheSection: the line of a game against somebody of another section leads to nobody of this one.
func TestNobodyOfTheSection(t *testing.T) {
	e := against(Person{ID: 1, Rating: 1800}, 1700, 2, 1600, 2)
	e.People[1].ID, e.People[2].ID = 5, 0
	lines := fideSystem.Rate(e)[0].Sum.Lines
	if lines[0].OpponentIndex != 1 || lines[1].OpponentIndex != -1 {
		t.Errorf("the lines lead to %d and %d", lines[0].OpponentIndex, lines[1].OpponentIndex)
	}
}
